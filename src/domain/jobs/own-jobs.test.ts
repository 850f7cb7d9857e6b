import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobDrafts, jobs, jobViewSources, jobViews } from '#database/tables/jobs.server.ts';
import { reports } from '#database/tables/moderation.server.ts';
import { findStartupWorkspace } from '#domain/companies/startup-workspace.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { addDays, DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { someApplication, someColumn } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { changeJob, changeJobs } from './change-own-jobs.server.ts';
import { discardChanges, readDraft, saveDraft, startDraft } from './drafts.server.ts';
import { findEditingFacts } from './editing-facts.server.ts';
import { findJobDesk } from './job-desk.server.ts';
import { listOwnJobs } from './own-jobs.server.ts';
import { findStartupDashboard } from './startup-dashboard.server.ts';
import { submitJob } from './submit.server.ts';
import { transition } from './transitions.server.ts';

const fixture = rollbackFixture();
let company: { id: string; key: string };
let member: Context;
const daysFromNow = (days: number) => new Date(fixture.context.now.getTime() + days * DAY_MS);
const today = () => fixture.context.now.toISOString().slice(0, 10);
const post = (title: string, changes: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, { companyId: company.id, title, closesAt: daysFromNow(20), ...changes });
const notSent = { approvedAt: null, publishedAt: null, closesAt: null, expirationDate: null };
const aReportOf = ({ id }: { id: string }) =>
  fixture.context.db.insert(reports).values({
    id: newIdentifier(fixture.context.now),
    subjectType: 'job',
    subjectId: id,
    companyId: company.id,
    reason: 'scam',
    network: Buffer.from('network'),
    at: fixture.context.now,
  });
const titles = async (filter: Parameters<typeof listOwnJobs>[2]) =>
  (await listOwnJobs(member, company.key, filter)).docs.map(({ title }) => title);

beforeEach(async () => {
  company = await someCompany(fixture.context);
  const { actor } = await somebody(fixture.context, { firstName: 'Håkon', member: [{ id: company.id }] });
  member = fixture.as({ actor });
});

/** The number of statements that the work asks, without those of its savepoints. */
async function statementsOf(work: (context: Context) => Promise<unknown>): Promise<number> {
  let statements = 0;
  const db = new Proxy(member.db, {
    get(target, name, receiver) {
      if (name === 'execute' || name === 'select') statements += 1;
      const value = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await work({ ...member, db });
  return statements;
}

describe('the jobs of a startup, for its team', () => {
  it('have their board, in which the columns of the job replace the stage "custom"', async () => {
    const { id: jobId } = await post('With applicants');
    await post('Without');
    const { id } = await someApplication(fixture.context, { jobId, companyId: company.id });
    await tell(fixture.context, { type: 'application.sent', id, companyId: company.id });
    await someColumn(fixture.context, jobId, { position: 9, name: 'Dive test', color: '#123456' });
    const { docs } = await listOwnJobs(member, company.key);
    const boards = Object.fromEntries(docs.map(({ title, board }) => [title, board]));
    expect(boards.Without).toBeNull();
    expect(boards['With applicants']?.status).toMatchObject([
      { text: 'Applied', value: 'applied', isLocked: false, color: null },
      { text: 'First talk', value: expect.stringMatching(/^[0-9a-f]{24}$/), isLocked: false },
      { text: 'Dive test', value: expect.stringMatching(/^[0-9a-f]{24}$/), color: '#123456' },
      { text: 'Hired', value: 'hired' },
      { text: 'To be rejected', value: 'toreject' },
      { text: 'Rejected', value: 'rejected', isLocked: true },
    ]);
  });

  it('are absent for a stranger, a reviewer and a visitor', async () => {
    const { actor: stranger } = await somebody(fixture.context);
    const { actor: reviewer } = await somebody(fixture.context, { member: [{ id: company.id, role: 'reviewer' }] });
    for (const actor of [stranger, reviewer]) {
      await expect(listOwnJobs(fixture.as({ actor }), company.key)).rejects.toMatchObject({ kind: 'absent' });
    }
    await expect(listOwnJobs(fixture.context, company.key)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it('are grouped by state with counts, and a job that needs the team is among them', async () => {
    await post('Boosted', { boostingExpiresAt: daysFromNow(3) });
    await post('Paid', { isPaid: true });
    await post('Closes soon', { closesAt: daysFromNow(2), isPaid: true });
    await post('Of a feed', { closesAt: daysFromNow(2), source: 'jsonld', lastDaySaid: false });
    await post('In review', notSent);
    await post('Unpaid', { ...notSent, status: 'PENDING_PAYMENT' });
    await post('Paused', { status: 'STOPPED', stoppedBecause: 'member', closedAt: daysFromNow(-1) });
    await post('Reported', { status: 'STOPPED', stoppedBecause: 'reports', closedAt: daysFromNow(-1) });
    await post('Draft', { ...notSent, status: 'DRAFT' });
    await post('Ended', { status: 'EXPIRED', closesAt: daysFromNow(-3), closedAt: daysFromNow(-3) });
    const list = await listOwnJobs(member, company.key);
    expect(list.counts).toEqual({ all: 10, open: 4, needsYou: 3, paused: 2, drafts: 1, closed: 1 });
    expect(list).toMatchObject({ total: 10, pages: 1, open: 4, openForFree: 1, isNextFree: false });
    expect((await findStartupWorkspace(member, company.key)).jobs, 'beside Jobs in the navigation').toBe(list.open);
    expect(list.docs[0]).toMatchObject({ title: 'Boosted', isBoosted: true });
    expect((await titles({ group: 'needsYou' })).sort()).toEqual(['Closes soon', 'Reported', 'Unpaid']);
    expect((await titles({ group: 'paused' })).sort()).toEqual(['Paused', 'Reported']);
    expect(await titles({ group: 'drafts' })).toEqual(['Draft']);
  });

  it('contain every searched word, also written without accents, and signs alone find nothing', async () => {
    await post('Backend Engineer');
    await post('Engineer, 100% remote');
    expect(await titles({ search: 'engineer backend' })).toEqual(['Backend Engineer']);
    expect(await titles({ search: '100%' })).toEqual(['Engineer, 100% remote']);
    await post('Økonomi og Årsrapport');
    for (const search of ['økonomi', 'OKONOMI', 'arsrapport okonomi']) {
      expect(await titles({ search })).toEqual(['Økonomi og Årsrapport']);
    }
    for (const search of ['nothing', '%']) {
      expect((await listOwnJobs(member, company.key, { search })).counts.all).toBe(0);
    }
  });

  it('leave out a draft that was just deleted, and show it again once the deletion is taken back', async () => {
    const { id } = await post('Draft', { ...notSent, status: 'DRAFT' });
    await changeJob(member, id, 'delete');
    expect(await titles({})).toEqual([]);
    await changeJob({ ...member, now: new Date(member.now.getTime() + 10_000) }, id, 'undelete');
    expect(await titles({})).toEqual(['Draft']);
  });

  it('say until when a boost was paid for, also while they are paused, and no more once it is over', async () => {
    await post('Boosted', { boostingExpiresAt: daysFromNow(3) });
    const pause = { status: 'STOPPED', stoppedBecause: 'member', closedAt: daysFromNow(-1) } as const;
    await post('Paused', { ...pause, boostingExpiresAt: daysFromNow(2) });
    await post('Was boosted', { boostingExpiresAt: daysFromNow(-1) });
    const { docs } = await listOwnJobs(member, company.key);
    const ends = Object.fromEntries(docs.map(({ title, boostedUntil }) => [title, boostedUntil]));
    expect(ends).toEqual({
      Boosted: daysFromNow(3).toISOString(),
      Paused: daysFromNow(2).toISOString(),
      'Was boosted': null,
    });
  });

  it('offer the transitions that are possible now, and no others', async () => {
    await post('Live');
    await post('Ends', { closesAt: daysFromNow(3) });
    await post('Paused', { status: 'STOPPED', stoppedBecause: 'member' });
    await post('Paused for good', { status: 'STOPPED', stoppedBecause: 'member', closesAt: daysFromNow(-1) });
    await aReportOf(await post('Reported', { status: 'STOPPED', stoppedBecause: 'reports' }));
    await post('Cleared', { status: 'STOPPED', stoppedBecause: 'reports' });
    const quiet = await post('Somebody waits', { status: 'STOPPED', stoppedBecause: 'answerClock' });
    const waits = { jobId: quiet.id, companyId: company.id, sentAt: daysFromNow(-28) };
    await someApplication(fixture.context, waits);
    const silentJob = await post('Answered', { status: 'STOPPED', stoppedBecause: 'answerClock' });
    await someApplication(fixture.context, { ...waits, jobId: silentJob.id, clockFrom: daysFromNow(-27) });
    await post('Ended', { status: 'EXPIRED', closesAt: daysFromNow(-89), closedAt: daysFromNow(-89) });
    await post('Long ended', { status: 'EXPIRED', closesAt: daysFromNow(-91), closedAt: daysFromNow(-91) });
    await post('In review', notSent);
    await post('Unpaid', { ...notSent, status: 'PENDING_PAYMENT' });
    const { docs } = await listOwnJobs(member, company.key);
    for (const { id, actions } of docs) {
      expect((await findJobDesk(member, company.key, id)).actions).toEqual(actions);
    }
    expect(Object.fromEntries(docs.map(({ title, actions }) => [title, actions.join(' ')]))).toEqual({
      Live: 'pause close',
      Ends: 'pause renewLive close',
      Paused: 'resume close',
      'Paused for good': 'close',
      Reported: 'close',
      Cleared: 'resume close',
      'Somebody waits': 'close',
      Answered: 'resume close',
      Ended: 'renew',
      'Long ended': '',
      'In review': 'withdraw',
      Unpaid: 'cancelPayment',
    });
  });

  it('name the person who paused a job, its place, and the views of each of 14 days', async () => {
    const { id } = await post('Paused', { places: ['Aarhus'] });
    await fixture.context.db.insert(jobViews).values([
      { jobId: id, day: today(), visitors: 3 },
      { jobId: id, day: addDays(today(), -13), visitors: 2 },
      { jobId: id, day: addDays(today(), -14), visitors: 9 },
    ]);
    await transition(member, id, 'pause');
    const [job] = (await listOwnJobs(member, company.key)).docs;
    expect(job).toMatchObject({ stoppedBy: 'Håkon', place: 'Aarhus', days: [2, ...Array(12).fill(0), 3] });
  });

  it('take two statements, also of 2 000 jobs, and come in pages of 20', async () => {
    await post('First');
    await fixture.context.db.execute(sql`
      INSERT INTO jobs SELECT (jsonb_populate_record(j, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'key', 'copy-' || n,
        'status', CASE n % 4 WHEN 0 THEN 'STOPPED' ELSE 'EXPIRED' END))).*
      FROM jobs j, generate_series(1, 1999) n WHERE j.company_id = ${company.id}`);
    const list = await listOwnJobs(member, company.key, { page: 100 });
    expect([list.total, list.pages, list.docs.length]).toEqual([2000, 100, 20]);
    expect(await statementsOf((context) => listOwnJobs(context, company.key, { page: 2 }))).toBe(2);
    const ids = new Set<string>();
    for (const page of [1, 2, 3]) {
      for (const { id } of (await listOwnJobs(member, company.key, { page })).docs) ids.add(id);
    }
    expect(ids.size).toBe(60);
  });
});

describe('a change of several jobs', () => {
  it('pauses those that it can, and says why not the others', async () => {
    const live = await post('Live');
    const draft = await post('Draft', { ...notSent, status: 'DRAFT' });
    const other = await someJob(fixture.context);
    const result = await changeJobs(member, company.key, [live.id, draft.id, other.id, 'x'], 'pause');
    expect(result.changedIds).toEqual([live.id]);
    expect(result.refused).toMatchObject([{ id: draft.id, title: 'Draft', payFor: null }]);
    expect((await listOwnJobs(member, company.key, { group: 'paused' })).total).toBe(1);
    expect((await changeJobs(member, company.key, [live.id], 'resume')).changedIds).toEqual([live.id]);
  });

  it('is absent for a stranger, and refused for more jobs than a page has', async () => {
    const { actor } = await somebody(fixture.context);
    const { id } = await post('Live');
    await expect(changeJobs(fixture.as({ actor }), company.key, [id], 'pause')).rejects.toMatchObject({
      kind: 'absent',
    });
    const many = Array.from({ length: 26 }, (_, index) => String(index).padStart(24, '0'));
    await expect(changeJobs(member, company.key, many, 'pause')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('renews a live job in its last week and a closed one, and asks for payment where the free place is taken', async () => {
    const free = await post('Free', { closesAt: daysFromNow(3), expirationDate: addDays(today(), 3) });
    expect(await changeJob(member, free.id, 'renew')).toEqual({ status: 'ACTIVE' });
    const endedJob = await post('Ended', { status: 'EXPIRED', closesAt: daysFromNow(-3), closedAt: daysFromNow(-3) });
    expect((await changeJobs(member, company.key, [endedJob.id], 'renew')).refused).toMatchObject([
      { id: endedJob.id, payFor: 'renew' },
    ]);
    await changeJob(member, free.id, 'close', { outcome: 'hiredHere' });
    expect(await changeJob(member, endedJob.id, 'renew')).toEqual({ status: 'ACTIVE' });
  });
});

describe('the page of one job, for its team', () => {
  it('is absent for strangers, and below another startup', async () => {
    const { id } = await post('Live');
    const { actor } = await somebody(fixture.context);
    const other = await someCompany(fixture.context);
    await expect(findJobDesk(fixture.as({ actor }), company.key, id)).rejects.toMatchObject({ kind: 'absent' });
    await expect(findJobDesk(member, other.key, id)).rejects.toMatchObject({ kind: 'absent' });
    await expect(findJobDesk(member, company.key, 'nothing')).rejects.toMatchObject({ kind: 'absent' });
  });

  it('counts views by day and source, and those without a source as other links', async () => {
    const { id } = await post('Live', {
      publishedAt: daysFromNow(-2),
      expirationDate: addDays(today(), 3),
      boostingExpiresAt: daysFromNow(1),
    });
    await fixture.context.db.insert(jobViews).values([
      { jobId: id, day: addDays(today(), -1), visitors: 5 },
      { jobId: id, day: today(), visitors: 9 },
    ]);
    await fixture.context.db.insert(jobViewSources).values([
      { jobId: id, day: today(), source: 'search', visitors: 4 },
      { jobId: id, day: today(), source: 'boosted', visitors: 3 },
    ]);
    const { numbers } = await findJobDesk(member, company.key, id);
    expect(numbers.map(({ day }) => day)).toEqual([-2, -1, 0, 1, 2, 3].map((days) => addDays(today(), days)));
    expect(numbers[1]?.views).toEqual({ search: 0, digest: 0, other: 5, boosted: 0 });
    expect(numbers[2]?.views).toEqual({ search: 4, digest: 0, other: 2, boosted: 3 });
    expect(numbers.map(({ isBoosted }) => isBoosted)).toEqual([true, true, true, true, false, false]);
  });

  it('says on its desk and in the list that a live job has changes that nobody published', async () => {
    const { id } = await post('Live');
    const { id: draft } = await post('Draft', { ...notSent, status: 'DRAFT' });
    const texts = async () => [
      (await findJobDesk(member, company.key, id)).hasChanges,
      (await listOwnJobs(member, company.key, { search: 'Live' })).docs[0]?.hasChanges,
    ];
    expect(await texts()).toEqual([false, false]);
    for (const jobId of [id, draft]) {
      await fixture.context.db.insert(jobDrafts).values({ jobId, contents: { title: 'Diver' }, savedAt: member.now });
    }
    expect(await texts()).toEqual([true, true]);
    // A draft says so by its state.
    expect((await findJobDesk(member, company.key, draft)).hasChanges).toBe(false);
    const { changed } = await findStartupDashboard(member, company.key);
    expect(changed).toEqual([{ id, title: 'Live', savedAt: today() }]);
  });

  it('draws all the days of a job of 60 days, its first and its last as well', async () => {
    const lastDay = addDays(today(), 60);
    const { id } = await post('Long', { publishedAt: member.now, closesAt: daysFromNow(61), expirationDate: lastDay });
    const { numbers } = await findJobDesk(member, company.key, id);
    expect([numbers[0]?.day, numbers.at(-1)?.day]).toEqual([today(), lastDay]);
  });

  it('says who began a job and from what, also after a colleague changed it and the changes were discarded', async () => {
    const startedFrom = 'https://skjaergard.example/jobs/1';
    const { jobId } = await startDraft(member, company.key, { contents: { title: 'Baker' }, startedFrom });
    const firstEntry = async () => (await findJobDesk(member, company.key, jobId)).history.at(-1);
    const colleague = await somebody(fixture.context, { firstName: 'Mette' });
    const actor = { kind: 'user' as const, userId: colleague.id, companyIds: [company.id], isAdmin: false };
    await saveDraft({ ...member, actor }, jobId, { contents: { title: 'Pastry baker' }, version: 1 });
    expect(await firstEntry()).toMatchObject({ what: 'create', by: 'Håkon', reason: startedFrom });
    await fixture.context.db.update(jobs).set({ status: 'ACTIVE' }).where(eq(jobs.id, jobId));
    await discardChanges(member, jobId);
    expect(await firstEntry()).toMatchObject({ what: 'create', by: 'Håkon', reason: startedFrom });
  });

  it('says in the editor and the list why staff did not publish a job, until it is sent again', async () => {
    const { id } = await post('First', { ...notSent, status: 'DRAFT' });
    const texts = async () => {
      const { companyId, ...draft } = await readDraft(member, id);
      return (await findEditingFacts(member, { companyId, ...draft })).rejectedBecause;
    };
    await submitJob(member, id);
    const admin = { kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [], isAdmin: true };
    await transition({ ...member, actor: admin, now: daysFromNow(1) }, id, 'reject', {
      reason: 'It names no employer.',
    });
    expect(await texts()).toBe('It names no employer.');
    const attention = async () => (await listOwnJobs(member, company.key, { group: 'needsYou' })).docs;
    expect(await attention()).toMatchObject([{ id, status: 'DRAFT', rejectedBecause: 'It names no employer.' }]);
    await submitJob({ ...member, now: daysFromNow(2) }, id);
    expect(await texts()).toBeNull();
    expect(await attention()).toEqual([]);
  });

  it('says when renewing begins and ends, and what happened, with names', async () => {
    const { id } = await post('Draft', { ...notSent, status: 'DRAFT', companyId: company.id });
    await post('Earlier', { isPaid: true });
    await submitJob(member, id);
    await transition({ ...member, now: daysFromNow(1) }, id, 'pause');
    const desk = await findJobDesk({ ...member, now: daysFromNow(1) }, company.key, id);
    expect(desk.history.map(({ what, by }) => [what, by])).toEqual([
      ['pause', 'Håkon'],
      ['submit', 'Håkon'],
      ['create', null],
    ]);
    expect(desk.actions).toEqual(['resume', 'close']);
    await transition({ ...member, now: daysFromNow(2) }, id, 'resume');
    const live = await findJobDesk({ ...member, now: daysFromNow(2) }, company.key, id);
    expect(live.renewableFrom).toBe(addDays(live.lastDay ?? '', -7));
    await changeJob({ ...member, now: daysFromNow(3) }, id, 'close', { outcome: 'notHired' });
    const closedDesk = await findJobDesk({ ...member, now: daysFromNow(3) }, company.key, id);
    expect(closedDesk).toMatchObject({ outcome: 'notHired', actions: ['renew'], renewableUntil: addDays(today(), 93) });
  });
});
