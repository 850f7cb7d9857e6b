import { joinsOthers } from '../inflections/function-words.ts';
import { saysLittle } from '../vocabulary/fillers.server.ts';
import { homeCountries } from '../vocabulary/languages.server.ts';
import { isRemoteWord } from '../vocabulary/remote.server.ts';
import { interpret } from '../vocabulary/synonyms.server.ts';
import { areaInForm } from './area-forms.server.ts';
import { isTechFact } from './job-facts.server.ts';
import { countryInForm } from './place-forms.ts';
import { isCommon, isIt, type TypedText, wordsIn } from './search-text.ts';
import { factsIn } from './typed-facts.server.ts';
import { hasQuotes } from './typed-signs.ts';

/** "Designer, not senior" and "Oulu, ei myyntiä": what follows is left out, as with a minus. */

const NEGATION =
  'not|without|except|excluding|no(?! code)|neither|anything (?:but|except)|everything (?:but|except)|nothing with|' +
  'ikke|ikkje|inte|ej|ekki|uden|uten|utan|undtagen|unntatt|utom|ilman|paitsi|án|nema|ei|eikä|enkä|' +
  'ingen|inget|inga|intet|engin|hverken|verken|varken|hvorki|alt (?:andet|annet|anna) (?:end|enn)|' +
  'allt (?:annat än|annað en|utom)|(?:slippe|slipper|slippa) (?:for )?(?:at|att|å)|en halua|muu(?:t|ta|ita|lla|ssa)? kuin|' +
  'kaikki paitsi|kaikkea paitsi|mitä tahansa paitsi';
const BETWEEN =
  'a|an|the|as|in|on|be|being|any|en|et|ett|ei|eit|ein|som|i|er|är|være|vara|noen|nogen|någon|sem|í|mitään|mikään|tehdä|' +
  'to|do|doing|work|working|with|at|att|å|arbejde|jobbe|jobba|arbeta|arbeide|med|inden for|indenfor|innenfor|innen|inom|' +
  'vinna|við|að|työskennellä|want to|want|vil|vill';
const BEFORE = 'but|men|mutta|en|just|bare|bara|vain';
/** "Not sales or IT" leaves out both. "Not senior and remote" leaves out one: only of work, "and" names both. */
const OR = new Set(['or', 'nor', 'eller', 'tai', 'eða', 'né']);
const AND = new Set(['and', 'og', 'och', 'ja']);
const NEGATED = new RegExp(
  `(?<=^|[\\s(,])(?:(?:${BEFORE}) )?(?<negation>${NEGATION}) (?:(?:${BETWEEN}) ){0,4}(?<word>(?:IT-)?[\\p{L}+#.]+)` +
    `(?<after>(?: (?!(?:${NEGATION}|${BEFORE})(?!\\p{L}))\\p{L}+){0,5})(?=$|[\\s),])`,
  'giu',
);

/** Who types one of these alone searches for no text: "ei myynti". */
const ALONE =
  /^(?:ei|eikä|enkä|en halua|muu.* kuin|(?:anything|everything) (?:but|except)|al(?:t|lt) ann?[ae].? (?:end|enn|än|en)|alt andet end|kaikk.* paitsi)$/i;

/** With one of these alone, a name of work is left out ("ikke salg", "no coding"), and any other word is a text: "not juggle". */
const NOT = /^(?:not|no|without|ikke|ikkje|inte|ekki|uden|uten|utan|ilman|án|ingen|inget|inga|intet|engin)$/i;

/** "Ei" is an article of Nynorsk, too: "ei kokkestilling". */
function isArticle(negation: string, text: string): boolean {
  const others = wordsIn(text).filter(({ folded }) => folded !== 'ei');
  return /^ei$/i.test(negation) && homeCountries(others).includes('NO');
}

/** After "not", "it" is the field of work: "job der ikke er IT". */
const tellingIn = (text: string) => wordsIn(text).filter((word) => !isCommon(word.folded) || isIt(word));

type Words = TypedText['words'];

/** "No i Oslo" is Nynorsk for "now in Oslo". */
const NONE = /^(?:no|ingen|inget|inga|intet|engin)$/i;
/** "Uden uddannelse" says what the person lacks. */
const WITHOUT = /^(?:without|uden|uten|utan|ilman|án)$/i;
/** "Kræver ikke uddannelse" asks for no other field. */
const NEEDS =
  /kr[æeä]v|behøv|behöv|treng|tarvi|vaadi|þarf|need|requir|necessar|nødvend|nödvänd|påkrev|krav|krafa|måst|must|täyty|verð/i;

/** The field of work that the words from here on name: "not gaming", "ei IT-alaa". A text mentions other facts in passing. */
function fieldAt(words: Words, place: number, isOfIndustry: boolean): number {
  const span = factsIn(words).find(({ from }) => from === place);
  if (!span || span.fact.isOnlyTyped) return 0;
  return isTechFact(span.fact) || (isOfIndustry && span.fact.industry !== null) ? span.length : 0;
}

/** "Without travelling abroad every week". */
const MOST_UNWANTED = 2;

type Reading = { text: string; words: Words; negation: string; isTown: (word: string) => boolean };

const namesPlace = ({ folded, spelled }: Words[number], isTown: (word: string) => boolean) =>
  isTown(folded) || countryInForm(spelled) !== null || areaInForm(folded) !== null;

/** How many words from here on name what may be left out, and whether it is work; null where they name nothing. */
function nameAt({ text, words, negation, isTown }: Reading, place: number): { length: number; isWork: boolean } | null {
  const first = words[place];
  if (!first || ((saysLittle(first.folded) || joinsOthers(first.folded)) && !isIt(first))) return null;
  const meaning = interpret(words.map(({ folded }) => folded)).find(({ from }) => from === place);
  const ofRole = meaning && meaning.senses.length > 0 ? meaning.length : 0;
  const [isNone, isWithout] = [NONE.test(negation), WITHOUT.test(negation)];
  const length = Math.max(ofRole, fieldAt(words, place, !isNone && !isWithout && !NEEDS.test(text)));
  if (length > 0) return { length, isWork: true };
  const isPlace = namesPlace(first, isTown);
  const isName = (isPlace && !isNone) || isRemoteWord(first.folded);
  return isName ? { length: 1, isWork: false } : null;
}

/**
 * How many words from here on are no name of anything that may be left out: "without travelling", "not at a desk". They ask for
 * nothing, least of all for a job that mentions them. What a person lacks or need not do is no wish.
 */
function unwantedAt({ text, words, isTown }: Reading, place: number, most: number): number {
  if (NEEDS.test(text)) return 0;
  // "Not sit in an office": what one does there is no name of what is left out.
  const task = interpret(words.map(({ folded }) => folded)).find(({ from }) => from === place);
  if (task?.isEveryday && saysLittle(words[place]?.folded ?? '')) return Math.min(task.length, most);
  const isNamed = (at: number) =>
    interpret(words.map(({ folded }) => folded)).some(
      ({ from, length, senses }) => senses.length > 0 && from <= at && at < from + length,
    ) ||
    factsIn(words).some(
      ({ from, length, fact }) => from <= at && at < from + length && !fact.isTopic && fact.industry === null,
    );
  const isUnwanted = (at: number) => {
    const word = words[at];
    if (word === undefined || at >= place + most || namesPlace(word, isTown)) return false;
    return !saysLittle(word.folded) && !joinsOthers(word.folded) && !isNamed(at);
  };
  let length = 0;
  while (length < MOST_UNWANTED && isUnwanted(place + length)) length++;
  return length;
}

/** The text after so many of its telling words. */
function wordsAfter(text: string, many: number): string {
  let rest = text.split(' ');
  for (let left = many; left > 0 && rest.length > 0; rest = rest.slice(1))
    if (tellingIn(rest[0] ?? '').length > 0) left -= 1;
  return ` ${rest.join(' ')}`;
}

/** `whole` is what was typed ("but not senior"), `kept` what stays of it without the name ("not", in "not sales or IT"). */
export type TypedNegation = { whole: string; name: string; kept: string };

/** "Jobs outside Helsinki": before a town or a country. An outside sales manager is somebody. */
const OUTSIDE =
  /(?<!\p{L})(?:(?:just )?outside(?: of)?|utenfor|utanfor|utanför|uden for|udenfor|fyrir utan) (?<place>\p{L}+)(?!\p{L})|(?<!\p{L})(?<finnish>\p{L}+)n ulkopuolella(?!\p{L})/giu;

/** The text with "not" for "outside". */
function withOutside(text: string, isTown: (word: string) => boolean): string {
  return text.replace(OUTSIDE, (whole: string, ...groups) => {
    const { place, finnish } = groups.at(-1) as Record<string, string | undefined>;
    const name = place ?? finnish ?? '';
    const [word] = wordsIn(name);
    return word && namesPlace({ ...word, isPrefix: false, inPhrase: false }, isTown) ? `-${name}` : whole;
  });
}

/** The text with a minus before each role, level, technology or place that it says is not wanted, and these. */
export function withMinuses(
  text: string,
  isTown: (word: string) => boolean,
): { text: string; negations: TypedNegation[] } {
  if (hasQuotes(text)) return { text, negations: [] };
  const negations: TypedNegation[] = [];
  const changed = withOutside(text, isTown).replace(NEGATED, (whole: string, ...groups) => {
    const at = groups.findLast((group): group is number => typeof group === 'number') ?? 0;
    const { negation, word, after } = groups.at(-1) as { negation: string; word: string; after: string };
    // Alone the others are a phrase of a text: "nothing with sugar".
    const isAlone = tellingIn(text).length === tellingIn(whole).length && after === '' && !ALONE.test(negation);
    if ((isAlone && !NOT.test(negation)) || isArticle(negation, text)) return whole;
    const words = tellingIn(text).map((one) => ({ ...one, isPrefix: false, inPhrase: false }));
    const typed = `${word}${after}`;
    const before = whole.slice(0, whole.length - typed.length);
    const place = tellingIn(text.slice(0, at)).length + tellingIn(whole).length - tellingIn(typed).length;
    // "Without experience" and "ikke dansktalende" mean something themselves.
    const isAcross = ({ from, length }: { from: number; length: number }) => from < place && from + length > place;
    if ([...interpret(words.map(({ folded }) => folded)), ...factsIn(words)].some(isAcross)) return whole;
    const { names, rest } = namesFrom({ text, words, negation, isTown }, place, typed.split(' '));
    if (names.length === 0) {
      if (isAlone) return whole;
      const length = unwantedAt({ text, words, negation, isTown }, place, wordsIn(typed).length);
      return length === 0 ? whole : wordsAfter(typed, length);
    }
    const [first, second] = names;
    negations.push({
      whole: `${before}${first?.name}${second ? ` ${second.joined}` : ''}`,
      name: first?.name ?? '',
      kept: second ? before.trim() : '',
    });
    for (const { joined, name } of names.slice(1)) negations.push({ whole: ` ${joined} ${name}`, name, kept: '' });
    return [...names.map(({ name }) => ` -${name.includes(' ') ? `"${name}"` : name}`), ...rest].join(' ');
  });
  return { text: changed, negations };
}

/** The names of a list that begins here ("sales or IT"), each with the words before it, and what follows them. */
function namesFrom(
  reading: Reading,
  place: number,
  typed: readonly string[],
): { names: { joined: string; name: string }[]; rest: string[] } {
  const names: { joined: string; name: string }[] = [];
  let [end, begin, isOfWork] = [0, 0, true];
  for (;;) {
    const name =
      begin < typed.length ? nameAt(reading, place + tellingIn(typed.slice(0, begin).join(' ')).length) : null;
    const isListed = names.length === 0 || OR.has(typed[end] ?? '') || (isOfWork && name?.isWork === true);
    if (!name || !isListed) break;
    names.push({
      joined: typed.slice(end, begin).join(' '),
      name: typed.slice(begin, begin + name.length).join(' '),
    });
    [end, isOfWork] = [begin + name.length, name.isWork];
    if (!OR.has(typed[end] ?? '') && !AND.has(typed[end] ?? '')) break;
    begin = end + 1;
    while (begin < typed.length && tellingIn(typed[begin] ?? '').length === 0) begin++;
  }
  return { names, rest: typed.slice(end) };
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
