import { SIGNS } from './expressions.ts';
import { matchesIn } from './signs-in-clause.ts';

export type Clauses = {
  /**
   * Clauses with signs. `wider`: the same with the clauses before it. `referring`: a clause about it, which its text has, too.
   * `isSpoken`: a clause after it, which its text does not have, says that the work goes on in its language.
   */
  signed: { text: string; wider: string[]; referring: string | null; isSpoken: boolean }[];
  /** Clauses without signs. */
  others: string[];
};

/** Danish and Finnish write a comma before these, which ends no clause: "det er ikke et krav, at du taler dansk". */
const COMMA_WITHIN = /,(?= (?:at|että) )/g;

/** "Swedish is required and English is a plus": two statements, each with a sign and its own verb. */
const BETWEEN_STATEMENTS =
  /(?<=[\ue000-\ue13f][^;,\ue000-\ue13f]{0,30} (?:is|are|er|är|eru|on) [^;,\ue000-\ue13f]{1,40}) (?:and|og|och|ja) (?=(?:[^\s;,]+ ){0,2}[\ue000-\ue13f][^;,\ue000-\ue13f]{0,30} (?:is|are|er|är|eru|on|katsotaan|luetaan|counts?|räknas|ses|anses|tæller|teller|regnes|telst) )/gu;

/** "You need English because it is our working language": these begin a clause without a comma. */
const BEFORE_CLAUSE =
  / (?=(?:and|as|since|because|for|og|fordi|da|ettersom|eftersom|siden|idet|av di|och|för|därför att|ja|koska|sillä|enda|því|þar sem) )/gu;

/** "Good English is required. It is our working language." */
const SENTENCE_ABOUT_IT = /[.!] (?=(?:it|that|this|det|dette|detta|se|tämä|hún|það|þetta) )/g;

/** A longer clause says nothing of the clause before it. */
const SHORT_WORDS = 3;

/**
 * Splits a sentence with signs into clauses, each with those that only make sense with it. A clause that `refersBack` to
 * the one before it marks that: "Meetings are in English, so you have to master it." So does one that is `spokenBack`:
 * "You need English, as it is our working language."
 */
export function clausesOf(
  sentence: string,
  breaks: RegExp,
  continues: RegExp,
  refersBack?: RegExp,
  spokenBack?: RegExp,
): Clauses {
  // Brackets belong to the words before them, unless they have a sign themselves.
  const flat = sentence.replace(/\(([^()]*)\)/g, (whole, inner: string) =>
    hasSign(inner) ? ` ; ${inner} ; ` : whole.replaceAll(',', ' '),
  );
  const parts = (spokenBack === undefined ? flat : withBreaksBefore(flat, spokenBack))
    .replace(/: /g, (colon, at: number, whole: string) =>
      spokenBack !== undefined && isBetweenStatements(whole, at) ? ' ; ' : colon,
    )
    .replace(breaks, ' ; $&')
    .replace(COMMA_WITHIN, '')
    .replace(BETWEEN_STATEMENTS, ' ; ')
    .split(/[;]|,(?!\d)|\s[–—-]+\s|:\s(?=[^:]{60})/)
    .map((part) => part.replace(/^[\s"“”»«']+|[\s.!:"“”»«…]+$/gu, '').replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const signed: Clauses['signed'] = [];
  const others: string[] = [];
  let before: string[] = [];
  for (const part of parts) {
    const last = signed.at(-1);
    if (hasSign(part)) {
      // The clauses without signs before it: "Excellent communication skills, both written and spoken, in …".
      const wider = before.slice(-2).map((_, index, some) => [...some.slice(some.length - 1 - index), part].join(' '));
      signed.push({ text: part, wider, referring: null, isSpoken: false });
      before = [];
    } else if (last && spokenBack !== undefined && matchesIn(spokenBack, part)) {
      last.isSpoken = true;
    } else if (last && refersBack !== undefined && matchesIn(refersBack, part)) {
      last.text += ` ${part}`;
      last.referring = part;
    } else if (last && before.length === 0 && (part.split(' ').length <= SHORT_WORDS || beginsWith(part, continues))) {
      last.text += ` ${part}`;
      last.wider = last.wider.map((one) => `${one} ${part}`);
    } else {
      before.push(part);
      others.push(part);
    }
  }
  return { signed, others };
}

/** With a semicolon before each clause that is `spokenBack` and has no comma before it. */
function withBreaksBefore(text: string, spokenBack: RegExp): string {
  const isBreak = (at: number) =>
    hasSign(text.slice(0, at)) && matchesIn(spokenBack, text.slice(at).split(/[;,.]/)[0]?.trim() ?? '');
  return text
    .replace(BEFORE_CLAUSE, (space, at: number) => (isBreak(at) ? ' ; ' : space))
    .replace(SENTENCE_ABOUT_IT, (stop, at: number, whole: string) =>
      matchesIn(spokenBack, whole.slice(at + stop.length).split(/[;,.]/)[0] ?? '') ? ' ; ' : stop,
    );
}

/** "You need no Finnish: with us English is enough", and no label such as "Languages: English". */
function isBetweenStatements(text: string, colon: number): boolean {
  const before = text.slice(0, colon).split(/[;,.]/).at(-1)?.trim() ?? '';
  const isStatement =
    hasSign(before) ||
    /^(?:that|this|it|det|se|það) /.test(before) ||
    /^: (?:you|du|sinä|sinun|þú) /.test(text.slice(colon));
  return isStatement && before.split(' ').length >= SHORT_WORDS && hasSign(text.slice(colon).split(/[;,.]/)[0] ?? '');
}

function hasSign(text: string): boolean {
  SIGNS.lastIndex = 0;
  return SIGNS.test(text);
}

function beginsWith(text: string, expression: RegExp): boolean {
  expression.lastIndex = 0;
  return expression.exec(text)?.index === 0;
}
