import { type PageRow, PERSONS } from './who-may-enter.ts';

/** The pages of the workspaces of startups and investors. The other pages are in who-may-enter.ts. */
//                     visitor unverified talent owner-A manager-A reviewer-A owner-B investor admin sister half-admin
export const WORKSPACE_PAGE_ROWS: readonly PageRow[] = [
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
  // The talent sent this CV to A. Without a signature it leads to the card, which has a link with one. The owner of B asks B for it in the second row.
  [
    '/client/startups/:company/applicants/cv.pdf',
    '/client/startups/A/applicants/cv.pdf?card=CV',
    'login /client/ /client/ /client/startups/A/applicants?card=CV&expired=cv /client/startups/A/applicants?card=CV&expired=cv /client/startups/A/applicants?card=CV&expired=cv /client/ /client/ 404 /client/ /client/',
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
];
