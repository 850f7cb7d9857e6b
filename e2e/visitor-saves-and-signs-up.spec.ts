import { expect, it } from 'vitest';
import { newIdentifier } from '#domain/identifier.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { anAccount, logIn } from './people.ts';
import { postJob } from './site-data.ts';

it('a visitor saves a job, signs up over the page, and finds it saved', async () => {
  const id = await postJob({ title: 'Lock Keeper' });
  const { page, visit } = await newVisitor({ logsIn: true });
  await visit(`/jobs/${id}`, { look: false });
  await page.getByRole('button', { name: 'Save Lock Keeper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to save Lock Keeper' });
  await dialog.getByRole('link', { name: 'Sign up' }).click();
  const byEmail = page.getByRole('link', { name: 'Sign up with Email' });
  if (await byEmail.isVisible()) await byEmail.click();
  await page.getByLabel('First name').fill('Þórunn');
  await page.getByLabel('Last name').fill('Hafsteinsdóttir');
  await page.getByLabel('Email', { exact: true }).fill(`saves-${newIdentifier(new Date())}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill('Höfn-1864!');
  await page.getByLabel('I am not a robot').check();
  await page.getByText('Checked', { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('button', { name: 'Saved Lock Keeper, remove' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/jobs/${id}`);
  await visit(`/jobs/${id}`, { look: false });
  await page.getByRole('button', { name: 'Saved Lock Keeper, remove' }).waitFor();
});

edge('a visitor is interested, logs in over the page, and finds it marked', async () => {
  const id = await postJob({ title: 'Ice Pilot' });
  const talent = await anAccount({ isTalent: true });
  const { page, visit } = await newVisitor({ logsIn: true });
  await visit(`/jobs/${id}`, { look: false });
  await page.getByRole('button', { name: 'I’m interested' }).click();
  await page.getByRole('dialog', { name: 'Log in to be counted as interested' }).waitFor();
  await logIn(page, talent);
  await page.getByRole('button', { name: 'You’re interested. Undo' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/jobs/${id}`);
});

edge('a visitor applies on another site, logs in over the page, and finds it in My jobs', async () => {
  const id = await postJob({ title: 'Buoy Painter', receiveApplicants: 'link', link: 'https://quay.example/jobs/7' });
  const talent = await anAccount({ isTalent: true });
  const { page, visit, look } = await newVisitor({ logsIn: true });
  await visit(`/jobs/${id}`, { look: false });
  await page.getByRole('button', { name: 'I applied on their site' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  await logIn(page, talent);
  await page.getByRole('button', { name: 'You applied on their site. Undo' }).waitFor();
  await look('applied on their site');
  await page.getByText('It stands in').getByRole('link', { name: 'My jobs' }).click();
  const elsewhere = page.getByRole('article').filter({ hasText: 'Buoy Painter' });
  await elsewhere.getByText('Heard back?').waitFor();
  await visit(`/jobs/${id}`, { look: false });
  // The button changes at the click, and leaving the page could stop the request.
  const undoing = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'You applied on their site. Undo' }).click();
  await page.getByRole('button', { name: 'I applied on their site' }).waitFor();
  await undoing;
  await visit('/client/my-jobs', { look: false });
  expect(await elsewhere.count()).toBe(0);
});
