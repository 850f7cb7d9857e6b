import { describe, expect, it } from 'vitest';
import { images } from '#database/tables/media.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { errorSchema } from './errors.ts';

const fixture = rollbackFixture();
const { call, post } = apiClient(() => fixture.context);

const BOOSTED = new Date('2026-11-25T00:00:00Z');

describe('text that cannot be read', () => {
  it.each([
    '/v2/jobs?search=%00',
    '/v2/jobs?search=developer%00',
    '/v2/jobs?query=%0B',
    '/v2/jobs?search=%ED%A0%80',
    '/v2/jobs?location=Oslo%7F',
    '/v2/jobs?locality=%00Oslo',
    '/companies?search=%01',
    '/jobs/suggestions?what=%00',
    '/jobs/suggestions?where=%7F',
  ])('is refused with the reason: %s', async (path) => {
    const { status, body } = await call(path);
    expect(status).toBe(400);
    expect(Object.values(body.details.fields)).toEqual([
      'This text has control characters or is not UTF-8. Send readable text.',
    ]);
  });

  it('may have tabs and line ends', async () => {
    expect((await call('/v2/jobs?search=data%0Aanalyst%09')).status).toBe(200);
  });
});

describe('lists of jobs over the API', () => {
  it('have the documented shape', async () => {
    await someJob(fixture.context, {
      title: 'Backend Engineer',
      places: ['Copenhagen'],
      jobRole: 'backenddeveloper',
      salaryType: 'range',
      salaryFrom: 4_800_000,
      salaryTo: 5_800_000,
      salaryCurrency: 'DKK',
      salaryPeriod: 'month',
    });
    const { status, body } = await call('/v2/jobs');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['docs', 'limit', 'page', 'pages', 'suggestions', 'total']);
    expect(body).toMatchObject({ total: 1, limit: 15, page: 1, pages: 1 });
    expect(body.docs[0]).toMatchObject({
      title: 'Backend Engineer',
      location: { country: 'Denmark', locality: 'København' },
      countryCode: 'DK',
      isRemote: false,
      jobRole: 'backenddeveloper',
      jobPositionTypes: ['5b8e46b3853f039706b6ea70'],
      salary: 'range',
      salaryRange: { from: 48_000, to: 58_000, currency: 'DKK', period: 'month' },
      equity: 'undisclosed',
      isFeatured: false,
      views: { week: 0, total: 0 },
      saved: false,
    });
    expect(body.docs[0]).not.toHaveProperty('description');
    expect(Object.keys(body.docs[0].company)).toEqual(
      expect.arrayContaining(['id', 'key', 'name', 'website', 'numberOfEmployees', 'founded']),
    );
  });

  it('name the thumbnail of a startup’s logo, as the startup itself does', async () => {
    const { db, now } = fixture.context;
    const image = { id: newIdentifier(now), path: 'logo.webp', contentHash: 'logo', mediaType: 'image/webp' };
    await db.insert(images).values({ ...image, width: 300, height: 300, byteLength: 9, createdAt: now });
    const { id: companyId, key } = await someCompany(fixture.context, { logoImageId: image.id });
    await someJob(fixture.context, { companyId });
    const logo = { path: `/images/${image.id}`, url: `/images/${image.id}/thumbnail` };
    expect((await call('/v2/jobs')).body.docs[0].company.logoImage).toEqual(logo);
    expect((await call('/companies')).body.docs[0].logoImage).toMatchObject(logo);
    expect((await call(`/companies/${key}`)).body.logoImage).toMatchObject(logo);
  });

  it.each(['/v2/jobs', '/jobs'])('contain suggestions unless the address says no: %s', async (path) => {
    await someJob(fixture.context, { places: ['Aarhus'] });
    expect((await call(`${path}?includeSuggestions=false`)).body).not.toHaveProperty('suggestions');
    const { suggestions } = (await call(path)).body;
    expect((await call(`${path}?includeSuggestions=true`)).body.suggestions).toEqual(suggestions);
    expect(suggestions).toMatchObject({
      jobPositionTypes: { '5b8e46b3853f039706b6ea70': 1 },
      jobRoles: { engineer: 1 },
      countries: { DK: 1 },
      localities: { Aarhus: 1 },
      remote: 0,
      paid: 1,
    });
  });

  it('can be filtered by the size of the startup, which the suggestions leave out', async () => {
    const small = await someCompany(fixture.context, { numberOfEmployees: '1-10' });
    const large = await someCompany(fixture.context, { numberOfEmployees: '500+' });
    const withoutSize = await someCompany(fixture.context, { numberOfEmployees: null });
    for (const { id } of [small, large, withoutSize]) await someJob(fixture.context, { companyId: id, title: id });
    const titles = async (query: string) =>
      (await call(`/v2/jobs?${query}`)).body.docs.map((job: { title: string }) => job.title);
    expect(await titles('numberOfEmployees=1-10')).toEqual([small.id]);
    expect((await titles('numberOfEmployees=1-10,500%2B')).sort()).toEqual([small.id, large.id].sort());
    // An unescaped plus arrives as a space.
    expect(await titles('numberOfEmployees=500+')).toEqual([large.id]);
    expect((await call('/v2/jobs?numberOfEmployees=12')).status).toBe(400);
    const { body } = await call('/v2/jobs');
    expect(Object.keys(body.suggestions)).not.toContain('numberOfEmployees');
    const item = { key: 'a', numberOfEmployees: '1-10' };
    expect((await post('/jobs/count/bulk', { items: [item] })).body.result).toEqual([
      { filters: { key: 'a' }, count: 1 },
    ]);
  });

  it('are empty past the last page, and keep all their keys', async () => {
    await someJob(fixture.context);
    expect((await call('/v2/jobs?page=9&includeSuggestions=false')).body).toEqual({
      docs: [],
      total: 1,
      limit: 15,
      page: 9,
      pages: 1,
    });
  });

  it.each([
    'jobRoles=backenddeveloper',
    'roles=backenddeveloper,sales',
    'jobRoles[]=sales&jobRoles[]=backenddeveloper',
    'jobPositionTypes=5b8e46b3853f039706b6ea70',
    'positionTypes=fulltime',
    'countryCode=DK',
    'countryCode=dk&countryCode=SE',
    'locality=Copenhagen',
    'locality=København',
    'location=copenhagen',
    'location=Denmark',
    'query=back',
    'search=backend',
    'isPaid=true&isRemote=false',
    'sorting=mostPopular',
    'sorting=newJobs',
    'utm_source=elsewhere&jobRoles=',
  ])('accept the parameter names of other programs: %s', async (query) => {
    await someJob(fixture.context, {
      title: 'Backend Engineer',
      jobRole: 'backenddeveloper',
      places: ['Copenhagen'],
    });
    await someJob(fixture.context, {
      title: 'Nurse',
      jobRole: 'other',
      places: ['Oslo'],
      salaryType: 'unpaid',
      jobPositionTypes: ['parttime'],
      workplace: 'remote',
    });
    const { status, body } = await call(`/v2/jobs?${query}`);
    expect(status).toBe(200);
    expect(body.docs.map((job: { title: string }) => job.title)).toContain('Backend Engineer');
    if (!/sorting|utm/.test(query)) expect(body.total).toBe(1);
  });

  it.each([
    ['jobRoles=pirate', 'jobRoles'],
    ['positionTypes=fulltime,never', 'positionTypes'],
    ['countryCode=NI', 'countryCode'],
    ['countryCode[]=XX', 'countryCode[]'],
    ['sorting=best', 'sorting'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['isRemote=perhaps', 'isRemote'],
    ['includeSuggestions=perhaps', 'includeSuggestions'],
    ['location=Neverwhere', 'location'],
    ['salaryFrom=lots', 'salaryFrom'],
  ])('refuse an invalid value: %s', async (query, field) => {
    const { status, body } = await call(`/v2/jobs?${query}`);
    expect(status).toBe(400);
    expect(errorSchema.parse(body)).toEqual(body);
    expect(body.status).toBe(400);
    expect(Object.keys(body.details.fields)).toEqual([field]);
  });

  it('can be the three newest, the boosted ones, or both lists at once', async () => {
    for (let n = 1; n <= 4; n++) {
      await someJob(fixture.context, {
        title: `Job ${n}`,
        publishedAt: new Date(fixture.context.now.getTime() - n * DAY_MS),
      });
    }
    await someJob(fixture.context, {
      title: 'Boosted',
      boostingExpiresAt: BOOSTED,
      publishedAt: new Date('2026-11-01T00:00:00Z'),
    });
    const latest = (await call('/v2/jobs/latest/3')).body;
    expect(latest.docs.map((job: { title: string }) => job.title)).toEqual(['Job 1', 'Job 2', 'Job 3']);
    expect(latest.total).toBe(3);
    const page = (await call('/v2/featuredjobs?page=2')).body;
    expect(page).toMatchObject({ docs: [{ title: 'Boosted', isFeatured: true }], total: 1 });
    const both = (await call('/v2/jobsandfeatured')).body;
    expect(Object.keys(both).sort()).toEqual(['featuredJobs', 'jobs']);
    expect(both.jobs.total).toBe(5);
    expect(both.featuredJobs.docs[0].title).toBe('Boosted');
    expect(Object.keys(both.jobs).sort()).toEqual(['docs', 'limit', 'page', 'pages', 'suggestions', 'total']);
  });
});

describe('one job over the API', () => {
  it('is found by id or key, with all about its startup', async () => {
    const { id, key } = await someJob(fixture.context, { description: '<p>Ferries</p>', places: ['Bergen'] });
    const { status, body } = await call(`/jobs/single/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      description: '<p>Ferries</p>',
      descriptionLength: 7,
      status: 'ACTIVE',
      absoluteJobUrl: `https://havn.example/jobs/${id}`,
      interestedAt: null,
      scraped: false,
      questions: [],
      criterias: [],
      company: { perks: [], galleryImages: [], companyCountries: [{ countryCode: 'DK' }] },
    });
    expect(body.geoLocation.center.type).toBe('Point');
    expect(body.geoLocation.center.coordinates[0]).toBeCloseTo(5.3, 0);
    expect((await call(`/jobs/single/${key}`)).body.id).toBe(id);
  });

  it('answers 404 as a draft or in review, and 410 half a year after it closed', async () => {
    const draft = await someJob(fixture.context, {
      status: 'DRAFT',
      approvedAt: null,
      publishedAt: null,
      closesAt: null,
    });
    const inReview = await someJob(fixture.context, { approvedAt: null });
    const old = await someJob(fixture.context, {
      status: 'EXPIRED',
      closesAt: new Date('2026-01-01T00:00:00Z'),
    });
    const expiredJob = await someJob(fixture.context, {
      status: 'EXPIRED',
      closesAt: new Date('2026-11-01T00:00:00Z'),
    });
    expect((await call(`/jobs/single/${draft.id}`)).status).toBe(404);
    expect((await call(`/jobs/single/${inReview.id}`)).status).toBe(404);
    expect((await call(`/v2/jobs/${inReview.id}/related`)).status).toBe(404);
    expect((await call(`/jobs/single/${old.id}`)).status).toBe(410);
    expect((await call(`/jobs/single/${expiredJob.id}`)).body.status).toBe('EXPIRED');
  });

  it.each([
    '000000000000000000000000',
    'nobody',
    '%00',
    '%E0%A4%A',
    '..%2f..%2fetc',
    `${'x'.repeat(300)}`,
    "';--",
    '%20',
  ])('is not found by %s', async (id) => {
    const { status, body } = await call(`/jobs/single/${id}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 404, code: 'E_NOT_FOUND' });
  });

  it('has related jobs', async () => {
    const { id } = await someJob(fixture.context, { title: 'Engineer', places: ['Oslo'] });
    const other = await someJob(fixture.context, { title: 'Engineer', places: ['Oslo'] });
    const { body } = await call(`/v2/jobs/${id}/related`);
    expect(body).toMatchObject({ docs: [{ id: other.id }], total: 1 });
  });
});

describe('counting many searches at once', () => {
  it('returns the number of jobs published since the given time for each key', async () => {
    await someJob(fixture.context, {
      title: 'Captain',
      places: ['Oslo'],
      publishedAt: new Date('2026-11-10T00:00:00Z'),
    });
    await someJob(fixture.context, {
      title: 'Captain',
      places: ['Copenhagen'],
      publishedAt: new Date('2026-11-18T00:00:00Z'),
    });
    const { status, body } = await post('/jobs/count/bulk', {
      items: [
        { key: 'all', search: 'captain', since: '2026-11-01T00:00:00.000Z' },
        { key: 'new', search: 'captain', since: '2026-11-15T00:00:00+01:00' },
        { key: 'ms', query: 'captain', since: Date.parse('2026-11-15T00:00:00Z') },
        { key: 'norway', countryCode: ['NO'], since: null },
        { key: 'remote', countryCode: 'REMOTE', location: null },
        { key: 'roles', jobRoles: ['engineer', 'sales'], isPaid: true },
      ],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      result: [
        { filters: { key: 'all' }, count: 2 },
        { filters: { key: 'new' }, count: 1 },
        { filters: { key: 'ms' }, count: 1 },
        { filters: { key: 'norway' }, count: 1 },
        { filters: { key: 'remote' }, count: 0 },
        { filters: { key: 'roles' }, count: 2 },
      ],
    });
    expect((await post('/jobs/count/bulk', { items: [] })).body).toEqual({ result: [] });
  });

  it.each([
    [{}, 'items'],
    [{ items: [{ search: 'x' }] }, 'items.0.key'],
    [{ items: [{ key: 'a', status: 'ACTIVE' }] }, 'items.0.status'],
    [{ items: [], isAdmin: true }, 'isAdmin'],
    [{ items: [{ key: 'a', since: 'yesterday' }] }, 'items.0.since'],
    [{ items: [{ key: 'a', since: '0000-01-01' }] }, 'items.0.since'],
    [{ items: [{ key: 'a', countryCode: 'NI' }] }, 'items.0.countryCode'],
    [{ items: Array.from({ length: 21 }, () => ({ key: 'a' })) }, 'items'],
    [{ items: [{ key: 'a', search: { $ne: 1 } }] }, 'items.0.search'],
  ])('refuses %j', async (query, field) => {
    const { status, body } = await post('/jobs/count/bulk', query);
    expect(status).toBe(400);
    expect(errorSchema.parse(body)).toEqual(body);
    expect(Object.keys(body.details.fields)).toContain(field);
  });

  it.each([
    [{}, 'items', 'This is missing.'],
    [{ items: 'a' }, 'items', 'This must be a list.'],
    [{ items: [{ key: 5 }] }, 'items.0.key', 'This must be a text.'],
    [{ items: [{ key: 'a'.repeat(201) }] }, 'items.0.key', 'This must have 200 characters at most.'],
    [{ items: Array.from({ length: 21 }, () => ({ key: 'a' })) }, 'items', 'This must have 20 items at most.'],
    [{ items: [{ key: 'a', since: 'yesterday' }] }, 'items.0.since', 'This is not a valid value.'],
    [[], 'body', 'This must be an object.'],
  ])('says what is wrong with %j in a sentence', async (query, field, sentence) => {
    const { body } = await post('/jobs/count/bulk', query);
    expect(body.details.fields[field]).toBe(sentence);
  });

  it('refuses a body other than valid JSON', async () => {
    expect(await post('/jobs/count/bulk', '{"items": [')).toMatchObject({
      status: 400,
      body: { status: 400, message: 'The body is not valid JSON.' },
    });
    expect(await post('/jobs/count/bulk', '')).toMatchObject({ status: 400, body: { status: 400 } });
    expect(await post('/jobs/count/bulk', '[]')).toMatchObject({ status: 400, body: { status: 400 } });
    expect(await post('/jobs/count/bulk', 'null')).toMatchObject({ status: 400, body: { status: 400 } });
    expect(await post('/jobs/count/bulk', 'items=1', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { status: 415 },
    });
    expect(await post('/jobs/count/bulk', '{"items":[]}', 'text/plain')).toMatchObject({
      status: 415,
      body: { status: 415 },
    });
    // Read as UTF-8, the letters of another character set would be others.
    for (const charset of ['utf-16', '"iso-8859-1"']) {
      expect(await post('/jobs/count/bulk', '{"items":[]}', `application/json; charset=${charset}`)).toMatchObject({
        status: 415,
        body: { status: 415, message: expect.stringContaining('UTF-8') },
      });
    }
    expect((await post('/jobs/count/bulk', '{"items":[]}', 'application/json; charset=UTF-8')).status).toBe(200);
    expect(await post('/jobs/count/bulk', '{"__proto__":{"x":1},"items":[]}')).toMatchObject({ status: 400 });
  });
});

describe('suggestions over the API', () => {
  it('have a name, a number of jobs and the filter that lists them', async () => {
    await someJob(fixture.context, { places: ['Copenhagen'], jobRole: 'sales' });
    const { status, headers, body } = await call('/jobs/suggestions?where=køb');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(body).toEqual({
      docs: [
        {
          kind: 'city',
          name: 'København',
          detail: 'Copenhagen, Denmark',
          jobs: 1,
          jobsAreCapped: false,
          filter: { name: 'location', value: 'København' },
          companyKey: null,
          words: null,
        },
      ],
      total: 1,
    });
    const what = (await call('/jobs/suggestions?what=myyj')).body.docs;
    expect(what).toMatchObject([{ kind: 'role', name: 'Sales', filter: { name: 'roles', value: 'sales' } }]);
    expect((await call('/jobs/suggestions?what=')).body).toEqual({ docs: [], total: 0 });
  });

  it.each([
    ['', 'what'],
    ['what=a&where=b', 'what'],
    ['what=a&page=2', 'page'],
    ['where=a&where=b', 'where'],
    [`what=${'a'.repeat(201)}`, 'what'],
  ])('refuse an invalid query and name the wrong parameter: %s', async (query, field) => {
    const { status, headers, body } = await call(`/jobs/suggestions?${query}`);
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(Object.keys(body.details.fields)).toEqual([field]);
  });
});
