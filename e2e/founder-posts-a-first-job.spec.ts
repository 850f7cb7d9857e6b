import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companyDataTerms } from '#database/tables/companies.server.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const TEXT =
  'You keep 46 ferries charged, on time and off diesel, and watch it work from the office window. You speak English.';

async function founder(options: Parameters<typeof newVisitor>[0] = {}) {
  const startup = await aStartup({ name: 'Strømfjord' });
  const visitor = await newVisitor({ logsIn: true, ...options });
  const account = await anAccount({ member: [{ id: startup.id }] });
  await enter(visitor, account, `/client/startups/${startup.key}/jobs/new`);
  return { ...visitor, companyId: startup.id, path: `/client/startups/${startup.key}/jobs` };
}

/** Whether nothing lies over an element. */
const isOnTop = (element: Element) => {
  const { left, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 1, top + height / 2));
};

describe('a founder', () => {
  it('writes a job that saves itself, hears what is missing, previews and publishes it', async () => {
    // The first attempt to publish is refused on purpose.
    const { page, look, path, companyId } = await founder({ expects: [/400/] });
    await look('ways to begin');
    await page.getByRole('button', { name: 'Start writing' }).click();
    await page.waitForURL(`**${path}/*/edit`);
    await waitForHydration(page);
    await page.getByLabel('From', { exact: true }).first().fill('690 000');
    await page.getByLabel('To', { exact: true }).first().fill('820 000');
    await page.getByLabel('Title').fill('Charging Ninja');
    // It replaces a plain field once its code has loaded.
    const text = page.locator('#description[contenteditable]');
    await text.click();
    await page.keyboard.type(TEXT);
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    await look('editor');
    await page.reload();
    expect(await page.getByLabel('Title').inputValue()).toBe('Charging Ninja');
    await text.getByText('46 ferries').waitFor();

    await waitForHydration(page);
    const help = page.getByRole('complementary', { name: 'While you write' });
    await help.getByRole('button', { name: /^Replace/ }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('An experienced person');
    await page.getByLabel('Title').fill('Charging Engineer');

    await page.getByRole('button', { name: 'Publish' }).first().click();
    const mistakes = page.getByRole('alert').filter({ hasText: 'not published yet' });
    // The refusal marks the box of the terms alone.
    const terms = page.getByRole('checkbox', { name: 'We accept the data-processing terms' });
    await mistakes.getByRole('link', { name: /^How people apply: Please accept the data-processing terms/ }).click();
    await expect.poll(() => terms.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.locator('#apply [aria-invalid]').count()).toBe(1);
    expect(await terms.getAttribute('aria-invalid')).toBe('true');
    await mistakes.getByRole('link', { name: 'Place: Please choose a place' }).click();
    await mistakes.getByRole('link', { name: 'Terms: Please choose at least one, such as full-time' }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('combobox', { name: 'Place' }).or(page.getByLabel('Place')).first().fill('Berge');
    const suggested = page.waitForResponse((response) => response.url().includes('/api/places?text=Bergen%2C'));
    await page.getByRole('option', { name: 'Bergen, Norway' }).click();
    // The list stays closed after a choice: it would cover the fields below.
    await suggested;
    await page.waitForTimeout(200);
    expect(await page.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(0);
    await page.getByLabel('Role').selectOption('engineer');
    await page.getByText('Full-time', { exact: true }).click();
    await page.getByText('Some days', { exact: true }).click();
    await look('editor with mistakes');
    // The list shrinks while its fields are filled in, and goes with the last one.
    expect(await mistakes.getByRole('link').allTextContents()).toEqual([
      expect.stringMatching(/^How people apply: Please accept/),
    ]);
    await page.getByRole('status').filter({ hasText: '1 field left to fill in.' }).waitFor();
    await page.getByText('By email', { exact: true }).click();
    await mistakes.waitFor({ state: 'detached' });
    await page.getByRole('status').filter({ hasText: 'All listed fields are filled in.' }).waitFor();
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();

    await page.getByRole('link', { name: 'Preview' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Charging Engineer' }).waitFor();
    await page.getByText('Bergen', { exact: false }).first().waitFor();
    await look('preview');
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Preview' }).first().click();
    await page.getByText('It is not public. It is your first job, so we read it').waitFor();
    await page.getByLabel('We accept the data-processing terms').check();
    await look('preview with the terms');
    await page.getByRole('button', { name: 'Publish' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/posted');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const accepted = await inSiteDatabase(({ db }) =>
      db.$count(companyDataTerms, eq(companyDataTerms.companyId, companyId)),
    );
    expect(accepted).toBe(1);
  });

  edge('reads all that is missing in an empty job from its heading on, in the order of the form', async () => {
    const { page, path } = await founder({ width: 1440, expects: [/400/] });
    await page.getByRole('button', { name: 'Start writing' }).click();
    await page.waitForURL(`**${path}/*/edit`);
    await waitForHydration(page);
    for (const publish of ['first', 'last'] as const) {
      // Here the bar lies over the place of the list.
      await page.evaluate(() => scrollTo(0, 200));
      await page.getByRole('button', { name: 'Publish' })[publish]().click();
      const mistakes = page.getByRole('alert').filter({ hasText: 'not published yet' });
      await expect.poll(() => mistakes.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await mistakes.getByRole('heading').evaluate(isOnTop), publish).toBe(true);
      expect((await mistakes.getByRole('link').allTextContents()).map((text) => text.split(':')[0])).toEqual([
        'Pay, from',
        'Title',
        'Role',
        'Place',
        'Terms',
        'From home',
        'About the job',
        'How people apply',
      ]);
    }
  });

  edge(
    'hears in the editor what is missing when they publish from the preview, on a phone without JavaScript',
    async () => {
      const { page, path } = await founder({ javaScript: false, width: 390, expects: [/400/] });
      await page.getByLabel('Text of the job').fill(`Charging Engineer\n\n${TEXT}`);
      await page.getByRole('button', { name: 'Fill in from the text' }).click();
      await page.waitForURL(`**${path}/*/edit?done=read`);
      await page.getByRole('link', { name: 'Preview' }).last().click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('alert').filter({ hasText: 'This job is not published yet' }).waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe('Charging Engineer');
    },
  );

  edge('brings a pasted text whose lists and headings stay while other fields change', async () => {
    const { page, path } = await founder();
    await page
      .getByLabel('Text of the job')
      .fill(`Charging Engineer\n\nYour days\n${TEXT}\n\n- Write tests\n- Read logs`);
    await page.getByRole('button', { name: 'Fill in from the text' }).click();
    await page.waitForURL(`**${path}/*/edit?done=read`);
    await waitForHydration(page);
    await page.locator('#description[contenteditable]').getByText('46 ferries').waitFor();
    await page.getByLabel('Title').fill('Ferry Charging Engineer');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question', { exact: true }).fill('Can you swim?');
    await page.getByLabel('People answer').selectOption('yesNo');
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    await page.getByRole('link', { name: 'Preview' }).first().click();
    await page.getByRole('heading', { name: 'Your days' }).waitFor();
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /^(?:Write tests|Read logs)$/ })
        .count(),
    ).toBe(2);

    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Delete “Can you swim?”' }).click();
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    await page.reload();
    await waitForHydration(page);
    expect(await page.getByText('Can you swim?').count()).toBe(0);
  });

  edge('pastes a page with a script, a picture and a table, and keeps its words apart', async () => {
    const { page, path } = await founder();
    await page.getByRole('button', { name: 'Start writing' }).click();
    await page.waitForURL(`**${path}/*/edit`);
    await waitForHydration(page);
    const text = page.locator('#description[contenteditable]');
    await text.click();
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<script>alert(1)</script><img src="data:image/png;base64,AAAA"><table><tr><td>Pay</td><td>600 000</td></tr></table>',
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await text.getByText('Pay 600 000').waitFor();
    expect(await text.locator('script, img, table').count()).toBe(0);
  });

  edge(
    'types on while a slow save is under way, publishes at once, and meets no conflict with themselves',
    async () => {
      const { page, path } = await founder({ expects: [/400/] });
      await page.getByRole('button', { name: 'Start writing' }).click();
      await page.waitForURL(`**${path}/*/edit`);
      await waitForHydration(page);
      const saves = { begun: 0, underWay: 0, most: 0, statuses: new Set<number>() };
      await page.route('**/api/jobs/*/draft', async (route) => {
        saves.begun += 1;
        saves.underWay += 1;
        saves.most = Math.max(saves.most, saves.underWay);
        // The first answer is under way while the timers of two more saves run out.
        await new Promise((resolve) => setTimeout(resolve, saves.begun === 1 ? 4_000 : 200));
        const response = await route.fetch();
        saves.underWay -= 1;
        saves.statuses.add(response.status());
        await route.fulfill({ response });
      });
      const title = page.getByLabel('Title');
      await title.fill('Charging');
      await page.waitForRequest('**/api/jobs/*/draft');
      await title.fill('Charging Engineer');
      await page.waitForTimeout(1_300);
      await title.fill('Charging Engineer, Ferries');
      await page.waitForTimeout(1_300);
      await title.fill('Charging Engineer, Ferry');
      await page.getByRole('button', { name: 'Publish' }).first().click();
      await page.getByRole('alert').filter({ hasText: 'not published yet' }).waitFor();
      expect({ most: saves.most, statuses: [...saves.statuses] }).toEqual({ most: 1, statuses: [200] });
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.reload();
      expect(await title.inputValue()).toBe('Charging Engineer, Ferry');
    },
  );

  edge('compares two tabs field by field, and loses neither', async () => {
    const { page, context, path } = await founder({ expects: [/409/] });
    await page.getByRole('button', { name: 'Start writing' }).click();
    await page.waitForURL(`**${path}/*/edit`);
    const other = await context().newPage();
    await other.goto(page.url());
    await waitForHydration(page);
    await waitForHydration(other);
    await other.getByLabel('Title').fill('From the other tab');
    await other.getByLabel('In one sentence').fill('Only the other tab says this.');
    await other.getByText(/^Saved/).waitFor();
    await page.getByLabel('Title').fill('From this tab');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'You saved this job in another tab' }).waitFor();
    expect((await dialog.boundingBox())?.width).toBe(960);
    // A change of the other tab alone is chosen; a field that both changed is not.
    const saveChoices = dialog.getByRole('button', { name: 'Save these choices' });
    await saveChoices.click();
    await dialog.getByText('Choose one of the two').waitFor();
    await page.setViewportSize({ width: 900, height: 900 });
    expect((await dialog.boundingBox())?.width).toBe(800);
    await dialog.getByText('From the other tab').click();
    await saveChoices.click();
    await page.getByText(/^Saved/).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('From the other tab');
    expect(await page.getByLabel('In one sentence').inputValue()).toBe('Only the other tab says this.');
  });

  edge('keeps what was typed while the site does not answer', async () => {
    const { page, context, path } = await founder({
      expects: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/],
    });
    await page.getByRole('button', { name: 'Start writing' }).click();
    await page.waitForURL(`**${path}/*/edit`);
    await waitForHydration(page);
    await context().setOffline(true);
    await page.getByLabel('Title').fill('Typed on a train');
    await page.getByText('Not saved, trying again').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
    await page.getByText(/^Not published/).waitFor();
    await context().setOffline(false);
    await page.getByText(/^Saved/).waitFor();
  });

  edge('posts one without JavaScript, on a phone', async () => {
    const { page, path } = await founder({ javaScript: false, width: 390, expects: [/\/posted/] });
    await page.getByLabel('Text of the job').fill(`Charging Engineer\n\n${TEXT}\n\n- Write tests`);
    await page.getByRole('button', { name: 'Fill in from the text' }).click();
    await page.waitForURL(`**${path}/*/edit?done=read`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await page.getByLabel('Title').inputValue()).toBe('Charging Engineer');
    await page.locator('#locations').fill('Bergen, Norway');
    await page.getByLabel('From', { exact: true }).first().fill('690 000');
    await page.getByLabel('Role').selectOption('engineer');
    await page.getByText('Full-time', { exact: true }).click();
    await page.getByText('Some days', { exact: true }).click();
    await page.getByText('We accept the data-processing terms', { exact: false }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await page.getByText('Saved.').waitFor();
    expect(await page.locator('#locations').inputValue()).toBe('Bergen, Norway');
    const posting = page.waitForRequest((request) => request.url().includes('/posted'));
    await page.getByRole('button', { name: 'Publish' }).last().click();
    await posting;
  });
});
