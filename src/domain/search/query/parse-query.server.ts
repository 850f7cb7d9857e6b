import type { Context } from '#domain/context.ts';
import { fold } from '#domain/site/fold.ts';
import { townNames } from '#domain/site/town-names.server.ts';
import { JOBS_A_PAGE, type JobFilters } from '../filters/filters.ts';
import { MANY_ROWS } from '../filters/newest-days.server.ts';
import { asksForAnyJob, asksForNothing } from '../vocabulary/fillers.server.ts';
import { homeCountries } from '../vocabulary/languages.server.ts';
import { matchesExactly } from '../vocabulary/synonyms.server.ts';
import { areaInForm } from './area-forms.server.ts';
import { emptyQuery, type ParsedQuery, type ParsedText, type Relaxable } from './parsed-query.ts';
import { parsedTextOf } from './parsed-text.server.ts';

import { type LookupAnswers, type Lookups, lookUp, lookupsOf } from './query-lookups.server.ts';
import { keyOf, locationOf, placeNames, regionsOf, townsOf } from './query-places.server.ts';
import { jobsWithPhrases } from './quoted-phrases.server.ts';
import { broaderQuery } from './related-roles.server.ts';
import { isIt, parseText, type TypedText, type Word, wordsIn } from './search-text.ts';
import { withWholeCompounds } from './split-compounds.server.ts';
import { correctTowns } from './town-spelling.server.ts';
import { correctTwice } from './two-typos.server.ts';
import { backgroundIn, wordsOfSentence } from './typed-background.ts';
import { type TypedCompanySize, typedCompanySizeIn } from './typed-company-size.ts';
import { withConditions } from './typed-conditions.ts';
import { withPay, withPayAlone, withSize } from './typed-filters.server.ts';
import { withoutAuxiliaries, withoutLifeEvents } from './typed-life-events.ts';
import { excludeByMeaning, type TypedNegation, withMinuses } from './typed-negations.server.ts';
import { withDigits } from './typed-numbers.ts';
import { countriesIn, type TypedPay, typedPayIn } from './typed-pay.ts';
import { withWholeTowns } from './typed-quarters.ts';
import { type Correction, findTypos } from './typos.server.ts';
import { negationsIn, tidy, understoodIn } from './understood-words.server.ts';
import { countWithForms, FEW_NAMES } from './word-counts.server.ts';
import { allWords, type Group, inParts } from './word-group.ts';
import { groupsOf } from './word-groups.server.ts';

/** Parses the typed words, the typed place and the chosen cities. Sends no statement without them, else one to five. */
export async function parseQuery(context: Context, filters: JobFilters): Promise<ParsedQuery> {
  const input = await readInput(context, filters);
  const { typedText, hasWords, placeParts, pay, size } = input;
  const search = withSize(emptyQuery(filters), size);
  // A text of signs alone matches nothing; listing all jobs would be a wrong answer.
  if (input.hasOnlySigns) search.unknown.push({ name: 'search', value: filters.search });
  if (filters.location !== '' && placeParts.length === 0)
    search.unknown.push({ name: 'location', value: filters.location });
  if (!hasWords && placeParts.length === 0 && filters.localities.length === 0)
    return pay ? withPayAlone(search, pay) : search;

  const lookups = hasWords && typedText ? lookupsOf(typedText) : null;
  const answers = await lookUp(context, typedText, lookups, [...placeParts, ...filters.localities].map(fold));
  search.hasManyRows = answers.rowCount > MANY_ROWS;
  search.location = locationOf(placeParts, answers.places);
  if (placeParts.length > 0 && !search.location) search.unknown.push({ name: 'location', value: filters.location });
  search.localityKeys = filters.localities.map((name) => keyOf(name, answers.places));

  const typedNames = lookups ? namesTyped(input, lookups, answers) : new Map<string, string>();
  const relaxable: Relaxable = {
    ...{
      typedText: typedText ?? parseText(''),
      spoken: [],
      groups: [],
      fillers: [],
      placeNames: typedNames,
      misspelled: null,
      similar: null,
    },
    place:
      townsOf([...search.localityKeys, ...(search.location?.localityKeys ?? [])], answers.places) ??
      regionsOf(search.location?.areas ?? []),
    pay: pay?.text ?? null,
    size: search.filters === filters ? null : (size?.text ?? null),
  };
  search.relaxable = relaxable;
  if (typedText && lookups) await parseWords(context, { search, relaxable, typedText, typedNames, lookups, answers });
  const ofSize = withSize(emptyQuery(filters), size).understood;
  search.understood = [...search.understood, ...ofSize, ...negationsIn(filters.search, input.negations)];
  return pay ? withPay(search, pay, countriesOf(search, relaxable, input)) : search;
}

type Input = {
  pay: TypedPay | null;
  size: TypedCompanySize | null;
  /** The search without the pay. */
  text: string;
  negations: TypedNegation[];
  /** Null without a text. */
  typedText: TypedText | null;
  hasWords: boolean;
  hasOnlySigns: boolean;
  /** The parts of the typed place: "Copenhagen, Denmark" has two. */
  placeParts: string[];
};

/** Reads what was typed, before anything is looked up. */
async function readInput(context: Context, { search, location }: JobFilters): Promise<Input> {
  const pay = typedPayIn(withDigits(search));
  const withoutPay = pay?.rest ?? search;
  const size = typedCompanySizeIn(withoutPay);
  const typed = size ? tidy(withoutPay.replace(size.text, () => ' ')) : withoutPay;
  const towns = typed === '' ? null : await townNames(context);
  const isTown = (word: string) => towns?.has(word) ?? false;
  const { text, negations, sentence, wanted } = readSentence(
    withWholeTowns(withoutLifeEvents(withConditions(withWholeCompounds(typed, isTown)))),
    isTown,
  );
  const isTakenWhole = (word: string) => matchesExactly(word) || isTown(word);
  const typedText = text === '' ? null : parseText(text, isTakenWhole);
  if (typedText && sentence) typedText.words = wordsOfSentence(sentence, wanted, isTakenWhole);
  if (typedText) excludeByMeaning(typedText, negations);
  const isAnyJob =
    typedText !== null &&
    !typedText.words.some(isIt) &&
    (asksForAnyJob(typedText.words) ||
      ((negations.length > 0 || size !== null || pay !== null) && asksForNothing(typedText.words)));
  if (isAnyJob) typedText.words = [];
  const hasWords = typedText !== null && typedText.words.length + typedText.excluded.length > 0;
  const placeParts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => fold(part) !== '');
  return {
    pay,
    size,
    text,
    negations,
    typedText,
    hasWords,
    hasOnlySigns: text !== '' && !hasWords && !isAnyJob,
    placeParts,
  };
}

/** In a sentence about oneself, only what is wanted may say what is not: who cannot stand hospitals excludes none. */
function readSentence(typed: string, isTown: (word: string) => boolean) {
  const sentence = backgroundIn(typed);
  const { text: wanted, negations } = withMinuses(withoutAuxiliaries(sentence?.wanted ?? typed), isTown);
  return { text: `${wanted} ${sentence?.background ?? ''}`.trim(), negations, sentence, wanted };
}

/** The towns that words of the search are other names of. */
function namesTyped({ text, typedText }: Input, lookups: Lookups, answers: LookupAnswers): Map<string, string> {
  const isAlone = typedText?.words.length === 1 && answers.inNames + answers.inTexts === 0;
  return placeNames(lookups.places, answers.places, isAlone ? null : text);
}

type WordsToParse = {
  search: ParsedQuery;
  relaxable: Relaxable;
  typedText: TypedText;
  typedNames: ReadonlyMap<string, string>;
  lookups: Lookups;
  answers: LookupAnswers;
};

/** Adds to the search what its words mean, and to its relaxable parts which of them may give way. */
async function parseWords(context: Context, words: WordsToParse): Promise<void> {
  const { search, relaxable, typedText, typedNames, answers } = words;
  for (const word of typedText.excluded.flat())
    word.country = answers.places.get(word.folded)?.countryCode ?? undefined;
  const typedGroups = groupsOf(typedText, typedNames);
  dropFillers(typedText, typedGroups);
  const counts = await countAsNeeded(context, words, typedGroups);
  const spelling = await correctSpelling(context, words, typedGroups, { ...answers, ...counts });
  const { corrected, fuzzy, isNothing } = spelling;
  const names = new Map([...typedNames, ...spelling.towns]);
  const all = corrected === typedText ? typedGroups : groupsOf(corrected, names);
  const informative = all.filter(({ saysLittle }) => !saysLittle);
  const withoutFillers = informative.length > 0 ? informative : all;
  // Fillers are required only where a job has them.
  const groups = isNothing ? withoutFillers : all;
  const hasFillers = groups.length < all.length;

  const spoken = corrected === typedText ? wordsIn(search.filters.search) : corrected.all;
  relaxable.groups = inParts(withoutFillers);
  relaxable.fillers = isNothing || informative.length === 0 ? [] : all.filter(({ saysLittle }) => saysLittle);
  relaxable.spoken = spoken;
  relaxable.placeNames = names;
  const corrections = [...spelling.towns.values()];
  const places = corrections.length === 0 ? answers.places : (await lookUp(context, null, null, corrections)).places;
  const placeGroups = relaxable.groups.filter(({ isPlace }) => isPlace);
  relaxable.place ??=
    townsOf(corrections.length === 0 ? placeGroups.flatMap(townKeys) : corrections, places) ??
    regionsOf(placeGroups.flatMap((group) => areaInForm(townKeys(group).join(' '))?.keys ?? []));
  relaxable.misspelled = isNothing ? null : fuzzy;
  relaxable.similar = typedText.phrases.length === 0 ? broaderQuery(groups) : null;

  search.corrected = spelling.respelled ?? (hasFillers ? spelledOf(groups) : spelling.suggested);
  const text: ParsedText = {
    ...parsedTextOf(groups, typedText, spoken, names, isNothing && corrected === typedText ? fuzzy : null),
    hasFewNames: corrected === typedText && !hasFillers && counts.namedSo < FEW_NAMES,
    length: corrected.length,
    mentioning: rareMentions(answers.mentioning, counts.mentioning),
  };
  search.text =
    typedText.phrases.length === 0
      ? text
      : { ...text, candidates: await jobsWithPhrases(context, typedText.phrases, text, search.hasManyRows) };
  search.understood = understoodIn(search.filters.search, typedGroups, answers.places);
}

/** Words in no group are fillers. They have no typos: "vantar" is no Vantaa. */
function dropFillers(typedText: TypedText, groups: readonly Group[]): void {
  const telling = new Set(groups.flatMap(allWords).map(({ folded }) => folded));
  typedText.words = typedText.words.filter(({ folded }) => telling.has(folded));
}

/** How many jobs have the words. As typed they may fill no page: then their other forms count, too. */
async function countAsNeeded(
  context: Context,
  { typedText, lookups, answers }: WordsToParse,
  typedGroups: readonly Group[],
) {
  const isRare = lookups.mentioned !== null && answers.mentioning !== null;
  const hasForms = typedText.words.some(({ forms }) => forms !== undefined);
  if (!hasForms || (answers.inTexts >= JOBS_A_PAGE && !isRare)) return answers;
  return await countWithForms(context, typedGroups);
}

/** The words to search by: as typed where they find something, else as they were probably meant. */
async function correctSpelling(
  context: Context,
  { typedText, lookups }: WordsToParse,
  typedGroups: readonly Group[],
  answers: LookupAnswers,
): Promise<{
  corrected: TypedText;
  respelled: string | null;
  /** The names of towns in it, with the gazetteer's. */
  towns: ReadonlyMap<string, string>;
  suggested: string | null;
  fuzzy: string | null;
  isNothing: boolean;
}> {
  const named = namedWords(typedText, typedGroups);
  const correction = findTypos(typedText, lookups.variants, answers, named);
  const isNothing = answers.inNames + answers.inTexts === 0;
  const respelled = isNothing && !correction?.certain ? await respell(context, typedText, correction, named) : null;
  const correctedText = correction?.certain ?? (respelled ? parseText(respelled.text, matchesExactly) : typedText);
  return {
    corrected: correctedText,
    respelled: respelled?.text ?? null,
    towns: respelled?.towns ?? new Map(),
    suggested: correction?.corrected ?? null,
    fuzzy: correction?.query ?? null,
    isNothing,
  };
}

/** The words that need no correction: names of places and facts, phrases, and fillers, of which most have no group. */
function namedWords(typedText: TypedText, groups: readonly Group[]): Set<Word> {
  const isPhrase = ({ words, senses }: Group) => words.length > 1 && senses.length > 0;
  const isNamed = (group: Group) => group.facts.length > 0 || group.isPlace || group.saysLittle || isPhrase(group);
  const others = groups.filter((group) => !isNamed(group));
  const unnamed = new Set<Word>(others.flatMap(({ words }) => words));
  return new Set(typedText.words.filter((word) => !unnamed.has(word)));
}

/** The countries that the search names or hints at, the surest first: they decide the currency of a typed amount. */
function countriesOf({ filters, location }: ParsedQuery, { place }: Relaxable, { typedText, pay }: Input): string[] {
  const home = homeCountries([...(typedText?.words ?? []), ...wordsIn(pay?.text ?? '')]);
  return [
    ...[...filters.countryCodes, ...(location?.countryCodes ?? []), ...(place?.countryCodes ?? [])],
    ...countriesIn(typedText?.words.map(({ spelled }) => spelled) ?? []),
    ...(home.length === 1 ? home : []),
  ];
}

/** The jobs with the words as typed, and those with other forms of them; none where they fill a page. */
function rareMentions(asTyped: readonly string[] | null, withForms: readonly string[] | null): string[][] {
  if (asTyped === null) return [];
  const others = withForms?.filter((id) => !asTyped.includes(id)) ?? [];
  return [[...asTyped], others].filter((ids) => ids.length > 0);
}

const townKeys = ({ words }: Group) => words.map(({ folded }) => folded);

const spelledOf = (groups: readonly Group[]) =>
  groups.flatMap(({ words }) => words.map(({ spelled }) => spelled)).join(' ');

/** The spelling that finds something: of a town, or of words two typos away. */
async function respell(
  context: Context,
  typedText: TypedText,
  correction: Correction | null,
  named: ReadonlySet<Word>,
): Promise<{ text: string; towns: Map<string, string> } | null> {
  const towns = await correctTowns(context, typedText, named);
  if (!towns) {
    const text = correction ? null : await correctTwice(context, typedText, named);
    return text === null ? null : { text, towns: new Map() };
  }
  // The other words may have typos, too.
  const words = typedText.words.map(({ spelled }, at) => towns[at]?.key ?? correction?.words[at] ?? spelled);
  return {
    text: words.join(' '),
    towns: new Map(towns.filter((each) => each !== null).map(({ key, town }) => [key, town])),
  };
}
