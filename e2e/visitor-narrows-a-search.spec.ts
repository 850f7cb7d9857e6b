import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { findJob, headingOf, htmlOf, listOf, numberIn, postJob } from './site-data.ts';

const rail = ({ page }: Visitor) => page.getByRole('form', { name: 'Filters' });
const total = async ({ page }: Visitor) => numberIn(await page.getByRole('heading', { level: 1 }).innerText());

/** Ticks a choice, and compares the number beside it with its list. */
async function choose(visitor: Visitor, name: string, parameter: [string, string]): Promise<void> {
  const { page } = visitor;
  const choice = rail(visitor).getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await choice.waitFor({ state: 'attached' });
  const number = numberIn((await choice.locator('xpath=..').innerText()).replace(name, ''));
  await choice.check();
  await page.waitForURL((url) => url.searchParams.getAll(parameter[0]).includes(parameter[1]));
  await expect.poll(() => total(visitor), { message: `${name} says ${number}` }).toBe(number);
  await expect.poll(() => choice.isChecked()).toBe(true);
}

describe('a visitor who narrows a search', () => {
  it.each(
    sampleOf(
      [
        ['Denmark', ['countryCode', 'DK'], 'Denmark'],
        ['Elsewhere in Europe', ['countryCode', 'EU'], 'Elsewhere in Europe'],
        ['Remote', ['isRemote', 'true'], 'Remote'],
        ['English is enough', ['englishEnough', 'true'], 'English is enough'],
        ['Full-time', ['positionTypes', 'fulltime'], 'Full-time'],
        ['11–50 employees', ['numberOfEmployees', '11-50'], '11–50 employees'],
        ['Salary shown', ['salaryShown', 'true'], 'Salary shown'],
        ['Paid', ['isPaid', 'true'], 'Paid'],
      ] as [string, [string, string], string][],
      4,
    ),
  )('ticks "%s", gets as many as it said, and takes it back with one click', async (name, parameter, chip) => {
    const visitor = await newVisitor();
    const { page, visit } = visitor;
    await visit('/jobs', { look: false });
    const all = await total(visitor);
    await choose(visitor, name, parameter);
    const results = page.getByRole('region', { name: 'Results' });
    await results
      .getByRole('link', { name: new RegExp(`${chip}$|^${chip}`) })
      .first()
      .click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => total(visitor)).toBe(all);
    expect(
      await rail(visitor)
        .getByRole('checkbox', { name: new RegExp(`^${name}`) })
        .isChecked(),
    ).toBe(false);
  });

  edge('chooses a role behind "Show all", and a city', async () => {
    const visitor = await newVisitor();
    const { page, visit } = visitor;
    await visit('/jobs', { look: false });
    await rail(visitor)
      .getByText(/^Show all/)
      .click();
    await choose(visitor, 'Legal', ['roles', 'legal']);
    await visit('/jobs', { look: false });
    const city = page.getByLabel('City');
    const option = (await city.locator('option').nth(1).textContent()) ?? '';
    await city.selectOption({ index: 1 });
    await page.waitForURL(/locality=/);
    expect(option.startsWith(new URL(page.url()).searchParams.get('locality') ?? '-')).toBe(true);
    await expect.poll(() => total(visitor)).toBe(numberIn(option.slice(option.lastIndexOf('('))));
  });

  edge('sets a minimum salary in their currency', async () => {
    const visitor = await newVisitor();
    const { page, visit } = visitor;
    await visit('/jobs', { look: false });
    const all = await total(visitor);
    await page.getByLabel('Currency').selectOption('DKK');
    await page.waitForURL(/salaryCurrency=DKK/);
    const slider = page.getByRole('slider');
    await slider.focus();
    for (let times = 0; times < 8; times += 1) await slider.press('ArrowRight');
    await page.waitForURL(/salaryFrom=\d+/);
    await expect.poll(() => total(visitor)).toBeLessThan(all);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('salaryCurrency')).toBe('DKK');
    await expect.poll(async () => total(visitor)).toBe((await listOf(new URL(page.url()).search.slice(1))).total);
    const words = page.getByRole('link', { name: /^From .* DKK|DKK$/ });
    expect(numberIn(await words.first().innerText())).toBe(Number(searchParams.get('salaryFrom')));
  });

  it('combines filters: one of each kind, any within a kind; and clears them all', async () => {
    const visitor = await newVisitor();
    const { page, visit, look } = visitor;
    await visit('/jobs', { look: false });
    await choose(visitor, 'Denmark', ['countryCode', 'DK']);
    const denmark = await total(visitor);
    const sweden = rail(visitor).getByRole('checkbox', { name: /^Sweden/ });
    await sweden.check();
    await page.waitForURL(/countryCode=DK&countryCode=SE/);
    await expect.poll(() => total(visitor)).toBeGreaterThan(denmark);
    const both = await total(visitor);
    await choose(visitor, 'Remote', ['isRemote', 'true']);
    expect(await total(visitor)).toBeLessThan(both);
    expect(await page.getByRole('region', { name: 'Results' }).getByText('In Denmark and Sweden.').isVisible()).toBe(
      true,
    );
    await look();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL((url) => url.pathname === '/jobs' && url.search === '');
    await expect.poll(() => rail(visitor).locator('input:checked').count()).toBe(0);
  });

  edge('reads the right total beside every choice, also within a search', async () => {
    const job = await findJob((one) => /^\p{L}{5,}/u.test(one.title));
    const [word = ''] = /^\p{L}+/u.exec(job.title) ?? [];
    for (const base of ['', `search=${encodeURIComponent(word)}&countryCode=DK&positionTypes=fulltime`]) {
      const visitor = await newVisitor();
      await visitor.visit(`/jobs?${base}`, { look: false });
      const choices = await rail(visitor)
        .locator('input[type=checkbox]')
        .evaluateAll((inputs) =>
          (inputs as HTMLInputElement[]).map(({ name, value, parentElement }) => ({
            name,
            value,
            said: parentElement?.querySelector('span:last-of-type')?.textContent ?? '',
          })),
        );
      expect(choices.length).toBeGreaterThan(35);
      for (const { name, value, said } of choices) {
        if (!/\d/.test(said)) continue;
        const only = new URLSearchParams(base);
        only.set(name, value);
        expect([`${only}`, numberIn(said)]).toEqual([`${only}`, numberIn(await headingOf(`/jobs?${only}`))]);
      }
    }
  });

  edge('goes back and forward through their filters', async () => {
    const visitor = await newVisitor();
    const { page, visit } = visitor;
    await visit('/jobs', { look: false });
    const all = await total(visitor);
    await choose(visitor, 'Norway', ['countryCode', 'NO']);
    const norway = await total(visitor);
    await choose(visitor, 'Part-time', ['positionTypes', 'parttime']);
    await page.goBack();
    await expect.poll(() => total(visitor)).toBe(norway);
    const box = (name: RegExp) => rail(visitor).getByRole('checkbox', { name });
    expect([await box(/^Norway/).isChecked(), await box(/^Part-time/).isChecked()]).toEqual([true, false]);
    await page.goBack();
    await expect.poll(() => total(visitor)).toBe(all);
    expect(await box(/^Norway/).isChecked()).toBe(false);
    await page.goForward();
    await expect.poll(() => total(visitor)).toBe(norway);
    expect(await box(/^Norway/).isChecked()).toBe(true);
    await page.reload();
    expect(await total(visitor)).toBe(norway);
  });

  edge('sorts, and turns pages that are all different', async () => {
    const visitor = await newVisitor();
    const { page, visit } = visitor;
    await visit('/jobs', { look: false });
    const ids = () =>
      page
        .locator('article:not(:has-text("Boosted")) h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const first = await ids();
    expect(first).toEqual((await listOf()).docs.map(({ id }) => `/jobs/${id}`));
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/jobs?page=2');
    await expect.poll(ids).toEqual((await listOf('page=2')).docs.map(({ id }) => `/jobs/${id}`));
    expect(await page.title()).toContain('page 2');
    expect(await page.evaluate(() => scrollY), 'a new page is read from its top').toBeLessThan(200);
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await page.waitForURL((url) => url.search === '');
    await page.getByLabel('Sort').selectOption('mostPopular');
    await page.waitForURL('**/jobs?sorting=mostPopular');
    await expect.poll(ids).toEqual((await listOf('sorting=mostPopular')).docs.map(({ id }) => `/jobs/${id}`));
  });
});

describe('addresses written by others', () => {
  const [newest = '', older = ''] = ['5b8e46b3853f039706b6ea70', '5b8e46b3853f039706b6ea72'];

  it.each([
    ['/jobs?query=engineer', 'search=engineer'],
    ['/jobs?countryCode=DK,SE', 'countryCode=DK&countryCode=SE'],
    ['/jobs?countryCode[]=DK&countryCode[]=SE', 'countryCode=DK&countryCode=SE'],
    ['/jobs?jobRoles[]=design&jobRoles[]=sales', 'roles=design&roles=sales'],
    [`/jobs?jobPositionTypes=${newest}&positionType=${older}`, 'positionTypes=fulltime&positionTypes=student'],
    ['/jobs?countryCode=REMOTE', 'isRemote=true'],
    ['/jobs?roles=development', 'roles=development'],
    ['/jobs?utm_source=mail&fbclid=x&foo=bar', ''],
    ['/jobs?page=1', ''],
  ])('%s shows what it always meant', async (address, canonical) => {
    const { html, status } = await htmlOf(address);
    expect(status).toBe(200);
    const [, link = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(new URL(link.replaceAll('&amp;', '&')).search.slice(1)).toBe(canonical);
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect(numberIn(heading)).toBe((await listOf(canonical)).total);
    expect(html).not.toContain('couldn’t read');
  });

  it('open without unknown values, and the page says so', async () => {
    const { page, visit } = await newVisitor();
    await visit('/jobs?countryCode=DK&countryCode=Narnia&positionTypes=nightwatch&salaryFrom=lots');
    const notice = page.getByText('We ignored what we couldn’t read');
    expect(await notice.innerText()).toMatch(/“Narnia”.*“nightwatch”.*“lots”/);
    expect(numberIn(await page.getByRole('heading', { level: 1 }).innerText())).toBe(
      (await listOf('countryCode=DK')).total,
    );
  });

  edge('get 404 past the last page', async () => {
    const { visit } = await newVisitor();
    await visit('/jobs?page=600', { status: 404 });
  });
});

describe('a visitor who finds little', () => {
  edge('gets suggestions when nothing matches', async () => {
    const { page, visit, look } = await newVisitor();
    await postJob({ title: 'Zeppelinwright' });
    await visit('/jobs?search=zeppelinwright&positionTypes=advisoryboard&countryCode=DK');
    expect(await page.getByRole('heading', { name: /^No jobs for “zeppelinwright”/ }).isVisible()).toBe(true);
    // Removing Denmark would find nothing either, so the page does not offer it.
    expect(await page.getByRole('link', { name: /^Without “Denmark”/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Without “Advisory board”: 1 job' }).click();
    await page.waitForURL('**/jobs?search=zeppelinwright&countryCode=DK');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('1 job');
    await look();
    await visit('/jobs?search=nobodyisevercalledthis&countryCode=DK');
    await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'All jobs' }).click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
  });

  edge('finds a mistyped word, and reads which word was searched', async () => {
    const { page, visit } = await newVisitor();
    const id = await postJob({ title: 'Lighthouse Archivist' });
    await visit('/jobs?search=lighthuose+archivist', { look: false });
    expect(await page.locator(`article a[href="/jobs/${id}"]`).count()).toBeGreaterThan(0);
    expect(await page.getByText('Showing results for').innerText()).toMatch(/lighthouse archivist/i);
  });

  edge('finds Nordic letters however they are typed', async () => {
    const id = await postJob({ title: 'Sjømannskåring Lærer' });
    for (const input of [
      'Sjømannskåring',
      'sjoemannskaaring',
      'sjomannskaring',
      'SJÖMANNSKÅRING',
      'lærer sjømannskå',
    ]) {
      const { html } = await htmlOf(`/jobs?search=${encodeURIComponent(input)}`);
      expect([input, html.includes(`href="/jobs/${id}"`)]).toEqual([input, true]);
    }
  });
});

describe('paid places', () => {
  edge('have a label with an explanation, match the search, and stand above page 1 only', async () => {
    const { page, visit } = await newVisitor();
    for (const [number, query] of ['', 'countryCode=SE', 'search=engineer'].entries()) {
      await visit(`/jobs?${query}`, { look: false });
      const boostedJobs = page.getByRole('article').filter({ has: page.getByText('Boosted', { exact: true }) });
      const count = await boostedJobs.count();
      expect(count).toBeLessThanOrEqual(2);
      if (number === 0) expect(count).toBe(2);
      for (const row of await boostedJobs.all()) {
        const explanation = row.getByText(/pays for this spot/);
        expect(await explanation.isVisible()).toBe(false);
        await row.getByText('Why?').focus();
        await page.keyboard.press('Enter');
        expect(await explanation.isVisible()).toBe(true);
        const href = await row.getByRole('heading').getByRole('link').getAttribute('href');
        const { pathname } = new URL(href ?? '', page.url());
        const keeps = await isInList(query, pathname.split('/').at(-1) ?? '');
        expect(keeps, 'keeps its own place too').toBe(true);
      }
    }
    await visit('/jobs?page=2', { look: false });
    expect(await page.getByText('Boosted', { exact: true }).count()).toBe(0);
  });
});

async function isInList(query: string, id: string): Promise<boolean> {
  for (let at = 1; ; at += 1) {
    const { docs, pages } = await listOf(`${query}&page=${at}`);
    if (docs.some((job) => job.id === id)) return true;
    if (at >= pages) return false;
  }
}
