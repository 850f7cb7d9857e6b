import { describe, expect, it } from 'vitest';
import { companyFollows, companyJoinRequests } from '#database/tables/companies.server.ts';
import { jobDrafts, jobTransitions, jobViewSources, jobViews } from '#database/tables/jobs.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { addDays, DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findStartupDashboard } from './startup-dashboard.server.ts';

const fixture = rollbackFixture();
const today = () => fixture.context.now.toISOString().slice(0, 10);
const readAs = async (company: { id: string; key: string }, role: 'owner' | 'reviewer' = 'owner') => {
  const { actor } = await somebody(fixture.context, { member: [{ id: company.id, role }] });
  return findStartupDashboard(fixture.as({ actor }), company.key);
};
const closingIn = (companyId: string, days: number, changes: object = {}) =>
  someJob(fixture.context, {
    companyId,
    title: `Closes in ${days}`,
    expirationDate: addDays(today(), days),
    closesAt: new Date(fixture.context.now.getTime() + (days + 1) * DAY_MS),
    ...changes,
  });

describe('the dashboard of a startup', () => {
  it('is absent for anybody outside its team', async () => {
    const { key } = await someCompany(fixture.context);
    const { actor } = await somebody(fixture.context);
    await expect(findStartupDashboard(fixture.as({ actor }), key)).rejects.toMatchObject({ kind: 'absent' });
    await expect(findStartupDashboard(fixture.context, key)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it('lists the jobs that close within seven days, but none that its feed renews', async () => {
    const company = await someCompany(fixture.context);
    await closingIn(company.id, 8);
    await closingIn(company.id, 7);
    await closingIn(company.id, 0);
    await closingIn(company.id, 3, { source: 'jsonld', lastDaySaid: false });
    await closingIn(company.id, 2, { status: 'STOPPED' });
    const { closing } = await readAs(company);
    expect(closing.map(({ title, lastDay }) => [title, lastDay])).toEqual([
      ['Closes in 0', today()],
      ['Closes in 7', addDays(today(), 7)],
    ]);
  });

  it('lists drafts by their saved title, and jobs that wait for payment with their last day', async () => {
    const company = await someCompany(fixture.context);
    const notApproved = { companyId: company.id, approvedAt: null, publishedAt: null };
    const draft = await someJob(fixture.context, { ...notApproved, status: 'DRAFT', title: 'Old' });
    await fixture.context.db
      .insert(jobDrafts)
      .values({ jobId: draft.id, contents: { title: 'New' }, savedAt: fixture.context.now });
    const unpaid = await someJob(fixture.context, { ...notApproved, status: 'PENDING_PAYMENT' });
    await fixture.context.db.insert(jobTransitions).values({
      id: newIdentifier(fixture.context.now),
      jobId: unpaid.id,
      at: fixture.context.now,
      actor: 'demo',
      action: 'submitForPayment',
      from: 'DRAFT',
      to: 'PENDING_PAYMENT',
    });
    const dashboard = await readAs(company);
    expect(dashboard.drafts).toEqual([{ id: draft.id, title: 'New', savedAt: today() }]);
    expect(dashboard.unpaid).toMatchObject([{ id: unpaid.id, total: null, until: addDays(today(), 7) }]);
    expect(dashboard.jobs.map(({ status, title }) => [status, title])).toEqual([
      ['PENDING_PAYMENT', 'Engineer'],
      ['DRAFT', 'New'],
    ]);
  });

  it('gives a reviewer no to-dos', async () => {
    const company = await someCompany(fixture.context);
    await closingIn(company.id, 1);
    const { closing, jobs, can } = await readAs(company, 'reviewer');
    expect([closing, jobs.length, can.edit]).toEqual([[], 1, false]);
  });

  it('counts the views and followers of 28 days, and the views of the 28 before', async () => {
    const company = await someCompany(fixture.context, { followersTotal: 5 });
    const { id } = await someJob(fixture.context, { companyId: company.id });
    const other = await someJob(fixture.context);
    await fixture.context.db
      .insert(jobViews)
      .values([0, 27, 28, 55, 56].map((days) => ({ jobId: id, day: addDays(today(), -days), visitors: days + 1 })));
    await fixture.context.db.insert(jobViews).values({ jobId: other.id, day: today(), visitors: 99 });
    const { id: userId } = await somebody(fixture.context);
    await fixture.context.db
      .insert(companyFollows)
      .values({ companyId: company.id, userId, followedAt: fixture.context.now });
    const { numbers, jobs } = await readAs(company);
    expect([numbers.views.length, numbers.views[27], numbers.views[0]]).toEqual([28, 1, 28]);
    expect(numbers.views.reduce((sum, views) => sum + views)).toBe(29);
    expect(numbers.viewsBefore).toBe(29 + 56);
    expect([numbers.followers[26], numbers.followers[27]]).toEqual([4, 5]);
    expect(jobs[0]?.days).toEqual([...Array(13).fill(0), 1]);
  });

  it('says from where the views of 28 days came; views without a source came from elsewhere', async () => {
    const company = await someCompany(fixture.context);
    const { id: jobId } = await someJob(fixture.context, { companyId: company.id });
    const old = addDays(today(), -28);
    await fixture.context.db.insert(jobViews).values([
      { jobId, day: today(), visitors: 9 },
      { jobId, day: old, visitors: 50 },
    ]);
    await fixture.context.db.insert(jobViewSources).values([
      { jobId, day: today(), source: 'search', visitors: 4 },
      { jobId, day: today(), source: 'digest', visitors: 2 },
      { jobId, day: old, source: 'search', visitors: 50 },
    ]);
    expect((await readAs(company)).numbers.sources).toEqual({ search: 4, boosted: 0, digest: 2, other: 3 });
  });

  it('names those who ask to join, to owners and managers alone', async () => {
    const company = await someCompany(fixture.context);
    const asker = await somebody(fixture.context, { email: 'aino@tang.example' });
    await fixture.context.db.insert(companyJoinRequests).values({
      id: newIdentifier(fixture.context.now),
      companyId: company.id,
      userId: asker.id,
      message: '',
      askedAt: fixture.context.now,
    });
    expect((await readAs(company)).asking).toMatchObject([{ email: 'aino@tang.example' }]);
    expect((await readAs(company, 'reviewer')).asking).toEqual([]);
  });

  it('names what the profile lacks', async () => {
    const company = await someCompany(fixture.context, { website: null, intro: '', founded: 2020 });
    const { missing } = await readAs(company);
    expect(missing).toEqual(expect.arrayContaining(['website', 'intro', 'logo', 'country']));
    expect(missing).not.toContain('founded');
  });

  it('shows a question of staff until it has an answer', async () => {
    const question = { status: 'PENDING', staffQuestion: 'Which number?' };
    expect((await readAs(await someCompany(fixture.context, question))).question).toBe('Which number?');
    const answeredStartup = await someCompany(fixture.context, { ...question, staffAnswer: 'This one.' });
    expect((await readAs(answeredStartup)).question).toBeNull();
  });
});
