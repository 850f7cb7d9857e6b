import { readSegment } from '#domain/accounts/guards.ts';
import { LANDING_PAGES, landingPath } from '#domain/search/landing/landing-pages.ts';
import { AUTH_SCREENS } from '#web/auth/auth-screens.ts';

/**
 * The map of the site: every page there is, by its address. Listed here, not encoded in file names. The header
 * and the footer read it too, so that they never lead to a page that is not built.
 */
export const PAGES = {
  '/': 'home/home.page.tsx',
  '/jobs': 'jobs/list.page.tsx',
  '/jobs/location/:country': 'jobs/country.page.tsx',
  '/jobs/location/:country/:city': 'jobs/city.page.tsx',
  '/jobs/browse': 'jobs/browse.page.tsx',
  // A job, or a page of the curated list.
  '/jobs/:id': 'jobs/detail.page.tsx',
  '/startups': 'companies/list.page.tsx',
  '/startups/join': 'companies/join.page.tsx',
  '/startups/:key': 'companies/detail.page.tsx',
  '/investors/join': 'investors/join.page.tsx',
  '/terms': 'content/terms.page.tsx',
  '/privacy-policy': 'content/privacy-policy.page.tsx',
  '/cookies': 'content/cookies.page.tsx',
  '/auth/:screen': 'auth/auth-screen.page.tsx',
  '/auth/signout': 'auth/sign-out.page.tsx',
  '/auth/linkedin/callback': 'auth/linkedin-callback.page.tsx',
  '/client/verify-email': 'auth/verify-email.page.tsx',
  '/client/reset-password': 'auth/reset-password.page.tsx',
  '/client/invitation': 'auth/invitation.page.tsx',
  // The rooms of people: who may enter is in domain/accounts/guards.ts.
  '/settings': 'settings/settings.page.tsx',
  '/settings/two-factor': 'settings/two-factor.page.tsx',
  '/dashboard': 'workspace/dashboard.page.tsx',
  '/client': 'workspace/client.page.tsx',
  '/client/applicant': 'talent/applicant.page.tsx',
  '/client/startups/new': 'companies/new.page.tsx',
  '/client/startups/:company': 'companies/home.page.tsx',
  '/client/startups/:company/edit': 'companies/edit.page.tsx',
  '/client/startups/:company/users': 'companies/users.page.tsx',
  '/client/investors/new': 'investors/new.page.tsx',
  '/client/investors/:investor': 'investors/home.page.tsx',
  '/client/investors/:investor/edit': 'investors/edit.page.tsx',
  '/client/investors/:investor/users': 'investors/users.page.tsx',
  '/client/*': 'workspace/not-built.page.tsx',
  '/admin': 'admin/home.page.tsx',
  '/admin/people': 'admin/people.page.tsx',
  '/admin/companies/:key': 'admin/company.page.tsx',
  '/admin/investors/:key': 'admin/investor.page.tsx',
  '/admin/audit': 'admin/audit.page.tsx',
  '/dev/mail': 'demo/captured-mail.page.tsx',
  '/dev/personas': 'demo/personas.page.tsx',
} as const;

/**
 * The rooms whose pages are made for the one who asks: with their cookie, kept by nobody. Every other page is the
 * same for everybody and never sees a cookie; what differs by person the browser puts in.
 */
const WORKSPACE_SEGMENTS = new Set(['admin', 'auth', 'client', 'dashboard', 'dev', 'profile-settings', 'settings']);

/** Whether an address is in such a room: `/client/startups`, `/settings.data`; however it is written. */
export function isInWorkspace(path: string): boolean {
  const [first = ''] = path.slice(1).split(/[/.?]/, 1);
  return WORKSPACE_SEGMENTS.has(readSegment(first));
}

/** What is read by programs: no layout, no navigation leads here. */
export const FEEDS = {
  '/robots.txt': 'seo/robots.feed.ts',
  '/llms.txt': 'seo/llms.feed.ts',
  '/.well-known/security.txt': 'seo/security-txt.feed.ts',
  '/sitemap.xml': 'seo/sitemap-index.feed.ts',
  '/sitemaps/:name': 'seo/sitemap.feed.ts',
  '/auth/who': 'auth/current-user.feed.ts',
  '/auth/linkedin': 'auth/linkedin.feed.ts',
  '/dev/mail/:mail': 'demo/captured-mail.feed.ts',
} as const;

/** What links may lead to; landing pages are one page in the router and many in the site. */
export const builtRoutes: readonly string[] = [
  ...Object.keys(PAGES),
  ...LANDING_PAGES.map(landingPath),
  ...Object.keys(AUTH_SCREENS).map((step) => `/auth/${step}`),
];
