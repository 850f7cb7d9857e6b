import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';

/** Scalar 1.72.1 breaks this rule, and no setting helps: its "Show More" buttons are called "Show all … endpoints". */
const KNOWN = ['label-content-name-mismatch'];

// Every visitor of these journeys fails on a request to another origin and on a violated policy.
describe('the API reference', () => {
  it.each(
    sampleOf(
      [
        [1440, 'light'],
        [1440, 'dark'],
        [390, 'light'],
        [390, 'dark'],
      ] as const,
      4,
    ),
  )('explains every call at %d px in %s', async (width, theme) => {
    const { page, look } = await newVisitor({ width, theme });
    await page.goto('/api/docs');
    await page.getByRole('heading', { level: 1, name: 'Havn API' }).waitFor();
    await page.getByRole('heading', { level: 3, name: 'List open jobs', exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count(), 'the overview has made way').toBe(1);
    await look('API reference', 'all', KNOWN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  edge('lists the calls before its program has come', async () => {
    const { page } = await newVisitor({ width: 390 });
    let start = () => {};
    const begins = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route('**/standalone-*.js', async (route) => {
      await begins;
      await route.continue();
    });
    await page.goto('/api/docs', { waitUntil: 'commit' });
    await page.getByRole('main').getByText('GET /api/v2/jobs', { exact: true }).waitFor();
    start();
    await page.getByRole('heading', { name: 'List open jobs', exact: true }).waitFor();
    expect(await page.getByText('GET /api/v2/jobs', { exact: true }).isVisible()).toBe(false);
  });

  edge('shows every call with its examples', async () => {
    const { page } = await newVisitor({ width: 1440 });
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'List open jobs', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'List open jobs', exact: true }).scrollIntoViewIfNeeded();
    await page.locator('code.language-curl').first().waitFor();
    await page.getByRole('button', { name: 'Open Group - Startups' }).click();
    await page.getByRole('link', { name: /List startups/ }).click();
    await page.getByRole('heading', { name: 'List startups', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.locator('code.language-python').first().waitFor();
  });

  edge('offers no assistant, no sharing, no deploying and no trying', async () => {
    const { page } = await newVisitor({ width: 1440 });
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'List open jobs', exact: true }).waitFor();
    for (const offer of [/Ask AI/i, /MCP/, /Share/i, /Deploy/i, /Configure/i, /Test Request/])
      expect(await page.getByText(offer).count(), String(offer)).toBe(0);
  });

  it('lists the calls without JavaScript', async () => {
    const { page } = await newVisitor({ javaScript: false });
    await page.goto('/api/docs');
    await page.getByRole('main').getByText('GET /api/v2/jobs', { exact: true }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'openapi.json' }).getAttribute('href')).toBe(
      '/api/openapi.json',
    );
  });
});
