import type { FEEDS, PAGES } from '#web/app/site-map.ts';

/**
 * What every page, form and call answers to everyone (S-8): written by hand, one row each, and never computed from the
 * rules it is there to watch. The columns are those of WHO. `login` is the front page with the way back; a path is a
 * redirect there, with the reason where a guard led away; `sign-in` is its page with the way back; `two-factor` is where it is
 * set up, with the way back; a number is the status.
 */
export const WHO = [
  'visitor',
  'unverified',
  'talent',
  'owner of A',
  'manager of A',
  'reviewer of A',
  'owner of B',
  'investor manager',
  'admin',
  // The owner of A, whom the sister site knows and does not show A.
  'on the sister site',
  // An admin who logged in without a code has no more rights than another person.
  'admin without a second step',
] as const;
export type Who = (typeof WHO)[number];

type Route = keyof typeof PAGES | keyof typeof FEEDS;
/** The route, an address of it, and what each of WHO is answered. `A`, `DRAFT`, `INVESTOR`, `JOB` stand for A's own,
 * `CV` for an application to A that the talent sent with a CV, `BESIDE` for B. */
export type PageRow = [route: Route, address: string, answers: string];

export const ALL = '200 200 200 200 200 200 200 200 200 200 200';
export const NOBODY = '404 404 404 404 404 404 404 404 404 404 404';
const OLDER_SITEMAP = Array(11).fill('308').join(' ');
export const PERSONS = 'login 200 200 200 200 200 200 200 200 200 200';

//                     visitor unverified talent owner-A manager-A reviewer-A owner-B investor admin sister half-admin
export const PAGE_ROWS: readonly PageRow[] = [
  ['/', '/', ALL],
  ['/jobs', '/jobs', ALL],
  ['/jobs/location/:country', '/jobs/location/denmark', ALL],
  ['/jobs/location/:country/:city', '/jobs/location/denmark/copenhagen', ALL],
  ['/jobs/browse', '/jobs/browse', ALL],
  ['/jobs/:id', '/jobs/JOB', '200 200 200 200 200 200 200 200 200 404 200'],
  ['/jobs/:id', '/jobs/UNSENT', NOBODY],
  ['/jobs/:id/welcome', '/jobs/JOB/welcome', '200 200 200 200 200 200 200 200 200 404 200'],
  ['/jobs/:id/welcome', '/jobs/UNSENT/welcome', NOBODY],
  ['/jobs/:id/apply', '/jobs/JOB/apply', '200 200 200 200 200 200 200 200 200 404 200'],
  ['/jobs/:id/apply', '/jobs/UNSENT/apply', NOBODY],
  // The link is signed and needs no log-in. Without its key the page says so.
  ['/jobs/:id/resend-applicants', '/jobs/JOB/resend-applicants', ALL],
  ['/jobs/:id/report', '/jobs/JOB/report', '200 200 200 200 200 200 200 200 200 404 200'],
  ['/jobs/:id/report', '/jobs/UNSENT/report', NOBODY],
  ['/startups', '/startups', ALL],
  ['/startups/join', '/startups/join', ALL],
  ['/startups/faq', '/startups/faq', ALL],
  ['/startups/:key/welcome', '/startups/A/welcome', '200 200 200 200 200 200 200 200 200 404 200'],
  ['/startups/:key/welcome', '/startups/DRAFT/welcome', NOBODY],
  ['/startups/:key', '/startups/A', '200 200 200 200 200 200 200 200 200 404 200'],
  ['/startups/:key', '/startups/DRAFT', NOBODY],
  ['/startups/:key/report', '/startups/A/report', '200 200 200 200 200 200 200 200 200 404 200'],
  ['/startups/:key/report', '/startups/DRAFT/report', NOBODY],
  ['/reports/confirm', '/reports/confirm', ALL],
  // A has no such post.
  ['/startups/:key/posts/:post', '/startups/A/posts/none', NOBODY],
  ['/investors/join', '/investors/join', ALL],
  ['/pricing', '/pricing', ALL],
  ['/terms', '/terms', ALL],
  ['/privacy-policy', '/privacy-policy', ALL],
  ['/cookies', '/cookies', ALL],
  [
    '/auth/:screen',
    '/auth/signin?to=/terms',
    '200 /auth/choose-role?to=%2Fterms /terms /auth/switch-profile?to=%2Fterms /auth/switch-profile?to=%2Fterms /auth/switch-profile?to=%2Fterms /terms /terms /auth/choose-role?to=%2Fterms /auth/connect-profile?to=%2Fterms /auth/choose-role?to=%2Fterms',
  ],
  // Also for people who are logged in: they may have forgotten it, or never had one.
  ['/auth/:screen', '/auth/signup-forgot-password', ALL],
  // Nobody's sign-in waits for a code.
  [
    '/auth/:screen',
    '/auth/challenge?to=/terms',
    '/auth/signin?to=%2Fterms /auth/choose-role?to=%2Fterms /terms /auth/switch-profile?to=%2Fterms /auth/switch-profile?to=%2Fterms /auth/switch-profile?to=%2Fterms /terms /terms /auth/choose-role?to=%2Fterms /auth/connect-profile?to=%2Fterms /auth/choose-role?to=%2Fterms',
  ],
  // Without a profile there is nothing to switch, so they choose a role.
  [
    '/auth/:screen',
    '/auth/switch-profile',
    'login /auth/choose-role 200 200 200 200 200 200 /auth/choose-role /auth/choose-role /auth/choose-role',
  ],
  ['/auth/signout', '/auth/signout', '/ 200 200 200 200 200 200 200 200 200 200'],
  // Only a form ends an impersonation.
  ['/auth/end-impersonation', '/auth/end-impersonation', Array(11).fill('/').join(' ')],
  ['/auth/linkedin/callback', '/auth/linkedin/callback', ALL],
  ['/client/verify-email', '/client/verify-email', ALL],
  ['/client/reset-password', '/client/reset-password', ALL],
  ['/client/invitation', '/client/invitation', ALL],
  // The link is signed and needs no log-in. Without its key the page says so.
  ['/client/join-request', '/client/join-request', ALL],
  ['/settings', '/settings', PERSONS],
  ['/settings/two-factor', '/settings/two-factor', PERSONS],
  ['/dashboard', '/dashboard', PERSONS],
  ['/client', '/client', PERSONS],
  ['/client/applicant', '/client/applicant', 'login / 200 / / / / / / / /'],
  ['/client/applicant', '/client/applicant?create=1', PERSONS],
  ['/client/applicant/settings', '/client/applicant/settings', 'login / 200 / / / / / / / /'],
  ['/client/privacy', '/client/privacy', PERSONS],
  // The link is signed and needs no log-in. Any other says that it does not work.
  ['/profile-settings/:id', '/profile-settings/none', ALL],
  // Without a signature of the last minutes, a file leads to the page that has a link with one.
  ['/client/applicant/cv.pdf', '/client/applicant/cv.pdf', 'login / /client/applicant?expired=cv / / / / / / / /'],
  // Saved jobs are the person's own, with or without a talent profile.
  ['/client/my-jobs', '/client/my-jobs', PERSONS],
  // Without a saved job that has a last day there is no calendar.
  ['/client/my-jobs/calendar.ics', '/client/my-jobs/calendar.ics', 'login 404 404 404 404 404 404 404 404 404 404'],
  // Nobody's application has this id. Another person's is as absent (own-application.test.ts).
  ['/client/my-jobs/:application', '/client/my-jobs/JOB', 'login 404 404 404 404 404 404 404 404 404 404'],
  [
    '/client/my-jobs/:application/dates.ics',
    '/client/my-jobs/JOB/dates.ics',
    'login 404 404 404 404 404 404 404 404 404 404',
  ],
  [
    '/client/my-jobs/:application/cv.pdf',
    '/client/my-jobs/CV/cv.pdf',
    'login 404 /client/my-jobs/CV?expired=cv 404 404 404 404 404 404 404 404',
  ],
  ['/admin', '/admin', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/decisions', '/admin/decisions', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/numbers', '/admin/numbers', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/companies', '/admin/companies', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/investors', '/admin/investors', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/jobs', '/admin/jobs', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/orders', '/admin/orders', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/orders/:order', '/admin/orders/JOB', '404 404 404 404 404 404 404 404 404 404 two-factor'],
  ['/admin/people', '/admin/people', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/audit', '/admin/audit', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/companies/:key', '/admin/companies/A', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/companies/:key', '/admin/companies/DRAFT', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/investors/:key', '/admin/investors/INVESTOR', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  // There only while demo data is loaded, on this machine.
  ['/dev/checkout', '/dev/checkout', NOBODY],
  ['/dev/mail', '/dev/mail', ALL],
  ['/dev/personas', '/dev/personas', ALL],
  ['/dev/mail/:mail', '/dev/mail/none.html', NOBODY],
  ['/robots.txt', '/robots.txt', ALL],
  ['/.well-known/security.txt', '/.well-known/security.txt', ALL],
  ['/llms.txt', '/llms.txt', ALL],
  ['/sitemap.xml', '/sitemap.xml', ALL],
  ['/sitemap-jobs.xml', '/sitemap-jobs.xml', OLDER_SITEMAP],
  ['/sitemaps/:name', '/sitemaps/pages.xml', ALL],
  ['/auth/who', '/auth/who', ALL],
  ['/auth/linkedin', '/auth/linkedin', 'away away away away away away away away away away away'],
];
