import { describe, expect, it } from 'vitest';
import { createEventSubscribers } from '#server/event-subscribers.ts';
import { apiClient } from '#testing/api-client.ts';
import { someApplication } from '#testing/applications.ts';
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
