import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeJob } from '#domain/jobs/change-own-jobs.server.ts';
import { isReservedKey } from '#domain/reserved-keys.ts';
import { apiClient } from '#testing/api-client.ts';
import { someApplication } from '#testing/applications.ts';
import { authServices } from '#testing/auth-services.ts';
import { freshAnswer } from '#testing/captcha-answer.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { PASSWORD, somebody, someInvestor } from '#testing/people.ts';
import { someCompany, someImage, someJob } from '#testing/posted-jobs.ts';
import { OPEN_ENDPOINTS } from './open-endpoints.ts';

/** Reads every operation of the OpenAPI document against real answers, as a generated client would. */

const fixture = rollbackFixture();
const accounts = authServices();
const client = apiClient(() => fixture.context, accounts);

type Schema = Record<string, unknown>;
type Operation = {
  operationId: string;
  summary: string;
  security: object[];
  parameters?: { name: string; in: string; schema: Schema; example?: unknown }[];
  responses: Record<string, { content?: { 'application/json': { schema: Schema } } }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
};
const document = client.api.described as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ endpoint: `${method.toUpperCase()} ${path}`, operation })),
);

/** The same schemas without leave for fields that they do not name. */
function strictly(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strictly);
  if (typeof schema !== 'object' || schema === null) return schema;
  const strict = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strictly(value)]));
  return 'properties' in strict && !('additionalProperties' in strict)
    ? { ...strict, additionalProperties: false }
    : strict;
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: strictly(document.components) });

/** What is wrong with a value; empty when it matches. */
function errorsOf(schema: Schema, value: unknown): string[] {
  const text = JSON.stringify(strictly(schema)).replaceAll('"#/components', '"api#/components');
  const validate = ajv.compile(JSON.parse(text));
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message, params }) => {
        return `${instancePath} ${message} ${JSON.stringify(params)}`;
      });
}

type Sent = { path: string; body?: object; status: number; as?: 'owner' | 'newcomer' };

/** What stands in the database when each operation is called. */
async function world() {
  const { context } = fixture;
  const picture = await someImage(context);
  const company = await someCompany(context, {
    logoImageId: picture,
    coverImageId: picture,
    perks: [{ perk: 'parentalleave', note: 'Half a year' }],
    keyFigures: [{ name: 'revenue', value: '2 M' }],
    sdgs: ['13'],
    quote: { text: 'We sail.', author: 'Ada', role: 'CEO' },
  });
  const bare = await someCompany(context, {
    website: null,
    founded: null,
    numberOfEmployees: null,
    stage: null,
    fundingStage: null,
    industries: [],
  });
  const boost = { boostingExpiresAt: new Date(context.now.getTime() + 86_400_000) };
  const range = { salaryType: 'range', salaryFrom: 4_000_000, salaryCurrency: 'DKK', salaryPeriod: 'month' };
  const text = '<p>You speak English. We help with the visa.</p>';
  const link = 'https://jobs.example/søfart';
  const full = { ...boost, ...range, companyId: company.id, places: ['Oslo', 'Aarhus'], description: text, link };
  const job = await someJob(context, { ...full, equityType: 'percentage', equityFrom: 0.5 });
  await someJob(context, {
    companyId: bare.id,
    places: [['DK', 'Nowhere']],
    workplace: 'remote',
    salaryType: 'unpaid',
  });
  const expired = await someJob(context, { status: 'EXPIRED', closesAt: new Date('2026-11-01T00:00:00Z') });
  const sister = await someCompany(context, { platforms: ['plusimpact'] });
  const fund = await someInvestor(context, { platforms: ['plusimpact'] });
  const person = await somebody(context, {
    password: PASSWORD,
    member: [{ id: company.id }, { id: sister.id }, { kind: 'investor', id: fund.id as string }],
  });
  const newcomer = await somebody(context);
  return { company, bare, job, expired, sister, fund, person, newcomer };
}
let at: Awaited<ReturnType<typeof world>>;
beforeEach(async () => {
  at = await world();
});

const draftOfOwner = () =>
  someJob(fixture.context, { companyId: at.company.id, status: 'DRAFT', approvedAt: null, publishedAt: null });

const anApplication = async () =>
  (await someApplication(fixture.context, { companyId: at.company.id, jobId: at.job.id })).id;

const absentId = '000000000000000000000000';

/** The requests of each operation, in order: at least one that succeeds where a test can make one succeed. */
const REQUESTS: Record<string, () => Promise<Sent[]> | Sent[]> = {
  getNextFlag: () => [
    { path: '/flag?name=Tangvik', status: 200 },
    { path: '/flag?name=', status: 400 },
    { path: '/flag?name=Tangvik&size=2', status: 400 },
  ],
  getSiteConfiguration: () => [{ path: '/site/configuration', status: 200 }],
  listJobs: () => [
    { path: '/v2/jobs', status: 200 },
    { path: '/v2/jobs?includeSuggestions=false&search=engineer', status: 200 },
    { path: '/v2/jobs?page=9', status: 200 },
    { path: '/v2/jobs?page=none', status: 400 },
  ],
  listLatestJobs: () => [{ path: '/v2/jobs/latest/3', status: 200 }],
  listFeaturedJobs: () => [{ path: '/v2/featuredjobs', status: 200 }],
  listJobsAndFeaturedJobs: () => [{ path: '/v2/jobsandfeatured', status: 200 }],
  getJob: () => [
    { path: `/jobs/single/${at.job.id}`, status: 200 },
    { path: `/jobs/single/${at.expired.id}`, status: 200 },
    { path: `/jobs/single/${absentId}`, status: 404 },
  ],
  getHiddenJob: () => [
    { path: `/jobs/single/${at.job.id}/hidden`, status: 200, as: 'owner' },
    { path: `/jobs/single/${at.job.id}/hidden`, status: 401 },
  ],
  startCheckout: () => [
    { path: `/jobs/${at.job.id}/checkout`, status: 303, as: 'owner' },
    { path: `/jobs/${at.job.id}/checkout?purpose=nothing`, status: 400, as: 'owner' },
    { path: `/jobs/${at.job.id}/checkout`, status: 404, as: 'newcomer' },
  ],
  receivePaymentEvent: () => [{ path: '/payments/events', body: {}, status: 400 }],
  listRelatedJobs: () => [{ path: `/v2/jobs/${at.job.id}/related`, status: 200 }],
  countJobs: () => [
    { path: '/jobs/count/bulk', body: { items: [{ key: 'a', search: 'engineer' }] }, status: 200 },
    { path: '/jobs/count/bulk', body: {}, status: 400 },
  ],
  startJobDraft: () => [
    { path: `/companies/${at.company.key}/drafts`, body: { contents: { title: 'Baker' } }, status: 200, as: 'owner' },
    { path: `/companies/${at.company.key}/drafts`, body: { contents: { status: 'ACTIVE' } }, status: 400, as: 'owner' },
    { path: `/companies/${at.bare.key}/drafts`, body: {}, status: 404, as: 'owner' },
  ],
  readJobDraft: () => [
    { path: `/jobs/${at.job.id}/draft`, status: 200, as: 'owner' },
    { path: `/jobs/${at.job.id}/draft`, status: 404, as: 'newcomer' },
  ],
  saveJobDraft: () => [
    { path: `/jobs/${at.job.id}/draft`, body: { version: 0, contents: { title: 'Baker' } }, status: 200, as: 'owner' },
    { path: `/jobs/${at.job.id}/draft`, body: { version: 0, contents: { title: 'Cook' } }, status: 409, as: 'owner' },
    { path: `/jobs/${at.job.id}/draft`, body: { version: 1, contents: { salary: 1 } }, status: 400, as: 'owner' },
  ],
  publishJobDraft: () => [
    { path: `/jobs/${at.job.id}/draft/publish`, body: { version: 7 }, status: 409, as: 'owner' },
    { path: `/jobs/${at.job.id}/draft/publish`, body: { version: 0 }, status: 400, as: 'owner' },
  ],
  namePlaces: () => [
    { path: '/places?text=berg', status: 200, as: 'newcomer' },
    { path: '/places', status: 400, as: 'newcomer' },
  ],
  readPayOfRole: () => [
    { path: '/pay?jobRole=engineer&countryCode=NO&currency=NOK', status: 200, as: 'newcomer' },
    { path: '/pay?jobRole=king&countryCode=NO&currency=NOK', status: 400, as: 'newcomer' },
  ],
  suggestSearches: () => [
    { path: '/jobs/suggestions?what=eng', status: 200 },
    { path: '/jobs/suggestions?where=osl', status: 200 },
  ],
  listJobsWithText: () => [{ path: '/jobs', status: 200 }],
  getJobWithRelatedJobs: () => [{ path: `/jobs/${at.job.id}`, status: 200 }],
  listJobsOfYourStartup: () => [
    { path: `/companies/${at.company.key}/jobs`, status: 200, as: 'owner' },
    { path: `/companies/${at.company.id}/jobs?status=ACTIVE&search=engineer&page=1`, status: 200, as: 'owner' },
    { path: `/companies/${at.company.key}/jobs?status=OPEN`, status: 400, as: 'owner' },
    { path: `/companies/${at.company.key}/jobs`, status: 404, as: 'newcomer' },
  ],
  listApplicants: async () => {
    await anApplication();
    return [
      { path: `/companies/${at.company.key}/applicants?only=new&sort=name&page=1`, status: 200, as: 'owner' },
      { path: `/companies/${at.company.id}/applicants?step=hired`, status: 200, as: 'owner' },
      { path: `/companies/${at.company.key}/applicants?job=none`, status: 404, as: 'owner' },
      { path: `/companies/${at.company.key}/applicants?rank=best`, status: 400, as: 'owner' },
      { path: `/companies/${at.company.key}/applicants`, status: 404, as: 'newcomer' },
    ];
  },
  getBoard: async () => {
    await anApplication();
    return [
      { path: `/companies/${at.company.key}/board?job=${at.job.id}`, status: 200, as: 'owner' },
      { path: `/companies/${at.company.key}/board`, status: 404, as: 'newcomer' },
    ];
  },
  exportApplicants: async () => {
    await anApplication();
    return [
      { path: `/companies/${at.company.key}/applicants/export?format=json`, status: 200, as: 'owner' },
      { path: `/companies/${at.company.key}/applicants/export?format=xls`, status: 400, as: 'owner' },
    ];
  },
  // A stream has no end to wait for; applicant-events.test.ts reads one.
  followApplicants: () => [{ path: `/companies/${at.company.key}/applicants/events`, status: 404, as: 'newcomer' }],
  moveApplicants: async () => {
    const cards = [{ id: await anApplication(), version: 1 }];
    const path = `/companies/${at.company.key}/applicants/move`;
    return [
      { path, body: { cards, to: 'hired' }, status: 200, as: 'owner' },
      { path, body: { cards, to: 'hired' }, status: 200, as: 'owner' },
      { path, body: { cards: [], to: 'hired' }, status: 400, as: 'owner' },
    ];
  },
  undoMove: async () => {
    const id = await anApplication();
    const base = `/companies/${at.company.key}`;
    return [
      { path: `${base}/applicants/move`, body: { cards: [{ id, version: 1 }], to: 'hired' }, status: 200, as: 'owner' },
      { path: `${base}/applications/${id}/undo`, body: { version: 1 }, status: 409, as: 'owner' },
      { path: `${base}/applications/${id}/undo`, body: { version: 2 }, status: 200, as: 'owner' },
    ];
  },
  addNote: async () => [
    {
      path: `/companies/${at.company.key}/applications/${await anApplication()}/notes`,
      body: { text: 'Hello' },
      status: 200,
      as: 'owner',
    },
    { path: `/companies/${at.company.key}/applications/none/notes`, body: { text: 'Hello' }, status: 404, as: 'owner' },
  ],
  scoreApplicant: async () => [
    {
      path: `/companies/${at.company.key}/applications/${await anApplication()}/score`,
      body: { score: 4 },
      status: 204,
      as: 'owner',
    },
  ],
  writeToApplicant: async () => {
    const path = `/companies/${at.company.key}/applications/${await anApplication()}/messages`;
    return [
      { path, body: { text: 'Hi {{firstName}}' }, status: 200, as: 'owner' },
      { path, body: { text: 'Hi {{nobody}}' }, status: 400, as: 'owner' },
    ];
  },
  sayNo: async () => [
    {
      path: `/companies/${at.company.key}/applicants/no`,
      body: { ids: [await anApplication()], text: 'No.' },
      status: 200,
      as: 'owner',
    },
  ],
  pauseJob: () => [
    { path: `/jobs/${at.job.id}/pause`, body: {}, status: 200, as: 'owner' },
    { path: `/jobs/${at.job.id}/pause`, body: {}, status: 409, as: 'owner' },
    { path: `/jobs/${at.job.id}/pause`, body: {}, status: 404, as: 'newcomer' },
  ],
  resumeJob: () => [
    { path: `/jobs/${at.job.id}/pause`, body: {}, status: 200, as: 'owner' },
    { path: `/jobs/${at.job.id}/resume`, body: {}, status: 200, as: 'owner' },
  ],
  closeJob: () => [
    { path: `/jobs/${at.job.id}/close`, body: { outcome: 'bored' }, status: 400, as: 'owner' },
    { path: `/jobs/${at.job.id}/close`, body: { outcome: 'hiredHere' }, status: 200, as: 'owner' },
  ],
  renewJob: async () => {
    const paused = await someJob(fixture.context, {
      companyId: at.company.id,
      status: 'EXPIRED',
      closesAt: fixture.context.now,
      closedAt: fixture.context.now,
    });
    return [
      // The free place is taken.
      { path: `/jobs/${paused.id}/renew`, body: {}, status: 422, as: 'owner' },
      { path: `/jobs/${at.job.id}/close`, body: {}, status: 200, as: 'owner' },
      { path: `/jobs/${paused.id}/renew`, body: {}, status: 200, as: 'owner' },
    ];
  },
  withdrawJob: async () => {
    const waiting = await someJob(fixture.context, { companyId: at.company.id, approvedAt: null, publishedAt: null });
    return [{ path: `/jobs/${waiting.id}/withdraw`, body: {}, status: 200, as: 'owner' }];
  },
  deleteJob: async () => [
    { path: `/jobs/${(await draftOfOwner()).id}`, status: 204, as: 'owner' },
    { path: `/jobs/${at.job.id}`, status: 409, as: 'owner' },
  ],
  undeleteJob: async () => {
    const { id } = await draftOfOwner();
    await changeJob(fixture.as({ actor: at.person.actor }), id, 'delete');
    return [{ path: `/jobs/${id}/undelete`, body: {}, status: 200, as: 'owner' }];
  },
  listStartups: () => [
    { path: '/companies', status: 200 },
    { path: '/companies?stage=huge', status: 400 },
  ],
  getStartupByDomain: () => [{ path: `/companies/domain/${at.company.key}.example`, status: 200 }],
  getStartup: () => [
    { path: `/companies/${at.company.key}`, status: 200 },
    { path: `/companies/${at.bare.key}`, status: 200, as: 'owner' },
    { path: '/companies/nobody', status: 404 },
  ],
  getHiddenStartup: () => [{ path: `/companies/${at.company.key}/hidden`, status: 200, as: 'owner' }],
  saveJob: () => [{ path: `/jobs/${at.job.id}/save`, body: {}, status: 200, as: 'owner' }],
  unsaveJob: () => [{ path: `/jobs/${at.job.id}/unsave`, body: {}, status: 200, as: 'owner' }],
  markInterest: () => [{ path: `/jobs/${at.job.id}/interested`, body: {}, status: 200, as: 'owner' }],
  clearInterest: () => [{ path: `/jobs/${at.job.id}/uninterested`, body: {}, status: 200, as: 'owner' }],
  noteAppliedElsewhere: () => [{ path: `/jobs/${at.job.id}/applied-elsewhere`, body: {}, status: 200, as: 'owner' }],
  clearAppliedElsewhere: () => [
    { path: `/jobs/${at.job.id}/not-applied-elsewhere`, body: {}, status: 200, as: 'owner' },
  ],
  followStartup: () => [{ path: `/companies/${at.bare.key}/follow`, body: {}, status: 200, as: 'owner' }],
  unfollowStartup: () => [{ path: `/companies/${at.bare.key}/unfollow`, body: {}, status: 200, as: 'owner' }],
  showStartupOnPlatform: () => [
    { path: `/companies/${at.sister.key}/platform`, body: { platform: 'thehub' }, status: 200, as: 'owner' },
  ],
  showInvestorOnPlatform: () => [
    { path: `/investors/${at.fund.key}/platform`, body: { platform: 'thehub' }, status: 200, as: 'owner' },
  ],
  getMyself: () => [{ path: '/users/me', status: 200, as: 'owner' }],
  updateMyself: () => [
    { path: '/users/me', body: { uiFeatures: [{ name: 'boardKeys' }] }, status: 200, as: 'owner' },
    { path: '/users/me', body: {}, status: 400, as: 'owner' },
  ],
  listMyProfiles: () => [
    { path: '/users/me/profiles', status: 200, as: 'owner' },
    { path: '/users/me/profiles', status: 200, as: 'newcomer' },
  ],
  createTalentProfile: () => [{ path: '/applicant', body: {}, status: 200, as: 'owner' }],
  getCaptcha: () => [{ path: '/users/captcha', status: 200 }],
  signUp: async () => {
    const reCaptchaResponse = await freshAnswer(accounts.captcha, fixture.context.now);
    const form = { name: { first: 'Åsa', last: 'Lind' }, email: 'asa@people.example', password: PASSWORD };
    return [
      { path: '/users/sign-up', body: { ...form, reCaptchaResponse }, status: 200 },
      { path: '/users/sign-up', body: form, status: 400 },
    ];
  },
  signIn: () => [
    { path: '/users/sign-in', body: { email: at.person.email, password: PASSWORD }, status: 200 },
    { path: '/users/sign-in', body: { email: at.person.email, password: 'no' }, status: 401 },
  ],
  answerChallenge: () => [{ path: '/users/challenge', body: { code: '123456' }, status: 401 }],
  signOut: () => [{ path: '/users/sign-out', body: {}, status: 204, as: 'owner' }],
  signInWithLinkedIn: () => [{ path: '/users/authorize-with-linkedin', body: { accessToken: 'x' }, status: 404 }],
  forgotPassword: () => [{ path: '/users/forgot-password', body: { email: at.person.email }, status: 200 }],
  resetPassword: () => [{ path: '/users/reset-password', body: { password: PASSWORD, resetKey: 'x' }, status: 400 }],
  verifyEmail: () => [{ path: '/users/verify-email', body: { emailVerificationKey: 'x' }, status: 400 }],
  uploadPicture: async () => {
    const upload = (content: Uint8Array) => {
      const form = new FormData();
      form.set('file_upload', new Blob([Buffer.from(content)]), 'picture');
      return form;
    };
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0c676b' } });
    return [
      { path: '/upload/logo', body: upload(await picture.png().toBuffer()), status: 200, as: 'owner' },
      { path: '/upload/image', body: upload(Buffer.from('<svg/>')), status: 415, as: 'owner' },
      { path: '/upload/image', body: {}, status: 401 },
    ];
  },
  logEngagement: () => [
    {
      path: '/engagement/log',
      body: { event: 'shared', subject: { type: 'job', id: at.job.id } },
      status: 204,
    },
  ],
};

describe('the OpenAPI document', () => {
  it('names each operation once, and says which need a session', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { endpoint, operation } of operations) {
      expect([endpoint, operation.operationId]).toEqual([endpoint, expect.stringMatching(/^[a-z]+[A-Za-z]+$/)]);
      expect([endpoint, operation.security]).toEqual([
        endpoint,
        OPEN_ENDPOINTS.includes(endpoint) ? [] : [{ session: [] }],
      ]);
    }
    expect(document.components.securitySchemes).toMatchObject({ session: { type: 'apiKey', in: 'cookie' } });
  });

  it('has an example of each parameter that its schema allows', () => {
    for (const { endpoint, operation } of operations) {
      for (const { name, schema, example } of operation.parameters ?? []) {
        expect([endpoint, name, errorsOf(schema, example)]).toEqual([endpoint, name, []]);
      }
    }
  });

  it('says how the path of a picture becomes a picture', () => {
    const { company } = (document.components.schemas.Job as { properties: Record<string, Schema> }).properties;
    expect(JSON.stringify(company)).toContain('Add `/thumbnail` (200×200)');
  });

  it('has no path that the key of a startup or job could turn into another', () => {
    const paths = Object.keys(document.paths).map((path) => path.split('/'));
    const rivals = paths.flatMap((path) =>
      path.flatMap((word, at) => {
        const start = path.slice(0, at).join('/');
        const isBesideKey = paths.some((other) => other[at]?.startsWith('{') && other.slice(0, at).join('/') === start);
        return isBesideKey && !word.startsWith('{') ? [word] : [];
      }),
    );
    expect(rivals).toContain('domain');
    expect(rivals.filter((word) => !isReservedKey(word))).toEqual([]);
  });

  it('has a request here for every operation', () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(operations.map(({ operation }) => operation.operationId).sort());
  });

  it.each(operations)('describes the answers of $endpoint, and no other fields', async ({ endpoint, operation }) => {
    const method = endpoint.split(' ')[0] as string;
    for (const { path, body, status, as } of (await REQUESTS[operation.operationId]?.()) ?? []) {
      const cookie = { owner: at.person.cookie, newcomer: at.newcomer.cookie, '': '' }[as ?? ''];
      const answer = await client.call(path, {
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      expect([path, answer.status, answer.body]).toEqual([path, status, answer.body]);
      const described = operation.responses[status];
      expect([path, status, described]).toEqual([path, status, expect.anything()]);
      const schema = described?.content?.['application/json'].schema;
      if (schema) expect([path, errorsOf(schema, answer.body)]).toEqual([path, []]);
      else expect([path, answer.body]).toEqual([path, '']);
    }
  });

  it('would not accept an answer with a field of another type, a value of no list, or one field more', async () => {
    const schema = { $ref: '#/components/schemas/JobList' };
    const { body } = await client.call('/v2/jobs');
    expect(errorsOf(schema, body)).toEqual([]);
    const [doc] = body.docs;
    for (const change of [{ salary: 'much' }, { publishedAt: 'today' }, { id: 'x' }, { secret: 1 }, { title: null }]) {
      expect(errorsOf(schema, { ...body, docs: [{ ...doc, ...change }] }), JSON.stringify(change)).not.toEqual([]);
    }
  });
});
