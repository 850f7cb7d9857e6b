import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { PASSWORD, type Person } from '#testing/people.ts';
import { hydrated, type Visitor } from './browser.ts';
import { aLink, type Cast, LONG_NAME, theCast } from './cast.ts';
import { pageTypes } from './page-types.ts';
import { comeAs, logIn } from './people.ts';
import { inSiteDatabase } from './town.ts';

/** Something that opens, or a room, in one of its states. */
export type OpenState = {
  name: string;
  /** What it can be seen at; every width unless told otherwise. */
  widths?: readonly number[];
  /** It lies over a part of the page that stays usable. */
  covers?: boolean;
  open: (visitor: Visitor, cast: Cast) => Promise<unknown>;
};

const COOKIE_NOTICE = 'cookie notice';
const PHONES = [320, 768];
/** A short page to open things over. */
const HERE = '/startups/join';
const BROKEN = `${'0'.repeat(24)}${'A'.repeat(43)}`;

/** As one of the cast, at an address. */
const at =
  (who: keyof Cast, path: string | ((cast: Cast) => string)): OpenState['open'] =>
  async (visitor, cast) => {
    await comeAs(visitor, cast[who] as Person);
    await visitor.visit(typeof path === 'string' ? path : path(cast), { look: false });
  };

/** A form of that page, sent with its mistakes. */
const sent =
  (open: OpenState['open'], fields: Record<string, string>, button: string, answer: string): OpenState['open'] =>
  async (visitor, cast) => {
    await open(visitor, cast);
    const { page } = visitor;
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: button }).click();
    await page.getByText(answer).first().waitFor();
    await hydrated(page);
  };

/** The steps over a page, begun by one of its links. */
const over =
  (link: 'Sign up' | 'Log in', then: (visitor: Visitor, cast: Cast) => Promise<unknown> = async () => {}) =>
  async (visitor: Visitor, cast: Cast): Promise<void> => {
    const { page, visit } = visitor;
    await visit(HERE, { look: false });
    await page.getByRole('banner').getByRole('link', { name: link }).first().click();
    await page.getByRole('dialog').waitFor();
    await then(visitor, cast);
  };

/** Logs in over the page, and is asked one thing more. */
const asked = (who: 'newcomer' | 'many' | 'fromSister', heading: string) =>
  over('Log in', async ({ page }, cast) => {
    await logIn(page, { email: cast[who].email, password: PASSWORD });
    await page.getByRole('dialog', { name: heading }).waitFor();
  });

async function signUpFormFilled({ page }: Visitor, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign up with Email' }).click();
  await page.getByLabel('First name').fill(LONG_NAME.firstName);
  await page.getByLabel('Last name').fill(LONG_NAME.lastName);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
}

const STEPS: OpenState[] = [
  { name: 'dialog: sign-up landing', open: over('Sign up') },
  {
    name: 'dialog: sign up with mistakes',
    open: over('Sign up', async (visitor) => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Sign up with Email' }).click();
      await page.getByLabel('Password', { exact: true }).fill('Höfn1864');
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await page.getByText('Please verify you are not a robot').waitFor();
    }),
  },
  {
    name: 'dialog: sign up for an address that has an account',
    open: over('Sign up', async (visitor, { owner }) => {
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
    open: over('Log in', async ({ page }, { talent }) => {
      await logIn(page, { email: talent.email, password: 'not the one' });
      await page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).waitFor();
    }),
  },
  {
    name: 'dialog: too many attempts',
    open: over('Log in', async ({ page }) => {
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
    open: over('Log in', async ({ page }, { talent }) => {
      await page.getByLabel('E-mail', { exact: true }).fill(talent.email);
      await page.getByRole('link', { name: 'Forgot password' }).click();
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('status').filter({ hasText: "If there's a user" }).waitFor();
    }),
  },
  {
    name: 'dialog: code, a wrong one',
    open: over('Log in', async ({ page }, { careful }) => {
      await logIn(page, { email: careful.email, password: PASSWORD });
      await page.getByRole('dialog', { name: 'Confirm it is you' }).waitFor();
      await page.getByLabel('Code', { exact: true }).fill('000000');
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
      await page.getByText('This code is not right').waitFor();
    }),
  },
  {
    name: 'dialog: recovery code',
    open: over('Log in', async ({ page }, { careful }) => {
      await logIn(page, { email: careful.email, password: PASSWORD });
      await page.getByRole('link', { name: 'No phone at hand? Use a recovery code' }).click();
      await page.getByRole('dialog', { name: 'Use a recovery code' }).waitFor();
    }),
  },
  { name: 'dialog: choose role', open: asked('newcomer', 'Choose your role') },
  { name: 'dialog: switch profile', open: asked('many', 'Choose profile') },
  { name: 'dialog: connect profile', open: asked('fromSister', 'Choose your option') },
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
  { name: 'page: choose role', open: at('newcomer', '/auth/choose-role') },
  { name: 'page: switch profile', open: at('many', '/auth/switch-profile') },
  { name: 'page: connect profile', open: at('fromSister', '/auth/connect-profile') },
];

const LINKS: OpenState[] = [
  {
    name: 'new password, too short',
    async open({ page, visit }, { talent }) {
      await visit(await aLink({ purpose: 'passwordReset', to: talent }), { look: false });
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Set the password' }).click();
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
  { name: 'address not confirmed', open: at('newcomer', '/client/verify-email') },
  {
    name: 'invitation of who is not logged in',
    async open({ visit }, cast) {
      await visit(await aLink({ purpose: 'invitation', email: cast.talent.email, cast }), { look: false });
    },
  },
  {
    name: 'invitation of another account',
    async open(visitor, cast) {
      await comeAs(visitor, cast.talent);
      await visitor.visit(await aLink({ purpose: 'invitation', email: cast.owner.email, cast }), { look: false });
      await visitor.page.getByRole('button', { name: 'Join' }).click();
      await visitor.page.getByRole('alert').waitFor();
    },
  },
  { name: 'invitation that does not work', open: ({ visit }) => visit('/client/invitation', { look: false }) },
];

const settings = at('owner', '/settings');
const ROOMS: OpenState[] = [
  { name: 'settings of a newcomer', open: at('newcomer', '/settings') },
  { name: 'settings: name', open: sent(settings, { 'First name': '' }, 'Save name', 'Please enter first name') },
  {
    name: 'settings: address',
    open: sent(
      settings,
      { 'New e-mail address': 'new@people.example', 'Your password': 'not it' },
      'Change e-mail',
      'This is not your password.',
    ),
  },
  {
    name: 'settings: address to be changed',
    open: sent(
      at('many', '/settings'),
      { 'New e-mail address': 'maximiliane-charlotte.vandenberg@people.example', 'Your password': PASSWORD },
      'Change e-mail',
      'Almost there',
    ),
  },
  {
    name: 'settings: password',
    open: sent(
      settings,
      { 'Current password': PASSWORD, 'New password': 'short' },
      'Change password',
      'Please enter a valid password',
    ),
  },
  {
    name: 'session that is over',
    async open(visitor, cast) {
      await at('talent', '/settings')(visitor, cast);
      const { page, context } = visitor;
      await context.clearCookies();
      await page.getByRole('button', { name: 'Save name' }).click();
      await page.getByRole('dialog', { name: 'Log in' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'two-factor authentication, off', open: at('talent', '/settings/two-factor') },
  {
    name: 'two-factor authentication, of an address that is not confirmed',
    open: at('newcomer', '/settings/two-factor'),
  },
  {
    name: 'two-factor authentication, to be set up',
    async open(visitor, cast) {
      await at('many', '/settings/two-factor')(visitor, cast);
      const { page } = visitor;
      // Asked of who logged in a while ago only.
      const password = page.getByLabel('Your password', { exact: true });
      if (await password.isVisible()) await password.fill(PASSWORD);
      await page.getByRole('button', { name: 'Set it up' }).click();
      await page.getByText('2. Type the code').waitFor();
      await hydrated(page);
    },
  },
  { name: 'two-factor authentication, on', open: at('careful', '/settings/two-factor') },
  {
    name: 'new recovery codes',
    async open(visitor, cast) {
      await at('careful', '/settings/two-factor')(visitor, cast);
      const { page } = visitor;
      await page
        .getByLabel('Code of your app, or a recovery code')
        .first()
        .fill(cast.careful.recoveryCodes[0] ?? '');
      await page.getByRole('button', { name: 'Make ten new ones' }).click();
      await page.getByText('These codes are shown now and never again.').waitFor();
      await hydrated(page);
    },
  },
  { name: 'dashboard of a newcomer', open: at('newcomer', '/dashboard') },
  { name: 'dashboard of a talent', open: at('talent', '/dashboard') },
  { name: 'dashboard of an owner', open: at('owner', '/dashboard') },
  { name: 'dashboard of an admin', open: at('admin', '/dashboard') },
  {
    name: 'dashboard with twelve profiles, one chosen',
    async open(visitor, cast) {
      await at('many', '/auth/switch-profile?to=/dashboard')(visitor, cast);
      await visitor.page.getByRole('button', { name: /Nordatlantisk/ }).click();
      await visitor.page.waitForURL('**/dashboard');
      await hydrated(visitor.page);
    },
  },
  { name: 'profiles of a newcomer', open: at('newcomer', '/client') },
  { name: 'twelve profiles', open: at('many', '/client') },
  { name: 'talent profile to be made', open: at('newcomer', '/client/applicant?create=1') },
  {
    name: 'talent profile without a name',
    open: sent(at('talent', '/client/applicant'), { Name: '' }, 'Save profile', 'Please enter'),
  },
  {
    name: 'startup to be made, with mistakes',
    open: sent(
      at('newcomer', '/client/startups/new'),
      { Website: 'javascript:alert(1)' },
      'Create startup profile',
      'Please enter a web address',
    ),
  },
  { name: 'startup that is a draft', open: at('many', ({ draft }) => `/client/startups/${draft}/edit`) },
  { name: 'startup', open: at('owner', ({ startup }) => `/client/startups/${startup}`) },
  {
    name: 'startup saved',
    open: sent(
      at('owner', ({ startup }) => `/client/startups/${startup}/edit`),
      {},
      'Save profile',
      'are kept',
    ),
  },
  { name: 'large team', open: at('owner', ({ startup }) => `/client/startups/${startup}/users`) },
  {
    name: 'team, with an address that is none',
    open: sent(
      at('owner', ({ startup }) => `/client/startups/${startup}/users`),
      { 'E-mail': 'not an address' },
      'Send invitation',
      'Please enter your email address',
    ),
  },
  { name: 'investor to be made', open: at('newcomer', '/client/investors/new') },
  { name: 'investor', open: at('many', ({ investor }) => `/client/investors/${investor}`) },
  { name: 'investor to be edited', open: at('many', ({ investor }) => `/client/investors/${investor}/edit`) },
  { name: 'team of an investor', open: at('many', ({ investor }) => `/client/investors/${investor}/users`) },
  { name: 'admin', open: at('admin', '/admin') },
  { name: 'people, for an admin', open: at('admin', '/admin/people?search=guðbjörg') },
  { name: 'nobody, for an admin', open: at('admin', '/admin/people?search=nobodyiscalledlikethis') },
  { name: 'startup, for an admin', open: at('admin', ({ startup }) => `/admin/companies/${startup}`) },
  { name: 'investor, for an admin', open: at('admin', ({ investor }) => `/admin/investors/${investor}`) },
  { name: 'audit trail', open: at('admin', '/admin/audit') },
  { name: 'demo people', open: ({ visit }) => visit('/dev/personas', { look: false }) },
  { name: 'captured mail', open: ({ visit }) => visit('/dev/mail', { look: false }) },
];

const CHROME: OpenState[] = [
  {
    name: COOKIE_NOTICE,
    covers: true,
    async open({ page, visit }) {
      await visit('/jobs', { look: false });
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
    },
  },
  {
    name: 'no connection',
    async open({ page, visit, context }) {
      await visit(HERE, { look: false });
      await context.setOffline(true);
      await page.getByText('You’re offline.').waitFor();
    },
  },
  {
    name: 'filter sheet',
    widths: PHONES,
    async open({ page, visit }) {
      await visit('/jobs', { look: false });
      await page.locator('summary').filter({ hasText: 'Filters' }).click();
      await page
        .getByRole('form', { name: 'Filters' })
        .getByText(/^Show all/)
        .first()
        .click();
    },
  },
  {
    name: 'filter sheet of startups',
    widths: PHONES,
    async open({ page, visit }) {
      await visit('/startups', { look: false });
      await page.locator('summary').filter({ hasText: 'Filters' }).click();
    },
  },
  {
    name: 'phone menu',
    widths: PHONES,
    async open({ page, visit }) {
      await visit(HERE, { look: false });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    },
  },
  {
    name: 'phone menu of a startup',
    widths: PHONES,
    async open(visitor, cast) {
      await at('owner', '/dashboard')(visitor, cast);
      await visitor.page.getByRole('button', { name: 'Menu', exact: true }).click();
    },
  },
  {
    name: 'profile menu of twelve profiles',
    covers: true,
    async open(visitor, cast) {
      await at('many', HERE)(visitor, cast);
      await visitor.page.locator('header summary').click();
    },
  },
  {
    name: 'profile menu of a startup',
    covers: true,
    async open(visitor, cast) {
      await at('owner', '/dashboard')(visitor, cast);
      await visitor.page.locator('header summary').click();
    },
  },
  ...(['What', 'Where'] as const).map((field) => ({
    name: `suggestions for ${field}`,
    covers: true,
    async open({ page, visit }: Visitor) {
      await visit('/', { look: false });
      await page.getByLabel(field, { exact: true }).focus();
      await page.keyboard.type('st');
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  })),
  {
    name: 'pinned search with toast',
    covers: true,
    async open({ page, visit }) {
      await visit('/jobs?search=engineer', { look: false });
      await page.getByRole('button', { name: 'Pin this search' }).first().click();
      await page.getByRole('status').filter({ hasText: 'Search pinned' }).waitFor();
    },
  },
  {
    name: 'own searches',
    async open({ page, visit }) {
      await visit('/jobs?search=engineer', { look: false });
      await visit('/', { look: false });
      await page.getByText('Your searches:').waitFor();
    },
  },
  {
    name: 'share menu',
    covers: true,
    async open({ page, visit }) {
      const job = (await pageTypes()).find(({ name }) => name === 'job with a link');
      await visit(job?.path ?? '', { look: false });
      await page.getByText('Share', { exact: true }).click();
      await page.getByRole('link', { name: 'E-mail' }).waitFor();
    },
  },
  {
    name: 'link copied',
    covers: true,
    async open({ page, visit }) {
      const job = (await pageTypes()).find(({ name }) => name === 'job with a link');
      await visit(job?.path ?? '', { look: false });
      await page.getByText('Share', { exact: true }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    },
  },
];

export const OPEN_STATES = [...STEPS, ...LINKS, ...ROOMS, ...CHROME];

/** Opens it, for a visitor who has read the notice about cookies unless that is what is looked at. */
export async function openState(visitor: Visitor, { name, open }: OpenState): Promise<void> {
  if (name !== COOKIE_NOTICE) await visitor.context.addInitScript("localStorage.setItem('havn.closed.cookies', '1')");
  await open(visitor, await theCast());
}
