import { eq, inArray } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { edge } from '#testing/edge.ts';
import { textAbout } from '#testing/feeds.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enter, enterByPassword } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

async function writer(options: Parameters<typeof newVisitor>[0] = {}) {
  const startup = await aStartup({ name: 'Strømfjord' });
  const visitor = await newVisitor({ logsIn: true, ...options });
  const account = await anAccount({ member: [{ id: startup.id }] });
  const path = `/client/startups/${startup.key}/jobs`;
  await enter(visitor, account, `${path}/new`);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Start writing' }).click();
  await page.waitForURL(`**${path}/*/edit`);
  await waitForHydration(page);
  const text = editorOf(page);
  await text.waitFor();
  const jobId = page.url().split('/').at(-2) ?? '';
  return { ...visitor, startup, account, path, text, jobId };
}

/** The text with its toolbar, which replaces a plain field once its code has loaded. */
const editorOf = (page: Page) => page.locator('#description[contenteditable]');

/** Pastes into the field that has the focus, as a person does. */
function paste(page: Page, type: string, content: string) {
  return page.evaluate(
    ([kind, value]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind ?? '', value ?? '');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [type, content],
  );
}

describe('a founder', () => {
  for (const javaScript of [true, false]) {
    edge(
      `types a name that is too long, ${javaScript ? 'with' : 'without'} JavaScript, and it is not cut`,
      async () => {
        const startup = await aStartup({ name: 'Strømfjord' });
        const visitor = await newVisitor({ javaScript, logsIn: true, expects: [/answered 400|status of 400/] });
        const { page, look } = visitor;
        const account = await anAccount({ member: [{ id: startup.id }] });
        await enterByPassword(visitor, account, `/client/startups/${startup.key}/edit?section=name`);
        if (javaScript) await waitForHydration(page);
        const name = 'Strømfjord Marine Robotics and Cleaning of Hulls without Paint in the Northern Seas';
        const field = page.getByLabel('Name of the startup');
        await field.fill(name);
        if (javaScript) await page.getByText('83 of 80 characters. Please shorten it by 3.').waitFor();
        const refused = page.waitForResponse((response) => response.status() === 400);
        await field.press('Enter');
        await refused;
        await page.getByText('83 of 80 characters. Please shorten it by 3.').waitFor();
        expect(await page.getByText('Please use at most 80 characters').count(), 'it says so once').toBe(0);
        expect(await field.inputValue()).toBe(name);
        await look('a name that is too long');
      },
    );
  }

  edge('takes name and website along to the form of a startup, and a name that is too long is not cut', async () => {
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    const name = 'Strømfjord Marine Robotics and Cleaning of Hulls without Paint in the Northern Seas';
    const path = `/client/startups/new?${new URLSearchParams({ name })}`;
    await enterByPassword(visitor, await anAccount(), path);
    await page.getByText('83 of 80 characters. Please shorten it by 3.').waitFor();
    await page.getByLabel('Your startup’s website').fill('stromfjord.example');
    await page.getByRole('button', { name: 'Fill it in myself' }).click();
    await page.getByRole('heading', { level: 2, name: 'Profile' }).waitFor();
    expect(await page.getByLabel('Name of the startup').inputValue()).toBe(name);
    expect(await page.getByLabel('Website', { exact: true }).inputValue()).toBe('stromfjord.example');
  });

  edge('types a hiring stage that is too long, reads by how much, and it is not cut', async () => {
    const { page } = await writer();
    await page.getByRole('button', { name: 'Add a stage' }).click();
    const stage = page.getByRole('textbox', { name: 'Stage 1' });
    await stage.fill('x'.repeat(190));
    await page.getByText('190 of 200 characters').waitFor();
    await stage.fill('x'.repeat(203));
    await page.getByText('203 of 200 characters. Please shorten it by 3.').waitFor();
    expect(await stage.inputValue()).toHaveLength(203);
  });

  edge('gets back what they typed when the browser crashed before it was saved', async () => {
    const { page, context } = await writer({ expects: [/ERR_FAILED|Failed to load/] });
    await context().route('**/api/jobs/*/draft', (route) => route.abort());
    await page.getByLabel('Title').fill('Typed before the crash');
    await page.getByText('Not saved, trying again').waitFor();
    const address = page.url();
    await page.close({ runBeforeUnload: false });
    await context().unroute('**/api/jobs/*/draft');
    const next = await context().newPage();
    await next.goto(address);
    await next.getByText(/^Saved \d\d:\d\d/).waitFor();
    expect(await next.getByLabel('Title').inputValue()).toBe('Typed before the crash');
    await next.reload();
    expect(await next.getByLabel('Title').inputValue()).toBe('Typed before the crash');
  });

  edge('writes on in the plain field, and then in the one with a toolbar, without a click', async () => {
    const { page, context, text } = await writer();
    let load: (() => void) | undefined;
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    await context().route(/\/assets\/rich-text-[\w-]{7}\.js$/, async (route) => {
      await loading;
      await route.continue();
    });
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('textbox', { name: 'About the job' }).click();
    await page.keyboard.type('You bake bread');
    load?.();
    await text.waitFor();
    await page.keyboard.type(' at four in the morning.');
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    expect(await text.innerText()).toBe('You bake bread at four in the morning.');
  });

  edge('pastes a page with scripts, and keeps its words only', async () => {
    // The editor reads what is pasted as HTML, and the policy of the page blocks its scripts.
    const { page, text } = await writer({ expects: [/Executing inline event handler violates/] });
    await text.click();
    await paste(
      page,
      'text/html',
      '<h1 onclick="alert(1)">What you do</h1><script>alert(2)</script><p>Bake <img src=x onerror="alert(3)"><a href="javascript:alert(4)">bread</a></p>',
    );
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    await page.reload();
    await waitForHydration(page);
    await text.waitFor();
    expect(await text.innerText()).toMatch(/What you do\s+Bake bread/);
    expect(await text.getByRole('heading').allInnerTexts()).toEqual(['What you do']);
    expect(await text.innerHTML()).not.toMatch(/script|onerror|onclick|<img src="x"/);
  });

  edge('pastes an address of 300 characters on a phone, and the page is no wider', async () => {
    const { page, text } = await writer({ width: 390 });
    await text.click();
    await page.keyboard.insertText(`https://shop.example/${'a'.repeat(280)}`);
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  edge('hears that 2 MB are too much, keeps them, and goes on once the text is shorter', async () => {
    const { page, text } = await writer({ width: 390, expects: [/413/] });
    await page.getByLabel('Title').fill('Baker');
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
    await text.click();
    await paste(page, 'text/plain', 'All the words of a very long handbook. '.repeat(51_300));
    await page.getByText('Not saved. This text is too long to keep. Please shorten it.').waitFor({ timeout: 60_000 });
    expect((await text.innerText()).length).toBeGreaterThan(1_900_000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await text.press('ControlOrMeta+a');
    await page.keyboard.type('Bake bread.');
    await page.getByText(/^Saved \d\d:\d\d/).waitFor();
  });

  edge('publishes once, however quickly they press', async () => {
    const { page, startup, path, text, jobId } = await writer();
    await page.getByText('Competitive', { exact: true }).click();
    await page.getByLabel('Title').fill('Baker');
    await page.getByLabel('Role').selectOption('other');
    await page.locator('#locations').fill('Bergen, Norway');
    await page.getByText('Full-time', { exact: true }).click();
    await page.getByText('Some days', { exact: true }).click();
    await page.getByText('By email', { exact: true }).click();
    await text.click();
    await page.keyboard.type(
      'You bake the bread of the whole harbour, from four in the morning until the boats are in.',
    );
    const titles: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/edit')) titles.push(request.url());
    });
    await page.getByRole('button', { name: 'Publish' }).first().dblclick();
    await page.waitForURL(`**${path}/*/posted`);
    expect(titles).toHaveLength(1);
    const own = await inSiteDatabase(({ db }) => db.select().from(jobs).where(eq(jobs.companyId, startup.id)));
    expect(own.map(({ id, status }) => [id, status])).toEqual([[jobId, 'ACTIVE']]);
  });

  edge('keeps their text on the screen when a colleague removes them', async () => {
    const { page, context, account, startup } = await writer({ expects: [/404/, /422/] });
    const workspace = `/client/startups/${startup.key}`;
    const [profile, post] = [await context().newPage(), await context().newPage()];
    await profile.goto(`${workspace}/edit`);
    await waitForHydration(profile);
    await post.goto(`${workspace}/blog/new`);
    await waitForHydration(post);
    await inSiteDatabase(({ db }) => {
      const person = db.select({ id: users.id }).from(users).where(eq(users.email, account.email));
      return db.delete(companyMembers).where(inArray(companyMembers.userId, person));
    });
    await page.getByLabel('Title').fill('Written too late');
    await page.getByText('You can no longer edit this job. Your text stays here, so that you can copy it.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Written too late');
    // A section of the profile keeps its form, and a post that the browser has sent gives its texts back.
    const line = profile.getByLabel('What you do, in one line');
    await line.fill('Bread for boats');
    await line.press('Enter');
    await profile.getByText('Nothing was saved: you are not in this team').waitFor();
    expect(await line.inputValue()).toBe('Bread for boats');
    await post.getByLabel('Title').fill('How we bake');
    await post.locator('[contenteditable]').click();
    await post.keyboard.type('At four in the morning, and with salt water.');
    await post.getByRole('button', { name: 'Save draft' }).click();
    await post.getByRole('heading', { name: 'Not saved' }).waitFor();
    await post.getByText('How we bake').waitFor();
    await post.getByText('At four in the morning, and with salt water.').waitFor();
  });

  edge('changes a live job, accepts the terms it needs, and reads the change in its history', async () => {
    const { page, startup, path } = await writer();
    const { id } = await inSiteDatabase((site) =>
      someJob(site, {
        key: `live-${startup.key}`,
        companyId: startup.id,
        title: 'Kelp Diver',
        description: textAbout('Kelp Diver'),
        receiveApplicants: 'platform',
        salaryType: 'competitive',
        workplace: 'onsite',
        places: ['Bergen'],
      }),
    );
    await page.goto(`${path}/${id}/edit`);
    await waitForHydration(page);
    await page.getByLabel('We accept the data-processing terms for applications').check();
    await page.getByLabel('In one sentence').fill('Dive every morning');
    await page.getByText(/^Saved \d/).waitFor();
    await page.getByText('These changes are not public yet.').waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).waitFor();
    // The way to the preview and back keeps the tick, which accepts nothing yet.
    await page.getByRole('link', { name: 'Preview' }).first().click();
    await page.waitForURL('**/preview?*');
    expect(await page.getByLabel('We accept the data-processing terms').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await page.waitForURL('**/edit?*');
    await waitForHydration(page);
    expect(await page.getByLabel('We accept the data-processing terms for applications').isChecked()).toBe(true);
    await page.goto(path);
    await page.getByRole('link', { name: 'Changes that are not public yet' }).waitFor();
    await page.goto(`${path}/${id}`);
    await page.getByRole('link', { name: 'Changes that are not public yet' }).click();
    await page.waitForURL(`**/${id}/edit`);
    await waitForHydration(page);
    await page.getByLabel('We accept the data-processing terms for applications').check();
    await page.getByRole('button', { name: 'Publish changes' }).first().click();
    const notice = page.getByText('Your changes are public.');
    await notice.waitFor();
    // Nothing lies over it, such as the bar with the buttons.
    expect(
      await notice.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + height / 2) === element;
      }),
    ).toBe(true);
    await page.goto(`${path}/${id}`);
    const history = page.getByRole('main');
    await history
      .getByText(/In one sentence is now Dive every morning\./)
      .first()
      .waitFor();
  });

  edge('writes a job like an earlier one, which stays as it is', async () => {
    const { page, startup, path } = await writer();
    const earlier = await inSiteDatabase((site) =>
      someJob(site, {
        key: `earlier-${startup.key}`,
        companyId: startup.id,
        title: 'Kelp Diver',
        pitch: 'Dive every morning',
        hiringStages: ['First talk', 'A day with us'],
        places: ['Bergen'],
      }),
    );
    await page.goto(`${path}/${earlier.id}`);
    await page.getByRole('button', { name: 'Write one like it' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/edit') && !url.pathname.includes(earlier.id));
    await waitForHydration(page);
    expect(await page.getByLabel('Title').inputValue()).toBe('Kelp Diver');
    expect(await page.getByLabel('In one sentence').inputValue()).toBe('Dive every morning');
    expect(await page.getByRole('textbox', { name: /^Stage/ }).evaluateAll(valuesOf)).toEqual([
      'First talk',
      'A day with us',
    ]);
    expect(await page.locator('#locations').inputValue()).toContain('Bergen');
    await page.getByText('Started from another job of yours.').waitFor();

    await page.goto(`${path}/new?job=${earlier.id}`);
    expect(await page.getByRole('combobox', { name: 'Job' }).inputValue()).toBe(earlier.id);
    await page.goto(`${path}/new?job=${'f'.repeat(24)}`);
    await page.getByRole('heading', { name: 'From a link' }).waitFor();
  });
});

const valuesOf = (fields: (SVGElement | HTMLElement)[]) => fields.map((field) => (field as HTMLInputElement).value);
