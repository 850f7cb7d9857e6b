import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { talents } from '#database/tables/talent.server.ts';
import { edge } from '#testing/edge.ts';
import { aPdf } from '#testing/pdf.ts';
import { type Person, somebody } from '#testing/people.ts';
import { aBoard, aMember } from './board.ts';
import { newVisitor, type Visitor, waitForHydration } from './browser.ts';
import { giveCv } from './cv.ts';
import { setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** A board with one application, which was sent with a CV. */
async function aSentCv() {
  const talent = await inSiteDatabase((context) => somebody(context, { firstName: 'Tuva', isTalent: true }));
  const application = await inSiteDatabase(async (context) => {
    const cvFileId = await giveCv(context, talent);
    const [row] = await context.db.select({ id: talents.id }).from(talents).where(eq(talents.userId, talent.id));
    return { cvFileId, talentId: row?.id ?? '' };
  });
  const board = await aBoard(['Tuva Lyngstad'], { application });
  return { board, talent, card: board.cards.get('Tuva Lyngstad') ?? '' };
}

async function loggedIn(person: Person, options: Parameters<typeof newVisitor>[0] = {}) {
  const visitor = await newVisitor({ logsIn: true, ...options });
  await setSessionOf(visitor, person);
  return visitor;
}

const fetchFile = async ({ page, origin }: Visitor, path: string) => page.request.get(new URL(path, origin).href);

describe('a company', () => {
  it('opens the CV on a card, which its talent sees', async () => {
    const { board, talent, card } = await aSentCv();
    // So low that the card begins with the CV below the screen.
    const ingrid = await loggedIn(await aMember(board.id, 'Ingrid', 'owner'), { width: 1440, height: 400 });
    const tuva = await loggedIn(talent);

    await ingrid.page.goto(`${board.path}?card=${card}`);
    await waitForHydration(ingrid.page);
    const drawer = ingrid.page.getByRole('dialog', { name: 'Tuva Lyngstad' });
    await drawer.getByText('Tuva sees that you opened it').waitFor();
    await tuva.page.goto(`/client/my-jobs/${card}`);
    await tuva.page.getByText('Nobody yet.').waitFor();
    await drawer.getByRole('region', { name: 'Pages of Tuva CV.pdf' }).scrollIntoViewIfNeeded();
    const page = drawer.getByRole('img', { name: 'Page 1 of Tuva CV.pdf' });
    await expect.poll(() => page.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await drawer.getByRole('button', { name: 'Larger pages' }).click();
    await ingrid.look('card with a CV');
    const picture = await fetchFile(ingrid, (await page.getAttribute('src')) ?? '');
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    for (const wrong of ['0', '2', 'x', '1e1', '']) {
      const path = `${board.path}/cv.pdf?card=${card}&page=${wrong}`;
      expect((await fetchFile(ingrid, path)).status(), `page ${wrong}`).toBe(404);
    }
    const open = drawer.getByRole('link', { name: 'Open CV' });
    expect(await open.getAttribute('target')).toBe('_blank');
    const file = await fetchFile(ingrid, (await open.getAttribute('href')) ?? '');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="CV.pdf"; filename*=UTF-8''Tuva%20CV.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    await ingrid.page.goto(`${board.path}/cv.pdf?card=${card}`);
    await drawer.getByText('This link to a file has expired.').waitFor();
    const again = await drawer.getByRole('link', { name: 'Open Tuva CV.pdf again' }).getAttribute('href');
    expect((await fetchFile(ingrid, again ?? '')).headers()['content-type']).toBe('application/pdf');
    await ingrid.look('card after an expired link');
    const download = drawer.getByRole('link', { name: 'Download' });
    const response = await fetchFile(ingrid, (await download.getAttribute('href')) ?? '');
    expect(response.headers()['content-disposition']).toMatch(/^attachment;/);

    await tuva.page.reload();
    const openings = tuva.page.getByRole('heading', { name: 'Who opened your CV' }).locator('..').getByRole('listitem');
    expect(await openings.allTextContents()).toEqual([expect.stringMatching(/^Ingrid/)]);
  });

  edge('keeps the CV that was sent when its talent replaces and deletes it', async () => {
    const { board, talent, card } = await aSentCv();
    const mette = await loggedIn(await aMember(board.id, 'Mette', 'reviewer'), { javaScript: false });
    const tuva = await loggedIn(talent, { javaScript: false });
    const { page } = tuva;
    await page.goto('/client/applicant');
    const buffer = await aPdf('Another CV');
    await page
      .locator('input[type=file][name=cv]')
      .setInputFiles({ name: 'New.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Upload and fill in' }).click();
    await page.getByText('New.pdf').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('New.pdf').waitFor({ state: 'detached' });

    await mette.page.goto(`${board.path}?card=${card}`);
    const link = mette.page.getByRole('link', { name: 'Open CV' });
    expect((await fetchFile(mette, (await link.getAttribute('href')) ?? '')).status()).toBe(200);
    await page.goto(`/client/my-jobs/${card}`);
    await page.getByText('See what you sent').click();
    const own = page.getByRole('link', { name: 'Tuva CV.pdf' });
    const file = await fetchFile(tuva, (await own.getAttribute('href')) ?? '');
    expect(file.headers()['content-disposition']).toContain(
      'inline; filename="CV.pdf"; filename*=UTF-8\'\'Tuva%20CV.pdf',
    );
    await page.reload();
    const openings = page.getByRole('heading', { name: 'Who opened your CV' }).locator('..').getByRole('listitem');
    expect(await openings.allTextContents(), 'their own reading is no event').toEqual([
      expect.stringMatching(/^Mette/),
    ]);
  });

  edge('exchanges files with its talent, with and without JavaScript, and refuses other kinds in words', async () => {
    const { board, talent, card } = await aSentCv();
    const tuva = await loggedIn(talent, { width: 390 });
    const { page } = tuva;
    await page.goto(`/client/my-jobs/${card}`);
    await waitForHydration(page);
    const attach = (buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name: 'Certificate.pdf', mimeType: 'application/pdf', buffer });
    await page.getByLabel(/^Message to/).fill('Here is my certificate.');
    await attach(Buffer.from('PK\u0003\u0004 a document of another program'));
    await page.getByText('The file must be a PDF. Most programs can save one.').waitFor();
    expect(await page.getByText('Certificate.pdf').count(), 'such a file is not attached').toBe(0);
    await attach(await aPdf('A certificate'));
    await page.getByText('Certificate.pdf').waitFor();
    expect(await page.getByLabel(/^Message to/).inputValue()).toBe('Here is my certificate.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message is on its way.').waitFor();
    await page.getByRole('link', { name: 'Certificate.pdf' }).waitFor();
    await tuva.look('thread with a file');

    const ingrid = await loggedIn(await aMember(board.id, 'Ingrid', 'owner'), {
      javaScript: false,
      expects: [/status of 400/, /answered 400: .*applicants/],
    });
    await ingrid.page.goto(`${board.path}?card=${card}`);
    const theirs = ingrid.page.getByRole('link', { name: 'Certificate.pdf' });
    const file = await fetchFile(ingrid, (await theirs.getAttribute('href')) ?? '');
    expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await page.reload();
    const openings = page.getByRole('heading', { name: 'Who opened your CV and files' }).locator('..');
    await openings.getByText('Ingrid, Certificate.pdf').waitFor();
    await page.goto(`/client/my-jobs/${card}/cv.pdf`);
    await page.getByText('This link to a file has expired.').waitFor();
    const again = await page.getByRole('link', { name: 'Open Tuva CV.pdf again' }).getAttribute('href');
    expect((await fetchFile(tuva, again ?? '')).headers()['content-type']).toBe('application/pdf');
    await tuva.look('application after an expired link');
    const contract = { name: 'Contract.pdf', mimeType: 'application/pdf', buffer: await aPdf('A contract') };
    const send = async (words: string) => {
      await ingrid.page.getByLabel('Message to Tuva').fill(words);
      await ingrid.page.getByLabel(/^Attach a file/).setInputFiles(contract);
      await ingrid.page.getByRole('button', { name: 'Send to Tuva' }).click();
    };
    await send('Hi {{nickname}}');
    await ingrid.page.getByText('{{nickname}} is not a placeholder.').first().waitFor();
    await ingrid.page.getByText('Please attach Contract.pdf again.').waitFor();
    await send('');
    await ingrid.page.getByText('Sent.', { exact: true }).waitFor();
    await page.reload();
    const link = page.getByRole('link', { name: 'Contract.pdf' });
    expect((await fetchFile(tuva, (await link.getAttribute('href')) ?? '')).status()).toBe(200);
    const stranger = await newVisitor();
    const secret = await fetchFile(stranger, (await link.getAttribute('href')) ?? '');
    expect(secret.headers()['content-type']).not.toBe('application/pdf');
  });
});
