import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, type Visitor, waitForHydration } from './browser.ts';
import { type Account, anAccount, aStartup, endSessions, enterByPassword, logIn } from './people.ts';

/** A rejected form answers with an error status, and browsers print that. */
const SENT_IN_VAIN = [/status of 40[13] .*\/settings/, /status of 40[13] .*\/client\//];

async function writesAName(visitor: Visitor, person: Account): Promise<void> {
  const { page } = visitor;
  await enterByPassword(visitor, person, '/settings');
  await page.goto('/settings');
  await page.getByLabel('First name').fill('Ragnhild');
  await page.getByLabel('Last name').fill('Ågård <3 "Nord"');
}

async function hasTheName(page: Page): Promise<void> {
  await page.getByText('Name updated.').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Ragnhild');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Ågård <3 "Nord"');
}

describe('a session that ends while somebody writes', () => {
  it('shows the log-in over the form, which is then sent without typing anything twice', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true, expects: SENT_IN_VAIN });
    const { page, look } = visitor;
    await writesAName(visitor, person);
    await waitForHydration(page);
    await endSessions(person);
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('heading', { level: 1, name: 'Session expired' }).waitFor();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await look('a session that has ended');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, person);
    await hasTheName(page);
  });

  edge('keeps the form without JavaScript, to be sent after a log-in in another tab', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true, javaScript: false, expects: SENT_IN_VAIN });
    const { page, context } = visitor;
    await writesAName(visitor, person);
    // The browser drops a cookie that is too old.
    await context().clearCookies();
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('heading', { level: 1, name: 'Session expired' }).waitFor();
    const [beside] = await Promise.all([
      context().waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'Log in' }).click(),
    ]);
    await logIn(beside, person);
    await beside.waitForURL('**/client/applicant');
    await page.getByRole('button', { name: 'Send again' }).click();
    await hasTheName(page);
  });

  edge('never writes a password into a page, and asks for it again', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true, javaScript: false, expects: SENT_IN_VAIN });
    const { page } = visitor;
    await enterByPassword(visitor, person, '/settings');
    await page.goto('/settings');
    await page.getByLabel('New email address').fill('ragnhild-new@people.example');
    await page.getByLabel('Your password', { exact: true }).fill(person.password);
    await endSessions(person);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByText('You only have to type passwords and codes again.').waitFor();
    const html = await page.content();
    expect(html).toContain('ragnhild-new@people.example');
    expect(html).not.toContain(person.password);
  });

  edge('shows the log-in when the person returns to the tab, and keeps the text', async () => {
    const startup = await aStartup({ name: 'Tangen' });
    const person = await anAccount({ member: [{ id: startup.id }] });
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    const edit = `/client/startups/${startup.key}/edit`;
    await enterByPassword(visitor, person, edit);
    await page.waitForURL(`**${edit}`);
    await waitForHydration(page);
    const intro = page.getByLabel('What you do, in one line');
    // No other startup may have the line, and this test may run twice.
    const line = `Dries what the sea brings to ${startup.key}.`;
    await intro.fill(line);
    await endSessions(person);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Nothing you wrote is lost.').waitFor();
    await logIn(page, person);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await intro.inputValue()).toBe(line);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
  });

  edge('says that the text stays when the person closes the log-in (the cancel handler)', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    await writesAName(visitor, person);
    await waitForHydration(page);
    await page.getByLabel('First name').fill('Sunniva');
    await endSessions(person);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.waitFor();
    expect(await page.getByText('Your text stays here.').count(), 'nobody has closed anything yet').toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Your text stays here. Log in to send it.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Sunniva');
  });

  edge('changes nothing on the screen when the person cannot be loaded', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true, expects: [/auth\/who/] });
    const { page, visit } = visitor;
    await enterByPassword(visitor, person, '/settings');
    await visit('/jobs', { look: false });
    const menu = page.locator('header summary');
    await menu.waitFor();
    const name = await menu.innerText();
    await page.route('**/auth/who', (route) => route.abort());
    const failure = page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('/auth/who') });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await failure;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    expect(await menu.innerText()).toBe(name);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible()).toBe(false);
  });

  edge('redirects to the front page when nothing was written, and says why', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    await enterByPassword(visitor, person, '/settings');
    await page.waitForURL('**/settings');
    await waitForHydration(page);
    await endSessions(person);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Session expired, redirecting you to frontpage').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
