import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, newVisitor, type Visitor } from './browser.ts';
import { type Account, anAccount, aStartup, endSessions, enter, logIn } from './people.ts';

/** A rejected form answers with an error status, and browsers print that. */
const SENT_IN_VAIN = [/status of 40[13] .*\/settings/, /status of 40[13] .*\/client\//];

async function writesAName(visitor: Visitor, person: Account): Promise<void> {
  const { page } = visitor;
  await enter(visitor, person, '/settings');
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
    await hydrated(page);
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

  it('keeps the form without JavaScript, to be sent after a log-in in another tab', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true, javaScript: false, expects: SENT_IN_VAIN });
    const { page, context } = visitor;
    await writesAName(visitor, person);
    // The browser drops a cookie that is too old.
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('heading', { level: 1, name: 'Session expired' }).waitFor();
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'Log in' }).click(),
    ]);
    await logIn(beside, person);
    await beside.waitForURL('**/client/applicant');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await hasTheName(page);
  });

  it('never writes a password into a page, and asks for it again', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true, javaScript: false, expects: SENT_IN_VAIN });
    const { page } = visitor;
    await enter(visitor, person, '/settings');
    await page.goto('/settings');
    await page.getByLabel('New e-mail address').fill('ragnhild-new@people.example');
    await page.getByLabel('Your password', { exact: true }).fill(person.password);
    await endSessions(person);
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    await page.getByText('Only passwords and codes have to be typed once more.').waitFor();
    const html = await page.content();
    expect(html).toContain('ragnhild-new@people.example');
    expect(html).not.toContain(person.password);
  });

  it('shows the log-in when the person returns to the tab, and keeps the text', async () => {
    const startup = await aStartup({ name: 'Tangen' });
    const person = await anAccount({ member: [{ id: startup.id }] });
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    const edit = `/client/startups/${startup.key}/edit`;
    await enter(visitor, person, edit);
    await page.waitForURL(`**${edit}`);
    await hydrated(page);
    const intro = page.getByLabel('What you do, in one line');
    await intro.fill('Dries what the sea brings.');
    await endSessions(person);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('What you wrote is still here.').waitFor();
    await logIn(page, person);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await intro.inputValue()).toBe('Dries what the sea brings.');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your changes are kept.').waitFor();
  });

  it('redirects to the front page when nothing was written, and says why', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    await enter(visitor, person, '/settings');
    await page.waitForURL('**/settings');
    await hydrated(page);
    await endSessions(person);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Session expired, redirecting you to frontpage').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
