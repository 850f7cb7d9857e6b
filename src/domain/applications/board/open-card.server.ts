import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { applicationMessages, applications, boardColumns, boards } from '#database/tables/applications.server.ts';
import { privateFiles } from '#database/tables/talent.server.ts';
import { actorName, type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier, newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { type ApplicationStep, type ColumnMeaning, type TalentStatus, talentStatusOf } from '../application.ts';
import { insertEvents } from '../events.server.ts';
import { requireReader } from '../policy.ts';
import { isUnread } from '../unread.server.ts';
import type { BoardCompany } from './access.server.ts';
import { findCard } from './card.server.ts';
import type { CardDetail } from './card-detail.ts';
import { isNameHidden } from './hidden-names.server.ts';

/**
 * Opens a card: reads it, and the first opening by anybody of the startup tells the talent that it was seen. Messages of
 * the talent count as read from then on. For this member the card is no longer new. Opening never restarts the answer clock.
 */
export async function openCard(context: Context, company: BoardCompany, id: string): Promise<CardDetail> {
  const { userId } = requireReader(context, company.id);
  const card = await findCard(context, company, id);
  await noteOpening(context, { companyId: company.id, userId, id });
  return card;
}

async function noteOpening(
  context: Context,
  { companyId, userId, id }: { companyId: string; userId: string; id: string },
): Promise<void> {
  const at = context.now.toISOString();
  await inTransaction(context, async (inside) => {
    // First: storing the opening locks the row weakly, and two who then want the stronger lock would wait for each other.
    const [card] = await inside.db
      .select({
        step: applications.step,
        meaning: boardColumns.meaning,
        talentStatus: applications.talentStatus,
        withdrawnAt: applications.withdrawnAt,
        closedAt: applications.closedAt,
      })
      .from(applications)
      .leftJoin(boardColumns, eq(boardColumns.id, applications.columnId))
      .where(and(eq(applications.id, id), isNull(applications.seenAt)))
      .for('no key update', { of: applications });
    // `read_at` of the startup's own message says when the talent read it.
    const { rowCount: readCount } = await inside.db.execute(sql`
      WITH opening AS (
        INSERT INTO application_openings (user_id, application_id, at)
        SELECT ${userId}, id, ${at}::timestamptz FROM applications WHERE id = ${id} FOR KEY SHARE
        ON CONFLICT DO NOTHING
      )
      UPDATE application_messages m SET read_at = CASE WHEN is_from_talent THEN ${at}::timestamptz ELSE read_at END,
        details = CASE WHEN is_from_talent THEN details ELSE jsonb_set(details, '{answer,readAt}', to_jsonb(${at}::text)) END
      WHERE application_id = ${id} AND ${isUnread}`);
    if (!card) {
      // On the boards of the others its mark goes, too.
      if (readCount) await tell(inside, { type: 'application.changed', id, companyId });
      return;
    }
    const status = talentStatusOf(
      {
        ...card,
        step: card.step as ApplicationStep,
        columnMeaning: card.meaning as ColumnMeaning | null,
        seenAt: inside.now,
      },
      card.talentStatus as TalentStatus,
    );
    await inside.db.execute(sql`
      WITH seen AS (
        UPDATE applications SET seen_at = ${at}, talent_status = ${status}, updated_at = ${at},
          talent_status_at = CASE WHEN talent_status = ${status} THEN talent_status_at ELSE ${at}::timestamptz END
        WHERE id = ${id}
      )
      ${insertEvents(inside, status === card.talentStatus ? [] : [{ id, kind: 'statusChanged', details: { status } }])}`);
    await tell(inside, { type: 'application.changed', id, companyId });
    if (status !== card.talentStatus) await tell(inside, { type: 'application.statusChanged', id, status, on: at });
  });
}

/**
 * Notes that a member opened the CV, or with `message` the file of a message of the talent, who sees it. Counts once a
 * day for each member and file.
 */
export async function noteCvOpening(
  context: Context,
  companyId: string,
  { card, message = null }: { card: string; message?: string | null },
): Promise<void> {
  const { userId } = requireReader(context, companyId);
  const day = context.now.toISOString().slice(0, 10);
  const details = { userId, ...(message !== null && { messageId: message }) };
  await context.db.execute(sql`
    INSERT INTO application_events (id, application_id, at, actor, kind, details)
    SELECT ${newIdentifier(context.now)}, id, ${context.now.toISOString()}::timestamptz, ${actorName(context.actor)}, 'cvOpened',
      ${JSON.stringify(details)}::jsonb
    FROM applications a WHERE id = ${card} AND company_id = ${companyId}
      AND (${message}::text IS NULL OR EXISTS (SELECT FROM application_messages
        WHERE id = ${message} AND application_id = a.id AND is_from_talent))
      AND NOT EXISTS (SELECT FROM application_events WHERE application_id = a.id AND kind = 'cvOpened'
        AND details ->> 'userId' = ${userId} AND details ->> 'messageId' IS NOT DISTINCT FROM ${message}::text AND at >= ${day}::date)`);
}

const FILE = { id: privateFiles.id, name: privateFiles.name, pages: privateFiles.pages };

/** The file of a message for a member who may read it; absent while the name is hidden. */
export async function findMessageFile(
  context: Context,
  companyId: string,
  { card, message }: { card: string; message: string },
): Promise<{ id: string; name: string; pages: number }> {
  requireReader(context, companyId);
  if (!isIdentifier(card) || !isIdentifier(message)) throw absent('This file');
  const [file] = await context.db
    .select(FILE)
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .innerJoin(privateFiles, eq(privateFiles.id, applicationMessages.fileId))
    .leftJoin(boards, eq(boards.jobId, applications.jobId))
    .where(
      and(
        eq(applicationMessages.id, message),
        isNull(applicationMessages.removedAt),
        eq(applications.id, card),
        eq(applications.companyId, companyId),
        not(isNameHidden),
      ),
    );
  if (!file) throw absent('This file');
  return file;
}

/** The CV of an application for a member who may read it; absent while the name is hidden. */
export async function findCv(
  context: Context,
  companyId: string,
  id: string,
): Promise<{ id: string; name: string; pages: number }> {
  requireReader(context, companyId);
  if (!isIdentifier(id)) throw absent('This CV');
  const [file] = await context.db
    .select(FILE)
    .from(applications)
    .innerJoin(privateFiles, eq(privateFiles.id, applications.cvFileId))
    .leftJoin(boards, eq(boards.jobId, applications.jobId))
    .where(and(eq(applications.id, id), eq(applications.companyId, companyId), not(isNameHidden)));
  if (!file) throw absent('This CV');
  return file;
}
