import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newIdentifier } from '#domain/identifier.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { linkMailedTo } from './captured-mail.ts';
import { anAccount, anInvestorOf, aStartup, enter } from './people.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, what: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((one) => one === document.activeElement).catch(() => false)) return;
  }
  expect.fail(`by Tab alone nobody comes to ${what}`);
}

/** An owner invites somebody; other tests check the owner's page. */
async function invite(email: string): Promise<{ key: string; name: string }> {
  const name = 'Blåskjell';
  const startup = await aStartup({ name });
  const owner = await newVisitor({ logsIn: true });
  await enter(owner, await anAccount({ member: [{ id: startup.id }] }), `/client/startups/${startup.key}/users`);
  // The URL changes before the page does, and the log-in form has an email field, too.
  const send = owner.page.getByRole('button', { name: 'Send invitation' });
  await send.waitFor();
  await waitForHydration(owner.page);
  await owner.page.getByLabel('Email', { exact: true }).fill(email);
  await send.click();
  await owner.page.getByText('Invitation sent').waitFor();
  return { key: startup.key, name };
}

describe('a person who is invited into a team', () => {
  it('goes from the mail to the workspace by keyboard alone, on a small screen', async () => {
    const guest = await anAccount({ firstName: 'Siv' });
    const { key, name } = await invite(guest.email);
    await linkMailedTo(guest.email, '/client/invitation');

    // A mail is no page of the site, and browsers request an icon for it.
    const visitor = await newVisitor({ logsIn: true, width: 390, expects: [/\/favicon\.ico/] });
    await visitor.visit('/dev/mail', { look: false });
    const mail = visitor.page;
    await tabTo(mail, mail.getByRole('row').filter({ hasText: guest.email }).getByRole('link').first(), 'the mail');
    await mail.keyboard.press('Enter');
    await mail.waitForURL('**/dev/mail/*.html');
    await tabTo(mail, mail.getByRole('link', { name: 'See the invitation' }), 'the link of the mail');
    const [page] = await Promise.all([visitor.context().waitForEvent('page'), mail.keyboard.press('Enter')]);
    await page.getByRole('heading', { level: 1, name: `Join ${name}` }).waitFor();
    await waitForHydration(page);
    expect(new URL(page.url()).search, 'the key has left the address').toBe('');
    expect(await page.getByRole('main').innerText()).toContain(guest.email);

    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Log in' }), 'logging in');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    const email = page.getByLabel('Email', { exact: true });
    expect(await email.inputValue(), 'nothing is asked twice').toBe(guest.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }), 'the password');
    await page.keyboard.type(guest.password);
    await page.keyboard.press('Enter');
    const join = page.getByRole('button', { name: 'Join' });
    await join.waitFor();
    await waitForHydration(page);
    await tabTo(page, join, 'joining');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/client/startups/${key}`);
    await page.getByRole('navigation', { name }).waitFor();
  });

  edge('reads that another account is logged in, logs out, and returns to the invitation', async () => {
    const email = `guest-${newIdentifier(new Date())}@people.example`;
    const { name } = await invite(email);
    const link = await linkMailedTo(email, '/client/invitation');
    const visitor = await newVisitor({ logsIn: true, expects: [/status of 422 .*\/client\/invitation/] });
    const { page, visit } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), '/terms');
    await visit(link, { look: false });
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('This invitation was sent to another address.').waitFor();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    // The page before it has the same heading, but nobody signs up while logged in.
    const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up' });
    await signUp.waitFor();
    await page.getByRole('heading', { level: 1, name: `Join ${name}` }).waitFor();
    await waitForHydration(page);
    await signUp.click();
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  });
});

describe('a person of the sister site', () => {
  edge('connects their profile by keyboard alone, right after logging in', async () => {
    const investor = await anInvestorOf(['plusimpact'], 'Søgræs Kapital');
    const person = await anAccount({ member: [{ kind: 'investor', id: investor.id }] });
    const { page, visit } = await newVisitor({ logsIn: true, width: 390 });
    await visit('/terms', { look: false });
    await tabTo(page, page.getByRole('button', { name: 'Menu', exact: true }), 'the menu');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Log in' }), 'logging in');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await tabTo(page, page.getByLabel('Email', { exact: true }), 'the address');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose your option' });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose your option');
    await tabTo(page, dialog.getByRole('button', { name: /Søgræs Kapital/ }), 'the profile');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/client/investors/${investor.key}`);
    await page.getByRole('heading', { level: 1, name: 'Søgræs Kapital' }).waitFor();
  });
});
