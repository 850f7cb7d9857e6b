import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { myElsewhere, setElsewhereOutcome } from '#domain/talent/elsewhere.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { someApplication } from '#testing/applications.ts';
import { browserAt } from '#testing/browser.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
const as = (cookie?: string) => browserAt(client, cookie);

describe('saving a job over the API', () => {
  it('sets `saved` for the person, on the job and in every list, and unsaving clears it', async () => {
    const { id, key } = await someJob(fixture.context);
    const ada = as((await somebody(fixture.context)).cookie);
    const lists = async (someone: typeof ada) => [
      (await someone.get('/v2/jobs')).body.docs[0].saved,
      (await someone.get('/v2/jobs/latest/3')).body.docs[0].saved,
      (await someone.get('/jobs')).body.docs[0].saved,
      (await someone.get(`/jobs/single/${id}`)).body.saved,
    ];
    for (const name of [key, id]) {
      expect(await ada.post(`/jobs/${name}/save`)).toMatchObject({ status: 200, body: { saved: true } });
      expect(await lists(ada)).toEqual([true, true, true, true]);
    }
    expect(await lists(as())).toEqual([false, false, false, false]);
    expect(await ada.post(`/jobs/${id}/unsave`, {})).toMatchObject({ status: 200, body: { saved: false } });
    expect(await lists(ada)).toEqual([false, false, false, false]);
  });
});

describe('interest over the API', () => {
  it('has its moment in `interestedAt`, which is null for everybody else and after it is cleared', async () => {
    const { id } = await someJob(fixture.context);
    const ada = as((await somebody(fixture.context)).cookie);
    const at = fixture.context.now.toISOString();
    const interestedAt = async (someone: typeof ada) => (await someone.get(`/jobs/single/${id}`)).body.interestedAt;
    expect(await ada.post(`/jobs/${id}/interested`)).toMatchObject({ status: 200, body: { interestedAt: at } });
    expect([await interestedAt(ada), await interestedAt(as())]).toEqual([at, null]);
    expect(await ada.post(`/jobs/${id}/uninterested`)).toMatchObject({ status: 200, body: { interestedAt: null } });
    expect(await interestedAt(ada)).toBeNull();
  });
});

describe('an application on their site', () => {
  it('is noted once, read by its person alone, and removed until they note how it went', async () => {
    const { id } = await someJob(fixture.context, { title: 'Diver', link: 'https://tang.example/jobs/1' });
    const person = await somebody(fixture.context);
    const ada = as(person.cookie);
    const context = fixture.as({ actor: person.actor });
    const isNoted = async (someone: typeof ada) => (await someone.get(`/jobs/single/${id}`)).body.appliedElsewhere;
    const note = () => ada.post(`/jobs/${id}/applied-elsewhere`);
    const clear = () => ada.post(`/jobs/${id}/not-applied-elsewhere`);
    expect(await note()).toMatchObject({ status: 200, body: { appliedElsewhere: true } });
    expect((await note()).status).toBe(200);
    expect([await isNoted(ada), await isNoted(as())]).toEqual([true, false]);
    const [first, ...others] = await myElsewhere(context);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ title: 'Diver', link: 'https://tang.example/jobs/1', outcome: 'waiting' });
    expect(await clear()).toMatchObject({ status: 200, body: { appliedElsewhere: false } });
    expect([await isNoted(ada), await myElsewhere(context)]).toEqual([false, []]);

    await note();
    const [again] = await myElsewhere(context);
    await setElsewhereOutcome(context, again?.id ?? '', 'interview');
    expect(await clear()).toMatchObject({ status: 409, body: { code: 'E_HAS_OUTCOME' } });
    expect(await isNoted(ada)).toBe(true);
  });
});

describe('an application on this site', () => {
  it('is named to its person alone, until they withdraw it', async () => {
    const { id: companyId } = await someCompany(fixture.context);
    const { id: jobId } = await someJob(fixture.context, { companyId });
    const person = await somebody(fixture.context, { isTalent: true });
    const [{ talentId = '' } = {}] = await fixture.context.db
      .select({ talentId: talents.id })
      .from(talents)
      .where(eq(talents.userId, person.id));
    const { id } = await someApplication(fixture.context, { jobId, companyId, talentId });
    const [ada, olav] = [as(person.cookie), as((await somebody(fixture.context)).cookie)];
    const read = async (someone: typeof ada) => (await someone.get(`/jobs/single/${jobId}`)).body.applicationId;
    expect([await read(ada), await read(olav), await read(as())]).toEqual([id, null, null]);
    await fixture.context.db.update(applications).set({ withdrawnAt: fixture.context.now });
    expect(await read(ada)).toBeNull();
  });
});

const CALLS = ['save', 'unsave', 'interested', 'uninterested', 'applied-elsewhere', 'not-applied-elsewhere'];

describe.each(CALLS)('the call %s', (call) => {
  it('is refused to visitors, for hidden jobs, and with a body', async () => {
    const { id } = await someJob(fixture.context);
    const { id: companyId } = await someCompany(fixture.context, { status: 'SUSPENDED' });
    const hiddenJob = await someJob(fixture.context, { companyId });
    const ada = as((await somebody(fixture.context)).cookie);
    expect((await as().post(`/jobs/${id}/${call}`)).body).toMatchObject({ status: 401, code: 'E_NOT_LOGGED_IN' });
    for (const name of [hiddenJob.id, hiddenJob.key, 'nothing', '%00']) {
      expect((await ada.post(`/jobs/${name}/${call}`)).status, name).toBe(404);
    }
    expect((await ada.post(`/jobs/${id}/${call}`, { userId: 'x' })).status).toBe(400);
    expect((await ada.get(`/jobs/${id}/${call}`)).status).toBe(405);
  });
});
