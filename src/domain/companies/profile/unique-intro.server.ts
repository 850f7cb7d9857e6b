import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';

/** The line without its case, spaces and punctuation. */
const wordsOf = (line: SQL) => sql`regexp_replace(lower(${line}), '[^[:alnum:]]+', '', 'g')`;

/** SQL: another public startup has the same words as this line. */
export const isIntroOfAnother = (companyId: SQL, line: SQL): SQL => sql`(${line} <> '' AND EXISTS (
  SELECT FROM companies o WHERE o.id <> ${companyId} AND o.status = 'ACTIVE' AND ${wordsOf(sql`o.intro`)} = ${wordsOf(line)}))`;

/** Refuses the line about a startup that another public startup uses word for word. */
export async function requireUniqueIntro(context: Context, companyId: string, line: string): Promise<void> {
  const { rows } = await context.db.execute<{ isOfAnother: boolean }>(
    sql`SELECT ${isIntroOfAnother(sql`${companyId}`, sql`${line}::text`)} AS "isOfAnother"`,
  );
  if (!rows[0]?.isOfAnother) return;
  const message = 'Another startup uses this line word for word. Please describe yours in your own words.';
  throw new Refusal('invalid', 'E_INVALID', message, { fields: { intro: message } });
}
