import { describe, expect, it } from 'vitest';
import { isDeep, sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { brokenWords, cutText, enlargeText, sticksOut } from './fits.ts';
import { pageTypes } from './page-types.ts';
import { setSessionOf } from './people.ts';
import { thePersonas } from './personas.ts';

describe('a visitor on a small screen', () => {
  it.each(isDeep ? [320, 390] : [320])(
    'reads every kind of page at %i px without scrolling sideways',
    async (width) => {
      const { page, visit } = await newVisitor({ width });
      const problems: Record<string, string[]> = {};
      for (const { name, path, status } of sampleOf(await pageTypes(), 10)) {
        await visit(path, { status, look: false });
        problems[name] = [...(await sticksOut(page)), ...(await cutText(page))];
      }
      expect(withSomething(problems)).toEqual({});
    },
  );

  it.each(isDeep ? [390, 1024] : [390])(
    'reads every kind of page with text twice as large, at %i px',
    async (width) => {
      const { page, visit } = await newVisitor({ width });
      const problems: Record<string, string[]> = {};
      for (const { name, path, status } of sampleOf(await pageTypes(), 10)) {
        await visit(path, { status, look: false });
        await enlargeText(page);
        problems[name] = [...(await sticksOut(page)), ...(await cutText(page))];
      }
      expect(withSomething(problems)).toEqual({});
      const notice = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
      expect(notice?.height, 'the notice leaves the page to be read').toBeLessThan(844 / 3);
      const header = await page.getByRole('banner').boundingBox();
      const signUp = await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).boundingBox();
      const below = (header?.y ?? 0) + (header?.height ?? 0) - (signUp?.y ?? 0) - (signUp?.height ?? 0);
      expect(below, 'room below what stands in the header').toBeGreaterThan(4);
    },
  );

  edge('reads whole words beside a job with text twice as large, and nothing leaves its box', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    const { path } = (await pageTypes()).find(({ name }) => name === 'job') ?? { path: '' };
    await visit(path, { look: false });
    await enlargeText(page);
    for (const name of ['Apply', 'About the startup']) {
      expect(await brokenWords(page, `section[aria-label="${name}"]`), name).toEqual([]);
      const outside = await page
        .getByRole('region', { name, exact: true })
        .evaluate((box) =>
          [...box.querySelectorAll('button, summary, dd')]
            .filter((inner) => inner.scrollWidth > inner.clientWidth + 1 || inner.getBoundingClientRect().right > 372)
            .map((inner) => inner.textContent),
        );
      expect(outside, name).toEqual([]);
    }
  });

  edge('scrolls the filters under their heading, not past it', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    await visit('/jobs', { look: false });
    const heading = page.locator('summary').filter({ hasText: 'Filters' });
    await heading.click();
    const atTheEdge = await heading.evaluate((element) => {
      element.parentElement?.scrollTo(0, 300);
      return element.contains(document.elementFromPoint(195, 1));
    });
    expect(atTheEdge).toBe(true);
  });

  edge('closes the filters by going back, stays on the list and keeps what was chosen', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    await visit('/pricing', { look: false });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find jobs' }).click();
    await page.waitForURL('**/jobs');
    const opener = page.locator('summary').filter({ hasText: /Filters|Close filters/ });
    const form = page.getByRole('form', { name: 'Filters' });
    const open = async () => {
      await opener.click();
      await page.waitForURL(/#filters$/);
    };
    const isClosedAt = async (path: string) => {
      await expect.poll(() => form.isVisible()).toBe(false);
      await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/jobs$/);
    };

    await open();
    await page.goBack();
    await isClosedAt('/jobs');

    await open();
    await form.getByRole('checkbox', { name: /^Denmark/ }).check();
    await page.waitForURL(/countryCode=DK$/);
    await form.getByRole('checkbox', { name: /^Full-time/ }).check();
    await page.waitForURL(/countryCode=DK&positionTypes=fulltime$/);
    await page.goBack();
    await isClosedAt('/jobs?countryCode=DK&positionTypes=fulltime');

    await open();
    await opener.click();
    await isClosedAt('/jobs?countryCode=DK&positionTypes=fulltime');
    await open();
    await form.getByRole('button', { name: /^Show / }).click();
    await isClosedAt('/jobs?countryCode=DK&positionTypes=fulltime');
    await page.goBack();
    await page.waitForURL((url) => !url.href.includes('fulltime'));
    expect(await form.isVisible()).toBe(false);
  });

  edge('opens the filters of a list from its own page, and goes back to the list', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    await visit('/jobs/location/denmark', { look: false });
    await page.getByRole('link', { name: 'Filter these jobs' }).click();
    const form = page.getByRole('form', { name: 'Filters' });
    await form.waitFor();
    expect(await form.getByRole('checkbox', { name: /^Denmark/ }).isChecked()).toBe(true);
    // From now on Back closes the filters.
    await page.locator('[inert]').first().waitFor({ state: 'attached' });
    await page.goBack();
    await expect.poll(() => form.isVisible()).toBe(false);
    await page.waitForURL(/\/jobs\?countryCode=DK$/);
    await page.goBack();
    await page.waitForURL('**/jobs/location/denmark');
  });

  edge('leaves the filters by Back on a slow network, before all of their program is there', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
    await page.route('**/assets/modal-sheet-*.js', async (route) => {
      await isLeft;
      await route.continue();
    });
    await visit('/jobs/location/denmark', { look: false });
    await page.getByRole('link', { name: 'Filter these jobs' }).click();
    await page.getByRole('form', { name: 'Filters' }).waitFor();
    // The page before takes its time, too.
    const { promise: isLoaded, resolve: load } = Promise.withResolvers<void>();
    await page.route(/\/jobs\/location\/denmark\.data/, async (route) => {
      await isLoaded;
      await route.continue();
    });
    const program = page.waitForResponse('**/assets/modal-sheet-*.js');
    await page.evaluate(() => history.back());
    leave();
    await (await program).finished();
    await page.waitForTimeout(200);
    load();
    await page.getByRole('heading', { level: 1, name: /Denmark/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/jobs/location/denmark');
  });

  edge('finds every button of a team without scrolling sideways', async () => {
    const visitor = await newVisitor({ width: 320, logsIn: true });
    const { owner, startup } = await thePersonas();
    await setSessionOf(visitor, owner);
    await visitor.visit(`/client/startups/${startup}/users`, { look: false });
    const hiddenParts = await visitor.page
      .locator('section:has(> table)')
      .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(hiddenParts).toEqual([0, 0]);
  });

  edge('reads what is stored without scrolling sideways, each cell below the head of its column', async () => {
    const { page, visit } = await newVisitor({ width: 320 });
    for (const [path, heads] of [
      ['/cookies', ['"What for"', '"Where"', '"Until"']],
      ['/privacy-policy', ['"Why"', '"Until"']],
    ] as const) {
      await visit(path, { look: false });
      const table = page.locator('section:has(> table)');
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
      const cells = table.locator('tbody tr').first().locator('td:not(:first-child)');
      const shown = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
      expect(shown).toEqual(heads);
    }
  });

  edge('can log in and sign up from the menu', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    await visit('/pricing', { look: false });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Log in' }).waitFor();
    await menu.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('dialog', { name: 'Let us know who you are' }).waitFor();
  });

  edge('may search for a word longer than the screen is wide', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
    for (const path of [
      `/jobs?search=${word}`,
      `/jobs?search=data&locality=${word.slice(0, 90)}`,
      `/startups?search=${word}`,
    ]) {
      await visit(path, { look: false });
      expect(await sticksOut(page), path).toEqual([]);
    }
  });

  it.each(sampleOf([390, 820], 2))(
    'finds what to apply with at the lower edge of %i px, above nothing that matters',
    async (width) => {
      const { page, visit } = await newVisitor({ width, height: 844 });
      const { path } = (await pageTypes()).find(({ name }) => name === 'job with a link') ?? { path: '' };
      await visit(path, { look: false });
      const apply = page.getByRole('link', { name: /^Apply on/ }).last();
      const box = await apply.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const legal = page.getByRole('contentinfo').getByText(/^©/);
      const isCovered = await legal.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        const topmost = document.elementFromPoint(left + 4, top + height / 2);
        return !(topmost && (element.contains(topmost) || topmost.contains(element)));
      });
      expect(isCovered, 'the last line of the page can be read').toBe(false);
    },
  );
});

function withSomething(problems: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(problems).filter(([, wrong]) => wrong.length > 0));
}
