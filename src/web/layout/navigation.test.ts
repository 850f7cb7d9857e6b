import { describe, expect, it } from 'vitest';
import { builtRoutes } from '#web/app/site-map.ts';
import { currentness } from './header.tsx';
import { type Navigation, type Person, visibleNavigation } from './navigation.ts';

const people: Person[] = ['visitor', 'company', 'investor', 'applicant', 'member'];
const products = ['HEADHUNTER'];
const today = { builtRoutes, products };
/** Every page of product §2, so that tests see the whole table. */
const everything = {
  products,
  profileKey: 'skjaergard',
  elsewhere: { news: 'https://news.example', linkedin: 'https://linkedin.example/havn' },
  builtRoutes: [
    ...[
      '/',
      '/jobs',
      '/startups',
      '/startups/:key',
      '/pricing',
      '/scout',
      '/startups/join',
      '/investors/join',
      '/auth/signin',
    ],
    ...[
      '/auth/signup-landing',
      '/dashboard',
      '/settings',
      '/auth/signout',
      '/admin',
      '/startups/faq',
      '/client/applicant',
      '/client/my-jobs',
    ],
    ...['/client/applicant/settings', '/client/followed-startups', '/client/startups/:company/jobs', '/emailsignup'],
    ...['/client/startups/:company/jobs/new', '/client/startups/:company/edit', '/client/startups/:company/settings'],
    ...['/client/startups/:company/applicants', '/client/investors/:investor/edit'],
    ...['/client/investors/:investor/settings', '/terms', '/privacy-policy', '/cookies', '/deals', '/about'],
  ],
};
const labels = (links: { label: string }[]) => links.map((link) => link.label);
const linksOf = (navigation: Navigation) => [
  ...[navigation.links, navigation.menu, navigation.account, navigation.legal].flat(),
  ...[navigation.login, navigation.action].filter((link) => link !== null),
  ...navigation.footer.flatMap((column) => column.links),
];

describe('the header of each kind of person', () => {
  it.each([
    ['visitor', ['Find jobs', 'Browse startups', 'Pricing', 'Scout', 'For startups']],
    ['company', ['Find jobs', 'Browse startups', 'Scout', 'Pricing', 'My jobs']],
    ['investor', ['Find jobs', 'Browse startups', 'News & Insights', 'Followed startups']],
    ['applicant', ['Find jobs', 'Browse startups', 'News & Insights', 'Followed startups', 'My jobs']],
    ['member', ['Find jobs', 'For investors', 'For startups']],
  ] as const)('shows a %s the specified links in their order', (person, expected) => {
    expect(labels(visibleNavigation(person, everything).links)).toEqual(expected);
  });

  it('offers no posting to a startup that is suspended', () => {
    expect(visibleNavigation('company', everything).action?.label).toBe('Post a job');
    expect(visibleNavigation('company', { ...everything, isSuspended: true }).action).toBeNull();
  });

  it('shows a reviewer no link to a page that would refuse them', () => {
    const asReviewer = visibleNavigation('company', { ...everything, isReviewer: true });
    expect(asReviewer.action).toBeNull();
    expect(labels(asReviewer.links)).not.toContain('My jobs');
    expect(labels(asReviewer.menu)).toEqual(['My dashboard', 'All applicants', 'FAQ']);
    expect(labels(visibleNavigation('investor', { ...everything, isReviewer: true }).menu)).toEqual(['My dashboard']);
  });

  it('offers a visitor Log in and, as the one action, Sign up', () => {
    const { login, action, menu } = visibleNavigation('visitor', everything);
    expect([login?.label, action?.label, menu]).toEqual(['Log in', 'Sign up', []]);
  });

  it('marks Scout as new for visitors, and shows it only if the site sells it', () => {
    const scout = (person: Person, purchases: string[]) =>
      visibleNavigation(person, { ...everything, products: purchases }).links.find((link) => link.label === 'Scout');
    expect(scout('visitor', ['HEADHUNTER'])?.badge).toBe('NEW');
    expect(scout('visitor', ['JOBS'])).toBeUndefined();
    expect(scout('company', ['HEADHUNTER'])?.badge).toBeUndefined();
  });

  it('fills the profile into addresses, and hides those links without a profile', () => {
    const myJobs = (profileKey?: string) =>
      visibleNavigation('company', { ...everything, profileKey }).links.find((link) => link.label === 'My jobs')?.href;
    expect(myJobs('skjaergard')).toBe('/client/startups/skjaergard/jobs');
    expect(myJobs()).toBeUndefined();
  });

  it('gives the profile menu its own pages before the account', () => {
    const { menu, account } = visibleNavigation('company', everything);
    expect(labels(menu)).toEqual(['My dashboard', 'Edit startup profile', 'Startup settings', 'All applicants', 'FAQ']);
    expect(labels(account)).toEqual(['My Account', 'Log out']);
    expect(labels(visibleNavigation('member', { ...everything, isAdmin: true }).account)).toEqual([
      'Admin',
      'My Account',
      'Log out',
    ]);
  });
});

describe('the current link', () => {
  it.each([
    ['/startups', '/startups', 'page'],
    ['/startups', '/startups/skjaergaard', 'true'],
    ['/startups', '/startups/joinery', 'true'],
    ['/jobs', '/jobs/remote-jobs', 'true'],
    ['/jobs', '/startups', undefined],
    // Pages for startups are not pages of the directory.
    ['/startups', '/startups/join', undefined],
    ['/startups', '/startups/faq', undefined],
    ['/startups/join', '/startups/join', 'page'],
  ] as const)('to %s on the page %s has aria-current %s', (href, path, expected) => {
    expect(currentness(href, path)).toBe(expected);
  });
});

describe('the footer', () => {
  it('links to the social addresses that are set, and to no others', () => {
    const social = (elsewhere: object) =>
      visibleNavigation('visitor', { ...everything, elsewhere }).footer.find(({ heading }) => heading === 'Elsewhere');
    expect(social({ youtube: 'https://youtube.example/havn' })?.links).toEqual([
      { label: 'YouTube', href: 'https://youtube.example/havn', external: true },
    ]);
    expect(social({})).toBeUndefined();
  });

  const footerLabels = (routes: readonly string[]) =>
    labels(visibleNavigation('visitor', { products, builtRoutes: routes }).footer.flatMap(({ links }) => links));

  it('links Quick apply to its creation', () => {
    const talent = linksOf(visibleNavigation('visitor', today)).find(({ label }) => label === 'Quick apply');
    expect(talent?.href).toBe('/client/applicant?create=1');
  });

  it('promises Post a job only once jobs can be posted', () => {
    const posting = '/client/startups/:company/jobs/new';
    expect(footerLabels([...everything.builtRoutes, posting])).toContain('Post a job');
    expect(footerLabels(everything.builtRoutes.filter((route) => route !== posting))).not.toContain('Post a job');
  });
});

describe('a page that is not built', () => {
  it.each(people)('is never linked for a %s', (person) => {
    for (const { href, external } of linksOf(visibleNavigation(person, today)))
      expect(external || builtRoutes.includes(href.split('?')[0] ?? ''), href).toBe(true);
  });

  it('does not count as built because a pattern of another page matches it', () => {
    const { links } = visibleNavigation('visitor', {
      products,
      builtRoutes: ['/startups', '/startups/:key'],
    });
    expect(labels(links)).toEqual(['Browse startups']);
  });

  it('hides its footer column if the column has no other link', () => {
    const { footer } = visibleNavigation('visitor', { products, builtRoutes: ['/jobs'] });
    expect(footer.map((column) => column.heading)).toEqual(['Candidates']);
    expect(labels(footer[0]?.links ?? [])).toEqual(['Find jobs']);
  });
});
