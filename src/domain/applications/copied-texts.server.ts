import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import type { Answer, AskedQuestion } from './apply-inputs.ts';
import { areNearCopies, textBands, textHash, writtenTexts } from './copied-texts.ts';

/** Applications that are read to find the groups of similar texts. */
const MOST_NEAR = 200;
const MOST_GROUPS = 20;

type First = { textHash: string; name: string; note: string; answers: Answer[]; questions: AskedQuestion[] };

/**
 * The marks by which a board gathers copies: `textHash` is that of the first application to the startup with nearly this
 * text. Only the first of a group is compared, so that small changes never lead from one text to another.
 */
export async function marksOfText(
  context: Context,
  company: { id: string; name: string },
  { name, texts }: { name: string; texts: readonly string[] },
): Promise<{ textHash: string | null; textBands: number[] | null }> {
  const text = { texts, names: [name, company.name] };
  const marks = { textHash: textHash(texts), textBands: textBands(text) };
  if (marks.textHash === null || marks.textBands === null) return { ...marks, textBands: null };
  const { rows } = await context.db.execute<First>(sql`
    WITH near AS MATERIALIZED (
      SELECT text_hash FROM applications
      WHERE text_bands && ${`{${marks.textBands.join()}}`}::int[] AND company_id = ${company.id} LIMIT ${MOST_NEAR}
    )
    SELECT first.* FROM (SELECT DISTINCT text_hash FROM near LIMIT ${MOST_GROUPS}) near CROSS JOIN LATERAL (
      SELECT a.text_hash AS "textHash", a.name, a.note, a.answers, j.questions, a.sent_at
      FROM applications a JOIN jobs j ON j.id = a.job_id
      WHERE a.company_id = ${company.id} AND a.text_hash = near.text_hash ORDER BY a.sent_at, a.id LIMIT 1) first
    ORDER BY first.sent_at`);
  const group = rows.find((first) =>
    areNearCopies(text, { texts: writtenTexts(first, first.questions), names: [first.name, company.name] }),
  );
  return { ...marks, textHash: group?.textHash ?? marks.textHash };
}
