import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { countryNamed } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { JOBS_A_PAGE, type JobFilters } from '../filters/filters.ts';
import { isRemotePlace } from '../vocabulary/remote.server.ts';
import { interpret, matchesExactly, similarWords } from '../vocabulary/synonyms.server.ts';
import {
  broaderQuery,
  exclusionQuery,
  groupsOf,
  type LexemeQueries,
  lexemeQueriesOf,
  synonymQueries,
} from './expand-query.server.ts';
import { beginningQuery, PREFIX_IN_TEXT, quoted } from './lexeme-queries.server.ts';
import { emptyQuery, type ParsedLocation, type ParsedQuery } from './parsed-query.ts';
import { townsInForm } from './place-forms.ts';
import { jobsWithPhrases } from './quoted-phrases.server.ts';
import { relaxQuery } from './relax-query.server.ts';
import { isOneTypoApart, parseText, type TypedText, variantsOf, type Word } from './search-text.ts';
import { correctTowns } from './town-spelling.server.ts';
import { isKnownBeginning } from './word-beginnings.server.ts';

const A_PAGE = sql.raw(`LIMIT ${JOBS_A_PAGE}`);

/** Parses the typed words, the typed place and the chosen cities. Sends no statement without them, else one to three. */
export async function parseQuery(context: Context, filters: JobFilters): Promise<ParsedQuery> {
  const typed = filters.search === '' ? null : parseText(filters.search, matchesExactly);
  const isText = typed !== null && typed.words.length + typed.excluded.length > 0;
  const placeParts = filters.location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => fold(part) !== '');
  const search = emptyQuery(filters);
  // A text of signs alone matches nothing; listing all jobs would be a wrong answer.
  if (filters.search !== '' && !isText) search.unknown.push({ name: 'search', value: filters.search });
  if (!isText && placeParts.length === 0 && filters.localities.length === 0) return search;

  const lookups = isText && typed ? lookupsOf(typed) : null;
  const chosenPlaces = [...placeParts, ...filters.localities].map(fold);
  const names = [...new Set([...chosenPlaces, ...(lookups?.places ?? [])])];
  const { rows } = await context.db.execute<LookupRow>(sql`
    SELECT ${placesColumn(names)} AS places,
      ${lookups ? knownWordsColumn(context, lookups) : sql`NULL::json`} AS words, ${completionsColumn(typed)} AS beginnings,
      "inNames", CASE WHEN "inNames" >= ${sql.raw(String(JOBS_A_PAGE))} THEN "inNames" ELSE ${lookups ? countColumn(context, sql`lexemes(words) @@ ${lookups.expanded?.text ?? lookups.text}::tsquery`) : sql`0`} END AS "inTexts"
    FROM (SELECT ${lookups ? countColumn(context, sql`name_words @@ ${lookups.expanded?.roles ?? lookups.name}::tsquery`) : sql`0`} AS "inNames" OFFSET 0) AS names`);
  const answers = rows[0] as LookupRow;

  const places = new Map(answers.places.map((place) => [place.folded, place]));
  search.location = locationOf(placeParts, places);
  if (placeParts.length > 0 && !search.location) search.unknown.push({ name: 'location', value: filters.location });
  search.localityKeys = filters.localities.map((name) => keyOf(name, places));

  if (typed && lookups) {
    addCompletions(typed, answers.beginnings);
    const correction = findTypos(typed, lookups, answers);
    const isNothing = answers.inNames + answers.inTexts === 0;
    const inTown = isNothing && !correction?.certain ? await correctTowns(context, typed) : null;
    const corrected = correction?.certain ?? (inTown === null ? typed : parseText(inTown, matchesExactly));
    const groups = groupsOf(corrected, placeNames(lookups, places));
    const relaxed =
      isNothing && inTown === null
        ? await relaxQuery(context, typed, groups, eitherOf(correction?.query ?? null, broaderQuery(groups)))
        : null;
    const queries = lexemeQueriesOf(relaxed?.groups ?? groups);
    const isRare = corrected === typed && Math.max(answers.inNames, answers.inTexts) < JOBS_A_PAGE;
    const near = isRare && typed.phrases.length === 0 ? broaderQuery(relaxed?.groups ?? groups) : null;
    search.corrected = relaxed?.corrected ?? inTown ?? correction?.corrected ?? null;
    const text = {
      ...queries,
      length: corrected.length,
      // A certain correction needs no fuzzy match.
      fuzzy: eitherOf(relaxed || correction?.certain ? null : (correction?.query ?? null), near),
      fuzzyFirst: typed.words.length > 1,
      excluded: eitherOf(exclusionQuery(typed, placeNames(lookups, places)), relaxed?.excluded ?? null),
      isRare,
      candidates: null,
    };
    search.text =
      typed.phrases.length === 0 ? text : { ...text, candidates: await jobsWithPhrases(context, typed.phrases, text) };
  }
  return search;
}

function eitherOf(one: string | null, other: string | null): string | null {
  return one !== null && other !== null ? `(${one}) | (${other})` : (one ?? other);
}

type PlaceAnswer = { folded: string; key: string | null; name: string | null };
type LookupRow = {
  places: PlaceAnswer[];
  words: { variant: string; word: string }[] | null;
  beginnings: { beginning: string; words: string[] | null }[];
  inNames: number;
  inTexts: number;
};

type Lookups = LexemeQueries & {
  variants: string[];
  /** Words without a synonym that may be another name of a town: Köpenhamn. */
  places: string[];
};

function lookupsOf(typed: TypedText): Lookups {
  const variants = new Set<string>();
  if (typed.phrases.length === 0) {
    for (const word of typed.words) {
      for (const form of formsOf(word)) for (const variant of variantsOf(form)) variants.add(variant);
      for (const part of partsOf(word.folded).flat()) variants.add(part);
    }
    for (const joined of joinsOf(typed)) for (const variant of variantsOf(joined)) variants.add(variant);
  }
  return {
    ...lexemeQueriesOf(groupsOf(typed)),
    variants: [...variants],
    places: [...typed.words, ...typed.excluded.flat()]
      .filter((word) => !word.inPhrase && word.folded.length >= SHORTEST_ALONE)
      .map(({ folded }) => folded)
      .filter((folded) => interpret([folded])[0]?.senses.length === 0)
      .flatMap((folded) => [folded, ...townsInForm(folded)]),
  };
}

/** The gazetteer's name for each word that is another name of a town. */
function placeNames(lookups: Lookups, places: ReadonlyMap<string, PlaceAnswer>): Map<string, string> {
  return new Map(
    lookups.places.flatMap((word) => {
      const name = [word, ...townsInForm(word)].map((form) => places.get(form)?.name).find((match) => match);
      return name ? [[word, fold(name)] as const] : [];
    }),
  );
}

/** Swapped letters can look like one Nordic letter (firmwrae), so each letter is also folded by itself. */
function formsOf(word: Word): string[] {
  return [...new Set([word.folded, [...word.spelled].map(fold).join('')])];
}

function placesColumn(names: string[]) {
  if (names.length === 0) return sql`'[]'::json`;
  return sql`(SELECT coalesce(json_agg(json_build_object('folded', lookup.folded, 'key', locality.key, 'name', place.name)), '[]')
    FROM unnest(${sql.param(names)}::text[]) AS lookup(folded)
    LEFT JOIN search_localities locality ON locality.key = lookup.folded
    LEFT JOIN LATERAL (SELECT p.name FROM place_names n JOIN places p ON p.id = n.place_id
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
      SELECT json_agg(word) FROM (SELECT word FROM search_vocabulary
        WHERE word >= beginning COLLATE "C" AND word < (beginning || chr(1114111)) COLLATE "C" LIMIT ${sql.raw(String(MOST_COMPLETIONS + 1))}) AS completions)))
    FROM unnest(${sql.param(beginnings)}::text[]) AS typed(beginning))`;
}

function needsCompletions({ folded, isPrefix }: TypedText['words'][number]): boolean {
  return isPrefix && folded.length >= PREFIX_IN_TEXT && !isKnownBeginning(folded);
}

function addCompletions(typed: TypedText, beginnings: LookupRow['beginnings']): void {
  for (const word of typed.words.filter(needsCompletions)) {
    const completions = beginnings.find(({ beginning }) => beginning === word.folded)?.words ?? [];
    if (completions.length <= MOST_COMPLETIONS) word.completions = completions;
  }
}

/** Counts up to one page, which decides whether typos are corrected. */
function countColumn(context: Context, condition: SQL): SQL {
  return sql`(SELECT count(*)::int FROM (
    SELECT FROM job_search WHERE ${openCondition(context)} AND ${condition} ${A_PAGE}) AS matches)`;
}

function keyOf(name: string, places: ReadonlyMap<string, PlaceAnswer>): string {
  const place = places.get(fold(name));
  return place?.key ?? fold(place?.name ?? name);
}

/** "Copenhagen, Denmark" is a city and a country. Null when a part is neither city, country nor remote. */
function locationOf(parts: readonly string[], places: ReadonlyMap<string, PlaceAnswer>): ParsedLocation | null {
  if (parts.length === 0) return null;
  const location: ParsedLocation = { localityKeys: [], countryCodes: [], isRemote: false };
  for (const part of parts) {
    const place = places.get(fold(part));
    const country = countryNamed(part);
    if (isRemotePlace(part)) location.isRemote = true;
    else if (country && !place?.key) location.countryCodes.push(country.code);
    else if (place && (place.key ?? place.name) !== null) location.localityKeys.push(keyOf(part, places));
    else if (country) location.countryCodes.push(country.code);
    else return null;
  }
  return location;
}

/** Every split of a word in two, as if a space were missing or replaced by a letter. */
function partsOf(word: string): [string, string][] {
  const letters = [...word];
  const parts: [string, string][] = [];
  for (let at = 1; at < letters.length; at++) {
    parts.push([letters.slice(0, at).join(''), letters.slice(at).join('')]);
    if (at + 1 < letters.length) parts.push([letters.slice(0, at).join(''), letters.slice(at + 1).join('')]);
  }
  return parts;
}

function joinsOf(typed: TypedText): string[] {
  return typed.words.slice(1).map((word, at) => `${typed.words[at]?.folded}${word.folded}`);
}

/** A single shorter word is one typo away from too many others. */
const SHORTEST_ALONE = 4;

/**
 * Corrects typos: each word may also be a word of a title or company one typo away, split in two, or joined with its
 * neighbour. `certain` is the corrected text when no job has the typed words and each word has one correction. Null when
 * the text itself finds a page, or when there is no correction.
 */
function findTypos(
  typed: TypedText,
  lookups: Lookups,
  answers: LookupRow,
): { query: string; corrected: string | null; certain: TypedText | null } | null {
  const enough =
    typed.words.length > 1
      ? answers.inNames >= JOBS_A_PAGE || (answers.inNames > 0 && answers.inTexts >= JOBS_A_PAGE)
      : answers.inTexts >= JOBS_A_PAGE;
  if (enough || lookups.variants.length === 0) return null;
  const [only] = typed.words;
  if (typed.words.length === 1 && only && only.folded.length < SHORTEST_ALONE) return null;
  const byVariant = Map.groupBy(answers.words ?? [], ({ variant }) => variant);
  const isKnown = (word: string) => byVariant.get(word)?.some((entry) => entry.word === word) ?? false;
  const nearTo = (forms: string[]) => {
    const near = forms.flatMap((form) => variantsOf(form).flatMap((variant) => byVariant.get(variant) ?? []));
    return [...new Set([...near.map((entry) => entry.word), ...forms.flatMap(similarWords)])].filter(
      (word) => word !== forms[0] && forms.some((form) => isOneTypoApart(word, form)),
    );
  };
  const likely: string[] = [];
  let isCertain = true;
  const each = typed.words.map((word) => {
    const near = matchesExactly(word.folded) ? [] : nearTo(formsOf(word));
    const parted = isKnown(word.folded) ? [] : partsOf(word.folded).filter(([a, b]) => isKnown(a) && isKnown(b));
    const isUnderstood = isKnown(word.folded) || synonymQueries(word.folded).length > 0;
    likely.push(isUnderstood ? word.spelled : (near[0] ?? parted[0]?.join(' ') ?? word.spelled));
    isCertain &&= isUnderstood || near.length === 1;
    const senses = [
      word.isPrefix && word.folded.length > 1 ? beginningQuery(word.folded, word.completions) : quoted(word.folded),
      ...near.map(quoted),
      ...parted.map(([a, b]) => `(${quoted(a)} & ${quoted(b)})`),
    ];
    const otherwise = [word.folded, ...near].flatMap(synonymQueries);
    return { isChanged: senses.length > 1, query: `(${[...new Set([...senses, ...otherwise])].join(' | ')})` };
  });
  const queries = each.some((word) => word.isChanged) ? [each.map((word) => word.query).join(' & ')] : [];
  for (const [at, joined] of joinsOf(typed).entries()) {
    const senses = [joined, ...nearTo([joined])].filter(isKnown).map(quoted);
    if (senses.length === 0) continue;
    const rest = typed.words.filter((_, other) => other !== at && other !== at + 1).map((word) => quoted(word.folded));
    queries.push([`(${senses.join(' | ')})`, ...rest].join(' & '));
  }
  if (queries.length === 0) return null;
  const original = typed.words.map((word) => word.spelled).join(' ');
  const isTypo = answers.inTexts === 0 && answers.inNames === 0 && likely.join(' ') !== original;
  return {
    query: queries.map((query) => `(${query})`).join(' | '),
    corrected: isTypo ? likely.join(' ') : null,
    certain: isTypo && isCertain ? parseText(likely.join(' '), matchesExactly) : null,
  };
}
