import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { call } = apiClient(() => fixture.context);
const CLOSED = { status: 'EXPIRED', closesAt: new Date('2026-01-01T00:00:00Z') };

describe('a job at its older address', () => {
  it('comes with the jobs that are like it', async () => {
    const { id, key } = await someJob(fixture.context, { title: 'Engineer', places: ['Oslo'] });
    const other = await someJob(fixture.context, { title: 'Engineer', places: ['Oslo'] });
    const { status, body } = await call(`/jobs/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      doc: (await call(`/jobs/single/${id}`)).body,
      related: (await call(`/v2/jobs/${id}/related`)).body.docs,
    });
    expect(body.related).toMatchObject([{ id: other.id }]);
    expect((await call(`/jobs/${key}`)).body.doc.id).toBe(id);
  });

  it('is not public as a draft, and is removed half a year after it closed', async () => {
    const draft = await someJob(fixture.context, { status: 'DRAFT', approvedAt: null, publishedAt: null });
    const old = await someJob(fixture.context, CLOSED);
    expect((await call(`/jobs/${draft.id}`)).status).toBe(404);
    expect((await call(`/jobs/${old.id}`)).status).toBe(410);
    for (const id of ['nothing', 'single', 'count', '%00']) expect((await call(`/jobs/${id}`)).status).toBe(404);
  });
});

describe('the list of jobs at its older address', () => {
  it('is the same list, with the text and address of each job', async () => {
    await someJob(fixture.context, { title: 'Captain', description: '<p>Ferries</p>', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Nurse', places: ['Copenhagen'] });
    const { docs, ...list } = (await call('/v2/jobs?countryCode=NO')).body;
    const { status, body } = await call('/jobs?countryCode=NO');
    expect(status).toBe(200);
    expect(body).toEqual({
      ...list,
      docs: [{ ...docs[0], description: '<p>Ferries</p>', absoluteJobUrl: `https://havn.example/jobs/${docs[0].id}` }],
    });
  });

  it('sanitises each text, and has an empty one for a job without', async () => {
    await someJob(fixture.context, {
      title: 'Captain',
      description: '<p onclick="x()">Ferries<script>x()</script></p>',
    });
    await someJob(fixture.context, { title: 'Nurse', description: '' });
    const { docs } = (await call('/jobs')).body;
    expect(docs.map((job: { description: string }) => job.description).sort()).toEqual(['', '<p>Ferries</p>']);
  });

  it('refuses an invalid value', async () => {
    expect((await call('/jobs?countryCode=NI')).body.details.fields).toEqual({
      countryCode: '"NI" is not a valid value.',
    });
  });
});
