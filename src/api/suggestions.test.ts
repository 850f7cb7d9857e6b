import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { call } = apiClient(() => fixture.context);

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
      towns: {},
    });
    const what = (await call('/jobs/suggestions?what=myyj')).body.docs;
    expect(what).toMatchObject([{ kind: 'role', name: 'Sales', filter: { name: 'roles', value: 'sales' } }]);
    expect((await call('/jobs/suggestions?what=')).body).toEqual({ docs: [], total: 0, towns: {} });
  });

  it('name the towns that were typed, alone or before other words', async () => {
    await someJob(fixture.context, { places: ['Tromsø'], jobRole: 'sales' });
    expect((await call('/jobs/suggestions?what=tromso')).body.towns).toEqual({ tromso: 'Tromsø' });
    const { docs, towns } = (await call('/jobs/suggestions?what=tromso sales')).body;
    expect(docs[0]).toMatchObject({ kind: 'role', name: 'Sales', words: 'tromso' });
    expect(towns).toEqual({ tromso: 'Tromsø' });
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
