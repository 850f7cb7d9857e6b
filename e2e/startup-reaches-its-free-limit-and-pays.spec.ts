import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '#database/tables/jobs.server.ts';
import { orders } from '#database/tables/orders.server.ts';
import { saveBuyer } from '#domain/billing/buyers.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { edge } from '#testing/edge.ts';
import { BUYER } from '#testing/payments.ts';
import { somebody } from '#testing/people.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newVisitor } from './browser.ts';
import { anAccount, aStartup, enter, setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** A startup whose free job is open, and whose second job waits for its payment. */
async function atTheLimit(first: Parameters<typeof someJob>[1] = {}, { hasBuyer = true } = {}) {
  const { id, key } = await aStartup({ name: 'Bølgebryder' });
  const owner = await anAccount({ member: [{ id }] });
  const { jobId, freeId } = await inSiteDatabase(async (context) => {
    const actor = { kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [id], isAdmin: false };
    const free = await someJob(context, { companyId: id, title: 'First Pier Builder', ...first });
    if (hasBuyer) await saveBuyer({ ...context, actor }, id, BUYER);
    const waiting = {
      status: 'PENDING_PAYMENT',
      approvedAt: null,
      publishedAt: null,
      expirationDate: null,
      closesAt: null,
    };
    const second = { companyId: id, title: 'Second Pier Builder', places: ['Aarhus'], ...waiting };
    return { jobId: (await someJob(context, second)).id, freeId: free.id };
  });
  return { owner, jobId, freeId, companyId: id, path: `/client/startups/${key}/jobs/${jobId}` };
}

describe('a startup whose free job is out', () => {
  it('pays for the second one, which is then open and boosted', async () => {
    const { owner, jobId, path } = await atTheLimit();
    const visitor = await newVisitor({ logsIn: true });
    const { page, look, visit } = visitor;
    await enter(visitor, owner, `${path}/max-posted`);
    await page.getByText('First Pier Builder', { exact: true }).first().waitFor();
    await look('limit reached');
    await page.getByRole('link', { name: 'Pay and publish' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('heading', { name: 'Second Pier Builder is live' }).waitFor();
    await look('paid and live');
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await page.getByRole('heading', { name: /^Receipt 20/ }).waitFor();
    await visit(`/jobs/${jobId}`, { look: false });
    await page.getByRole('heading', { name: 'Second Pier Builder' }).first().waitFor();
  });

  it('renews a live job after reading its price and its new last day, and can leave without paying', async () => {
    const { owner, companyId, path } = await atTheLimit();
    const days = (number: number) => new Date(Date.now() + number * DAY_MS);
    const { id } = await inSiteDatabase((context) =>
      someJob(context, {
        companyId,
        title: 'Third Pier Builder',
        isPaid: true,
        periodDays: 30,
        closesAt: days(3),
        expirationDate: days(3).toISOString().slice(0, 10),
      }),
    );
    const visitor = await newVisitor({ logsIn: true });
    const { page, look } = visitor;
    const desk = path.replace(/[^/]+$/, id);
    await enter(visitor, owner, desk);
    await page.getByRole('button', { name: 'Renew' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Renew this job' }).waitFor();
    await page.getByText(/^Open until \d+ \w+( \d+)?, boosted for 14 days$/).waitFor();
    await look('what renewing costs');
    await page.getByRole('link', { name: 'Not now' }).click();
    await page.waitForURL(`**${desk}`);
    await page.getByRole('button', { name: 'Renew' }).first().click();
    await page.getByRole('link', { name: /^Pay / }).click();
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await page.getByText('You have not paid, and nothing was charged.').waitFor();
    await page.getByRole('link', { name: /^Pay / }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Third Pier Builder is renewed' }).waitFor();
    await page.getByText(/^It closes on /).waitFor();
  });

  edge('lets another owner pay what the first one began to pay, and read the receipt', async () => {
    const { owner, jobId, companyId, path } = await atTheLimit();
    const first = await newVisitor({ logsIn: true });
    await enter(first, owner, `${path}/max-posted`);
    await first.page.getByRole('link', { name: 'Pay and publish' }).click();
    await first.page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    for (const role of ['owner', 'manager'] as const) {
      const second = await newVisitor({ logsIn: true });
      await enter(second, await anAccount({ member: [{ id: companyId, role }] }), `${path}/max-posted`);
      if (role === 'owner') {
        await second.page.getByRole('link', { name: 'Pay and publish' }).click();
        await second.page.getByRole('button', { name: 'Pay', exact: true }).click();
        await second.page.getByRole('heading', { name: 'Second Pier Builder is live' }).waitFor();
        await second.page.getByRole('link', { name: 'See the receipt' }).click();
      } else {
        await second.visit(`${path.replace(/jobs\/.*/, 'orders')}`, { look: false });
        await second.page
          .getByRole('link', { name: /Second Pier Builder|Receipt|Pro/ })
          .first()
          .click();
      }
      await second.page.getByRole('heading', { name: /^Receipt 20/ }).waitFor();
    }
    // The first one comes back to a job that is paid, and pays no second time.
    await first.visit(`${path}/monetise`, { look: false });
    expect(new URL(first.page.url()).pathname).toBe(`${path}/boost`);
    const rows = await inSiteDatabase((context) => context.db.select().from(orders).where(eq(orders.jobId, jobId)));
    expect(rows.map(({ status }) => status)).toEqual(['paid']);
  });

  edge('says once who buys, checks the sum with VAT, and pays', async () => {
    const { owner, path } = await atTheLimit({}, { hasBuyer: false });
    const visitor = await newVisitor({ logsIn: true, javaScript: false });
    const { page, look } = visitor;
    await enter(visitor, owner, `${path}/max-posted`);
    await page.getByRole('link', { name: 'Pay and publish' }).click();
    await page.getByText('Step 1 of 2').waitFor();
    await look('who buys');
    await page.getByLabel('Legal name').fill('Bølgebryder ApS');
    await page.getByLabel('Street and number').fill('Åboulevarden 3');
    await page.getByLabel('Postal code').fill('8000');
    await page.getByLabel('Town').fill('Aarhus');
    await page.getByLabel('Country').selectOption('DK');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('heading', { name: 'Check and pay' }).waitFor();
    await page.getByText('Step 2 of 2').waitFor();
    await page.getByText('Bølgebryder ApS').waitFor();
    await look('check and pay');
    await page.getByRole('link', { name: /^Pay 748.75/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('heading', { name: 'Second Pier Builder is live' }).waitFor();
  });

  edge('pauses the first one instead, and publishes the second one free', async () => {
    const { owner, jobId, path } = await atTheLimit();
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit } = visitor;
    await enter(visitor, owner, `${path}/max-posted`);
    await page.getByRole('button', { name: 'Pause First Pier Builder' }).click();
    await page.getByRole('button', { name: 'Publish it free' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/monetise'));
    await visit(`/jobs/${jobId}`, { look: false });
    await page.getByRole('heading', { name: 'Second Pier Builder' }).first().waitFor();
  });

  edge('reads how many free jobs must close, and which of them is boosted', async () => {
    const { owner, path, companyId } = await atTheLimit({ boostingExpiresAt: new Date(Date.now() + 5 * DAY_MS) });
    await inSiteDatabase((context) => someJob(context, { companyId, title: 'Third Pier Builder' }));
    const visitor = await newVisitor({ logsIn: true, width: 390, javaScript: false });
    const { page, look } = visitor;
    await enter(visitor, owner, `${path}/max-posted`);
    await page.getByText(/^This job is saved and waits for its payment, 7 days at most\./).waitFor();
    await page.getByText('First pause or close both of your free jobs.').waitFor();
    const first = page.getByRole('listitem').filter({ hasText: 'First Pier Builder' });
    await first.getByText(/Boosted until .*; the boost stops while the job is paused or closed/).waitFor();
    const third = page.getByRole('listitem').filter({ hasText: 'Third Pier Builder' });
    expect(await third.textContent()).not.toContain('Boosted');
    await look('limit reached by two free jobs');
    await third.getByRole('button', { name: 'Pause Third Pier Builder' }).click();
    await page.getByText('First pause or close your free job.').waitFor();
  });

  edge('says how the first one ended, reads who waits for an answer, and publishes the second one free', async () => {
    const { owner, path, freeId, companyId } = await atTheLimit();
    await inSiteDatabase((context) => someApplication(context, { jobId: freeId, companyId, name: 'Aino Mäkelä' }));
    const visitor = await newVisitor({ logsIn: true });
    const { page, look } = visitor;
    await enter(visitor, owner, `${path}/max-posted`);
    await page.getByRole('link', { name: 'Close First Pier Builder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close First Pier Builder' });
    await dialog.getByText('1 person waits for an answer').waitFor();
    await dialog.getByRole('link', { name: 'Aino Mäkelä' }).waitFor();
    await look('closing the free job');
    await dialog.getByLabel('We hired somebody we found here').check();
    await dialog.getByRole('button', { name: 'Close job' }).click();
    await page.getByRole('button', { name: 'Publish it free' }).waitFor();
    const outcome = await inSiteDatabase(async ({ db }) =>
      db.select({ outcome: jobs.outcome, status: jobs.status }).from(jobs).where(eq(jobs.id, freeId)),
    );
    expect(outcome).toEqual([{ outcome: 'hiredHere', status: 'EXPIRED' }]);
  });

  edge('must say how the first one ended, without JavaScript', async () => {
    const { owner, path } = await atTheLimit();
    const visitor = await newVisitor({ logsIn: true, javaScript: false, width: 390, expects: [/400/] });
    const { page } = visitor;
    await enter(visitor, owner, `${path}/monetise`);
    await page.getByRole('link', { name: 'Close First Pier Builder' }).click();
    await page.evaluate(() => document.querySelector('form:has([name=outcome])')?.setAttribute('novalidate', ''));
    await page.getByRole('button', { name: 'Close job' }).click();
    await page.getByText('Please say how it ended.').waitFor();
    await page.getByLabel('We no longer need anybody').check();
    await page.getByRole('button', { name: 'Close job' }).click();
    await page.getByRole('button', { name: 'Publish it free' }).waitFor();
  });

  edge('has its free job closed by an admin, who says why', async () => {
    const { path, freeId } = await atTheLimit();
    const visitor = await newVisitor({ logsIn: true, expects: [/400/] });
    const { page, visit, look } = visitor;
    await setSessionOf(visitor, await inSiteDatabase((site) => somebody(site, { createdAt: site.now, isAdmin: true })));
    await visit(`${path}/monetise`, { look: false });
    await page.getByRole('link', { name: 'Close First Pier Builder' }).click();
    await page.getByRole('button', { name: 'Close the job' }).click();
    await page.getByText('Please say why: the startup reads it').first().waitFor();
    await look('the reason of an admin on the way to the payment');
    await page.getByLabel('Reason, for the team').fill('It names no employer.');
    await page.getByRole('button', { name: 'Close the job' }).click();
    await page.getByRole('button', { name: 'Publish it free' }).waitFor();
    const rows = await inSiteDatabase(({ db }) =>
      db.select({ because: jobs.stoppedBecause, status: jobs.status }).from(jobs).where(eq(jobs.id, freeId)),
    );
    expect(rows).toEqual([{ because: 'staff', status: 'EXPIRED' }]);
  });

  edge('sees that the first one is in review, and withdraws it', async () => {
    // Back in review after a change, so it still has its last day.
    const { owner, path } = await atTheLimit({ approvedAt: null });
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    await enter(visitor, owner, `${path}/monetise`);
    await page.getByRole('heading', { name: 'Your free job is in review' }).waitFor();
    expect(await page.getByRole('button', { name: /^(?:Pause|Close) First/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Withdraw First Pier Builder' }).click();
    await page.getByRole('button', { name: 'Publish it free' }).waitFor();
  });

  edge('comes back from the checkout without paying, and nothing has happened', async () => {
    const { owner, path } = await atTheLimit();
    const visitor = await newVisitor({ logsIn: true });
    const { page, look } = visitor;
    await enter(visitor, owner, `${path}/monetise`);
    await look('two ways');
    await page.getByRole('link', { name: 'Pay and publish' }).click();
    const checkout = page.url();
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await page.getByRole('heading', { name: 'Your free job is out already' }).waitFor();
    await page.getByText('You have not paid, and nothing was charged.').waitFor();
    await page.getByRole('link', { name: 'Pay and publish' }).click();
    await page.getByRole('heading', { name: 'Test checkout' }).waitFor();
    expect(page.url()).toBe(checkout);
  });
});
