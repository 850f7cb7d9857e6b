import { expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { somebody } from '#testing/people.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newVisitor, type VisitorOptions } from './browser.ts';
import { aStartup, setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** The only owner of a startup with an open job. */
async function onlyOwner(options: VisitorOptions) {
  const { id, key } = await aStartup({ name: 'Tarevik' });
  const [owner, job] = await inSiteDatabase(async (site) => [
    await somebody(site, { createdAt: site.now, member: [{ id }] }),
    await someJob(site, { companyId: id, key: `${key}-job`, title: 'Kelp Cutter' }),
  ]);
  const visitor = await newVisitor({ logsIn: true, expects: [/status of (?:400|422) .*\/client\//], ...options });
  await setSessionOf(visitor, owner);
  return { ...visitor, key, jobId: job.id };
}

it('reads what closing does, closes the startup and its jobs, opens it again, and may leave', async () => {
  const { page, visit, look, key, origin, jobId } = await onlyOwner({});
  const jobStatus = async () =>
    inSiteDatabase(async ({ db }) => (await db.execute(`SELECT status FROM jobs WHERE id = '${jobId}'`)).rows[0]);
  await visit(`/client/startups/${key}/users`, { look: false });
  await page.getByText('You are the only owner.').waitFor();
  await visit(`/client/startups/${key}/settings`, { look: false });
  await look('before closing');
  await page.getByRole('button', { name: 'Close Tarevik' }).click();
  await page.getByText('Please type “Tarevik”').waitFor();
  await page.getByLabel('Type Tarevik to close it').fill('tarevik');
  await page.getByRole('button', { name: 'Close Tarevik' }).click();
  await page.getByText('Your startup is closed. Its jobs are closed, too.').waitFor();
  await look('closed');
  expect(await jobStatus()).toEqual({ status: 'EXPIRED' });
  expect((await fetch(`${origin}/startups/${key}`)).status).toBe(404);
  await page.getByRole('button', { name: 'Open Tarevik again' }).click();
  await page.getByText('Your startup is public again.').waitFor();
  await expect.poll(async () => (await fetch(`${origin}/startups/${key}`)).status).toBe(200);
  expect(await jobStatus()).toEqual({ status: 'EXPIRED' });
});

edge('closes the startup and leaves it, on a phone without JavaScript', async () => {
  const { page, visit, look, key } = await onlyOwner({ width: 390, javaScript: false });
  await visit(`/client/startups/${key}/settings`);
  await page.getByLabel('Type Tarevik to close it').fill('Tarevik');
  await page.getByRole('button', { name: 'Close Tarevik' }).click();
  await page.getByText('Your startup is closed.').first().waitFor();
  await visit(`/client/startups/${key}/users`);
  await page.getByText('Leave the team').click();
  await look('asks before they leave');
  await page.getByRole('button', { name: 'Leave it now' }).click();
  await page.getByText('You left the team.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/client');
});

edge('reads as a manager that the team has no owner, and whom to write to', async () => {
  const { id, key } = await aStartup({ name: 'Tarevik' });
  const manager = await inSiteDatabase((site) =>
    somebody(site, { createdAt: site.now, member: [{ id, role: 'manager' }] }),
  );
  const visitor = await newVisitor({ logsIn: true });
  await setSessionOf(visitor, manager);
  await visitor.visit(`/client/startups/${key}/users`);
  const text = visitor.page.getByText('This team has no owner');
  expect(await text.getByRole('link').getAttribute('href')).toMatch(/^mailto:.+@/);
  expect(await visitor.page.getByText('You are the only owner').count()).toBe(0);
});

it.each(
  sampleOf(
    [
      ['on a wide screen', {}],
      ['on a phone without JavaScript', { width: 390, javaScript: false }],
    ],
    2,
  ),
)('deletes the draft of a startup %s', async (_, options) => {
  const { id, key } = await aStartup({ name: 'Tarevik', status: 'DRAFT', approvedAt: null });
  const owner = await inSiteDatabase(async (site) => somebody(site, { createdAt: site.now, member: [{ id }] }));
  const visitor = await newVisitor({ logsIn: true, expects: [/status of 400 .*\/client\//], ...options });
  await setSessionOf(visitor, owner);
  const { page, visit, look } = visitor;
  await visit(`/client/startups/${key}/edit`, { look: false });
  await page.getByRole('button', { name: 'Delete Tarevik' }).click();
  await page.getByText('Please type “Tarevik”').waitFor();
  await look('before deleting');
  await page.getByLabel('Type Tarevik to delete it').fill('tarevik');
  await page.getByRole('button', { name: 'Delete Tarevik' }).click();
  await page.getByText('The draft is deleted.').waitFor();
  await look('deleted');
  const { rows } = await inSiteDatabase(({ db }) => db.execute(`SELECT FROM companies WHERE id = '${id}'`));
  expect(rows).toEqual([]);
});
