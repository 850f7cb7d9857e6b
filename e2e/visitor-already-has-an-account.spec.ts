import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { anAccount, endSessions, enterByPassword, logIn } from './people.ts';

/** Browsers print every refusal of the server. */
const REFUSED = [
  /status of 409 .*signup/,
  /answered 409: .*signup/,
  /status of 401 .*signin/,
  /answered 401/,
  /status of 400 .*signin/,
];

describe('a visitor who already has an account', () => {
  it('learns on sign-up that the account exists, and logs in without typing anything twice', async () => {
    const account = await anAccount({ isTalent: true });
    const { page, visit, look } = await newVisitor({ logsIn: true, expects: REFUSED });
    await visit('/jobs', { look: false });
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('link', { name: 'Sign up with Email' }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Nordby');
    await page.getByLabel('Email', { exact: true }).fill(account.email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill('Lanterne-på-loftet-1864!');
    await page.getByLabel('I am not a robot').check();
    await page.getByText('Checked', { exact: true }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();

    await page.getByRole('dialog', { name: 'Email address found, please log in' }).waitFor();
    expect(await page.getByRole('dialog').innerText()).toContain('One login is shared between Havn and its sister');
    const email = page.getByLabel('Email', { exact: true });
    expect(await email.inputValue()).toBe(account.email.toUpperCase());
    await look('sign-exists');

    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByRole('dialog', { name: 'Forgot password' }).waitFor();
    expect(await email.inputValue()).toBe(account.email.toUpperCase());
    await look('forgot password');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();

    await logIn(page, { ...account, password: 'not the one' });
    await page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).waitFor();
    await look('wrong password');
    await logIn(page, account);
    await page.waitForURL('**/client/applicant');
    await page.locator('header summary').waitFor();
  });

  edge('keeps what they have typed while the site cannot be reached', async () => {
    const account = await anAccount({ isTalent: true });
    const { page, visit } = await newVisitor({ logsIn: true, expects: [/signin\.data/] });
    await visit('/jobs', { look: false });
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.route('**/auth/signin.data*', (route) => route.abort('connectionfailed'));
    await logIn(page, account);
    await page.getByRole('alert').filter({ hasText: 'We can’t reach the site.' }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
    await page.unroute('**/auth/signin.data*');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/client/applicant');
  });

  edge('logs in where a page requires it, and then sees that page', async () => {
    const account = await anAccount({ isTalent: true });
    const { page, visit, look } = await newVisitor({ logsIn: true });
    await visit('/settings', { look: false });
    expect(page.url()).toContain('/?to=%2Fsettings');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await look('log in over the front page');
    await logIn(page, account);
    await page.waitForURL('**/settings');

    // Public pages are the same for everybody, and the browser adds the person's header.
    await visit('/jobs', { look: false });
    await page.locator('header summary').waitFor();
    expect(await page.getByRole('link', { name: 'Sign up' }).count()).toBe(0);
    await page.locator('header summary').click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Sign up' }).waitFor();
  });

  edge('logs in after a link of the site, too, and the dialog closes when the page below it changes', async () => {
    const { page, visit } = await newVisitor({ logsIn: true });
    await visit('/startups/join', { look: false });
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await page.locator('footer').getByRole('link', { name: 'Browse startups' }).click();
    await page.waitForURL('**/startups');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await dialog.waitFor();
    await page.goBack();
    await page.waitForURL('**/startups/join');
    await dialog.waitFor({ state: 'detached' });
    const first = page.getByRole('dialog', { name: 'First, an account' });
    await page.locator('footer').getByRole('link', { name: 'Quick apply' }).click();
    await first.waitFor();
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    await page.locator('footer').getByRole('link', { name: 'Quick apply' }).click();
    await first.getByRole('link', { name: 'Log in' }).click();
    await dialog.waitFor();
    await logIn(page, await anAccount({ isTalent: true }));
    await page.waitForURL('**/client/applicant?create=1');
  });

  edge('reads why a workspace of somebody else redirects them', async () => {
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit, look } = visitor;
    await enterByPassword(visitor, await anAccount(), '/settings');
    const why = page.getByRole('region', { name: 'Why you are here' });
    await visit('/client/applicant', { look: false });
    expect(await why.innerText()).toContain('You need a Quick apply profile');
    await look('led away');
    await visit('/client/startups/skjaergaard/edit', { look: false });
    expect(await why.innerText()).toContain('the team of that startup');
    await visit('/client/investors/nobody', { look: false });
    expect(await why.innerText()).toContain('the team of that investor');
    await page.locator('footer').getByRole('link', { name: 'Quick apply' }).click();
    await page.getByRole('heading', { name: 'Quick apply' }).waitFor();
    expect(await why.count()).toBe(0);
  });

  edge(
    'logs in again at the next workspace link after the session ends, and the header shows no name meanwhile',
    async () => {
      const account = await anAccount({ isTalent: true });
      const visitor = await newVisitor({ logsIn: true });
      const { page } = visitor;
      await enterByPassword(visitor, account, '/dashboard');
      await page.locator('header summary').click();
      await endSessions(account);
      await page.getByRole('link', { name: 'My Account' }).click();
      await page.getByRole('dialog', { name: 'Log in' }).waitFor();
      await page.locator('header summary').waitFor({ state: 'detached' });
      await logIn(page, account);
      await page.waitForURL((url) => url.pathname === '/settings');
    },
  );

  edge('logs in and out without JavaScript', async () => {
    const account = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true, javaScript: false, expects: REFUSED });
    const { page, visit } = visitor;
    await visit('/auth/signin?to=%2Fsettings');
    await logIn(page, { email: account.email, password: '' });
    expect(await page.getByText('Please enter your password').isVisible()).toBe(true);
    expect(await page.getByLabel('Email', { exact: true }).inputValue(), 'nothing is lost').toBe(account.email);
    await logIn(page, account);
    expect(new URL(page.url()).pathname).toBe('/settings');
    await page.locator('header summary').click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await visitor.context().cookies()).map(({ name }) => name)).toEqual(['device']);
  });

  edge('stays on this site, whatever the address says', async () => {
    const account = await anAccount({ isTalent: true });
    for (const to of ['//evil.example', '/\\evil.example', 'https:evil.example', '%2f%2fevil.example']) {
      const { page, visit } = await newVisitor({ logsIn: true });
      await visit(`/auth/signin?to=${encodeURIComponent(to)}`, { look: false });
      await logIn(page, account);
      await page.waitForURL('**/client/applicant');
    }
  });
});
