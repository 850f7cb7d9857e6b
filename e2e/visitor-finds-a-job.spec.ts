import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, type Visitor, waitForHydration } from './browser.ts';
import { findJob, headingOf, htmlOf, inSiteDatabase, isOfDemo, listOf, numberIn } from './site-data.ts';

describe('a visitor who looks for a job', () => {
  it('searches for what and where from the front page, reads a job and comes back to the same list', async () => {
    const visitor = await newVisitor();
    const { page, visit, look } = visitor;
    const job = await findJob((one) => one.location?.locality != null && /^\p{L}{5,}/u.test(one.title));
    const [word = ''] = /^\p{L}+/u.exec(job.title) ?? [];
    await visit('/');
    await stay(visitor);
    await page.getByLabel('What').fill(word);
    await page.getByLabel('Where', { exact: true }).fill(job.location?.locality ?? '');
    await page.getByRole('button', { name: 'Find jobs' }).click();

    await page.waitForURL(/\/jobs\?/);
    const params = new URL(page.url()).searchParams;
    expect(params.get('search')).toBe(word);
    expect(params.get('location')).toBe(job.location?.locality);
    const { total } = await listOf(params.toString());
    await expectHeading(visitor, total === 1 ? '1 job' : `${total} jobs`);
    expect(await page.title()).toContain(word);
    await look();

    // Another journey may have boosted it, and then it stands above the list as well.
    const row = page.getByRole('article').getByRole('link', { name: job.title, exact: true });
    await row.and(page.locator(':not([href*="utm_source"])')).first().click();
    await page.waitForURL(/\/jobs\/[0-9a-f]{24}$/);
    await expectHeading(visitor, job.title);
    expect(await page.title()).toBe(`${job.title} at ${await companyOnPage(visitor)} | Havn`);
    await look();

    await page.goBack();
    await page.waitForURL(/\/jobs\?/);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/jobs?$/);
    expect(new URL(page.url()).searchParams.get('search')).toBe(word);
    expect(await hasStayed(visitor), 'without loading a document again').toBe(true);
  });

  edge('reads on from a job to similar ones, to the startup and to its other jobs', async () => {
    const visitor = await newVisitor();
    const { page, visit, look } = visitor;
    const { docs } = await listOf();
    const job = docs[0];
    if (!job) throw new Error('The demo data has no open jobs.');
    await visit(`/jobs/${job.id}`);
    await stay(visitor);
    const similar = page.locator('#similar').getByRole('article');
    expect(await similar.count()).toBeGreaterThan(0);
    expect(await similar.count()).toBeLessThanOrEqual(6);
    const title = await similar.first().getByRole('heading').getByRole('link').innerText();
    await similar.first().getByRole('heading').getByRole('link').click();
    await expectHeading(visitor, title);

    const name = await companyOnPage(visitor);
    await page.locator('main').getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(/\/startups\/[a-z0-9-]+$/);
    await expectHeading(visitor, name);
    expect(await page.title()).toBe(`${name} | Havn`);
    await look();
    await page.getByRole('article').getByRole('link', { name: title, exact: true }).first().click();
    await expectHeading(visitor, title);
    expect(await hasStayed(visitor)).toBe(true);
  });

  edge('shares a job by its link, by email and on LinkedIn', async () => {
    const { page, visit, look } = await newVisitor();
    const { docs } = await listOf();
    const job = docs[0];
    await visit(`/jobs/${job?.id}`);
    const share = page.getByText('Share', { exact: true });
    await share.click();
    await look('share menu');
    const mail = new URL((await page.getByRole('link', { name: 'Email' }).getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    const subject = mail.searchParams.get('subject') ?? '';
    expect(subject).toMatch(/^Interesting job for you\?/);
    expect(subject).toContain(job?.title);
    expect(subject).toContain(job?.company.name);
    expect(mail.searchParams.get('body')).toContain(page.url());
    const linkedIn =
      (await page
        .getByRole('main')
        .getByRole('link', { name: /^LinkedIn/ })
        .getAttribute('href')) ?? '';
    expect(new URL(linkedIn).searchParams.get('url')).toBe(page.url());

    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('link', { name: 'Email' }).isVisible()).toBe(false);
    await share.click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'Link copied' }).isVisible()).toBe(true);
    await look('toast');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  edge('reads that the link to apply opens the startup’s site in a new tab', async () => {
    const { page, visit } = await newVisitor();
    const id = await inSiteDatabase(async ({ db }) => {
      const { rows } = await db.execute<{ id: string }>(
        `SELECT id FROM jobs JOIN job_search s ON s.job_id = id WHERE link IS NOT NULL AND s.closes_at > now() LIMIT 1`,
      );
      return rows[0]?.id;
    });
    await visit(`/jobs/${id}`);
    const apply = page.getByRole('link', { name: /^Apply on/ }).first();
    expect(await apply.getAttribute('href')).toMatch(/^https?:\/\//);
    expect(await apply.getAttribute('target')).toBe('_blank');
    expect((await apply.getAttribute('rel'))?.split(' ')).toEqual(
      expect.arrayContaining(['external', 'nofollow', 'noopener']),
    );
    expect(await apply.innerText()).toContain('opens in a new tab');
  });

  it('reads where Apply leads right below it, and closes the menu of Share by a press elsewhere', async () => {
    const { page, visit } = await newVisitor();
    // Other journeys post jobs that take no applications.
    const { id } = await findJob(isOfDemo);
    await visit(`/jobs/${id}`);
    const card = page.getByRole('region', { name: 'Apply', exact: true });
    const top = async (text: RegExp) => (await card.getByText(text).first().boundingBox())?.y ?? 0;
    expect(
      await top(/gets your profile|takes applications on|Opens your email program|own site in a new tab/),
    ).toBeLessThan(await top(/^Share$/));
    await card.getByText('Share', { exact: true }).click();
    await card.getByText('Copy link').waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => card.getByText('Copy link').isVisible()).toBe(false);
  });

  edge('can apply on this site for a job that takes applications on the platform or by email', async () => {
    const { page, visit } = await newVisitor();
    const idWhere = (condition: string) =>
      inSiteDatabase(async ({ db }) => {
        const { rows } = await db.execute<{ id: string }>(
          `SELECT j.id FROM jobs j JOIN job_search s ON s.job_id = j.id WHERE ${condition} AND s.closes_at > now() LIMIT 1`,
        );
        return rows[0]?.id;
      });
    for (const kind of ['platform', 'email']) {
      const id = await idWhere(`receive_applicants = '${kind}'`);
      await visit(`/jobs/${id}`);
      const apply = page.getByRole('link', { name: 'Apply', exact: true }).first();
      expect(await apply.getAttribute('href')).toBe(`/jobs/${id}/apply`);
    }
  });

  edge('sees and hears that the next page is on its way', async () => {
    const { page, visit } = await newVisitor({ motion: true });
    await visit('/startups');
    await page.route(/\/jobs\.data/, async (route) => {
      await new Promise((wait) => setTimeout(wait, 1700));
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Find jobs' }).click();
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'attached' });
    const lasts = await page.locator('body > [aria-hidden]').evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .filter(({ position, top }) => position === 'fixed' && top === '0px')
        .map(({ animationDuration }) => animationDuration),
    );
    expect(lasts, 'one bar across the top').toEqual(['1.5s']);
    await page.waitForURL('**/jobs');
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'Loading' }).count()).toBe(0);
    expect(await page.title()).toBe('Jobs in Nordic startups | Havn');
  });

  edge('starts each new page at its top and finds a list again where it was left', async () => {
    const visitor = await newVisitor();
    const { page, visit } = visitor;
    await visit('/jobs');
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const scrollBefore = await page.evaluate(() => scrollY);
    await last.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/jobs\/[0-9a-f]{24}$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/jobs');
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(scrollBefore - 50);
  });

  it('reaches the one address of a page from its key, capitals or a local name', async () => {
    const job = (await listOf()).docs[0];
    for (const [from, canonical] of [
      [`/jobs/${job?.key}`, `/jobs/${job?.id}`],
      [`/startups/${job?.company.id}`, `/startups/${job?.company.key}`],
      ['/jobs/location/danmark', '/jobs/location/denmark'],
      ['/jobs/location/denmark/k%C3%B8benhavn', '/jobs/location/denmark/copenhagen'],
      ['/jobs/location/Sverige/goteborg', '/jobs/location/sweden/gothenburg'],
    ]) {
      const { status, headers } = await htmlOf(from ?? '');
      expect([from, status, headers.get('location')]).toEqual([from, 308, canonical]);
    }
  });
});

describe('the numbers on the front page', () => {
  edge('are those of the lists they lead to', async () => {
    const { page, visit } = await newVisitor();
    await visit('/', { look: false });
    const counter = async (label: string) =>
      numberIn(await page.locator('dl div').filter({ hasText: label }).locator('dd').innerText());
    const all = await listOf('includeSuggestions=true');
    expect(await counter('open jobs')).toBe(all.total);
    expect(await counter('open jobs')).toBe(numberIn(await headingOf('/jobs')));
    expect(await counter('startups hiring')).toBe(numberIn(await headingOf('/startups?hiring=true')));
    expect(await counter('cities')).toBe(Object.keys(all.suggestions?.localities ?? {}).length);

    // The popular searches, in a paragraph, have no numbers.
    const roles = page.locator('a[href^="/jobs?roles="]:not(p > a)');
    expect(await roles.count()).toBeGreaterThanOrEqual(23);
    for (const link of await roles.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect([href, numberIn(await link.innerText())]).toEqual([href, numberIn(await headingOf(href))]);
    }
    const places = page.locator('main a[href^="/jobs/location/"]:not([aria-hidden], p > a)');
    expect(await places.count()).toBeGreaterThanOrEqual(5);
    for (const link of await places.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const number = numberIn(await link.locator('xpath=..').innerText());
      expect([href, number]).toEqual([href, await openJobsAt(href)]);
    }
    for (const link of await page.getByRole('navigation', { name: 'Startups hiring now' }).getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const number = numberIn((await link.getAttribute('aria-label'))?.match(/, (.*)$/)?.[1]);
      const { html } = await htmlOf(`${href}?jobs=all`);
      expect([href, html.includes(`${number} open job`)]).toEqual([href, true]);
    }
  });

  edge('shows no link to a feature that does not exist yet', async () => {
    const { page, visit, origin } = await newVisitor();
    for (const path of ['/', '/jobs', '/startups']) {
      await visit(path, { look: false });
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
      for (const href of hrefs) {
        const { status } = await fetch(origin + href, { method: 'HEAD' });
        expect([href, status]).toEqual([href, 200]);
      }
      const dead = page.locator('a:not([href]), a[href="#"], a[href=""]');
      expect(await dead.count()).toBe(0);
    }
  });
});

async function openJobsAt(path: string): Promise<number> {
  let total = 0;
  for (let at = 1; ; at += 1) {
    const { html, status } = await htmlOf(at === 1 ? path : `${path}?page=${at}`);
    if (status !== 200) return total;
    const [, results = ''] = /aria-label="Open jobs"(.*?)<\/section>/s.exec(html) ?? [];
    total += new Set(organic(results)).size;
  }
}

/** Ids of the rows of a list, without the boosted places, which repeat a row of some page. */
function organic(html: string): string[] {
  return html
    .split('<article')
    .slice(1)
    .filter((row) => !row.includes('Boosted'))
    .flatMap((row) => /href="\/jobs\/([0-9a-f]{24})"/.exec(row)?.[1] ?? []);
}

/** Marks the document: only a reload loses the mark. */
async function stay({ page }: Visitor): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

async function hasStayed({ page }: Visitor): Promise<boolean> {
  await waitForHydration(page);
  return page.evaluate(() => 'isSameDocument' in window);
}

/** Waits for a heading with the focus, so that screen readers read it. */
async function expectHeading({ page }: Visitor, text: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: text, exact: true });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function companyOnPage({ page }: Visitor): Promise<string> {
  return page.locator('article header a[href^="/startups/"]').innerText();
}
