import { describe, expect, it } from 'vitest';
import { LANDING_PAGES, landingFilters, landingHeading, landingPath } from '#domain/search/landing/landing-pages.ts';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { headingOf, htmlOf, listOf, numberIn, postJob, step } from './site-data.ts';

/** The number at the beginning of a curated list's introduction. */
async function saidOn(path: string): Promise<number> {
  const { html } = await htmlOf(path);
  const [, intro = ''] = /<h1[^>]*>.*?<\/h1>\s*<p[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  return /^No /.test(intro) ? 0 : numberIn(intro);
}

describe('a visitor who comes for one kind of job in one place', () => {
  it.each(sampleOf([320, 768, 1280], 3))(
    'finds the list from the foot of any page, reads it and goes on, at %i px',
    async (width) => {
      const { page, visit, look } = await newVisitor({ width });
      await visit('/jobs', { look: false });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs by role and city' }).click();
      await page.getByRole('heading', { level: 1, name: 'Jobs by role and city' }).waitFor();
      await look('by role and city');
      // Under the name of each city stand the same names of roles.
      await page.locator('a[href="/jobs/developer-jobs-copenhagen"]').click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.innerText()).toBe('Developer jobs in Copenhagen');
      await look('developer jobs');

      const list = await listOf('roles=development&locality=Copenhagen&countryCode=DK');
      expect(numberIn(await page.locator('h1 + p').innerText())).toBe(list.total);
      expect(await page.getByRole('region', { name: 'Open jobs' }).getByRole('article').count()).toBe(list.docs.length);

      await page.getByRole('complementary').getByRole('link', { name: 'Denmark', exact: true }).click();
      await expect.poll(() => heading.innerText()).toBe('Developer jobs in Denmark');
      const total = numberIn(await page.locator('h1 + p').innerText());
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await page.waitForURL('**/jobs/developer-jobs-denmark?page=2');
      await page.getByRole('link', { name: 'Filter these jobs' }).click();
      await expect.poll(() => heading.innerText()).toBe(`${total} jobs`);
    },
  );

  it('needs no JavaScript for it', async () => {
    const { page, visit } = await newVisitor({ javaScript: false, width: 390 });
    await visit('/jobs/location/denmark');
    await page.getByRole('link', { name: 'Remote jobs', exact: true }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Remote jobs/);
    await page.getByRole('article').first().getByRole('link').first().click();
    expect(new URL(page.url()).pathname).toMatch(/\/jobs\/[0-9a-f]{24}$/);
  });

  edge('reads where there are too few jobs for a list, and finds those by search', async () => {
    const { page, visit } = await newVisitor();
    await visit(await firstWhere(async (path) => (await htmlOf(path)).html.includes('Fewer than ')));
    const sentence = page.getByText(/^Fewer than 3 in /);
    await sentence.waitFor();
    const place = sentence.getByRole('link').first();
    const name = await place.innerText();
    await place.click();
    await page.waitForURL((url) => url.pathname === '/jobs');
    const total = (await listOf(new URL(page.url()).search.slice(1))).total;
    expect(total, name).toBeLessThan(3);
  });

  edge('is led on from a list that is empty today', async () => {
    const { page, visit } = await newVisitor();
    const empty = await firstWhere(async (path) => (await saidOn(path)) === 0);
    await visit(empty);
    await page.getByRole('heading', { name: 'Nothing open here today' }).waitFor();
    const actions = page.getByRole('region', { name: 'Open jobs' }).getByRole('link');
    expect(await actions.count(), 'one action, where most jobs like these are').toBe(1);
    await actions.click();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
    await waitForHydration(page);
  });

  it('comes by an old address, too', async () => {
    const { status, headers } = await htmlOf('/jobs/developer-jobs-in-koebenhavn');
    expect([status, headers.get('location')]).toEqual([308, '/jobs/developer-jobs-copenhagen']);
  });

  it('sees a new job at once, and no more of it when it closes', async () => {
    const path = '/jobs/finance-jobs';
    const before = await saidOn(path);
    const id = await postJob({ title: 'Purser of the Long Pier', jobRole: 'finance' });
    await expect.poll(() => saidOn(path)).toBe(before + 1);
    expect((await htmlOf(path)).html).toContain(id);
    await step(id, 'pause');
    await expect.poll(() => saidOn(path)).toBe(before);
    expect((await htmlOf(path)).html).not.toContain(id);
  });
});

describe('every page of the curated list', () => {
  it('is there, is its own address, counts as the full search does, and is indexed from three jobs', async () => {
    const { html: sitemap } = await htmlOf('/sitemaps/landing.xml');
    const wrong: unknown[] = [];
    for (const page of sampleOf(LANDING_PAGES, 8)) {
      const path = landingPath(page);
      const { status, html } = await htmlOf(path);
      const { roles = [], positionTypes = [], countryCodes, localities, ...flags } = landingFilters(page);
      const query = new URLSearchParams(Object.entries(flags).map(([name, value]) => [name, String(value)]));
      for (const [name, values] of Object.entries({
        roles,
        positionTypes,
        countryCode: countryCodes,
        locality: localities,
      })) {
        for (const value of values) query.append(name, value);
      }
      const { total } = await listOf(query.toString());
      const actual = {
        status,
        heading: await headingOf(path),
        canonical: new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'http://none').pathname,
        said: await saidOn(path),
        isIndexed: !/<meta name="robots"/.test(html),
        isListed: sitemap.includes(`${path}</loc>`),
      };
      const isIndexed = total >= 3;
      const expected = {
        status: 200,
        heading: landingHeading(page),
        canonical: path,
        said: total,
        isIndexed,
        isListed: isIndexed,
      };
      if (JSON.stringify(actual) !== JSON.stringify(expected)) wrong.push([path, actual, expected]);
    }
    expect(wrong).toEqual([]);
  });
});

async function firstWhere(holds: (path: string) => Promise<boolean>): Promise<string> {
  for (const page of LANDING_PAGES) if (await holds(landingPath(page))) return landingPath(page);
  throw new Error('The demo data has no such list.');
}
