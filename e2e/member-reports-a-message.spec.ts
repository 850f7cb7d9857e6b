import { expect } from 'vitest';
import { applicationMessages } from '#database/tables/applications.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { edge } from '#testing/edge.ts';
import { loggedIn, somebody } from '#testing/people.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** A form with a mistake answers with status 400, and browsers print that. */
const SENT_BACK = [/\b400\b/];

/** An application with a message of each side; the startup's is rude. */
function aRudeAnswer() {
  return inSiteDatabase(async (site) => {
    const job = await someJobToApplyTo(site, { title: 'Kelp Cutter', key: `kelp-${newIdentifier(new Date())}` });
    const { id, userId } = await someApplication(site, { jobId: job.id, companyId: job.companyId, name: 'Aino Vik' });
    const messages = [
      { text: 'Have you read it yet?', isFromTalent: true, userId },
      { text: 'Only fools ask twice.', isFromTalent: false, userId: job.owner.id },
    ].map((message, index) => ({
      ...message,
      id: newIdentifier(new Date()),
      applicationId: id,
      at: new Date(site.now.getTime() - 60_000 + index * 1_000),
    }));
    await site.db.insert(applicationMessages).values(messages);
    const talent = await loggedIn(site, { id: userId, email: '' });
    const admin = await somebody(site, { createdAt: site.now, isAdmin: true });
    return { job, id, talent, admin, rude: messages[1]?.id ?? '' };
  });
}

edge('reports a message, which staff remove with the keyboard, and its author appeals', async () => {
  const { job, id, talent, admin, rude } = await aRudeAnswer();
  const reporter = await newVisitor({ logsIn: true, width: 390, expects: SENT_BACK });
  await setSessionOf(reporter, talent);
  await reporter.visit(`/client/my-jobs/${id}`, { look: false });
  await waitForHydration(reporter.page);
  await reporter.page.getByRole('link', { name: 'Report this message' }).click();
  const dialog = reporter.page.getByRole('dialog', { name: 'What is wrong?' });
  await dialog.getByText('Our staff never read applications.').waitFor();
  expect(await dialog.getByRole('blockquote').allInnerTexts()).toEqual([
    expect.stringContaining('Have you read it yet?'),
    expect.stringContaining('Only fools ask twice.'),
  ]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Please choose a reason').waitFor();
  await dialog.getByLabel('It insults or threatens').check();
  await reporter.look('the dialog of a report by a member');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await reporter.page.getByText('We have emailed you a receipt').waitFor();

  const staff = await newVisitor({ logsIn: true });
  await setSessionOf(staff, admin);
  await staff.visit(`/admin?tab=reports&item=${rude}`, { look: false });
  await waitForHydration(staff.page);
  await staff.page.getByText('Only fools ask twice.').waitFor();
  await staff.page.getByText('Have you read it yet?').waitFor();
  await staff.look('a reported message in the queue');
  await staff.page.keyboard.press('2');
  await staff.page.keyboard.press('r');
  await staff.page.getByText('the message will be removed').waitFor();

  await expect
    .poll(
      async () => {
        await reporter.page.goto(`/client/my-jobs/${id}`);
        return reporter.page.getByText('Our staff removed this message.').count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  expect(await reporter.page.getByText('Only fools ask twice.').count()).toBe(0);
  await reporter.look('a removed message');

  const author = await newVisitor({ logsIn: true });
  await setSessionOf(author, job.owner);
  await author.visit(`/client/startups/${job.companyKey}/applicants?card=${id}`, { look: false });
  await author.page.getByText('Our staff removed this message.').waitFor();
  await author.visit('/settings');
  await waitForHydration(author.page);
  await author.page.getByText('Appeal', { exact: true }).click();
  await author.page.getByLabel('Why should we decide otherwise?').fill('It was a joke that we both know.');
  await author.page.getByRole('button', { name: 'Send the appeal' }).click();
  await author.page.getByText('We have received your appeal.').waitFor();
});

edge('reports an applicant from the card, on a phone and without JavaScript', async () => {
  const { job, id } = await aRudeAnswer();
  const { page, visit } = await newVisitor({ logsIn: true, width: 390, javaScript: false, expects: SENT_BACK }).then(
    async (visitor) => {
      await setSessionOf(visitor, job.owner);
      return visitor;
    },
  );
  await visit(`/client/startups/${job.companyKey}/applicants?card=${id}`, { look: false });
  await page.getByRole('link', { name: 'Report Aino' }).click();
  await page.waitForURL(`**report=person-${id}**`);
  await page.getByLabel('Something else').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Please tell us what is wrong').waitFor();
  expect(await page.getByLabel('Something else').isChecked(), 'the choice is kept').toBe(true);
  await page.getByLabel('What should we know?').fill('They wrote to my home address.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Your report has the number').waitFor();
});
