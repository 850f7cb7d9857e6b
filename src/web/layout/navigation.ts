import { isForReviewers, workspaceAt } from '#domain/accounts/guards.ts';
import { SIGN_OUT } from '#web/auth/auth-screens.ts';

/** The kinds of person, each with a header. A member has logged in and has no profile yet. */
export type Person = 'visitor' | 'company' | 'investor' | 'applicant' | 'member';

/** Sites outside ours. Their addresses are configuration, and an entry without one is hidden. */
export type Elsewhere = 'news' | 'linkedin' | 'instagram' | 'facebook' | 'youtube';

type Entry = {
  label: string;
  badge?: 'NEW';
  /** Shown only when the site sells this product. */
  onlyWhen?: 'HEADHUNTER';
  onlyForAdmins?: true;
  /** Hidden while staff have suspended the startup. */
  notWhenSuspended?: true;
  /** Shown only once this other page exists, for an entry that leads there on the way. */
  leadsTo?: string;
} & (
  | {
      /** A route pattern, with a query where the page is a filtered list; `:profile` is the current profile's key. */
      to: string;
    }
  | { external: Elsewhere }
);

const findJobs: Entry = { label: 'Find jobs', to: '/jobs' };
const browseStartups: Entry = { label: 'Browse startups', to: '/startups' };
const pricing: Entry = { label: 'Pricing', to: '/pricing' };
const scout: Entry = { label: 'Scout', to: '/scout', badge: 'NEW', onlyWhen: 'HEADHUNTER' };
const forStartups: Entry = { label: 'For startups', to: '/startups/join' };
const forInvestors: Entry = { label: 'For investors', to: '/investors/join' };
const news: Entry = { label: 'News & Insights', external: 'news' };
const followedStartups: Entry = { label: 'Followed startups', to: '/client/followed-startups' };
const myJobs: Entry = { label: 'My jobs', to: '/client/my-jobs' };
const logIn: Entry = { label: 'Log in', to: '/auth/signin' };
const signUp: Entry = { label: 'Sign up', to: '/auth/signup-landing' };
const dashboard: Entry = { label: 'My dashboard', to: '/dashboard' };
const account: Entry[] = [
  { label: 'Admin', to: '/admin', onlyForAdmins: true },
  { label: 'My Account', to: '/settings' },
  // The only entry that posts a form, because logging out changes something.
  { label: 'Log out', to: SIGN_OUT },
];

/** The header of product §2, one row for each kind of person. */
const HEADER: Record<Person, { links: Entry[]; login: Entry[]; action: Entry[]; menu: Entry[]; account: Entry[] }> = {
  visitor: {
    links: [findJobs, browseStartups, pricing, scout, forStartups],
    login: [logIn],
    action: [signUp],
    menu: [],
    account: [],
  },
  company: {
    links: [
      findJobs,
      browseStartups,
      { ...scout, badge: undefined },
      pricing,
      { label: 'My jobs', to: '/client/startups/:profile/jobs' },
    ],
    login: [],
    action: [{ label: 'Post a job', to: '/client/startups/:profile/jobs/new', notWhenSuspended: true }],
    menu: [
      dashboard,
      { label: 'Edit startup profile', to: '/client/startups/:profile/edit' },
      { label: 'Startup settings', to: '/client/startups/:profile/settings' },
      { label: 'All applicants', to: '/client/startups/:profile/applicants' },
      { label: 'FAQ', to: '/startups/faq' },
    ],
    account,
  },
  investor: {
    links: [findJobs, browseStartups, news, followedStartups],
    login: [],
    action: [],
    menu: [
      dashboard,
      { label: 'Edit investor profile', to: '/client/investors/:profile/edit' },
      { label: 'Investor settings', to: '/client/investors/:profile/settings' },
    ],
    account,
  },
  applicant: {
    links: [findJobs, browseStartups, news, followedStartups, myJobs],
    login: [],
    action: [],
    menu: [
      dashboard,
      { label: 'Quick apply', to: '/client/applicant' },
      { label: 'Email notifications', to: '/client/applicant/settings' },
    ],
    account,
  },
  // More than the specification lists: without it, a new member could reach the jobs from the front page only.
  member: { links: [findJobs, forInvestors, forStartups], login: [], action: [], menu: [dashboard], account },
};

const FOOTER: { heading: string; entries: Entry[] }[] = [
  {
    heading: 'Candidates',
    entries: [
      findJobs,
      { label: 'Jobs by role and city', to: '/jobs/browse' },
      { label: 'Remote jobs', to: '/jobs/remote-jobs' },
      { label: 'Internships', to: '/jobs/internships' },
      { label: 'Student jobs', to: '/jobs/student-jobs' },
      { label: 'Jobs by email', to: '/emailsignup' },
      // The footer is the same for everybody, and this address creates a missing profile.
      { label: 'Quick apply', to: '/client/applicant?create=1' },
    ],
  },
  {
    heading: 'Startups',
    entries: [
      browseStartups,
      { label: 'Post a job', to: '/startups/join', leadsTo: '/client/startups/:company/jobs/new' },
      forStartups,
      pricing,
      { ...scout, badge: undefined },
      { label: 'Career page', to: '/startups/career-page' },
      { label: 'Job list widget', to: '/startups/joblistwidget' },
      { label: 'Deals', to: '/deals' },
      { label: 'Tools', to: '/tools' },
    ],
  },
  {
    heading: 'Company',
    entries: [
      { label: 'About', to: '/about' },
      { label: 'Blog', to: '/blog' },
      { label: 'Partners', to: '/partners' },
      { label: 'Community program', to: '/community-program' },
      { label: 'Funding', to: '/funding' },
      { label: 'Contact', to: '/contact' },
      forInvestors,
      { label: 'FAQ', to: '/startups/faq' },
      { label: 'API', to: '/api/docs' },
    ],
  },
  {
    heading: 'Elsewhere',
    entries: [
      { label: 'LinkedIn', external: 'linkedin' },
      { label: 'Instagram', external: 'instagram' },
      { label: 'Facebook', external: 'facebook' },
      { label: 'YouTube', external: 'youtube' },
    ],
  },
];

const LEGAL: Entry[] = [
  { label: 'Terms of Service', to: '/terms' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Cookies', to: '/cookies' },
];

export type NavigationLink = { label: string; href: string; badge?: 'NEW'; external?: true };
/** The header's part, which differs by kind of person. */
export type HeaderNavigation = {
  person: Person;
  links: NavigationLink[];
  login: NavigationLink | null;
  action: NavigationLink | null;
  menu: NavigationLink[];
  account: NavigationLink[];
};
export type Navigation = HeaderNavigation & {
  footer: { heading: string; links: NavigationLink[] }[];
  legal: NavigationLink[];
};
export type NavigationOptions = {
  /** The patterns of existing pages, such as `/jobs/:id`. Entries of other pages are left out. */
  builtRoutes: readonly string[];
  products: readonly string[];
  elsewhere?: Partial<Record<Elsewhere, string>>;
  /** Key of the current profile, for the addresses that contain it. */
  profileKey?: string;
  /** A reviewer sees no links to pages that would refuse them. */
  isReviewer?: boolean;
  isSuspended?: boolean;
  isAdmin?: boolean;
};

const withoutNames = (pattern: string) => pattern.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1');

const patterns = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The route patterns, cached for each list: comparing them anew took a tenth of rendering a page. */
function patternsOf(builtRoutes: readonly string[]): ReadonlySet<string> {
  const routes = patterns.get(builtRoutes) ?? new Set(builtRoutes.map(withoutNames));
  patterns.set(builtRoutes, routes);
  return routes;
}

/** Whether the page of this route pattern exists. A pattern only matches itself, whatever its parts are called. */
export function isBuilt(pattern: string, builtRoutes: readonly string[]): boolean {
  return patternsOf(builtRoutes).has(withoutNames(pattern));
}

/**
 * The address of an entry, or null if this person cannot open it. A pattern only matches itself: a page at
 * `/startups/:id` does not make `/startups/join` exist.
 */
function addressOf(
  entry: Entry,
  { builtRoutes, products, elsewhere, profileKey, isReviewer, isSuspended, isAdmin }: NavigationOptions,
): string | null {
  if (entry.onlyForAdmins && !isAdmin) return null;
  if (entry.notWhenSuspended && isSuspended) return null;
  if (entry.onlyWhen && !products.includes(entry.onlyWhen)) return null;
  if (entry.leadsTo && !isBuilt(entry.leadsTo, builtRoutes)) return null;
  if ('external' in entry) return elsewhere?.[entry.external] ?? null;
  const [pattern = ''] = entry.to.split('?');
  if (!isBuilt(pattern, builtRoutes)) return null;
  if (!entry.to.includes(':profile')) return entry.to;
  const workspace = isReviewer ? workspaceAt(entry.to) : null;
  if (!profileKey || (workspace && !isForReviewers(workspace))) return null;
  return entry.to.replace(':profile', encodeURIComponent(profileKey));
}

function visibleLinks(entries: Entry[], options: NavigationOptions): NavigationLink[] {
  return entries.flatMap((entry) => {
    const href = addressOf(entry, options);
    if (href === null) return [];
    return [
      {
        label: entry.label,
        href,
        ...(entry.badge && { badge: entry.badge }),
        ...('external' in entry && { external: true as const }),
      },
    ];
  });
}

/** The links that this person sees in the header and the profile menu. */
export function headerNavigation(person: Person, options: NavigationOptions): HeaderNavigation {
  const header = HEADER[person];
  return {
    person,
    links: visibleLinks(header.links, options),
    login: visibleLinks(header.login, options)[0] ?? null,
    action: visibleLinks(header.action, options)[0] ?? null,
    menu: visibleLinks(header.menu, options),
    account: visibleLinks(header.account, options),
  };
}

/** The header with the footer, which is the same for everybody. */
export function visibleNavigation(person: Person, options: NavigationOptions): Navigation {
  return {
    ...headerNavigation(person, options),
    footer: FOOTER.map(({ heading, entries }) => ({ heading, links: visibleLinks(entries, options) })).filter(
      (column) => column.links.length > 0,
    ),
    legal: visibleLinks(LEGAL, options),
  };
}
