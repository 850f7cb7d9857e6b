import { sql } from 'drizzle-orm';
import { promisedDays } from '#domain/applications/clock/answer-due.server.ts';
import { shownMessage } from '#domain/applications/messages/messages.ts';
import { shownWithdrawal } from '#domain/applications/own/withdrawal.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { fileLinks } from '#domain/talent/file-links.server.ts';
import { cardFileOf, cardFilePath } from '../files.ts';
import { requireReader } from '../policy.ts';
import { takenDownOf } from '../taken-down.server.ts';
import type { BoardCompany } from './access.server.ts';
import { type CardDetail, type CardRow, cardDetail, type LinkTo } from './card-detail.ts';
import { isHidden, isHiddenOn } from './hidden-names.server.ts';
import { withoutIdentity } from './own-name.ts';

/** Reads a card for a member of its startup. */
export async function findCard(context: Context, company: BoardCompany, id: string): Promise<CardDetail> {
  const { userId } = requireReader(context, company.id);
  const { rows } = await context.db.execute<CardRow>(sql`
    SELECT a.id, a.job_id AS "jobId", a.talent_id AS "talentId", j.title AS "jobTitle", a.name, ${isHidden} AS "isHidden",
      a.headline, a.place, a.email, a.step, a.column_id AS "columnId", c.name AS "columnName", a.version,
      a.sent_at AS "sentAt", a.note, a.answers, a.misses_knock_out AS "missesKnockOut", a.profile,
      a.clock_from AS "clockFrom", ${promisedDays} AS "promisedDays", a.rejects_at AS "rejectsAt", a.previous_step AS "previousStep",
      ${shownWithdrawal(context)} AS "withdrawnAt", a.closed_at AS "closedAt", co.name AS "companyName",
      ${takenDownOf(sql`a.job_id`, sql`a.company_id`)} AS "takenDown",
      (SELECT jsonb_build_object('id', f.id, 'name', f.name, 'pages', f.pages, 'bytes', f.bytes)
        FROM private_files f WHERE f.id = a.cv_file_id) AS cv,
      ${listOf(
        sql`jsonb_build_object('id', o.id, 'jobTitle', oj.title, 'step', o.step, 'columnName', oc.name)`,
        sql`applications o JOIN jobs oj ON oj.id = o.job_id LEFT JOIN board_columns oc ON oc.id = o.column_id
          WHERE o.company_id = a.company_id AND o.talent_id = a.talent_id AND o.job_id <> a.job_id AND o.withdrawn_at IS NULL`,
        sql`o.sent_at`,
      )} AS others,
      ${listOf(
        sql`jsonb_build_object('id', o.id, 'name', o.name, 'jobTitle', oj.title, 'isHidden', ${isHiddenOn(sql`o`, sql`ob`)})`,
        sql`applications o JOIN jobs oj ON oj.id = o.job_id LEFT JOIN boards ob ON ob.job_id = o.job_id
          WHERE o.company_id = a.company_id AND o.text_hash = a.text_hash AND o.talent_id <> a.talent_id`,
        sql`o.sent_at`,
      )} AS alike,
      ${listOf(
        sql`jsonb_build_object('id', u.id, 'name', u.first_name, 'lastName', u.last_name, 'score', s.score)`,
        sql`company_members m JOIN users u ON u.id = m.user_id
          LEFT JOIN application_scores s ON s.user_id = u.id AND s.application_id = a.id WHERE m.company_id = a.company_id`,
        sql`u.id = ${userId}, lower(u.first_name), u.id`,
      )} AS team,
      ${listOf(
        sql`jsonb_build_object('id', n.id, 'at', n.at, 'userId', n.user_id, 'by', u.first_name, 'text', n.text, 'mentions', n.mentions)`,
        sql`application_notes n LEFT JOIN users u ON u.id = n.user_id WHERE n.application_id = a.id`,
        sql`n.at, n.id`,
      )} AS notes,
      ${listOf(
        sql`jsonb_build_object('id', m.id, 'at', m.at, 'by', u.first_name, 'isFromTalent', m.is_from_talent, 'kind', m.kind,
          'text', m.text, 'details', m.details, 'readAt', m.read_at, 'removedBecause', m.removed_because,
          'file', (SELECT jsonb_build_object('name', f.name, 'pages', f.pages) FROM private_files f WHERE f.id = m.file_id))`,
        sql`application_messages m LEFT JOIN users u ON u.id = m.user_id WHERE m.application_id = a.id`,
        sql`m.at, m.id`,
      )} AS messages,
      ${listOf(
        sql`jsonb_build_object('at', e.at, 'kind', e.kind, 'actor', e.actor, 'by', u.first_name, 'details', e.details)`,
        sql`application_events e LEFT JOIN users u ON u.id = split_part(e.actor, ':', 2) WHERE e.application_id = a.id`,
        // Events of one moment have no order of their own: the opening of a card, then a move, then the new status.
        sql`e.at, e.details ->> 'status' IS DISTINCT FROM 'seen', e.kind = 'statusChanged', e.id`,
      )} AS history
    FROM applications a JOIN jobs j ON j.id = a.job_id JOIN companies co ON co.id = a.company_id
    LEFT JOIN boards b ON b.job_id = a.job_id LEFT JOIN board_columns c ON c.id = a.column_id
    WHERE a.id = ${id} AND a.company_id = ${company.id}`);
  const [first] = rows;
  if (!first) throw absent('This application');
  const shown = { ...first, messages: first.messages.map(shownMessage) };
  const row = shown.isHidden ? withoutIdentity(shown) : shown;
  return cardDetail(context, row, { userId, linkTo: await linksOf(context, company, row) });
}

const listOf = (value: ReturnType<typeof sql>, from: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql`(SELECT coalesce(jsonb_agg(${value} ORDER BY ${order}), '[]') FROM ${from})`;

/** The links to the files of a card; those of a card without files need no statement. */
async function linksOf(
  context: Context,
  company: BoardCompany,
  { id, cv, isHidden, messages }: CardRow,
): Promise<LinkTo> {
  if (isHidden || (cv === null && messages.every(({ file }) => file === null))) return () => '';
  const sign = await fileLinks(context);
  return (message) => sign(cardFilePath(company.key, id, message), cardFileOf(id, message));
}
