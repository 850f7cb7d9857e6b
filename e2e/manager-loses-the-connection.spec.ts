import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { edge } from '#testing/edge.ts';
import { confirmsHiring, namesIn, onTheBoard } from './board.ts';

const expects = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /ERR_FAILED/];

edge(
  'a manager without a connection reads that a move, a note and a message were not sent, and sends them later',
  async () => {
    const { page, context, look } = await onTheBoard(['Anna Lind', 'Bo Berg'], { expects });
    const notice = page.getByText('We can’t reach the site.');
    const moveTo = async (column: string, { offline = false } = {}) => {
      await page.getByRole('link', { name: 'Anna Lind', exact: true }).focus();
      await page.keyboard.press('m');
      const target = page.getByRole('dialog').getByRole('button', { name: column });
      await target.waitFor();
      await context().setOffline(offline);
      await target.click();
    };
    await moveTo('First talk');
    await page.getByText('Anna Lind moved to First talk, 1 of 1.').waitFor();

    await moveTo('Hired', { offline: true });
    // The question before it cannot open.
    await page.getByText('The board stays as it is.').first().waitFor();
    expect(await namesIn(page, 'First talk')).toEqual(['Anna Lind']);
    expect(await namesIn(page, 'Hired')).toEqual([]);
    await look('move not sent');
    await context().setOffline(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Hired' }).click();
    await confirmsHiring(page, 'Anna Lind');
    await page.getByText('Anna Lind moved to Hired, 1 of 1.').waitFor();

    // The board reloads shortly after each move.
    await page.waitForTimeout(1_000);
    await context().setOffline(true);
    await page.getByRole('link', { name: 'Bo Berg', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Bo Berg' });
    await dialog.getByText('We can’t reach the site, so').waitFor();
    await look('a card that cannot be opened');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('We still can’t reach the site.').waitFor();
    await dialog.getByRole('link', { name: 'Back to the board' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await namesIn(page, 'Hired')).toEqual(['Anna Lind']);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.getByText('The board stays as it is.').first().waitFor();
    await page.getByRole('link', { name: 'Bo Berg', exact: true }).click();
    await dialog.waitFor();
    // It opens by itself with the connection, and can be closed without one.
    await context().setOffline(false);
    await dialog.getByLabel('Note to your team').waitFor();
    await context().setOffline(true);
    await dialog.getByRole('link', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await context().setOffline(false);

    await page.getByRole('link', { name: 'Bo Berg', exact: true }).click();
    const card = page.getByRole('dialog');
    for (const [field, button, text] of [
      ['Note to your team', 'Add note', 'Asks good questions.'],
      ['Message to Bo', 'Send to Bo', 'When can you talk?'],
    ] as const) {
      await card.getByLabel(field).fill(text);
      await context().setOffline(true);
      await card.getByRole('button', { name: button }).click();
      await notice.first().waitFor();
      expect(await card.getByLabel(field).inputValue()).toBe(text);
      await look(`${button}, not sent`);
      await context().setOffline(false);
      await card.getByRole('button', { name: button }).click();
      await card.getByRole('listitem').getByText(text).waitFor();
      await expect.poll(() => card.getByLabel(field).inputValue()).toBe('');
      expect(await card.getByRole('listitem').getByText(text).count()).toBe(1);
    }
  },
);

edge('a manager whose requests fail while the browser says it is online sends them again', async () => {
  const { page, look } = await onTheBoard(['Anna Lind', 'Bo Berg'], { expects });
  const isPost = (method: string) => method === 'POST';
  const fails = () =>
    page.route('**/applicants*', (route) => (isPost(route.request().method()) ? route.abort() : route.continue()));
  const works = () => page.unroute('**/applicants*');
  const again = (within: ReturnType<typeof page.getByRole>) => within.getByRole('button', { name: 'Try again' });

  await fails();
  await page.getByRole('link', { name: 'Anna Lind', exact: true }).focus();
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog', { name: 'Move Anna Lind to' });
  await menu.getByRole('button', { name: 'First talk' }).click();
  await menu.getByText('Anna Lind was not moved. We can’t reach the site.').waitFor();
  expect(await namesIn(page, 'First talk')).toEqual([]);
  await works();
  await menu.getByRole('button', { name: 'First talk' }).click();
  await page.getByText('Anna Lind moved to First talk, 1 of 1.').waitFor();

  await page.getByRole('link', { name: 'Bo Berg', exact: true }).click();
  const card = page.getByRole('dialog', { name: 'Bo Berg' });
  await card.getByLabel('Note to your team').waitFor();
  await fails();
  for (const press of [
    () => card.getByRole('button', { name: 'Score 4' }).click(),
    () => card.getByLabel('Note to your team').fill('Asks well.'),
    () => card.getByRole('textbox', { name: 'Message to Bo' }).fill('When?'),
  ]) {
    await press();
  }
  await card.getByText('We can’t reach the site.').waitFor();
  await look('a score that was not sent');
  await works();
  await again(card).click();
  await expect.poll(() => card.getByRole('button', { name: 'Score 4' }).getAttribute('aria-pressed')).toBe('true');

  for (const [button, text] of [
    ['Add note', 'Asks well.'],
    ['Send to Bo', 'When?'],
  ] as const) {
    await fails();
    await card.getByRole('button', { name: button }).click();
    await card.getByText('We can’t reach the site.').waitFor();
    await works();
    await again(card).click();
    await card.getByRole('listitem').filter({ hasText: text }).waitFor();
    await card.getByText('We can’t reach the site.').waitFor({ state: 'detached' });
  }
});

edge('a manager whose browser says it is offline uses a board that the site still answers', async () => {
  const { page } = await onTheBoard(['Anna Lind', 'Bo Berg'], { expects });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await page.getByRole('link', { name: 'Bo Berg', exact: true }).click();
  const card = page.getByRole('dialog', { name: 'Bo Berg' });
  await card.getByLabel('Note to your team').waitFor();
  await card.getByRole('link', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('checkbox', { name: /Bo Berg/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('list');
});

const FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['fail', (route) => route.abort()],
  [
    'end at the log-in page of a network',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  ],
  ['end at a proxy', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' })],
];
for (const [name, answer] of FAILURES)
  edge(`a manager whose requests ${name} while the browser says it is online keeps the board`, async () => {
    const { page, look } = await onTheBoard(['Anna Lind', 'Bo Berg'], { expects: [...expects, /502/] });
    const reads = (url: URL) => url.pathname.endsWith('/applicants.data');
    await page.route(reads, answer);
    await page.getByRole('link', { name: 'Bo Berg', exact: true }).click();
    const card = page.getByRole('dialog', { name: 'Bo Berg' });
    await card.getByText('We can’t reach the site, so').waitFor();
    await look('a card that does not come');
    await card.getByRole('button', { name: 'Try again' }).click();
    await card.getByText('We still can’t reach the site.').waitFor();
    await card.getByRole('link', { name: 'Back to the board' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.getByText('The board stays as it is.').first().waitFor();
    expect(await namesIn(page, 'Applied')).toEqual(['Bo Berg', 'Anna Lind']);
    await expect.poll(() => new URL(page.url()).search).toBe('');

    await page.getByRole('link', { name: 'Bo Berg', exact: true }).click();
    await card.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute(reads);
    await card.getByRole('button', { name: 'Try again' }).click();
    await card.getByLabel('Note to your team').waitFor();
  });
