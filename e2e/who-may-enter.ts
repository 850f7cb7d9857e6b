import type { FEEDS, PAGES } from '#web/app/site-map.ts';

/**
 * What every page, form and call answers to everyone (S-8): written by hand, one row each, and never computed from the
 * rules it is there to watch. The columns are those of WHO. `login` is the front page with the way back; a path is a
 * redirect there, with the reason where a guard led away; `sign-in` is its page with the way back; `two-factor` is where it is set up, with the way back; a number is the status.
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

const ALL = '200 200 200 200 200 200 200 200 200 200 200';
const NOBODY = '404 404 404 404 404 404 404 404 404 404 404';
const OLDER_SITEMAP = Array(11).fill('308').join(' ');
const PERSONS = 'login 200 200 200 200 200 200 200 200 200 200';

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
  // Also for who is logged in: they may have forgotten it, or never had one.
  ['/auth/:screen', '/auth/signup-forgot-password', ALL],
  // Nobody's sign-in waits for a code.
  [
    '/auth/:screen',
    '/auth/challenge?to=/terms',
    '/auth/signin?to=%2Fterms /auth/choose-role?to=%2Fterms /terms /auth/switch-profile?to=%2Fterms /auth/switch-profile?to=%2Fterms /auth/switch-profile?to=%2Fterms /terms /terms /auth/choose-role?to=%2Fterms /auth/connect-profile?to=%2Fterms /auth/choose-role?to=%2Fterms',
  ],
  // Without a profile there is nothing to switch: one chooses what one is.
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
  ['/settings', '/settings', PERSONS],
  ['/settings/two-factor', '/settings/two-factor', PERSONS],
  ['/dashboard', '/dashboard', PERSONS],
  ['/client', '/client', PERSONS],
  ['/client/applicant', '/client/applicant', 'login / 200 / / / / / / / /'],
  ['/client/applicant', '/client/applicant?create=1', PERSONS],
  ['/client/applicant/settings', '/client/applicant/settings', 'login / 200 / / / / / / / /'],
  // The link is signed and needs no log-in. Any other says that it does not work.
  ['/profile-settings/:id', '/profile-settings/none', ALL],
  ['/client/applicant/cv.pdf', '/client/applicant/cv.pdf', 'login / 200 / / / / / / / /'],
  // Saved jobs are the person's own, with or without a talent profile.
  ['/client/my-jobs', '/client/my-jobs', PERSONS],
  ['/client/my-jobs/calendar.ics', '/client/my-jobs/calendar.ics', PERSONS],
  // Nobody's application has this id. Another person's is as absent (own-application.test.ts).
  ['/client/my-jobs/:application', '/client/my-jobs/JOB', 'login 404 404 404 404 404 404 404 404 404 404'],
  [
    '/client/my-jobs/:application/dates.ics',
    '/client/my-jobs/JOB/dates.ics',
    'login 404 404 404 404 404 404 404 404 404 404',
  ],
  ['/client/my-jobs/:application/cv.pdf', '/client/my-jobs/CV/cv.pdf', 'login 404 200 404 404 404 404 404 404 404 404'],
  ['/client/startups/new', '/client/startups/new', PERSONS],
  [
    '/client/startups/:company',
    '/client/startups/A',
    'login /client/ /client/ 200 200 200 /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company',
    '/client/startups/DRAFT',
    'login /client/ /client/ /client/startups/DRAFT/edit /client/startups/DRAFT/edit /client/startups/DRAFT/edit /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/blog',
    '/client/startups/A/blog',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/blog/new',
    '/client/startups/A/blog/new',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/blog/:post',
    '/client/startups/A/blog/none',
    'login /client/ /client/ 404 404 /client/ /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/startups/:company/edit',
    '/client/startups/A/edit',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/edit',
    '/client/startups/DRAFT/edit',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/approval',
    '/client/startups/A/approval',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/approval',
    '/client/startups/DRAFT/approval',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/profile',
    '/client/startups/A/profile',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/profile',
    '/client/startups/DRAFT/profile',
    'login /client/ /client/ /client/startups/DRAFT/edit /client/startups/DRAFT/edit /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/decisions',
    '/client/startups/A/decisions',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/settings',
    '/client/startups/A/settings',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/new',
    '/client/startups/A/jobs/new',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/new',
    '/client/startups/DRAFT/jobs/new',
    'login /client/ /client/ /client/startups/DRAFT/edit /client/startups/DRAFT/edit /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job/edit',
    '/client/startups/A/jobs/UNSENT/edit',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job/preview',
    '/client/startups/A/jobs/UNSENT/preview',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  // Staff never read applications; reviewers say no to nobody.
  [
    '/client/startups/:company/applicants',
    '/client/startups/A/applicants',
    'login /client/ /client/ 200 200 200 /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/startups/:company/applicants/no',
    '/client/startups/A/applicants/no',
    'login /client/ /client/ 200 200 422 /client/ /client/ 404 /client/ /client/',
  ],
  // The talent sent this CV to A. The owner of B asks B for it in the second row.
  [
    '/client/startups/:company/applicants/cv.pdf',
    '/client/startups/A/applicants/cv.pdf?card=CV',
    'login /client/ /client/ 200 200 200 /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/startups/:company/applicants/cv.pdf',
    '/client/startups/BESIDE/applicants/cv.pdf?card=CV',
    'login /client/ /client/ /client/ /client/ /client/ 404 /client/ 404 /client/ /client/',
  ],
  [
    '/client/startups/:company/applicants/cv.pdf',
    '/client/startups/A/applicants/cv.pdf?card=%00',
    'login /client/ /client/ 404 404 404 /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/startups/:company/users',
    '/client/startups/A/users',
    'login /client/ /client/ 200 200 200 /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs',
    '/client/startups/A/jobs',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job',
    '/client/startups/A/jobs/JOB',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job',
    '/client/startups/A/jobs/BYSTANDER',
    'login /client/ /client/ 404 404 /client/ /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job/posted',
    '/client/startups/A/jobs/JOB/posted',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job/max-posted',
    '/client/startups/A/jobs/UNSENT/max-posted',
    'login /client/ /client/ /client/startups/A/jobs/UNSENT/monetise /client/startups/A/jobs/UNSENT/monetise /client/ /client/ /client/ /client/startups/A/jobs/UNSENT/monetise /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job/monetise',
    '/client/startups/A/jobs/UNSENT/monetise',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job/monetise',
    '/client/startups/A/jobs/JOB/monetise',
    'login /client/ /client/ /client/startups/A/jobs/JOB/boost /client/startups/A/jobs/JOB/boost /client/ /client/ /client/ /client/startups/A/jobs/JOB/boost /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job/boost',
    '/client/startups/A/jobs/JOB/boost',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/jobs/:job/boosted',
    '/client/startups/A/jobs/JOB/boosted',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/:company/orders',
    '/client/startups/A/orders',
    'login /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  // No order of A's has this id.
  [
    '/client/startups/:company/orders/:order',
    '/client/startups/A/orders/JOB',
    'login /client/ /client/ 404 404 /client/ /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/startups/:company/orders/:order/receipt.pdf',
    '/client/startups/A/orders/JOB/receipt.pdf',
    'login /client/ /client/ 404 404 /client/ /client/ /client/ 404 /client/ /client/',
  ],
  ['/client/investors/new', '/client/investors/new', PERSONS],
  [
    '/client/investors/:investor',
    '/client/investors/INVESTOR',
    'login /investors/join /investors/join /investors/join /investors/join /investors/join /investors/join 200 200 /investors/join /investors/join',
  ],
  [
    '/client/investors/:investor/edit',
    '/client/investors/INVESTOR/edit',
    'login /investors/join /investors/join /investors/join /investors/join /investors/join /investors/join 200 200 /investors/join /investors/join',
  ],
  [
    '/client/investors/:investor/users',
    '/client/investors/INVESTOR/users',
    'login /investors/join /investors/join /investors/join /investors/join /investors/join /investors/join 200 200 /investors/join /investors/join',
  ],
  // Not built: the guard first, then 404.
  ['/client/*', '/client/nothing', 'login 404 404 404 404 404 404 404 404 404 404'],
  ['/client/*', '/client/applicant/nothing', 'login / 404 / / / / / / / /'],
  [
    '/client/*',
    '/client/startups/A/nothing',
    'login /client/ /client/ 404 404 /client/ /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/*',
    '/client/startups/A/applicants/nothing',
    'login /client/ /client/ 404 404 404 /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/*',
    '/client/investors/INVESTOR/startups',
    'login /investors/join /investors/join /investors/join /investors/join /investors/join /investors/join 404 404 /investors/join /investors/join',
  ],
  ['/admin', '/admin', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/decisions', '/admin/decisions', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/numbers', '/admin/numbers', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/companies', '/admin/companies', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/investors', '/admin/investors', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/jobs', '/admin/jobs', '404 404 404 404 404 404 404 404 200 404 two-factor'],
  ['/admin/orders', '/admin/orders', '404 404 404 404 404 404 404 404 200 404 two-factor'],
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

/**
 * The forms of A's workspace, sent by everyone. The team's own succeed (`done`); everyone else is redirected as above. A
 * person whose session has ended gets the form back with everything they typed.
 */
export const FORM_ROWS: readonly [address: string, form: string, answers: string][] = [
  // The startup has not accepted the data-processing terms.
  ['/jobs/JOB/apply', 'intent=send&name=Ada', '401 422 422 422 422 422 422 422 422 404 422'],
  ['/jobs/UNSENT/apply', 'intent=keep&name=Ada&version=0', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/client/my-jobs/JOB', 'intent=withdraw', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/client/my-jobs/JOB', 'intent=message&text=Hello', '401 404 404 404 404 404 404 404 404 404 404'],
  [
    '/client/startups/A/edit',
    'intent=name&name=Seaweed&website=https://A.example&intro=Changed&founded=&numberOfEmployees=',
    '401 /client/ /client/ done done /client/ /client/ /client/ done /client/ /client/',
  ],
  // A draft cannot be paused: the page says so.
  [
    '/client/startups/A/jobs',
    'intent=pause&job=UNSENT',
    '401 /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/A/jobs/UNSENT',
    'intent=close&outcome=hiredHere',
    '401 /client/ /client/ 200 200 /client/ /client/ /client/ 200 /client/ /client/',
  ],
  [
    '/client/startups/A/blog/none',
    'intent=post&then=save&title=Seaweed&body=Grows&cover=',
    '401 /client/ /client/ 404 404 /client/ /client/ /client/ 404 /client/ /client/',
  ],
  [
    '/client/startups/A/settings',
    'intent=slack&webhookKey=&notify.approved=on',
    '401 /client/ /client/ done done /client/ /client/ /client/ done /client/ /client/',
  ],
  [
    '/client/startups/A/users',
    'intent=invite&email=guest%40people.example&role=reviewer',
    '401 /client/ /client/ done done 422 /client/ /client/ done /client/ /client/',
  ],
  [
    '/client/startups/A/users',
    'intent=role&member=OWNER&role=owner',
    '401 /client/ /client/ done 422 422 /client/ /client/ done /client/ /client/',
  ],
  [
    '/client/startups/A/users',
    'intent=remove&member=OWNER',
    '401 /client/ /client/ 422 422 422 /client/ /client/ 422 /client/ /client/',
  ],
  [
    '/client/startups/A/jobs/JOB/boost',
    'intent=buyer&legalName=A+ApS&address=Havnegade+1&postalCode=1058&city=K&countryCode=DK&vatNumber=',
    '401 /client/ /client/ /client/startups/A/jobs/JOB/boost /client/startups/A/jobs/JOB/boost /client/ /client/ /client/ /client/startups/A/jobs/JOB/boost /client/ /client/',
  ],
  [
    '/client/investors/INVESTOR/edit',
    'intent=edit&name=An+investor&website=&intro=Changed',
    '401 /investors/join /investors/join /investors/join /investors/join /investors/join /investors/join done done /investors/join /investors/join',
  ],
  // A is public already, and nobody asks to join it.
  [
    '/client/startups/A/approval',
    'intent=submit',
    '401 /client/ /client/ 409 409 /client/ /client/ /client/ 409 /client/ /client/',
  ],
  [
    '/client/startups/A/users',
    'intent=answer&request=nobody&answer=manager',
    '401 /client/ /client/ 409 409 422 /client/ /client/ 409 /client/ /client/',
  ],
  // Only an owner closes a startup, and types its name.
  [
    '/client/startups/A/settings',
    'intent=close&closedName=nothing',
    '401 /client/ /client/ 400 422 /client/ /client/ /client/ 400 /client/ /client/',
  ],
  // Only an owner deletes a draft, and types its name.
  [
    '/client/startups/DRAFT/edit',
    'intent=deleteDraft&deletedName=nothing',
    '401 /client/ /client/ 400 422 /client/ /client/ /client/ 400 /client/ /client/',
  ],
  ['/client/applicant/settings', 'intent=mails&answers=on', '401 / done / / / / / / / /'],
  ['/client/applicant/settings', 'intent=delete', '401 / 400 / / / / / / / /'],
  ['/profile-settings/none', 'answers=on', Array(11).fill('400').join(' ')],
  ['/jobs/JOB/resend-applicants', 'key=0', Array(11).fill('400').join(' ')],
  ['/startups/DRAFT/welcome', 'intent=claim', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  ['/startups/A', 'intent=follow', 'sign-in 200 200 200 200 200 200 200 200 404 200'],
  ['/startups/DRAFT', 'intent=follow', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  ['/startups/A', 'intent=__defineGetter__', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  ['/jobs/JOB', 'intent=save', 'sign-in 200 200 200 200 200 200 200 200 404 200'],
  ['/jobs/JOB', 'intent=interested', 'sign-in 200 200 200 200 200 200 200 200 404 200'],
  ['/jobs/UNSENT', 'intent=save', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  ['/jobs/JOB', 'intent=__defineGetter__', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  [
    '/client/my-jobs',
    'intent=add&title=Baker&organisation=Ovn&place=&link=&appliedOn=2026-01-02&outcome=waiting',
    '401 done done done done done done done done done done',
  ],
  // An application of somebody else is not there.
  ['/client/my-jobs', 'intent=delete&id=JOB', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/client/my-jobs', 'intent=__defineGetter__', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/client/applicant', 'intent=profile&name=Ada&intro=', '401 / done / / / / / / / /'],
  ['/client/applicant', 'intent=__defineGetter__', '401 / 404 / / / / / / / /'],
  ['/settings', 'intent=name&name.first=Ada&name.last=Nordby', '401 done done done done done done done done done done'],
  ['/admin/companies/A', 'intent=platforms&platform=thehub', '404 404 404 404 404 404 404 404 done 404 two-factor'],
  ['/admin/companies/A', 'intent=platforms&platform=mars', '404 404 404 404 404 404 404 404 400 404 two-factor'],
  [
    '/admin/investors/INVESTOR',
    'intent=platforms&platform=thehub',
    '404 404 404 404 404 404 404 404 done 404 two-factor',
  ],
  ['/settings/two-factor', 'intent=confirm&code=000000', '401 422 422 422 422 422 422 422 422 422 422'],
  ['/settings/two-factor', 'intent=off&password=&code=000000', '401 400 400 400 400 400 400 400 400 400 400'],
  // What every object has is no form of ours.
  ['/settings', 'intent=__defineGetter__', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/settings/two-factor', 'intent=__defineGetter__', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/admin/people', 'intent=sessions&person=BYSTANDER', '404 404 404 404 404 404 404 404 done 404 two-factor'],
  // JOB is no person, and nobody of these is impersonated.
  ['/admin/people', 'intent=impersonate&person=JOB', '404 404 404 404 404 404 404 404 404 404 two-factor'],
  ['/auth/end-impersonation', '', '401 404 404 404 404 404 404 404 404 404 404'],
  // A session of somebody else is not there.
  ['/settings', 'intent=session&session=SESSION', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/dev/personas', 'person=OWNER', NOBODY],
];

const SIGNED_IN = '401 200 200 200 200 200 200 200 200 200 200';
const HIDDEN_STARTUP = '401 404 404 404 404 404 404 404 404 404 404';
const BAD_INPUT = '400 400 400 400 400 400 400 400 400 400 400';

/** Every call of the OpenAPI document: the call, an address of it, what is sent, and the answers. */
export const CALL_ROWS: readonly [call: string, address: string, body: object | null, answers: string][] = [
  ['GET /api/site/configuration', '/api/site/configuration', null, ALL],
  ['GET /api/v2/jobs', '/api/v2/jobs', null, ALL],
  ['GET /api/v2/jobs/latest/3', '/api/v2/jobs/latest/3', null, ALL],
  ['GET /api/v2/featuredjobs', '/api/v2/featuredjobs', null, ALL],
  ['GET /api/v2/jobsandfeatured', '/api/v2/jobsandfeatured', null, ALL],
  ['GET /api/jobs', '/api/jobs', null, ALL],
  ['GET /api/jobs/{id}', '/api/jobs/JOB', null, '200 200 200 200 200 200 200 200 200 404 200'],
  ['GET /api/jobs/{id}', '/api/jobs/UNSENT', null, NOBODY],
  ['GET /api/jobs/single/{id}', '/api/jobs/single/JOB', null, '200 200 200 200 200 200 200 200 200 404 200'],
  ['GET /api/jobs/single/{id}', '/api/jobs/single/UNSENT', null, NOBODY],
  [
    'GET /api/jobs/single/{id}/hidden',
    '/api/jobs/single/UNSENT/hidden',
    null,
    '401 404 404 200 200 200 404 404 200 200 404',
  ],
  ['GET /api/v2/jobs/{id}/related', '/api/v2/jobs/JOB/related', null, '200 200 200 200 200 200 200 200 200 404 200'],
  ['GET /api/jobs/{id}/checkout', '/api/jobs/JOB/checkout', null, '401 404 404 303 303 404 404 404 404 303 404'],
  ['GET /api/jobs/{id}/checkout', '/api/jobs/UNSENT/checkout', null, '401 404 404 409 409 404 404 404 404 409 404'],
  ['POST /api/payments/events', '/api/payments/events', {}, BAD_INPUT],
  ['POST /api/jobs/count/bulk', '/api/jobs/count/bulk', { items: [] }, ALL],
  ['GET /api/jobs/suggestions', '/api/jobs/suggestions?what=eng', null, ALL],
  [
    'POST /api/companies/{key}/drafts',
    '/api/companies/A/drafts',
    { contents: { isAdmin: true } },
    '401 400 400 400 400 400 400 400 400 400 400',
  ],
  ['GET /api/jobs/{id}/draft', '/api/jobs/UNSENT/draft', null, '401 404 404 200 200 404 404 404 200 200 404'],
  [
    'PUT /api/jobs/{id}/draft',
    '/api/jobs/UNSENT/draft',
    { contents: {}, version: 99 },
    '401 404 404 409 409 404 404 404 409 409 404',
  ],
  [
    'POST /api/jobs/{id}/draft/publish',
    '/api/jobs/UNSENT/draft/publish',
    { version: 99 },
    '401 404 404 409 409 404 404 404 409 409 404',
  ],
  // Saved jobs and interest are the person's own, whichever profile they act as.
  ['POST /api/jobs/{id}/save', '/api/jobs/JOB/save', null, '401 200 200 200 200 200 200 200 200 404 200'],
  ['POST /api/jobs/{id}/save', '/api/jobs/UNSENT/save', null, HIDDEN_STARTUP],
  ['POST /api/jobs/{id}/unsave', '/api/jobs/JOB/unsave', null, '401 200 200 200 200 200 200 200 200 404 200'],
  ['POST /api/jobs/{id}/unsave', '/api/jobs/UNSENT/unsave', null, HIDDEN_STARTUP],
  ['POST /api/jobs/{id}/interested', '/api/jobs/JOB/interested', null, '401 200 200 200 200 200 200 200 200 404 200'],
  ['POST /api/jobs/{id}/interested', '/api/jobs/UNSENT/interested', null, HIDDEN_STARTUP],
  [
    'POST /api/jobs/{id}/uninterested',
    '/api/jobs/JOB/uninterested',
    null,
    '401 200 200 200 200 200 200 200 200 404 200',
  ],
  ['POST /api/jobs/{id}/uninterested', '/api/jobs/UNSENT/uninterested', null, HIDDEN_STARTUP],
  [
    'POST /api/jobs/{id}/applied-elsewhere',
    '/api/jobs/JOB/applied-elsewhere',
    null,
    '401 200 200 200 200 200 200 200 200 404 200',
  ],
  ['POST /api/jobs/{id}/applied-elsewhere', '/api/jobs/UNSENT/applied-elsewhere', null, HIDDEN_STARTUP],
  [
    'POST /api/jobs/{id}/not-applied-elsewhere',
    '/api/jobs/JOB/not-applied-elsewhere',
    null,
    '401 200 200 200 200 200 200 200 200 404 200',
  ],
  ['POST /api/jobs/{id}/not-applied-elsewhere', '/api/jobs/UNSENT/not-applied-elsewhere', null, HIDDEN_STARTUP],
  ['GET /api/places', '/api/places?text=oslo', null, SIGNED_IN],
  ['GET /api/pay', '/api/pay?jobRole=engineer&countryCode=NO&currency=NOK', null, SIGNED_IN],
  ['GET /api/companies/{key}/jobs', '/api/companies/A/jobs', null, '401 404 404 200 200 404 404 404 200 404 404'],
  // Applications are between the talents and the team: staff have nothing to read. The card does not exist.
  [
    'GET /api/companies/{key}/applicants',
    '/api/companies/A/applicants',
    null,
    '401 404 404 200 200 200 404 404 404 404 404',
  ],
  ['GET /api/companies/{key}/board', '/api/companies/A/board', null, '401 404 404 200 200 200 404 404 404 404 404'],
  [
    'GET /api/companies/{key}/applicants/export',
    '/api/companies/A/applicants/export',
    null,
    '401 404 404 200 200 200 404 404 404 404 404',
  ],
  [
    'GET /api/companies/{key}/applicants/events',
    '/api/companies/A/applicants/events',
    null,
    '401 404 404 200 200 200 404 404 404 404 404',
  ],
  [
    'POST /api/companies/{key}/applicants/move',
    '/api/companies/A/applicants/move',
    { cards: [{ id: '000000000000000000000000', version: 1 }], to: 'hired' },
    '401 404 404 200 200 422 404 404 404 404 404',
  ],
  [
    'POST /api/companies/{key}/applicants/no',
    '/api/companies/A/applicants/no',
    { ids: ['000000000000000000000000'], text: 'No.' },
    '401 404 404 200 200 422 404 404 404 404 404',
  ],
  [
    'POST /api/companies/{key}/applications/{id}/undo',
    '/api/companies/A/applications/000000000000000000000000/undo',
    { version: 1 },
    '401 404 404 404 404 422 404 404 404 404 404',
  ],
  [
    'POST /api/companies/{key}/applications/{id}/notes',
    '/api/companies/A/applications/000000000000000000000000/notes',
    { text: 'Hello' },
    '401 404 404 404 404 404 404 404 404 404 404',
  ],
  [
    'PUT /api/companies/{key}/applications/{id}/score',
    '/api/companies/A/applications/000000000000000000000000/score',
    { score: 3 },
    '401 404 404 404 404 404 404 404 404 404 404',
  ],
  [
    'POST /api/companies/{key}/applications/{id}/messages',
    '/api/companies/A/applications/000000000000000000000000/messages',
    { text: 'Hello' },
    '401 404 404 404 404 422 404 404 404 404 404',
  ],
  // A draft has no such transition, and staff may not make those of the team.
  ['POST /api/jobs/{id}/pause', '/api/jobs/UNSENT/pause', null, '401 404 404 409 409 404 404 404 409 409 404'],
  ['POST /api/jobs/{id}/resume', '/api/jobs/UNSENT/resume', null, '401 404 404 409 409 404 404 404 404 409 404'],
  ['POST /api/jobs/{id}/renew', '/api/jobs/UNSENT/renew', null, '401 404 404 409 409 404 404 404 404 409 404'],
  ['POST /api/jobs/{id}/withdraw', '/api/jobs/UNSENT/withdraw', null, '401 404 404 409 409 404 404 404 404 409 404'],
  ['POST /api/jobs/{id}/close', '/api/jobs/UNSENT/close', {}, '401 404 404 409 409 404 404 404 409 409 404'],
  ['DELETE /api/jobs/{id}', '/api/jobs/JOB', null, '401 404 404 409 409 404 404 404 409 409 404'],
  ['POST /api/jobs/{id}/undelete', '/api/jobs/UNSENT/undelete', null, HIDDEN_STARTUP],
  ['GET /api/companies', '/api/companies', null, ALL],
  [
    'GET /api/companies/domain/{domain}',
    '/api/companies/domain/A.example',
    null,
    '200 200 200 200 200 200 200 200 200 404 200',
  ],
  ['GET /api/companies/{key}', '/api/companies/A', null, '200 200 200 200 200 200 200 200 200 404 200'],
  ['GET /api/companies/{key}', '/api/companies/DRAFT', null, NOBODY],
  [
    'GET /api/companies/{key}/hidden',
    '/api/companies/DRAFT/hidden',
    null,
    '401 404 404 200 200 200 404 404 200 200 404',
  ],
  ['GET /api/flag', '/api/flag?name=Tangvik', null, ALL],
  ['POST /api/companies/{key}/follow', '/api/companies/A/follow', null, '401 200 200 200 200 200 200 200 200 404 200'],
  ['POST /api/companies/{key}/follow', '/api/companies/DRAFT/follow', null, HIDDEN_STARTUP],
  [
    'POST /api/companies/{key}/unfollow',
    '/api/companies/A/unfollow',
    null,
    '401 200 200 200 200 200 200 200 200 404 200',
  ],
  ['POST /api/companies/{key}/unfollow', '/api/companies/DRAFT/unfollow', null, HIDDEN_STARTUP],
  ['GET /api/users/me', '/api/users/me', null, SIGNED_IN],
  ['PUT /api/users/me', '/api/users/me', { uiFeatures: [] }, SIGNED_IN],
  ['PUT /api/users/me', '/api/users/me', { isAdmin: true }, '401 400 400 400 400 400 400 400 400 400 400'],
  ['GET /api/users/me/profiles', '/api/users/me/profiles', null, SIGNED_IN],
  ['GET /api/users/captcha', '/api/users/captcha', null, ALL],
  ['POST /api/users/sign-up', '/api/users/sign-up', {}, BAD_INPUT],
  ['POST /api/users/sign-in', '/api/users/sign-in', {}, BAD_INPUT],
  ['POST /api/users/challenge', '/api/users/challenge', {}, BAD_INPUT],
  [
    'POST /api/users/challenge',
    '/api/users/challenge',
    { code: '000000' },
    '401 401 401 401 401 401 401 401 401 401 401',
  ],
  ['POST /api/users/authorize-with-linkedin', '/api/users/authorize-with-linkedin', {}, BAD_INPUT],
  ['POST /api/users/forgot-password', '/api/users/forgot-password', {}, BAD_INPUT],
  ['POST /api/users/reset-password', '/api/users/reset-password', {}, BAD_INPUT],
  ['POST /api/users/verify-email', '/api/users/verify-email', {}, BAD_INPUT],
  [
    'POST /api/companies/{key}/platform',
    '/api/companies/A/platform',
    { platform: 'thehub' },
    '401 404 404 200 200 404 404 404 200 200 404',
  ],
  [
    'POST /api/investors/{key}/platform',
    '/api/investors/INVESTOR/platform',
    { platform: 'thehub' },
    '401 404 404 404 404 404 404 200 200 404 404',
  ],
  [
    'POST /api/engagement/log',
    '/api/engagement/log',
    { event: 'nonsense', subject: { type: 'job', id: 'x' } },
    BAD_INPUT,
  ],
  ['POST /api/upload/{type}', '/api/upload/image', {}, '401 415 415 415 415 415 415 415 415 415 415'],
  // Last, because they change who one is.
  ['POST /api/applicant', '/api/applicant', null, SIGNED_IN],
  ['POST /api/users/sign-out', '/api/users/sign-out', null, '204 204 204 204 204 204 204 204 204 204 204'],
];
