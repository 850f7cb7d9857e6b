import { describe, expect, it } from 'vitest';
import { setAnonymous } from '#domain/applications/board/columns.server.ts';
import { moveCard } from '#domain/applications/board/moves.server.ts';
import { createEventSubscribers } from '#server/event-subscribers.ts';
import { apiClient } from '#testing/api-client.ts';
import { someApplication } from '#testing/applications.ts';
import { columnNamed } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { applicantEvents } from './applicant-events.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);

describe('the export of applicants', () => {
  it('keeps a spreadsheet from running what somebody typed', async () => {
    const company = await someCompany(fixture.context, { key: 'tang' });
    const { id: jobId } = await someJob(fixture.context, { companyId: company.id, title: 'Diver, "deep"' });
    const { cookie } = await somebody(fixture.context, { member: [{ id: company.id }] });
    for (const name of ['=HYPERLINK("x")', ' +1', '@SUM(A1)', 'Anna Lind']) {
      await someApplication(fixture.context, { companyId: company.id, jobId, name });
    }
    const path = '/companies/tang/applicants/export?format=csv&sort=name';
    const response = await client.api.fetch(new Request(`http://localhost/api${path}`, { headers: { cookie } }));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="applicants.csv"');
    const text = await response.text();
    expect(text).toContain('"\'=HYPERLINK(""x"")"');
    expect(text).toContain('"\' +1"');
    expect(text).toContain('"\'@SUM(A1)"');
    expect(text).toContain('"Anna Lind","","","Diver, ""deep""","Applied"');
  });
});

describe('the applicants of another startup', () => {
  it('are absent in the same words as those of a startup that does not exist', async () => {
    await someCompany(fixture.context, { key: 'tang' });
    const { cookie } = await somebody(fixture.context, { member: [{ id: (await someCompany(fixture.context)).id }] });
    const read = async (key: string) => {
      const path = `/companies/${key}/applicants`;
      return (await client.api.fetch(new Request(`http://localhost/api${path}`, { headers: { cookie } }))).json();
    };
    expect(await read('tang')).toEqual(await read('nobody'));
    expect(await read('tang')).toMatchObject({ status: 404, message: 'This startup was not found.' });
  });
});

describe('the contact in the export', () => {
  it('is what each person gave, and stays hidden on an anonymous board until a custom column', async () => {
    const company = await someCompany(fixture.context, { key: 'tang' });
    const { id: jobId } = await someJob(fixture.context, { companyId: company.id });
    const { cookie, actor } = await somebody(fixture.context, { member: [{ id: company.id }] });
    const send = (name: string, changes: object) =>
      someApplication(fixture.context, { companyId: company.id, jobId, name, ...changes });
    const anna = await send('Anna', { email: 'anna@people.example', profile: { phone: '+47 900 00 000' } });
    await send('Bo', { email: 'bo@people.example', profile: { phone: '' } });
    const exportAs = async (format: string) => {
      const path = `/companies/tang/applicants/export?format=${format}&sort=name`;
      return client.api.fetch(new Request(`http://localhost/api${path}`, { headers: { cookie } }));
    };
    const contacts = async () =>
      ((await (await exportAs('json')).json()) as { docs: Record<string, unknown>[] }).docs.map(
        ({ name, email, phone }) => [name, email, phone],
      );
    expect(await contacts()).toEqual([
      ['Anna', 'anna@people.example', '+47 900 00 000'],
      ['Bo', 'bo@people.example', null],
    ]);
    const lines = (await (await exportAs('csv')).text()).split('\r\n');
    expect(lines[0]).toMatch(/"Id","Email","Phone"$/);
    // The apostrophe keeps a spreadsheet from reading the number as a formula.
    expect(lines[1]).toMatch(/,"anna@people\.example","'\+47 900 00 000"$/);
    expect(lines[2]).toMatch(/,"bo@people\.example",$/);

    const own = fixture.as({ actor });
    await setAnonymous(own, company.id, jobId, true);
    for (const format of ['json', 'csv'])
      expect(await (await exportAs(format)).text()).not.toMatch(/people\.example|900 00/);
    const talk = await columnNamed(own, 'First talk');
    await moveCard(own, company.id, { id: anna.id, version: 1, to: talk.key });
    const withEmail = (await contacts()).filter(([, email]) => email !== null);
    expect(withEmail).toEqual([['Anna', 'anna@people.example', '+47 900 00 000']]);
  });
});

describe('the stream of a board', () => {
  it('passes on the changes of its startup and of no other, and ends when the process stops', async () => {
    const subscribers = createEventSubscribers();
    const response = applicantEvents(subscribers, 'mine');
    subscribers.publish({ type: 'application.changed', id: 'a', companyId: 'mine' });
    subscribers.publish({ type: 'application.changed', id: 'b', companyId: 'theirs' });
    subscribers.publish({ type: 'board.changed', id: 'c', companyId: 'mine' });
    subscribers.publish(null);
    subscribers.close();
    const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data:'));
    expect(lines).toEqual(['data: {"application":"a"}', 'data: {"job":"c"}', 'data: {}']);
    expect(subscribers.size).toBe(0);
  });
});
