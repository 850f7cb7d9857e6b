import { readSegment } from '#domain/accounts/guards.ts';
import { LANDING_PAGES, landingPath } from '#domain/search/landing/landing-pages.ts';
import { AUTH_SCREENS } from '#web/auth/auth-screens.ts';

/**
 * Every page by its address. Header and footer read it too, so that they never link to a page that does not exist.
 */
export const PAGES = {
  '/': 'home/home.page.tsx',
  '/jobs': 'jobs/list/list.page.tsx',
  '/jobs/location/:country': 'jobs/landing/place.page.tsx',
  '/jobs/location/:country/:city': 'jobs/landing/place.page.tsx',
  '/jobs/browse': 'jobs/landing/browse.page.tsx',
  // A job or a landing page.
  '/jobs/:id': 'jobs/detail/detail.page.tsx',
  '/jobs/:id/apply': 'applications/apply/apply.page.tsx',
  '/jobs/:id/report': 'moderation/report.page.tsx',
  '/jobs/:id/resend-applicants': 'applications/resend/resend-applicants.page.tsx',
  '/jobs/:id/welcome': 'jobs/desk/welcome.page.tsx',
  '/startups': 'companies/list/list.page.tsx',
  '/startups/join': 'companies/start/join.page.tsx',
  '/startups/faq': 'companies/faq.page.tsx',
  '/startups/:key/welcome': 'companies/start/welcome.page.tsx',
  '/startups/:key': 'companies/profile/detail.page.tsx',
  '/startups/:key/report': 'moderation/report.page.tsx',
  '/reports/confirm': 'moderation/confirm-report.page.tsx',
  '/startups/:key/posts/:post': 'companies/blog/post.page.tsx',
  '/investors/join': 'investors/join.page.tsx',
  '/pricing': 'billing/pricing.page.tsx',
  '/terms': 'content/terms.page.tsx',
  '/privacy-policy': 'content/privacy-policy.page.tsx',
  '/cookies': 'content/cookies.page.tsx',
  '/auth/:screen': 'auth/auth-screen.page.tsx',
  '/auth/signout': 'auth/sign-out.page.tsx',
  '/auth/end-impersonation': 'admin/end-impersonation.page.tsx',
  '/auth/linkedin/callback': 'auth/linkedin-callback.page.tsx',
  '/client/verify-email': 'auth/verify-email.page.tsx',
  '/client/reset-password': 'auth/reset-password.page.tsx',
  '/client/invitation': 'auth/invitation.page.tsx',
  '/client/join-request': 'companies/start/join-request.page.tsx',
  // The logged-in area; domain/accounts/guards.ts states who may see each page.
  '/settings': 'settings/settings.page.tsx',
  '/settings/two-factor': 'settings/two-factor.page.tsx',
  '/dashboard': 'workspace/dashboard.page.tsx',
  '/client': 'workspace/client.page.tsx',
  '/client/applicant': 'talent/applicant.page.tsx',
  '/client/applicant/settings': 'talent/settings.page.tsx',
  '/profile-settings/:id': 'talent/profile-settings.page.tsx',
  '/client/my-jobs': 'talent/my-jobs.page.tsx',
  '/client/my-jobs/:application': 'applications/thread/application.page.tsx',
  '/client/privacy': 'talent/privacy.page.tsx',
  '/client/startups/new': 'companies/start/new.page.tsx',
  '/client/startups/:company': 'companies/dashboard/home.page.tsx',
  '/client/startups/:company/blog': 'companies/blog/blog.page.tsx',
  '/client/startups/:company/blog/new': 'companies/blog/new-post.page.tsx',
  '/client/startups/:company/blog/:post': 'companies/blog/edit-post.page.tsx',
  '/client/startups/:company/edit': 'companies/editor/edit.page.tsx',
  '/client/startups/:company/approval': 'companies/dashboard/approval.page.tsx',
  '/client/startups/:company/jobs': 'jobs/desk/own-jobs.page.tsx',
  '/client/startups/:company/jobs/:job': 'jobs/desk/job-desk.page.tsx',
  '/client/startups/:company/jobs/:job/posted': 'jobs/desk/posted.page.tsx',
  '/client/startups/:company/jobs/new': 'jobs/editor/new.page.tsx',
  '/client/startups/:company/jobs/:job/edit': 'jobs/editor/edit.page.tsx',
  '/client/startups/:company/jobs/:job/preview': 'jobs/editor/preview.page.tsx',
  '/client/startups/:company/applicants': 'applications/board/applicants.page.tsx',
  '/client/startups/:company/applicants/no': 'applications/board/no.page.tsx',
  '/client/startups/:company/profile': 'companies/profile/profile.page.tsx',
  '/client/startups/:company/settings': 'companies/settings/settings.page.tsx',
  '/client/startups/:company/users': 'companies/settings/users.page.tsx',
  '/client/startups/:company/jobs/:job/max-posted': 'billing/max-posted.page.tsx',
  '/client/startups/:company/jobs/:job/monetise': 'billing/monetise.page.tsx',
  '/client/startups/:company/jobs/:job/boost': 'billing/boost.page.tsx',
  '/client/startups/:company/jobs/:job/boosted': 'billing/boosted.page.tsx',
  '/client/startups/:company/decisions': 'moderation/decisions.page.tsx',
  '/client/startups/:company/orders': 'billing/orders.page.tsx',
  '/client/startups/:company/orders/:order': 'billing/order.page.tsx',
  '/client/investors/new': 'investors/new.page.tsx',
  '/client/investors/:investor': 'investors/home.page.tsx',
  '/client/investors/:investor/edit': 'investors/edit.page.tsx',
  '/client/investors/:investor/users': 'investors/users.page.tsx',
  '/client/*': 'workspace/not-built.page.tsx',
  '/admin': 'admin/queue.page.tsx',
  '/admin/decisions': 'admin/decisions.page.tsx',
  '/admin/numbers': 'admin/numbers.page.tsx',
  '/admin/people': 'admin/people.page.tsx',
  '/admin/companies': 'admin/staff-list.page.tsx',
  '/admin/investors': 'admin/staff-list.page.tsx',
  '/admin/jobs': 'admin/staff-list.page.tsx',
  '/admin/orders': 'admin/staff-list.page.tsx',
  '/admin/orders/:order': 'admin/order.page.tsx',
  '/admin/companies/:key': 'admin/company.page.tsx',
  '/admin/investors/:key': 'admin/investor.page.tsx',
  '/admin/audit': 'admin/audit.page.tsx',
  '/dev/checkout': 'billing/test-checkout.page.tsx',
  '/dev/mail': 'demo/captured-mail.page.tsx',
  '/dev/personas': 'demo/personas.page.tsx',
} as const;

/** The layouts of workspaces with a side navigation, by their id, with the addresses at and below which they stand. */
export const WORKSPACE_LAYOUTS = {
  'startup-workspace': { file: 'workspace/startup.layout.tsx', at: ['/client/startups/:company'] },
  'investor-workspace': { file: 'workspace/investor.layout.tsx', at: ['/client/investors/:investor'] },
  'talent-workspace': {
    file: 'talent/talent.layout.tsx',
    at: ['/client/my-jobs', '/client/applicant', '/client/privacy'],
  },
  'admin-workspace': { file: 'admin/admin.layout.tsx', at: ['/admin'] },
} as const;

/**
 * First segments of addresses that read the session cookie and are never cached. All other pages are the same for
 * everybody and never see a cookie; the browser adds what differs by person.
 */
const WORKSPACE_SEGMENTS = new Set(['admin', 'auth', 'client', 'dashboard', 'dev', 'profile-settings', 'settings']);

/** Whether an address belongs to the logged-in area, such as `/client/startups` or `/settings.data`, in any encoding. */
export function isInWorkspace(path: string): boolean {
  const [first = '', , third] = path
    .slice(1)
    .split('/')
    .map((segment) => readSegment(segment.split(/[.?]/, 1)[0] ?? ''));
  // The form to apply shows a person's own profile.
  return WORKSPACE_SEGMENTS.has(first) || (first === 'jobs' && third === 'apply');
}

/** Addresses for programs, without layout or links. */
export const FEEDS = {
  '/robots.txt': 'seo/robots.feed.ts',
  '/llms.txt': 'seo/llms.feed.ts',
  '/.well-known/security.txt': 'seo/security-txt.feed.ts',
  '/sitemap.xml': 'seo/sitemap-index.feed.ts',
  '/sitemap-jobs.xml': 'seo/older-sitemap.feed.ts',
  '/sitemaps/:name': 'seo/sitemap.feed.ts',
  '/auth/who': 'auth/current-user.feed.ts',
  '/auth/linkedin': 'auth/linkedin.feed.ts',
  '/client/startups/:company/orders/:order/receipt.pdf': 'billing/receipt-pdf.feed.ts',
  '/client/startups/:company/applicants/cv.pdf': 'applications/board/card-cv.feed.ts',
  '/client/applicant/cv.pdf': 'talent/cv.feed.ts',
  '/client/my-jobs/calendar.ics': 'talent/my-jobs-calendar.feed.ts',
  '/client/my-jobs/:application/dates.ics': 'applications/thread/dates.feed.ts',
  '/client/my-jobs/:application/cv.pdf': 'applications/thread/sent-cv.feed.ts',
  '/dev/mail/:mail': 'demo/captured-mail.feed.ts',
} as const;

/** Every address that links may use. Landing pages share one route but have many addresses; the API has one page. */
export const builtRoutes: readonly string[] = [
  ...Object.keys(PAGES),
  '/api/docs',
  ...LANDING_PAGES.map(landingPath),
  ...Object.keys(AUTH_SCREENS).map((screen) => `/auth/${screen}`),
];
