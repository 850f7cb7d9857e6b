import { beforeEach, describe, expect, it } from 'vitest';
import { draftContents } from '#domain/jobs/inputs.ts';
import { previewDraft } from '#domain/jobs/queries.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { sampleOf } from '#testing/depth.ts';
import { textAbout } from '#testing/feeds.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { type Person, somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
const FIELDS = Object.keys(draftContents.shape);
const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  -1,
  1e300,
  true,
  null,
  [null],
  [['x']],
  [{ __proto__: null, countryCode: 7 }],
  { html: '<b>' },
];

let person: Person;
let companyId: string;
let jobId: string;

beforeEach(async () => {
  const company = await someCompany(fixture.context);
  companyId = company.id;
  person = await somebody(fixture.context, { member: [{ id: company.id }] });
  const { body } = await send('POST', `/companies/${company.key}/drafts`, { contents: {} });
  jobId = body.jobId;
});

const send = (method: string, path: string, body?: object) =>
  client.call(path, {
    method,
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const save = (contents: object, version: number) => send('PUT', `/jobs/${jobId}/draft`, { contents, version });
const publish = (version: number) => send('POST', `/jobs/${jobId}/draft/publish`, { version });

const whole = {
  title: 'Baker',
  description: textAbout('Baker'),
  jobRole: 'other',
  jobPositionTypes: ['fulltime'],
  workplace: 'onsite',
  locations: ['Odense, Denmark'],
  salaryType: 'range',
  salaryFrom: 400_000_00,
  salaryTo: 500_000_00,
  salaryCurrency: 'DKK',
  salaryPeriod: 'year',
  receiveApplicants: 'email',
  applyEmail: 'jobs@bakery.example',
};

describe('a draft over the API', () => {
  it('is refused with a text that the database cannot store, and stays as it was', async () => {
    for (const title of ['Ba\0ker', 'Baker \ud800']) {
      const { status, body } = await save({ ...whole, title }, 1);
      expect([status, body.code], JSON.stringify(title)).toEqual([400, 'E_INVALID']);
    }
    expect(await save(whole, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it.each(FIELDS)('keeps what is typed as %s or says why not, previews it, and publishes no nonsense', async (name) => {
    let version = 1;
    const actor = { kind: 'user' as const, userId: person.id, companyIds: [companyId], isAdmin: false };
    // The last two leave nonsense in any field, which is then published.
    for (const value of [...sampleOf(HOSTILE.slice(0, -2), 4), ...HOSTILE.slice(-2)]) {
      const what = `${name}: ${JSON.stringify(value)}`;
      const response = await save({ ...whole, [name]: value }, version);
      if (response.status !== 200) {
        // A list must be one, so that the pages can read its rows.
        expect([response.status, Object.keys(response.body.details.fields), ['locations', 'languages']], what).toEqual([
          400,
          [name],
          expect.arrayContaining([name]),
        ]);
        continue;
      }
      version = response.body.version;
      const preview = await previewDraft(fixture.as({ actor }), jobId, { origin: 'https://havn.example' });
      expect(preview.description, what).not.toMatch(/<script|onerror/);
      expect((await send('GET', `/jobs/${jobId}/draft`)).status, what).toBe(200);
    }
    const { status, body } = await publish(version);
    expect([status, Object.keys(body.details.fields)[0]?.split('.')[0]]).toEqual([400, name]);
  });

  it.each(sampleOf(FIELDS, 4))('refuses 2 MB of text as %s in words, and keeps the version before', async (name) => {
    const { status, body } = await save({ ...whole, [name]: 'x'.repeat(2_000_000) }, 1);
    expect([status, Object.values(body.details.fields)]).toEqual([
      400,
      expect.arrayContaining(['This text is too long to keep. Please shorten it.']),
    ]);
    expect((await send('GET', `/jobs/${jobId}/draft`)).body).toMatchObject({ version: 1, contents: {} });
  });

  it.each([
    ['a currency that we do not show', { salaryCurrency: 'JPY' }, 'salaryCurrency'],
    ['a range that ends below its start', { salaryFrom: 500, salaryTo: 400 }, 'salaryTo'],
    ['a salary below nothing', { salaryFrom: -1 }, 'salaryFrom'],
    ['a share above the whole', { equityType: 'percentage', equityFrom: 10, equityTo: 200 }, 'equityTo'],
    ['days that are over', { periodDays: -30 }, 'periodDays'],
    ['days that nobody offers', { periodDays: 365 }, 'periodDays'],
    ['a link that is a script', { receiveApplicants: 'link', link: 'javascript:alert(1)' }, 'link'],
    ['a place that nobody knows', { locations: ['Nowhereville'] }, 'locations.0'],
  ])('publishes no job with %s, and names the field', async (_, changes, field) => {
    const { body } = await save({ ...whole, ...changes }, 1);
    const refusal = await publish(body.version);
    expect(refusal.status).toBe(400);
    expect(refusal.body.details.fields).toHaveProperty([field], expect.stringMatching(/^[A-Z“]/));
  });

  it('goes public once, however many requests publish it at the same moment', async () => {
    const { body } = await save(whole, 1);
    const [first, second] = [await publish(body.version), await publish(body.version)];
    expect([first.status, second.status]).toEqual([200, 409]);
  });
});
