import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { htmlOf, inSiteDatabase, postJob, step } from './site-data.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('a job that can no longer be applied for', () => {
  it('says when it closed, offers similar jobs, and is not indexed', async () => {
    const { page, visit } = await newVisitor();
    const id = await postJob({
      title: 'Mooring Poet',
      at: daysAgo(40),
      closesAt: daysAgo(10),
      status: 'EXPIRED',
      closedAt: daysAgo(10),
      link: 'https://example.com/apply',
    });
    await visit(`/jobs/${id}`);
    const closingDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      daysAgo(10),
    );
    expect(await page.getByText('This job is no longer open').locator('xpath=..').innerText()).toContain(
      `It closed on ${closingDay}`,
    );
    await page.getByRole('link', { name: 'See similar open jobs' }).click();
    expect(await page.locator('#similar').getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: /^Apply/ }).count()).toBe(0);
    expectHidden((await htmlOf(`/jobs/${id}`)).html);
  });

  edge('closes by the clock alone, before its status changes', async () => {
    const id = await postJob({ title: 'Tide Clerk', at: daysAgo(31), closesAt: new Date(Date.now() + 1_500) });
    const { html: before } = await htmlOf(`/jobs/${id}`);
    expect(before).toContain('"@type":"JobPosting"');
    await expect.poll(async () => (await htmlOf(`/jobs/${id}`)).html).toContain('no longer open');
    expectHidden((await htmlOf(`/jobs/${id}`)).html);
  });

  it('says that it is paused, and returns when it is resumed', async () => {
    const { page, visit } = await newVisitor();
    const id = await postJob({ title: 'Quay Acrobat' });
    await visit(`/jobs/${id}`, { look: false });
    await step(id, 'pause');
    await expect.poll(async () => (await htmlOf(`/jobs/${id}`)).html).toContain('This job is paused');
    await page.reload();
    expect(await page.getByText('It may open again').isVisible()).toBe(true);
    expectHidden((await htmlOf(`/jobs/${id}`)).html);
    expect((await htmlOf('/jobs?search=quay+acrobat')).html).not.toContain(id);
  });

  it('is hidden while it is a draft, unpaid or under review', async () => {
    const { page, visit } = await newVisitor();
    const states = [
      { status: 'DRAFT', approvedAt: null, publishedAt: null },
      { status: 'PENDING_PAYMENT', approvedAt: null, publishedAt: null },
      { status: 'PENDING_COMPANY_APPROVAL', approvedAt: null, publishedAt: null },
      { status: 'ACTIVE', approvedAt: null, publishedAt: null },
    ];
    for (const state of states) {
      const id = await postJob({ title: 'Secret Pilot', ...state });
      const { status, html } = await htmlOf(`/jobs/${id}`);
      expect([state.status, status]).toEqual([state.status, 404]);
      expect(html).not.toContain('Secret Pilot');
      if (state.status === 'DRAFT') {
        await visit(`/jobs/${id}`, { status: 404 });
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
      }
    }
  });

  it('answers 410 after 180 days', async () => {
    const { page, visit } = await newVisitor();
    const id = await postJob({ at: daysAgo(220), closesAt: daysAgo(181), status: 'EXPIRED', closedAt: daysAgo(181) });
    await visit(`/jobs/${id}`, { status: 410 });
    expect(await page.getByRole('main').innerText()).toContain('This job closed long ago');
    expect(await page.getByRole('link', { name: 'Back to home' }).isVisible()).toBe(true);
    const oldJob = await postJob({
      at: daysAgo(220),
      closesAt: daysAgo(179),
      status: 'EXPIRED',
      closedAt: daysAgo(179),
    });
    expect((await htmlOf(`/jobs/${oldJob}`)).status).toBe(200);
  });
});

describe('an address that leads nowhere', () => {
  it.each(
    sampleOf(
      [
        ['/jobs/000000000000000000000000', 'no job'],
        ['/jobs/nonsense', 'no job'],
        ['/startups/nobody-at-all', 'no startup', 'Browse startups', '/startups'],
        ['/startups/nobody-at-all/posts/nothing', 'no post', 'The startup’s profile', '/startups/nobody-at-all'],
        ['/jobs/location/narnia', 'no country', 'Jobs by role and city', '/jobs/browse'],
        ['/jobs/location/denmark/narnia', 'no town', 'Jobs by role and city', '/jobs/browse'],
        ['/jobs?countryCode=NO&page=600', 'fewer pages', 'First page of the list', '/jobs?countryCode=NO'],
        ['/nothing/here', 'It has moved berth'],
        ['/jobs/%E2%98%A0', 'no job'],
      ] as [path: string, words: string, label?: string, list?: string][],
      4,
    ),
  )('%s is a real 404 that says “%s” and has a way on', async (path, words, label, list) => {
    const { page, visit } = await newVisitor();
    await visit(path, { status: 404, look: path === '/nothing/here' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
    expect(await page.title()).toBe('Page not found | Havn');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain(words);
    if (label) expect(await main.getByRole('link', { name: label }).getAttribute('href')).toBe(list);
    await main.getByRole('link', { name: 'Find jobs' }).click();
    await page.waitForURL('**/jobs');
    await page.getByRole('heading', { level: 1, name: /jobs$/ }).waitFor();
  });
});

describe('a visitor for whom something breaks', () => {
  edge('reads when the connection is lost and when it is back', async () => {
    const { page, context, visit, look } = await newVisitor({ expects: [/ERR_INTERNET_DISCONNECTED/] });
    await visit('/jobs', { look: false });
    await context().setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: 'No connection' });
    await notice.waitFor();
    await look('offline');
    await context().setOffline(false);
    await expect.poll(() => notice.count()).toBe(0);
  });

  edge('gets a reload when a part of the program is missing', async () => {
    const { page, visit } = await newVisitor({
      expects: [/ERR_FAILED/, /Error loading route module/, /Failed to fetch dynamically/],
    });
    await visit('/', { look: false });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    let isLoadedAnew = false;
    page.on('request', (request) => {
      isLoadedAnew ||= request.isNavigationRequest();
    });
    await page.route(/\/assets\/.*\.page-.*\.js$/, (route) => (isLoadedAnew ? route.continue() : route.abort()));
    await page.getByRole('banner').getByRole('link', { name: 'Find jobs' }).click();
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window).catch(() => true)).toBe(false);
    await page.unroute(/\/assets\/.*\.page-.*\.js$/);
    await page.waitForLoadState();
    await waitForHydration(page);
    if (new URL(page.url()).pathname !== '/jobs')
      await page.getByRole('banner').getByRole('link', { name: 'Find jobs' }).click();
    await page.getByRole('heading', { level: 1, name: /jobs$/ }).waitFor();
  });

  edge('reads that something went wrong, without internal details', async () => {
    const { page, visit } = await newVisitor();
    const rename = (from: string, to: string) =>
      inSiteDatabase(({ db }) => db.execute(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename('job_search', 'job_search_away');
    try {
      await visit('/jobs?search=broken', { status: 500 });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Something went wrong');
      const ways = page.getByRole('main').getByRole('link');
      expect(await ways.allInnerTexts()).toEqual(['Try again', 'Back to home']);
      expect(await ways.first().getAttribute('href')).toBe('/jobs?search=broken');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
      const { html } = await htmlOf('/jobs?search=broken+again');
      expect(html).not.toMatch(/job_search|relation|SELECT|at .*\.ts|node_modules|Failed query/);
    } finally {
      await rename('job_search_away', 'job_search');
    }
    // The error page is not cached.
    await visit('/jobs?search=broken', { look: false });
  });
});

/** Expects a page without index, JobPosting or a way to apply. */
function expectHidden(html: string): void {
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain('JobPosting');
}
