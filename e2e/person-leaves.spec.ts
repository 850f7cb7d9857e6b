import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { applicationEvents } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { deleteDueAccounts } from '#domain/accounts/own-data/delete-accounts.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { edge } from '#testing/edge.ts';
import { somebody } from '#testing/people.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newVisitor, type VisitorOptions, waitForHydration } from './browser.ts';
import { type Account, anAccount, aStartup, enter, enterByPassword, logIn, setSessionOf } from './people.ts';
import { htmlOf, inSiteDatabase } from './site-data.ts';

/** A rejected form answers with status 400 or 422, and browsers print that. */
const SENT_BACK = [/status of (?:400|401|422) .*\/(?:settings|auth)/, /answered 401: .*\/auth\/signin/];

/** A talent with an open application. */
async function aTalentWithApplication(): Promise<Account & { applicationId: string }> {
  const account = await anAccount({ isTalent: true, firstName: 'Solveig' });
  const { id: companyId } = await aStartup({ name: 'Tarevik' });
  const applicationId = await inSiteDatabase(async (context) => {
    const [user] = await context.db.select().from(users).where(eq(users.email, account.email));
    const [talent] = await context.db
      .select()
      .from(talents)
      .where(eq(talents.userId, user?.id ?? ''));
    const { id: jobId } = await someJob(context, { companyId, title: 'Kelp Cutter' });
    const application = { name: 'Solveig Nordby', email: account.email, talentId: talent?.id ?? '' };
    return (await someApplication(context, { jobId, companyId, ...application })).id;
  });
  return { ...account, applicationId };
}

async function askForDeletion(page: Awaited<ReturnType<typeof newVisitor>>['page'], account: Account) {
  await page.getByLabel(`Type ${account.email} to delete your account`).fill(account.email);
  await page.getByLabel('Your password, to delete', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('We will delete your account in 7 days.').waitFor();
}

/** The parts of the page are far below its first screen, so the browser goes to the answer. */
const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

async function isMailed(email: string): Promise<boolean> {
  const { html } = await htmlOf('/dev/mail');
  return html.split('<tr').some((row) => row.includes(email) && row.includes('will be deleted on'));
}

async function leaves(options: VisitorOptions) {
  const account = await aTalentWithApplication();
  const visitor = await newVisitor({ logsIn: true, expects: SENT_BACK, ...options });
  const { page, look, visit } = visitor;
  const settle = () => (options.javaScript === false ? null : waitForHydration(page));
  await enterByPassword(visitor, account, '/settings');
  await visit('/settings', { look: false });

  await page.getByLabel('Your password, for the file', { exact: true }).fill('Not-it-1');
  await page.getByRole('button', { name: 'Make the file' }).click();
  await page.getByText('That password is incorrect.').waitFor();
  expect(await hasFocus(page.getByLabel('Your password, for the file', { exact: true }))).toBe(true);
  await settle();
  await page.getByLabel('Your password, for the file', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Make the file' }).click();
  await page.getByText('Your file is ready.').waitFor();
  expect(await hasFocus(page.getByRole('link', { name: 'Download the file' }))).toBe(true);
  await settle();
  await look('with a file to download');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the file' }).click();
  const entries = unzipSync(await buffer(await (await download).createReadStream()));
  const data = JSON.parse(Buffer.from(entries['about-you.json'] ?? []).toString());
  expect(data).toMatchObject({
    account: { firstName: 'Solveig', email: account.email },
    applications: [{ job: { title: 'Kelp Cutter', startup: 'Tarevik' } }],
  });

  await visit('/settings', { look: false });
  await page.getByText('We withdraw the open one today').waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText(`Please type ${account.email}`).waitFor();
  await settle();
  await look('with a mistake in the deletion');
  await askForDeletion(page, account);
  await settle();
  await look('logged out, to be deleted');
  await expect.poll(() => isMailed(account.email)).toBe(true);

  await logIn(page, account);
  await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
  await settle();
  await look('to be deleted');
  await visit('/client/my-jobs', { look: false });
  expect(new URL(page.url()).pathname).toBe('/settings');
  const { id: jobId } = await inSiteDatabase((site) => someJobToApplyTo(site));
  await visit(`/jobs/${jobId}/apply`, { look: false });
  await page.getByRole('heading', { name: /^Your account is to be deleted on / }).waitFor();
  await settle();
  await look('a job to apply for, to be deleted');
  await page.getByRole('link', { name: 'Open the settings' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByText('Your account stays.').waitFor();
  await visit(`/client/my-jobs/${account.applicationId}`, { look: false });
  await page.getByText('Withdrawn').first().waitFor();

  await visit('/settings', { look: false });
  await askForDeletion(page, account);
  await inSiteDatabase((site) => deleteDueAccounts({ ...site, now: new Date(site.now.getTime() + 8 * DAY_MS) }));
  await logIn(page, account);
  await page.getByText('Invalid email or password').waitFor();
}

it('downloads the data, deletes the account, keeps it after all, and is deleted a week after asking again', () =>
  leaves({}));

edge('does so on a phone in the dark without JavaScript, too', () =>
  leaves({ width: 390, theme: 'dark', javaScript: false }),
);

edge('reads who has looked, deletes the profile, and goes on to the file and to leaving', async () => {
  const account = await aTalentWithApplication();
  const visitor = await newVisitor({ logsIn: true, width: 390, expects: [/status of 400 .*\/privacy/] });
  const { page, look, visit } = visitor;
  await enter(visitor, account, '/client/privacy');
  await page.getByText('Nobody yet.').waitFor();
  await look('nobody has looked');
  await inSiteDatabase(async (context) => {
    const { id: userId } = await somebody(context, { firstName: 'Halvor' });
    const at = { id: newIdentifier(context.now), applicationId: account.applicationId, at: context.now };
    await context.db
      .insert(applicationEvents)
      .values({ ...at, actor: `user:${userId}`, kind: 'cvOpened', details: { userId } });
  });
  await visit('/client/privacy', { look: false });
  await page.getByRole('row', { name: /Halvor, Tarevik/ }).waitFor();
  await page.getByRole('row', { name: /Application to Tarevik.*12 months after it ends/ }).waitFor();
  await look('somebody has looked');

  await page.getByRole('button', { name: 'Delete profile' }).click();
  await page.getByText('Please tick the box').waitFor();
  await page.getByText('Delete my profile. This cannot be undone').click();
  await page.getByRole('button', { name: 'Delete profile' }).click();
  await page.getByText('Your Quick apply profile is deleted.').waitFor();
  expect(await page.getByRole('row', { name: /Quick apply profile/ }).count()).toBe(0);
  await page.getByRole('row', { name: /Application to Tarevik/ }).waitFor();

  await page.getByRole('link', { name: 'Delete account…' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).waitFor();
  await page.getByRole('link', { name: 'See what we keep' }).click();
  await page.getByRole('link', { name: 'Make an export' }).click();
  await page.getByRole('button', { name: 'Make the file' }).waitFor();
});

edge('reads who else must own the startup first', async () => {
  const { id, key } = await aStartup({ name: 'Tarevik' });
  const owner = await inSiteDatabase((site) => somebody(site, { createdAt: site.now, member: [{ id }] }));
  const visitor = await newVisitor({ logsIn: true });
  await setSessionOf(visitor, owner);
  await visitor.visit('/settings', { look: false });
  await visitor.page.getByText('You are the only owner of').waitFor();
  await visitor.look('the only owner');
  expect(await visitor.page.getByRole('button', { name: 'Delete my account' }).count()).toBe(0);
  await visitor.page.getByRole('link', { name: 'close the startup' }).click();
  await visitor.page.waitForURL(`**/client/startups/${key}/settings`);
});
