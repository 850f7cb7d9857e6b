import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { anAccount, enter, logIn } from './people.ts';
import { postJob, step } from './site-data.ts';

describe('a talent', () => {
  it('saves a job with one press, sees it in every browser, and removes it', async () => {
    const id = await postJob({ title: 'Tidal Analyst' });
    const talent = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page, look, visit } = visitor;
    await enter(visitor, talent, `/jobs/${id}`);
    await page.getByRole('button', { name: 'Save Tidal Analyst' }).click();
    const removeButton = page.getByRole('button', { name: 'Saved Tidal Analyst, remove' });
    await removeButton.waitFor();
    await look('saved');

    await visit(`/jobs/${id}`, { look: false });
    await removeButton.waitFor();
    // The cached page is the same for everybody and does not say who saved it.
    const stranger = await newVisitor({});
    await stranger.visit(`/jobs/${id}`, { look: false });
    await stranger.page.getByRole('button', { name: 'Save Tidal Analyst' }).waitFor();

    await removeButton.click();
    await page.getByRole('button', { name: 'Save Tidal Analyst' }).waitFor();
    await visit(`/jobs/${id}`, { look: false });
    await page.getByRole('button', { name: 'Save Tidal Analyst' }).waitFor();
  });

  edge('marks interest, reads what it does, and undoes it', async () => {
    const id = await postJob({ title: 'Kelp Buyer', company: 'Tangvik' });
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/jobs/${id}`);
    await page
      .getByText('This is not an application. Once five people are interested, Tangvik sees how many')
      .waitFor();
    await page.getByRole('button', { name: 'I’m interested' }).click();
    const undo = page.getByRole('button', { name: 'You’re interested. Undo' });
    await undo.waitFor();
    await visit(`/jobs/${id}`, { look: false });
    await undo.click();
    await page.getByRole('button', { name: 'I’m interested' }).waitFor();
  });

  edge('reads that saving failed, and sees the button as it was', async () => {
    const id = await postJob({ title: 'Bell Buoy Tuner' });
    const visitor = await newVisitor({ logsIn: true, expects: [/\/save/] });
    const { page } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/jobs/${id}`);
    await page.route('**/save', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Bell Buoy Tuner' }).click();
    await page.getByText('Couldn’t save this job').waitFor();
    await page.getByRole('button', { name: 'Save Bell Buoy Tuner' }).waitFor();
  });

  edge('saves it from the bar of a phone, and the card agrees', async () => {
    const id = await postJob({ title: 'Dock Carpenter', link: 'https://apply.example/dock' });
    const visitor = await newVisitor({ logsIn: true, width: 390 });
    const { page, look } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/jobs/${id}`);
    await page.getByRole('button', { name: 'Save Dock Carpenter' }).last().click();
    await expect.poll(() => page.getByRole('button', { name: 'Saved Dock Carpenter, remove' }).count()).toBe(2);
    await look('saved from the bar');
  });

  edge('saves and removes it without JavaScript', async () => {
    const id = await postJob({ title: 'Net Mender' });
    const talent = await anAccount({ isTalent: true });
    const { page } = await newVisitor({ logsIn: true, javaScript: false });
    await page.goto(`/jobs/${id}`);
    await page.getByRole('button', { name: 'Save Net Mender' }).first().click();
    await page.waitForURL('**/auth/signin**');
    await logIn(page, talent);
    await page.waitForURL(`**/jobs/${id}`);
    await page.getByRole('button', { name: 'Save Net Mender' }).first().click();
    await page.getByRole('button', { name: 'I’m interested' }).click();
    await page.getByRole('button', { name: 'You’re interested. Undo' }).waitFor();
    await page.getByRole('button', { name: 'Saved Net Mender, remove' }).first().click();
    await page.getByRole('button', { name: 'Save Net Mender' }).first().waitFor();
  });

  it.each(sampleOf([true, false], 2))(
    'finds it in My jobs, removes it and takes that back (JavaScript: %s)',
    async (javaScript) => {
      const id = await postJob({ title: 'Rope Maker', company: 'Taugvik', lastDaySaid: true });
      const visitor = await newVisitor({ logsIn: true, javaScript });
      const { page } = visitor;
      await enter(visitor, await anAccount({ isTalent: true }), `/jobs/${id}`);
      await page.getByRole('button', { name: 'Save Rope Maker' }).first().click();
      await page.getByRole('button', { name: 'Saved Rope Maker, remove' }).first().waitFor();
      await page.goto(`${visitor.origin}/client/my-jobs`);
      const savedJobs = page.locator('#saved');
      await savedJobs.getByRole('link', { name: 'Rope Maker', exact: true }).waitFor();
      const calendar = await page.request.get(
        await savedJobs
          .getByRole('link', { name: /^Add to calendar/ })
          .getAttribute('href')
          .then((href) => new URL(href ?? '', page.url()).href),
      );
      expect(await calendar.text()).toContain(`UID:last-day-${id}@`);
      await savedJobs.getByRole('button', { name: 'Remove Rope Maker' }).click();
      await page.getByText('Removed from your saved jobs.').waitFor();
      // Its button is gone, and the one that brings it back has the focus.
      await page.locator('button:focus', { hasText: 'Undo' }).waitFor();
      await page.keyboard.press('Enter');
      await savedJobs.getByRole('link', { name: 'Rope Maker', exact: true }).waitFor();
      await step(id, 'pause');
      await page.goto(`${visitor.origin}/client/my-jobs`);
      await savedJobs.getByText('Closed').waitFor();
    },
  );

  it.each(sampleOf([false, true], 2))(
    'notes an application on another site and how it went (JavaScript: %s)',
    async (javaScript) => {
      const visitor = await newVisitor({ logsIn: true, javaScript });
      const { page } = visitor;
      await enter(visitor, await anAccount({ isTalent: true }), '/client/my-jobs');
      await page.getByText('No applications yet').waitFor();
      await page.getByText('Add an application').click();
      await page.getByLabel('Job title').fill('Go Developer');
      await page.getByLabel('Where you applied').fill('Brisling');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('heading', { name: 'Go Developer' }).waitFor();
      await page.getByText('Heard back?').click();
      await page.getByLabel('How it went').selectOption('Interview');
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await page.locator('#elsewhere').getByText('Interview', { exact: true }).first().waitFor();
      await page.getByText('Change', { exact: false }).first().click();
      await page.getByText('Edit or delete').click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Deleted: Go Developer at Brisling.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('heading', { name: 'Go Developer' }).waitFor();
    },
  );
});
