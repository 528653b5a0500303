/** In Polish no line ends with a word of one letter: it is tied to the next one. For Fluent messages and for rules. */
export function tied(text: string, language: string): string {
  return language === 'pl' ? text.replace(/(?<=^|[\s(„])([aiouwz])(?: |\n +)(?=[^\s}*[])/gi, '$1\u00a0') : text;
}
