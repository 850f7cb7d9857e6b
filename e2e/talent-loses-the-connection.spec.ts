import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications as table } from '#database/tables/applications.server.ts';
import { privateFiles } from '#database/tables/talent.server.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { edge } from '#testing/edge.ts';
import { aPdf } from '#testing/pdf.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, enter } from './people.ts';
import { inSiteDatabase, postJob } from './site-data.ts';

const aFile = async () => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await aPdf('Tuva') });
const expects = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/];

describe('a talent without a connection', () => {
  edge('reads that a job was not saved, and saves it when the connection is back', async () => {
    const id = await postJob({ title: 'Fog Horn Tuner' });
    const talent = await newVisitor({ logsIn: true, width: 390, expects });
    await enter(talent, await anAccount({ isTalent: true }), `/jobs/${id}`);
    const { page, context, look } = talent;
    const save = page.getByRole('button', { name: 'Save Fog Horn Tuner' }).first();
    await waitForHydration(page);
    await context().setOffline(true);
    await save.click();
    await page.getByText('Couldn’t save this job').waitFor();
    await look('not saved');
    await save.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Fog Horn Tuner');
    await page.getByText('Couldn’t save this job').click();
    expect(await page.getByText('Couldn’t save this job').count()).toBe(0);
    await context().setOffline(false);
    await save.click();
    await page.getByRole('button', { name: 'Saved Fog Horn Tuner, remove' }).first().waitFor();
  });

  edge('keeps a message and its file, and sends both later', async () => {
    const { id } = await inSiteDatabase((context) => someJobToApplyTo(context, { title: 'Sand Bank Surveyor' }));
    const talent = await newVisitor({ logsIn: true, width: 390, expects });
    await enter(talent, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
    const { page, context, look } = talent;
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('link', { name: 'Follow it in My jobs' }).click();
    const message = page.getByLabel('Message to');
    await message.fill('I can start in May.');
    await page.locator('input[type=file]').setInputFiles(await aFile());
    await context().setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('We can’t reach the site.').waitFor();
    await look('message not sent');
    expect(await message.inputValue()).toBe('I can start in May.');

    await page.getByText('Add a note', { exact: true }).click();
    await page.getByLabel('A note to your application').fill('I moved to Bergen.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByText('What you typed is still here.').waitFor();
    expect(await page.getByLabel('A note to your application').inputValue()).toBe('I moved to Bergen.');

    await context().setOffline(false);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message is on its way.').waitFor();
    await page.getByRole('list').getByText('I can start in May.').waitFor();
    await page.getByRole('link', { name: /^cv\.pdf/ }).waitFor();
    expect(await message.inputValue()).toBe('');
  });

  edge('keeps a form where the browser calls a dead connection online', async () => {
    const { id } = await inSiteDatabase((context) => someJobToApplyTo(context, { title: 'Reef Warden' }));
    const talent = await newVisitor({ logsIn: true, width: 390, expects: [/ERR_FAILED/] });
    await enter(talent, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
    const { page, context } = talent;
    await page.getByText('Add a note of your own').click();
    await page.getByLabel('Your note').fill('I know these waters.');
    await page.getByText(/^Draft saved/).waitFor();
    await context().route('**/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.getByText('What you typed is still here.').waitFor();
    expect(await page.getByLabel('Your note').inputValue()).toBe('I know these waters.');
    await context().unroute('**/*');
    await page.getByRole('status').filter({ hasText: 'This page may be out of date.' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.getByText('Your draft is saved.').waitFor();
  });

  it('applies once with the CV, at whatever moment the connection breaks', async () => {
    const { id } = await inSiteDatabase((context) => someJobToApplyTo(context, { title: 'Buoy Listener' }));
    const talent = await newVisitor({ logsIn: true, width: 390, expects: [...expects, /ERR_FAILED/] });
    await enter(talent, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
    const { page, context, look } = talent;
    await waitForHydration(page);
    const note = page.getByLabel('Your note');
    const send = page.getByRole('button', { name: 'Send application' });
    const notice = page.getByText('We can’t reach the site.');
    const applications = () =>
      inSiteDatabase(({ db }) =>
        db
          .select({ note: table.note, cv: privateFiles.name })
          .from(table)
          .leftJoin(privateFiles, eq(privateFiles.id, table.cvFileId))
          .where(eq(table.jobId, id)),
      );
    await page.getByText('Add a note of your own').click();
    await note.fill('I know these waters.');
    await page.getByText(/^Draft saved/).waitFor();

    await context().setOffline(true);
    await page.locator('summary', { hasText: 'CV' }).click();
    await page.locator('input[type=file]').setInputFiles(await aFile());
    await send.click();
    await notice.waitFor();
    await look('application not sent');
    expect(await note.inputValue()).toBe('I know these waters.');
    await context().setOffline(false);

    const posts = (url: URL) => url.pathname.includes(`/jobs/${id}/apply`);
    await page.route(posts, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await send.click();
    await send.and(page.locator('[aria-disabled]')).waitFor({ state: 'detached' });
    await notice.waitFor();
    expect(await applications()).toEqual([]);
    await page.unroute(posts);

    // The application arrives, and its answer does not.
    await page.route(posts, async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await send.click();
    await expect.poll(applications).toHaveLength(1);
    await notice.waitFor();
    await page.unroute(posts);
    await send.click();
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
    expect(await applications()).toEqual([{ note: 'I know these waters.', cv: 'cv.pdf' }]);
  });

  edge('sends a file without words', async () => {
    const { id } = await inSiteDatabase((context) => someJobToApplyTo(context, { title: 'Skerry Cartographer' }));
    const talent = await newVisitor({ logsIn: true, width: 390, expects: [/400/] });
    await enter(talent, await anAccount({ isTalent: true }), `/jobs/${id}/apply`);
    const { page } = talent;
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('link', { name: 'Follow it in My jobs' }).click();
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please write a message').waitFor();
    await page.locator('input[type=file]').setInputFiles(await aFile());
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('link', { name: /^cv\.pdf/ }).waitFor();
  });
});

describe('a visitor without a connection', () => {
  edge('keeps the page where the log-in cannot load, and logs in when the connection is back', async () => {
    const id = await postJob({ title: 'Reef Warden' });
    const { page, context, visit } = await newVisitor({ expects });
    await visit(`/jobs/${id}`, { look: false });
    await context().setOffline(true);
    await page.getByRole('button', { name: 'Save Reef Warden' }).click();
    await page.getByRole('button', { name: 'No connection.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/jobs/${id}`);
    await context().setOffline(false);
    await page.getByRole('button', { name: 'Save Reef Warden' }).click();
    await page.getByRole('heading', { name: /^Log in/ }).waitFor();
  });

  edge('stays where the browser calls a dead connection online, and goes on once the site answers', async () => {
    const id = await postJob({ title: 'Reef Warden' });
    const { page, context, visit } = await newVisitor({
      expects: [/ERR_FAILED/, /Failed to fetch/, /Error loading route module/],
    });
    await visit(`/jobs/${id}`, { look: false });
    await context().route('**/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Reef Warden' }).click();
    await page.getByRole('button', { name: 'No connection.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/jobs/${id}`);
    await page.getByRole('main').getByRole('link', { name: 'Jobs', exact: true }).first().click();
    await page.getByRole('status').filter({ hasText: 'We’ll open that page as soon as it is back.' }).waitFor();
    await context().unroute('**/*');
    await page.getByRole('heading', { level: 1, name: /jobs$/ }).waitFor();
  });

  edge('is not stopped where the browser calls a working connection dead', async () => {
    const id = await postJob({ title: 'Reef Warden' });
    const { page, visit } = await newVisitor();
    await visit(`/jobs/${id}`, { look: false });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      dispatchEvent(new Event('offline'));
    });
    await page.getByRole('button', { name: 'Save Reef Warden' }).click();
    await page.getByRole('heading', { name: /^Log in/ }).waitFor();
    expect(await page.getByText('No connection').count()).toBe(0);
  });
});
