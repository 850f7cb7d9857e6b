import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { somebody } from '#testing/people.ts';
import { waitForHydration } from './browser.ts';
import { anAdmin, aStartup } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** A person of two startups, so that the list of people has links. */
async function aFounder(lastName: string) {
  const startups = [await aStartup({ name: `${lastName} Tare` }), await aStartup({ name: `${lastName} Tang` })];
  const member = startups.map(({ id }) => ({ id }));
  const person = await inSiteDatabase((site) =>
    somebody(site, { createdAt: site.now, firstName: 'Tora', lastName, member }),
  );
  return { ...person, startups };
}

describe('an admin', () => {
  edge('reads the name of a person, the first team and the day on one line of the list', async () => {
    const { email } = await aFounder('Skrei');
    const { page, visit } = await anAdmin({ width: 1440 });
    await visit(`/admin/people?search=${email}`);
    const tops = await page.evaluate(() => {
      const topOf = (selector: string) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector) as Node);
        return Math.round(range.getClientRects()[0]?.top ?? 0);
      };
      return ['tbody td strong', 'tbody td a', 'tbody td:nth-child(3)'].map(topOf);
    });
    expect(new Set(tops).size, `tops at ${tops}`).toBe(1);
  });

  for (const javaScript of [true, false]) {
    edge(
      `reads what ending all sessions does before it is done, ${javaScript ? 'with' : 'without'} scripts`,
      async () => {
        const { email } = await aFounder('Sild');
        const { page, visit, look } = await anAdmin({ width: 390, javaScript });
        await visit(`/admin/people?search=${email}`, { look: false });
        if (javaScript) await waitForHydration(page);
        await page.getByText('Log out everywhere').first().click();
        await page.getByText('They are logged out on every device and log in again. You cannot undo this.').waitFor();
        expect(await page.getByText('is logged out everywhere').count(), 'asked first').toBe(0);
        await look('a question before sessions end');
        await page.getByRole('button', { name: 'Log out Tora Sild' }).click();
        await page.getByText('Tora Sild is logged out everywhere.').waitFor();
      },
    );
  }
});

describe('an admin who reads the audit trail', () => {
  it('finds what was done to a startup or a person, by whom, and one kind of change', async () => {
    const founder = await aFounder('Uer');
    const [tare, tang] = founder.startups;
    const { page, visit, look } = await anAdmin({ width: 1280, javaScript: false });
    for (const startup of [tare, tang]) {
      await visit(`/admin/companies/${startup?.key}`, { look: false });
      await page.getByLabel('Havn Impact').check();
      await page.getByRole('button', { name: 'Save sites' }).click();
      await page.getByText('Sites updated.').waitFor();
    }
    await visit(`/admin/people?search=${founder.email}`, { look: false });
    await page.getByText('Log out everywhere').first().click();
    await page.getByRole('button', { name: 'Log out Tora Uer' }).click();

    await visit('/admin/audit', { look: false });
    const search = page.getByLabel('Person, startup, investor or job');
    const changes = () => page.locator('tbody tr td:nth-child(3)').allInnerTexts();
    const show = () => page.getByRole('button', { name: 'Show' }).click();
    await search.fill('Uer Tare');
    await show();
    await page.getByText('1 found').waitFor();
    expect(await changes()).toEqual([expect.stringMatching(/^changed the sites that show it/)]);
    await search.fill('tora uer');
    await show();
    expect(await changes()).toEqual(['logged them out everywhere']);
    await search.fill('Uer');
    await page.getByLabel('Change', { exact: true }).selectOption({ label: 'Changed the sites that show it' });
    await show();
    await page.getByText('2 found').waitFor();
    expect(await changes()).toHaveLength(2);
    await look('the audit trail, filtered');
    await search.fill('nobody of this name');
    await show();
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  });
});
