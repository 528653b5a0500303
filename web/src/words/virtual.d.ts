declare module 'virtual:words' {
  /** For the page, its parts and each game, a way to the words in each language: made by tools/words.ts. */
  const ways: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default ways;
}
