import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { inTransaction } from '#domain/context.ts';
import { englishEnoughOf } from '#domain/job-text/resolved-facts.ts';
import { readTextFacts } from '#domain/job-text/text-facts/text-facts.server.ts';
import { OTHER_EUROPE } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { hundredthsAYear, type SalaryPeriod } from '#domain/site/money.ts';
import { JOB_ROLES, labelOf, POSITION_TYPES } from '#domain/site/taxonomies.ts';
import { meaningLexemes, roleInCountryLexeme } from '../query/expand-query.server.ts';
import {
  joinedForms,
  lengthLexeme,
  lexemesOfName,
  lexemesOfText,
  variantsOf,
  vectorOf,
  wordsIn,
} from '../query/search-text.ts';
import { lexemesOfBeginnings } from '../query/word-beginnings.server.ts';

/**
 * To be raised when what is written below changes: the worker then makes every row again. Only raised, never lowered,
 * so that two releases side by side do not make each other's rows again for ever.
 */
export const SEARCH_RULES = 13;
const BATCH = 1_000;
const PAIRS_AT_ONCE = 50_000;
const MOST_LOCKS = 64;
/** Held shared by every refresh; alone by one of more companies than the lock table should be filled with. */
const ALL_COMPANIES = 4_801_002;
/** A job in fifty towns is found by all of them, but its short row names the first. */
const PLACES_IN_NAME = 8;

/** Makes the search rows of these jobs again, from what the transaction has written. Part of every job command. */
export async function refreshJobSearch(context: Context, jobIds: readonly string[]): Promise<void> {
  const ids = [...new Set(jobIds)];
  if (ids.length === 0) return;
  await inTransaction(context, async (inside) => {
    const { rows } = await inside.db.execute<{ companyId: string }>(sql`
      SELECT DISTINCT company_id AS "companyId" FROM jobs WHERE id = ANY(${sql.param(ids)}::text[])`);
    await lockCompanies(
      inside,
      rows.map(({ companyId }) => companyId),
    );
    await refreshRows(inside, ids);
  });
}

/** The same for all jobs of a company: its name, its status or the sites that show it have changed. */
export async function refreshCompanyJobSearch(context: Context, companyId: string): Promise<void> {
  await inTransaction(context, async (inside) => {
    await lockCompanies(inside, [companyId]);
    // Only now: a job that somebody brings back at this moment is among them.
    const { rows } = await inside.db.execute<{ id: string }>(sql`
      SELECT id FROM jobs WHERE company_id = ${companyId} AND status = 'ACTIVE' AND approved_at IS NOT NULL
      UNION SELECT job_id FROM job_search WHERE company_id = ${companyId}`);
    await refreshRows(
      inside,
      rows.map(({ id }) => id),
    );
  });
}

/** After views were counted: the order of `mostPopular`. Without ids, of every job. */
export async function refreshPopularity(context: Context, jobIds?: readonly string[]): Promise<void> {
  await context.db.execute(sql`
    UPDATE job_search AS search SET popularity = ${popularity(context.now)}
    FROM jobs AS j
    WHERE j.id = search.job_id AND search.popularity IS DISTINCT FROM ${popularity(context.now)}
      ${jobIds ? sql`AND search.job_id = ANY(${sql.param(jobIds)}::text[])` : sql``}`);
}

/** Unique views of the last seven days by the days of them that the job was public (rules §2). */
function popularity(now: Date) {
  return sql`(j.views_week / least(7, greatest(1,
    extract(epoch FROM ${now.toISOString()}::timestamptz - j.published_at) / 86400)))::real`;
}

/**
 * Two changes that meet in one row (a job edited while its company is renamed) take turns here, before either
 * reads: the later then sees what the earlier committed, and no change is lost.
 */
async function lockCompanies(context: Context, companyIds: readonly string[]): Promise<void> {
  const { rows } = await context.db.execute<{ lock: number }>(sql`
    SELECT DISTINCT hashtext(id) AS lock FROM unnest(${sql.param(companyIds)}::text[]) AS id ORDER BY 1`);
  if (rows.length > MOST_LOCKS) {
    await context.db.execute(sql`SELECT pg_advisory_xact_lock(${ALL_COMPANIES})`);
    return;
  }
  await context.db.execute(sql`SELECT pg_advisory_xact_lock_shared(${ALL_COMPANIES})`);
  for (const { lock } of rows) await context.db.execute(sql`SELECT pg_advisory_xact_lock(4801, ${lock})`);
}

type Source = {
  id: string;
  companyId: string;
  platforms: string[];
  title: string;
  company: string;
  role: string;
  types: string[];
  workplace: string;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  description: string;
  pitch: string;
  textLanguage: string;
  languages: { language: string; level: string }[];
  englishEnough: boolean | null;
  locations: {
    countryCode: string;
    placeId: number | null;
    locality: string | null;
    name: string | null;
    englishName: string | null;
  }[];
};

/** Words that rows were made of, to be learnt once all are made. */
type Said = {
  /** Of titles and companies, by site. */
  names: Map<string, Set<string>>;
  anywhere: Set<string>;
};

async function refreshRows(context: Context, ids: readonly string[]): Promise<void> {
  const said: Said = { names: new Map(), anywhere: new Set() };
  for (let at = 0; at < ids.length; at += BATCH) await refreshBatch(context, ids.slice(at, at + BATCH), said);
  // All at once and in the order of their letters: two who bring the same new words never wait for each other crosswise.
  await learnNames(context, said.names);
  await learnVocabulary(context, said.anywhere);
}

async function refreshBatch(context: Context, ids: readonly string[], said: Said): Promise<void> {
  const idList = sql.param(ids);
  await context.db.execute(sql`DELETE FROM job_search WHERE job_id = ANY(${idList}::text[])`);
  const { rows } = await context.db.execute<Source>(sql`
    SELECT j.id, j.company_id AS "companyId", c.platforms, j.title, c.name AS company, j.job_role AS role,
      j.job_position_types AS types, j.workplace, t.description, j.pitch, j.salary_currency AS "salaryCurrency",
      j.text_language AS "textLanguage", j.languages, j.english_enough AS "englishEnough",
      j.salary_period AS "salaryPeriod",
      CASE WHEN j.salary_type = 'range' THEN j.salary_from::float8 END AS "salaryFrom",
      CASE WHEN j.salary_type = 'range' THEN j.salary_to::float8 END AS "salaryTo",
      coalesce((SELECT json_agg(json_build_object('countryCode', l.country_code, 'placeId', l.place_id, 'locality', l.locality,
          'name', p.name, 'englishName', p.english_name) ORDER BY l.position)
        FROM job_locations l LEFT JOIN places p ON p.id = l.place_id WHERE l.job_id = j.id), '[]') AS locations
    FROM jobs j
    JOIN companies c ON c.id = j.company_id
    LEFT JOIN job_texts t ON t.job_id = j.id
    WHERE j.id = ANY(${idList}::text[]) AND j.status = 'ACTIVE' AND j.approved_at IS NOT NULL
      AND j.closes_at IS NOT NULL AND c.status = 'ACTIVE'`);
  if (rows.length === 0) return;

  const localities = await localitiesOf(context, rows);
  const made = rows.map((row) => ({ ...rowOf(row, localities), platforms: row.platforms }));
  await context.db.execute(sql`
    INSERT INTO search_localities (key, name)
    SELECT key, name FROM json_to_recordset(${JSON.stringify([...new Map([...localities.values()].map((one) => [one.key, one])).values()])}::json)
      AS made (key text, name text)
    ON CONFLICT (key) DO NOTHING`);
  await context.db.execute(sql`
    INSERT INTO job_search (platform, job_id, company_id, published_at, closes_at, boosting_expires_at, job_role,
      position_types, country_codes, localities, place_ids, is_remote, is_paid, english_enough, company_size, yearly_salary, salary_currency, made_with,
      popularity, title_words, name_words, words)
    SELECT site.platform, j.id, j.company_id, coalesce(j.published_at, j.approved_at), j.closes_at,
      j.boosting_expires_at, j.job_role, j.job_position_types,
      ARRAY(SELECT json_array_elements_text(made."countryCodes")), ARRAY(SELECT json_array_elements_text(made.localities)),
      ARRAY(SELECT json_array_elements_text(made."placeIds")::int),
      j.workplace = 'remote', j.salary_type <> 'unpaid', made."englishEnough",
      c.number_of_employees, made."yearlySalary", j.salary_currency, ${SEARCH_RULES}::int, ${popularity(context.now)},
      made."titleWords"::tsvector, made."nameWords"::tsvector, made.words::tsvector
    FROM json_to_recordset(${JSON.stringify(made)}::json) AS made (id text, platforms json, "countryCodes" json,
      localities json, "placeIds" json, "englishEnough" boolean, "yearlySalary" bigint, "titleWords" text,
      "nameWords" text, words text)
    JOIN jobs j ON j.id = made.id JOIN companies c ON c.id = j.company_id
    CROSS JOIN LATERAL (SELECT DISTINCT json_array_elements_text(made.platforms)) AS site(platform)`);
  await context.db.execute(sql`
    INSERT INTO job_search_texts (job_id, text)
    SELECT id, text FROM json_to_recordset(${JSON.stringify(made.map(({ id, text }) => ({ id, text })))}::json) AS made (id text, text text)
    ON CONFLICT (job_id) DO UPDATE SET text = excluded.text WHERE job_search_texts.text <> excluded.text`);
  for (const { platforms, nameLexemes, saidWords } of made) {
    for (const word of saidWords) said.anywhere.add(word);
    for (const platform of platforms) {
      const names = said.names.get(platform) ?? new Set();
      for (const lexeme of nameLexemes) names.add(lexeme);
      said.names.set(platform, names);
    }
  }
}

function rowOf(source: Source, localities: ReadonlyMap<string, { key: string; name: string }>) {
  const title = wordsIn(source.title);
  const name = [...title, ...wordsIn(source.company)];
  const labels = [labelOf(JOB_ROLES, source.role), ...source.types.map((type) => labelOf(POSITION_TYPES, type))];
  const placesOf = (locations: Source['locations']) =>
    wordsIn(
      locations
        .flatMap((place) => [place.locality, place.name, place.englishName])
        .filter((text) => text !== null)
        .join(' \n '),
    );
  const firstPlaces = placesOf(source.locations.slice(0, PLACES_IN_NAME));
  const around = [...wordsIn(labels.join(' \n ')), ...placesOf(source.locations)];
  const text = wordsIn(`${source.pitch} ${plainText(source.description)}`);
  const salary = source.salaryTo ?? source.salaryFrom;
  const countryCodes = countryCodesOf(source);
  const meaning = meaningLexemes(source.title, { ...source, countryCodes });
  const titles = [...title, ...joinedForms(title)];
  const names = [...name, ...joinedForms(name), ...firstPlaces];
  const named = [...lexemesOfName(names), ...lexemesOfBeginnings(names), ...meaning];
  const texts = [...text, ...joinedForms(text)];
  const words = [
    ...named,
    ...lexemesOfName(around),
    ...lexemesOfText(texts),
    ...lexemesOfBeginnings([...around, ...texts]),
    ...countryCodes.map((code) => roleInCountryLexeme(source.role, code)),
  ];
  return {
    id: source.id,
    countryCodes,
    localities: [
      ...new Set(
        source.locations.flatMap((place) => localities.get(fold(place.name ?? place.locality ?? ''))?.key ?? []),
      ),
    ],
    englishEnough: englishEnoughOf(source, () => readTextFacts(source.description, source.textLanguage)) ?? false,
    placeIds: [...new Set(source.locations.flatMap(({ placeId }) => placeId ?? []))],
    yearlySalary:
      salary === null ? null : hundredthsAYear(salary, source.salaryCurrency ?? '', source.salaryPeriod ?? 'month'),
    // What is chosen is found by the same index as the title, not by another of all that match it.
    titleWords: vectorOf([
      ...lexemesOfName(titles),
      ...lexemesOfBeginnings(titles),
      ...meaning.filter((lexeme) => /^[\^@]/.test(lexeme)),
      lengthLexeme(title.length),
    ]),
    nameWords: vectorOf([...named, lengthLexeme(title.length)]),
    words: vectorOf(words),
    text: ` ${foldedText(title)} . ${foldedText(wordsIn(source.company))} . ${foldedText(around)} . ${foldedText(text)} `,
    nameLexemes: [...new Set(name.map((word) => word.folded))],
    saidWords: [...new Set([...names, ...around, ...texts].map((word) => word.folded))],
  };
}

function foldedText(words: readonly { folded: string }[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** Only for words: tags part them, the entities our sanitiser writes are read. */
function plainText(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}

function countryCodesOf(source: Source): string[] {
  const codes = new Set(source.locations.map((place) => place.countryCode));
  if ([...codes].some((code) => OTHER_EUROPE.includes(code))) codes.add('EU');
  return [...codes];
}

/**
 * The key and the shown name of every place name in these jobs, by the name's fold. What a posting says without
 * a place of the gazetteer goes with the largest place that is called so.
 */
async function localitiesOf(context: Context, sources: readonly Source[]) {
  const found = new Map<string, { key: string; name: string }>();
  const said = new Map<string, string>();
  for (const { locality, name } of sources.flatMap((source) => source.locations)) {
    const shown = name ?? locality?.trim() ?? '';
    const folded = fold(shown);
    if (folded === '') continue;
    if (name !== null) found.set(folded, { key: folded, name });
    else said.set(folded, shown);
  }
  const unplaced = [...said.keys()].filter((folded) => !found.has(folded));
  const known = await placesNamed(context, unplaced);
  for (const folded of unplaced) {
    const name = known.get(folded) ?? (said.get(folded) as string);
    found.set(folded, { key: fold(name), name });
  }
  return found;
}

/** The gazetteer's own name of the largest place that each folded name can mean. */
export async function placesNamed(context: Context, folded: readonly string[]): Promise<Map<string, string>> {
  if (folded.length === 0) return new Map();
  const { rows } = await context.db.execute<{ folded: string; name: string }>(sql`
    SELECT DISTINCT ON (n.folded) n.folded, p.name FROM place_names n JOIN places p ON p.id = n.place_id
    WHERE n.folded = ANY(${sql.param(folded)}::text[]) ORDER BY n.folded, p.population DESC, p.id`);
  return new Map(rows.map(({ folded, name }) => [folded, name]));
}

async function learnNames(context: Context, names: ReadonlyMap<string, ReadonlySet<string>>) {
  for (const [platform, words] of [...names].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { rows } = await context.db.execute<{ word: string }>(sql`
      SELECT said.word FROM unnest(${sql.param([...words])}::text[]) AS said(word)
      WHERE NOT EXISTS (SELECT FROM search_words s
        WHERE s.platform = ${platform} AND s.variant = said.word AND s.word = said.word)`);
    const pairs = rows
      .map(({ word }) => word)
      .sort()
      .flatMap((word) => variantsOf(word).map((variant) => [variant, word]));
    for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
      await context.db.execute(sql`
        INSERT INTO search_words (platform, variant, word) SELECT ${platform}, pair ->> 0, pair ->> 1
        FROM json_array_elements(${JSON.stringify(pairs.slice(at, at + PAIRS_AT_ONCE))}::json) AS pair
        ON CONFLICT DO NOTHING`);
    }
  }
}

async function learnVocabulary(context: Context, words: ReadonlySet<string>) {
  await context.db.execute(sql`
    INSERT INTO search_vocabulary (word)
    SELECT said.word FROM unnest(${sql.param([...words].sort())}::text[]) WITH ORDINALITY AS said(word, at)
    WHERE NOT EXISTS (SELECT FROM search_vocabulary known WHERE known.word = said.word COLLATE "C")
    ORDER BY said.at ON CONFLICT DO NOTHING`);
}
