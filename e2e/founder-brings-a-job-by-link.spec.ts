import { describe, it } from 'vitest';
import { hydrated, newVisitor } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';

/** What a page gives is tested with a real server beside src/domain/import: the site never fetches this machine (S-6). */
describe('a founder who brings a job by its link', () => {
  it('hears why an address cannot be read, and goes on with the text', async () => {
    const { id, key } = await aStartup({ name: 'Strømsund' });
    const visitor = await newVisitor({ logsIn: true, expects: [/422/] });
    const { page, look } = visitor;
    await enter(visitor, await anAccount({ member: [{ id }] }), `/client/startups/${key}/jobs/new`);
    await hydrated(page);
    for (const [address, answer] of [
      ['http://startup.invalid/jobs/1', 'We could not read that page.'],
      ['http://127.0.0.1:5432/', 'Please enter the web address of one job'],
      ['not an address', 'Please enter the web address of one job'],
    ] as const) {
      await page.getByLabel('Address of the job').fill(address);
      await page.getByRole('button', { name: 'Read the page' }).click();
      await page.getByText(answer).waitFor();
    }
    await look('refused link');

    await page.getByLabel('Text of the job').fill('Baker\n\nYou bake bread before the town wakes.\n- Knead\n- Bake');
    await page.getByRole('button', { name: 'Read the text' }).click();
    await page.waitForURL('**/edit?done=read');
    await page.getByRole('heading', { level: 1, name: 'Baker' }).waitFor();
    await page.getByText('Started from a pasted text.').waitFor();
  });
});
