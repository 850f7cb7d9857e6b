import { describe, expect, it } from 'vitest';
import { OPEN_ENDPOINTS } from '#api/open-endpoints.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { readSettings } from '#environment.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import type { SiteFacts } from '#web/app/request-context.ts';
import { loader as llms } from './llms.feed.ts';
import { loader as olderSitemap } from './older-sitemap.feed.ts';
import { loader as robots } from './robots.feed.ts';
import { loader as securityTxt } from './security-txt.feed.ts';
import { loader as sitemap } from './sitemap.feed.ts';
import { loader as sitemapIndex } from './sitemap-index.feed.ts';

const fixture = rollbackFixture();

async function readFeed(loader: typeof sitemap, path: string, options: Partial<SiteFacts> = {}) {
  const name = path.split('/').at(-1) ?? '';
  const page = await loadPage(loader, fixture.context, { path, params: { name }, site: options });
  if (!('data' in page)) throw new Error(`${path} answered ${page.status}`);
  return {
    status: page.data.status,
    text: await page.data.text(),
    location: page.data.headers.get('location'),
  };
}

async function addressesIn(name: string): Promise<string[]> {
  const { text } = await readFeed(sitemap, `/sitemaps/${name}.xml`);
  return [...text.matchAll(/<loc>https:\/\/havn\.example(.*?)<\/loc>/g)].map(([, path]) => path ?? '');
}

describe('the sitemaps', () => {
  it('list open jobs, and no others', async () => {
    const open = await someJob(fixture.context);
    await someJob(fixture.context, { status: 'DRAFT', approvedAt: null, publishedAt: null });
    await someJob(fixture.context, { status: 'STOPPED' });
    await someJob(fixture.context, { status: 'EXPIRED' });
    await someJob(fixture.context, { approvedAt: null, publishedAt: null });
    await someJob(fixture.context, { closesAt: fixture.context.now });
    const hiddenStartup = await someCompany(fixture.context, { status: 'SUSPENDED' });
    await someJob(fixture.context, { companyId: hiddenStartup.id });
    expect(await addressesIn('jobs-1')).toEqual([`/jobs/${open.id}`]);
  });

  it('state when the text of a job last changed', async () => {
    const updatedAt = new Date(fixture.context.now.getTime() - DAY_MS);
    await someJob(fixture.context, { updatedAt });
    const { text } = await readFeed(sitemap, '/sitemaps/jobs-1.xml');
    expect(text).toContain(`<lastmod>${updatedAt.toISOString()}</lastmod>`);
  });

  it('list public startups, and no others', async () => {
    const publicStartup = await someCompany(fixture.context);
    for (const status of ['DRAFT', 'PENDING', 'REJECTED', 'DISABLED', 'SUSPENDED']) {
      await someCompany(fixture.context, { status });
    }
    await someCompany(fixture.context, { platforms: ['plusimpact'] });
    expect(await addressesIn('startups')).toEqual([`/startups/${publicStartup.key}`]);
  });

  it('list places with open jobs, by their English names', async () => {
    await someJob(fixture.context, { places: ['København'] });
    await someJob(fixture.context, { places: ['Oslo'], status: 'EXPIRED' });
    const places = await addressesIn('places');
    expect(places).toContain('/jobs/location/denmark/copenhagen');
    expect(places).toContain('/jobs/location/denmark');
    expect(places.filter((path) => path.includes('norway'))).toEqual([]);
  });

  it('are also found at the older address of the sitemap of jobs', async () => {
    const older = await readFeed(olderSitemap, '/sitemap-jobs.xml');
    expect([older.status, older.location]).toEqual([308, '/sitemaps/jobs-1.xml']);
    expect((await readFeed(olderSitemap, '/sitemap-jobs.xml', { isIndexed: false })).status).toBe(404);
  });

  it('are all in the index, and nothing else is', async () => {
    await someJob(fixture.context);
    const { text } = await readFeed(sitemapIndex, '/sitemap.xml');
    const names = [...text.matchAll(/sitemaps\/([a-z0-9-]+)\.xml/g)].map(([, name]) => name ?? '');
    expect(names).toEqual(['jobs-1', 'startups', 'places', 'landing', 'pages']);
    for (const name of names) expect((await readFeed(sitemap, `/sitemaps/${name}.xml`)).status).toBe(200);
    for (const name of ['jobs-2', 'jobs-0', 'startups-1', 'investors', 'jobs']) {
      expect((await readFeed(sitemap, `/sitemaps/${name}.xml`)).status).toBe(404);
    }
  });
});

describe('crawlers', () => {
  it('learn the address of the sitemap and the pages closed to them', async () => {
    const { text } = await readFeed(robots, '/robots.txt');
    for (const path of ['/client/', '/settings', '/api/']) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain('Sitemap: https://havn.example/sitemap.xml');
  });

  it('may read every open read of the API, whichever rule they obey, and nothing else there', async () => {
    const { text } = await readFeed(robots, '/robots.txt');
    const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, path = '']) => ({ verb, path }));
    const matching = (path: string) => rules.filter((rule) => path.startsWith(rule.path));
    const byFirst = (path: string) => matching(path)[0]?.verb;
    const byLongest = (path: string) => matching(path).sort((a, b) => b.path.length - a.path.length)[0]?.verb;
    const reads = OPEN_ENDPOINTS.flatMap((endpoint) => {
      const [method, path = ''] = endpoint.split(' ');
      return method === 'GET' && !path.startsWith('/api/users/') ? [path.replace(/\{\w+\}/, 'x')] : [];
    });
    expect(reads).toContain('/api/v2/jobs');
    for (const path of [...reads, '/api/openapi.json', '/api/docs']) {
      expect([path, byFirst(path), byLongest(path)]).toEqual([path, 'Allow', 'Allow']);
    }
    for (const path of ['/api/users/me', '/api/applicant', '/api/engagement/log', '/client/startups', '/settings']) {
      expect([path, byFirst(path), byLongest(path)]).toEqual([path, 'Disallow', 'Disallow']);
    }
  });

  it('are disallowed on a site that is not indexed', async () => {
    const { text } = await readFeed(robots, '/robots.txt', { isIndexed: false });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
    expect((await readFeed(sitemapIndex, '/sitemap.xml', { isIndexed: false })).status).toBe(404);
    expect((await readFeed(sitemap, '/sitemaps/jobs-1.xml', { isIndexed: false })).status).toBe(404);
  });

  it('find one heading, a summary and lists of links in llms.txt', async () => {
    await someJob(fixture.context, { places: ['Bergen'] });
    const { text } = await readFeed(llms, '/llms.txt');
    expect(text.match(/^# .*/gm)).toEqual(['# Havn']);
    expect(text).toMatch(/^> .*1 job at 1 startup/m);
    expect(text).toContain('- [Norway](https://havn.example/jobs/location/norway): 1 open job');
  });
});

describe('security.txt', () => {
  const PATH = '/.well-known/security.txt';
  const fieldsOf = (text: string) =>
    Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
    );

  it('names the contact, the policy and its own address at the origin of each site (RFC 9116)', async () => {
    for (const origin of ['https://havn.example', 'https://impact.havn.example']) {
      const { text } = await readFeed(securityTxt, PATH, { origin, securityContact: 'mailto:security@havn.example' });
      expect(fieldsOf(text)).toEqual({
        Contact: 'mailto:security@havn.example',
        Expires: expect.any(String),
        'Preferred-Languages': 'en, da, sv, nb, fi, is',
        Canonical: `${origin}${PATH}`,
        Policy: `${origin}/terms#security`,
      });
    }
  });

  it('is valid for more than a month and less than a year on any day', async () => {
    for (const now of ['2026-11-22T00:00:00Z', '2028-02-29T23:59:59.999Z', '2031-12-31T12:00:00Z']) {
      fixture.context.now = new Date(now);
      const { Expires = '' } = fieldsOf((await readFeed(securityTxt, PATH)).text);
      expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const days = (Date.parse(Expires) - Date.parse(now)) / DAY_MS;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(365);
    }
  });

  it('names the configured security contact, or else the contact address', () => {
    const contactOf = (settings: Record<string, string>) => readSettings(settings).securityContact;
    expect(contactOf({ CONTACT_EMAIL: 'hi@havn.example' })).toBe('mailto:hi@havn.example');
    expect(contactOf({ SECURITY_CONTACT: 'security@havn.example' })).toBe('mailto:security@havn.example');
    expect(contactOf({ SECURITY_CONTACT: 'https://havn.example/report' })).toBe('https://havn.example/report');
    expect(() => contactOf({ SECURITY_CONTACT: 'http://havn.example' })).toThrow('SECURITY_CONTACT');
    expect(() => contactOf({ SECURITY_CONTACT: 'a@b.example\nPolicy: https://evil.example' })).toThrow(
      'SECURITY_CONTACT',
    );
  });
});
