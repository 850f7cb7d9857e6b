import { SIGNS } from './grammar.ts';

export type Clauses = {
  /** A clause with signs, and what follows that speaks of them. */
  said: { text: string; wider: string[] }[];
  /** Clauses that name nothing and stand for themselves. */
  others: string[];
};

/** Danish and Finnish write a comma before these, where nothing ends: "det er ikke et krav, at du taler dansk". */
const COMMA_WITHIN = /,(?= (?:at|että) )/g;

/** Longer is a sentence of its own and says nothing of the clause before it. */
const SHORT_WORDS = 3;

/** Parts a sentence with signs into clauses, each with those that only make sense with it. */
export function clausesOf(signed: string, breaks: RegExp, continues: RegExp): Clauses {
  // What stands in brackets belongs to what stands before it, unless it names something itself.
  const flat = signed.replace(/\(([^()]*)\)/g, (whole, inner: string) =>
    has(inner) ? ` ; ${inner} ; ` : whole.replaceAll(',', ' '),
  );
  const parts = flat
    .replace(breaks, ' ; $&')
    .replace(COMMA_WITHIN, '')
    .split(/[;]|,(?!\d)|\s[–—-]+\s|:\s(?=[^:]{60})/)
    .map((part) => part.replace(/^[\s"“”»«']+|[\s.!:"“”»«…]+$/gu, '').replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const said: Clauses['said'] = [];
  const others: string[] = [];
  let before: string[] = [];
  for (const part of parts) {
    const last = said.at(-1);
    if (has(part)) {
      // The signless clauses before it: "Excellent communication skills, both written and spoken, in …".
      const wider = before.slice(-2).map((_, index, some) => [...some.slice(some.length - 1 - index), part].join(' '));
      said.push({ text: part, wider });
      before = [];
    } else if (last && before.length === 0 && (part.split(' ').length <= SHORT_WORDS || beginsWith(part, continues))) {
      last.text += ` ${part}`;
      last.wider = last.wider.map((one) => `${one} ${part}`);
    } else {
      before.push(part);
      others.push(part);
    }
  }
  return { said, others };
}

function has(text: string): boolean {
  SIGNS.lastIndex = 0;
  return SIGNS.test(text);
}

function beginsWith(text: string, expression: RegExp): boolean {
  expression.lastIndex = 0;
  return expression.exec(text)?.index === 0;
}
