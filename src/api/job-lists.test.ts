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
