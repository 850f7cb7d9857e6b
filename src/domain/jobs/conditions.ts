import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { euroCentsAMonth, minorUnits } from '../site/money.ts';
import { JOB_ROLE_GROUPS } from '../site/taxonomies.ts';
import type { FoundText, Search } from './search.ts';

/** The filters of rules §1 as conditions on `job_search`, one for each dimension: AND between, OR within. */

export const DIMENSIONS = ['role', 'type', 'country', 'locality', 'remote', 'paid', 'english', 'salary'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Open on this site now: every condition of a list begins with it. */
export function openCondition(context: Context): SQL {
  return sql`platform = ${context.platform} AND closes_at > ${context.now.toISOString()}::timestamptz`;
}

export function rolesMeant(keys: readonly string[]): string[] {
  return [
    ...new Set(keys.flatMap((key) => JOB_ROLE_GROUPS.find((group) => group.key === key)?.roles ?? [key])),
  ];
}

const list = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** What is chosen in a dimension that has counts; null when nothing is. */
export function dimensionCondition(search: Search, dimension: Dimension): SQL | null {
  const { filters } = search;
  if (dimension === 'role') return filters.roles.length ? sql`job_role = ANY(${list(rolesMeant(filters.roles))})` : null;
  if (dimension === 'type') return filters.positionTypes.length ? sql`position_types && ${list(filters.positionTypes)}` : null;
  if (dimension === 'country') return filters.countryCodes.length ? sql`country_codes && ${list(filters.countryCodes)}` : null;
  if (dimension === 'locality') return search.localityKeys.length ? sql`localities && ${list(search.localityKeys)}` : null;
  if (dimension === 'remote') return filters.isRemote ? sql`is_remote` : null;
  if (dimension === 'paid') return filters.isPaid ? sql`is_paid` : null;
  if (dimension === 'english') return filters.englishEnough ? sql`english_enough` : null;
  return filters.salaryShown ? sql`salary_top IS NOT NULL` : null;
}

/** Everything else that narrows a list: words, typed place, least salary, company. */
function otherConditions(search: Search, without: { salary?: boolean } = {}): SQL[] {
  const { filters, location, text } = search;
  const conditions: SQL[] = [];
  if (location?.isRemote) conditions.push(sql`is_remote`);
  if (location?.countryCode) conditions.push(sql`country_codes && ${list([location.countryCode])}`);
  if (location?.localityKeys.length) conditions.push(sql`localities && ${list(location.localityKeys)}`);
  if (filters.salaryFrom !== null && !without.salary) {
    const least = euroCentsAMonth(filters.salaryFrom * minorUnits(filters.salaryCurrency), filters.salaryCurrency, 'month');
    conditions.push(sql`(salary_top IS NULL OR salary_top >= ${least ?? 0}::bigint)`);
  }
  if (filters.companyKey !== undefined) {
    conditions.push(sql`company_id = (SELECT id FROM companies WHERE key = ${filters.companyKey})`);
  }
  if (text) conditions.push(...textConditions(text));
  return conditions;
}

function textConditions(text: FoundText): SQL[] {
  const conditions: SQL[] = [];
  if (text.withPhrases) conditions.push(sql`job_id = ANY(${list(text.withPhrases)})`);
  if (text.name !== '') {
    const names = text.widened === null ? text.name : `(${text.name}) | ${text.widened}`;
    const isSame = text.widened === null && text.name === text.text;
    conditions.push(
      isSame
        ? sql`words @@ ${text.text}::tsquery`
        : sql`(words @@ ${text.text}::tsquery OR name_words @@ ${names}::tsquery)`,
    );
  }
  if (text.excluded !== null) conditions.push(sql`NOT words @@ ${text.excluded}::tsquery`);
  return conditions;
}

/** All filters, or all but those of one dimension: what that dimension's counts are counted in. */
export function matching(context: Context, search: Search, without?: Dimension | 'salaryFrom'): SQL {
  const chosen = DIMENSIONS.filter((dimension) => dimension !== without)
    .map((dimension) => dimensionCondition(search, dimension))
    .filter((condition) => condition !== null);
  const others = otherConditions(search, { salary: without === 'salaryFrom' });
  return sql.join([openCondition(context), ...chosen, ...others], sql` AND `);
}

/** The tiers of relevance (title as typed, title, company, near names, text), each without those before it. */
export function relevanceTiers(text: FoundText): SQL[] {
  const names = text.name === '' ? null : text.name;
  if (names === null) return [sql`true`];
  const isTitle = sql`title_words @@ ${text.name}::tsquery`;
  const isName = sql`name_words @@ ${text.name}::tsquery`;
  const isSpelledTitle = sql`title_words @@ ${text.spelled}::tsquery`;
  const near = text.widened === null ? [] : [sql`name_words @@ ${text.widened}::tsquery`];
  const texts =
    text.spelledText === null
      ? [sql`words @@ ${text.spelled}::tsquery`, sql`true`]
      : [sql`words @@ ${text.spelledText}::tsquery`, sql`true`];
  const inOrder = [
    sql`(${isSpelledTitle} AND title_length = ${text.length}::int)`,
    isSpelledTitle,
    isTitle,
    sql`name_words @@ ${text.spelled}::tsquery`,
    isName,
    ...(text.widenedFirst ? [...near.map((one) => sql`(${one} AND title_length = ${text.length}::int)`), ...near, ...texts] : texts),
  ];
  return inOrder.map((tier, at) =>
    at === 0 ? tier : sql`${tier} AND NOT (${sql.join(inOrder.slice(0, at), sql` OR `)})`,
  );
}
