import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { noteAppliedElsewhere } from '#domain/jobs/applied-elsewhere.server.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { markInterest, saveJob } from '#domain/jobs/saved-jobs.server.ts';
import { readInput } from '#domain/read-input.ts';
import { someApplication } from '#testing/applications.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { addElsewhere, deleteElsewhere, editElsewhere, myElsewhere, setElsewhereOutcome } from './elsewhere.server.ts';
import { elsewhereInput } from './elsewhere.ts';
import { myInterests, mySavedDates, mySavedJobs, myTalentNavigation } from './my-jobs.server.ts';

const fixture = rollbackFixture();
const someoneHere = async (isTalent = false) =>
  fixture.as({ actor: (await somebody(fixture.context, { isTalent })).actor });

describe('the kept jobs of a person', () => {
  it('list what they saved and marked, the latest first, and nothing of others', async () => {
    const [first, second] = [await someJob(fixture.context), await someJob(fixture.context)];
    const [ada, olav] = [await someoneHere(), await someoneHere()];
    await saveJob(ada, first.id);
    await saveJob({ ...ada, now: new Date(TEST_NOW.getTime() + 1000) }, second.id);
    await markInterest(ada, first.id);
    await saveJob(olav, first.id);
    const savedJobs = await mySavedJobs(ada);
    expect([savedJobs.total, savedJobs.docs.map(({ id }) => id)]).toEqual([2, [second.id, first.id]]);
    expect((await myInterests(ada)).docs.map(({ id }) => id)).toEqual([first.id]);
    expect((await mySavedJobs(olav)).total).toBe(1);
    await expect(mySavedJobs(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it('stay when the job closes or its startup is no longer public', async () => {
    const { id: companyId } = await someCompany(fixture.context, { name: 'Tang' });
    const job = await someJob(fixture.context, { companyId, lastDaySaid: true, expirationDate: '2026-12-20' });
    const ada = await someoneHere();
    await saveJob(ada, job.id);
    const state = async () => (await mySavedJobs(ada)).docs.map(({ isOpen, hasPage }) => ({ isOpen, hasPage }));
    expect((await mySavedJobs(ada)).docs[0]).toMatchObject({ lastDay: '2026-12-20', company: { name: 'Tang' } });
    expect(await state()).toEqual([{ isOpen: true, hasPage: true }]);
    await fixture.context.db.execute(`UPDATE jobs SET status = 'STOPPED'`);
    expect(await state()).toEqual([{ isOpen: false, hasPage: true }]);
    await fixture.context.db.execute(`UPDATE companies SET status = 'DISABLED'`);
    expect(await state()).toEqual([{ isOpen: false, hasPage: false }]);
  });

  it('come in pages of fifty, and their dates for the calendar all at once', async () => {
    const ada = await someoneHere();
    const { id: companyId } = await someCompany(fixture.context);
    const ids: string[] = [];
    for (let index = 0; index < 52; index += 1) {
      const dates = { lastDaySaid: index === 0, expirationDate: '2026-12-20' };
      const { id } = await someJob(fixture.context, { companyId, ...dates });
      await saveJob({ ...ada, now: new Date(TEST_NOW.getTime() + index * 1000) }, id);
      ids.unshift(id);
    }
    const pageOf = async (page: number) => (await mySavedJobs(ada, { page })).docs.map(({ id }) => id);
    expect(await pageOf(1)).toEqual(ids.slice(0, 50));
    expect(await pageOf(2)).toEqual(ids.slice(50));
    expect(await mySavedJobs(ada, { page: 3 })).toEqual({ docs: [], total: 52, page: 3, pages: 2 });
    expect((await mySavedDates(ada)).map(({ id }) => id)).toEqual(ids.slice(-1));
    await fixture.context.db.execute(`UPDATE jobs SET status = 'STOPPED'`);
    expect(await mySavedDates(ada)).toEqual([]);
  });

  it('name the application that the person sent to one of them, which then has no date to keep', async () => {
    const { id: companyId } = await someCompany(fixture.context);
    const job = await someJob(fixture.context, { companyId, lastDaySaid: true, expirationDate: '2026-12-20' });
    const [talent, olav] = [await somebody(fixture.context, { isTalent: true }), await someoneHere(true)];
    const ada = fixture.as({ actor: talent.actor });
    const [{ talentId = '' } = {}] = await ada.db
      .select({ talentId: talents.id })
      .from(talents)
      .where(eq(talents.userId, talent.id));
    const { id } = await someApplication(fixture.context, { jobId: job.id, companyId, talentId });
    const states: unknown[] = [];
    const read = async (person: typeof ada) =>
      states.push([(await mySavedJobs(person)).docs[0]?.applicationId, (await mySavedDates(person)).length]);
    for (const person of [ada, olav]) {
      await saveJob(person, job.id);
      await read(person);
    }
    await fixture.context.db.update(applications).set({ withdrawnAt: TEST_NOW }).where(eq(applications.id, id));
    await read(ada);
    expect(states).toEqual([
      [id, 0],
      [null, 1],
      [null, 1],
    ]);
  });

  it('count for the side navigation', async () => {
    expect(await myTalentNavigation(await someoneHere())).toEqual({ isTalent: false, applications: 0 });
    expect(await myTalentNavigation(await someoneHere(true))).toEqual({ isTalent: true, applications: 0 });
  });
});

const input = {
  title: 'Go Developer',
  organisation: 'Brisling',
  place: 'Svolvær',
  link: 'brisling.example/jobs/4',
  appliedOn: '2026-11-04',
  outcome: 'waiting',
};
const fields = (changes: Partial<typeof input> = {}) => readInput(elsewhereInput, { ...input, ...changes });

describe('an application on another site', () => {
  it('is noted, changed and deleted by its talent, and comes back with its fields', async () => {
    const ada = await someoneHere();
    const { id } = await addElsewhere(ada, fields());
    await editElsewhere(ada, id, fields({ title: 'Rust Developer' }));
    await setElsewhereOutcome(ada, id, 'noAnswer');
    expect(await myElsewhere(ada)).toEqual([
      { ...input, id, title: 'Rust Developer', link: 'http://brisling.example/jobs/4', outcome: 'noAnswer' },
    ]);
    const { id: _, ...deleted } = await deleteElsewhere(ada, id);
    expect(await myElsewhere(ada)).toEqual([]);
    await addElsewhere(ada, deleted);
    expect(await myElsewhere(ada)).toMatchObject([{ title: 'Rust Developer', outcome: 'noAnswer' }]);
  });

  it('still belongs to the job that led to it when its deletion is undone', async () => {
    const [ada, job] = [await someoneHere(), await someJob(fixture.context)];
    await noteAppliedElsewhere(ada, job.id);
    const [{ id = '' } = {}] = await myElsewhere(ada);
    const { id: _, jobId, ...deleted } = await deleteElsewhere(ada, id);
    expect((await findJob(ada, job.id)).job.appliedElsewhere).toBe(false);
    await addElsewhere(ada, deleted, jobId);
    expect((await findJob(ada, job.id)).job.appliedElsewhere).toBe(true);
  });

  it('belongs to no job where its job is deleted meanwhile', async () => {
    const ada = await someoneHere();
    await addElsewhere(ada, fields(), newIdentifier(TEST_NOW));
    expect(await myElsewhere(ada)).toHaveLength(1);
  });

  it('is absent for everybody else', async () => {
    const { id } = await addElsewhere(await someoneHere(), fields());
    const olav = await someoneHere();
    expect(await myElsewhere(olav)).toEqual([]);
    const attempts = [
      () => editElsewhere(olav, id, fields()),
      () => setElsewhereOutcome(olav, id, 'hired'),
      () => deleteElsewhere(olav, id),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ kind: 'absent' });
    await expect(addElsewhere(fixture.context, fields())).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it.each([
    ['title', ' '],
    ['title', 'a\nb'],
    ['organisation', '!'],
    ['link', 'javascript:alert(1)'],
    ['appliedOn', '2026-02-30'],
    ['appliedOn', '0001-01-01'],
    ['outcome', 'famous'],
  ])('is refused with the %s %j', (name, value) => {
    expect(() => fields({ [name]: value })).toThrow(
      expect.objectContaining({ kind: 'invalid', details: { fields: { [name]: expect.any(String) } } }),
    );
  });

  it('cannot have been made in the future', async () => {
    await expect(addElsewhere(await someoneHere(), fields({ appliedOn: '2030-01-01' }))).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});
