import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { countryNamed } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { euroCentsAMonth, minorUnits } from '#domain/site/money.ts';
import { townNames } from '#domain/site/town-names.server.ts';
import { JOBS_A_PAGE, type JobFilters } from '../filters/filters.ts';
import { MANY_ROWS } from '../filters/newest-days.server.ts';
import { asksForAnyJob } from '../vocabulary/fillers.server.ts';
import { homeCountries } from '../vocabulary/languages.server.ts';
import { isRemotePlace } from '../vocabulary/remote.server.ts';
import { interpret, matchesExactly } from '../vocabulary/synonyms.server.ts';
import { broaderQuery, type LexemeQueries, lexemeQueriesOf } from './expand-query.server.ts';
import { isMeantAsPlace, isSmallAndForeign } from './foreign-towns.ts';
import { addForms, type FormRow, formsColumn, inflectableIn } from './inflected-words.server.ts';
import { PREFIX_IN_TEXT } from './lexeme-queries.server.ts';
import { needsItsLetters } from './nordic-letters.ts';
import { emptyQuery, type ParsedLocation, type ParsedQuery, type Relaxable } from './parsed-query.ts';
import { parsedTextOf } from './parsed-text.server.ts';
import { areaInForm, townsInForm } from './place-forms.ts';
import { jobsWithPhrases } from './quoted-phrases.server.ts';
import { parseText, type TypedText, type Word, wordsIn } from './search-text.ts';
import { correctTowns } from './town-spelling.server.ts';
import { correctTwice } from './two-typos.server.ts';
import { countriesIn, monthlyPay, type TypedPay, typedPayIn } from './typed-pay.ts';
import { type Correction, findTypos, variantsToLookUp, type WordsFound } from './typos.server.ts';
import { understoodIn } from './understood-words.server.ts';
import { isKnownBeginning } from './word-beginnings.server.ts';
import { countWithForms, NOTHING_FOUND, type WordCounts, wordCounts } from './word-counts.server.ts';
import { type Group, groupsOf, inParts } from './word-groups.server.ts';

/** Parses the typed words, the typed place and the chosen cities. Sends no statement without them, else one to four. */
export async function parseQuery(context: Context, filters: JobFilters): Promise<ParsedQuery> {
  const pay = typedPayIn(filters.search);
  const words = pay?.rest ?? filters.search;
  const towns = words === '' ? null : await townNames(context);
  const typed = words === '' ? null : parseText(words, (word) => matchesExactly(word) || (towns?.has(word) ?? false));
  const isAnyJob = typed !== null && asksForAnyJob(typed.words);
  if (isAnyJob) typed.words = [];
  const isText = typed !== null && typed.words.length + typed.excluded.length > 0;
  const placeParts = filters.location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => fold(part) !== '');
  const search = emptyQuery(filters);
  // A text of signs alone matches nothing; listing all jobs would be a wrong answer.
  if (words !== '' && !isText && !isAnyJob) search.unknown.push({ name: 'search', value: filters.search });
  if (!isText && placeParts.length === 0 && filters.localities.length === 0)
    return pay ? withPay(search, pay, [...filters.countryCodes, ...homeCountries(wordsIn(filters.search))]) : search;

  const lookups = isText && typed ? lookupsOf(typed) : null;
  const chosenPlaces = [...placeParts, ...filters.localities].map(fold);
  const names = [...new Set([...chosenPlaces, ...(lookups?.places ?? [])])];
  const { rows } = await context.db.execute<LookupRow>(sql`
    SELECT ${placesColumn(names)} AS places, (SELECT reltuples FROM pg_class WHERE oid = 'job_search'::regclass) AS "rowCount",
      ${lookups ? knownWordsColumn(context, lookups) : sql`NULL::json`} AS words, ${completionsColumn(typed)} AS beginnings, ${formsColumn(lookups?.inflectable ?? [])} AS forms,
      ${lookups ? wordCounts(context, lookups) : sql`NULL::json`} AS counts`);
  const row = rows[0] as LookupRow;
  const answers = { ...row, ...(row.counts ?? NOTHING_FOUND) };

  search.hasManyRows = answers.rowCount > MANY_ROWS;
  const places = new Map(answers.places.map((place) => [place.folded, place]));
  search.location = locationOf(placeParts, places);
  if (placeParts.length > 0 && !search.location) search.unknown.push({ name: 'location', value: filters.location });
  search.localityKeys = filters.localities.map((name) => keyOf(name, places));
  const isAlone = typed?.words.length === 1 && answers.inNames + answers.inTexts === 0;
  const typedNames = lookups ? placeNames(lookups, places, isAlone ? null : words) : new Map<string, string>();
  const relaxable: Relaxable = {
    ...{ typed: typed ?? parseText(''), groups: [], placeNames: typedNames, misspelled: null, similar: null },
    towns: townsOf([...search.localityKeys, ...(search.location?.localityKeys ?? [])], places),
    pay: pay?.typed ?? null,
  };
  search.relaxable = relaxable;

  if (typed && lookups) {
    addCompletions(typed, answers.beginnings);
    addForms(typed, answers.forms);
    // As typed they may fill no page: then their other forms decide whether they are misspelled.
    const isRare = lookups.mentioned !== null && answers.mentioning.length < JOBS_A_PAGE;
    if ((answers.inTexts < JOBS_A_PAGE || isRare) && typed.words.some(({ forms }) => forms !== undefined))
      Object.assign(answers, await countWithForms(context, groupsOf(typed, typedNames)));
    const correction = findTypos(typed, lookups.variants, answers);
    const isNothing = answers.inNames + answers.inTexts === 0;
    const respelled =
      isNothing && !correction?.certain
        ? await respell(context, typed, correction, (word) => typedNames.has(word))
        : null;
    const corrected = correction?.certain ?? (respelled === null ? typed : parseText(respelled, matchesExactly));
    const all = groupsOf(corrected, typedNames);
    const telling = all.filter(({ saysLittle }) => !saysLittle);
    const withoutFillers = telling.length > 0 ? telling : all;
    relaxable.groups = inParts(withoutFillers);
    relaxable.towns ??= townsOf(relaxable.groups.filter(({ isPlace }) => isPlace).flatMap(townKeys), places);
    // Fillers are required only where a job has them.
    const groups = isNothing ? withoutFillers : all;
    const hasFillers = isNothing && groups.length < all.length;
    const fuzzy = correction?.query ?? null;
    search.corrected = respelled ?? (hasFillers ? spelledOf(groups) : (correction?.corrected ?? null));
    const text = {
      ...parsedTextOf(
        groups,
        typed,
        typedNames,
        isNothing && !correction?.certain && respelled === null ? fuzzy : null,
      ),
      length: corrected.length,
      mentioning: rareMentions(row.counts?.mentioning ?? [], answers.mentioning),
    };
    relaxable.misspelled = isNothing ? null : fuzzy;
    relaxable.similar = typed.phrases.length === 0 ? broaderQuery(groups) : null;
    search.text =
      typed.phrases.length === 0 ? text : { ...text, candidates: await jobsWithPhrases(context, typed.phrases, text) };
    search.understood = understoodIn(filters.search, corrected === typed ? all : groupsOf(typed, typedNames), places);
  }
  const codes = [
    ...[...filters.countryCodes, ...(search.location?.countryCodes ?? [])],
    ...(relaxable.towns?.countryCodes ?? []),
    ...countriesIn(typed?.words.map(({ spelled }) => spelled) ?? []),
    ...homeCountries([...(typed?.words ?? []), ...wordsIn(pay?.typed ?? '')]),
  ];
  return pay ? withPay(search, pay, codes) : search;
}

/** The jobs with the words as typed, and those with other forms of them; none where they fill a page. */
function rareMentions(asTyped: readonly string[], withForms: readonly string[]): string[][] {
  if (asTyped.length >= JOBS_A_PAGE) return [];
  const others = withForms.length < JOBS_A_PAGE ? withForms.filter((id) => !asTyped.includes(id)) : [];
  return [[...asTyped], others].filter((ids) => ids.length > 0);
}

/** Adds the typed amount to the filters. The higher of a chosen and a typed amount counts. */
function withPay(search: ParsedQuery, pay: TypedPay, countryCodes: readonly string[]): ParsedQuery {
  const { filters } = search;
  const { amount, currency } = monthlyPay(pay, countryCodes);
  const euros = (units: number, code: string) => euroCentsAMonth(units * minorUnits(code), code, 'month') ?? 0;
  const isHigher = euros(amount, currency) > euros(filters.salaryFrom ?? 0, filters.salaryCurrency);
  return {
    ...search,
    filters: isHigher ? { ...filters, salaryFrom: amount, salaryCurrency: currency } : filters,
    understood: [...search.understood, { label: `From ${grouped(amount)} ${currency} a month`, rest: pay.rest }],
    paysShownFirst: true,
  };
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

const townKeys = ({ words }: Group) => words.map(({ folded }) => folded);

const spelledOf = (groups: readonly Group[]) =>
  groups.flatMap(({ words }) => words.map(({ spelled }) => spelled)).join(' ');

/** The spelling that finds something: of a town, or of words two typos away. */
async function respell(
  context: Context,
  typed: TypedText,
  correction: Correction | null,
  isPlace: (folded: string) => boolean,
): Promise<string | null> {
  const towns = await correctTowns(context, typed);
  // The other words may have typos, too.
  if (towns) return typed.words.map(({ spelled }, at) => towns[at] ?? correction?.words[at] ?? spelled).join(' ');
  return correction ? null : await correctTwice(context, typed, isPlace);
}

/** The towns that these keys or other names stand for. */
function townsOf(names: readonly string[], places: ReadonlyMap<string, PlaceAnswer>): Relaxable['towns'] {
  const towns = names.flatMap((name) => {
    const [place] = [name, ...townsInForm(name)].map((form) => places.get(form)).filter((match) => match?.name);
    return place?.name ? [{ ...place, name: place.name }] : [];
  });
  const [first] = towns;
  if (!first) return null;
  return {
    keys: towns.map(({ name }) => fold(name)),
    name: [...new Set(towns.map(({ name }) => name))].join(' and '),
    countryCodes: [...new Set(towns.flatMap(({ countryCode }) => countryCode ?? []))],
  };
}

export type PlaceAnswer = {
  folded: string;
  /** Of a town with jobs. */
  key: string | null;
  name: string | null;
  countryCode: string | null;
  population: number | null;
};
type LookupRow = Omit<WordsFound, keyof WordCounts> & {
  counts: WordCounts | null;
  places: PlaceAnswer[];
  /** As PostgreSQL estimated it last. */
  rowCount: number;
  beginnings: { beginning: string; words: string[] | null }[];
  forms: FormRow[];
};

type Lookups = LexemeQueries & {
  variants: string[];
  inflectable: Word[];
  /** Words without a synonym that may be another name of a town: Köpenhamn. */
  places: string[];
};

function lookupsOf(typed: TypedText): Lookups {
  const groups = groupsOf(typed);
  return {
    ...lexemeQueriesOf(groups),
    inflectable: inflectableIn(groups),
    variants: variantsToLookUp(typed),
    places: [...typed.words, ...typed.excluded.flat()]
      .filter((word) => !word.inPhrase && word.folded.length >= SHORTEST_PLACE)
      .map(({ folded }) => folded)
      .filter((folded) => interpret([folded])[0]?.senses.length === 0)
      .flatMap((folded) => [folded, ...townsInForm(folded)]),
  };
}

/** The shortest names that people write for towns: cph, gbg, hki. */
const SHORTEST_PLACE = 3;

/** The gazetteer's name for each word that is another name of a town. `search` is null where no other word decides. */
function placeNames(
  lookups: Lookups,
  places: ReadonlyMap<string, PlaceAnswer>,
  search: string | null,
): Map<string, string> {
  return new Map(
    lookups.places.flatMap((word) => {
      const place = [word, ...townsInForm(word)].map((form) => places.get(form)).find((match) => match?.name);
      if (!place?.name || (search !== null && isSmallAndForeign(place) && !isMeantAsPlace(search, word))) return [];
      return [[word, fold(place.name)] as const];
    }),
  );
}

function placesColumn(names: string[]) {
  if (names.length === 0) return sql`'[]'::json`;
  return sql`(SELECT coalesce(json_agg(json_build_object('folded', lookup.folded, 'key', locality.key, 'name', place.name, 'countryCode', place.country_code, 'population', place.population)), '[]')
    FROM unnest(${sql.param(names)}::text[]) AS lookup(folded)
    LEFT JOIN search_localities locality ON locality.key = lookup.folded
    LEFT JOIN LATERAL (SELECT p.name, p.country_code, p.population FROM place_names n JOIN places p ON p.id = n.place_id
      WHERE n.folded = lookup.folded ORDER BY p.population DESC, p.id LIMIT 1) AS place ON true)`;
}

function knownWordsColumn(context: Context, lookups: Lookups) {
  return sql`(SELECT json_agg(json_build_object('variant', variant, 'word', word)) FROM search_words
    WHERE platform = ${context.platform} AND variant = ANY(${sql.param(lookups.variants)}::text[]))`;
}

/** A beginning with more completions than this stays a prefix query. */
const MOST_COMPLETIONS = 60;

/** The completions of typed beginnings; one more than the limit says that there are too many. */
function completionsColumn(typed: TypedText | null) {
  const beginnings = (typed?.words ?? []).filter(needsCompletions).map(({ folded }) => folded);
  if (beginnings.length === 0) return sql`'[]'::json`;
  return sql`(SELECT json_agg(json_build_object('beginning', beginning, 'words', (
      SELECT json_agg(word) FROM (SELECT DISTINCT word FROM search_vocabulary
        WHERE word >= beginning COLLATE "C" AND word < (beginning || chr(1114111)) COLLATE "C" ORDER BY word LIMIT ${sql.raw(String(MOST_COMPLETIONS + 1))}) AS completions)))
    FROM unnest(${sql.param(beginnings)}::text[]) AS typed(beginning))`;
}

function needsCompletions(word: TypedText['words'][number]): boolean {
  const { folded, isPrefix } = word;
  return isPrefix && folded.length >= PREFIX_IN_TEXT && !isKnownBeginning(folded) && !needsItsLetters(word);
}

function addCompletions(typed: TypedText, beginnings: LookupRow['beginnings']): void {
  for (const word of typed.words.filter(needsCompletions)) {
    const completions = beginnings.find(({ beginning }) => beginning === word.folded)?.words ?? [];
    if (completions.length <= MOST_COMPLETIONS) word.completions = completions;
  }
}

function keyOf(name: string, places: ReadonlyMap<string, PlaceAnswer>): string {
  const place = places.get(fold(name));
  return place?.key ?? fold(place?.name ?? name);
}

/** "Copenhagen, Denmark" is a city and a country. Null when a part is no city, region, country or remote. */
function locationOf(parts: readonly string[], places: ReadonlyMap<string, PlaceAnswer>): ParsedLocation | null {
  if (parts.length === 0) return null;
  const location: ParsedLocation = { localityKeys: [], countryCodes: [], areas: [], isRemote: false };
  for (const part of parts) {
    const place = places.get(fold(part));
    const country = countryNamed(part);
    const area = areaInForm(fold(part));
    if (isRemotePlace(part)) location.isRemote = true;
    else if (area && !place?.key) {
      location.areas.push(...area.keys);
      location.countryCodes.push(...area.countries);
    } else if (country && !place?.key) location.countryCodes.push(country.code);
    else if (place && (place.key ?? place.name) !== null) location.localityKeys.push(keyOf(part, places));
    else if (country) location.countryCodes.push(country.code);
    else return null;
  }
  return location;
}
