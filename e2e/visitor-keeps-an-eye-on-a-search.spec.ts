import { expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { postJob } from './site-data.ts';

it('pins a search, finds it on the front page with what is new in it, and lets it go', async () => {
  const { page, visit, look } = await newVisitor();
  await postJob({ title: 'Tugboat Choreographer', at: new Date(Date.now() - DAY_MS) });
  await visit('/jobs?search=choreographer');
  const pin = page.getByRole('button', { name: 'Pin this search' }).first();
  await pin.click();
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Search pinned' }).isVisible()).toBe(true);
  await look('pinned');
  expect(await page.getByRole('button', { name: 'Pinned', exact: true }).getAttribute('aria-pressed')).toBe('true');

  await visit('/');
  const mine = page.getByRole('list', { name: 'Pinned searches' });
  await mine.waitFor();
  await look('own searches');
  expect(await mine.innerText()).toContain('“choreographer”');
  await mine.getByText('0 new').waitFor();

  await postJob({ title: 'Ferry Choreographer' });
  await page.reload();
  await mine.getByText('1 new').waitFor();
  await mine.getByRole('link', { name: '“choreographer”' }).click();
  await page.waitForURL('**/jobs?search=choreographer');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('2 jobs');
  // Opening the search marks its jobs as seen.
  await page.getByRole('button', { name: 'Pinned', exact: true }).waitFor();
  await page.goBack();
  await mine.waitFor();
  await page.reload();
  await mine.waitFor();
  await mine.getByText('0 new').waitFor();

  // Clearing the recent searches leaves the pinned one.
  await visit('/jobs?search=legal', { look: false });
  await page.getByRole('button', { name: 'Pin this search' }).first().waitFor();
  await visit('/', { look: false });
  await page.getByRole('button', { name: 'Clear recent' }).click();
  await expect.poll(() => page.getByText('Recent searches:').count()).toBe(0);
  await mine.getByRole('link', { name: '“choreographer”' }).click();
  await page.getByRole('button', { name: 'Pinned', exact: true }).click();
  await page.getByRole('button', { name: 'Pin this search' }).first().waitFor();
  await visit('/', { look: false });
  await page.getByText('Popular searches:').waitFor();
});

edge('pins a country and a role without words, and names all filters on the front page', async () => {
  const { page, visit } = await newVisitor();
  await visit('/jobs?countryCode=NO&roles=backenddeveloper&salaryShown=true', { look: false });
  await page.getByRole('button', { name: 'Pin this search' }).first().click();
  await visit('/jobs?countryCode=NO&roles=design', { look: false });
  await page.getByRole('button', { name: 'Pin this search' }).first().waitFor();
  await visit('/');
  const pins = page.getByRole('list', { name: 'Pinned searches' }).getByRole('link');
  await expect.poll(() => pins.allInnerTexts()).toEqual(['Backend in Norway, salary shown']);
});

edge('remembers searches with words or a place only, each once, for 30 days', async () => {
  const { page, visit } = await newVisitor();
  await visit('/jobs?countryCode=DK', { look: false });
  await visit('/jobs?search=design&location=Oslo', { look: false });
  await visit('/jobs?search=Design&location=oslo&sorting=newest', { look: false });
  await visit('/jobs?search=legal', { look: false });
  const storedSearches = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('havn.searches') ?? '[]') as { search: string; since: string }[],
    );
  await expect
    .poll(async () => (await storedSearches()).map(({ search }) => search.toLowerCase()))
    .toEqual(['legal', 'design']);
  await page.evaluate((since) => {
    const searches = JSON.parse(localStorage.getItem('havn.searches') ?? '[]');
    for (const search of searches) search.since = since;
    localStorage.setItem('havn.searches', JSON.stringify(searches));
  }, new Date(Date.now() - 31 * DAY_MS).toISOString());
  await visit('/', { look: false });
  expect(await page.getByText('Recent searches:').count()).toBe(0);
});
