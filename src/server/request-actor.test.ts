import { describe, expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { actorOfRequest } from './request-actor.ts';

const fixture = rollbackFixture();
const ORIGIN = 'http://localhost:3000';
const READ = { method: 'GET', path: '/jobs' };

/** The same context, with a counter of its database statements. */
function counting(context: Context): { context: Context; asked(): number } {
  let count = 0;
  const db = new Proxy(context.db, {
    get(target, name, receiver) {
      if (['execute', 'select', 'insert', 'update', 'delete', 'transaction'].includes(String(name))) count += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { context: { ...context, db }, asked: () => count };
}

describe('knowing who asks', () => {
  it('takes one statement, also when the session is moved on, and none without a cookie', async () => {
    const company = await someCompany(fixture.context);
    const person = await somebody(fixture.context, { member: [{ id: company.id }], isTalent: true });
    const hour = 3_600_000;
    for (const [cookie, ms, statements] of [
      [person.cookie, 0, 1],
      [person.cookie, 2 * hour, 1],
      ['sid=nonsense', 0, 0],
      ['profile=x', 0, 0],
      [null, 0, 0],
    ] as const) {
      const { context, asked } = counting(fixture.at(new Date(fixture.context.now.getTime() + ms)));
      await actorOfRequest(context, cookie, ORIGIN, { method: 'POST', path: '/jobs' });
      expect(asked(), String(cookie)).toBe(statements);
    }
  });

  it('takes nobody’s cookie for a session of the sister site', async () => {
    const { cookie } = await somebody(fixture.context);
    const { actor } = await actorOfRequest(fixture.as({ platform: 'plusimpact' }), cookie, ORIGIN, READ);
    expect(actor).toEqual({ kind: 'visitor' });
  });
});
