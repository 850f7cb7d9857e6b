import { expect, it } from 'vitest';
import { newIdentifier } from '#domain/identifier.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { linkMailedTo } from './captured-mail.ts';
import { inSiteDatabase, postJob } from './site-data.ts';

/** A form with a mistake answers with status 400, and browsers print that. */
const SENT_BACK = [/\b400\b.*\/report/];

const reportsOf = (id: string) =>
  inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ reason: string; email: string | null; isVerified: boolean }>(
      `SELECT reason, email, email_verified_at IS NOT NULL AS "isVerified" FROM reports WHERE subject_id = '${id}'`,
    );
    return rows;
  });

it('reports a job in a dialog, and confirms the address by the link in the receipt', async () => {
  const id = await postJob({ title: 'Gold Courier' });
  const email = `reporter-${newIdentifier(new Date())}@people.example`;
  const { page, visit, look } = await newVisitor({ expects: SENT_BACK });
  await visit(`/jobs/${id}`, { look: false });
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Report this job' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is wrong?' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Please choose a reason').waitFor();
  await dialog.getByLabel('It is a scam').check();
  await dialog.getByLabel('What should we know?').fill('They ask for a fee.');
  await dialog.getByLabel('Your email').fill(email);
  await look('the dialog of a report');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog
    .getByText('Your report has the number')
    .or(page.getByText('Your report has the number'))
    .first()
    .waitFor();
  const focus = page.locator(':focus');
  expect(await focus.innerText(), 'the focus goes to the answer').toMatch(/^Thank you/);
  expect(await reportsOf(id)).toEqual([{ reason: 'scam', email, isVerified: false }]);
  await page.goto(await linkMailedTo(email, '/reports/confirm'));
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await look('a confirmed report');
  expect(await reportsOf(id)).toEqual([{ reason: 'scam', email, isVerified: true }]);
});

edge('reports on the page of the form, on a phone and without JavaScript', async () => {
  const id = await postJob({ title: 'Silver Courier' });
  const { page, visit } = await newVisitor({ width: 390, javaScript: false, expects: SENT_BACK });
  await visit(`/jobs/${id}`, { look: false });
  await page.getByRole('link', { name: 'Report this job' }).click();
  await page.waitForURL(`**/jobs/${id}/report`);
  await page.getByLabel('Something else').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Please tell us what is wrong').waitFor();
  expect(await page.getByLabel('Something else').isChecked(), 'the choice is kept').toBe(true);
  await page.getByLabel('What should we know?').fill('The picture is of another startup.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Your report has the number').waitFor();
  expect(await reportsOf(id)).toEqual([{ reason: 'other', email: null, isVerified: false }]);
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await page.waitForURL(`**/jobs/${id}`);
});
