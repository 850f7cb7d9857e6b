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
 * Makes one transition of the table in job.ts (rules §2). Refuses strangers (`absent`) and transitions that the table
 * or a guard forbids (`conflict`). The change, its record, the search rows and the event share one transaction.
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
    const rule = JOB_TRANSITIONS[action];
    if (!rule.by.some((actor) => actors.includes(actor))) throw absent('This job');
    if (!rule.from.includes(job.status) || (rule.approved ?? job.approvedAt !== null) !== (job.approvedAt !== null)) {
      throw new Refusal(
        'conflict',
        'E_TRANSITION',
        `The action "${action}" is not possible: the job is ${stateName(job)}.`,
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
      to: rule.to,
      reason: options.reason ?? null,
    });
    await tell(inside, { type: 'job.transitioned', id: job.id, companyId: job.companyId, action });
    return { status: rule.to };
  });
}

/**
 * Expires jobs after their last day; a schedule runs it. Each job has its own transaction, so that a backlog never locks
 * many rows. Pages and lists have hidden them since `closesAt`; this updates the status.
 */
export async function expireJobs(context: Context, batch = 200): Promise<number> {
  const clock: Context = { ...context, actor: { kind: 'system', name: 'clock' } };
  let expired = 0;
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
        // Another process may have expired it meanwhile.
        if (!(error instanceof Refusal && error.kind === 'conflict')) throw error;
      });
    }
    expired += due.length;
    if (due.length < batch) return expired;
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
    throw new Refusal('conflict', 'E_TRANSITION', 'The last day of this job is over. Renew it instead.');
  }
  if (action === 'expire' && closes > now)
    throw new Refusal('conflict', 'E_TRANSITION', 'The last day of this job is not over yet.');
  if (action === 'renew' && now > (job.closedAt?.getTime() ?? closes) + RENEW_WITHIN_DAYS * DAY_MS) {
    throw new Refusal(
      'conflict',
      'E_TRANSITION',
      `This job ended more than ${RENEW_WITHIN_DAYS} days ago. Post it as a new job.`,
    );
  }
  const isFeed = context.actor.kind === 'system' && context.actor.name.startsWith('feed:');
  if (action === 'renewLive' && !isFeed && closes - now > RENEW_LIVE_WITHIN_DAYS * DAY_MS) {
    throw new Refusal(
      'conflict',
      'E_TRANSITION',
      `You can renew a live job in its last ${RENEW_LIVE_WITHIN_DAYS} days.`,
    );
  }
}

function changesOf(context: Context, job: JobToChange, action: JobAction): Partial<typeof jobs.$inferInsert> {
  const rule = JOB_TRANSITIONS[action];
  const today = dayIn(job.timeZone, context.now);
  const changes: Partial<typeof jobs.$inferInsert> = { status: rule.to };
  const setLastDay = (date: string) => {
    const latest = addDays(today, LONGEST_AHEAD_DAYS);
    changes.expirationDate = date < latest ? date : latest;
    changes.closesAt = endOfDayIn(job.timeZone, changes.expirationDate);
  };
  if (rule.approval === 'given') {
    changes.approvedAt = context.now;
    changes.publishedAt = job.publishedAt ?? context.now;
    // The period counts from approval, unless a feed gave the last day.
    setLastDay(job.expirationDate ?? addDays(today, job.periodDays));
  }
  if (rule.approval === 'withheld') changes.approvedAt = null;
  if (action === 'renew') setLastDay(addDays(today, job.periodDays));
  if (action === 'renewLive') setLastDay(addDays(job.expirationDate ?? today, job.periodDays));
  if (action === 'relist' && (job.closesAt === null || job.closesAt <= context.now))
    setLastDay(addDays(today, LONGEST_AHEAD_DAYS));
  if (rule.to === 'EXPIRED') changes.closedAt = job.closesAt && job.closesAt < context.now ? job.closesAt : context.now;
  if (rule.to === 'STOPPED') changes.closedAt = context.now;
  if (rule.to === 'ACTIVE') changes.closedAt = null;
  return changes;
}

function stateName(job: JobToChange): string {
  return job.status === 'ACTIVE' && job.approvedAt === null ? 'in review' : job.status;
}
