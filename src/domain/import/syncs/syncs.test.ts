import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobSources, jobSyncEvents, jobSyncs } from '#database/tables/job-sources.server.ts';
import { jobs, jobTexts, jobTransitions } from '#database/tables/jobs.server.ts';
import { reports } from '#database/tables/moderation.server.ts';
import { holdApprovedDomains } from '#domain/companies/joining/domains.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { StopCause } from '#domain/jobs/job.ts';
import { expireJobs, transition } from '#domain/jobs/transitions.server.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { aCompany, aJob } from '#testing/factories.ts';
import { type FeedItem, greenhouseBoard, sync } from '#testing/feeds.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { documentOf } from '../documents/document.ts';
import { importPostings } from '../run.server.ts';
import { importHistory } from './history.server.ts';

const database = rollbackFixture();
let context: Context;
const HOUR_MS = 3_600_000;
const hoursLater = (hours: number) => new Date(context.now.getTime() + hours * HOUR_MS);

const baker: FeedItem = { id: 1, title: 'Baker' };
const potter: FeedItem = { id: 2, title: 'Potter' };
const both = greenhouseBoard([baker, potter]);
const withoutBaker = greenhouseBoard([potter]);

/** A startup with an old approved job, so that its imported jobs go live at once. */
beforeEach(async () => {
  context = database.context;
  const company = aCompany({ id: 'c0ffee000000000000000001', key: 'fjordlys', name: 'Fjordlys' });
  await context.db.insert(companies).values({ ...company, domain: 'fjordlys.example' });
  await holdApprovedDomains(context, [company.id]);
  await context.db.insert(companyCountries).values({ companyId: company.id, position: 0, countryCode: 'DK' });
  const publishedAt = new Date('2026-01-10T09:00:00Z');
  await context.db
    .insert(jobs)
    .values(aJob({ companyId: company.id, status: 'EXPIRED', title: 'Earlier', publishedAt, closedAt: publishedAt }));
});

async function job(title: string) {
  const [job, ...others] = await context.db.select().from(jobs).where(eq(jobs.title, title));
  if (job === undefined || others.length > 0) throw new Error(`expected one ${title}`);
  return job;
}
const textOf = async (jobId: string) =>
  (await context.db.select().from(jobTexts).where(eq(jobTexts.jobId, jobId)))[0]?.description;
const statusOf = async (title: string) => (await job(title)).status;
const stepsOf = async (title: string) => {
  const { id } = await job(title);
  return context.db.select().from(jobTransitions).where(eq(jobTransitions.jobId, id)).orderBy(jobTransitions.at);
};
const outcomes = (report: Awaited<ReturnType<typeof sync>>) => report.items.map(({ outcome }) => outcome).sort();

describe('a job that its feed no longer names', () => {
  it('stays after one full sync without it, however long ago it was seen', async () => {
    await sync(context, both);
    await sync(context, withoutBaker, { now: hoursLater(24 * 20) });
    expect(await statusOf('Baker')).toBe('ACTIVE');
  });

  it('stays after two full syncs without it while it was seen less than 48 hours ago', async () => {
    await sync(context, both);
    await sync(context, withoutBaker, { now: hoursLater(24) });
    await sync(context, withoutBaker, { now: hoursLater(47) });
    expect(await statusOf('Baker')).toBe('ACTIVE');
  });

  it('ends after two full syncs without it and 48 hours, with a recorded reason', async () => {
    await sync(context, both);
    await sync(context, withoutBaker, { now: hoursLater(24) });
    const report = await sync(context, withoutBaker, { now: hoursLater(48) });
    expect(outcomes(report)).toEqual(['delisted', 'same']);
    expect(await job('Baker')).toMatchObject({ status: 'EXPIRED', closedAt: hoursLater(48) });
    expect(await statusOf('Potter')).toBe('ACTIVE');
    expect((await stepsOf('Baker')).at(-1)).toMatchObject({
      actor: 'feed:greenhouse',
      action: 'delist',
      from: 'ACTIVE',
      to: 'EXPIRED',
      at: hoursLater(48),
      reason: expect.stringContaining('absent from 2 full syncs of https://boards-api.greenhouse.io'),
    });
    const open = await listOpenJobs({ ...context, now: hoursLater(48) }, noFilters);
    expect(open.docs.map(({ title }) => title)).toEqual(['Potter']);
  });

  it('is not missed by a partial sync', async () => {
    await sync(context, both);
    await sync(context, withoutBaker, { now: hoursLater(24) });
    const report = await sync(context, greenhouseBoard([potter], 3), { now: hoursLater(60) });
    expect([report.isFull, report.remarks.length]).toEqual([false, 1]);
    await sync(context, greenhouseBoard([potter], 3), { now: hoursLater(90) });
    expect(await statusOf('Baker')).toBe('ACTIVE');
  });

  it('is not missed by a failed sync', async () => {
    await sync(context, both);
    await sync(context, withoutBaker, { now: hoursLater(24) });
    await expect(sync(context, '<p>We are moving</p>', { now: hoursLater(60) })).rejects.toThrow('Nothing in it');
    expect(await statusOf('Baker')).toBe('ACTIVE');
    const [last] = await importHistory({ ...context, actor: { kind: 'system', name: 'import' } });
    expect(last).toMatchObject({
      outcome: 'failed',
      startedAt: hoursLater(60),
      remarks: [expect.stringContaining('Nothing')],
    });
  });

  it('is not missed while the feed has a broken item without an id', async () => {
    await sync(context, both);
    const spoilt = JSON.parse(withoutBaker) as { jobs: unknown[] };
    spoilt.jobs.push({ title: 'Baker' });
    for (const hours of [24, 60]) await sync(context, JSON.stringify(spoilt), { now: hoursLater(hours) });
    expect(await statusOf('Baker')).toBe('ACTIVE');
  });

  it('stays open while its posting is broken or names an unknown place', async () => {
    await sync(context, both);
    const board = JSON.parse(both) as { jobs: Record<string, unknown>[] };
    Object.assign(board.jobs[0] ?? {}, { title: '' });
    Object.assign(board.jobs[1] ?? {}, { location: { name: 'Neverhavn' } });
    for (const hours of [24, 60, 90]) {
      const report = await sync(context, JSON.stringify(board), { now: hoursLater(hours) });
      expect(outcomes(report)).toEqual(['held', 'held']);
    }
    expect([await statusOf('Baker'), await statusOf('Potter')]).toEqual(['ACTIVE', 'ACTIVE']);
  });

  it('is held, and its history shows why, while its posting has lost its text', async () => {
    await sync(context, both);
    const { id } = await job('Baker');
    const description = await textOf(id);
    const report = await sync(context, greenhouseBoard([{ ...baker, text: ' ' }, potter]), { now: hoursLater(24) });
    expect(report.items.map(({ outcome, title, jobId }) => [outcome, title, jobId])).toContainEqual([
      'held',
      'Baker',
      id,
    ]);
    expect(await textOf(id)).toBe(description);
    const [latest] = await importHistory({ ...context, actor: { kind: 'system', name: 'import' } }, { jobId: id });
    expect(latest?.events).toMatchObject([{ outcome: 'held', jobId: id, reason: 'not taken over: it has no text' }]);
  });

  it('takes over all but the place when its posting moves to an unknown one, and says so each time', async () => {
    await sync(context, both);
    const { id } = await job('Baker');
    const newBoard = greenhouseBoard([{ ...baker, city: 'Neverhavn', text: '<p>Another text.</p>' }, potter]);
    for (const hours of [24, 48]) {
      const report = await sync(context, newBoard, { now: hoursLater(hours) });
      const heldItem = report.items.find(({ jobId }) => jobId === id);
      expect(heldItem).toMatchObject({ outcome: 'held', title: 'Baker' });
      expect(heldItem?.reasons.join()).toContain('"Neverhavn"; the job keeps its places');
    }
    expect(await textOf(id)).toBe('<p>Another text.</p>');
    expect(await job('Baker')).toMatchObject({ id, status: 'ACTIVE' });
    const back = await sync(context, greenhouseBoard([{ ...baker, city: 'Oslo, Norway' }, potter]), {
      now: hoursLater(72),
    });
    expect(back.items.find(({ jobId }) => jobId === id)?.outcome).toBe('changed');
  });

  it('gives nothing to a posting of another startup with the same id', async () => {
    await sync(context, both);
    const other = JSON.parse(greenhouseBoard([{ ...baker, city: 'Neverhavn' }])) as { jobs: Record<string, unknown>[] };
    Object.assign(other.jobs[0] ?? {}, { company_name: 'Elsewhere', absolute_url: 'https://elsewhere.example/1' });
    const report = await importPostings(context, documentOf(JSON.stringify(other), null));
    expect(outcomes(report)).toEqual(['cannotPlace']);
  });

  it('is counted from the start when the feed has named it in between', async () => {
    await sync(context, both);
    await sync(context, withoutBaker, { now: hoursLater(30) });
    await sync(context, both, { now: hoursLater(31) });
    await sync(context, withoutBaker, { now: hoursLater(100) });
    expect(await statusOf('Baker')).toBe('ACTIVE');
  });

  it('is not missed by another feed of the same startup', async () => {
    await sync(context, both);
    for (const hours of [24, 60]) {
      await sync(context, withoutBaker, {
        now: hoursLater(hours),
        url: 'https://boards-api.greenhouse.io/v1/boards/two/jobs',
      });
    }
    expect(await statusOf('Baker')).toBe('ACTIVE');
  });

  it('is still missed by its board after a reading of its own address', async () => {
    await sync(context, both);
    const alone = JSON.stringify((JSON.parse(both) as { jobs: unknown[] }).jobs[0]);
    await sync(context, alone, { now: hoursLater(1), url: 'https://boards.greenhouse.io/fjordlys/jobs/1' });
    for (const hours of [24, 60]) await sync(context, withoutBaker, { now: hoursLater(hours) });
    expect(await statusOf('Baker')).toBe('EXPIRED');
  });

  it('is reported by a dry run, which stores nothing', async () => {
    await sync(context, both);
    await sync(context, withoutBaker, { now: hoursLater(24) });
    const state = async () => [
      await context.db.select().from(jobs).orderBy(jobs.id),
      await context.db.select().from(jobSources).orderBy(jobSources.sourceId),
      await context.db.select().from(jobSyncs).orderBy(jobSyncs.startedAt),
      await context.db.select().from(jobSyncEvents),
    ];
    const before = await state();
    const report = await sync(context, withoutBaker, { now: hoursLater(60), dryRun: true });
    expect(outcomes(report)).toEqual(['delisted', 'same']);
    expect(await state()).toEqual(before);
  });

  it('ends while it waits for review, and waits again when it is back', async () => {
    await sync(context, both);
    const { id } = await job('Baker');
    await context.db.update(jobs).set({ approvedAt: null, publishedAt: null, closesAt: null }).where(eq(jobs.id, id));
    for (const hours of [24, 60]) await sync(context, withoutBaker, { now: hoursLater(hours) });
    expect(await statusOf('Baker')).toBe('EXPIRED');
    await sync(context, both, { now: hoursLater(70) });
    expect(await job('Baker')).toMatchObject({ status: 'ACTIVE', approvedAt: null, publishedAt: null });
  });
});

describe('a job that is back in its feed', () => {
  it('opens again under the same id, with the day it was first public', async () => {
    await sync(context, both);
    const first = await job('Baker');
    for (const hours of [24, 60]) await sync(context, withoutBaker, { now: hoursLater(hours) });
    const report = await sync(context, both, { now: hoursLater(24 * 10) });
    expect(outcomes(report)).toEqual(['reopened', 'same']);
    expect(await job('Baker')).toMatchObject({
      id: first.id,
      status: 'ACTIVE',
      publishedAt: first.publishedAt,
      closedAt: null,
    });
    const open = await listOpenJobs({ ...context, now: hoursLater(24 * 10) }, noFilters);
    expect(open.docs.map(({ title }) => title).sort()).toEqual(['Baker', 'Potter']);
  });

  it('stays closed when people closed it', async () => {
    await sync(context, both);
    const { id, companyId } = await job('Baker');
    const member = { kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [companyId], isAdmin: false };
    await transition({ ...context, actor: member, now: hoursLater(1) }, id, 'close');
    await sync(context, both, { now: hoursLater(2) });
    expect(await statusOf('Baker')).toBe('EXPIRED');
    for (const hours of [24, 60]) await sync(context, withoutBaker, { now: hoursLater(hours) });
    await sync(context, both, { now: hoursLater(70) });
    expect((await stepsOf('Baker')).map(({ action }) => action)).toEqual(['submit', 'close']);
  });
});

describe('a job whose last day comes while it is paused', () => {
  const over = () => hoursLater(24 * 61);
  const pausedUntilOver = async (by: Actor, cause: StopCause) => {
    await sync(context, both);
    const { id, companyId } = await job('Baker');
    const pausing = by.kind === 'user' ? { ...by, companyIds: [companyId] } : by;
    await transition({ ...context, actor: pausing }, id, 'pause', { cause });
    await expireJobs({ ...context, now: over() });
    expect(await statusOf('Baker')).toBe('EXPIRED');
    return id;
  };

  it('stays closed if its team paused it', async () => {
    await pausedUntilOver({ kind: 'user', userId: 'a'.repeat(24), companyIds: [], isAdmin: false }, 'member');
    await sync(context, both, { now: over() });
    expect(await statusOf('Baker')).toBe('EXPIRED');
  });

  it('opens again only after staff have decided about the reports that paused it', async () => {
    const id = await pausedUntilOver({ kind: 'system', name: 'clock' }, 'reports');
    const report = { id: newIdentifier(context.now), subjectType: 'job', subjectId: id, reason: 'scam' };
    await context.db.insert(reports).values({ ...report, network: Buffer.from('a'), at: context.now });
    await sync(context, both, { now: over() });
    expect(await statusOf('Baker')).toBe('EXPIRED');
    await context.db.update(reports).set({ decidedAt: over(), isUpheld: false });
    await sync(context, both, { now: over() });
    expect(await job('Baker')).toMatchObject({ status: 'ACTIVE', stoppedBecause: null });
  });
});

it('opens a job that closed with a suspension once that is over, also after its last day', async () => {
  await sync(context, both);
  const { id, companyId } = await job('Baker');
  const system: Context = { ...context, actor: { kind: 'system', name: 'company approval' } };
  await transition(system, id, 'close', { cause: 'suspended' });
  const setStatus = (status: string) => context.db.update(companies).set({ status }).where(eq(companies.id, companyId));
  const later = hoursLater(24 * 61);
  await setStatus('SUSPENDED');
  await sync(context, both, { now: later });
  expect(await statusOf('Baker')).toBe('EXPIRED');
  await setStatus('ACTIVE');
  await sync(context, both, { now: later });
  expect(await job('Baker')).toMatchObject({ status: 'ACTIVE', stoppedBecause: null });
});

describe('a sync that would end most of a feed', () => {
  const many = Array.from({ length: 12 }, (_, at): FeedItem => ({ id: at + 1, title: `Trade${at + 1}` }));
  const activeOnes = async () =>
    context.db.$count(jobs, sql`${jobs.status} = 'ACTIVE' AND ${jobs.title} LIKE 'Trade%'`);

  it('ends nothing, and repeats the remark', async () => {
    await sync(context, greenhouseBoard(many));
    const few = greenhouseBoard(many.slice(0, 4));
    for (const hours of [24, 60, 90]) await sync(context, few, { now: hoursLater(hours) });
    expect(await activeOnes()).toBe(12);
    const [last] = await context.db.select().from(jobSyncs).orderBy(sql`${jobSyncs.startedAt} DESC`).limit(1);
    expect([last?.outcome, last?.remarks.join()]).toEqual([
      'full',
      expect.stringContaining('would have closed 8 of 12 open jobs, and closed none'),
    ]);
  });

  it('ends them with --allow-mass-close', async () => {
    await sync(context, greenhouseBoard(many));
    const few = greenhouseBoard(many.slice(0, 4));
    for (const hours of [24, 60]) await sync(context, few, { now: hoursLater(hours) });
    await sync(context, few, { now: hoursLater(61), allowMassClose: true });
    expect(await activeOnes()).toBe(4);
  });

  it('ends them by itself when they are half of the feed, or at most five', async () => {
    await sync(context, greenhouseBoard(many));
    const half = greenhouseBoard(many.slice(0, 6));
    for (const hours of [24, 60]) await sync(context, half, { now: hoursLater(hours) });
    expect(await activeOnes()).toBe(6);
    const one = greenhouseBoard(many.slice(0, 1));
    for (const hours of [90, 130]) await sync(context, one, { now: hoursLater(hours) });
    expect(await activeOnes()).toBe(1);
  });

  it('ends nothing when the board is empty', async () => {
    await sync(context, greenhouseBoard(many));
    for (const hours of [24, 60]) await sync(context, greenhouseBoard([]), { now: hoursLater(hours) });
    expect(await activeOnes()).toBe(12);
  });
});

describe('an imported job without a last day', () => {
  it('runs 60 days, and each full sync renews it', async () => {
    await sync(context, both);
    expect((await job('Baker')).expirationDate).toBe('2027-01-19');
    await sync(context, both, { now: hoursLater(24 * 3) });
    expect((await job('Baker')).expirationDate).toBe('2027-01-22');
  });

  it('is not renewed by a partial sync', async () => {
    await sync(context, both);
    await sync(context, greenhouseBoard([baker, potter], 1), { now: hoursLater(24 * 3) });
    expect((await job('Baker')).expirationDate).toBe('2027-01-19');
  });
});

describe('the history of imports', () => {
  const operator = () => ({ ...context, actor: { kind: 'system' as const, name: 'import' } });

  it('lists what each sync changed and when, the latest first', async () => {
    await sync(context, both);
    await sync(context, withoutBaker, { now: hoursLater(24) });
    await sync(context, withoutBaker, { now: hoursLater(60) });
    const history = await importHistory(operator(), { companyKey: 'fjordlys' });
    expect(
      history.map(({ startedAt, outcome, counts, events }) => [startedAt, outcome, counts, events.length]),
    ).toEqual([
      [hoursLater(60), 'full', { same: 1, delisted: 1 }, 1],
      [hoursLater(24), 'full', { same: 1 }, 0],
      [hoursLater(0), 'full', { new: 2 }, 2],
    ]);
    expect(history[0]?.endedAt).toEqual(hoursLater(60));
  });

  it('lists the syncs that changed one job', async () => {
    await sync(context, both);
    for (const hours of [24, 60]) await sync(context, withoutBaker, { now: hoursLater(hours) });
    await sync(context, both, { now: hoursLater(70) });
    const history = await importHistory(operator(), { jobId: (await job('Baker')).id });
    expect(history.flatMap(({ events }) => events.map(({ outcome }) => outcome))).toEqual([
      'reopened',
      'delisted',
      'new',
    ]);
  });

  it('is absent to visitors and members', async () => {
    await expect(importHistory(context)).rejects.toMatchObject({ kind: 'absent' });
  });
});
