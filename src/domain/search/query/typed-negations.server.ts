import { saysLittle } from '../vocabulary/fillers.server.ts';
import { homeCountries } from '../vocabulary/languages.server.ts';
import { isRemoteWord } from '../vocabulary/remote.server.ts';
import { interpret } from '../vocabulary/synonyms.server.ts';
import { factsIn } from './job-facts.server.ts';
import { areaInForm, countryInForm } from './place-forms.ts';
import { isCommon, type TypedText, wordsIn } from './search-text.ts';
import { hasQuotes } from './typed-signs.ts';

/** "Designer, not senior" and "Oulu, ei myyntiä": what follows is left out, as with a minus. */

const NEGATION =
  'not|without|except|excluding|ikke|ikkje|inte|ej|ekki|uden|uten|utan|undtagen|unntatt|utom|ilman|paitsi|án|nema|ei|eikä|' +
  'en halua|muu(?:t|ta|ita|lla|ssa)? kuin';
const BETWEEN =
  'a|an|the|as|in|be|being|any|en|et|ett|ei|eit|ein|som|i|er|är|være|vara|noen|nogen|någon|sem|í|mitään|mikään|tehdä';
const BEFORE = 'but|men|mutta|en';
const NEGATED = new RegExp(
  `(?<=^|[\\s(,])(?:(?:${BEFORE}) )?(?<negation>${NEGATION}) (?:(?:${BETWEEN}) ){0,3}(?<word>[\\p{L}+#.]+)` +
    `(?<after>(?: (?!(?:${NEGATION}|${BEFORE})(?!\\p{L}))\\p{L}+){0,2})(?=$|[\\s),])`,
  'giu',
);

/** Who types one of these alone searches for no text: "ei myynti". */
const ALONE = /^(?:ei|eikä|en halua|muu.* kuin)$/i;

/** "Job der ikke er IT": in capitals it is a field of work, and in small letters a word of many English sentences. */
function withSoftwareForIt(text: string): string {
  return text.replace(NEGATED, (whole: string) => whole.replace(/(?<= )IT(?!\p{L})/u, 'software'));
}

/** "Ei" is an article of Nynorsk, too: "ei kokkestilling". */
function isArticle(negation: string, text: string): boolean {
  const others = wordsIn(text).filter(({ folded }) => folded !== 'ei');
  return /^ei$/i.test(negation) && homeCountries(others).includes('NO');
}

const tellingIn = (text: string) => wordsIn(text).filter(({ folded }) => !isCommon(folded));

/** `whole` is the typed negation ("but not senior as"), `kept` what of it is none ("as"). */
export type TypedNegation = { whole: string; name: string; kept: string };

/** The text with a minus before each role, level, technology or place that it says is not wanted, and these. */
export function withMinuses(
  typed: string,
  isTown: (word: string) => boolean,
): { text: string; negations: TypedNegation[] } {
  if (hasQuotes(typed)) return { text: typed, negations: [] };
  const text = withSoftwareForIt(typed);
  const negations: TypedNegation[] = [];
  const changed = text.replace(NEGATED, (whole: string, ...groups) => {
    const at = groups.findLast((group): group is number => typeof group === 'number') ?? 0;
    const { negation, word, after } = groups.at(-1) as { negation: string; word: string; after: string };
    const [first] = tellingIn(word);
    // Alone it is a phrase of a text: "not cook".
    const isAlone = tellingIn(text).length === tellingIn(whole).length && after === '' && !ALONE.test(negation);
    if (!first || saysLittle(first.folded) || isAlone || isArticle(negation, text)) return whole;
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

/** Marks the excluded words that the search names after a word such as "not". */
export function excludeByMeaning({ excluded }: TypedText, negations: readonly TypedNegation[]): void {
  const names = new Set(
    negations.map(({ name }) =>
      tellingIn(name)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  );
  for (const words of excluded)
    if (names.has(words.map(({ folded }) => folded).join(' '))) for (const word of words) word.isByMeaning = true;
}
