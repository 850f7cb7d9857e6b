import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { countryNamed } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { JOBS_A_PAGE, type JobFilters } from '../filters/filters.ts';
import { isTakenWhole, knownWordsNear, meaningsOf } from '../vocabulary/meanings.ts';
import { meansRemote } from '../vocabulary/remote-words.ts';
import { excludedBy, groupsOf, nearBy, otherWays, type Understood, understandWords } from './expand-query.ts';
import { beginningQuery, PREFIX_IN_TEXT, quoted } from './lexeme-queries.ts';
import { type FoundLocation, plainSearch, type Search } from './parsed-query.ts';
import { townsInForm } from './place-forms.ts';
import { jobsWithPhrases } from './quoted-phrases.server.ts';
import { withoutSome } from './relax-query.server.ts';
import { isOneSlipApart, readSearch, type SearchText, variantsOf, type Word } from './search-text.ts';
import { withTownsSpelled } from './town-spelling.server.ts';
import { isKnownBeginning } from './word-beginnings.ts';

const A_PAGE = sql.raw(`LIMIT ${JOBS_A_PAGE}`);

/** Understands the typed words, the typed place and the chosen cities: no statement without them, else one to three. */
export async function understand(context: Context, filters: JobFilters): Promise<Search> {
  const read = filters.search === '' ? null : readSearch(filters.search, isTakenWhole);
  const isText = read !== null && read.words.length + read.excluded.length > 0;
  const placeParts = filters.location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => fold(part) !== '');
  const search = plainSearch(filters);
  // Signs alone: nothing can be looked for, and all jobs are no answer to it.
  if (filters.search !== '' && !isText) search.unknown.push({ name: 'search', value: filters.search });
  if (!isText && placeParts.length === 0 && filters.localities.length === 0) return search;

  const asked = isText && read ? questionsOf(read) : null;
  const chosenPlaces = [...placeParts, ...filters.localities].map(fold);
  const names = [...new Set([...chosenPlaces, ...(asked?.places ?? [])])];
  const { rows } = await context.db.execute<Answers>(sql`
    SELECT ${placesAnswer(names)} AS places,
      ${asked ? wordsAnswer(context, asked) : sql`NULL::json`} AS words, ${beginningsAnswer(read)} AS beginnings,
      "inNames", CASE WHEN "inNames" >= ${sql.raw(String(JOBS_A_PAGE))} THEN "inNames" ELSE ${asked ? countAnswer(context, sql`lexemes(words) @@ ${asked.meant?.text ?? asked.text}::tsquery`) : sql`0`} END AS "inTexts"
    FROM (SELECT ${asked ? countAnswer(context, sql`name_words @@ ${asked.meant?.roles ?? asked.name}::tsquery`) : sql`0`} AS "inNames" OFFSET 0) AS names`);
  const answers = rows[0] as Answers;

  const places = new Map(answers.places.map((place) => [place.folded, place]));
  search.location = locationOf(placeParts, places);
  if (placeParts.length > 0 && !search.location) search.unknown.push({ name: 'location', value: filters.location });
  search.localityKeys = filters.localities.map((name) => keyOf(name, places));

  if (read && asked) {
    nameBeginnings(read, answers.beginnings);
    const widening = widen(read, asked, answers);
    const isNothing = answers.inNames + answers.inTexts === 0;
    const inTown = isNothing && !widening?.certain ? await withTownsSpelled(context, read) : null;
    const meant = widening?.certain ?? (inTown === null ? read : readSearch(inTown, isTakenWhole));
    const groups = groupsOf(meant, placeNames(asked, places));
    const fewer =
      isNothing && inTown === null
        ? await withoutSome(context, read, groups, eitherOf(widening?.query ?? null, nearBy(groups)))
        : null;
    const understood = understandWords(fewer?.groups ?? groups);
    const isRare = meant === read && Math.max(answers.inNames, answers.inTexts) < JOBS_A_PAGE;
    const near = isRare && read.phrases.length === 0 ? nearBy(fewer?.groups ?? groups) : null;
    search.corrected = fewer?.corrected ?? inTown ?? widening?.corrected ?? null;
    const text = {
      ...understood,
      length: meant.length,
      // What was certainly meant needs nothing one slip away.
      widened: eitherOf(fewer || widening?.certain ? null : (widening?.query ?? null), near),
      widenedFirst: read.words.length > 1,
      excluded: eitherOf(excludedBy(read, placeNames(asked, places)), fewer?.excluded ?? null),
      isRare,
      among: null,
    };
    search.text =
      read.phrases.length === 0 ? text : { ...text, among: await jobsWithPhrases(context, read.phrases, text) };
  }
  return search;
}

function eitherOf(one: string | null, other: string | null): string | null {
  return one !== null && other !== null ? `(${one}) | (${other})` : (one ?? other);
}

type PlaceAnswer = { folded: string; key: string | null; name: string | null };
type Answers = {
  places: PlaceAnswer[];
  words: { variant: string; word: string }[] | null;
  beginnings: { beginning: string; words: string[] | null }[];
  inNames: number;
  inTexts: number;
};

type Questions = Understood & {
  variants: string[];
  /** Words that mean nothing else and may be what others call a town: Köpenhamn. */
  places: string[];
};

function questionsOf(read: SearchText): Questions {
  const variants = new Set<string>();
  if (read.phrases.length === 0) {
    for (const word of read.words) {
      for (const form of formsOf(word)) for (const variant of variantsOf(form)) variants.add(variant);
      for (const part of partsOf(word.folded).flat()) variants.add(part);
    }
    for (const joined of joinsOf(read)) for (const variant of variantsOf(joined)) variants.add(variant);
  }
  return {
    ...understandWords(groupsOf(read)),
    variants: [...variants],
    places: [...read.words, ...read.excluded.flat()]
      .filter((word) => !word.inPhrase && word.folded.length >= SHORTEST_ALONE)
      .map(({ folded }) => folded)
      .filter((folded) => meaningsOf([folded])[0]?.ways.length === 0)
      .flatMap((folded) => [folded, ...townsInForm(folded)]),
  };
}

/** The gazetteer's names of the towns that words are other names of. */
function placeNames(asked: Questions, places: ReadonlyMap<string, PlaceAnswer>): Map<string, string> {
  return new Map(
    asked.places.flatMap((word) => {
      const name = [word, ...townsInForm(word)].map((form) => places.get(form)?.name).find((found) => found);
      return name ? [[word, fold(name)] as const] : [];
    }),
  );
}

/** Swapped letters can look like one Nordic letter (firmwrae), so a slip is looked for in each letter folded alone too. */
function formsOf(word: Word): string[] {
  return [...new Set([word.folded, [...word.spelled].map(fold).join('')])];
}

function placesAnswer(names: string[]) {
  if (names.length === 0) return sql`'[]'::json`;
  return sql`(SELECT coalesce(json_agg(json_build_object('folded', asked.folded, 'key', known.key, 'name', place.name)), '[]')
    FROM unnest(${sql.param(names)}::text[]) AS asked(folded)
    LEFT JOIN search_localities known ON known.key = asked.folded
    LEFT JOIN LATERAL (SELECT p.name FROM place_names n JOIN places p ON p.id = n.place_id
      WHERE n.folded = asked.folded ORDER BY p.population DESC, p.id LIMIT 1) AS place ON true)`;
}

function wordsAnswer(context: Context, asked: Questions) {
  return sql`(SELECT json_agg(json_build_object('variant', variant, 'word', word)) FROM search_words
    WHERE platform = ${context.platform} AND variant = ANY(${sql.param(asked.variants)}::text[]))`;
}

/** A beginning of more words than these is asked for as such. */
const MOST_BEGUN = 60;

/** What the beginnings among the typed words begin, one more than is made use of. */
function beginningsAnswer(read: SearchText | null) {
  const beginnings = (read?.words ?? []).filter(isAskedFor).map(({ folded }) => folded);
  if (beginnings.length === 0) return sql`'[]'::json`;
  return sql`(SELECT json_agg(json_build_object('beginning', beginning, 'words', (
      SELECT json_agg(word) FROM (SELECT word FROM search_vocabulary
        WHERE word >= beginning COLLATE "C" AND word < (beginning || chr(1114111)) COLLATE "C" LIMIT ${sql.raw(String(MOST_BEGUN + 1))}) AS begun)))
    FROM unnest(${sql.param(beginnings)}::text[]) AS typed(beginning))`;
}

function isAskedFor({ folded, isPrefix }: SearchText['words'][number]): boolean {
  return isPrefix && folded.length >= PREFIX_IN_TEXT && !isKnownBeginning(folded);
}

function nameBeginnings(read: SearchText, beginnings: Answers['beginnings']): void {
  for (const word of read.words.filter(isAskedFor)) {
    const begun = beginnings.find(({ beginning }) => beginning === word.folded)?.words ?? [];
    if (begun.length <= MOST_BEGUN) word.begun = begun;
  }
}

/** Up to one page: whether there is enough decides about slips, and nothing else does. */
function countAnswer(context: Context, condition: SQL): SQL {
  return sql`(SELECT count(*)::int FROM (
    SELECT FROM job_search WHERE ${openCondition(context)} AND ${condition} ${A_PAGE}) AS found)`;
}

function keyOf(name: string, places: ReadonlyMap<string, PlaceAnswer>): string {
  const place = places.get(fold(name));
  return place?.key ?? fold(place?.name ?? name);
}

/** "Copenhagen, Denmark" is both; a part that is neither city, country nor remote makes the whole unknown. */
function locationOf(parts: readonly string[], places: ReadonlyMap<string, PlaceAnswer>): FoundLocation | null {
  if (parts.length === 0) return null;
  const found: FoundLocation = { localityKeys: [], countryCodes: [], isRemote: false };
  for (const part of parts) {
    const place = places.get(fold(part));
    const country = countryNamed(part);
    if (meansRemote(part)) found.isRemote = true;
    else if (country && !place?.key) found.countryCodes.push(country.code);
    else if (place && (place.key ?? place.name) !== null) found.localityKeys.push(keyOf(part, places));
    else if (country) found.countryCodes.push(country.code);
    else return null;
  }
  return found;
}

/** Every way to part a word in two, as if a space had been left out or replaced by a letter. */
function partsOf(word: string): [string, string][] {
  const letters = [...word];
  const parts: [string, string][] = [];
  for (let at = 1; at < letters.length; at++) {
    parts.push([letters.slice(0, at).join(''), letters.slice(at).join('')]);
    if (at + 1 < letters.length) parts.push([letters.slice(0, at).join(''), letters.slice(at + 1).join('')]);
  }
  return parts;
}

function joinsOf(read: SearchText): string[] {
  return read.words.slice(1).map((word, at) => `${read.words[at]?.folded}${word.folded}`);
}

/** A single short word is a slip away from too many others. */
const SHORTEST_ALONE = 4;

/**
 * The same search with each word also as any word of a title or company one slip away, parted, or joined with
 * its neighbour. `certain` is what was meant where nothing has the words as typed and
 * each has one neighbour. Null when the text finds a page by itself, or nothing is near it.
 */
function widen(
  read: SearchText,
  asked: Questions,
  answers: Answers,
): { query: string; corrected: string | null; certain: SearchText | null } | null {
  const enough =
    read.words.length > 1
      ? answers.inNames >= JOBS_A_PAGE || (answers.inNames > 0 && answers.inTexts >= JOBS_A_PAGE)
      : answers.inTexts >= JOBS_A_PAGE;
  if (enough || asked.variants.length === 0) return null;
  const [only] = read.words;
  if (read.words.length === 1 && only && only.folded.length < SHORTEST_ALONE) return null;
  const byVariant = Map.groupBy(answers.words ?? [], ({ variant }) => variant);
  const isKnown = (word: string) => byVariant.get(word)?.some((found) => found.word === word) ?? false;
  const nearTo = (forms: string[]) => {
    const near = forms.flatMap((form) => variantsOf(form).flatMap((variant) => byVariant.get(variant) ?? []));
    return [...new Set([...near.map((found) => found.word), ...forms.flatMap(knownWordsNear)])].filter(
      (found) => found !== forms[0] && forms.some((form) => isOneSlipApart(found, form)),
    );
  };
  const likely: string[] = [];
  let isCertain = true;
  const each = read.words.map((word) => {
    const near = isTakenWhole(word.folded) ? [] : nearTo(formsOf(word));
    const parted = isKnown(word.folded) ? [] : partsOf(word.folded).filter(([a, b]) => isKnown(a) && isKnown(b));
    const isUnderstood = isKnown(word.folded) || otherWays(word.folded).length > 0;
    likely.push(isUnderstood ? word.spelled : (near[0] ?? parted[0]?.join(' ') ?? word.spelled));
    isCertain &&= isUnderstood || near.length === 1;
    const ways = [
      word.isPrefix && word.folded.length > 1 ? beginningQuery(word.folded, word.begun) : quoted(word.folded),
      ...near.map(quoted),
      ...parted.map(([a, b]) => `(${quoted(a)} & ${quoted(b)})`),
    ];
    const otherwise = [word.folded, ...near].flatMap(otherWays);
    return { isChanged: ways.length > 1, query: `(${[...new Set([...ways, ...otherwise])].join(' | ')})` };
  });
  const queries = each.some((word) => word.isChanged) ? [each.map((word) => word.query).join(' & ')] : [];
  for (const [at, joined] of joinsOf(read).entries()) {
    const ways = [joined, ...nearTo([joined])].filter(isKnown).map(quoted);
    if (ways.length === 0) continue;
    const rest = read.words.filter((_, other) => other !== at && other !== at + 1).map((word) => quoted(word.folded));
    queries.push([`(${ways.join(' | ')})`, ...rest].join(' & '));
  }
  if (queries.length === 0) return null;
  const typed = read.words.map((word) => word.spelled).join(' ');
  const isTypo = answers.inTexts === 0 && answers.inNames === 0 && likely.join(' ') !== typed;
  return {
    query: queries.map((query) => `(${query})`).join(' | '),
    corrected: isTypo ? likely.join(' ') : null,
    certain: isTypo && isCertain ? readSearch(likely.join(' '), isTakenWhole) : null,
  };
}
