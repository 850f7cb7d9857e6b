import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { isInSample } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aUser } from '#testing/people-factories.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { JOB_STATUSES, JOB_TRANSITIONS, type JobAction, type JobStatus, type TransitionActor } from './job.ts';
import { expireJobs, transition } from './transitions.server.ts';

const fixture = rollbackFixture();

/** A context with exactly this role for the company's jobs. */
function actorAs(actor: TransitionActor, companyId: string): Actor {
  if (actor === 'M') return { kind: 'user', userId: 'a'.repeat(24), companyIds: [companyId], isAdmin: false };
  if (actor === 'A') return { kind: 'user', userId: 'b'.repeat(24), companyIds: [], isAdmin: true };
  return { kind: 'system', name: { P: 'payment', T: 'clock', F: 'feed:greenhouse' }[actor] };
}

async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

/** A job in the given state, with dates that pass every guard. */
async function jobIn(context: Context, status: JobStatus, isApproved: boolean, action: JobAction) {
  const isOver = action === 'expire' || (status === 'EXPIRED' && action !== 'reopen' && action !== 'repause');
  const company = await someCompany(context);
  const closesAt = new Date(context.now.getTime() + (isOver ? -DAY_MS : 3 * DAY_MS));
  const job = await someJob(context, {
    companyId: company.id,
    status,
    approvedAt: isApproved ? context.now : null,
    expirationDate: isOver ? '2026-11-18' : '2026-11-22',
    closesAt,
    closedAt: status === 'EXPIRED' ? closesAt : null,
    stoppedBecause: action === 'reopen' ? 'staff' : action === 'repause' ? 'suspended' : null,
  });
  return { id: job.id, companyId: company.id };
}

describe('the transitions of a job', () => {
  // What an admin does to a job is recorded with their account.
  beforeEach(() => fixture.context.db.insert(users).values(aUser({ id: 'b'.repeat(24), isAdmin: true })));
  let count = 0;
  const actors: TransitionActor[] = ['M', 'A', 'P', 'T', 'F'];
  for (const [action, step] of Object.entries(JOB_TRANSITIONS) as [JobAction, (typeof JOB_TRANSITIONS)[JobAction]][]) {
    it(`"${action}" leads from ${step.from.join(' or ')} to ${step.to} and from nowhere else, by ${step.by.join(', ')} alone`, async () => {
      const { context } = fixture;
      for (const status of JOB_STATUSES) {
        for (const isApproved of [true, false]) {
          // Reused after a refusal, which leaves it as it was.
          let job: Awaited<ReturnType<typeof jobIn>> | undefined;
          for (const actor of actors) {
            const isAllowed =
              step.by.includes(actor) && step.from.includes(status) && (step.approved ?? isApproved) === isApproved;
            count += 1;
            if (!isAllowed && !isInSample(count, 17)) continue;
            job ??= await jobIn(context, status, isApproved, action);
            const { id, companyId } = job;
            const asTaker = { ...context, actor: actorAs(actor, companyId) };
            if (isAllowed) {
              expect((await transition(asTaker, id, action)).status).toBe(step.to);
              job = undefined;
            } else {
              const refusal = await refusalOf(transition(asTaker, id, action));
              expect(refusal.kind).toBe(step.by.includes(actor) ? 'conflict' : 'absent');
              expect(refusal.message, 'words for people').not.toMatch(/[A-Z]{4}/);
              const [after] = await context.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id));
              expect(after?.status).toBe(status);
            }
          }
        }
      }
    });
  }

  it('refuse strangers and visitors (absent)', async () => {
    const { context } = fixture;
    const { id } = await jobIn(context, 'ACTIVE', true, 'pause');
    expect((await refusalOf(transition(context, id, 'pause'))).kind).toBe('absent');
    const stranger: Actor = { kind: 'user', userId: 'c'.repeat(24), companyIds: ['d'.repeat(24)], isAdmin: false };
    expect((await refusalOf(transition({ ...context, actor: stranger }, id, 'pause'))).kind).toBe('absent');
    expect((await refusalOf(transition({ ...context, actor: stranger }, 'f'.repeat(24), 'pause'))).kind).toBe('absent');
  });

  it('are recorded with actor, time, statuses and reason', async () => {
    const { context } = fixture;
    const { id, companyId } = await jobIn(context, 'ACTIVE', true, 'pause');
    await transition({ ...context, actor: actorAs('M', companyId) }, id, 'pause', { reason: 'found someone' });
    const rows = await context.db.select().from(jobTransitions).where(eq(jobTransitions.jobId, id));
    expect(rows).toMatchObject([
      {
        actor: `user:${'a'.repeat(24)}`,
        at: context.now,
        action: 'pause',
        from: 'ACTIVE',
        to: 'STOPPED',
        reason: 'found someone',
      },
    ]);
  });

  it('hide a paused job in the same transaction, and show a resumed one with its first date', async () => {
    const { context } = fixture;
    const { id, companyId } = await jobIn(context, 'ACTIVE', true, 'pause');
    const member = { ...context, actor: actorAs('M', companyId) };
    await transition(member, id, 'pause');
    expect((await listOpenJobs(context, noFilters)).docs.map((job) => job.id)).not.toContain(id);
    await transition({ ...member, now: new Date(context.now.getTime() + DAY_MS) }, id, 'resume');
    const [back] = (await listOpenJobs(context, noFilters)).docs.filter((job) => job.id === id);
    expect(back?.publishedAt).toBe(context.now.toISOString());
  });

  it('count the period from approval, in the time zone of the country', async () => {
    const { context } = fixture;
    const company = await someCompany(context);
    const { id } = await someJob(context, {
      companyId: company.id,
      approvedAt: null,
      publishedAt: null,
      expirationDate: null,
      closesAt: null,
      periodDays: 14,
    });
    await transition({ ...context, actor: actorAs('A', company.id) }, id, 'approve');
    const [job] = await context.db.select().from(jobs).where(eq(jobs.id, id));
    expect(job).toMatchObject({ expirationDate: '2026-12-04', approvedAt: context.now, publishedAt: context.now });
    // Midnight in Copenhagen, an hour ahead of UTC in winter.
    expect(job?.closesAt?.toISOString()).toBe('2026-12-04T23:00:00.000Z');
  });

  it('do not resume a job after its last day, nor renew it after 90 days', async () => {
    const { context } = fixture;
    const { id, companyId } = await jobIn(context, 'STOPPED', true, 'expire');
    expect((await refusalOf(transition({ ...context, actor: actorAs('M', companyId) }, id, 'resume'))).kind).toBe(
      'conflict',
    );
    const old = await someJob(context, {
      companyId,
      status: 'EXPIRED',
      closesAt: new Date(context.now.getTime() - 91 * DAY_MS),
      closedAt: new Date(context.now.getTime() - 91 * DAY_MS),
      expirationDate: '2026-08-20',
    });
    expect((await refusalOf(transition({ ...context, actor: actorAs('M', companyId) }, old.id, 'renew'))).kind).toBe(
      'conflict',
    );
  });

  it('renew a live job in its last seven days by its period, up to 60 days ahead', async () => {
    const { context } = fixture;
    const company = await someCompany(context);
    const member = { ...context, actor: actorAs('M', company.id) };
    const early = await someJob(context, {
      companyId: company.id,
      expirationDate: '2026-11-28',
      closesAt: new Date('2026-11-28T23:00:00Z'),
      isPaid: true,
    });
    expect((await refusalOf(transition(member, early.id, 'renewLive'))).kind).toBe('conflict');
    const late = await someJob(context, {
      companyId: company.id,
      periodDays: 60,
      expirationDate: '2026-11-25',
      closesAt: new Date('2026-11-25T23:00:00Z'),
    });
    await transition(member, late.id, 'renewLive');
    const [job] = await context.db.select({ day: jobs.expirationDate }).from(jobs).where(eq(jobs.id, late.id));
    expect(job?.day).toBe('2027-01-19');
  });

  it('do not resume a job of a suspended startup, also one that its team had paused before', async () => {
    const { context } = fixture;
    const { id, companyId } = await jobIn(context, 'STOPPED', true, 'resume');
    const member = { ...context, actor: actorAs('M', companyId) };
    const setStatus = (status: string) =>
      context.db.update(companies).set({ status }).where(eq(companies.id, companyId));
    await setStatus('SUSPENDED');
    expect((await refusalOf(transition(member, id, 'resume'))).message).toContain('suspended');
    await setStatus('ACTIVE');
    expect(await transition(member, id, 'resume')).toEqual({ status: 'ACTIVE' });
  });

  it('expire jobs after their last day, paused or not, and no others', async () => {
    const { context } = fixture;
    const over = await jobIn(context, 'ACTIVE', true, 'expire');
    const pausedId = await jobIn(context, 'STOPPED', true, 'expire');
    const open = await jobIn(context, 'ACTIVE', true, 'pause');
    const inReview = await jobIn(context, 'ACTIVE', false, 'expire');
    await expireJobs(context);
    const statuses = await context.db.select({ id: jobs.id, status: jobs.status }).from(jobs);
    const of = (id: string) => statuses.find((job) => job.id === id)?.status;
    expect([over, pausedId, open, inReview].map(({ id }) => of(id))).toEqual([
      'EXPIRED',
      'EXPIRED',
      'ACTIVE',
      'ACTIVE',
    ]);
  });

  it('expire the others when one of them fails, and that one with a later run', async () => {
    const { context } = fixture;
    const [first, second] = [
      await jobIn(context, 'ACTIVE', true, 'expire'),
      await jobIn(context, 'ACTIVE', true, 'expire'),
    ];
    const fail = async (_: Context, { id }: { id: string }) => {
      if (id === first.id) throw new Error('broken');
    };
    await expect(expireJobs({ ...context, listeners: { 'job.transitioned': [fail] } })).rejects.toThrow('broken');
    const statusOf = async ({ id }: { id: string }) =>
      (await context.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id)))[0]?.status;
    expect([await statusOf(first), await statusOf(second)]).toEqual(['ACTIVE', 'EXPIRED']);
    await expireJobs(context);
    expect(await statusOf(first)).toBe('EXPIRED');
  });
});
