import { describe, expect, it } from 'vitest';
import { newIdentifier } from '#domain/identifier.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { anAccount, aStartup, logIn } from './people.ts';

const WAYS_IN = [
  { role: 'startup', from: '/startups/join', link: 'Create startup profile', to: '/client/startups/new' },
  { role: 'investor', from: '/investors/join', link: 'Create investor profile', to: '/client/investors/new' },
  { role: 'talent', from: '/jobs', link: 'Quick apply', to: '/client/applicant?create=1' },
] as const;

/** The offline twin of LinkedIn has another origin on this machine. */
const AT_LINKEDIN = [/^asked http:\/\/127\.0\.0\.1:\d+\//, /127\.0\.0\.1:\d+\/favicon\.ico/];

const pathOf = ({ page }: Visitor) => new URL(page.url()).pathname + new URL(page.url()).search;

async function signUp({ page }: Visitor) {
  await page.getByRole('link', { name: 'Sign up with Email' }).click();
  await page.getByLabel('First name').fill('Þórunn');
  await page.getByLabel('Last name').fill('Hafsteinsdóttir');
  await page.getByLabel('Email', { exact: true }).fill(`way-${newIdentifier(new Date())}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill('Höfn-1864!');
  await page.getByLabel('I am not a robot').check();
  await page.getByText('Checked', { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
}

describe.each([1280, 390])('at %i px, a visitor', (width) => {
  it.each(sampleOf(WAYS_IN, 3))('signs up over the page and arrives at the $role form', async ({ from, link, to }) => {
    const visitor = await newVisitor({ logsIn: true, width });
    const { page, visit, look } = visitor;
    await visit(from, { look: false });
    await page.getByRole('link', { name: link }).click();
    const dialog = page.getByRole('dialog', { name: 'First, an account' });
    await dialog.waitFor();
    expect(pathOf(visitor), 'the page stays').toBe(from);
    await look('headed for its purpose');
    await signUp(visitor);
    await page.waitForURL((url) => url.pathname + url.search === to);
    await page.getByRole('heading', { level: 1, name: /^(?:Your|Create|Quick)/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a founder', () => {
  edge('sees the flag of a typed name, and finds the name in the form', async () => {
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit, look } = visitor;
    await visit('/startups/join', { look: false });
    const flag = page.getByRole('img', { name: 'The flag of Nordavind Robotics' });
    const first = await flag.innerHTML();
    await page.getByLabel('Your startup’s name').fill('Ísbjörn & Søn');
    const own = page.getByRole('img', { name: 'The flag of Ísbjörn & Søn' });
    expect(await own.innerHTML()).not.toBe(first);
    await page
      .getByRole('status')
      .filter({ hasText: 'The flag of Ísbjörn & Søn is up.' })
      .waitFor({ state: 'attached' });
    await look('own flag');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'First, an account' }).waitFor();
    await signUp(visitor);
    await page.waitForURL(({ pathname }) => pathname === '/client/startups/new');
    expect(await page.getByLabel('Name of the startup').inputValue()).toBe('Ísbjörn & Søn');
  });

  edge('sees another flag once typing stops, if a startup flies the first', async () => {
    await aStartup({ name: 'Tangholm', flag: flagOfName('Tangholm') });
    const { page, visit } = await newVisitor();
    await visit('/startups/join', { look: false });
    const { promise: isSeen, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/flag?*', async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.getByLabel('Your startup’s name').fill('Tangholm');
    const flag = page.getByRole('img', { name: 'The flag of Tangholm' });
    const first = await flag.innerHTML();
    release();
    await expect.poll(() => flag.innerHTML()).not.toBe(first);
  });

  edge('opens the address of the form itself, and signs up on the way to it', async () => {
    const visitor = await newVisitor({ logsIn: true });
    await visitor.visit('/client/startups/new', { look: false });
    await visitor.page.getByRole('dialog', { name: 'First, an account' }).waitFor();
    await signUp(visitor);
    await visitor.page.waitForURL('**/client/startups/new');
  });

  edge('logs in without JavaScript on the way, and arrives at the form without choosing a role', async () => {
    const { page, visit } = await newVisitor({ logsIn: true, javaScript: false });
    await visit('/startups/join');
    await page.getByRole('link', { name: 'Create startup profile' }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('First, an account');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, await anAccount());
    await page.waitForURL('**/client/startups/new');
    await page.goto('/startups/join');
    await page.getByRole('link', { name: 'Create startup profile' }).first().click();
    await page.waitForURL('**/client/startups/new');
  });

  edge('signs up with LinkedIn without JavaScript, and arrives at the form', async () => {
    const { page, visit } = await newVisitor({ logsIn: true, javaScript: false, expects: AT_LINKEDIN });
    await visit('/startups/join');
    await page.getByRole('link', { name: 'Create startup profile' }).first().click();
    await page.getByRole('link', { name: 'Sign up with LinkedIn' }).click();
    await page
      .getByRole('button', { name: /Tuva|Kerttu/ })
      .first()
      .click();
    await page.waitForURL('**/client/startups/new');
  });
});
