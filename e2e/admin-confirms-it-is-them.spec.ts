import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { identities } from '#database/tables/accounts.server.ts';
import { ownSecret } from '#domain/accounts/own-secrets.server.ts';
import { createSecretBox } from '#domain/accounts/secret-box.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { authServices } from '#testing/auth-services.ts';
import { authenticatorApp, turnOnTwoFactor } from '#testing/authenticator.ts';
import { edge } from '#testing/edge.ts';
import { PASSWORD, somebody } from '#testing/people.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { type Account, anAccount, logIn } from './people.ts';
import { htmlOf, inSiteDatabase } from './site-data.ts';

/** A rejected form answers with status 400, and browsers print that. */
const SENT_BACK = [/status of 400 .*/, /^answered 400: .*\/auth\/challenge/];

/** A person with two-factor authentication, and the app on their phone. */
function aCarefulAccount(overrides: { isAdmin?: boolean; linkedIn?: string } = {}) {
  return inSiteDatabase(async (context) => {
    const { linkedIn, ...changes } = overrides;
    const email = `careful-${newIdentifier(new Date())}@people.example`;
    const person = await somebody(context, { createdAt: context.now, ...changes, email, password: PASSWORD });
    if (linkedIn) {
      await context.db
        .insert(identities)
        .values({ provider: 'linkedin', subject: linkedIn, userId: person.id, createdAt: context.now });
    }
    const secrets = createSecretBox([await ownSecret(context, 'twoFactor')]);
    const twoFactor = await turnOnTwoFactor({ ...context, actor: person.actor }, { ...authServices(), secrets });
    return { account: { email, password: PASSWORD }, ...twoFactor };
  });
}

/** The set-up has used the code of this half minute. The server accepts that of the next one, too. */
const nextCode = (app: ReturnType<typeof authenticatorApp>) => app.codeAt(new Date(), 1);

async function logInByKeyboard(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).focus();
  await page.keyboard.type(email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

const mailTo = async (email: string, subject: string) => {
  const { html } = await htmlOf('/dev/mail');
  return html.split('<tr').some((row) => row.includes(email) && row.includes(subject));
};

describe('an admin', () => {
  it('reads why two-factor authentication is needed, sets it up by keyboard, and reaches the admin page', async () => {
    const admin = await anAccount({ isAdmin: true });
    const { page, visit, look } = await newVisitor({ logsIn: true, expects: SENT_BACK });
    await visit('/auth/signin?to=%2Fadmin%2Faudit', { look: false });
    await logInByKeyboard(page, admin);
    await page.getByRole('heading', { name: 'Choose your role' }).waitFor();
    await visit('/admin/audit', { look: false });
    expect(new URL(page.url()).pathname).toBe('/settings/two-factor');
    await page.getByText('Admins need two-factor authentication').waitFor();
    await look('before it is set up');

    await page.getByRole('button', { name: 'Set up' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await waitForHydration(page);
    await look('with the square code');
    const secret = await page.getByText('Type this key into the app').locator('code').innerText();
    const app = authenticatorApp(secret);

    const field = page.getByLabel('Code from your app');
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    await field.focus();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await page.getByText('That code is incorrect').waitFor();
    await waitForHydration(page);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await look('with a wrong code');
    await field.fill('');
    await page.keyboard.type(app.codeAt(new Date()));
    await page.keyboard.press('Enter');
    await page.getByText('We show these codes only once.').waitFor();
    await waitForHydration(page);
    await look('with recovery codes');
    const codes = await page.locator('main ul code').allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download codes' }).click();
    expect((await download).suggestedFilename()).toBe('havn-recovery-codes.txt');

    await page.getByRole('link', { name: 'I have saved them' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Audit trail' }).waitFor();
    await expect.poll(() => mailTo(admin.email, 'Two-factor authentication was turned on')).toBe(true);

    await visit('/settings/two-factor', { look: false });
    await page.getByText('You have 10 recovery codes left.').waitFor();
    await look('turned on');
    await visit('/settings', { look: false });
    await page.getByText('You log in with your password and a code from your app').waitFor();
  });

  edge('logs in over a page with a pasted code or a recovery code, and not with a wrong code', async () => {
    const { account, app, recoveryCodes } = await aCarefulAccount({ isAdmin: true });
    const visitor = await newVisitor({ logsIn: true, width: 390, theme: 'dark', expects: SENT_BACK });
    const { page, visit, look, context } = visitor;
    await visit('/?to=%2Fadmin', { look: false });
    await logInByKeyboard(page, account);
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
    await dialog.waitFor();
    expect(await dialog.getByRole('heading').evaluate((element) => element === document.activeElement)).toBe(true);
    await look('asked for a code');
    const field = dialog.getByLabel('Code', { exact: true });
    expect([await field.getAttribute('inputmode'), await field.getAttribute('autocomplete')]).toEqual([
      'numeric',
      'one-time-code',
    ]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await dialog.getByText('That code is incorrect').waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await look('with a wrong code');
    const code = nextCode(app);
    await field.fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('ControlOrMeta+V');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin');
    await page.getByRole('region', { name: 'Queue' }).waitFor();

    await context().clearCookies();
    await visit('/?to=%2Fadmin', { look: false });
    await logInByKeyboard(page, account);
    await dialog.getByRole('link', { name: 'No phone? Use a recovery code' }).press('Enter');
    const other = page.getByRole('dialog', { name: 'Use a recovery code' });
    await other.waitFor();
    await look('asked for a recovery code');
    await other.getByLabel('Recovery code').fill(recoveryCodes[0]?.toUpperCase() ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin');
    await expect.poll(() => mailTo(account.email, 'A recovery code was used')).toBe(true);
  });

  edge('sets two-factor authentication up and turns it off without JavaScript', async () => {
    const admin = await anAccount({ isAdmin: true, isTalent: true });
    const { page, visit, context } = await newVisitor({ logsIn: true, javaScript: false, expects: SENT_BACK });
    await visit('/auth/signin?to=%2Fadmin%2Fpeople');
    await logIn(page, admin);
    await page.getByText('Admins need two-factor authentication').waitFor();
    await page.getByRole('button', { name: 'Set up' }).click();
    const app = authenticatorApp(await page.getByText('Type this key into the app').locator('code').innerText());
    await page.getByLabel('Code from your app').fill(app.codeAt(new Date()));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    const codes = await page.locator('main ul code').allInnerTexts();
    await page.getByRole('link', { name: 'I have saved them' }).click();
    expect(new URL(page.url()).pathname).toBe('/admin/people');

    await context().clearCookies();
    await visit('/auth/signin?to=%2Fadmin%2Fpeople');
    await logIn(page, admin);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/auth/challenge?to=%2Fadmin%2Fpeople');
    await page.getByLabel('Code', { exact: true }).fill('123');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('That code is incorrect').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(nextCode(app));
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(new URL(page.url()).pathname).toBe('/admin/people');

    await context().clearCookies();
    await visit('/auth/signin?to=%2Fsettings%2Ftwo-factor');
    await logIn(page, admin);
    await page.getByRole('link', { name: 'No phone? Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(new URL(page.url()).pathname).toBe('/settings/two-factor');
    const off = page.locator('form').filter({ hasText: 'You will log in with your password alone.' });
    await off.getByLabel('Your password', { exact: true }).fill('Not-it-1');
    await off.getByLabel('Code from your app, or a recovery code').fill(codes[1] ?? '');
    await off.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('That password is incorrect.').waitFor();
    await off.getByLabel('Your password', { exact: true }).fill(admin.password);
    await off.getByLabel('Code from your app, or a recovery code').fill(codes[1] ?? '');
    await off.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('Two-factor authentication is off.').waitFor();
    await page.goto('/admin');
    await page.getByText('Admins need two-factor authentication').waitFor();
  });

  edge('logs in again when the code came too late, and reads why', async () => {
    const { account, app } = await aCarefulAccount();
    const { page, visit, look, context } = await newVisitor({ logsIn: true });
    const tooLate = () => inSiteDatabase(({ db }) => db.execute(sql`UPDATE challenges SET expires_at = now()`));
    await visit('/auth/signin?to=%2Fterms', { look: false });
    await logIn(page, account);
    await page.getByRole('heading', { name: 'Confirm it is you' }).waitFor();
    await look('asked for a code');
    await tooLate();
    await page.getByLabel('Code', { exact: true }).fill(nextCode(app));
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'That took too long. Please log in again.' }).waitFor();
    await look('too late');
    await page.goto('/auth/challenge?to=%2Fterms');
    await page.getByRole('status').filter({ hasText: 'That took too long. Please log in again.' }).waitFor();
    expect(new URL(page.url()).searchParams.get('to')).toBe('/terms');
    await context().clearCookies();
    await page.goto('/auth/recovery-code?to=%2Fterms');
    expect(new URL(page.url()).search).toBe('?to=%2Fterms');
  });

  edge('confirms a code after LinkedIn, too, in its popup and without JavaScript', async () => {
    const { account, app, recoveryCodes } = await aCarefulAccount({ linkedIn: 'twin-odd' });
    const atLinkedIn = [/^asked http:\/\/127\.0\.0\.1:\d+\//, /127\.0\.0\.1:\d+\/favicon\.ico/];
    const { page, visit } = await newVisitor({ logsIn: true, expects: atLinkedIn });
    await visit('/?to=%2Fsettings', { look: false });
    const link = page.getByRole('link', { name: 'Log in with LinkedIn' });
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await popup.getByRole('button', { name: /Oddný/ }).click();
    await page
      .getByRole('dialog', { name: 'Confirm it is you' })
      .getByLabel('Code', { exact: true })
      .fill(nextCode(app));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Choose your role' }).waitFor();
    await visit('/settings', { look: false });
    await page.getByText(account.email).first().waitFor();

    const plain = await newVisitor({ logsIn: true, javaScript: false, expects: atLinkedIn });
    await plain.visit('/auth/signin?to=%2Fclient%2Finvitation%3Fkey%3Dx');
    await plain.page.getByRole('link', { name: 'Log in with LinkedIn' }).click();
    await plain.page.getByRole('button', { name: /Oddný/ }).click();
    await plain.page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
    await plain.page.getByRole('button', { name: 'Log in' }).click();
    expect(new URL(plain.page.url()).pathname).toBe('/client/invitation');
  });
});
