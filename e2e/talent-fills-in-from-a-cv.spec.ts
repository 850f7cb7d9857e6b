import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { aPdf } from '#testing/pdf.ts';
import { newVisitor } from './browser.ts';
import { anAccount, enter } from './people.ts';

const cv = () =>
  aPdf(
    'Tuva Lyngstad',
    '+47 555 01 234 | Oslo, Norway',
    'Experience',
    'Senior engineer, Havgap',
    'March 2022 – present',
    'Skills',
    'Go, Kotlin',
    'Languages: Norwegian (native), English (fluent)',
  );

/** The button that uploads without scripts goes when they run. */
const scriptsRun = (page: Page) =>
  page.getByRole('button', { name: 'Upload and fill in' }).waitFor({ state: 'hidden' });

describe.each(sampleOf([true, false], 2))('a talent (JavaScript: %s)', (javaScript) => {
  it('fills in their profile from a CV, corrects it, and saves it', async () => {
    const visitor = await newVisitor({ logsIn: true, javaScript, expects: [/400/] });
    const { page, look } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), '/client/applicant');
    const input = page.locator('input[type=file][name=cv]');
    const send = async (name: string, buffer: Buffer) => {
      await input.setInputFiles({ name, mimeType: 'application/pdf', buffer });
      if (!javaScript) await page.getByRole('button', { name: 'Upload and fill in' }).click();
    };
    await page.getByLabel('Headline').fill('Likes slow systems made fast');

    await send('notes.pdf', Buffer.from('no PDF at all'));
    await page.getByText('The file must be a PDF.').waitFor();
    expect(await page.getByLabel('Headline').inputValue()).toBe('Likes slow systems made fast');

    await send('Tuva CV.pdf', await cv());
    await page.getByText(/^We filled in \d+ fields from your CV$/).waitFor();
    expect(await page.getByLabel('Headline').inputValue(), 'what was typed stays').toBe('Likes slow systems made fast');
    expect(await page.getByLabel('Phone').inputValue()).toBe('+47 555 01 234');
    expect(await page.getByLabel('Title').inputValue()).toBe('Senior engineer');
    expect(await page.getByLabel('Since').inputValue()).toBe('March 2022');
    await page.getByText('Tuva CV.pdf').waitFor();
    if (javaScript) await look('filled from the CV');

    await page.getByRole('button', { name: 'Undo all' }).click();
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('');
    expect(await page.getByLabel('Headline').inputValue()).toBe('Likes slow systems made fast');
    await send('Tuva CV.pdf', await cv());
    await page.getByText(/^We filled in/).waitFor();
    if (javaScript) await scriptsRun(page);
    await page.getByLabel('Skills').fill('Go, Kotlin, Rust');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await page.getByLabel('Skills').inputValue()).toBe('Go, Kotlin, Rust');
    expect(await page.getByLabel('Town').inputValue()).toBe('Oslo');

    const link = await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href');
    const file = await page.request.get(`${visitor.origin}${link}`);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const headers = file.headers();
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Tuva%20CV.pdf");
    expect(headers['content-security-policy']).toContain('sandbox');
    expect([headers['x-content-type-options'], headers['cache-control']]).toEqual(['nosniff', 'no-store']);
    await page.goto('/client/applicant/cv.pdf');
    await page.getByText('This link to a file has expired.').waitFor();
    // The file is the person's own.
    const stranger = await newVisitor({ logsIn: true });
    await enter(stranger, await anAccount({ isTalent: true }), '/client/applicant');
    expect((await stranger.page.request.get(`${visitor.origin}${link}`)).status()).toBe(404);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Tuva CV.pdf', { exact: true }).waitFor({ state: 'detached' });
    expect((await page.request.get(`${visitor.origin}${link}`)).status()).toBe(404);
  });

  it.runIf(javaScript)('keeps what they type while the scripts of the page are still on their way', async () => {
    const visitor = await newVisitor({ logsIn: true });
    const { page } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), '/client/applicant');
    await page.getByLabel('Skills').fill('Sailing');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Saved.').waitFor();

    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/client/applicant', { waitUntil: 'commit' });
    await page.getByLabel('Headline').fill('Likes the sea');
    await page.getByLabel('Skills').fill('Sailing, knots');
    arrive();
    await scriptsRun(page);
    expect(await page.getByLabel('Skills').inputValue()).toBe('Sailing, knots');
    expect(await page.getByLabel('Headline').inputValue()).toBe('Likes the sea');
  });

  edge('has no profile before they create it, and then one with the CV', async () => {
    const visitor = await newVisitor({ logsIn: true, javaScript, expects: [/400/] });
    const { page, look } = visitor;
    await enter(visitor, await anAccount(), '/client/applicant?create=1');
    const choose = async () => {
      await page
        .locator('input[type=file][name=cv]')
        .setInputFiles({ name: 'Tuva CV.pdf', mimeType: 'application/pdf', buffer: await cv() });
      if (!javaScript) await page.getByRole('button', { name: 'Upload and fill in' }).click();
      await page.getByText(/^We filled in \d+ fields from your CV$/).waitFor();
    };
    await choose();
    await page.getByText('Tuva CV.pdf').waitFor();
    if (javaScript) await look('a new profile filled from the CV');
    await page.goto('/client/applicant?create=1');
    await page.getByRole('button', { name: 'Create profile' }).waitFor();
    expect(await page.getByText('Tuva CV.pdf').count(), 'nothing exists before').toBe(0);

    await choose();
    await page.getByLabel('Phone').fill('call me');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Please enter a phone number').waitFor();
    await page.getByLabel('Phone').fill('+47 555 01 234');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Your profile is ready').waitFor();
    await page.goto('/client/applicant');
    await page.getByText('Tuva CV.pdf').waitFor();
    await page.getByRole('link', { name: 'View', exact: true }).waitFor();
  });

  edge('loses nothing when a field is wrong', async () => {
    const visitor = await newVisitor({ logsIn: true, javaScript, expects: [/400/] });
    const { page, look } = visitor;
    await enter(visitor, await anAccount(), '/client/applicant?create=1');
    await page.getByLabel('Phone').fill('call me');
    await page.getByLabel('Backend', { exact: true }).check();
    await page.getByLabel('Skills').fill('Sailing');
    await page.getByRole('button', { name: 'Add a language' }).click();
    await expect.poll(() => page.getByLabel('Skills').inputValue()).toBe('Sailing');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Please enter a phone number').waitFor();
    expect(await page.getByLabel('Skills').inputValue()).toBe('Sailing');
    expect(await page.getByLabel('Backend', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Phone').fill('+47 555 01 234');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Your profile is ready').waitFor();

    await page.goto('/client/applicant');
    await page.getByRole('link', { name: 'See what they see' }).click();
    await page.getByRole('heading', { level: 1, name: 'What they see' }).waitFor();
    await page.getByText('Sailing').waitFor();
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Profile', 'CV']);
    expect(await page.getByText('Backend', { exact: true }).count(), 'what they look for is theirs').toBe(0);
    if (javaScript) await look('what they see');
    await page.getByRole('link', { name: 'Back to your profile' }).click();
    await page.getByRole('button', { name: 'Save profile' }).waitFor();
  });
});
