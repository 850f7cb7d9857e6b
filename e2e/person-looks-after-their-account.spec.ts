import { describe, expect, it } from 'vitest';
import { offeredNotifications } from '#domain/accounts/notifications.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, enterByPassword } from './people.ts';

/** A rejected form answers with status 400, and browsers print that. */
const SENT_BACK = [/status of 400 .*\/settings/];

describe('a person with an account', () => {
  it('changes their name, cancels a change of address, and reads of no mail that nobody sends', async () => {
    const person = await anAccount();
    const visitor = await newVisitor({ logsIn: true, width: 320, theme: 'dark', expects: SENT_BACK });
    const { page, look } = visitor;
    await enterByPassword(visitor, person, '/settings');
    await page.goto('/settings');
    await waitForHydration(page);
    await look('small');

    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('Ågård');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Please enter first name').waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Ågård');
    await waitForHydration(page);
    await look('with a mistake, small');
    await page.getByLabel('First name').fill('Ask');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Name updated.').waitFor();

    await page.getByLabel('New email address').fill('new-address@people.example');
    await page.getByLabel('Your password', { exact: true }).fill('Not-it-1');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByText('That password is incorrect.').waitFor();
    expect(await page.getByLabel('New email address').inputValue()).toBe('new-address@people.example');
    await page.getByLabel('Your password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByText('new-address@people.example: not confirmed yet').waitFor();
    await waitForHydration(page);
    await look('with a change under way, small');
    await page.getByRole('button', { name: 'Keep my address' }).click();
    await page.getByText('Your address stays as it is.').waitFor();

    const labels = await page
      .getByRole('main')
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).name));
    expect(labels).toEqual(offeredNotifications({ isInTeam: false }).map(({ key }) => key));
  });

  edge('reads that two-factor authentication needs a confirmed address, and gets the link again', async () => {
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit, look } = visitor;
    await enterByPassword(visitor, await anAccount({ emailVerifiedAt: null }), '/settings');
    await visit('/settings', { look: false });
    await page.getByText('Confirm your email address to set it up.').waitFor();
    expect(await page.getByRole('link', { name: 'Set up two-factor authentication' }).count()).toBe(0);
    await visit('/settings/two-factor', { look: false });
    await look('without a confirmed address');
    expect(await page.getByRole('button', { name: 'Set up' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Send link again' }).click();
    await page.getByText('We have sent the link.').waitFor();
  });

  edge('ends a session elsewhere, and sets a new password, which ends all others', async () => {
    const person = await anAccount();
    const elsewhere = await newVisitor({ logsIn: true });
    await enterByPassword(elsewhere, person, '/settings');
    const here = await newVisitor({ logsIn: true, expects: SENT_BACK });
    await enterByPassword(here, person, '/settings');
    const { page } = here;
    await page.goto('/settings');
    await page.getByRole('button', { name: /^Log out Chrome/ }).click();
    await page.getByText('That browser is logged out.').waitFor();
    await elsewhere.page.goto('/settings');
    expect(new URL(elsewhere.page.url()).searchParams.get('to')).toBe('/settings');

    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password').fill('Ny-fyr-2027!');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed.').waitFor();
    await elsewhere.context().clearCookies();
    await enterByPassword(elsewhere, { ...person, password: 'Ny-fyr-2027!' }, '/terms');
  });
});
