import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newIdentifier } from '#domain/identifier.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { linkMailedTo } from './captured-mail.ts';

const someAddress = () => `new-${newIdentifier(new Date())}@people.example`;
const PASSWORD = 'Höfn-1864!';
const focusText = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Whether the border has the colour for errors, once its transition has ended. */
function borderIsRed(input: Locator): Promise<boolean> {
  return input.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--lingon)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return getComputedStyle(element).borderTopColor === color;
  });
}

async function fillIn({ page }: Visitor, email: string) {
  await page.getByLabel('First name').fill('Þórunn');
  await page.getByLabel('Last name').fill('Hafsteinsdóttir');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I am not a robot').check();
  await page.getByText('Checked', { exact: true }).waitFor({ state: 'attached' });
}

describe('a new visitor', () => {
  edge('presses the button during the calculation, and keeps the tick after a refused password', async () => {
    const expects = [/status of 400 .*signup/, /answered 400: .*signup/];
    const visitor = await newVisitor({ logsIn: true, expects });
    const { page, visit, look } = visitor;
    await visit('/auth/signup', { look: false });
    await page.getByLabel('First name').fill('Þórunn');
    await page.getByLabel('Last name').fill('Hafsteinsdóttir');
    await page.getByLabel('Email', { exact: true }).fill(someAddress());
    await page.getByLabel('Password', { exact: true }).fill('Hafsteinsdóttir-1');
    await page.getByLabel('I am not a robot').check();
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByText('This password is mostly your name.').waitFor();
    expect(await page.getByLabel('I am not a robot').isChecked()).toBe(true);
    await look('a password that is easy to guess');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Choose your role' }).waitFor();
  });

  it('signs up over a page, corrects mistakes, and confirms their address', async () => {
    const email = someAddress();
    const visitor = await newVisitor({ logsIn: true, expects: [/status of 400 .*signup/, /answered 400: .*signup/] });
    const { page, visit } = visitor;
    await visit('/jobs', { look: false });
    await page.getByRole('link', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Let us know who you are' });
    await dialog.waitFor();
    expect(await focusText(visitor)).toBe('Let us know who you are');

    await page.getByRole('link', { name: 'Sign up with Email' }).click();
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
    expect(await focusText(visitor)).toBe('Sign Up');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    for (const message of [
      'Please enter first name',
      'Please enter last name',
      'Please enter your email address',
      'Please enter a valid password',
      'Please verify you are not a robot',
    ])
      await page.getByText(message, { exact: true }).waitFor();
    const first = page.getByLabel('First name');
    expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    const last = page.getByLabel('Last name');
    expect(await borderIsRed(last), 'an invalid input has a red border').toBe(true);
    const message = page.getByText('Please enter last name', { exact: true });
    const sizeOf = (one: Locator) => one.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf(message), 'its message is small').toBeLessThan(await sizeOf(last));
    await last.fill('H');
    expect(await borderIsRed(last), 'a corrected input has none').toBe(false);

    const needs = page.getByRole('list', { name: 'What a password needs' });
    await page.getByLabel('Password', { exact: true }).fill('Höfn1864');
    expect(await needs.getByRole('listitem').allTextContents()).toEqual([
      'At least 8 characters (met)',
      'An upper-case letter (met)',
      'A number (met)',
      'A special character, ~!@#$%& (not met)',
    ]);
    expect(await needs.getAttribute('aria-live')).toBe('polite');
    await fillIn(visitor, email);
    expect(await page.getByText('Please enter first name').count()).toBe(0);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();

    const role = page.getByRole('dialog', { name: 'Choose your role' });
    await role.waitFor();
    for (let twice = 0; twice < 2; twice += 1) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await role.isVisible(), 'it closes by a choice only').toBe(true);
    await page.getByRole('button', { name: 'Not now' }).click();
    await role.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/jobs');
    const menu = page.locator('header summary');
    expect(await menu.innerText()).toContain('Þórunn Hafsteinsdóttir');
    await expect
      .poll(() => menu.evaluate((one) => one === document.activeElement), { message: 'focus is where the link was' })
      .toBe(true);
    await menu.click();
    await page.getByRole('link', { name: 'My Account' }).waitFor();

    await visit(await linkMailedTo(email, '/client/verify-email'), { look: false });
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    expect(new URL(page.url()).search, 'the key has left the address').toBe('');
  });

  edge('signs up by keyboard alone, on a small screen in the dark, and closes the dialog by Escape first', async () => {
    const visitor = await newVisitor({ logsIn: true, width: 320, theme: 'dark' });
    const { page, visit, look } = visitor;
    await visit('/startups', { look: false });
    const opener = page.getByRole('link', { name: 'Sign up' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    const byEmail = page.getByRole('link', { name: 'Sign up with Email' });
    await byEmail.waitFor();
    for (let tabs = 0; tabs < 5; tabs += 1) {
      if (await byEmail.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
    for (const text of ['Åse', 'Ødegård', someAddress(), PASSWORD]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByText('Checked', { exact: true }).waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Choose your role' }).waitFor();
    await look('choose-role by keyboard');
  });

  edge('signs up on a page of its own, with name and address from the link filled in', async () => {
    const visitor = await newVisitor();
    const { page, visit } = visitor;
    await visit('/auth/signup?name=Ada%20King%20Lovelace&email=ada@people.example', { look: false });
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Last name').inputValue()).toBe('King Lovelace');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('ada@people.example');
    await page.getByRole('link', { name: 'Log in' }).last().click();
    await page.waitForURL('**/auth/signin');
  });

  edge('keeps name and address from screen to screen, also back from Forgot password', async () => {
    const { page, visit } = await newVisitor();
    const email = page.getByLabel('Email', { exact: true });
    const main = page.getByRole('main');
    await visit('/auth/signup-landing?name=Ada%20King%20Lovelace&email=ada@people.example&to=/terms', { look: false });
    await main.getByRole('link', { name: 'Sign up with Email' }).click();
    await page.waitForURL('**/auth/signup?to=%2Fterms');
    expect(await email.inputValue()).toBe('ada@people.example');
    expect(await page.getByLabel('Last name').inputValue()).toBe('King Lovelace');
    await main.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/auth/signin?to=%2Fterms');
    expect(await email.inputValue()).toBe('ada@people.example');
    await main.getByRole('link', { name: 'Forgot password' }).click();
    await page.waitForURL('**/auth/signup-forgot-password?to=%2Fterms');
    await email.fill('ada.lovelace@people.example');
    await main.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/auth/signin?to=%2Fterms');
    expect(await email.inputValue()).toBe('ada.lovelace@people.example');
  });

  edge('signs up on the way to the workspace, and arrives where the chosen role leads', async () => {
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit } = visitor;
    await visit('/settings', { look: false });
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).searchParams.get('to')).toBe('/settings');
    await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
    await fillIn(visitor, someAddress());
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    const role = page.getByRole('dialog', { name: 'Choose your role' });
    await role.waitFor();
    expect(await page.getByRole('region', { name: 'Please log in' }).isVisible(), 'somebody is logged in').toBe(false);
    await role.getByRole('link', { name: 'I’m a startup' }).click();
    await page.waitForURL('**/startups/join');
    await role.waitFor({ state: 'detached' });
    expect(await page.getByText('Have an account?').isVisible(), 'nobody new is here').toBe(false);
    await page.getByRole('link', { name: 'Create startup profile' }).click();
    await page.waitForURL('**/client/startups/new');
  });

  edge('reads without JavaScript why signing up by email needs it, and signs up with LinkedIn instead', async () => {
    // The offline twin of LinkedIn has another origin on this machine.
    const expects = [/^asked http:\/\/127\.0\.0\.1:\d+\//, /127\.0\.0\.1:\d+\/favicon\.ico/];
    const { page, visit } = await newVisitor({ logsIn: true, javaScript: false, expects });
    await visit('/');
    await page.getByRole('link', { name: 'Sign up' }).first().click();
    const main = page.getByRole('main');
    await page.getByRole('heading', { name: 'Let us know who you are' }).waitFor();
    expect(await main.innerText()).toContain('LinkedIn works without it');
    await page.getByRole('link', { name: 'Sign up with Email' }).click();
    await page.getByRole('heading', { name: 'Sign Up' }).waitFor();
    expect(await main.innerText()).toContain('Signing up by email needs JavaScript');
    expect(await main.getByLabel('First name').isVisible(), 'nobody fills a form in vain').toBe(false);
    // Playwright's roles leave out what is in a noscript.
    await main.locator('noscript a', { hasText: 'Sign up with LinkedIn' }).click();
    await page.getByRole('button', { name: /Tuva/ }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/auth/linkedin'));
    expect(await page.locator('header summary').innerText()).toContain('Tuva');
  });
});
