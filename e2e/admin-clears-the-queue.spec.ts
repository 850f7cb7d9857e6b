import type { Route } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { reports } from '#database/tables/moderation.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { edge } from '#testing/edge.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { waitForHydration } from './browser.ts';
import { anAdmin } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** Two startups that have waited longer than everything else on the site. */
function twoStartups() {
  return inSiteDatabase(async (site) => {
    const add = async (name: string, hours: number) => {
      const submittedAt = new Date(site.now.getTime() - 400 * DAY_MS + hours * 3_600_000);
      const key = `queue-${newIdentifier(new Date())}`;
      const company = await someCompany(site, {
        key,
        name,
        status: 'PENDING',
        submittedAt,
        founded: 2024,
        domain: null,
      });
      await somebody(site, { createdAt: site.now, firstName: 'Marte', lastName: 'Solheim', member: [company] });
      return company.id;
    };
    return [await add('Tidevann', 0), await add('Kvasir', 1)] as const;
  });
}

const statusOf = (id: string) =>
  inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ status: string }>(`SELECT status FROM companies WHERE id = '${id}'`);
    return rows[0]?.status;
  });

it('clears startups with the keyboard alone, and takes a decision back', async () => {
  const [first, second] = await twoStartups();
  // A rejection without a reason is refused with 400.
  const { page, visit, look } = await anAdmin({ expects: [/400/] });
  await visit('/admin?tab=startups', { look: false });
  const heading = page.getByRole('heading', { level: 1 });
  await waitForHydration(page);
  expect(await heading.innerText()).toBe('Tidevann');
  await look('the review queue');
  await page.keyboard.press('j');
  await page.waitForURL(`**item=${second}`);
  await expect.poll(() => heading.innerText()).toBe('Kvasir');
  await page.keyboard.press('k');
  await page.waitForURL(`**item=${first}`);
  await expect.poll(() => heading.innerText()).toBe('Tidevann');
  // Two steps at once are two items, and a decision while the next item loads is none about the one before it.
  const slowly = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 1700));
    await route.continue();
  };
  await page.route('**/admin.data*', slowly);
  const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
  const pressAndLoad = (key: string) =>
    Promise.all([page.waitForRequest('**/admin.data*'), page.keyboard.press(key), loading.waitFor()]);
  await pressAndLoad('j');
  await page.keyboard.press('j');
  await expect.poll(() => heading.innerText()).not.toMatch(/Tidevann|Kvasir/);
  // In one moment: the page has not even drawn that the next item loads.
  await page.evaluate(() => {
    for (const key of ['k', 'a']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await page.waitForURL(`**item=${second}`);
  await expect.poll(() => heading.innerText()).toBe('Kvasir');
  await page.keyboard.press('k');
  await expect.poll(() => heading.innerText()).toBe('Tidevann');
  await page.unroute('**/admin.data*', slowly);
  expect(await page.getByText(/ approved$/).count()).toBe(0);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'All keys' }).waitFor();
  await look('all keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.getByText('Tidevann approved').waitFor();
  await expect.poll(() => heading.innerText()).toBe('Kvasir');
  await look('after a decision');
  await page.keyboard.press('u');
  await page.waitForURL(`**item=${first}`);
  await expect.poll(() => heading.innerText()).toBe('Tidevann');
  expect(await statusOf(first)).toBe('PENDING');
  await page.keyboard.press('r');
  await page.getByText('Please choose a reason').waitFor();
  expect(
    await page.getByRole('radio', { name: 'Not a startup' }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await look('a reason is missing');
  await page.getByText('“Incomplete” and “Other” need words.').waitFor();
  await page.keyboard.press('2');
  await page.getByText('Please choose a reason').waitFor({ state: 'hidden' });
  await page.keyboard.press('r');
  await page.getByText('Tidevann rejected').waitFor();
  await expect.poll(() => heading.innerText()).toBe('Kvasir');
  await page.keyboard.press('a');
  await page.getByText('Kvasir approved').waitFor();
  await expect
    .poll(() => Promise.all([statusOf(first), statusOf(second)]), { timeout: 60_000, interval: 500 })
    .toEqual(['REJECTED', 'ACTIVE']);
});

it('clears jobs and reports with the keyboard alone, and takes decisions back', async () => {
  const [first, second, reportedJob] = await inSiteDatabase(async (site) => {
    const company = await someCompany(site, { key: `queue-${newIdentifier(new Date())}`, name: 'Sula', domain: null });
    const at = (hours: number) => new Date(site.now.getTime() - 500 * DAY_MS + hours * 3_600_000);
    const job = (changes: object) =>
      someJob(site, {
        key: `queue-${newIdentifier(new Date())}`,
        companyId: company.id,
        places: ['Aarhus'],
        ...changes,
      });
    const inReview = { approvedAt: null, publishedAt: null };
    const statements = [
      await job({ ...inReview, title: 'Rope Splicer', createdAt: at(0) }),
      await job({ ...inReview, title: 'Buoy Painter', createdAt: at(1) }),
      await job({ title: 'Harbour Pilot' }),
    ].map(({ id }) => id);
    const report = {
      subjectType: 'job',
      subjectId: statements[2] ?? '',
      companyId: company.id,
      reason: 'spam',
      at: at(0),
    };
    await site.db.insert(reports).values({ ...report, id: newIdentifier(at(0)), network: Buffer.from('there') });
    return statements;
  });
  const { page, visit } = await anAdmin();
  const heading = page.getByRole('heading', { level: 1 });
  const shows = (name: string) => expect.poll(() => heading.innerText()).toBe(name);
  await visit('/admin?tab=jobs', { look: false });
  await waitForHydration(page);
  await shows('Rope Splicer');
  await page.keyboard.press('a');
  await page.getByText('Rope Splicer approved').waitFor();
  await shows('Buoy Painter');
  await page.keyboard.press('a');
  await page.getByText('Buoy Painter approved').waitFor();
  await page.keyboard.press('u');
  await page.waitForURL(`**item=${second}`);
  await shows('Buoy Painter');
  // The decision before it has had no effect yet, either.
  await page.keyboard.press('u');
  await page.waitForURL(`**item=${first}`);
  await shows('Rope Splicer');
  await page.keyboard.press('3');
  await page.keyboard.press('r');
  await page.getByText('Rope Splicer rejected').waitFor();
  await shows('Buoy Painter');
  await page.keyboard.press('a');
  await page.getByText('Buoy Painter approved').waitFor();

  await visit('/admin?tab=reports', { look: false });
  await waitForHydration(page);
  await shows('Harbour Pilot');
  await page.keyboard.press('a');
  await page.getByText('Harbour Pilot stays up').waitFor();
  await page.keyboard.press('u');
  await page.waitForURL(`**item=${reportedJob}`);
  await shows('Harbour Pilot');
  await page.keyboard.press('6');
  await page.keyboard.press('r');
  await page.getByText('Harbour Pilot').first().waitFor();
  const states = () =>
    inSiteDatabase(async ({ db }) => {
      const { rows } = await db.execute<{ id: string; state: string }>(
        `SELECT id, status || ' ' || (approved_at IS NOT NULL) AS state FROM jobs WHERE id IN ('${first}', '${second}', '${reportedJob}')`,
      );
      const by = new Map(rows.map(({ id, state }) => [id, state]));
      return [first, second, reportedJob].map((id) => by.get(id ?? ''));
    });
  await expect.poll(states, { timeout: 60_000, interval: 500 }).toEqual(['DRAFT false', 'ACTIVE true', 'EXPIRED true']);
});

edge('keeps the chosen row and what it is about in view while J and K move through a long queue', async () => {
  const { first, company } = await inSiteDatabase(async (site) => {
    const startup = await someCompany(site, { key: `queue-${newIdentifier(new Date())}`, name: 'Sula', domain: null });
    const ids: string[] = [];
    for (let hour = 0; hour < 14; hour++) {
      const createdAt = new Date(site.now.getTime() - 300 * DAY_MS + hour * 3_600_000);
      const inReview = { approvedAt: null, publishedAt: null, createdAt };
      const key = `queue-${newIdentifier(new Date())}`;
      ids.push((await someJob(site, { ...inReview, key, companyId: startup.id, title: `Watch ${hour}` })).id);
    }
    return { first: ids[0], company: startup };
  });
  onTestFinished(async () => {
    await inSiteDatabase(({ db }) => db.execute(`UPDATE jobs SET status = 'DRAFT' WHERE company_id = '${company.id}'`));
  });
  const { page, visit } = await anAdmin({ height: 700 });
  await visit(`/admin?tab=jobs&item=${first}`, { look: false });
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1 });
  const queue = page.getByRole('region', { name: 'Queue' });
  const isInView = (name: string) =>
    queue.getByRole('link', { name: new RegExp(`^${name}(?!\\d)`) }).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(() => heading.innerText()).toBe('Watch 0');
  expect(await isInView('Watch 13'), 'the queue is longer than the screen').toBe(false);
  for (let at = 1; at < 14; at++) {
    await page.keyboard.press('j');
    await expect.poll(() => heading.innerText()).toBe(`Watch ${at}`);
  }
  await expect.poll(() => isInView('Watch 13')).toBe(true);
  expect(await isInView('Watch 0')).toBe(false);
  expect(await heading.evaluate((title) => title.getBoundingClientRect().top), 'the top of the title').toBeGreaterThan(
    0,
  );
  for (let at = 12; at >= 0; at--) {
    await page.keyboard.press('k');
    await expect.poll(() => heading.innerText()).toBe(`Watch ${at}`);
  }
  await expect.poll(() => isInView('Watch 0')).toBe(true);
});

edge('goes on with the next item when another admin was faster, and says so', async () => {
  const [first, second] = await inSiteDatabase(async (site) => {
    const company = await someCompany(site, { key: `queue-${newIdentifier(new Date())}`, name: 'Sula', domain: null });
    const ids: string[] = [];
    for (const [hour, title] of ['Net Mender', 'Keel Layer'].entries()) {
      const createdAt = new Date(site.now.getTime() - 600 * DAY_MS + hour * 3_600_000);
      const inReview = { approvedAt: null, publishedAt: null, createdAt, companyId: company.id };
      ids.push((await someJob(site, { ...inReview, key: `queue-${newIdentifier(new Date())}`, title })).id);
    }
    return ids;
  });
  const [fast, slow] = [await anAdmin(), await anAdmin()];
  for (const { page, visit } of [fast, slow]) {
    await visit(`/admin?tab=jobs&item=${first}`, { look: false });
    await page.getByRole('heading', { level: 1, name: 'Net Mender' }).waitFor();
    await waitForHydration(page);
  }
  await fast.page.keyboard.press('a');
  await fast.page.getByText('Net Mender approved').waitFor();
  await slow.page.keyboard.press('3');
  await slow.page.keyboard.press('r');
  await slow.page.getByText('Net Mender no longer waits').waitFor();
  await slow.page.waitForURL(`**item=${second}**`);
  await slow.look('another admin was faster');
  await slow.page.keyboard.press('a');
  await slow.page.getByText('Keel Layer approved').waitFor();
});
