/** Reads rules by clause. */
export interface Clause {
  number: string;
  kinds: string[]; // what it rests on: text, fact, chosen, ruling
  text: string;
}
export interface Section {
  title: string;
  clauses: Clause[];
  examples: string[];
}
export interface Rules {
  title: string;
  about: string;
  short: Section; // the game in some sentences, for who does not know it yet
  sections: Section[];
}

const CLAUSE = /^- \*\*([A-Z]\d+)\*\* \[([a-z, ]+)\] (.*)$/;
const joined = (text: string): string => text.split(/[ \n]+/).join(' ').trim(); // words that are tied stay so

export function readRules(source: string): Rules {
  const [head = '', ...parts] = source.split(/^## /m);
  const [title = '', ...about] = head.split('\n');
  const [short, ...sections] = parts.map(readSection);
  return { title: title.replace(/^# /, ''), about: joined(about.join('\n')), short: short!, sections };
}

function readSection(part: string): Section {
  const [title = '', ...body] = part.split('\n');
  const section: Section = { title, clauses: [], examples: [] };
  for (const item of body.join('\n').split(/^(?=- )/m).map(joined).filter(Boolean)) {
    const [, number, kinds, text] = CLAUSE.exec(item) ?? [];
    if (number) section.clauses.push({ number, kinds: kinds!.split(', '), text: text! });
    else section.examples.push(item.replace(/^- /, ''));
  }
  return section;
}

/** A piece of a clause's text: plain, emphasised, code, or the number of another clause. */
export interface Piece {
  kind: 'plain' | 'em' | 'code' | 'clause';
  text: string;
}

export function pieces(text: string): Piece[] {
  return text
    .split(/(\*[^*]+\*|`[^`]+`|\b[MTD]\d{1,2}\b)/)
    .filter(Boolean)
    .map((part) => {
      if (/^\*.+\*$/.test(part)) return { kind: 'em', text: part.slice(1, -1) };
      if (/^`.+`$/.test(part)) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: /^[MTD]\d{1,2}$/.test(part) ? 'clause' : 'plain', text: part };
    });
}
