import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import { actorName, type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { addDays, dayIn, endOfDayIn, timeZoneOf } from '#domain/site/countries.ts';
import { tell } from '#domain/tell.server.ts';
import {
  JOB_TRANSITIONS,
  type JobAction,
  type JobStatus,
  LONGEST_AHEAD_DAYS,
  RENEW_LIVE_WITHIN_DAYS,
  RENEW_WITHIN_DAYS,
} from './job.ts';
import { actorsFor } from './policy.ts';

const DAY_MS = 86_400_000;

type JobToChange = {
  id: string;
  companyId: string;
  status: JobStatus;
  approvedAt: Date | null;
  publishedAt: Date | null;
  closesAt: Date | null;
  closedAt: Date | null;
  expirationDate: string | null;
  periodDays: number;
  timeZone: string;
};

/**
 * Takes one step of the table in job.ts (rules §2). Refuses with `absent` who may not, with `conflict` what the
 * table or a guard does not allow; then nothing has changed. The step, its record, the search rows and the
 * telling are one transaction.
 */
export function transition(
  context: Context,
  jobId: string,
  action: JobAction,
  options: { reason?: string } = {},
): Promise<{ status: JobStatus }> {
  return inTransaction(context, async (inside) => {
    const job = await lockJob(inside, jobId);
    const actors = actorsFor(inside.actor, job.companyId);
    const step = JOB_TRANSITIONS[action];
    if (!step.by.some((actor) => actors.includes(actor))) throw absent('This job');
    if (!step.from.includes(job.status) || (step.approved ?? job.approvedAt !== null) !== (job.approvedAt !== null)) {
      throw new Refusal(
        'conflict',
        'E_TRANSITION',
        `A job that is ${stateName(job)} cannot take the step "${action}".`,
      );
    }
    checkGuard(inside, job, action);

    await inside.db
      .update(jobs)
      .set(changesOf(inside, job, action))
      .where(eq(jobs.id, job.id));
    await inside.db.insert(jobTransitions).values({
      id: newIdentifier(inside.now),
      jobId: job.id,
      at: inside.now,
      actor: actorName(inside.actor),
      action,
      from: job.status,
      to: step.to,
      reason: options.reason ?? null,
    });
    await tell(inside, { type: 'job.transitioned', id: job.id, companyId: job.companyId, action });
    return { status: step.to };
  });
}

/**
 * Ends the jobs whose last day is over; a schedule of the clock. In batches of their own transaction, so that a
 * backlog never holds many rows locked. They left every surface at `closesAt` already: this only writes it down.
 */
export async function expireJobs(context: Context, batch = 200): Promise<number> {
  const clock: Context = { ...context, actor: { kind: 'system', name: 'clock' } };
  let ended = 0;
  for (;;) {
    const due = await clock.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          inArray(jobs.status, ['ACTIVE', 'STOPPED']),
          lt(jobs.closesAt, clock.now),
          sql`${jobs.approvedAt} IS NOT NULL`,
        ),
      )
      .limit(batch);
    for (const { id } of due) {
      await transition(clock, id, 'expire').catch((error: unknown) => {
        // Another process may have ended it between the two statements.
        if (!(error instanceof Refusal && error.kind === 'conflict')) throw error;
      });
    }
    ended += due.length;
    if (due.length < batch) return ended;
  }
}

async function lockJob(context: Context, jobId: string): Promise<JobToChange> {
  const [row] = await context.db
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      status: jobs.status,
      approvedAt: jobs.approvedAt,
      publishedAt: jobs.publishedAt,
      closesAt: jobs.closesAt,
      closedAt: jobs.closedAt,
      expirationDate: jobs.expirationDate,
      periodDays: jobs.periodDays,
      countryCode: companyCountries.countryCode,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(companyCountries, and(eq(companyCountries.companyId, companies.id), eq(companyCountries.position, 0)))
    .where(eq(jobs.id, jobId))
    .for('update', { of: jobs });
  if (!row) throw absent('This job');
  const { countryCode, ...job } = row;
  return { ...job, status: job.status as JobStatus, timeZone: timeZoneOf(countryCode ?? 'DK') };
}

function checkGuard(context: Context, job: JobToChange, action: JobAction): void {
  const now = context.now.getTime();
  const closes = job.closesAt?.getTime() ?? 0;
  if (action === 'resume' && closes <= now) {
    throw new Refusal('conflict', 'E_TRANSITION', 'Its last day is over. Renew the job instead.');
  }
  if (action === 'expire' && closes > now)
    throw new Refusal('conflict', 'E_TRANSITION', 'Its last day is not over yet.');
  if (action === 'renew' && now > (job.closedAt?.getTime() ?? closes) + RENEW_WITHIN_DAYS * DAY_MS) {
    throw new Refusal(
      'conflict',
      'E_TRANSITION',
      `It ended more than ${RENEW_WITHIN_DAYS} days ago. Post it as a new job.`,
    );
  }
  const isFeed = context.actor.kind === 'system' && context.actor.name.startsWith('feed:');
  if (action === 'renewLive' && !isFeed && closes - now > RENEW_LIVE_WITHIN_DAYS * DAY_MS) {
    throw new Refusal(
      'conflict',
      'E_TRANSITION',
      `A live job can be renewed when ${RENEW_LIVE_WITHIN_DAYS} days or fewer are left.`,
    );
  }
}

function changesOf(context: Context, job: JobToChange, action: JobAction): Partial<typeof jobs.$inferInsert> {
  const step = JOB_TRANSITIONS[action];
  const today = dayIn(job.timeZone, context.now);
  const changes: Partial<typeof jobs.$inferInsert> = { status: step.to };
  const lastDay = (date: string) => {
    const latest = addDays(today, LONGEST_AHEAD_DAYS);
    changes.expirationDate = date < latest ? date : latest;
    changes.closesAt = endOfDayIn(job.timeZone, changes.expirationDate);
  };
  if (step.approval === 'given') {
    changes.approvedAt = context.now;
    changes.publishedAt = job.publishedAt ?? context.now;
    // The period counts from approval, unless a feed named the last day.
    lastDay(job.expirationDate ?? addDays(today, job.periodDays));
  }
  if (step.approval === 'withheld') changes.approvedAt = null;
  if (action === 'renew') lastDay(addDays(today, job.periodDays));
  if (action === 'renewLive') lastDay(addDays(job.expirationDate ?? today, job.periodDays));
  if (action === 'relist' && (job.closesAt === null || job.closesAt <= context.now))
    lastDay(addDays(today, LONGEST_AHEAD_DAYS));
  if (step.to === 'EXPIRED') changes.closedAt = job.closesAt && job.closesAt < context.now ? job.closesAt : context.now;
  if (step.to === 'STOPPED') changes.closedAt = context.now;
  if (step.to === 'ACTIVE') changes.closedAt = null;
  return changes;
}

function stateName(job: JobToChange): string {
  return job.status === 'ACTIVE' && job.approvedAt === null ? 'in review' : job.status;
}
