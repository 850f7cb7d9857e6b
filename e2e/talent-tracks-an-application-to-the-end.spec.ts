import { describe, expect, it } from 'vitest';
import { talents } from '#database/tables/talent.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication, someColumn } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { edge } from '#testing/edge.ts';
import { somebody } from '#testing/people.ts';
import { aTalent } from '#testing/people-factories.ts';
import { letDaysPass } from './answer-clock.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, enter, setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const idIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

async function talentAndFounder() {
  const job = await inSiteDatabase(async (context) => {
    const newJob = await someJobToApplyTo(context, { title: 'Kelp Engineer' });
    await someColumn(context, newJob.id, { name: 'Interview', meaning: 'interview' });
    await someColumn(context, newJob.id, { name: 'Offer', meaning: 'offer', position: 1 });
    return newJob;
  });
  const talent = await newVisitor({ logsIn: true, width: 390 });
  await enter(talent, await anAccount({ firstName: 'Tuva', isTalent: true }), `/jobs/${job.id}/apply`);
  await talent.page.getByRole('button', { name: 'Send application' }).click();
  await talent.page.getByRole('link', { name: 'Follow it in My jobs' }).click();
  await talent.page.getByRole('heading', { level: 1, name: 'Kelp Engineer' }).waitFor();
  const founder = await newVisitor({ logsIn: true, width: 1440 });
  await setSessionOf(founder, job.owner);
  const id = idIn(talent.page.url());
  const card = `/client/startups/${job.companyKey}/applicants?card=${id}`;
  return { talent, founder, id, card };
}

type Pages = Awaited<ReturnType<typeof talentAndFounder>>;

/** The steps that the talent's page shows, without their dates. */
async function stepsShown({ talent: { page } }: Pages): Promise<string[]> {
  await page.reload();
  const steps = page.getByRole('heading', { name: 'Where it stands' }).locator('..').getByRole('listitem');
  return (await steps.locator('b').allTextContents()).map((text) => text.trim());
}

async function moveTo({ founder: { page }, card }: Pages, column: string): Promise<void> {
  await page.goto(card);
  await waitForHydration(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Move to…/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: column, exact: true }).click();
  if (column === 'Hired') await page.getByRole('button', { name: /^Hire / }).click();
  await page.getByText(new RegExp(`moved to ${column}`)).waitFor();
}

async function send({ founder: { page }, card }: Pages, kind: string, fields: Record<string, string>): Promise<void> {
  await page.goto(card);
  await waitForHydration(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Kind', { exact: true }).selectOption(kind);
  for (const [label, value] of Object.entries(fields))
    await drawer.getByLabel(new RegExp(`^${label}(?! \\d)`)).fill(value);
  await drawer.getByRole('button', { name: /^Send to/ }).click();
  await drawer.getByText('Sent.', { exact: true }).waitFor();
}

const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe('a talent', () => {
  it('follows an application from sending to the contract, on a phone', async () => {
    const pages = await talentAndFounder();
    const { page, look } = pages.talent;
    expect(await stepsShown(pages)).toEqual(['Received']);
    const fileWithoutDates = await page.request.get(`/client/my-jobs/${pages.id}/dates.ics`);
    expect(fileWithoutDates.status()).toBe(404);
    await pages.founder.page.goto(pages.card);
    await pages.founder.page.getByRole('dialog').waitFor();
    expect(await stepsShown(pages)).toEqual(['Received', 'Seen']);

    await letDaysPass(pages.id, 2);
    await moveTo(pages, 'Interview');
    await send(pages, 'times', {
      'Message to': 'Does this suit you?',
      Day: dayAhead(5),
      Time: '10:00',
      'Link, number or address': 'https://talk.example/kelp',
    });
    expect(await stepsShown(pages)).toEqual(['Received', 'Seen', 'Interview', 'Your answer']);
    await page.getByText('https://talk.example/kelp').waitFor();
    await waitForHydration(page);
    await look('times to answer');
    await page.getByRole('button', { name: /^Yes, that suits me/ }).click();
    await page.getByText('Your answer is sent.').waitFor();
    await page.getByText(/^You said yes to/).waitFor();
    const talk = page.getByRole('region', { name: 'Your talk' });
    await talk.getByRole('link', { name: 'https://talk.example/kelp' }).waitFor();
    await talk.getByRole('link', { name: 'Add to calendar' }).waitFor();
    await page.getByText(/^You talk on \w+day \d+ \w+ at 10:00 \(/).waitFor();
    await look('an agreed talk');
    const datesOf = async (query = '') =>
      (await page.request.get(new URL(`/client/my-jobs/${pages.id}/dates.ics${query}`, page.url()).href)).text();
    expect(await datesOf()).toContain('SUMMARY:Talk with');
    expect(await datesOf()).not.toContain('is quiet');
    expect(await datesOf('?reminders')).toContain('is quiet');
    await pages.founder.page.goto(pages.card);
    await pages.founder.page.getByRole('region', { name: 'Your talk' }).getByText('talk.example').waitFor();

    await letDaysPass(pages.id, 5);
    await moveTo(pages, 'Offer');
    await send(pages, 'offer', { 'Message to': 'We would like you to join.', 'Answer by': dayAhead(10) });
    expect(await stepsShown(pages)).toEqual(['Received', 'Seen', 'Interview', 'Offer', 'Your answer']);
    await waitForHydration(page);
    await look('an offer');
    const turn = page.getByRole('region', { name: 'Your turn' });
    await turn.getByText('We would like you to join.').waitFor();
    // The thread leads to the card rather than to say it twice.
    expect(await page.getByText('We would like you to join.').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Read and answer it' }).getAttribute('href')).toMatch(/^#answer-/);
    await turn.getByText('Accept the offer', { exact: true }).click();
    await turn.getByText(/^Accept the offer\? .* reads it at once/).waitFor();
    await look('an offer to accept');
    await turn.getByRole('button', { name: 'Yes, accept the offer' }).click();
    await page.getByText('You accepted the offer.').waitFor();
    await page.getByText(/^You accepted the offer on [^.]*\. .* tells you what comes next\./).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const answerRegion = page.getByRole('region', { name: 'Your answer' });
    await answerRegion.getByRole('heading', { name: /^You accepted the offer on \w+day \d+ \w+$/ }).waitFor();
    const box = await answerRegion.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
    await look('an accepted offer');
    await pages.founder.page.goto(pages.card);
    await pages.founder.page.getByRole('button', { name: /^Hire / }).waitFor();

    await moveTo(pages, 'Hired');
    expect(await stepsShown(pages)).toEqual(['Received', 'Seen', 'Interview', 'Offer', 'Hired']);
    expect(await answerRegion.count()).toBe(0);
    await page.goto('/client/my-jobs');
    await waitForHydration(page);
    await page.getByText('Congratulations.').waitFor();
    await look('my jobs, hired');
  }, 180_000);

  edge('sees forty applications on one axis of days, the latest first', async () => {
    const visitor = await newVisitor({ logsIn: true, width: 1440 });
    const talent = await inSiteDatabase(async (context) => {
      const { companyId, id: jobId } = await someJobToApplyTo(context, { title: 'Kelp Engineer' });
      const person = await somebody(context, { createdAt: context.now });
      const row = aTalent({ userId: person.id });
      await context.db.insert(talents).values(row);
      for (let day = 0; day < 40; day += 1) {
        const sentAt = new Date(context.now.getTime() - day * DAY_MS);
        // One may be open for a job; the others were withdrawn.
        const withdrawn = { withdrawnAt: context.now, talentStatus: 'withdrawn', clockFrom: null };
        await someApplication(context, { jobId, companyId, talentId: row.id, sentAt, ...(day > 0 && withdrawn) });
      }
      return person;
    });
    await setSessionOf(visitor, talent);
    // A policy that had no room for the places on the axis would print an error.
    await visitor.visit('/client/my-jobs');
    const { page } = visitor;
    const today = await page.getByText(/^Today, /).boundingBox();
    const chart = await page.locator('#applied').boundingBox();
    expect((today?.x ?? 0) - (chart?.x ?? 0)).toBeGreaterThan((chart?.width ?? 0) / 2);
    await page.getByText('10 more applications').click();
    await expect
      .poll(() => page.getByRole('link', { name: 'Kelp Engineer' }).filter({ visible: true }).count())
      .toBe(40);
  });

  edge('reads a no only after its 48 hours, and that it will be deleted', async () => {
    const pages = await talentAndFounder();
    const { page, look } = pages.talent;
    const { page: board } = pages.founder;
    await board.goto(pages.card.replace(/\?.*/, `/no?card=${pages.id}`));
    await waitForHydration(board);
    await board.getByRole('textbox', { name: 'What you write' }).fill('Hi {{firstName}}, this time it’s a no.');
    await board.getByRole('button', { name: 'Say no to 1 person' }).click();
    await board.getByRole('heading', { name: /^One answer leaves on \w+day / }).waitFor();
    await letDaysPass(pages.id, 1);
    expect(await stepsShown(pages)).toEqual(['Received']);
    expect(await page.getByText('this time it’s a no').count()).toBe(0);
    await letDaysPass(pages.id, 1);
    expect(await stepsShown(pages)).toContain('Not selected');
    await page.getByText(/this time it’s a no/).waitFor();
    await page.getByText(/^We’ll delete it on/).waitFor();
    await waitForHydration(page);
    await look('not selected');
  });
});
