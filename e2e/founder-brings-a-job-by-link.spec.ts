import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';

/** A page of the demo's careers twin (src/adapters/careers-twin.ts). The site never fetches this machine otherwise (S-6). */
const CAREERS = 'https://careers.example';

async function founder(options: Parameters<typeof newVisitor>[0] = {}) {
  const { id, key } = await aStartup({ name: 'Strømsund' });
  const visitor = await newVisitor({ logsIn: true, expects: [/422/], ...options });
  const path = `/client/startups/${key}/jobs`;
  await enter(visitor, await anAccount({ member: [{ id }] }), `${path}/new`);
  return { ...visitor, path };
}

describe('a founder who brings a job by its link', () => {
  it('sees the page being read, finds its fields filled in, adds what is missing and publishes the job', async () => {
    const { page, look, path } = await founder({ expects: [/\/posted/] });
    await waitForHydration(page);
    await page.getByLabel('Address of the job').fill(`${CAREERS}/jobs/tide-engineer`);
    await page.getByRole('button', { name: 'Fill in from the page' }).click();
    await page.getByRole('status').filter({ hasText: 'Reading the page…' }).waitFor();
    await page.waitForURL(`**${path}/*/edit?done=read`);

    await page.getByText('We filled in what we could read').waitFor();
    await page.getByText('Started from careers.example/jobs/tide-engineer').waitFor();
    await waitForHydration(page);
    expect(await page.getByLabel('Title').inputValue()).toBe('Tide Engineer');
    expect(await page.getByLabel('From', { exact: true }).first().inputValue()).toMatch(/^640\D?000$/);
    expect(await page.getByLabel('To', { exact: true }).first().inputValue()).toMatch(/^720\D?000$/);
    expect(await page.getByLabel('Full-time').isChecked()).toBe(true);
    expect(
      await page.getByRole('combobox', { name: 'Place' }).or(page.getByLabel('Place')).first().inputValue(),
    ).toMatch(/^Bergen/);
    await page.locator('#description').getByText('fill the dry dock').waitFor();
    await look('editor filled from a link');

    await page.getByLabel('Role').selectOption('engineer');
    await page.getByText('Some days', { exact: true }).click();
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    const posting = page.waitForRequest((request) => request.url().includes('/posted'));
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await posting;
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /Tide Engineer|review|Posted|public/i })
      .waitFor();
    await look('posted from a link');
  });

  edge('hears why an address cannot be read, keeps it, and goes on with the text', async () => {
    const { page, look } = await founder();
    await waitForHydration(page);
    for (const [address, answer] of [
      [`${CAREERS}/jobs/gone`, 'We could not read that page. Open the job there, and paste its text below.'],
      [`${CAREERS}/about`, 'That page has no job that we can read.'],
      [`${CAREERS}/jobs`, 'That page has 2 jobs. Please enter the address of one of them.'],
      [`${CAREERS}/jobs/slow`, 'We could not read that page.'],
      ['http://startup.invalid/jobs/1', 'We could not read that page.'],
      ['http://127.0.0.1:5432/', 'Please enter the web address of one job'],
      ['not an address', 'Please enter the web address of one job'],
    ] as const) {
      const field = page.getByLabel('Address of the job');
      await field.fill(address);
      const reply = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Fill in from the page' }).click();
      expect((await reply).status()).toBe(422);
      await page.getByText(answer).waitFor();
      expect(await field.inputValue()).toBe(address);
    }
    await look('refused link');

    await page.getByLabel('Text of the job').fill('Baker\n\nYou bake bread before the town wakes.\n- Knead\n- Bake');
    await page.getByRole('button', { name: 'Fill in from the text' }).click();
    await page.waitForURL('**/edit?done=read');
    await page.getByRole('heading', { level: 1, name: 'Baker' }).waitFor();
    await page.getByText('Started from a pasted text.').waitFor();
  });

  edge('reads the same page, and keeps a refused address, on a phone without JavaScript', async () => {
    const { page, path } = await founder({ javaScript: false, width: 390 });
    await page.getByLabel('Address of the job').fill(`${CAREERS}/about`);
    await page.getByRole('button', { name: 'Fill in from the page' }).click();
    await page.getByText('That page has no job that we can read.').waitFor();
    expect(await page.getByLabel('Address of the job').inputValue()).toBe(`${CAREERS}/about`);
    await page.getByLabel('Address of the job').fill(`${CAREERS}/jobs/tide-engineer`);
    await page.getByRole('button', { name: 'Fill in from the page' }).click();
    await page.waitForURL(`**${path}/*/edit?done=read`);
    expect(await page.getByLabel('Title').inputValue()).toBe('Tide Engineer');
  });
});
