import { expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, type VisitorOptions } from './browser.ts';
import { pageTypes } from './page-types.ts';
import { listOf, numberIn } from './site-data.ts';

const plain = (options: VisitorOptions = {}) => newVisitor({ ...options, javaScript: false });

it('searches from the front page and reads a job', async () => {
  const { page, visit } = await plain();
  await visit('/');
  await page.getByLabel('What').fill('engineer');
  await page.getByRole('button', { name: 'Find jobs' }).click();
  await page.waitForURL(/\/jobs\?search=engineer/);
  const { total, docs } = await listOf('search=engineer');
  expect(numberIn(await page.getByRole('heading', { level: 1 }).innerText())).toBe(total);
  await page.locator(`article a[href="/jobs/${docs[0]?.id}"]`).first().click();
  await page.waitForURL(`**/jobs/${docs[0]?.id}`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(docs[0]?.title);
  await page.getByText('Share', { exact: true }).click();
  expect(await page.getByRole('link', { name: 'Email' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Copy link' }).isVisible(), 'what needs a script is not offered').toBe(
    false,
  );
});

it.each(sampleOf([1280, 390], 2))('ticks filters and sends them by a button, at %i px', async (width) => {
  const { page, visit } = await plain({ width });
  await visit('/jobs');
  if (width < 992) await page.locator('summary').filter({ hasText: 'Filters' }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  await form.getByRole('checkbox', { name: /^Denmark/ }).check();
  await form.getByRole('checkbox', { name: /^Full-time/ }).check();
  await form.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL(/countryCode=DK/);
  const query = new URL(page.url()).searchParams;
  expect(query.getAll('positionTypes')).toEqual(['fulltime']);
  const { total } = await listOf('countryCode=DK&positionTypes=fulltime');
  expect(numberIn(await page.getByRole('heading', { level: 1 }).innerText())).toBe(total);
  if (width < 992) await page.locator('summary').filter({ hasText: 'Filters, 2' }).click();
  expect(await form.getByRole('checkbox', { name: /^Denmark/ }).isChecked()).toBe(true);
});

edge('opens the filters of a list from its own page on a phone, and closes them', async () => {
  const { page, visit } = await plain({ width: 390 });
  await visit('/jobs/location/denmark');
  await page.getByRole('link', { name: 'Filter these jobs' }).click();
  await page.waitForURL(/countryCode=DK/);
  const denmark = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^Denmark/ });
  expect(await denmark.isChecked()).toBe(true);
  expect(await denmark.isVisible()).toBe(true);
  const isUncovered = await denmark.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return document.elementFromPoint(x + 5, y + 5) === element;
  });
  expect(isUncovered, 'the first filter is below the heading').toBe(true);
  await page.locator('summary').filter({ hasText: 'Filters' }).click();
  expect(await denmark.isVisible()).toBe(false);
});

edge('sorts by a button, turns pages, and opens startups', async () => {
  const { page, visit } = await plain();
  await visit('/jobs');
  await page.getByLabel('Sort').selectOption('mostPopular');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.waitForURL(/sorting=mostPopular/);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/page=2/);
  expect(await page.getByRole('article').count()).toBe(15);

  await page.getByRole('banner').getByRole('link', { name: 'Browse startups' }).click();
  await page.waitForURL('**/startups');
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Hiring now/ })
    .check();
  await page.getByRole('button', { name: /^Show \d+ startups?/ }).click();
  await page.waitForURL(/hiring=true/);
  const startup = page.getByRole('article').first().getByRole('link');
  const name = await startup.innerText();
  await startup.click();
  await page.waitForURL(/\/startups\/[a-z0-9-]+$/);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
});

edge('opens the menu of a phone', async () => {
  const { page, visit } = await plain({ width: 390 });
  await visit('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Find jobs' }).click();
  await page.waitForURL('**/jobs');
});

edge('sees no control that would do nothing', async () => {
  const { page, visit } = await plain();
  const { docs } = await listOf('search=engineer');
  for (const path of ['/', '/jobs?search=engineer', `/jobs/${docs[0]?.id}`, '/startups', '/cookies']) {
    await visit(path);
    const idle = await page
      .locator('button:visible')
      .evaluateAll((buttons) =>
        (buttons as HTMLButtonElement[])
          .filter((button) => button.type !== 'submit' && !button.popoverTargetElement)
          .map((button) => button.innerText || button.ariaLabel),
      );
    expect([path, idle]).toEqual([path, []]);
  }
});

edge('sees the rest of the pictures of a startup, and is not offered them again', async () => {
  const { page, visit } = await plain();
  const { path } = (await pageTypes()).find(({ name }) => name === 'startup') ?? { path: '' };
  await visit(path);
  const more = page.getByRole('link', { name: /^\d+ more pictures/ });
  const count = numberIn(await more.innerText());
  const pictures = page.locator('a[target=_blank]:has(img):visible');
  const before = await pictures.count();
  await more.click();
  expect(await pictures.count()).toBe(before + count);
  expect(await more.isVisible()).toBe(false);
});
