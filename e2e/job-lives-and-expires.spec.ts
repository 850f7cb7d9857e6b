import { describe, expect, it } from 'vitest';
import { expireJobs } from '#domain/jobs/transitions.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someSentApplication } from '#testing/boards.ts';
import { edge } from '#testing/edge.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newVisitor, type VisitorOptions } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const day = (at: Date) => at.toISOString().slice(0, 10);

/** A founder at the list of their jobs: one closes in three days, one is boosted and stays open for three weeks. */
async function founderAtTheirJobs(options: VisitorOptions = {}) {
  const { id: companyId, key } = await aStartup({ name: 'Tangfjord' });
  const path = `/client/startups/${key}/jobs`;
  const post = (title: string, days: number, boostingExpiresAt: Date | null = null) =>
    inSiteDatabase((site) => {
      const closesAt = new Date(Date.now() + days * DAY_MS);
      const dates = { closesAt, expirationDate: day(closesAt) };
      return someJob(site, {
        key: `${title.length}-${key}`,
        title,
        companyId,
        isPaid: true,
        boostingExpiresAt,
        ...dates,
      });
    });
  const ending = await post('Kelp Diver', 3);
  const open = await post('Boat Builder', 21, new Date(Date.now() + 10 * DAY_MS));
  const visitor = await newVisitor({ logsIn: true, ...options });
  await enter(visitor, await anAccount({ firstName: 'Håkon', member: [{ id: companyId }] }), path);
  return { ...visitor, companyId, path, ending, open };
}

describe('a job', () => {
  edge('names the people who wait as it closes, and leads to a no for all of them, on a phone', async () => {
    const { page, look, companyId, path, open } = await founderAtTheirJobs({ width: 390 });
    for (const name of ['Anna Lind', 'Bo Ek'])
      await inSiteDatabase((site) => someSentApplication(site, { companyId, jobId: open.id, name }));
    await page.goto(`${path}/${open.id}?close=1`);
    const dialog = page.getByRole('dialog', { name: 'Close Boat Builder' });
    await dialog.getByText('2 people wait for an answer').waitFor();
    await look('closing with people who wait');
    await dialog.getByRole('link', { name: 'Say no kindly' }).click();
    await page.getByRole('heading', { level: 1, name: 'Say no to 2 people' }).waitFor();
    await page.getByRole('button', { name: 'Say no to 2 people' }).click();
    await page.waitForURL('**/applicants?job=*');
    await page.goto(`${path}/${open.id}`);
    await page.getByRole('heading', { name: 'Answers' }).waitFor();
    expect(await page.getByText(/waits? for an answer/).count()).toBe(0);
  });

  it('is paused with others, opened again, closed with an outcome, and its report stays', async () => {
    const { page, look, path, open } = await founderAtTheirJobs();
    await page.getByText('Two open.').waitFor();
    await page.getByRole('link', { name: /^Needs you/ }).click();
    await page.waitForURL('**?state=needsYou');
    await expect.poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Kelp Diver']);
    await page.getByRole('link', { name: /^All/ }).click();
    await page.waitForURL(`**${path}`);

    await page.getByRole('checkbox', { name: 'Select Kelp Diver' }).check();
    await page.getByRole('checkbox', { name: 'Select Boat Builder' }).check();
    const bar = page.getByRole('region', { name: 'Selected jobs' });
    await bar.getByText('2 jobs selected').waitFor();
    await bar.getByRole('button', { name: 'Renew 1' }).waitFor();
    await look('two jobs selected');
    await bar.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('2 jobs are paused.').waitFor();
    await look('paused');
    expect((await fetch(`${new URL(page.url()).origin}/api/v2/jobs?search=kelp`)).ok).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 jobs are open again.').waitFor();

    await page.getByRole('link', { name: 'Boat Builder' }).click();
    await page.waitForURL(`**${path}/${open.id}`);
    await page.getByText(/^You can renew it from/).waitFor();
    await page.getByText('Håkon paused it').waitFor();
    await look('desk');
    await page.getByRole('link', { name: 'Close', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Close Boat Builder' });
    await dialog.getByRole('radio', { name: 'We hired somebody we found here' }).check();
    await dialog.getByText(/^Boosted until .*, 10 more days\. Closing stops the boost/).waitFor();
    await look('closing');
    await dialog.getByRole('button', { name: 'Close job' }).click();
    await page.getByText('The job is closed.').waitFor();
    await page.getByRole('region', { name: 'What it brought' }).or(page.getByText('What it brought')).first().waitFor();
    await page.getByText(/^You can renew it until/).waitFor();
    await look('closed');
  });

  edge('expires after its last day, and then says how it went, on a phone and without JavaScript', async () => {
    const { page, path, ending, open } = await founderAtTheirJobs({ javaScript: false, width: 390 });
    await inSiteDatabase((site) => expireJobs({ ...site, now: new Date(Date.now() + 4 * DAY_MS) }));
    await page.goto(`${path}/${ending.id}`);
    await page.getByText('Not said yet').waitFor();
    await page.getByRole('radio', { name: 'We looked and hired nobody' }).check();
    await page.getByRole('button', { name: 'Save outcome' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await page.getByText('Not said yet').count()).toBe(0);

    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('checkbox', { name: 'Select Boat Builder' }).check();
    await page.getByRole('region', { name: 'Selected jobs' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Close job' }).click();
    await page.getByText('Please say how it ended.').waitFor();
    await page.getByText(/^Boosted until .*, 10 more days/).waitFor();
    await page.getByRole('radio', { name: 'We no longer need anybody' }).check();
    await page.getByRole('button', { name: 'Close job' }).click();
    await page.getByText('The job is closed.').waitFor();
    await page.goto(`${path}/${open.id}?close=1`);
    expect(await page.getByRole('button', { name: 'Close job' }).count(), 'a closed job cannot be closed').toBe(0);
  });

  edge('has a page for the startup in whose name it stands, without a log-in', async () => {
    const { id: companyId } = await aStartup({ name: 'Tangfjord', website: 'https://tangfjord.example' });
    const { id } = await inSiteDatabase((site) =>
      someJob(site, { key: `w-${companyId}`, title: 'Kelp Diver', companyId }),
    );
    await anAccount({ member: [{ id: companyId }] });
    const { page, visit, look } = await newVisitor();
    await visit(`/jobs/${id}/welcome`);
    await page.getByText('It was posted in the name of Tangfjord.').waitFor();
    // It has a team, so that nobody else can claim it.
    expect(await page.getByRole('button', { name: 'Claim' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Ask to join' }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await look('welcome');
    await page.getByRole('link', { name: 'report what is wrong' }).click();
    await page.waitForURL(`**/jobs/${id}/report`);
  });
});
