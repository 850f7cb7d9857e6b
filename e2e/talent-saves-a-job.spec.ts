import { describe, expect, it } from 'vitest';
import { newVisitor } from './browser.ts';
import { anAccount, enter, logIn } from './people.ts';
import { postJob } from './site-data.ts';

describe('a talent', () => {
  it('saves a job with one press, sees it in every browser, and removes it', async () => {
    const id = await postJob({ title: 'Tidal Analyst' });
    const talent = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page, look, visit } = visitor;
    await enter(visitor, talent, `/jobs/${id}`);
    await page.getByRole('button', { name: 'Save Tidal Analyst' }).click();
    const saved = page.getByRole('button', { name: 'Saved Tidal Analyst, remove' });
    await saved.waitFor();
    await look('saved');

    await visit(`/jobs/${id}`, { look: false });
    await saved.waitFor();
    // The cached page is the same for everybody and does not say who saved it.
    const stranger = await newVisitor({});
    await stranger.visit(`/jobs/${id}`, { look: false });
    await stranger.page.getByRole('button', { name: 'Save Tidal Analyst' }).waitFor();

    await saved.click();
    await page.getByRole('button', { name: 'Save Tidal Analyst' }).waitFor();
    await visit(`/jobs/${id}`, { look: false });
    await page.getByRole('button', { name: 'Save Tidal Analyst' }).waitFor();
  });

  it('marks interest, reads what it does, and undoes it', async () => {
    const id = await postJob({ title: 'Kelp Buyer', company: 'Tangvik' });
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/jobs/${id}`);
    await page.getByText('Not an application: Tangvik sees a number', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'I’m interested' }).click();
    const undo = page.getByRole('button', { name: 'You’re interested. Undo' });
    await undo.waitFor();
    await visit(`/jobs/${id}`, { look: false });
    await undo.click();
    await page.getByRole('button', { name: 'I’m interested' }).waitFor();
  });

  it('reads that saving failed, and sees the button as it was', async () => {
    const id = await postJob({ title: 'Bell Buoy Tuner' });
    const visitor = await newVisitor({ logsIn: true, expects: [/\/save/] });
    const { page } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/jobs/${id}`);
    await page.route('**/save', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Bell Buoy Tuner' }).click();
    await page.getByText('Couldn’t save this job').waitFor();
    await page.getByRole('button', { name: 'Save Bell Buoy Tuner' }).waitFor();
  });

  it('saves it from the bar of a phone, and the card agrees', async () => {
    const id = await postJob({ title: 'Dock Carpenter', link: 'https://apply.example/dock' });
    const visitor = await newVisitor({ logsIn: true, width: 390 });
    const { page, look } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/jobs/${id}`);
    await page.getByRole('button', { name: 'Save Dock Carpenter' }).last().click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Saved Dock Carpenter, remove' }).count(), { timeout: 10_000 })
      .toBe(2);
    await look('saved from the bar');
  });

  it('saves and removes it without JavaScript', async () => {
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
});
