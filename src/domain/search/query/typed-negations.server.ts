import { saysLittle } from '../vocabulary/fillers.server.ts';
import { isRemoteWord } from '../vocabulary/remote.server.ts';
import { interpret } from '../vocabulary/synonyms.server.ts';
import { factsIn } from './job-facts.server.ts';
import { areaInForm, countryInForm } from './place-forms.ts';
import { isCommon, wordsIn } from './search-text.ts';
import { hasQuotes } from './typed-signs.ts';

/** "Designer, not senior": what follows is left out, as with a minus. */

const NEGATION =
  'not|without|except|excluding|ikke|ikkje|inte|ekki|uden|uten|utan|undtagen|unntatt|utom|ilman|paitsi|án|nema';
const BETWEEN = 'a|an|the|as|in|be|being|any|en|et|ett|ei|eit|ein|som|i|er|är|være|vara|noen|nogen|någon|sem|í';
const BEFORE = 'but|men|mutta|en';
const NEGATED = new RegExp(
  `(?<=^|[\\s(,])(?:(?:${BEFORE}) )?(?:${NEGATION}) (?:(?:${BETWEEN}) ){0,3}([\\p{L}+#.]+)((?: \\p{L}+){0,2})(?=$|[\\s),])`,
  'giu',
);

const tellingIn = (text: string) => wordsIn(text).filter(({ folded }) => !isCommon(folded));

/** `whole` is the typed negation ("but not senior as"), `kept` what of it is none ("as"). */
export type TypedNegation = { whole: string; name: string; kept: string };

/** The text with a minus before each role, level, technology or place that it says is not wanted, and these. */
export function withMinuses(
  text: string,
  isTown: (word: string) => boolean,
): { text: string; negations: TypedNegation[] } {
  if (hasQuotes(text)) return { text, negations: [] };
  const negations: TypedNegation[] = [];
  const changed = text.replace(NEGATED, (whole, word: string, after: string, at: number) => {
    const [first] = tellingIn(word);
    // Alone it is a phrase of a text: "not cook".
    const isAlone = tellingIn(text).length === tellingIn(whole).length;
    if (!first || saysLittle(first.folded) || (isAlone && after === '')) return whole;
    const words = tellingIn(text).map((one) => ({ ...one, isPrefix: false, inPhrase: false }));
    const place = tellingIn(text.slice(0, at)).length + tellingIn(whole).length - tellingIn(`${word}${after}`).length;
    const meanings = interpret(words.map(({ folded }) => folded));
    // "Without experience" and "ikke dansktalende" mean something themselves.
    const isAcross = ({ from, length }: { from: number; length: number }) => from < place && from + length > place;
    if ([...meanings, ...factsIn(words)].some(isAcross)) return whole;
    const meaning = meanings.find(({ from }) => from === place);
    const isPlace = isTown(first.folded) || countryInForm(first.spelled) !== null || areaInForm(first.folded) !== null;
    const isName = isPlace || isRemoteWord(first.folded) || (meaning?.senses.length ?? 0) > 0;
    if (!isName) return whole;
    const rest = after.split(' ').slice(1);
    const others = rest.slice(0, (meaning?.length ?? 1) - 1);
    const name = others.length === 0 ? word : `"${[word, ...others].join(' ')}"`;
    const kept = rest.slice(others.length);
    negations.push({ whole, name: [word, ...others].join(' '), kept: kept.join(' ') });
    return [` -${name}`, ...kept].join(' ');
  });
  return { text: changed, negations };
}
