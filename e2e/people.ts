import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { users } from '#database/tables/accounts.server.ts';
import { endSessionsOf } from '#domain/accounts/sign-in/sessions.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { loggedIn, PASSWORD, type Person, somebody, someInvestor } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { inSiteDatabase } from './site-data.ts';

/** A person of the running site with a password. Each journey creates its own. */
export type Account = { email: string; password: string };

export function anAccount(
  overrides: Omit<NonNullable<Parameters<typeof somebody>[1]>, 'email' | 'password'> = {},
): Promise<Account> {
  return inSiteDatabase(async (context) => {
    const email = `p-${newIdentifier(new Date())}@people.example`;
    await somebody(context, { createdAt: context.now, ...overrides, email, password: PASSWORD });
    return { email, password: PASSWORD };
  });
}

/** Ends every session of a person on the server. */
export function endSessions({ email }: Account): Promise<void> {
  return inSiteDatabase(async (context) => {
    const [user] = await context.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    await endSessionsOf(context, user?.id ?? '');
  });
}

/** Creates a startup on the running site, public by default. */
export function aStartup(changes: Parameters<typeof someCompany>[1] = {}): Promise<{ id: string; key: string }> {
  const key = `e2e-${newIdentifier(new Date())}`;
  return inSiteDatabase((context) => someCompany(context, { key, domain: null, ...changes }));
}

export function anInvestorOf(platforms: string[], name: string): Promise<{ id: string; key: string }> {
  return inSiteDatabase(async (context) => {
    const key = `e2e-${newIdentifier(new Date())}`;
    const { id = '' } = await someInvestor(context, { key, name, platforms });
    return { id, key };
  });
}

/** Logs the browser in as this person, without the log-in form. */
export async function setSessionOf({ addCookies, origin }: Visitor, { cookie }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await addCookies([
    { name, value, url: origin },
    { name: 'in', value: '1', url: origin },
  ]);
}

/** A logged-in admin. */
export async function anAdmin(options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor({ logsIn: true, ...options });
  await setSessionOf(visitor, await inSiteDatabase((site) => somebody(site, { createdAt: site.now, isAdmin: true })));
  return visitor;
}

/** Fills the open log-in form and sends it. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens a page with a new session of this person, which the command of the log-in form opens, too. */
export async function enter(visitor: Visitor, { email }: Account, to: string): Promise<void> {
  const person = await inSiteDatabase(async (context) => {
    const [user] = await context.db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error(`Nobody has the address ${email}.`);
    return loggedIn(context, user);
  });
  await setSessionOf(visitor, person);
  await visitor.visit(to, { look: false });
}

/** Logs in on the log-in page, and waits for the page after it. */
export async function enterByPassword({ page, visit }: Visitor, account: Account, to: string): Promise<void> {
  await visit(`/auth/signin?to=${encodeURIComponent(to)}`, { look: false });
  await logIn(page, account);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/signin'));
}
