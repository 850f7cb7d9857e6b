import { describe, expect, it } from 'vitest';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { newVisitor } from './browser.ts';
import { setSessionOf } from './people.ts';
import { aLink } from './personas.ts';
import { inSiteDatabase } from './site-data.ts';

async function someoneUnconfirmed(startup?: { name: string; status: string }) {
  const person = await inSiteDatabase(async (context) => {
    const member = startup && [{ id: (await someCompany(context, { ...startup, domain: null })).id }];
    return somebody(context, { createdAt: context.now, emailVerifiedAt: null, ...(member && { member }) });
  });
  const [, query] = (await aLink({ purpose: 'emailVerification', to: person })).split('?');
  return { person, query };
}

describe('a person whose mailed key arrives at a public page', () => {
  it('has a confirmed address, and the key leaves the address of the page', async () => {
    const { person, query } = await someoneUnconfirmed();
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit } = visitor;
    await setSessionOf(visitor, person);
    const confirmation = page.waitForResponse((response) => response.url().endsWith('/api/users/verify-email'));
    await visit(`/jobs?search=design&${query}`, { look: false });
    expect((await confirmation).status()).toBe(200);
    expect(new URL(page.url()).search).toBe('?search=design');
    const me = await page.evaluate(async () => (await fetch('/api/users/me')).json());
    expect(me.isEmailVerified).toBe(true);
  });

  it('reads that the address is confirmed when they press the mailed link again', async () => {
    const { person, query } = await someoneUnconfirmed();
    const visitor = await newVisitor({ logsIn: true, expects: [/status of 400/, /answered 400.*verify-email/] });
    const { page, visit } = visitor;
    await setSessionOf(visitor, person);
    await visit(`/client/verify-email?${query}`, { look: false });
    await page.getByText('You can now apply for jobs. To post jobs, set up your startup.').waitFor();
    await visit(`/client/verify-email?${query}`, { look: false });
    await page.getByText('This link was used before.').waitFor();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await page.getByRole('link', { name: 'Go to your dashboard' }).waitFor();
  });

  it.each([
    ['DRAFT', 'Next, complete Tarevev and send it for approval.', 'Complete your startup', 'Send for approval'],
    ['PENDING', 'We are reviewing Tarevev.', 'Go to your startup', 'We are reviewing your startup'],
    ['REJECTED', 'We did not approve Tarevev.', 'See why', 'Not approved'],
    ['SUSPENDED', 'Tarevev is suspended and cannot post any.', 'See why', 'Decisions'],
    ['DISABLED', 'Only your team can see Tarevev.', 'Go to your startup', 'One thing needs you'],
  ])('reads what comes next for their startup, whose status is %s', async (status, lead, button, heading) => {
    const { person, query } = await someoneUnconfirmed({ name: 'Tarevev', status });
    const visitor = await newVisitor({ logsIn: true, width: 390 });
    const { page, visit, look } = visitor;
    await setSessionOf(visitor, person);
    await visit(`/client/verify-email?${query}`, { look: false });
    await page.getByText(lead).waitFor();
    expect(await page.getByText('post them').count()).toBe(0);
    await look(`confirmed, startup ${status}`);
    await page.getByRole('link', { name: button }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });

  it('reads that they can post when their startup is approved, and goes there', async () => {
    const { person, query } = await someoneUnconfirmed({ name: 'Tarevev', status: 'ACTIVE' });
    const visitor = await newVisitor({ logsIn: true });
    await setSessionOf(visitor, person);
    await visitor.visit(`/client/verify-email?${query}`, { look: false });
    await visitor.page.getByText('You can now apply for jobs, and post them for Tarevev.').waitFor();
    await visitor.page.getByRole('link', { name: 'Go to your startup' }).click();
    await visitor.page.waitForURL('**/client/startups/*');
  });

  it('reads the page as ever when the key is not valid', async () => {
    const { page, visit } = await newVisitor({
      expects: [/status of 40\d .*verify-email/, /answered 40\d.*verify-email/],
    });
    const refusal = page.waitForResponse((response) => response.url().endsWith('/api/users/verify-email'));
    await visit('/jobs?e-mail-verification-key=made-up', { look: false });
    expect((await refusal).ok()).toBe(false);
    await page.getByRole('heading', { level: 1, name: /jobs$/ }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
  });
});
