import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { draftContents } from '#domain/jobs/inputs.ts';
import { readJobHistory } from '#domain/jobs/job-history.server.ts';
import { edge } from '#testing/edge.ts';
import { textAbout } from '#testing/feeds.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const CONTENTS = draftContents.parse({
  title: 'Dock Engineer',
  description: textAbout('Dock Engineer'),
  jobRole: 'engineer',
  jobPositionTypes: ['fulltime'],
  workplace: 'hybrid',
  locations: ['Bergen, Norway'],
  salaryType: 'range',
  salaryFrom: 600_000_00,
  salaryTo: 700_000_00,
  salaryCurrency: 'NOK',
  salaryPeriod: 'year',
  receiveApplicants: 'email',
  applyEmail: 'jobs@strom.example',
  equityType: 'undisclosed',
});

/** A founder with one complete draft in two tabs. */
async function inTwoTabs() {
  const startup = await aStartup({ name: 'Strømfjord' });
  const visitor = await newVisitor({ logsIn: true, expects: [/409/] });
  const account = await anAccount({ member: [{ id: startup.id }] });
  const jobs = `/client/startups/${startup.key}/jobs`;
  await enter(visitor, account, jobs);
  const { page, context, look, origin } = visitor;
  const { jobId } = await page.evaluate(
    async ({ path, body }): Promise<{ jobId: string }> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body })).json();
    },
    { path: `/api/companies/${startup.key}/drafts`, body: JSON.stringify({ contents: CONTENTS }) },
  );
  const other = await context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${origin}${jobs}/${jobId}/edit`);
    await waitForHydration(tab);
  }
  return { page, other, look, jobs, jobId };
}

const press = (tab: Page, name: string) => tab.getByRole('button', { name }).first().click();
const sentOf = (jobId: string) =>
  inSiteDatabase(async (context) => {
    const history = await readJobHistory(context, { id: jobId, createdAt: '', isImported: false });
    return history.filter(({ what }) => what !== 'create').length;
  });

describe('a founder', () => {
  it('publishes in one tab, and reads in the other that the job is out already', async () => {
    const { page, other, look, jobs, jobId } = await inTwoTabs();
    // The first tab publishes while the second one’s Publish is on its way.
    await other.route('**/edit.data*', async (route) => {
      await press(page, 'Publish');
      await page.waitForURL('**/posted');
      await route.continue();
    });
    await press(other, 'Publish');
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'This job is already published' }).waitFor();
    await dialog.getByText('It reads the same as yours').waitFor();
    expect(await other.getByRole('alert').count()).toBe(0);
    await look('published in another tab');
    await dialog.getByRole('button', { name: 'See the job' }).click();
    await other.waitForURL(`**${jobs}/${jobId}`);
    await other.getByText('In review').first().waitFor();
    expect(await sentOf(jobId)).toBe(1);
  });

  edge('types on in one tab while the other publishes, and keeps the text as a change of the job', async () => {
    const { page, other, jobs, jobId } = await inTwoTabs();
    await press(page, 'Publish');
    await page.waitForURL('**/posted');
    await other.getByLabel('Title').fill('Senior Dock Engineer');
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'This job is already published' }).waitFor();
    await dialog.getByRole('button', { name: 'Save these choices' }).click();
    await other.waitForURL(`**${jobs}/${jobId}/edit`);
    await other.getByText('These changes are not public yet').waitFor();
    await waitForHydration(other);
    expect(await other.getByLabel('Title').inputValue()).toBe('Senior Dock Engineer');
    await other.getByRole('button', { name: 'Publish changes' }).first().waitFor();
    expect(await sentOf(jobId)).toBe(1);
  });

  edge('publishes from a preview that is out of date, and sees the newer text first', async () => {
    const { page, other, jobs, jobId } = await inTwoTabs();
    await page.goto(`${new URL(page.url()).origin}${jobs}/${jobId}/preview`);
    const saved = other.waitForResponse((response) => response.request().method() === 'PUT');
    await other.getByLabel('Title').fill('Senior Dock Engineer');
    await saved;
    await press(page, 'Publish');
    await page.getByRole('alert').filter({ hasText: 'this job has changed since you opened its preview' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Senior Dock Engineer');
    expect(await sentOf(jobId)).toBe(0);
  });

  edge('drops what they typed when the published version is the right one', async () => {
    const { page, other, jobs, jobId } = await inTwoTabs();
    await press(page, 'Publish');
    await page.waitForURL('**/posted');
    await other.getByLabel('Title').fill('Dock Engineer, twice');
    await other.getByRole('dialog').getByRole('button', { name: 'Drop mine' }).click();
    await other.waitForURL(`**${jobs}/${jobId}`);
    await other.goto(`${new URL(other.url()).origin}${jobs}/${jobId}/edit`);
    await waitForHydration(other);
    expect(await other.getByLabel('Title').inputValue()).toBe('Dock Engineer');
    expect(await other.getByRole('dialog').count()).toBe(0);
  });

  edge('saves in both tabs without JavaScript, and chooses with both texts in view', async () => {
    const startup = await aStartup({ name: 'Strømfjord' });
    const visitor = await newVisitor({ logsIn: true, javaScript: false, expects: [/409/] });
    const account = await anAccount({ member: [{ id: startup.id }] });
    const jobs = `/client/startups/${startup.key}/jobs`;
    await enter(visitor, account, jobs);
    const { page, context, origin } = visitor;
    await page.goto(`${origin}${jobs}/new`);
    await page.getByRole('button', { name: 'Start writing' }).click();
    await page.getByLabel('Title').waitFor();
    const editor = page.url();
    const other = await context().newPage();
    await other.goto(editor);
    const save = (tab: Page) => tab.getByLabel('Title').press('Enter');
    await page.getByLabel('Title').fill('Senior Dock Engineer');
    await save(page);
    await page.getByText('Saved.').waitFor();
    await other.getByLabel('Title').fill('Dock Engineer, Night');
    await save(other);
    const conflict = other.getByRole('region', { name: 'Your text is not saved yet' });
    await conflict.getByText('Dock Engineer, Night').waitFor();
    await conflict.getByText('Senior Dock Engineer').waitFor();
    expect(await other.getByLabel('Title').inputValue()).toBe('Dock Engineer, Night');
    await conflict.getByRole('button', { name: 'Save mine' }).click();
    await other.getByText('Saved.').waitFor();
    await page.reload();
    expect(await page.getByLabel('Title').inputValue()).toBe('Dock Engineer, Night');
  });
});
