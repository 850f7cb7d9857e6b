import { describe, expect, it } from 'vitest';
import { somebody } from '#testing/people.ts';
import { hydrated, newVisitor, type Visitor } from './browser.ts';
import { anInvestorOf, aStartup } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** An empty choice answers with status 400, and browsers print that. */
const SENT_BACK = [/status of 400 .*\/admin\//];

async function asAdmin({ context, origin }: Visitor): Promise<void> {
  const { cookie } = await inSiteDatabase((site) => somebody(site, { createdAt: site.now, isAdmin: true }));
  await context.addCookies([{ name: 'sid', value: cookie.slice('sid='.length), url: origin }]);
}

describe('an admin', () => {
  it('goes from a startup’s workspace to its admin page, and sets the sites that show it', async () => {
    const { id, key } = await aStartup({ name: 'Tareskogen' });
    const person = await inSiteDatabase((site) =>
      somebody(site, { createdAt: site.now, firstName: 'Tora', lastName: 'Tang', member: [{ id }] }),
    );
    const visitor = await newVisitor({ logsIn: true, expects: SENT_BACK });
    const { page, look, origin } = visitor;
    await asAdmin(visitor);
    await visitor.visit(`/client/startups/${key}`, { look: false });
    await page.getByRole('main').getByRole('link', { name: 'Admin', exact: true }).click();
    await page.waitForURL(`**/admin/companies/${key}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tareskogen');
    await page.getByRole('cell', { name: person.email }).waitFor();
    await look('a startup, as its admin sees it');

    await page.getByLabel('thehub').uncheck();
    await page.getByRole('button', { name: 'Set sites' }).click();
    await page.getByText('Choose at least one site').waitFor();
    await hydrated(page);
    await look('without a site');
    await page.getByLabel('plusimpact').check();
    await page.getByLabel('thehub').check();
    await page.getByRole('button', { name: 'Set sites' }).click();
    await page.getByText('Platforms updated.').waitFor();
    await page.getByText('set the sites that show it (from: thehub; to: thehub, plusimpact)').waitFor();
    const asked = await fetch(`${origin}/api/companies/${key}`);
    expect(((await asked.json()) as { platform: object }).platform).toEqual({ thehub: true, plusimpact: true });
  });

  it('does the same for an investor, on a small screen and without JavaScript', async () => {
    const { key } = await anInvestorOf(['thehub'], 'Skjærgård Kapital');
    const visitor = await newVisitor({ logsIn: true, width: 390, javaScript: false });
    const { page } = visitor;
    await asAdmin(visitor);
    await visitor.visit(`/admin/investors/${key}`);
    await page.getByLabel('plusimpact').check();
    await page.getByRole('button', { name: 'Set sites' }).click();
    await page.getByText('Platforms updated.').waitFor();
    await page.goto('/admin/audit');
    await page.getByRole('link', { name: 'Skjærgård Kapital' }).first().click();
    await page.waitForURL(`**/admin/investors/${key}`);
    expect(await page.getByLabel('plusimpact').isChecked()).toBe(true);
  });
});
