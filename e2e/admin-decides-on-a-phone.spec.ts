import { expect } from 'vitest';
import { reports, staffDecisions } from '#database/tables/moderation.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { edge } from '#testing/edge.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { anAdmin } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

edge('tries a decision again that failed, on a phone and without JavaScript', async () => {
  const { id, decision } = await inSiteDatabase(async (site) => {
    const company = await someCompany(site, { key: `queue-${newIdentifier(new Date())}`, name: 'Sula', domain: null });
    const key = `queue-${newIdentifier(new Date())}`;
    const job = await someJob(site, { key, companyId: company.id, title: 'Sail Maker', approvedAt: null });
    const other = await somebody(site, { createdAt: site.now, isAdmin: true });
    const at = new Date(site.now.getTime() - 3_600_000);
    const stuckDecision = {
      id: newIdentifier(at),
      kind: 'job',
      subjectId: job.id,
      action: 'approve',
      decidedBy: other.id,
    };
    await site.db.insert(staffDecisions).values({ ...stuckDecision, decidedAt: at, dueAt: at, failure: 'It failed.' });
    return { id: job.id, decision: stuckDecision.id };
  });
  const { page, visit, look } = await anAdmin({ width: 390, javaScript: false });
  await visit('/admin?tab=jobs', { look: false });
  const form = page.locator('form').filter({ has: page.locator(`[value="${decision}"]`) });
  expect(await form.innerText()).toContain('Sail Maker');
  await look('a decision that failed');
  await form.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('We try again at once.').waitFor();
  const approvedAt = () =>
    inSiteDatabase(async ({ db }) => {
      const { rows } = await db.execute<{ isOpen: boolean }>(
        `SELECT approved_at IS NOT NULL AS "isOpen" FROM jobs WHERE id = '${id}'`,
      );
      return rows[0]?.isOpen;
    });
  await expect.poll(approvedAt).toBe(true);
  await visit('/admin?tab=jobs', { look: false });
  expect(await form.count()).toBe(0);
});

edge('rejects a job and leaves a reported one up, on a phone and without JavaScript', async () => {
  const [inReview, reportedJob] = await inSiteDatabase(async (site) => {
    const company = await someCompany(site, { key: `queue-${newIdentifier(new Date())}`, name: 'Sula', domain: null });
    const at = new Date(site.now.getTime() - 400 * DAY_MS);
    const job = (changes: object) =>
      someJob(site, {
        key: `queue-${newIdentifier(new Date())}`,
        companyId: company.id,
        places: ['Aarhus'],
        ...changes,
      });
    const waiting = await job({ title: 'Net Mender', approvedAt: null, publishedAt: null, createdAt: at });
    const open = await job({ title: 'Lock Keeper' });
    const report = { subjectType: 'job', subjectId: open.id, companyId: company.id, reason: 'spam', at };
    await site.db.insert(reports).values({ ...report, id: newIdentifier(at), network: Buffer.from('here') });
    return [waiting.id, open.id];
  });
  const { page, visit } = await anAdmin({ width: 390, javaScript: false, expects: [/status of 400 .*\/admin/] });
  await visit(`/admin?tab=jobs&item=${inReview}`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('Please choose a reason').waitFor();
  await page.getByLabel('Too little said').check({ force: true });
  await page.getByLabel('Your words').fill('Say which nets.');
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('Net Mender rejected').waitFor();
  await visit(`/admin?tab=reports&item=${reportedJob}`);
  await page.getByRole('button', { name: 'Leave it up' }).click();
  await page.getByText('Lock Keeper stays up').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Lock Keeper');
});
