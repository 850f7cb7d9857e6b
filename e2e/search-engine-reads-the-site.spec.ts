import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { jobPostingShape } from '#testing/job-posting-shape.ts';
import { pageTypes } from './page-types.ts';
import { type RunningServer, startServer } from './server.ts';
import { site } from './site.ts';
import { htmlOf, inSiteDatabase, listOf, postJob, publishedJobs, step } from './site-data.ts';

const ONE_AT_A_TIME = 8;

/** Reads a page's head from the server's HTML, as a crawler does. */
function headOf(html: string) {
  const meta = (name: string) =>
    unescapeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
  return {
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    canonical: unescapeHtml(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    robots: meta('robots'),
    description: meta('description'),
    meta,
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as { '@type': string },
    ),
  };
}

function unescapeHtml(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

async function addressesIn(path: string): Promise<string[]> {
  const { status, html } = await htmlOf(path);
  expect([path, status]).toEqual([path, 200]);
  return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescapeHtml(address) ?? '');
}

describe('a search engine', () => {
  it('finds one JobPosting on the page of every kind of open job, and nowhere else', async () => {
    const jobs = [
      ...(await publishedJobs()),
      ...(await publishedJobs('isRemote=true')).slice(0, 5),
      ...(await publishedJobs('salaryShown=true')).slice(0, 5),
    ];
    expect(jobs.length).toBeGreaterThan(10);
    for (const job of jobs) {
      const { html } = await htmlOf(`/jobs/${job.id}`);
      const postings = headOf(html).data.filter((one) => one['@type'] === 'JobPosting');
      expect([job.id, postings.length]).toEqual([job.id, 1]);
      expect(jobPostingShape.safeParse(postings[0]).error?.issues ?? []).toEqual([]);
      expect(postings[0]).toMatchObject({
        identifier: { value: job.id },
        hiringOrganization: { name: job.company.name },
      });
    }
    // Search engines refuse a posting that nobody can apply for.
    const noWay = await postJob({ link: null, company: 'Uten Vei' });
    await inSiteDatabase(({ db }) => db.update(companies).set({ website: null }).where(eq(companies.name, 'Uten Vei')));
    expect((await htmlOf(`/jobs/${noWay}`)).html.includes('JobPosting')).toBe(false);
    for (const { name, path } of await pageTypes()) {
      if (
        name.includes('job') &&
        !['jobs', 'narrowed jobs', 'no jobs', 'closed job', 'place without jobs'].includes(name)
      )
        continue;
      const { html } = await htmlOf(path);
      expect([name, html.includes('JobPosting')]).toEqual([name, false]);
    }
  });

  it('reads on every page a title, a description of at most 200 characters, a card and its one address', async () => {
    const wrong: unknown[] = [];
    const titles = new Set<string>();
    for (const { name, path, status } of await pageTypes()) {
      if (status) continue;
      const { html } = await htmlOf(path);
      const { title, canonical, description = '', meta } = headOf(html);
      const beginning = description.endsWith(' ...') ? description.slice(0, -4) : description;
      if (!title || titles.has(title)) wrong.push([name, 'title', title]);
      titles.add(title ?? '');
      if (beginning.length > 200 || beginning.length < 20) wrong.push([name, 'description', description]);
      if (/[<>]|undefined|null|NaN/.test(description)) wrong.push([name, 'description', description]);
      if (!canonical?.startsWith(`${site().origin}/`)) wrong.push([name, 'canonical', canonical]);
      if (meta('og:url') !== canonical) wrong.push([name, 'og:url', meta('og:url')]);
      for (const tag of [
        'og:title',
        'og:description',
        'og:type',
        'og:site_name',
        'og:locale',
        'twitter:card',
        'twitter:title',
        'og:image',
        'og:image:width',
        'og:image:height',
        'og:image:alt',
        'twitter:image',
        'twitter:image:alt',
      ]) {
        if (!meta(tag)) wrong.push([name, tag]);
      }
      if ((html.match(/<h1[ >]/g) ?? []).length !== 1) wrong.push([name, 'one h1']);
      if (!html.includes('<html lang="en"')) wrong.push([name, 'language']);
    }
    expect(wrong).toEqual([]);
  });

  edge(
    'is shown a card of 1200 by 630 for every kind of page, and one of its own for jobs, startups and lists',
    async () => {
      const cards = new Map<string, string>();
      for (const { name, path, status } of await pageTypes()) {
        if (status) continue;
        const address = headOf((await htmlOf(path)).html).meta('og:image') ?? '';
        cards.set(name, address);
        const answer = await fetch(address);
        const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([name, answer.status, width, height]).toEqual([name, 200, 1200, 630]);
        expect(answer.headers.get('cache-control')).toContain('immutable');
      }
      const own = ['job', 'remote job', 'closed job', 'startup', 'curated list', 'empty curated list'];
      expect(new Set(own.map((name) => cards.get(name))).size).toBe(own.length);
      expect(own.map((name) => cards.get(name))).not.toContain(cards.get('front page'));
      expect(cards.get('cookies')).toBe(cards.get('front page'));
    },
  );

  it('may index lists, not free searches', async () => {
    const robots = async (path: string) => headOf((await htmlOf(path)).html).robots;
    for (const path of ['/', '/jobs', '/jobs?page=2', '/startups', '/jobs/location/denmark']) {
      expect([path, await robots(path)]).toEqual([path, undefined]);
    }
    for (const path of [
      '/jobs?search=engineer',
      '/jobs?countryCode=DK',
      '/jobs?sorting=mostPopular',
      '/startups?search=a',
    ]) {
      expect([path, await robots(path)]).toEqual([path, 'noindex, follow']);
    }
    expect(await robots('/jobs/location/denmark/skagen'), 'a place without jobs').toBe('noindex, follow');
    const { canonical } = headOf((await htmlOf('/jobs?utm_source=x&page=1')).html);
    expect(canonical).toBe(`${site().origin}/jobs`);
  });

  it('follows the sitemap to nothing but pages that are there, are their own address and may be indexed', async () => {
    const robots = (await htmlOf('/robots.txt')).html;
    expect(robots).toContain(`Sitemap: ${site().origin}/sitemap.xml`);
    for (const path of ['/client/', '/settings', '/api/']) expect(robots).toContain(`Disallow: ${path}\n`);
    const sitemaps = await addressesIn('/sitemap.xml');
    expect(sitemaps.length).toBeGreaterThanOrEqual(4);
    const addresses: string[] = [];
    for (const sitemap of sitemaps) addresses.push(...(await addressesIn(new URL(sitemap).pathname)));
    expect(new Set(addresses).size).toBe(addresses.length);
    const { total } = await listOf();
    expect(addresses.filter((address) => /\/jobs\/[0-9a-f]{24}$/.test(address)).length).toBe(total);

    const wrong: unknown[] = [];
    const rest = [...sampleOf(addresses, 20)];
    const crawl = async () => {
      for (let address = rest.pop(); address; address = rest.pop()) {
        const { status, html } = await htmlOf(address.slice(site().origin.length));
        const { canonical, robots: isHidden } = headOf(html);
        if (status !== 200 || canonical !== address || isHidden) wrong.push([address, status, canonical, isHidden]);
      }
    };
    await Promise.all(Array.from({ length: ONE_AT_A_TIME }, crawl));
    expect(wrong).toEqual([]);
  });

  it('finds a closed job neither in lists nor in the sitemap, and no data on its page', async () => {
    const id = await postJob({ title: 'Breakwater Cartographer' });
    const where = async () => ({
      page: headOf((await htmlOf(`/jobs/${id}`)).html).data.some((one) => one['@type'] === 'JobPosting'),
      sitemap: (await Promise.all((await addressesIn('/sitemap.xml')).map((one) => addressesIn(new URL(one).pathname))))
        .flat()
        .some((address) => address.endsWith(id)),
      list: (await htmlOf('/jobs')).html.includes(id),
      front: (await htmlOf('/')).html.includes(id),
      api: (await listOf()).docs.some((job) => job.id === id),
    });
    await expect.poll(where).toEqual({ page: true, sitemap: true, list: true, front: true, api: true });
    await step(id, 'pause');
    await expect.poll(where).toEqual({ page: false, sitemap: false, list: false, front: false, api: false });
  });

  it('reads where it is from breadcrumbs, and who is behind it', async () => {
    const types = async (path: string) => headOf((await htmlOf(path)).html).data.map((one) => one['@type']);
    expect(await types('/')).toEqual(expect.arrayContaining(['WebSite', 'Organization']));
    expect(await types('/jobs/location/denmark')).toContain('BreadcrumbList');
    const job = (await listOf()).docs[0];
    expect(await types(`/jobs/${job?.id}`)).toContain('BreadcrumbList');
    expect(await types(`/startups/${job?.company.key}`)).toEqual(
      expect.arrayContaining(['Organization', 'BreadcrumbList']),
    );
  });

  it('finds llms.txt and a description of the API', async () => {
    const { status, html, headers } = await htmlOf('/llms.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(html.match(/^# /gm)?.length).toBe(1);
    for (const [, address = ''] of html.matchAll(/\]\((http[^)]*)\)/g)) {
      expect([address, (await fetch(address, { method: 'HEAD' })).status]).toEqual([address, 200]);
    }
  });

  it('meets no soft 404', async () => {
    for (const path of [
      '/jobs/ffffffffffffffffffffffff',
      '/startups/none',
      '/jobs?page=9999',
      '/sitemaps/none.xml',
      '/nothing',
    ]) {
      expect([path, (await htmlOf(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('a site that is not to be indexed', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({
      DATABASE_URL: site().databaseUrl,
      HAVN_DATA_DIR: site().dataDirectory,
      DISABLE_INDEXING: 'true',
      RUN_WORKER: 'false',
    });
  });
  afterAll(() => server.stop());

  edge('says so on every page, in its headers and in robots.txt', async () => {
    for (const { path } of await pageTypes()) {
      const { html, headers } = await htmlOf(path, server.origin);
      expect([path, headOf(html).robots, headers.get('x-robots-tag')]).toEqual([
        path,
        'noindex, nofollow',
        'noindex, nofollow',
      ]);
    }
    const { html } = await htmlOf('/robots.txt', server.origin);
    expect(html).toContain('Disallow: /\n');
    expect((await htmlOf('/sitemap.xml', server.origin)).status).toBe(404);
  });
});
