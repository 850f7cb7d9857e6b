import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { applicationDrafts } from '#database/tables/applications.server.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, enter } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const aJob = (title: string) =>
  inSiteDatabase((context) =>
    someJobToApplyTo(context, {
      title,
      questions: [{ type: 'text', text: 'What have you built?', required: true }],
    }),
  );

async function applies(page: Page, id: string) {
  await page.goto(`/jobs/${id}/apply`);
  await waitForHydration(page);
  await page.getByLabel('What have you built?').fill('A pier.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('link', { name: 'Follow it in My jobs' }).click();
  await page.getByLabel(/^Message to/).waitFor();
  await waitForHydration(page);
}

describe('a talent', () => {
  edge('finds a reply after a reload and after a note, and nothing of what was sent', async () => {
    const { id } = await aJob('Pier Builder');
    const talent = await newVisitor({ logsIn: true, width: 390 });
    await enter(talent, await anAccount({ isTalent: true }), '/client/my-jobs');
    const { page } = talent;
    await applies(page, id);
    const message = page.getByLabel(/^Message to/);
    const note = page.getByLabel('A note to your application');
    await message.fill('I would like to');
    await page.getByText('Add a note', { exact: true }).click();
    await note.fill('I moved to Bergen.');
    await page.reload();
    await waitForHydration(page);
    expect([await message.inputValue(), await note.inputValue()]).toEqual(['I would like to', 'I moved to Bergen.']);
    expect(await note.isVisible()).toBe(true);

    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByText('Your note is added.').waitFor();
    await waitForHydration(page);
    await expect.poll(() => message.inputValue()).toBe('I would like to');
    expect(await note.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message is on its way.').waitFor();
    expect(await message.inputValue()).toBe('');
    await page.reload();
    await waitForHydration(page);
    expect(await message.inputValue()).toBe('');
  });

  it('finds an application that they did not finish in My jobs, goes on, and deletes another', async () => {
    const [first, second] = [await aJob('Pier Builder'), await aJob('Pier Painter')];
    const talent = await newVisitor({ logsIn: true, width: 390 });
    await enter(talent, await anAccount({ isTalent: true }), '/client/my-jobs');
    const { page, look } = talent;
    for (const { id } of [first, second]) {
      await page.goto(`/jobs/${id}/apply`);
      await waitForHydration(page);
      await page.getByLabel('What have you built?').fill('Half a');
      await page.getByText(/^Draft saved/).waitFor();
    }
    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.getByText('Your draft is saved.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'My jobs' }).click();
    const unsentList = page.getByRole('region', { name: /^Not sent yet/ });
    await unsentList.getByText('Saved today').first().waitFor();
    await waitForHydration(page);
    await look('not sent yet');
    await unsentList.getByText('Delete Pier Painter').click();
    await unsentList.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('Deleted. The startup never had it.').waitFor();
    expect(await unsentList.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Pier Builder']);
    await unsentList.getByRole('link', { name: /^Continue.*Pier Builder/ }).click();
    await expect.poll(() => page.getByLabel('What have you built?').inputValue()).toBe('Half a');
  });

  edge('comes to the first mistake, which goes once it is corrected, and is not cut short', async () => {
    const { id } = await aJob('Pier Builder');
    const talent = await newVisitor({ logsIn: true, width: 390, expects: [/400/] });
    await enter(talent, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
    const { page } = talent;
    await waitForHydration(page);
    const answer = page.getByLabel('What have you built?');
    await answer.fill('x'.repeat(830));
    await page.getByText('830 of 800 characters. Please shorten it by 30.').waitFor();
    const send = page.getByRole('button', { name: 'Send application' });
    await send.click();
    await answer.and(page.locator(':focus')).waitFor();
    expect(await page.getByText('Please use at most 800 characters').count(), 'it says so once').toBe(0);
    expect(await answer.inputValue()).toHaveLength(830);
    await answer.fill('A pier.');
    await page.getByText('Please shorten it').waitFor({ state: 'detached' });
    await page.getByText('Add a note of your own').click();
    await page.getByLabel('Your note').fill('y'.repeat(3001));
    await send.click();
    await page.getByLabel('Your note').and(page.locator(':focus')).waitFor();
    await page.getByLabel('Your note').fill('I know these waters.');
    await page.getByText('Please shorten it').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Your note').isVisible()).toBe(true);
    await send.click();
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
  });

  edge('keeps a long form that cannot be posted while the browser says it is online', async () => {
    const talent = await newVisitor({ logsIn: true, width: 390, expects: [/ERR_FAILED/, /Failed to fetch/] });
    await enter(talent, await anAccount({ isTalent: true }), '/client/applicant');
    const { page, look } = talent;
    await waitForHydration(page);
    await page.getByLabel('Headline').fill('Builds piers by hand');
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Save profile' }).last().click();
    await page.getByText('What you typed is still here.').waitFor();
    await look('profile not saved');
    expect(await page.getByLabel('Headline').inputValue()).toBe('Builds piers by hand');
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Save profile' }).last().click();
    await page.waitForURL(/done=saved/);
    expect(await page.getByLabel('Headline').inputValue()).toBe('Builds piers by hand');
  });
});

it('a person changes an application that waits for their address, which is sent as it was until they send it again', async () => {
  const { id } = await aJob('Pier Builder');
  const visitor = await newVisitor({ logsIn: true, width: 390 });
  await enter(visitor, await anAccount({ emailVerifiedAt: null }), `/jobs/${id}/apply`);
  const { page } = visitor;
  const waiting = async () => {
    const rows = await inSiteDatabase(({ db }) =>
      db.select().from(applicationDrafts).where(eq(applicationDrafts.jobId, id)),
    );
    return rows.map(({ sendsWhenVerified, contents }) => [sendsWhenVerified, String(contents.answers).split(',')[0]]);
  };
  await waitForHydration(page);
  await page.getByLabel('What have you built?').fill('A pier.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('heading', { name: 'One step left: confirm your address' }).waitFor();
  await page.getByText('Check or change your application').click();
  expect(await page.getByRole('button', { name: 'Finish later' }).count()).toBe(0);
  await page.getByLabel('What have you built?').fill('Two piers');
  await page.getByText('Your changes are not in it yet.').waitFor();
  // Longer than a draft rests before it is saved.
  await page.waitForTimeout(1_500);
  expect(await waiting()).toEqual([[true, 'A pier.']]);
  // Not said before the server has it, on however slow a network.
  const response = Promise.withResolvers<void>();
  await page.route('**/apply*', async (route) => {
    await response.promise;
    await route.continue();
  });
  await page.evaluate(() =>
    new MutationObserver(() => {
      if (document.body.innerText.includes('Your changes are saved.')) document.body.dataset.saidSaved = '';
    }).observe(document.body, { subtree: true, childList: true }),
  );
  await page.getByRole('button', { name: 'Send the changed application' }).click();
  await page.getByRole('button', { name: 'Sending…' }).waitFor();
  expect(await page.locator('body[data-said-saved]').count()).toBe(0);
  response.resolve();
  await page.getByText('Your changes are saved.').waitFor();
  expect(await waiting()).toEqual([[true, 'Two piers']]);
});

it('the next person at a computer does not read what somebody else typed into a form to apply', async () => {
  const { id } = await aJob('Pier Builder');
  const browser = await newVisitor({ logsIn: true, expects: [/ERR_FAILED/, /Failed to fetch/] });
  const { page, context } = browser;
  const answer = page.getByLabel('What have you built?');
  const posts = (url: URL) => url.pathname.includes('/apply');
  await enter(browser, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
  await waitForHydration(page);
  await page.route(posts, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await answer.fill('My own secret pier.');
  await page.getByText('We can’t reach the site.').first().waitFor();
  await page.unroute(posts);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => answer.inputValue()).toBe('My own secret pier.');

  // The session ends without a log-out.
  await context().clearCookies();
  await enter(browser, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
  await waitForHydration(page);
  expect(await answer.inputValue()).toBe('');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('application')))).toEqual([]);
});
