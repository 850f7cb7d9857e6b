import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { linkMailedTo } from './captured-mail.ts';
import { anAccount, enterByPassword, logIn } from './people.ts';

const ASKED = "If there's a user connected to this email address, we've sent an email with instructions";
const NEW = 'Lanternelys-7302!';

describe('a person who has forgotten their password', () => {
  it('gets a link, sets a new password, and is logged out everywhere else', async () => {
    const account = await anAccount({ isTalent: true });
    const elsewhere = await newVisitor({ logsIn: true });
    await enterByPassword(elsewhere, account, '/settings');

    const tooShort = [/status of 400 .*reset-password/, /answered 400: .*reset-password/];
    const { page, visit, look } = await newVisitor({ logsIn: true, expects: tooShort });
    await visit('/startups', { look: false });
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('status').filter({ hasText: ASKED }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('');
    await look('link asked for');

    const link = await linkMailedTo(account.email, '/client/reset-password');
    const response = await visit(link, { look: false });
    expect(response.headers()['referrer-policy']).toBe('no-referrer');
    expect(new URL(page.url()).search, 'the key has left the address').toBe('');
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Please enter a valid password').waitFor();
    await look('with a password too short');
    await page.getByLabel('New password').fill(NEW);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
    await waitForHydration(page);
    await look('with the password set');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/client/applicant');

    // The same tab, opened again.
    await elsewhere.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await elsewhere.page.getByText('Session expired, redirecting you to frontpage').waitFor();
    await elsewhere.page.waitForURL((url) => url.pathname === '/');

    await visit(link, { look: false });
    expect(await page.getByRole('main').innerText()).toContain('This link has already been used');
    await look('with a used link');
  });

  edge('gets a link while logged in, too, from the settings and from the page', async () => {
    const account = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit } = visitor;
    await enterByPassword(visitor, account, '/settings');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByText('We have sent a link for a new password.').waitFor();
    const first = await linkMailedTo(account.email, '/client/reset-password');
    await visit('/auth/signup-forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('status').filter({ hasText: ASKED }).waitFor();
    await expect.poll(() => linkMailedTo(account.email, '/client/reset-password')).not.toBe(first);
    await visit(await linkMailedTo(account.email, '/client/reset-password'), { look: false });
    await page.getByLabel('New password').fill(NEW);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/client/applicant');
  });

  edge('does the same without JavaScript', async () => {
    const account = await anAccount({ isTalent: true });
    const { page, visit } = await newVisitor({ logsIn: true, javaScript: false });
    await visit('/auth/signin?to=%2Fsettings');
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    expect(await page.getByRole('link', { name: 'Forgot password' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Forgot password' }).click();
    await page.waitForURL('**/auth/signup-forgot-password?to=%2Fsettings');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
    expect(await page.getByRole('main').innerText()).not.toContain(ASKED);
    await page.getByRole('button', { name: 'Send link' }).click();
    expect(await page.getByRole('main').innerText()).toContain(ASKED);
    await visit(await linkMailedTo(account.email, '/client/reset-password'));
    await page.getByLabel('New password').fill(NEW);
    await page.getByRole('button', { name: 'Set password' }).click();
    expect(await page.getByRole('heading', { name: 'Your password is set' }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Continue' }).click();
    expect(new URL(page.url()).pathname).toBe('/client/applicant');
    await page.locator('header summary').click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await visit('/auth/signin?to=%2Fsettings');
    await logIn(page, { email: account.email, password: NEW });
    expect(new URL(page.url()).pathname).toBe('/settings');
  });

  it.each(
    sampleOf(
      [
        ['/client/reset-password', 'This link is not valid', 'Get a new link'],
        ['/client/reset-password?resetKey=x', 'This link is not valid', 'Get a new link'],
        [
          `/client/reset-password?resetKey=${'0'.repeat(24)}${'A'.repeat(43)}`,
          'This link is not valid',
          'Get a new link',
        ],
        ['/client/invitation?key=%00', 'Please copy the whole link from the email', 'Back to home'],
        ['/client/invitation', 'Please copy the whole link from the email', 'Back to home'],
        ['/client/verify-email', 'Please copy the whole link from the email', 'Log in to get a new link'],
      ],
      3,
    ),
  )('reads a clear sentence with a next step at %s', async (path, sentence, wayOn) => {
    const { page, visit, look } = await newVisitor();
    await visit(path, { look: false });
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(sentence);
    expect(await page.getByRole('link', { name: wayOn }).isVisible()).toBe(true);
    await look('with a link that does not work');
  });
});
