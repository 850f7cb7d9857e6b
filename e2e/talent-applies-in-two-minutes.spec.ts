import { describe, expect, it } from 'vitest';
import { someJobToApplyTo } from '#testing/applying.ts';
import { edge } from '#testing/edge.ts';
import { hydrated, newVisitor } from './browser.ts';
import { anAccount, enterByPassword } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** The form is sent once with a question left open. */
const A_MISTAKE = /answered 400|status of 400/;

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
    await drawer.getByRole('link', { name: 'Follow it in My jobs' }).click();

    await page.getByRole('heading', { level: 1, name: 'Ferry Whisperer' }).waitFor();
    await hydrated(page);
    await page.getByLabel(/^Message to/).fill('I forgot: I can start at once.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message is on its way.').waitFor();
    await page.getByText('I forgot: I can start at once.').waitFor();
    await look('application');
    await page.getByText('Withdraw application').click();
    await page.getByRole('button', { name: 'Withdraw it' }).click();
    await page.getByRole('button', { name: 'Undo withdrawing' }).click();
    await page.getByText('Your application stands again').waitFor();
  });

  edge('applies without JavaScript, and loses nothing to a mistake', async () => {
    const { id } = await aJob();
    const visitor = await newVisitor({ javaScript: false, logsIn: true, expects: [A_MISTAKE] });
    const { page } = visitor;
    await enterByPassword(visitor, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
    await page.getByText('Add a note of your own').click();
    await page.getByLabel('Your note').fill('Kept through the mistake.');
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Please answer this question').waitFor();
    expect(await page.getByLabel('Your note').inputValue()).toBe('Kept through the mistake.');
    await page.getByText('No', { exact: true }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
  });
});
