import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { PASSWORD } from '#testing/people.ts';
import type { Visitor } from './browser.ts';
import { type OpenState, openAs, SHORT_PAGE } from './open-state.ts';
import { logIn, setSessionOf } from './people.ts';
import { aLink, LONG_NAME, type Personas } from './personas.ts';
import { inSiteDatabase } from './site-data.ts';

const BROKEN = `${'0'.repeat(24)}${'A'.repeat(43)}`;

/** Opens the auth dialog over a page by one of its links. */
const openDialog =
  (link: 'Sign up' | 'Log in', then: (visitor: Visitor, personas: Personas) => Promise<unknown> = async () => {}) =>
  async (visitor: Visitor, personas: Personas): Promise<void> => {
    const { page, visit } = visitor;
    await visit(SHORT_PAGE, { look: false });
    await page.getByRole('banner').getByRole('link', { name: link }).first().click();
    await page.getByRole('dialog').waitFor();
    await then(visitor, personas);
  };

/** Logs in over the page and gets one more question. */
const logInAndGet = (persona: 'newcomer' | 'many' | 'fromSister', heading: string) =>
  openDialog('Log in', async ({ page }, personas) => {
    await logIn(page, { email: personas[persona].email, password: PASSWORD });
    await page.getByRole('dialog', { name: heading }).waitFor();
  });

async function signUpFormFilled({ page }: Visitor, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign up with Email' }).click();
  await page.getByLabel('First name').fill(LONG_NAME.firstName);
  await page.getByLabel('Last name').fill(LONG_NAME.lastName);
  await page.getByLabel('Email', { exact: true }).fill(email);
}

export const AUTH_STATES: OpenState[] = [
  { name: 'dialog: sign-up landing', open: openDialog('Sign up') },
  {
    name: 'dialog: sign up with mistakes',
    open: openDialog('Sign up', async (visitor) => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Sign up with Email' }).click();
      await page.getByLabel('Password', { exact: true }).fill('Höfn1864');
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await page.getByText('Please verify you are not a robot').waitFor();
    }),
  },
  {
    name: 'dialog: sign up for an address that has an account',
    open: openDialog('Sign up', async (visitor, { owner }) => {
      const { page } = visitor;
      await signUpFormFilled(visitor, owner.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('I am not a robot').check();
      await page.getByText('Checked', { exact: true }).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await page.getByRole('dialog', { name: 'Email address found, please log in' }).waitFor();
    }),
  },
  {
    name: 'dialog: wrong password',
    open: openDialog('Log in', async ({ page }, { talent }) => {
      await logIn(page, { email: talent.email, password: 'not the one' });
      await page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).waitFor();
    }),
  },
  {
    name: 'dialog: too many attempts',
    open: openDialog('Log in', async ({ page }) => {
      const email = `tries-${newIdentifier(new Date())}@people.example`;
      await inSiteDatabase(async (context) => {
        const limits = { signInsPerEmail: 1_000 } as Parameters<typeof takeFromLimit>[1];
        for (let attempt = 0; attempt < 25; attempt += 1)
          await takeFromLimit(context, limits, 'signInsPerEmail', email);
      });
      await logIn(page, { email, password: 'not the one' });
      await page.getByRole('alert').filter({ hasText: 'Too many attempts' }).waitFor();
    }),
  },
  {
    name: 'dialog: forgot password, sent',
    open: openDialog('Log in', async ({ page }, { talent }) => {
      await page.getByLabel('Email', { exact: true }).fill(talent.email);
      await page.getByRole('link', { name: 'Forgot password' }).click();
      await page.getByRole('button', { name: 'Send link' }).click();
      await page.getByRole('status').filter({ hasText: "If there's a user" }).waitFor();
    }),
  },
  {
    name: 'dialog: code, a wrong one',
    open: openDialog('Log in', async ({ page }, { careful }) => {
      await logIn(page, { email: careful.email, password: PASSWORD });
      await page.getByRole('dialog', { name: 'Confirm it is you' }).waitFor();
      await page.getByLabel('Code', { exact: true }).fill('000000');
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
      await page.getByText('That code is incorrect').waitFor();
    }),
  },
  {
    name: 'dialog: recovery code',
    open: openDialog('Log in', async ({ page }, { careful }) => {
      await logIn(page, { email: careful.email, password: PASSWORD });
      await page.getByRole('link', { name: 'No phone? Use a recovery code' }).click();
      await page.getByRole('dialog', { name: 'Use a recovery code' }).waitFor();
    }),
  },
  { name: 'dialog: choose role', open: logInAndGet('newcomer', 'Choose your role') },
  { name: 'dialog: switch profile', open: logInAndGet('many', 'Choose profile') },
  { name: 'dialog: connect profile', open: logInAndGet('fromSister', 'Choose your option') },
  ...(['signup-landing', 'signup', 'signin', 'signup-forgot-password', 'sign-exists'] as const).map((step) => ({
    name: `page: ${step}`,
    open: ({ visit }: Visitor) => visit(`/auth/${step}`, { look: false }),
  })),
  {
    name: 'page: code',
    async open({ page, visit }, { careful }) {
      await visit('/auth/signin', { look: false });
      await logIn(page, { email: careful.email, password: PASSWORD });
      await page.getByRole('heading', { name: 'Confirm it is you' }).waitFor();
    },
  },
  { name: 'page: choose role', open: openAs('newcomer', '/auth/choose-role') },
  { name: 'page: switch profile', open: openAs('many', '/auth/switch-profile') },
  { name: 'page: connect profile', open: openAs('fromSister', '/auth/connect-profile') },
];

/** Pages that a link in a mail opens. */
export const LINK_STATES: OpenState[] = [
  {
    name: 'new password, too short',
    async open({ page, visit }, { talent }) {
      await visit(await aLink({ purpose: 'passwordReset', to: talent }), { look: false });
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByText('Please enter a valid password').waitFor();
    },
  },
  {
    name: 'new password, link that does not work',
    open: ({ visit }) => visit(`/client/reset-password?resetKey=${BROKEN}`, { look: false }),
  },
  {
    name: 'address confirmed',
    async open({ page, visit }, { talent }) {
      await visit(await aLink({ purpose: 'emailVerification', to: talent }), { look: false });
      await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    },
  },
  { name: 'address not confirmed', open: openAs('newcomer', '/client/verify-email') },
  {
    name: 'invitation of a visitor',
    async open({ visit }, personas) {
      await visit(await aLink({ purpose: 'invitation', email: personas.talent.email, personas }), { look: false });
    },
  },
  {
    name: 'invitation of another account',
    async open(visitor, personas) {
      await setSessionOf(visitor, personas.talent);
      await visitor.visit(await aLink({ purpose: 'invitation', email: personas.owner.email, personas }), {
        look: false,
      });
      await visitor.page.getByRole('button', { name: 'Join' }).click();
      await visitor.page.getByRole('alert').waitFor();
    },
  },
  { name: 'invitation that does not work', open: ({ visit }) => visit('/client/invitation', { look: false }) },
];
