import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { jobInterests, savedJobs } from '#database/tables/talent.server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { latestJobs, listOpenJobs } from '#domain/search/results/queries.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findJob } from './queries.server.ts';
import { clearInterest, markInterest, saveJob, unsaveJob } from './saved-jobs.server.ts';

const fixture = rollbackFixture();
const someoneHere = async () => fixture.as({ actor: (await somebody(fixture.context)).actor });
const aClosedJob = () => {
  const closedAt = new Date(TEST_NOW.getTime() - DAY_MS);
  return someJob(fixture.context, { status: 'EXPIRED', closesAt: closedAt, closedAt });
};

const all = [
  ['save', saveJob],
  ['unsave', unsaveJob],
  ['mark interest in', markInterest],
  ['clear interest in', clearInterest],
] as const;

describe('a saved job', () => {
  it('is saved for this person only, on its page and in lists', async () => {
    const [job, other] = [await someJob(fixture.context), await someJob(fixture.context)];
    const [ada, olav] = [await someoneHere(), await someoneHere()];
    await saveJob(ada, job.key);
    expect((await findJob(ada, job.id)).job.saved).toBe(true);
    const { filters } = readJobFilters(new URLSearchParams());
    for (const { docs } of [await listOpenJobs(ada, filters), await latestJobs(ada)]) {
      expect(docs.find(({ id }) => id === job.id)?.saved).toBe(true);
      expect(docs.find(({ id }) => id === other.id)?.saved).toBe(false);
    }
    for (const someone of [olav, fixture.context]) {
      expect((await findJob(someone, job.id)).job.saved).toBe(false);
      expect((await latestJobs(someone)).docs.some(({ saved }) => saved)).toBe(false);
    }
  });

  it('keeps its first moment when it is saved again, and goes with unsaving', async () => {
    const { id } = await someJob(fixture.context);
    const ada = await someoneHere();
    await saveJob(ada, id);
    await saveJob({ ...ada, now: new Date(TEST_NOW.getTime() + DAY_MS) }, id);
    expect((await ada.db.select().from(savedJobs)).map(({ at }) => at)).toEqual([TEST_NOW]);
    await unsaveJob(ada, id);
    await unsaveJob(ada, id);
    expect((await findJob(ada, id)).job.saved).toBe(false);
  });

  it('may be closed', async () => {
    const { id } = await aClosedJob();
    const ada = await someoneHere();
    await saveJob(ada, id);
    expect((await findJob(ada, id)).job.saved).toBe(true);
  });

  it('can be unsaved once the public no longer sees it', async () => {
    const { id } = await someJob(fixture.context);
    const ada = await someoneHere();
    await saveJob(ada, id);
    await fixture.context.db.execute(`UPDATE companies SET status = 'DISABLED'`);
    await unsaveJob(ada, id);
    expect(await ada.db.select().from(savedJobs)).toEqual([]);
    await expect(unsaveJob(ada, id)).rejects.toMatchObject({ kind: 'absent' });
  });

  it('of one person stays when another unsaves it', async () => {
    const { id } = await someJob(fixture.context);
    const [ada, olav] = [await someoneHere(), await someoneHere()];
    await saveJob(ada, id);
    await saveJob(olav, id);
    await unsaveJob(olav, id);
    expect((await findJob(ada, id)).job.saved).toBe(true);
  });
});

describe('interest in a job', () => {
  it('has its moment on the page of this person only, and is cleared', async () => {
    const { id, key } = await someJob(fixture.context);
    const [ada, olav] = [await someoneHere(), await someoneHere()];
    expect(await markInterest(ada, key)).toEqual(TEST_NOW);
    expect(await markInterest({ ...ada, now: new Date(TEST_NOW.getTime() + DAY_MS) }, id)).toEqual(TEST_NOW);
    expect((await findJob(ada, id)).job.interestedAt).toBe(TEST_NOW.toISOString());
    expect((await findJob(olav, id)).job.interestedAt).toBeNull();
    expect((await findJob(fixture.context, id)).job.interestedAt).toBeNull();
    await clearInterest(ada, id);
    expect((await findJob(ada, id)).job.interestedAt).toBeNull();
  });

  it('is refused for a closed job, where earlier interest stays', async () => {
    const closedJob = await aClosedJob();
    const ada = await someoneHere();
    await expect(markInterest(ada, closedJob.id)).rejects.toMatchObject({ kind: 'unmet', code: 'E_JOB_CLOSED' });
    await ada.db
      .insert(jobInterests)
      .values({ userId: (ada.actor as { userId: string }).userId, jobId: closedJob.id, at: TEST_NOW });
    expect(await markInterest(ada, closedJob.id)).toEqual(TEST_NOW);
  });
});

describe.each(all)('to %s a job', (_, change) => {
  it('is refused to a visitor', async () => {
    const { id } = await someJob(fixture.context);
    await expect(change(fixture.context, id)).rejects.toMatchObject({ kind: 'notLoggedIn' });
    const withLostSession = fixture.as({ actor: { kind: 'visitor', hasLostSession: true } });
    await expect(change(withLostSession, id)).rejects.toMatchObject({ kind: 'sessionExpired' });
  });

  it('is refused where the public does not see it', async () => {
    const ada = await someoneHere();
    const hiddenStartup = await someCompany(fixture.context, { status: 'DISABLED' });
    const elsewhere = await someCompany(fixture.context, { platforms: ['plusimpact'] });
    const jobs = [
      await someJob(fixture.context, { companyId: hiddenStartup.id }),
      await someJob(fixture.context, { companyId: elsewhere.id }),
      await someJob(fixture.context, { status: 'DRAFT', approvedAt: null }),
    ];
    for (const id of [...jobs.map((job) => job.id), jobs[0]?.key ?? '', 'nothing']) {
      await expect(change(ada, id)).rejects.toMatchObject({ kind: 'absent', message: 'This job was not found.' });
    }
    expect(await ada.db.select().from(savedJobs)).toEqual([]);
    expect(await ada.db.select().from(jobInterests)).toEqual([]);
  });
});

describe('many presses at once', () => {
  const database = ownDatabase();

  it('leave one row for each person', async () => {
    const { db, close } = openDatabase(database.url, { connections: 6 });
    try {
      const context: Context = { actor: visitor, db, now: TEST_NOW, platform: 'thehub', listeners: LISTENERS };
      const { id } = await someJob(context);
      const ada = { ...context, actor: (await somebody(context)).actor };
      await Promise.all([1, 2, 3, 4].flatMap(() => [saveJob(ada, id), markInterest(ada, id)]));
      expect(await db.$count(savedJobs)).toBe(1);
      expect(await db.$count(jobInterests)).toBe(1);
    } finally {
      await close();
    }
  });
});
