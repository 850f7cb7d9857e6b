import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { readDraft, saveDraft } from '#domain/jobs/drafts.server.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { publish } from '#domain/jobs/publish.server.ts';
import { textAbout } from '#testing/feeds.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { historyLines, periodText } from './history-text.ts';

describe('the period of a chart', () => {
  it('names a single day once', () => {
    expect(periodText('2026-11-23', '2026-11-23')).toBe('23 November');
    expect(periodText('2026-11-23', '2026-12-02')).toBe('23 November to 2 December');
  });
});

const fixture = rollbackFixture();
let member: Context;
let company: { id: string; key: string };
let jobId: string;

beforeEach(async () => {
  company = await someCompany(fixture.context);
  const { id: userId } = await somebody(fixture.context, { firstName: 'Anna', lastName: 'Berg' });
  member = fixture.as({ actor: { kind: 'user', userId, companyIds: [company.id], isAdmin: false } });
  const job = await someJob(fixture.context, {
    companyId: company.id,
    title: 'Baker',
    description: textAbout('Baker'),
    salaryType: 'range',
    salaryFrom: 400_000_00,
    salaryTo: 500_000_00,
    salaryCurrency: 'DKK',
    salaryPeriod: 'year',
    places: ['Copenhagen'],
    receiveApplicants: 'link',
    link: 'https://jobs.lever.co/baker',
  });
  jobId = job.id;
});

async function edit(changes: object, minutes = 0): Promise<void> {
  const later = { ...member, now: new Date(member.now.getTime() + minutes * 60_000) };
  const { contents, version } = await readDraft(later, jobId);
  const draft = await saveDraft(later, jobId, { version, contents: { ...contents, ...changes } });
  await publish(later, jobId, draft.version);
}

async function history() {
  const desk = await findJobDesk(member, company.key, jobId);
  return historyLines(desk.history, 'Europe/Copenhagen').map(({ title, text }) => [title, text]);
}

describe('the history of a job', () => {
  it('tells in words what was changed, from what, and by whom', async () => {
    await edit({ salaryFrom: 450_000_00, title: 'Master baker' });
    expect((await history())[0]).toEqual([
      'Anna changed it',
      'Pay changed from 400\u00a0000–500\u00a0000 DKK a year to 450\u00a0000–500\u00a0000 DKK a year. Title changed from Baker to Master baker.',
    ]);
    await edit({ salaryType: 'competitive', salaryFrom: null, salaryTo: null, description: textAbout('Cook') }, 5);
    expect((await history())[0]?.[1]).toBe(
      'Pay changed from 450\u00a0000–500\u00a0000 DKK a year to Competitive. The text was rewritten.',
    );
  });

  it('ends a sentence once, also where what was typed ends in a full stop', async () => {
    await edit({ pitch: 'Bread at five.' });
    expect((await history())[0]?.[1]).toBe('In one sentence is now Bread at five.');
  });

  it('tells a payment that came too late as one that went back, not as a boost', async () => {
    const payments = testPayments();
    const startup = await aBuyingStartup(fixture.context);
    const checkout = await checkOut(fixture.context, payments, startup, 'boost');
    const at = fixture.context.now.getTime() + 25 * 3_600_000;
    expect(await sendEvent(fixture.context, payments, checkout, { at })).toBe('refunded');
    const desk = await findJobDesk(fixture.as({ actor: startup.owner.actor }), startup.company.key, startup.jobId);
    const titles = historyLines(desk.history, 'Europe/Copenhagen').map(({ title }) => title);
    expect(titles).toContain('A payment could not be used and went back');
    expect(titles.filter((title) => title.endsWith('boosted it'))).toEqual([]);
    await sendEvent(fixture.context, payments, await checkOut(fixture.context, payments, startup, 'boost'));
    const boosted = await findJobDesk(fixture.as({ actor: startup.owner.actor }), startup.company.key, startup.jobId);
    expect(boosted.history.filter(({ what }) => what === 'boosted')).toHaveLength(1);
  });

  it('says nothing of changes that were published without a difference, or not at all', async () => {
    await edit({});
    await saveDraft(member, jobId, { version: 0, contents: { title: 'Typed only' } });
    expect((await history()).map(([title]) => title)).not.toContain('Anna changed it');
  });

  it('credits the team with nothing that a feed did', () => {
    const titleOf = (what: string, isByFeed: boolean) => {
      const entry = { at: '2026-11-20T08:00:00Z', what, by: null, isByStaff: false, isByFeed, reason: null };
      return historyLines([entry], 'Europe/Oslo')[0]?.title;
    };
    expect(titleOf('submitForReview', false)).toBe('Your team sent it, and a person reads it first');
    for (const what of ['create', 'submit', 'submitForReview', 'submitForCompanyApproval']) {
      expect(titleOf(what, true)).not.toMatch(/team sent|draft was written/);
    }
  });
});
