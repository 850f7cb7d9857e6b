import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { errorSchema } from './errors.ts';

const fixture = rollbackFixture();
const { post } = apiClient(() => fixture.context);

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
