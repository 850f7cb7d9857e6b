import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { call } = apiClient(() => fixture.context);

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
