import { and, desc, eq, sql } from 'drizzle-orm';
import { applicationEvents, applications, boardColumns } from '#database/tables/applications.server.ts';
import { jobLocations } from '#database/tables/jobs.server.ts';
import {
  type ColumnMeaning,
  hasEnded,
  type Standing,
  type TalentStatus,
  talentStatusOf,
  WITHDRAWAL_UNDO_MINUTES,
} from '#domain/applications/application.ts';
import { writeEvent } from '#domain/applications/events.server.ts';
import { EVENT_DETAILS } from '#domain/applications/messages/messages.ts';
import { deletionDate } from '#domain/applications/retention/retention.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { tell, tellLater } from '#domain/tell.server.ts';
import { lockOwnApplication } from './own-application.server.ts';

/** Withdraws the person's own application. The startup gets a mail once the talent can no longer undo it. */
export function withdraw(context: Context, id: string): Promise<void> {
  return inTransaction(context, async (inside) => {
    const application = await lockOwnApplication(inside, id);
    if (application.withdrawnAt) return;
    const standing = { ...application, step: application.step as Standing['step'] };
    if (hasEnded(standing)) throw new Refusal('conflict', 'E_ENDED', 'This application has already ended.');
    const [place] = await inside.db
      .select({ countryCode: jobLocations.countryCode })
      .from(jobLocations)
      .where(and(eq(jobLocations.jobId, application.jobId), eq(jobLocations.position, 0)));
    await inside.db
      .update(applications)
      .set({
        withdrawnAt: inside.now,
        talentStatus: 'withdrawn',
        talentStatusAt: inside.now,
        clockFrom: null,
        deletesAt: deletionDate(inside.now, place?.countryCode ?? null),
        version: sql`${applications.version} + 1`,
        updatedAt: inside.now,
      })
      .where(eq(applications.id, id));
    const { talentStatus, clockFrom, clockDay, companyId } = application;
    await writeEvent(inside, id, 'withdrawn', { talentStatus, clockFrom: clockFrom?.toISOString() ?? null, clockDay });
    await tell(inside, { type: 'application.changed', id, companyId });
    await tellLater(
      inside,
      { type: 'application.withdrawn', id, companyId, on: inside.now.toISOString() },
      new Date(inside.now.getTime() + WITHDRAWAL_UNDO_MINUTES * 60_000),
    );
  });
}

/** Takes a withdrawal of the last minutes back. The clock goes on from where it was. */
export function undoWithdrawal(context: Context, id: string): Promise<void> {
  return inTransaction(context, async (inside) => {
    const application = await lockOwnApplication(inside, id);
    if (!application.withdrawnAt) return;
    if (inside.now.getTime() > application.withdrawnAt.getTime() + WITHDRAWAL_UNDO_MINUTES * 60_000) {
      throw new Refusal('conflict', 'E_TOO_LATE', 'You withdrew a while ago. You can apply again.');
    }
    const others = await inside.db.$count(
      applications,
      and(
        eq(applications.jobId, application.jobId),
        eq(applications.talentId, application.talentId),
        sql`withdrawn_at IS NULL`,
      ),
    );
    if (others > 0) throw new Refusal('conflict', 'E_APPLIED_AGAIN', 'You have applied to this job again since.');
    const [event] = await inside.db
      .select({ details: applicationEvents.details })
      .from(applicationEvents)
      .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, 'withdrawn')))
      .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
      .limit(1);
    const { talentStatus, clockFrom, clockDay } = EVENT_DETAILS.withdrawn.parse(event?.details);
    const [column] = application.columnId
      ? await inside.db
          .select({ meaning: boardColumns.meaning })
          .from(boardColumns)
          .where(eq(boardColumns.id, application.columnId))
      : [];
    const standing: Standing = {
      step: application.step as Standing['step'],
      columnMeaning: (column?.meaning ?? null) as ColumnMeaning | null,
      seenAt: application.seenAt,
      withdrawnAt: null,
      closedAt: application.closedAt,
    };
    await inside.db
      .update(applications)
      .set({
        withdrawnAt: null,
        talentStatus: talentStatusOf(standing, talentStatus as TalentStatus),
        talentStatusAt: inside.now,
        clockFrom: clockFrom === null ? null : new Date(clockFrom),
        clockDay,
        deletesAt: null,
        version: sql`${applications.version} + 1`,
        updatedAt: inside.now,
      })
      .where(eq(applications.id, id));
    await writeEvent(inside, id, 'returned', {});
    await tell(inside, { type: 'application.changed', id, companyId: application.companyId });
  });
}
