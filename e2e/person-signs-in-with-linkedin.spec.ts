import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, type Visitor } from './browser.ts';

/** The offline twin of LinkedIn has another origin on this machine. */
const AT_LINKEDIN = [/^asked http:\/\/127\.0\.0\.1:\d+\//, /127\.0\.0\.1:\d+\/favicon\.ico/];

async function popupOf({ page }: Visitor, link: string) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: link }).click()]);
  await popup.getByRole('heading', { name: 'Sign in with LinkedIn' }).waitFor();
  return popup;
}

describe('a person with LinkedIn', () => {
  it('refuses in the popup, closes it, and then signs up with it', async () => {
    const visitor = await newVisitor({ logsIn: true, expects: AT_LINKEDIN });
    const { page, visit, look } = visitor;
    await visit('/jobs', { look: false });
    await page.getByRole('link', { name: 'Log in' }).first().click();

    await (await popupOf(visitor, 'Log in with LinkedIn')).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').filter({ hasText: 'You did not let LinkedIn tell us who you are.' }).waitFor();

    await (await popupOf(visitor, 'Log in with LinkedIn')).close();
    await page.getByRole('alert').filter({ hasText: 'You are not logged in' }).waitFor();
    await look('not authorized');

    await (await popupOf(visitor, 'Log in with LinkedIn')).getByRole('button', { name: /Kerttu/ }).click();
    await page.getByRole('alert').filter({ hasText: 'You do not have an account yet, please signup first.' }).waitFor();
    await page.getByRole('link', { name: 'Sign up', exact: true }).last().click();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Sign up' }).first().click();
    await (await popupOf(visitor, 'Sign up with LinkedIn')).getByRole('button', { name: /Kerttu/ }).click();
    await page.getByRole('dialog', { name: 'Choose your role' }).waitFor();
    expect(await page.locator('header summary').innerText()).toContain('Kerttu');
  });

  edge('goes to LinkedIn and back without JavaScript', async () => {
    const { page, visit } = await newVisitor({ logsIn: true, javaScript: false, expects: AT_LINKEDIN });
    await visit('/auth/signin?to=%2Fsettings');
    await page.getByRole('link', { name: 'Log in with LinkedIn' }).click();
    await page.getByRole('button', { name: /Tuva/ }).click();
    expect(new URL(page.url()).pathname).toBe('/settings');
  });

  it('confirms first when another site started the log-in', async () => {
    const { page, visit } = await newVisitor({ logsIn: true });
    await visit('/auth/linkedin/callback?state=made-up&code=x', { look: false });
    await page.getByRole('alert').filter({ hasText: 'was started in another browser' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
