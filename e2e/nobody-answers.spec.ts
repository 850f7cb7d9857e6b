import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { letDaysPass } from './answer-clock.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, enter, setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** The last path segment of the address that a talent follows an application at. */
const idIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** A talent's view of an application that they have just sent, and the owner of the startup that got it. */
async function sentApplication() {
  const closesAt = new Date(Date.now() + 50 * DAY_MS);
  const { owner, ...job } = await inSiteDatabase((context) =>
    someJobToApplyTo(context, {
      title: 'Tide Keeper',
      closesAt,
      expirationDate: closesAt.toISOString().slice(0, 10),
      isPaid: true,
    }),
  );
  const talent = await newVisitor({ logsIn: true });
  await enter(talent, await anAccount({ isTalent: true }), `/jobs/${job.id}/apply`);
  await talent.page.getByRole('button', { name: 'Send application' }).click();
  await talent.page.getByRole('link', { name: 'Follow it in My jobs' }).click();
  await talent.page.getByRole('heading', { level: 1, name: 'Tide Keeper' }).waitFor();
  return { job, owner, talent, id: idIn(talent.page.url()) };
}

describe('an application that nobody answers', () => {
  it('reminds the startup, tells the talent, pauses the job, and opens it again once it is answered', async () => {
    const { job, owner, talent, id } = await sentApplication();
    const { page, look } = talent;
    const reads = async (text: RegExp) => {
      await page.reload();
      await page.getByText(text).waitFor();
    };
    await reads(/^Not opened yet\. If it stays quiet, we remind .* on/);
    await letDaysPass(id, 7);
    await reads(/^Not opened yet\. We reminded .*, and will again on/);
    await letDaysPass(id, 7);
    await reads(/^Not opened yet\. We’ve reminded .* twice\. On .* we’ll tell you where it stands\.$/);
    await letDaysPass(id, 7);
    await reads(/^Not opened yet\. We reminded .* twice\. On .* we pause the job\.$/);
    await waitForHydration(page);
    await look('quiet for 21 days');

    const founder = await newVisitor({ logsIn: true, expects: [/status of 409|answered 409/] });
    await setSessionOf(founder, owner);
    const board = `/client/startups/${job.companyKey}/applicants`;
    await founder.page.goto(`${board}?only=due`);
    await founder.page.getByText('Waits 21 days').waitFor();
    await founder.look('board with an overdue answer');
    const isOpen = async () => (await fetch(`${founder.origin}/api/jobs/single/${job.id}`)).ok;
    expect(await isOpen()).toBe(true);

    await letDaysPass(id, 7);
    await reads(/^Not opened yet\. We have paused the job\.$/);
    await founder.page.goto(`/client/startups/${job.companyKey}/jobs/${job.id}`);
    await waitForHydration(founder.page);
    await founder.page.getByText('Paused', { exact: true }).first().waitFor();
    await founder.look('job paused by the clock');
    const visitor = await newVisitor();
    await visitor.visit(`/jobs/${job.id}`);
    expect(await visitor.page.getByRole('link', { name: 'Apply', exact: true }).count()).toBe(0);

    // A word to the person who waits lets the job open again.
    await founder.page.goto(`${board}?card=${id}`);
    await waitForHydration(founder.page);
    const drawer = founder.page.getByRole('dialog');
    await drawer.getByLabel(/^Message to/).fill('We are sorry for the silence. Can you start in May?');
    await drawer.getByRole('button', { name: /^Send to/ }).click();
    await drawer.getByText('Sent.', { exact: true }).waitFor();
    await founder.page.goto(`/client/startups/${job.companyKey}/jobs/${job.id}`);
    await waitForHydration(founder.page);
    await founder.page
      .getByRole('button', { name: /^(Open again|Resume)/ })
      .first()
      .click();
    await founder.page.getByText('Paused', { exact: true }).first().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('We are sorry for the silence.').waitFor();
    await page.getByText(/^Their clock began today/).waitFor();
  }, 180_000);
});
