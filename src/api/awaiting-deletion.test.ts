import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { type Person, somebody } from '#testing/people.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
let person: Person;
beforeEach(async () => {
  person = await somebody(fixture.context);
  await fixture.context.db.execute(sql`UPDATE users SET deletes_at = now() WHERE id = ${person.id}`);
});

const call = (method: string, path: string, body?: object) =>
  client.call(path, {
    method,
    headers: { cookie: person.cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('a person whose account is to be deleted', () => {
  it('changes nothing', async () => {
    const { id } = await someJob(fixture.context);
    for (const [method, path, body] of [
      ['POST', `/jobs/${id}/save`],
      ['POST', `//jobs/${id}/save`],
      ['POST', '/applicant', {}],
      ['PUT', '/users/me', { profile: null }],
    ] as const) {
      expect((await call(method, path, body)).body, path).toMatchObject({ status: 409, code: 'E_AWAITS_DELETION' });
    }
    const { rows } = await fixture.context.db.execute(sql`SELECT FROM saved_jobs`);
    expect(rows).toEqual([]);
  });

  it('reads, and logs out', async () => {
    expect((await call('GET', '/users/me')).status).toBe(200);
    expect((await call('POST', '/users/sign-out')).status).toBe(204);
    expect((await call('GET', '/users/me')).status).toBe(403);
  });
});
