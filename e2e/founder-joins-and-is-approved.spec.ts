import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { approveCompany, askCompany } from '#domain/companies/approval/approval.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enter, enterByPassword } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const asStaff = <T>(work: (context: Context) => Promise<T>) =>
  inSiteDatabase((context) => work({ ...context, actor: { kind: 'system', name: 'journey' } }));

/** A field that is wrong or missing answers with status 400. */
const SENT_BACK = [/status of 400 .*\/client\/startups\/new/];

describe('a founder', () => {
  it('starts with a website, sends the startup for approval, answers a question and is public', async () => {
    const name = `Tangfabrikk ${newIdentifier(new Date()).slice(-8)}`;
    const visitor = await newVisitor({ logsIn: true, expects: SENT_BACK });
    const { page, look } = visitor;
    await enterByPassword(visitor, await anAccount(), '/client/startups/new');
    await page.goto('/client/startups/new');
    await page.getByLabel('Your startup’s website').fill('localhost');
    await page.getByRole('button', { name: 'Read the website' }).click();
    await page.getByText('Please enter a web address').waitFor();
    await waitForHydration(page);
    await look('not a website');
    await page.getByLabel('Your startup’s website').fill(`${newIdentifier(new Date())}.example`);
    await page.getByRole('button', { name: 'Read the website' }).click();
    await page.getByText('We could not read this website').waitFor();
    await page.getByLabel('Name of the startup').fill(name);
    await page.getByLabel('What you do, in one line').fill(`Kelp into rope, at ${name}.`);
    await page.getByLabel('Country of the company').selectOption('SE');
    await page.getByLabel(/Organisationsnummer|Registration number/).fill('556703-7486');
    await page.getByLabel('Founded in').fill('2021');
    await page.getByLabel('People', { exact: true }).selectOption('1-10');
    await page.getByRole('button', { name: 'Create startup profile' }).click();
    await page.getByText('This Organisationsnummer cannot be right').waitFor();
    expect(await page.getByLabel('Founded in').inputValue(), 'nothing is typed twice').toBe('2021');
    await waitForHydration(page);
    await look('a wrong number');
    await page.getByLabel('Organisationsnummer').fill('556703-7485');
    await page.getByRole('button', { name: 'Create startup profile' }).click();
    await page.waitForURL(/\/client\/startups\/tangfabrikk[^/]*\/edit/);
    const draft = new URL(page.url()).pathname.replace('/edit', '');
    const draftKey = draft.split('/').at(-1) ?? '';

    await page.goto(`${draft}/jobs/new`);
    await page.getByText('That page opens once you send this profile for approval.').waitFor();
    await waitForHydration(page);
    await look('a draft has no jobs yet');

    await page.getByRole('link', { name: 'Send for approval' }).first().click();
    await page.waitForURL(`**${draft}/approval`);
    await page.getByRole('heading', { level: 1, name: 'Send for approval' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: /^Add/ }).allInnerTexts()).toEqual(['Add a logo']);
    await waitForHydration(page);
    await look('what is missing');
    await inSiteDatabase((context) =>
      context.db.execute(sql`
        UPDATE companies SET logo_image_id = (SELECT logo_image_id FROM companies WHERE logo_image_id IS NOT NULL LIMIT 1)
        WHERE key = ${draftKey}`),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Send for approval' }).click();
    await page.getByText('Your startup has been sent for approval.', { exact: true }).waitFor();
    await waitForHydration(page);
    await look('waiting');

    await asStaff((context) => askCompany(context, draftKey, { question: 'Where is the factory?' }));
    await page.goto(`${draft}/approval`);
    await page.getByText('Where is the factory?').waitFor();
    await page.getByLabel('Answer').fill('In Lysekil.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByText('Thank you. We have your answer.').waitFor();

    const { key } = await asStaff((context) => approveCompany(context, draftKey));
    expect(key).not.toBe(draftKey);
    // A link from an earlier mail leads on.
    await page.goto(`${draft}/approval`);
    await page.waitForURL(`**/client/startups/${key}/approval`);
    await page.getByRole('heading', { level: 1, name: 'Public' }).waitFor();
    await visitor.visit(`/startups/${key}`, { look: false });
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('is led from what is missing into its field, and orders countries only once there are two', async () => {
    const { id, key } = await aStartup({ name: 'Tarevev', intro: '', status: 'DRAFT' });
    const path = `/client/startups/${key}`;
    const visitor = await newVisitor({ logsIn: true, width: 390 });
    const { page, visit } = visitor;
    await enter(visitor, await anAccount({ member: [{ id }] }), `${path}/approval`);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Add one line about what you do' }).click();
    await page.waitForURL(`**${path}/edit#intro-field`);
    const isFocused = (label: string) => () =>
      page.getByLabel(label).evaluate((field) => field === document.activeElement);
    await expect.poll(isFocused('What you do, in one line')).toBe(true);
    await visit(`${path}/approval`, { look: false });
    await page.getByRole('link', { name: 'Add a logo' }).click();
    await expect.poll(isFocused('Add logo')).toBe(true);

    const countries = page.locator('#countries');
    while ((await countries.getByRole('combobox', { name: 'Country' }).count()) < 1)
      await countries.getByRole('button', { name: 'Add a country' }).click();
    const arrows = countries.getByRole('button', { name: /^Move/ });
    expect(await arrows.count()).toBe(0);
    await countries.getByRole('button', { name: 'Add a country' }).click();
    expect(await arrows.count()).toBe(4);
  });

  edge('fills the form by hand without JavaScript, on a small screen', async () => {
    const visitor = await newVisitor({ logsIn: true, width: 390, javaScript: false });
    const { page } = visitor;
    await enterByPassword(visitor, await anAccount({ isTalent: true }), '/client/startups/new?name=Tare');
    expect(await page.getByLabel('Name of the startup').inputValue()).toBe('Tare');
    await page.getByRole('button', { name: 'Fill it in myself' }).click();
    expect(await page.getByLabel('Name of the startup').inputValue()).toBe('Tare');
    await page.getByRole('button', { name: 'Create startup profile' }).click();
    await page.waitForURL(/\/client\/startups\/tare-[^/]*\/edit/);
    await page.getByRole('link', { name: 'Send for approval' }).first().click();
    expect(await page.getByRole('main').getByRole('link', { name: /^Add/ }).count()).toBeGreaterThan(4);
  });
});
