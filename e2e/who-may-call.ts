import { ALL, NOBODY } from './who-may-enter.ts';

/** Answers that several calls share. The columns are those of WHO. */
//                     visitor unverified talent owner-A manager-A reviewer-A owner-B investor admin sister half-admin
const SIGNED_IN = '401 200 200 200 200 200 200 200 200 200 200';
/** The sister site does not show A. */
const SIGNED_IN_HERE = '401 200 200 200 200 200 200 200 200 404 200';
const PUBLIC_HERE = '200 200 200 200 200 200 200 200 200 404 200';
const HIDDEN = '401 404 404 404 404 404 404 404 404 404 404';
const BAD_INPUT = '400 400 400 400 400 400 400 400 400 400 400';
const SIGNED_IN_BAD_INPUT = '401 400 400 400 400 400 400 400 400 400 400';
/** Applications are between the talents and the team, so staff have nothing to read. */
const TEAM = '401 404 404 200 200 200 404 404 404 404 404';
/** Reviewers read, note and score. */
const MOVERS = '401 404 404 200 200 422 404 404 404 404 404';
const MOVERS_OF_NOTHING = '401 404 404 404 404 422 404 404 404 404 404';
const TALENT = '401 404 200 404 404 404 404 404 404 404 404';
/** The job is in no state for it. */
const TEAM_TOO_LATE = '401 404 404 409 409 404 404 404 404 409 404';
const TEAM_AND_STAFF_TOO_LATE = '401 404 404 409 409 404 404 404 409 409 404';
const ADMINS_TOO_LATE = '401 404 404 404 404 404 404 404 409 404 422';

const NO_ID = '0'.repeat(24);

/** Every call of the OpenAPI document: the call, an address of it, what is sent, and the answers. */
export const CALL_ROWS: readonly [call: string, address: string, body: object | null, answers: string][] = [
  // Of admins alone. One without a second factor is told what is missing. No decision, order or suspension is there.
  ['GET /api/admin/queue', '/api/admin/queue?tab=jobs', null, '401 404 404 404 404 404 404 404 200 404 422'],
  ['GET /api/admin/search', '/api/admin/search?search=nordlys', null, '401 404 404 404 404 404 404 404 200 404 422'],
  ['POST /api/admin/decisions', '/api/admin/decisions', { kind: 'job', id: NO_ID, action: 'approve' }, ADMINS_TOO_LATE],
  ['DELETE /api/admin/decisions/{id}', '/api/admin/decisions/JOB', null, ADMINS_TOO_LATE],
  ['POST /api/admin/decisions/{id}/retry', '/api/admin/decisions/JOB/retry', null, ADMINS_TOO_LATE],
  [
    'POST /api/admin/companies/{key}/suspend',
    '/api/admin/companies/nobody/suspend',
    { reason: 'scam', text: 'It deceived people.' },
    '401 404 404 404 404 404 404 404 404 404 422',
  ],
  ['POST /api/admin/companies/{key}/liftSuspension', '/api/admin/companies/A/liftSuspension', null, ADMINS_TOO_LATE],
  [
    'POST /api/admin/orders/{id}/refund',
    '/api/admin/orders/JOB/refund',
    { reason: 'Ordered by mistake.' },
    '401 404 404 404 404 404 404 404 404 404 422',
  ],

  ['GET /api/v2/jobs', '/api/v2/jobs', null, ALL],
  ['GET /api/v2/jobs/latest/3', '/api/v2/jobs/latest/3', null, ALL],
  ['GET /api/v2/featuredjobs', '/api/v2/featuredjobs', null, ALL],
  ['GET /api/v2/jobsandfeatured', '/api/v2/jobsandfeatured', null, ALL],
  ['GET /api/jobs', '/api/jobs', null, ALL],
  ['GET /api/jobs/{id}', '/api/jobs/JOB', null, PUBLIC_HERE],
  ['GET /api/jobs/{id}', '/api/jobs/UNSENT', null, NOBODY],
  ['GET /api/jobs/single/{id}', '/api/jobs/single/JOB', null, PUBLIC_HERE],
  ['GET /api/jobs/single/{id}', '/api/jobs/single/UNSENT', null, NOBODY],
  [
    'GET /api/jobs/single/{id}/hidden',
    '/api/jobs/single/UNSENT/hidden',
    null,
    '401 404 404 200 200 200 404 404 200 200 404',
  ],
  ['GET /api/v2/jobs/{id}/related', '/api/v2/jobs/JOB/related', null, PUBLIC_HERE],
  ['GET /api/jobs/{id}/checkout', '/api/jobs/JOB/checkout', null, '401 404 404 303 303 404 404 404 404 303 404'],
  ['GET /api/jobs/{id}/checkout', '/api/jobs/UNSENT/checkout', null, TEAM_TOO_LATE],
  ['POST /api/jobs/count/bulk', '/api/jobs/count/bulk', { items: [] }, ALL],
  ['GET /api/jobs/suggestions', '/api/jobs/suggestions?what=eng', null, ALL],
  ['POST /api/companies/{key}/drafts', '/api/companies/A/drafts', { contents: { isAdmin: true } }, SIGNED_IN_BAD_INPUT],
  ['GET /api/jobs/{id}/draft', '/api/jobs/UNSENT/draft', null, '401 404 404 200 200 404 404 404 200 200 404'],
  ['PUT /api/jobs/{id}/draft', '/api/jobs/UNSENT/draft', { contents: {}, version: 99 }, TEAM_AND_STAFF_TOO_LATE],
  ['POST /api/jobs/{id}/draft/publish', '/api/jobs/UNSENT/draft/publish', { version: 99 }, TEAM_AND_STAFF_TOO_LATE],
  // Saved jobs and interest are the person's own, whichever profile they act as.
  ['POST /api/jobs/{id}/save', '/api/jobs/JOB/save', null, SIGNED_IN_HERE],
  ['POST /api/jobs/{id}/save', '/api/jobs/UNSENT/save', null, HIDDEN],
  ['POST /api/jobs/{id}/unsave', '/api/jobs/JOB/unsave', null, SIGNED_IN_HERE],
  ['POST /api/jobs/{id}/unsave', '/api/jobs/UNSENT/unsave', null, HIDDEN],
  ['POST /api/jobs/{id}/interested', '/api/jobs/JOB/interested', null, SIGNED_IN_HERE],
  ['POST /api/jobs/{id}/interested', '/api/jobs/UNSENT/interested', null, HIDDEN],
  ['POST /api/jobs/{id}/uninterested', '/api/jobs/JOB/uninterested', null, SIGNED_IN_HERE],
  ['POST /api/jobs/{id}/uninterested', '/api/jobs/UNSENT/uninterested', null, HIDDEN],
  ['POST /api/jobs/{id}/applied-elsewhere', '/api/jobs/JOB/applied-elsewhere', null, SIGNED_IN_HERE],
  ['POST /api/jobs/{id}/applied-elsewhere', '/api/jobs/UNSENT/applied-elsewhere', null, HIDDEN],
  ['POST /api/jobs/{id}/not-applied-elsewhere', '/api/jobs/JOB/not-applied-elsewhere', null, SIGNED_IN_HERE],
  ['POST /api/jobs/{id}/not-applied-elsewhere', '/api/jobs/UNSENT/not-applied-elsewhere', null, HIDDEN],
  ['GET /api/places', '/api/places?text=oslo', null, SIGNED_IN],
  ['GET /api/pay', '/api/pay?jobRole=engineer&countryCode=NO&currency=NOK', null, SIGNED_IN],
  ['GET /api/companies/{key}/jobs', '/api/companies/A/jobs', null, '401 404 404 200 200 404 404 404 200 404 404'],
  // A draft has no such transition. Staff may not make those of the team, and say why they pause or close a job.
  ['POST /api/jobs/{id}/pause', '/api/jobs/UNSENT/pause', null, '401 404 404 409 409 404 404 404 400 409 404'],
  ['POST /api/jobs/{id}/resume', '/api/jobs/UNSENT/resume', null, TEAM_TOO_LATE],
  ['POST /api/jobs/{id}/renew', '/api/jobs/UNSENT/renew', null, TEAM_TOO_LATE],
  ['POST /api/jobs/{id}/withdraw', '/api/jobs/UNSENT/withdraw', null, TEAM_TOO_LATE],
  ['POST /api/jobs/{id}/close', '/api/jobs/UNSENT/close', {}, '401 404 404 409 409 404 404 404 400 409 404'],
  ['POST /api/jobs/{id}/cancelPayment', '/api/jobs/UNSENT/cancelPayment', null, TEAM_TOO_LATE],
  ['POST /api/jobs/{id}/reopen', '/api/jobs/UNSENT/reopen', null, '401 404 404 404 404 404 404 404 409 404 404'],
  ['DELETE /api/jobs/{id}', '/api/jobs/JOB', null, TEAM_AND_STAFF_TOO_LATE],
  ['POST /api/jobs/{id}/undelete', '/api/jobs/UNSENT/undelete', null, HIDDEN],

  // The board of A and its applications. NO_ID is no card.
  ['GET /api/companies/{key}/applicants', '/api/companies/A/applicants', null, TEAM],
  ['GET /api/companies/{key}/board', '/api/companies/A/board', null, TEAM],
  ['GET /api/companies/{key}/applicants/export', '/api/companies/A/applicants/export', null, TEAM],
  ['GET /api/companies/{key}/applicants/events', '/api/companies/A/applicants/events', null, TEAM],
  [
    'POST /api/companies/{key}/applicants/move',
    '/api/companies/A/applicants/move',
    { cards: [{ id: NO_ID, version: 1 }], to: 'hired' },
    MOVERS,
  ],
  ['POST /api/companies/{key}/applicants/no', '/api/companies/A/applicants/no', { ids: [NO_ID], text: 'No.' }, MOVERS],
  [
    'POST /api/companies/{key}/applications/{id}/undo',
    `/api/companies/A/applications/${NO_ID}/undo`,
    { version: 1 },
    MOVERS_OF_NOTHING,
  ],
  [
    'POST /api/companies/{key}/applications/{id}/notes',
    `/api/companies/A/applications/${NO_ID}/notes`,
    { text: 'Hello' },
    HIDDEN,
  ],
  [
    'PUT /api/companies/{key}/applications/{id}/score',
    `/api/companies/A/applications/${NO_ID}/score`,
    { score: 3 },
    HIDDEN,
  ],
  [
    'POST /api/companies/{key}/applications/{id}/messages',
    `/api/companies/A/applications/${NO_ID}/messages`,
    { text: 'Hello' },
    MOVERS_OF_NOTHING,
  ],
  ['GET /api/companies/{key}/applications/{id}', '/api/companies/A/applications/CV', null, TEAM],
  [
    'POST /api/companies/{key}/applicants/undo',
    '/api/companies/A/applicants/undo',
    { cards: [{ id: NO_ID, version: 1 }] },
    MOVERS,
  ],
  [
    'POST /api/companies/{key}/applicants/no/undo',
    '/api/companies/A/applicants/no/undo',
    { moments: ['2026-11-23T10:00:00.000Z'] },
    MOVERS,
  ],
  [
    'POST /api/companies/{key}/applicants/no/send',
    '/api/companies/A/applicants/no/send',
    { moments: ['2026-11-23T10:00:00.000Z'] },
    MOVERS,
  ],
  [
    'POST /api/companies/{key}/board/columns',
    '/api/companies/A/board/columns',
    { name: 'Tech talk', color: '#f6a33b', meaning: 'interview', jobIds: [NO_ID] },
    MOVERS_OF_NOTHING,
  ],
  [
    'PUT /api/companies/{key}/board/columns',
    '/api/companies/A/board/columns',
    { name: 'Tech talk', color: '#f6a33b', meaning: 'interview', columnIds: [NO_ID] },
    MOVERS_OF_NOTHING,
  ],
  [
    'POST /api/companies/{key}/board/columns/shift',
    '/api/companies/A/board/columns/shift',
    { columnIds: [NO_ID], to: 'left' },
    MOVERS_OF_NOTHING,
  ],
  [
    'POST /api/companies/{key}/board/columns/delete',
    '/api/companies/A/board/columns/delete',
    { columnIds: [NO_ID] },
    MOVERS_OF_NOTHING,
  ],
  [
    'PUT /api/companies/{key}/board/anonymous',
    '/api/companies/A/board/anonymous',
    { jobId: 'JOB', isAnonymous: false },
    MOVERS,
  ],
  ['GET /api/companies/{key}/board/no-text', '/api/companies/A/board/no-text?job=JOB', null, MOVERS],
  [
    'PUT /api/companies/{key}/board/no-text',
    '/api/companies/A/board/no-text',
    { jobId: NO_ID, text: 'No.' },
    MOVERS_OF_NOTHING,
  ],
  // CV is the id of an application: its startup reports the person who sent it.
  ['POST /api/reports', '/api/reports', { kind: 'person', subject: 'CV', reason: 'spam' }, TEAM],
  ['POST /api/reports', '/api/reports', { kind: 'message', subject: 'JOB', reason: 'spam' }, HIDDEN],
  // The talent alone reads their side of it; the startup has the board.
  ['GET /api/applications', '/api/applications', null, SIGNED_IN],
  ['GET /api/applications/{id}', '/api/applications/CV', null, TALENT],
  ['POST /api/applications/{id}/messages', '/api/applications/CV/messages', { text: 'Hello' }, TALENT],
  [
    'POST /api/applications/{id}/messages/{message}/answer-times',
    `/api/applications/CV/messages/${NO_ID}/answer-times`,
    { kind: 'another', text: 'Later' },
    HIDDEN,
  ],
  [
    'POST /api/applications/{id}/messages/{message}/answer-offer',
    `/api/applications/CV/messages/${NO_ID}/answer-offer`,
    { kind: 'yes' },
    HIDDEN,
  ],
  ['POST /api/applications/{id}/withdraw', '/api/applications/CV/withdraw', null, TALENT],
  ['POST /api/applications/{id}/undo-withdrawal', '/api/applications/CV/undo-withdrawal', null, TALENT],

  ['GET /api/site/configuration', '/api/site/configuration', null, ALL],
  ['POST /api/payments/events', '/api/payments/events', {}, BAD_INPUT],
  ['GET /api/companies', '/api/companies', null, ALL],
  ['GET /api/companies/domain/{domain}', '/api/companies/domain/A.example', null, PUBLIC_HERE],
  ['GET /api/companies/{key}', '/api/companies/A', null, PUBLIC_HERE],
  ['GET /api/companies/{key}', '/api/companies/DRAFT', null, NOBODY],
  [
    'GET /api/companies/{key}/hidden',
    '/api/companies/DRAFT/hidden',
    null,
    '401 404 404 200 200 200 404 404 200 200 404',
  ],
  ['GET /api/flag', '/api/flag?name=Tangvik', null, ALL],
  ['POST /api/companies/{key}/follow', '/api/companies/A/follow', null, SIGNED_IN_HERE],
  ['POST /api/companies/{key}/follow', '/api/companies/DRAFT/follow', null, HIDDEN],
  ['POST /api/companies/{key}/unfollow', '/api/companies/A/unfollow', null, SIGNED_IN_HERE],
  ['POST /api/companies/{key}/unfollow', '/api/companies/DRAFT/unfollow', null, HIDDEN],
  ['GET /api/users/me', '/api/users/me', null, SIGNED_IN],
  ['PUT /api/users/me', '/api/users/me', { uiFeatures: [] }, SIGNED_IN],
  ['PUT /api/users/me', '/api/users/me', { isAdmin: true }, SIGNED_IN_BAD_INPUT],
  [
    'GET /api/users/me/download',
    '/api/users/me/download?until=2026-11-23T10:00:00.000Z&signature=none',
    null,
    SIGNED_IN_BAD_INPUT,
  ],
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

  // Last, because they change who the person is.
  ['POST /api/applicant', '/api/applicant', null, SIGNED_IN],
  ['POST /api/users/sign-out', '/api/users/sign-out', null, '204 204 204 204 204 204 204 204 204 204 204'],
];
