import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { findJob, isOfDemo, listOf, numberIn, postJob } from './site-data.ts';

const ASKED = /\/api\/jobs\/suggestions\?/;

const field = (page: Page, name: 'What' | 'Where') => page.getByLabel(name, { exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const total = async (page: Page) => numberIn(await page.getByRole('heading', { level: 1 }).innerText());
/** The option that the field marks as active. */
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.querySelector('b')?.innerText ?? 'nothing') : null;
  });
const announcement = (page: Page, text: string | RegExp) =>
  page.getByRole('search').getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

async function type(page: Page, name: 'What' | 'Where', text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.type(text);
}

/** Collects the announcements to screen readers from now on. */
const listen = (page: Page) =>
  page.getByRole('search').evaluateHandle((form) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      const text = form.querySelector('[role=status]')?.textContent ?? '';
      if (text !== texts.at(-1)) texts.push(text);
    }).observe(form, { subtree: true, childList: true, characterData: true });
    return texts;
  });

/** The first option, with the number of jobs it promises. */
async function firstOffer(page: Page): Promise<{ name: string; jobs: number }> {
  const first = options(page).first();
  const name = await first.locator('b').innerText();
  return { name, jobs: numberIn(/[\d\u00a0]+(?= open)/.exec((await first.textContent()) ?? '')?.[0] ?? '') };
}

describe('a visitor who types what and where', () => {
  it('chooses a suggested place by keyboard, hears how many there are, and finds as many jobs as it promised', async () => {
    const { page, visit, look } = await newVisitor();
    await visit('/', { look: false });
    await type(page, 'Where', 'st');
    await list(page).waitFor();
    const n = await options(page).count();
    expect(n).toBeGreaterThan(1);
    await announcement(page, `${n} suggestions`);
    expect(await field(page, 'Where').getAttribute('role')).toBe('combobox');
    expect(await field(page, 'Where').getAttribute('aria-expanded')).toBe('true');
    expect(await active(page), 'nothing is chosen by itself').toBeNull();

    const names = await options(page).locator('b').allInnerTexts();
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(names[0]);
    await look('suggestions of places');
    await page.keyboard.press('ArrowUp');
    expect(await active(page), 'from the first to the last').toBe(names.at(-1));
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(names[0]);
    await page.keyboard.press('Home');
    expect(await active(page), 'Home is for the text').toBeNull();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await active(page), 'so are arrows that mark it').toBeNull();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('st');
    await page.keyboard.press('End');

    const { name, jobs } = await firstOffer(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field(page, 'Where').inputValue()).toBe(name);
    expect(await list(page).count()).toBe(0);
    expect(page.url(), 'choosing sends nothing').toMatch(/\/$/);
    await announcement(page, `${name} is chosen in Where`);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/jobs\?location=/);
    await expect.poll(() => total(page)).toBe(jobs);
  });

  edge('closes the list by Escape, clears the field by another, and leaves by Tab', async () => {
    const { page, visit } = await newVisitor();
    await visit('/', { look: false });
    await type(page, 'Where', 'os');
    await list(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await list(page).count()).toBe(0);
    expect(await field(page, 'Where').getAttribute('aria-expanded')).toBe('false');
    expect(await field(page, 'Where').inputValue()).toBe('os');
    await page.keyboard.press('ArrowDown');
    await list(page).waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    expect(await list(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await field(page, 'Where').inputValue()).toBe('');
    await page.keyboard.type('os');
    await list(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    expect(await list(page).count()).toBe(0);
    expect(await field(page, 'Where').inputValue(), 'Tab chooses nothing').toBe('os');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Find jobs');
  });

  edge('searches for the typed text by Enter when no suggestion is chosen', async () => {
    const { page, visit } = await newVisitor();
    await visit('/', { look: false });
    await type(page, 'What', 'engineer');
    await list(page).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/jobs?search=engineer');
    expect(await list(page).count()).toBe(0);
  });

  edge('leaves Enter to the input method while a word is put together', async () => {
    const { page, visit } = await newVisitor();
    await visit('/', { look: false });
    await type(page, 'Where', 'os');
    await list(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await field(page, 'Where').evaluate((input) => {
      for (const key of ['ArrowDown', 'Enter'])
        input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
      // Safari reports the key that ends a composition like this.
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    });
    expect(await list(page).count()).toBe(1);
    expect(await field(page, 'Where').inputValue()).toBe('os');
  });

  edge('chooses a role in their own language: the list has just those jobs, and the role as a filter', async () => {
    const { page, visit, look } = await newVisitor();
    await visit('/jobs?roles=sales', { look: false });
    await type(page, 'What', 'backendudv');
    await list(page).waitFor();
    await look('suggestions of roles');
    const { name, jobs } = await firstOffer(page);
    expect(name).toBe('Backend');
    await options(page).first().click();
    expect(await field(page, 'What').inputValue()).toBe('Backend');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?roles=backenddeveloper');
    await expect.poll(() => total(page)).toBe(jobs);
    expect(await field(page, 'What').inputValue()).toBe('');
  });

  edge('sends a chosen role as a filter alone, also by the button', async () => {
    const { page, visit } = await newVisitor();
    await visit('/', { look: false });
    await type(page, 'What', 'backendudv');
    await list(page).waitFor();
    await options(page).first().click();
    await page.getByRole('search').getByRole('button', { name: /jobs/i }).first().click();
    await page.waitForURL((url) => url.search === '?roles=backenddeveloper');
  });

  edge('searches by words again after typing on behind a chosen role', async () => {
    const { page, visit } = await newVisitor();
    await visit('/jobs?roles=sales', { look: false });
    await type(page, 'What', 'backend');
    await list(page).waitFor();
    await options(page).first().click();
    await page.keyboard.type(' Go');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?search=Backend+Go&roles=sales');
  });

  edge('opens the page of a startup', async () => {
    const { page, visit } = await newVisitor();
    // A startup of the demo data, because several startups of journeys share a name.
    const job = await findJob((one) => /^\p{L}{6,}/u.test(one.company.name) && isOfDemo(one));
    await visit('/', { look: false });
    await type(page, 'What', job.company.name);
    await options(page).filter({ hasText: job.company.name }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    for (let n = 0; n < 10 && (await active(page)) !== job.company.name; n++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/startups/${job.company.key}`);
  });

  it.each(sampleOf([320, 1280], 2))(
    'points and taps at %i px, in light and dark, without anything leaving the screen',
    async (width) => {
      const visitor = await newVisitor({ width });
      const { page, visit, look } = visitor;
      await postJob({ title: 'Net Mender', company: `${'Havsbandsföreningen'.repeat(4)} ${'i'.repeat(60)}` });
      for (const [path, text] of [
        ['/', 'havsb'],
        ['/jobs', 'st'],
      ] as const) {
        await visit(path, { look: false });
        await type(page, 'What', text);
        await list(page).waitFor();
        await look(`suggestions for ${text}`);
        await page.emulateMedia({ colorScheme: 'dark' });
        await look(`suggestions for ${text} at night`, 'colors');
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        for (const option of await options(page).all()) {
          expect((await option.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
        }
      }
      await choosesPlaceInWhat(visitor);
    },
  );

  edge('has a plain field without JavaScript', async () => {
    const { page, visit } = await newVisitor({ javaScript: false });
    await visit('/', { look: false });
    expect(await field(page, 'Where').getAttribute('role')).toBeNull();
    await field(page, 'Where').fill('Oslo');
    await field(page, 'Where').press('Enter');
    await page.waitForURL('**/jobs?search=&location=Oslo');
    expect(await total(page)).toBe((await listOf('location=Oslo')).total);
  });
});

async function choosesPlaceInWhat({ page, visit }: Visitor): Promise<void> {
  await visit('/jobs?locality=Oslo', { look: false });
  await type(page, 'What', 'københavn');
  const place = options(page).filter({ hasText: 'København' });
  await place.waitFor();
  await place.click();
  expect(await field(page, 'What').inputValue()).toBe('');
  expect(await field(page, 'Where').inputValue()).toBe('København');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === '?location=K%C3%B8benhavn');
  await expect.poll(() => total(page)).toBe((await listOf('location=København')).total);
}

describe('the suggestions', () => {
  edge('load when somebody uses a field, and answer the text typed meanwhile', async () => {
    const { page, visit } = await newVisitor();
    const scripts: string[] = [];
    let bring: () => void = () => {};
    const arrival = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(/\/assets\/job-suggestions/, async (route) => {
      scripts.push(route.request().url());
      await arrival;
      await route.continue();
    });
    await visit('/jobs', { look: false });
    expect(scripts).toEqual([]);
    await type(page, 'Where', 'oslo');
    await expect.poll(() => scripts.length).toBe(1);
    bring();
    await list(page).waitFor();
    expect(await field(page, 'Where').inputValue()).toBe('oslo');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('location');
  });

  edge('stay until the next answer comes, and never answer another text', async () => {
    const { page, visit } = await newVisitor();
    const waiting = new Map<string, () => void>();
    await page.route(ASKED, async (route) => {
      const text = new URL(route.request().url()).searchParams.get('where') ?? '';
      if (text !== 'os') await new Promise<void>((go) => waiting.set(text, go));
      await route.continue().catch(() => {});
    });
    await visit('/', { look: false });
    await type(page, 'Where', 'os');
    await list(page).waitFor();
    await page.keyboard.type('l');
    await expect.poll(() => waiting.has('osl')).toBe(true);
    expect(await options(page).count(), 'stays').toBeGreaterThan(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('be');
    await expect.poll(() => waiting.has('be')).toBe(true);
    waiting.get('osl')?.();
    waiting.get('be')?.();
    await list(page).waitFor();
    expect((await options(page).locator('b').allInnerTexts()).every((name) => / ?be/i.test(name))).toBe(true);
  });

  edge('keep the highlighted choice when a late answer contains it, too', async () => {
    const { page, visit } = await newVisitor();
    const waiting = new Map<string, () => void>();
    await page.route(ASKED, async (route) => {
      const text = new URL(route.request().url()).searchParams.get('where') ?? '';
      if (text !== 'st') await new Promise<void>((go) => waiting.set(text, go));
      await route.continue().catch(() => {});
    });
    await visit('/', { look: false });
    await type(page, 'Where', 'st');
    await options(page).filter({ hasText: 'Stavanger' }).waitFor();
    await page.keyboard.type('a');
    await expect.poll(() => waiting.has('sta')).toBe(true);
    for (let n = 0; n < 10 && (await active(page)) !== 'Stavanger'; n++) await page.keyboard.press('ArrowDown');
    waiting.get('sta')?.();
    await expect.poll(async () => (await options(page).locator('b').allInnerTexts()).includes('Stockholm')).toBe(false);
    expect(await active(page)).toBe('Stavanger');
    await page.keyboard.press('Enter');
    expect(await field(page, 'Where').inputValue()).toBe('Stavanger');
  });

  edge('announce their number with every answer, also when it is the same as before', async () => {
    const { page, visit } = await newVisitor();
    await visit('/', { look: false });
    await type(page, 'Where', 'osl');
    await announcement(page, '1 suggestion');
    const heardMeanwhile = await listen(page);
    const answer = page.waitForResponse(/where=oslo$/);
    await page.keyboard.type('o');
    await (await answer).finished();
    await announcement(page, '1 suggestion');
    await expect.poll(() => heardMeanwhile.jsonValue()).toEqual(['', '1 suggestion']);
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await heardMeanwhile.jsonValue()).at(-1), { message: 'nothing of a closed list' })
      .toBe('');
  });

  edge('do not announce that there are none when no answer came', async () => {
    const { page, visit } = await newVisitor({ expects: [/suggestions/] });
    await page.route(ASKED, (route) =>
      route.request().url().endsWith('=ber') ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await visit('/', { look: false });
    const failure = page.waitForResponse((response) => response.status() === 503);
    await type(page, 'Where', 'ber');
    const heardMeanwhile = await listen(page);
    await (await failure).finished();
    await page.keyboard.type('g');
    await list(page).waitFor();
    await announcement(page, /^\d+ suggestions?$/);
    expect(await heardMeanwhile.jsonValue()).not.toContain('No suggestions');
  });

  it.each(sampleOf(['answered with an error', 'not answered', 'not loaded'], 3))(
    'leave the search working when they are %s',
    async (how) => {
      const { page, visit } = await newVisitor({ expects: [/suggestions/] });
      const isGone = how === 'not loaded';
      const question = new Promise<void>((resolve) => {
        page
          .route(isGone ? /\/assets\/job-suggestions/ : ASKED, async (route) => {
            if (how === 'answered with an error') await route.fulfill({ status: 503, body: '{}' });
            else await route.abort();
            resolve();
          })
          .catch(() => {});
      });
      await visit('/', { look: false });
      await type(page, 'Where', 'oslo');
      await question;
      await page.keyboard.press('Enter');
      await page.waitForURL('**/jobs?location=oslo');
      expect(await list(page).count()).toBe(0);
    },
  );
});
