import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newVisitor } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';
import { site } from './site.ts';
import { htmlOf, inSiteDatabase } from './site-data.ts';

async function anOwnerWithAJob(title: string, changes: Parameters<typeof someJob>[1] = {}) {
  const { id, key } = await aStartup({ name: 'Tidevandsværk' });
  const owner = await anAccount({ member: [{ id }] });
  const job = await inSiteDatabase((context) =>
    someJob(context, { companyId: id, title, places: ['Aarhus'], ...changes }),
  );
  return { owner, path: `/client/startups/${key}/jobs/${job.id}`, orders: `/client/startups/${key}/orders` };
}

describe('a startup', () => {
  it.each(sampleOf([{ javaScript: true }, { javaScript: false }], 2))(
    'boosts a job, says once who buys, and finds its receipt by mail, on paper and as a PDF (JavaScript: $javaScript)',
    async ({ javaScript }) => {
      const { owner, path, orders } = await anOwnerWithAJob('Tide Keeper');
      const visitor = await newVisitor({ logsIn: true, javaScript, expects: [/status of 400/] });
      const { page, look } = visitor;
      await enter(visitor, owner, `${path}/boost`);
      await page.getByRole('link', { name: 'Pay and boost' }).click();

      await page.getByLabel('Legal name').fill('Tidevandsværk ApS');
      await page.getByLabel('Street and number').fill('Åboulevarden 3');
      await page.getByLabel('Postal code').fill('8000');
      await page.getByLabel('Town').fill('Aarhus');
      await page.getByLabel('Country').selectOption('DK');
      await page.getByLabel('VAT number').fill('12345678');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByText('it is not a VAT number of this country').waitFor();
      expect(await page.getByLabel('Legal name').inputValue()).toBe('Tidevandsværk ApS');
      await look('buyer with a mistake');
      await page.getByLabel('VAT number').fill('13585628');
      await page.getByRole('button', { name: 'Save and continue' }).click();

      await page.getByRole('heading', { name: 'Check and pay' }).waitFor();
      await look('check and pay');
      await page.getByRole('link', { name: /^Pay 748.75/ }).click();
      await page.getByRole('heading', { name: 'Test checkout' }).waitFor();
      await look('test checkout');
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.getByText('The card was declined').waitFor();
      await page.getByRole('button', { name: 'Pay twice' }).click();
      await page.getByRole('heading', { name: /^Boosted until/ }).waitFor();
      await look('boosted');

      await page.getByRole('link', { name: 'See the receipt' }).click();
      await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor();
      await page.getByText('DK13585628').waitFor();
      await look('receipt');
      const pdf = await page.request.get(await hrefOf(page.getByRole('link', { name: 'Download PDF' })));
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

      await visitor.visit(orders, { look: false });
      expect(await page.getByRole('row').count()).toBe(2);
      await look('orders');
      const mails = async () =>
        (await htmlOf('/dev/mail')).html.split('<tr').filter((row) => row.includes(owner.email));
      await expect.poll(async () => (await mails()).join()).toContain('Receipt 20');
    },
  );

  edge('reads whole words on the buttons of a boosted job on a phone', async () => {
    const boostingExpiresAt = new Date(Date.now() + 14 * DAY_MS);
    const { owner, path } = await anOwnerWithAJob('Lock Keeper', { boostingExpiresAt });
    const visitor = await newVisitor({ logsIn: true, width: 390 });
    await enter(visitor, owner, path);
    const heights = await Promise.all(
      ['Edit', 'Close', 'Boost longer'].map(async (name) => {
        const box = await visitor.page.getByRole('link', { name, exact: true }).first().boundingBox();
        return Math.round(box?.height ?? 0);
      }),
    );
    expect(new Set(heights).size, `heights ${heights.join(', ')}`).toBe(1);
    await visitor.look('desk of a boosted job');
  });

  edge('reads before paying, and after, that the job closes before the boost ends', async () => {
    const closesAt = new Date(Date.now() + 5 * DAY_MS);
    const expirationDate = closesAt.toISOString().slice(0, 10);
    const { owner, path } = await anOwnerWithAJob('Iskjelleroppsynsmann'.repeat(4), {
      closesAt,
      expirationDate,
      boostingExpiresAt: new Date(Date.now() + 9 * DAY_MS),
    });
    const visitor = await newVisitor({ logsIn: true, width: 390 });
    await enter(visitor, owner, `${path}/boost`);
    const note = await visitor.page.getByText('before the boost ends').boundingBox();
    const pay = await visitor.page.getByRole('link', { name: 'Pay and boost' }).boundingBox();
    expect(note?.y).toBeLessThan(pay?.y ?? 0);
    // On a phone the button that pays comes first.
    const notNow = await visitor.page.getByRole('link', { name: 'Not now' }).boundingBox();
    expect(pay?.y).toBeLessThan(notNow?.y ?? 0);
    await visitor.look('boost of a job that closes soon');
    await visitor.page.goto(`${path}/boosted`);
    await visitor.page.getByText('Renew it in its last 7 days').waitFor();
  });

  edge('cannot pay an order that has expired, and begins again', async () => {
    const { owner, path, orders } = await anOwnerWithAJob('Buoy Keeper');
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    await enter(visitor, owner, `${path}/boost`);
    // The button that pays stands last, and the keyboard reaches it last.
    const notNow = page.getByRole('link', { name: 'Not now' });
    await notNow.focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pay and boost');
    const [first, last] = [await notNow.boundingBox(), await page.locator(':focus').boundingBox()];
    expect(last?.x).toBeGreaterThan(first?.x ?? Number.POSITIVE_INFINITY);
    await page.keyboard.press('Enter');
    await page.getByLabel('Legal name').fill('Tidevandsværk AS');
    await page.getByLabel('Street and number').fill('Kaia 1');
    await page.getByLabel('Postal code').fill('5003');
    await page.getByLabel('Town').fill('Bergen');
    await page.getByLabel('Country').selectOption('NO');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('link', { name: /^Pay / }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    const checkoutUrl = page.url();
    await page.goto(orders);
    const pay = page.getByRole('row').getByRole('link', { name: 'Continue to payment' });
    expect(await pay.getAttribute('href'), 'the row of an unpaid order leads to its payment').toBe(checkoutUrl);
    await page
      .getByRole('link', { name: /^Boost/ })
      .first()
      .click();
    await page.getByText('You can pay until').waitFor();
    // A page that reloads takes the focus from whoever is about to press.
    expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0);
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.waitForURL(checkoutUrl);
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    const reference = new URL(checkoutUrl).searchParams.get('checkout');
    const file = join(site().dataDirectory, 'test-checkout', `${reference}.json`);
    const checkout = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...checkout, expiresAt: new Date(Date.now() - 60_000).toISOString() }));
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText('This order has expired, and nothing was charged.').waitFor();
    expect(await page.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Start again' }).click();
    await page.getByRole('heading', { name: 'Boost this job' }).waitFor();
  });

  edge('gets its money back for a payment that came too late', async () => {
    const { owner, path } = await anOwnerWithAJob('Late Keeper');
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    await enter(visitor, owner, `${path}/boost?step=buyer`);
    await page.getByLabel('Legal name').fill('Tidevandsværk AS');
    await page.getByLabel('Street and number').fill('Kaia 1');
    await page.getByLabel('Postal code').fill('5003');
    await page.getByLabel('Town').fill('Bergen');
    await page.getByLabel('Country').selectOption('NO');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('No Danish VAT').waitFor();
    await page.getByRole('link', { name: /^Pay / }).click();
    await page.getByRole('button', { name: 'Pay late' }).click();
    await page.getByText('This payment could not be used').waitFor();
    await page.getByRole('link', { name: 'See the order' }).click();
    await page.getByText('after the order had expired').waitFor();
  });
});

async function hrefOf(link: { getAttribute(name: string): Promise<string | null> }): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}
