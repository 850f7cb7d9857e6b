import { expect } from 'vitest';
import { editCompany } from '#domain/companies/commands.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { appealStatement, makeStatement } from '#domain/moderation/statements.server.ts';
import { edge } from '#testing/edge.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { waitForHydration } from './browser.ts';
import { anAdmin } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

edge('finds the one reason to reject an appeal chosen, and says why the decision stands', async () => {
  const statement = await inSiteDatabase(async (site) => {
    const company = await someCompany(site, { key: `queue-${newIdentifier(new Date())}`, name: 'Lomvi', domain: null });
    const values = { companyId: company.id, decision: 'companyRejected', reason: 'agency', text: 'It is an agency.' };
    const id = await makeStatement(site, values as Parameters<typeof makeStatement>[1]);
    const { actor } = await somebody(site, { createdAt: site.now, member: [company] });
    await appealStatement({ ...site, actor }, id, 'We sell a product of our own.');
    return id;
  });
  const { page, visit, look } = await anAdmin();
  await visit(`/admin?tab=reports&item=${statement}`, { look: false });
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1, name: 'Lomvi' }).waitFor();
  expect(await page.getByRole('radio', { name: 'The decision stands' }).isChecked()).toBe(true);
  await look('an appeal in the queue');
  await page.keyboard.press('r');
  await page.keyboard.type('You sell the hours of your people.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByText('Lomvi: the decision stands').waitFor();
});

edge('rejects a new website of an approved startup, and reads that among the own decisions', async () => {
  const company = await inSiteDatabase(async (site) => {
    const key = `queue-${newIdentifier(new Date())}`;
    const startup = await someCompany(site, {
      key,
      name: 'Sandløper',
      website: 'https://sandloper.example',
      domain: null,
    });
    const { actor } = await somebody(site, { createdAt: site.now, member: [startup] });
    await editCompany({ ...site, actor }, key, {
      name: 'Sandløper',
      website: 'https://elsewhere-sandloper.example',
      intro: 'Runs along the water.',
    });
    return startup;
  });
  const { page, visit, look } = await anAdmin();
  await visit(`/admin/companies/${company.key}`, { look: false });
  await page.getByRole('link', { name: 'Decide in the queue' }).click();
  // Both pages have this name as their heading.
  await page.waitForURL(({ pathname }) => pathname === '/admin');
  await page.getByRole('heading', { level: 1, name: 'Sandløper' }).waitFor();
  await waitForHydration(page);
  await page.getByText('https://elsewhere-sandloper.example').waitFor();
  await look('a change in the queue');
  await page.keyboard.press('1');
  await page.keyboard.press('r');
  await page.getByText('Sandløper: the change is rejected').waitFor();
  await visit('/admin/decisions', { look: false });
  const row = page.getByRole('row').filter({ hasText: 'Sandløper' });
  expect(await row.innerText()).toContain('Not their website');
  await row.getByRole('link', { name: 'Sandløper' }).click();
  await page.waitForURL(`**/admin/companies/${company.key}`);
});
