import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { edge } from '#testing/edge.ts';
import { aCvPdf, aPdf } from '#testing/pdf.ts';
import { PASSWORD } from '#testing/people.ts';
import { newVisitor } from './browser.ts';
import { linkMailedTo } from './captured-mail.ts';
import { anAccount, enter, logIn } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const QUESTIONS = [{ type: 'yesNo' as const, text: 'Can you be in Bergen?', required: true, needs: ['Yes'] }];

async function signUp(page: Page, email: string) {
  await page.getByRole('link', { name: 'Sign up with Email' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I am not a robot').check();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
}

const newAddress = () => `applies-${newIdentifier(new Date())}@people.example`;

describe('a visitor', () => {
  it('reads what is missing before the sign-up, and corrects a mistyped address afterwards', async () => {
    const { id } = await inSiteDatabase((context) =>
      someJobToApplyTo(context, { title: 'Lighthouse Keeper', questions: QUESTIONS }),
    );
    const { page, visit, look } = await newVisitor({ logsIn: true, expects: [/400/] });
    await visit(`/jobs/${id}`, { look: false });
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Add CV').click();
    const program = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
    await drawer.locator('input[type=file]').setInputFiles(program);
    await drawer.getByText('The file must be a PDF.').waitFor();
    const locked = { ...program, buffer: await aCvPdf(1, { userPassword: 'a', ownerPassword: 'b' }) };
    await drawer.locator('input[type=file]').setInputFiles(locked);
    await drawer.getByText('This PDF has a password.').waitFor();
    await drawer.getByRole('button', { name: 'Send application' }).click();
    await drawer.getByText('Please answer this question').waitFor();
    await drawer.getByText('Please enter your name').waitFor();
    await drawer.getByLabel('Name', { exact: true }).fill('Þórunn Hafsteinsdóttir');
    expect(await page.getByRole('link', { name: 'Sign up with Email' }).count()).toBe(0);
    await look('names what is missing');
    await drawer.getByText('This PDF has a password.').waitFor();
    await drawer.locator('input[type=file]').setInputFiles({ ...program, buffer: await aCvPdf() });
    await drawer.getByText('This PDF has a password.').waitFor({ state: 'detached' });
    await drawer.getByText('Yes', { exact: true }).click();
    await drawer.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('We keep your application, and send it once your email address is confirmed.').waitFor();
    const [wrong, right] = [newAddress(), newAddress()];
    await signUp(page, wrong);
    await drawer.getByText(`We emailed a link to ${wrong}.`).waitFor();
    const oldLink = await linkMailedTo(wrong, '/client/verify-email');

    await drawer.getByText('Wrong address? Correct it').click();
    await drawer.getByLabel('Correct email address').fill(right);
    await drawer.getByLabel('The password you have chosen').fill('Wrong-1-one');
    await drawer.getByRole('button', { name: 'Correct it and send a new link' }).click();
    await drawer.getByText('That password is incorrect.').waitFor();
    await look('a wrong password');
    await drawer.getByLabel('The password you have chosen').fill(PASSWORD);
    await drawer.getByRole('button', { name: 'Correct it and send a new link' }).click();
    await drawer.getByText(`We emailed a link to ${right}.`).waitFor();
    await drawer.getByText('Check or change your application').click();
    await drawer.getByText(right).nth(1).waitFor();
    await look('corrected');

    await visit(oldLink, { look: false });
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await visit(await linkMailedTo(right, '/client/verify-email'), { look: false });
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
  });

  edge('corrects the address without JavaScript, where a mistake keeps what was typed', async () => {
    const { id } = await inSiteDatabase((context) => someJobToApplyTo(context, { title: 'Lighthouse Keeper' }));
    const account = await anAccount({ emailVerifiedAt: null });
    const visitor = await newVisitor({ logsIn: true, javaScript: false, width: 390, expects: [/400/] });
    const { page, look } = visitor;
    await enter(visitor, account, `/jobs/${id}/apply`);
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText(`We emailed a link to ${account.email}.`).waitFor();
    await page.getByText('Wrong address? Correct it').click();
    const right = newAddress();
    await page.getByLabel('Correct email address').fill(right);
    await page.getByLabel('The password you have chosen').fill('Wrong-1-one');
    await page.getByRole('button', { name: 'Correct it and send a new link' }).click();
    await page.getByText('That password is incorrect.').waitFor();
    expect(await page.getByLabel('Correct email address').inputValue()).toBe(right);
    await page.getByLabel('The password you have chosen').fill(account.password);
    await page.getByRole('button', { name: 'Correct it and send a new link' }).click();
    await page.getByText('Corrected. We have emailed a link to the new address').waitFor();
    await page.getByText(`We emailed a link to ${right}.`).waitFor();
    await look('corrected without JavaScript');
    const link = await linkMailedTo(right, '/client/verify-email');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
  });

  it('applies first, signs up in the same step, and is sent by confirming the address', async () => {
    const { id } = await inSiteDatabase((context) => someJobToApplyTo(context, { title: 'Lighthouse Keeper' }));
    const { page, visit, look } = await newVisitor({ logsIn: true });
    await visit(`/jobs/${id}`, { look: false });
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name', { exact: true }).fill('Þórunn Hafsteinsdóttir');
    await drawer.getByText('Add a note of your own').click();
    await drawer.getByLabel('Your note').fill('I keep lights on.');
    await drawer.getByText('Add CV').click();
    const buffer = await aPdf('Þórunn');
    await drawer.locator('input[type=file]').setInputFiles({ name: 'Þórunn.pdf', mimeType: 'application/pdf', buffer });
    await drawer.getByText('Next: your email and a password.').waitFor();
    await drawer.getByRole('button', { name: 'Send application' }).click();

    const email = `applies-${newIdentifier(new Date())}@people.example`;
    await page.getByRole('link', { name: 'Sign up with Email' }).click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Þórunn');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Hafsteinsdóttir');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Höfn-1864!');
    await page.getByLabel('I am not a robot').check();
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await drawer
      .getByRole('heading', { name: 'One step left: confirm your address' })
      .and(page.locator(':focus'))
      .waitFor();
    await drawer.getByText(`We emailed a link to ${email}.`).waitFor();
    const address = page.url();
    await drawer.getByRole('button', { name: 'Send the link again' }).click();
    await drawer.getByText('We have sent a new link.').waitFor();
    expect(page.url()).toBe(address);
    expect(await drawer.getByText('Þórunn.pdf').isVisible()).toBe(false);
    await look('waits for the address');
    await drawer.getByText('Check or change your application').click();
    await drawer.getByText('Þórunn.pdf').waitFor();
    await drawer.getByRole('button', { name: 'Send the changed application' }).click();
    await drawer.getByText('Your changes are saved.').waitFor();
    await look('the form that waits, changed');
    const applicationsNow = () =>
      inSiteDatabase(({ db }) => db.select().from(applications).where(eq(applications.jobId, id)));
    expect(await applicationsNow()).toEqual([]);

    await visit(await linkMailedTo(email, '/client/verify-email'), { look: false });
    await expect
      .poll(async () => (await applicationsNow()).map(({ name, note }) => ({ name, note })))
      .toEqual([{ name: 'Þórunn Hafsteinsdóttir', note: 'I keep lights on.' }]);
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
    await look('the confirmation has sent it');
    await page.getByRole('link', { name: 'See your application' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lighthouse Keeper' }).waitFor();
    await page.getByText('See what you sent').click();
    await page.getByRole('link', { name: 'Þórunn.pdf' }).waitFor();
    await visit(`/jobs/${id}/apply`, { look: false });
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
  });

  edge('logs in on the way without JavaScript, and is asked for the file again', async () => {
    const { id } = await inSiteDatabase((context) => someJobToApplyTo(context, { title: 'Lighthouse Keeper' }));
    const account = await anAccount({ isTalent: true });
    const { page, context, visit, look } = await newVisitor({
      logsIn: true,
      javaScript: false,
      width: 390,
      expects: [/status of 401 .*\/apply/, /answered 401: .*\/apply/],
    });
    await visit(`/jobs/${id}/apply`, { look: false });
    await page.getByLabel('Name', { exact: true }).fill('Þórunn Hafsteinsdóttir');
    const cv = { name: 'Þórunn.pdf', mimeType: 'application/pdf', buffer: await aPdf('Þórunn') };
    await page.locator('input[type=file]').setInputFiles(cv);
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { level: 1, name: 'One step: your account' }).waitFor();
    await look('asks for an account');
    const [beside] = await Promise.all([
      context().waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'Log in' }).click(),
    ]);
    await logIn(beside, account);
    await beside.waitForURL((url) => !url.pathname.startsWith('/auth'));
    await page.getByLabel('Choose Þórunn.pdf again').setInputFiles(cv);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('heading', { name: /has your application$/ }).waitFor();
    const rows = await inSiteDatabase(({ db }) => db.select().from(applications).where(eq(applications.jobId, id)));
    expect(rows).toMatchObject([{ name: 'Þórunn Hafsteinsdóttir', cvFileId: expect.any(String) }]);
  });
});
