import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { talents } from '#database/tables/talent.server.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { edge } from '#testing/edge.ts';
import { somebody } from '#testing/people.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { giveCv } from './cv.ts';
import { anAccount, enterByPassword, setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** The form is sent once with a question left open. */
const A_MISTAKE = /answered 400|status of 400/;

const WORK = {
  skills: ['Diving', 'Welding'],
  experience: [
    { title: 'Diver', organisation: 'Tang', from: '2019-03' },
    { title: 'Cook', organisation: 'Skrei', from: '2016-01', to: '2019-02' },
  ],
};

const ofPerson = (email: string) => sql`user_id = (SELECT id FROM users WHERE email = ${email})`;

const aJob = () =>
  inSiteDatabase((context) =>
    someJobToApplyTo(context, {
      title: 'Ferry Whisperer',
      questions: [
        { type: 'yesNo', text: 'Can you be in Bergen?', required: true, needs: ['Yes'] },
        { type: 'several', text: 'Which of these?', required: false, options: ['Go', 'Rust'] },
      ],
    }),
  );

describe('a talent', () => {
  edge('reads on a phone which job the form is for, however long its title is', async () => {
    const { id } = await inSiteDatabase((context) =>
      someJobToApplyTo(context, { title: 'Fergetelefonsvarer'.repeat(4) }),
    );
    const visitor = await newVisitor({ logsIn: true, width: 390 });
    await enterByPassword(visitor, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
    await visitor.page.getByRole('heading', { name: /^Apply to/ }).waitFor();
    await visitor.look('form for a job with a long title');
  });

  it('applies over the job, writes to the startup, and withdraws and returns', async () => {
    const { id } = await aJob();
    const visitor = await newVisitor({ logsIn: true, expects: [A_MISTAKE] });
    const { page, look } = visitor;
    await enterByPassword(visitor, await anAccount({ isTalent: true }), `/jobs/${id}`);
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: /^Apply to/ }).waitFor();
    expect(await drawer.getByText('“Yes”').count()).toBe(1);
    await drawer.getByRole('button', { name: 'Send application' }).click();
    await drawer.getByText('Please answer this question').waitFor();
    await drawer.getByText('Yes', { exact: true }).click();
    await drawer.getByText('Rust', { exact: true }).click();
    await drawer.getByText(/^Draft saved/).waitFor();
    await look('form over the job');
    await drawer.getByRole('button', { name: 'Send application' }).click();
    await drawer
      .getByRole('heading', { name: /has your application$/ })
      .and(page.locator(':focus'))
      .waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await page.getByText('has your application. My jobs shows where it stands.').waitFor();
    expect(await page.getByRole('link', { name: 'Apply', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'See your application' }).first().click();

    await page.getByRole('heading', { level: 1, name: 'Ferry Whisperer' }).waitFor();
    await waitForHydration(page);
    await page.getByLabel(/^Message to/).fill('I forgot: I can start at once.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message is on its way.').waitFor();
    await page.getByText('I forgot: I can start at once.').waitFor();
    await look('application');
    await page.setViewportSize({ width: 390, height: 740 });
    await page.getByText('Withdraw application').evaluate((link) => link.scrollIntoView({ block: 'end' }));
    await page.getByText('Withdraw application').click();
    await page.getByText('You no longer count among those who wait for their answer.').waitFor();
    const confirm = page.getByRole('button', { name: 'Withdraw it' });
    await expect.poll(async () => ((await confirm.boundingBox())?.y ?? 999) + 44).toBeLessThan(740);
    await look('withdrawing on a phone');
    await confirm.click();
    await page.getByRole('button', { name: 'Undo withdrawing' }).click();
    await page.getByText('Your application stands again').waitFor();
  });

  edge('reads all questions in one size, and each row of the profile on one line', async () => {
    const { id } = await inSiteDatabase((context) =>
      someJobToApplyTo(context, {
        questions: [
          { type: 'yesNo', text: 'Can you swim?', required: true },
          { type: 'text', text: 'How far?', required: true },
          { type: 'number', text: 'How often?', required: true },
        ],
      }),
    );
    const visitor = await newVisitor({ logsIn: true, width: 1280 });
    const { page } = visitor;
    const talent = await inSiteDatabase(async (context) => {
      const person = await somebody(context, { createdAt: context.now, isTalent: true });
      await giveCv(context, person);
      return person;
    });
    await setSessionOf(visitor, talent);
    await visitor.visit(`/jobs/${id}/apply`, { look: false });
    await page.getByRole('heading', { name: /^Three questions from/ }).waitFor();
    const sizes = await page
      .getByText(/^(?:Can you swim|How far|How often)\?$/)
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).fontSize));
    expect(sizes).toHaveLength(3);
    expect(new Set(sizes).size, `sizes ${sizes}`).toBe(1);
    const row = page.locator('summary', { hasText: 'Tuva CV.pdf' });
    const tops = await row.locator('> span').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Node);
        return range.getBoundingClientRect().bottom;
      }),
    );
    expect(Math.max(...tops) - Math.min(...tops), `bottoms at ${tops}`).toBeLessThan(2);
  });

  edge('leaves out an earlier job and a skill for one application', async () => {
    const { id } = await aJob();
    const visitor = await newVisitor({ logsIn: true });
    const { page, look } = visitor;
    const account = await anAccount({ isTalent: true });
    await inSiteDatabase(({ db }) => db.update(talents).set(WORK).where(ofPerson(account.email)));
    await enterByPassword(visitor, account, `/jobs/${id}/apply`);
    await waitForHydration(page);
    await page.getByText('2 jobs, latest Diver, Tang').click();
    await page.getByText('Cook, Skrei', { exact: true }).click();
    const shown = (label: string) => page.getByLabel(label).nth(1).inputValue();
    expect([await shown('Since'), await shown('Until')]).toEqual(['January 2016', 'February 2019']);
    await page.getByLabel('Leave this job out').and(page.locator(':visible')).check();
    await page.getByText('Left out: Cook, Skrei').waitFor();
    await page.getByText('Add a job', { exact: true }).click();
    await page.getByLabel('Title').nth(2).fill('Skipper');
    await page.getByLabel('Organisation').nth(2).fill('Flyt');
    await page.getByLabel('Since').nth(2).fill('2015-02');
    await page.getByText('Skipper, Flyt', { exact: true }).waitFor();
    await page.locator('summary', { hasText: 'Diving, Welding' }).click();
    await page.getByLabel('Skills, separated by commas').fill('Diving');
    await look('experience of the form, open');
    await page.getByText('No', { exact: true }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('link', { name: 'Follow it in My jobs' }).click();
    await page.getByText('See what you sent').click();
    const main = page.locator('main');
    await main.getByText('Diver, Tang March 2019 to today').waitFor();
    await main.getByText('Skipper, Flyt February 2015 to today').waitFor();
    expect(await main.getByText('Cook, Skrei').count()).toBe(0);
    expect(await main.getByText('Diving', { exact: true }).count()).toBe(1);
    expect(await inSiteDatabase(({ db }) => db.select().from(talents).where(ofPerson(account.email)))).toMatchObject([
      WORK,
    ]);
  });

  for (const javaScript of [true, false]) {
    edge(`sends nothing by Enter in a field, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
      const { id } = await aJob();
      const visitor = await newVisitor({ javaScript, logsIn: true });
      const { page } = visitor;
      await enterByPassword(visitor, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
      if (javaScript) await waitForHydration(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (/name="intent"\s+send|intent=send/.test(request.postData() ?? '')) sent.push(request.url());
      });
      await page.getByText('No', { exact: true }).click();
      await page.locator('summary', { hasText: 'Name' }).first().click();
      await page.getByLabel('Headline').fill('Diver');
      await page.getByLabel('Headline').press('Enter');
      await page.getByText('Add a note of your own').click();
      await page.getByLabel('Your note').fill('Still here.');
      expect(await page.getByLabel('Headline').inputValue()).toBe('Diver');
      expect(sent).toEqual([]);
      await page.getByRole('button', { name: 'Send application' }).click();
      await page.getByRole('heading', { name: /has your application$/ }).waitFor();
    });
  }

  edge('applies without JavaScript, and loses nothing to a mistake', async () => {
    const { id } = await aJob();
    const visitor = await newVisitor({ javaScript: false, logsIn: true, expects: [A_MISTAKE] });
    const { page } = visitor;
    await enterByPassword(visitor, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
    await page.getByText('Add a note of your own').click();
    await page.getByLabel('Your note').fill('Kept through the mistake.');
    await page.getByText('Experience', { exact: true }).click();
    await page.getByText('Add a job', { exact: true }).click();
    await page.getByLabel('Title').fill('Diver');
    await page.getByLabel('Organisation').fill('Tang');
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Please enter a year, or a month').waitFor();
    await page.getByLabel('Since').first().fill('2019-03');
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Please answer this question').waitFor();
    expect(await page.getByLabel('Your note').inputValue()).toBe('Kept through the mistake.');
    await page.getByText('No', { exact: true }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
  });
});
