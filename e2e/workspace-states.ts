import { PASSWORD } from '#testing/people.ts';
import { waitForHydration } from './browser.ts';
import { type OpenState, openAs, submit } from './open-state.ts';

const settings = openAs('owner', '/settings');
export const WORKSPACE_STATES: OpenState[] = [
  { name: 'settings of a newcomer', open: openAs('newcomer', '/settings') },
  { name: 'settings: name', open: submit(settings, { 'First name': '' }, 'Save name', 'Please enter first name') },
  {
    name: 'settings: address',
    open: submit(
      settings,
      { 'New email address': 'new@people.example', 'Your password': 'not it' },
      'Change email',
      'That password is incorrect.',
    ),
  },
  {
    name: 'settings: address to be changed',
    open: submit(
      openAs('many', '/settings'),
      { 'New email address': 'maximiliane-charlotte.vandenberg@people.example', 'Your password': PASSWORD },
      'Change email',
      'Almost there',
    ),
  },
  {
    name: 'settings: password',
    open: submit(
      settings,
      { 'Current password': PASSWORD, 'New password': 'short' },
      'Change password',
      'Please enter a valid password',
    ),
  },
  {
    name: 'session that is over',
    async open(visitor, personas) {
      await openAs('talent', '/settings')(visitor, personas);
      const { page, context } = visitor;
      await context().clearCookies();
      await page.getByRole('button', { name: 'Save name' }).click();
      await page.getByRole('dialog', { name: 'Log in' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'two-factor authentication, off', open: openAs('talent', '/settings/two-factor') },
  {
    name: 'two-factor authentication, of an address that is not confirmed',
    open: openAs('newcomer', '/settings/two-factor'),
  },
  {
    name: 'two-factor authentication, to be set up',
    async open(visitor, personas) {
      await openAs('many', '/settings/two-factor')(visitor, personas);
      const { page } = visitor;
      // Asked of who logged in a while ago only.
      const password = page.getByLabel('Your password', { exact: true });
      if (await password.isVisible()) await password.fill(PASSWORD);
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByText('2. Enter the code').waitFor();
      await waitForHydration(page);
    },
  },
  { name: 'two-factor authentication, on', open: openAs('careful', '/settings/two-factor') },
  {
    name: 'new recovery codes',
    async open(visitor, personas) {
      await openAs('careful', '/settings/two-factor')(visitor, personas);
      const { page } = visitor;
      await page
        .getByLabel('Code from your app, or a recovery code')
        .first()
        .fill(personas.careful.recoveryCodes[0] ?? '');
      await page.getByRole('button', { name: 'Get ten new codes' }).click();
      await page.getByText('We show these codes only once.').waitFor();
      await waitForHydration(page);
    },
  },
  { name: 'dashboard of a newcomer', open: openAs('newcomer', '/dashboard') },
  { name: 'dashboard of a talent', open: openAs('talent', '/dashboard') },
  { name: 'dashboard of an owner', open: openAs('owner', '/dashboard') },
  { name: 'dashboard of an admin', open: openAs('admin', '/dashboard') },
  {
    name: 'dashboard with twelve profiles, one chosen',
    async open(visitor, personas) {
      await openAs('many', '/auth/switch-profile?to=%2Fdashboard')(visitor, personas);
      await visitor.page.getByRole('button', { name: /Nordatlantisk/ }).click();
      await visitor.page.waitForURL('**/dashboard');
      await waitForHydration(visitor.page);
    },
  },
  { name: 'profiles of a newcomer', open: openAs('newcomer', '/client') },
  { name: 'twelve profiles', open: openAs('many', '/client') },
  { name: 'my jobs of a newcomer', open: openAs('newcomer', '/client/my-jobs') },
  {
    name: 'my jobs, with a mistake in what is noted',
    async open(visitor, personas) {
      await openAs('talent', '/client/my-jobs')(visitor, personas);
      const { page } = visitor;
      await page.getByText('Add an application').click();
      await page.getByLabel('Job title').fill('Baker');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Please enter where you applied').waitFor();
      await waitForHydration(page);
    },
  },
  { name: 'settings of a talent', open: openAs('talent', '/client/applicant/settings') },
  { name: 'privacy of a newcomer', open: openAs('newcomer', '/client/privacy') },
  {
    name: 'privacy of a talent, who has not confirmed the deletion of the profile',
    open: submit(openAs('talent', '/client/privacy'), {}, 'Delete profile', 'Please tick the box'),
  },
  { name: 'talent profile to be made', open: openAs('newcomer', '/client/applicant?create=1') },
  {
    name: 'talent profile without a name',
    open: submit(openAs('talent', '/client/applicant'), { Name: '' }, 'Save profile', 'Please enter'),
  },
  {
    name: 'startup to be made, with mistakes',
    open: submit(
      submit(openAs('newcomer', '/client/startups/new'), {}, 'Fill it in myself', 'Only the name is needed now'),
      { Website: 'javascript:alert(1)' },
      'Create startup profile',
      'Please enter a web address',
    ),
  },
  { name: 'website of a startup to be made', open: openAs('newcomer', '/client/startups/new?name=Tare') },
  {
    name: 'startup that lacks something for approval',
    open: openAs('many', ({ draft }) => `/client/startups/${draft}/approval`),
  },
  { name: 'startup that is a draft', open: openAs('many', ({ draft }) => `/client/startups/${draft}/edit`) },
  { name: 'startup', open: openAs('owner', ({ startup }) => `/client/startups/${startup}`) },
  { name: 'startup, as others see it', open: openAs('owner', ({ startup }) => `/client/startups/${startup}/profile`) },
  {
    name: 'startup saved',
    open: submit(
      openAs('owner', ({ startup }) => `/client/startups/${startup}/edit`),
      { 'What you do, in one line': 'Reads what currents say, hour by hour.' },
      'Save changes',
      'Saved.',
    ),
  },
  {
    name: 'board without applicants',
    open: openAs('owner', ({ startup }) => `/client/startups/${startup}/applicants`),
  },
  {
    name: 'nobody to say no to',
    open: openAs('owner', ({ startup }) => `/client/startups/${startup}/applicants/no`),
  },
  {
    name: 'column to be added',
    open: openAs('owner', ({ startup }) => `/client/startups/${startup}/applicants?column=new`),
  },
  { name: 'large team', open: openAs('owner', ({ startup }) => `/client/startups/${startup}/users`) },
  {
    name: 'team, with an address that is none',
    open: submit(
      openAs('owner', ({ startup }) => `/client/startups/${startup}/users`),
      { Email: 'not an address' },
      'Send invitation',
      'Please enter the email address of the person',
    ),
  },
  { name: 'investor to be made', open: openAs('newcomer', '/client/investors/new') },
  { name: 'investor', open: openAs('many', ({ investor }) => `/client/investors/${investor}`) },
  { name: 'investor to be edited', open: openAs('many', ({ investor }) => `/client/investors/${investor}/edit`) },
  { name: 'team of an investor', open: openAs('many', ({ investor }) => `/client/investors/${investor}/users`) },
  { name: 'admin', open: openAs('admin', '/admin') },
  { name: 'decisions of an admin', open: openAs('admin', '/admin/decisions') },
  { name: 'people, for an admin', open: openAs('admin', '/admin/people?search=guðbjörg') },
  { name: 'nobody, for an admin', open: openAs('admin', '/admin/people?search=nobodyiscalledlikethis') },
  { name: 'startup, for an admin', open: openAs('admin', ({ startup }) => `/admin/companies/${startup}`) },
  { name: 'investor, for an admin', open: openAs('admin', ({ investor }) => `/admin/investors/${investor}`) },
  { name: 'audit trail', open: openAs('admin', '/admin/audit') },
  { name: 'demo people', open: ({ visit }) => visit('/dev/personas', { look: false }) },
  { name: 'captured mail', open: ({ visit }) => visit('/dev/mail', { look: false }) },
];
