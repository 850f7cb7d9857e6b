import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { interpret } from '../vocabulary/synonyms.server.ts';
import { type LexemeQueries, lexemeQueriesOf } from './expand-query.server.ts';
import { addForms, type FormRow, formsColumn, inflectableIn } from './inflected-words.server.ts';
import { PREFIX_IN_TEXT } from './lexeme-queries.server.ts';
import { needsItsLetters } from './nordic-spellings.ts';
import { townsInForm } from './place-forms.ts';
import type { PlaceAnswer, Places } from './query-places.server.ts';
import type { TypedText, Word } from './search-text.ts';
import { variantsToLookUp, type WordsFound } from './typos.server.ts';
import { isKnownBeginning } from './word-beginnings.server.ts';
import { NOTHING_FOUND, type WordCounts, wordCounts } from './word-counts.server.ts';
import { groupsOf } from './word-groups.server.ts';

type LookupRow = Omit<WordsFound, keyof WordCounts> & {
  counts: WordCounts | null;
  places: PlaceAnswer[];
  /** As PostgreSQL estimated it last. */
  rowCount: number;
  beginnings: { beginning: string; words: string[] | null }[];
  forms: FormRow[];
};

export type Lookups = LexemeQueries & {
  variants: string[];
  inflectable: Word[];
  /** Words without a synonym that may be another name of a town: Köpenhamn. */
  places: string[];
};

export function lookupsOf(typedText: TypedText): Lookups {
  const groups = groupsOf(typedText);
  return {
    ...lexemeQueriesOf(groups),
    inflectable: inflectableIn(groups),
    variants: variantsToLookUp(typedText),
    places: [...typedText.words, ...typedText.excluded.flat()]
      .filter((word) => !word.inPhrase && word.folded.length >= SHORTEST_PLACE)
      .map(({ folded }) => folded)
      .filter((word) => interpret([word])[0]?.senses.length === 0)
      .flatMap((word) => [word, ...townsInForm(word)]),
  };
}

/** The shortest names that people write for towns: cph, gbg, hki. */
const SHORTEST_PLACE = 3;

/** The database's answers about the words and places of a search. */
export type LookupAnswers = WordsFound & WordCounts & { places: Places; rowCount: number };

/** Looks up the words and places of a search in one statement, and adds completions and other forms to the words. */
export async function lookUp(
  context: Context,
  typedText: TypedText | null,
  lookups: Lookups | null,
  placeNames: readonly string[],
): Promise<LookupAnswers> {
  const names = [...new Set([...placeNames, ...(lookups?.places ?? [])])];
  const { rows } = await context.db.execute<LookupRow>(sql`
    SELECT ${placesColumn(names)} AS places, (SELECT reltuples FROM pg_class WHERE oid = 'job_search'::regclass) AS "rowCount",
      ${lookups ? knownWordsColumn(context, lookups) : sql`NULL::json`} AS words, ${completionsColumn(typedText)} AS beginnings, ${formsColumn(lookups?.inflectable ?? [])} AS forms,
      ${lookups ? wordCounts(context, lookups) : sql`NULL::json`} AS counts`);
  const { words, rowCount, counts, places, beginnings, forms } = rows[0] as LookupRow;
  if (typedText && lookups) {
    addCompletions(typedText, beginnings);
    addForms(typedText, forms);
  }
  return {
    ...(counts ?? NOTHING_FOUND),
    words,
    rowCount,
    places: new Map(places.map((place) => [place.folded, place])),
  };
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
function completionsColumn(typedText: TypedText | null) {
  const beginnings = (typedText?.words ?? []).filter(needsCompletions).map(({ folded }) => folded);
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

function addCompletions(typedText: TypedText, beginnings: LookupRow['beginnings']): void {
  for (const word of typedText.words.filter(needsCompletions)) {
    const completions = beginnings.find(({ beginning }) => beginning === word.folded)?.words ?? [];
    if (completions.length <= MOST_COMPLETIONS) word.completions = completions;
  }
}
