import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refreshJobSearch } from '#domain/search/index/search-index.server.ts';
import xssPayloads from '#domain/site/fixtures/xss-payloads.json' with { type: 'json' };
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { htmlOf, inSiteDatabase, postJob } from './site-data.ts';

const TITLE = '</script><script>alert(1)</script>';

/** Payloads in the text of one job. In a longer text, the damage of one could hide the next. */
const TOGETHER = 12;

describe('hostile text', () => {
  // PostgreSQL itself refuses a NUL in a text.
  const payloads = xssPayloads.filter((payload) => !payload.includes('\0'));

  it('runs nothing from a description, even if nobody sanitised it', async () => {
    expect(payloads.length).toBeGreaterThan(200);
    const { page, visit } = await newVisitor();
    const id = await postJob({ title: 'Harmless', description: '<p>Before.</p>' });
    await page.addInitScript(() => {
      Object.assign(window, { violated: [] });
      document.addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { violated: string[] }).violated.push(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    const groups = Array.from({ length: Math.ceil(payloads.length / TOGETHER) }, (_, at) =>
      payloads.slice(at * TOGETHER, (at + 1) * TOGETHER),
    );
    for (const some of sampleOf(groups, 8)) {
      await write(id, `<p>Before.</p>${some.map((payload) => `<p>${payload}</p>`).join('\n')}`);
      await visit(`/jobs/${id}`, { look: false });
      const problems = await page.evaluate(() => {
        const mark = [...document.querySelectorAll('article p')].find((element) => element.textContent === 'Before.');
        const prose = mark?.parentElement as HTMLElement;
        const tags = 'A BLOCKQUOTE BR CODE EM H2 H3 H4 LI OL P STRONG U UL';
        return {
          strange: [...prose.querySelectorAll('*')]
            .filter((element) => !tags.split(' ').includes(element.tagName))
            .map((element) => element.outerHTML.slice(0, 200)),
          handlers: [...prose.querySelectorAll('*')].flatMap((element) =>
            element.getAttributeNames().filter((name) => /^on|^style$|^id$/.test(name)),
          ),
          hrefs: [...prose.querySelectorAll('a')]
            .map((link) => link.protocol)
            .filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol)),
          violated: (window as unknown as { violated: string[] }).violated,
        };
      });
      expect({ some, ...problems }).toEqual({ some, strange: [], handlers: [], hrefs: [], violated: [] });
    }
  });

  edge('stays plain text in a title: on the page, in lists, in the tab and in structured data (JP-9)', async () => {
    const { page, visit } = await newVisitor();
    const id = await postJob({ title: TITLE, company: '"><img src=x onerror=alert(2)>' });
    await visit(`/jobs/${id}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(TITLE);
    expect(await page.title()).toBe(`${TITLE} at "><img src=x onerror=alert(2)> | Havn`);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.length).toBe(2);
    expect(data.map((text) => JSON.parse(text)['@type']).sort()).toEqual(['BreadcrumbList', 'JobPosting']);
    await visit('/jobs', { look: false });
    expect(await page.getByRole('link', { name: TITLE, exact: true }).count()).toBeGreaterThan(0);
    await visit('/', { look: false });
    // Opens the job from the list, with the data that the router fetches.
    await page.getByRole('link', { name: TITLE, exact: true }).first().click();
    await page.waitForURL(`**/jobs/${id}`);
    await page.getByRole('heading', { level: 1, name: TITLE, exact: true }).waitFor();
    await inSiteDatabase(async (context) => {
      await context.db.execute(`UPDATE jobs SET title = 'Tamed' WHERE id = '${id}'`);
      await refreshJobSearch(context, [id]);
    });
  });

  edge('stays plain text from an address', async () => {
    const { page, visit } = await newVisitor();
    for (const hostile of [
      '"><script>alert(1)</script>',
      "'-alert(1)-'",
      '{{7*7}}',
      '</title><img src=x onerror=alert(1)>',
      '%00',
      '\u202Egnp',
    ]) {
      await visit(
        `/jobs?search=${encodeURIComponent(hostile)}&location=${encodeURIComponent(hostile)}&countryCode=${encodeURIComponent(hostile)}`,
        {
          look: false,
        },
      );
      await waitForHydration(page);
      expect(await page.locator('main img[src="x"], main script').count()).toBe(0);
      expect(await page.getByLabel('What').inputValue()).toBe(hostile.replace(/\s+/g, ' '));
    }
  });

  it('makes no link', async () => {
    for (const link of ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'java\nscript:alert(1)']) {
      const { status, html } = await htmlOf(`/jobs/${await postJob({ title: 'Harmless', link })}`);
      expect(status).toBe(200);
      expect(html).not.toMatch(/href="(javascript|data|java)/i);
      expect(html).not.toContain('Apply on their site');
    }
  });

  it.each([
    ['/jobs?search=a&search=b&page=1&page=0', 200],
    ['/jobs?page=1e3', 200],
    ['/jobs?page=-1', 200],
    ['/jobs?__proto__=x&constructor=y&roles=__proto__', 200],
    [`/jobs?search=${'a'.repeat(5_000)}`, 200],
    [`/jobs?${'roles=design&'.repeat(200)}`, 200],
    ["/jobs?search=' OR 1=1 --", 200],
    ['/jobs?search=%22unclosed', 200],
    ['/jobs?search=-only -without', 200],
    ['/jobs?search=%F0%9F%9A%A2', 200],
    ['/jobs?salaryFrom=99999999999999999999', 200],
    ['/jobs/%00', 400],
    ['/jobs/location/denmark/%00', 400],
    ['/jobs/%E0%A4%A', 400],
    ['/jobs/..%2f..%2fetc%2fpasswd', 404],
    ['/startups/__proto__', 404],
  ])('gets a calm answer at %.60s', async (path, expected) => {
    const { status, html } = await htmlOf(path);
    expect([path, [expected, 404].includes(status)]).toEqual([path, true]);
    expect(html).not.toMatch(/SELECT|syntax error|node_modules|at .*\.ts:/);
  });
});

/** Writes a description without the sanitiser, as a bug or an older version might have done. */
async function write(jobId: string, description: string): Promise<void> {
  await inSiteDatabase(async ({ db }) => {
    await db.execute(sql`UPDATE job_texts SET description = ${description} WHERE job_id = ${jobId}`);
    await db.execute(
      sql`SELECT tell_event(${JSON.stringify({ type: 'job.changed', id: jobId, companyId: '' })}::json)`,
    );
  });
}
