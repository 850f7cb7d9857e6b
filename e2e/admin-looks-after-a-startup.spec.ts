import { describe, expect, it } from 'vitest';
import { orderNumber } from '#domain/billing/order.ts';
import { edge } from '#testing/edge.ts';
import { aBuyingStartup, orderOf } from '#testing/orders.ts';
import { somebody } from '#testing/people.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAdmin, anInvestorOf, aStartup, enter } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** An empty choice answers with status 400, and browsers print that. */
const SENT_BACK = [/status of 400 .*\/admin\//];

describe('an admin', () => {
  edge('goes from a startup’s workspace to its admin page, and sets the sites that show it', async () => {
    const { id, key } = await aStartup({ name: 'Tareskogen' });
    const person = await inSiteDatabase((site) =>
      somebody(site, { createdAt: site.now, firstName: 'Tora', lastName: 'Tang', member: [{ id }] }),
    );
    const visitor = await anAdmin({ expects: SENT_BACK });
    const { page, look, origin } = visitor;
    await visitor.visit(`/client/startups/${key}`, { look: false });
    expect(await page.locator('header summary').innerText(), 'the header names the rights').toContain('Admin');
    await page.getByRole('main').getByRole('link', { name: 'Admin', exact: true }).click();
    await page.waitForURL(`**/admin/companies/${key}`);
    await page.getByRole('heading', { level: 1, name: 'Tareskogen' }).waitFor();
    await page.getByRole('cell', { name: person.email }).waitFor();
    await look('a startup, as its admin sees it');

    await page.getByLabel('Havn', { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Save sites' }).click();
    await page.getByText('Choose at least one site').waitFor();
    await waitForHydration(page);
    await look('without a site');
    await page.getByLabel('Havn Impact').check();
    await page.getByLabel('Havn', { exact: true }).check();
    await page.getByRole('button', { name: 'Save sites' }).click();
    await page.getByText('Sites updated.').waitFor();
    await page.getByText('changed the sites that show it (from: Havn; to: Havn, Havn Impact)').waitFor();
    await page.getByRole('link', { name: 'Tora Tang' }).click();
    await page.waitForURL('**/admin/people?search=*');
    await page.getByRole('link', { name: 'Tareskogen' }).click();
    await page.waitForURL(`**/admin/companies/${key}`);
    await visitor.visit(`/startups/${key}`, { look: false });
    await page.getByRole('link', { name: 'Open in admin' }).click();
    await page.waitForURL(`**/admin/companies/${key}`);
    const response = await fetch(`${origin}/api/companies/${key}`);
    expect(((await response.json()) as { platform: object }).platform).toEqual({ thehub: true, plusimpact: true });
  });

  edge('finds people and startups of every status by Ctrl K', async () => {
    const { key } = await aStartup({ name: 'Snøtareskogen', status: 'DRAFT' });
    const person = await inSiteDatabase((site) =>
      somebody(site, { createdAt: site.now, firstName: 'Torgunn', lastName: 'Snøtare' }),
    );
    const visitor = await anAdmin();
    const { page, look } = visitor;
    await visitor.visit('/admin', { look: false });
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search jobs, startups and places' });
    const options = page.getByRole('dialog').getByRole('option');
    await field.fill('snøtare');
    await options.filter({ hasText: 'Torgunn Snøtare' }).filter({ hasText: person.email }).waitFor();
    await options.filter({ hasText: 'Snøtareskogen' }).waitFor();
    await look('palette of an admin');
    await field.fill('Snøtareskogen');
    await options.filter({ hasText: 'Snøtareskogen' }).first().click();
    await page.waitForURL(`**/admin/companies/${key}`);
  });

  it('suspends a startup with a reason and the facts, and lifts the suspension', async () => {
    const { key } = await aStartup({ name: 'Tareskogen' });
    const visitor = await anAdmin({ expects: [...SENT_BACK, /status of 404/] });
    const { page, look } = visitor;
    await visitor.visit(`/admin/companies/${key}`, { look: false });
    await page.getByLabel('What it says about itself or its jobs is not true.').check();
    await page.getByText('It has no open or paused job.').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please state the facts').waitFor();
    await waitForHydration(page);
    await look('a suspension without facts');
    await page.getByLabel('The facts, for the team').fill('The three founders are stock photos.');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('The team reads: What it says about itself or its jobs is not true. The three').waitFor();
    await look('a suspension to confirm');
    await page.getByRole('button', { name: 'Suspend the startup' }).click();
    await page.getByText('The startup is suspended. It has no member to tell.').waitFor();
    await page.getByText(/^suspended it \(/).waitFor();
    await waitForHydration(page);
    await look('a suspended startup');
    expect((await page.goto(`/startups/${key}`))?.status()).toBe(404);
    await page.goto(`/admin/companies/${key}`);
    await page.getByRole('button', { name: 'Lift the suspension' }).click();
    await page.getByText('The suspension is lifted. It has no member to tell.').waitFor();
    expect((await page.goto(`/startups/${key}`))?.status()).toBe(200);
  });

  it('refunds an order from the list of orders, once they have confirmed it', async () => {
    const { owner, company, jobId } = await inSiteDatabase((site) => aBuyingStartup(site));
    const buyer = await newVisitor({ logsIn: true, javaScript: false });
    await enter(buyer, { ...owner, password: '' }, `/client/startups/${company.key}/jobs/${jobId}/boost?step=pay`);
    await buyer.page.getByRole('link', { name: /^Pay 748.75/ }).click();
    await buyer.page.getByRole('button', { name: 'Pay', exact: true }).click();
    await buyer.page.getByRole('heading', { name: /^Boosted until/ }).waitFor();
    const order = await inSiteDatabase((site) => orderOf(site, jobId));
    const visitor = await anAdmin({ javaScript: false, expects: SENT_BACK });
    const { page, look } = visitor;
    await visitor.visit(`/admin/orders?search=${order.id}`, { look: false });
    await page.getByRole('link', { name: orderNumber(order.id) }).click();
    await page.waitForURL(`**/admin/orders/${order.id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please say why').waitFor();
    await look('a refund without a reason');
    await page.getByLabel('Reason, for the buyer').fill('Ordered by mistake.');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('The boost of this order ends at once.').waitFor();
    await look('a refund to confirm');
    expect((await inSiteDatabase((site) => orderOf(site, order.jobId))).status, 'it asks first').toBe('paid');
    await page.getByRole('button', { name: 'Refund 748.75 DKK' }).click();
    await page.getByText('Refunded. The buyer has an email about it.').waitFor();
    await page.getByRole('cell', { name: 'Credit note' }).waitFor();
    await look('a refunded order');
    expect((await inSiteDatabase((site) => orderOf(site, order.jobId))).status).toBe('refunded');
    // The account that ordered is deleted later.
    await inSiteDatabase(({ db }) => db.execute(`UPDATE orders SET ordered_by = NULL WHERE id = '${order.id}'`));
    await page.goto(`/admin/orders/${order.id}?done=refund`);
    await page.getByText('Nobody has an email about it, because the account that ordered is deleted.').waitFor();
  });

  edge('does the same for an investor, on a small screen and without JavaScript', async () => {
    const { key } = await anInvestorOf(['thehub'], 'Skjærgård Kapital');
    const visitor = await anAdmin({ width: 390, javaScript: false });
    const { page } = visitor;
    await visitor.visit(`/admin/investors/${key}`);
    await page.getByLabel('Havn Impact').check();
    await page.getByRole('button', { name: 'Save sites' }).click();
    await page.getByText('Sites updated.').waitFor();
    await page.goto('/admin/audit');
    await page.getByRole('link', { name: 'Skjærgård Kapital' }).first().click();
    await page.waitForURL(`**/admin/investors/${key}`);
    expect(await page.getByLabel('Havn Impact').isChecked()).toBe(true);
  });

  edge('reads the numbers of the site, and finds everything in its list', async () => {
    const { page, visit, look } = await anAdmin();
    await visit('/admin/numbers', { look: false });
    await page.getByRole('heading', { name: 'Week by week' }).waitFor();
    await look('the numbers');
    await page.setViewportSize({ width: 390, height: 844 });
    const weeks = page.getByRole('region', { name: 'The numbers of each week, the newest first' });
    expect(await weeks.evaluate((box) => box.scrollWidth - box.clientWidth), 'hidden to the right').toBe(0);
    await look('the numbers on a phone');
    for (const list of ['investors', 'orders', 'jobs', 'companies']) {
      await visit(`/admin/${list}`, { look: false });
      await look(list);
    }
    await page.getByLabel('Name, web domain or registration number').fill('skjaergard');
    await page.getByLabel('Status').selectOption('ACTIVE');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**/admin/companies?search=skjaergard&status=ACTIVE');
    // Other journeys make startups of the same name meanwhile.
    await page.locator('main a[href="/admin/companies/skjaergaard"]').click();
    await page.waitForURL('**/admin/companies/skjaergaard');
  });
});
