import { afterEach, describe, expect, it } from 'vitest';
import { visitor } from '#domain/context.ts';
import { JOB, serve, stopServing } from '#testing/serve.ts';
import type { FindReader } from './request-actor.ts';

afterEach(stopServing);

const PUBLIC = { 'cache-control': 'public, max-age=60' };
const COOKIE = { 'set-cookie': 'sid=live; Path=/' };
const renewing: FindReader = async () => ({ actor: visitor, setCookies: ['sid=live; Path=/'] });

/** Entry points that mark every response as public and cacheable, and set a cookie where the address says so. */
function careless() {
  const answer = (request: Request, type: string) => {
    const sets = request.url.includes('cookie') ? COOKIE : {};
    return new Response(type.includes('json') ? '{}' : '<p>x</p>', {
      headers: { ...PUBLIC, ...sets, 'content-type': type },
    });
  };
  return {
    api: async (request: Request) => answer(request, 'application/json'),
    page: async (request: Request) => answer(request, request.url.includes('feed') ? 'application/xml' : 'text/html'),
    images: async () => new Response('x', { headers: { ...PUBLIC, 'content-type': 'image/webp' } }),
  };
}

describe('no shared cache', () => {
  const places = ['/api/jobs/suggestions?what=x', '/jobs', '/jobs?cookie', '/feed', '/feed?cookie', '/settings'];

  it('may store an answer to a request with a session, or one that sets a cookie', async () => {
    for (const findReader of [undefined, renewing]) {
      const { get } = await serve(careless(), {}, findReader);
      for (const path of [...places, '/api/x?cookie']) {
        for (const cookie of ['sid=abc', '__Host-sid=abc', 'a=b; sid=abc']) {
          const { headers } = await get(path, { cookie });
          expect(headers['cache-control'], path).toMatch(/^(?:no-store|private, no-cache)$/);
        }
        const { headers } = await get(path, { authorization: 'Bearer x' });
        expect(headers['cache-control'], path).not.toContain('public');
      }
      for (const path of ['/api/x?cookie', '/jobs?cookie', '/feed?cookie']) {
        const { headers } = await get(path);
        expect([headers['cache-control'], headers['set-cookie']], path).toEqual(['no-store', ['sid=live; Path=/']]);
      }
    }
  });

  it('is kept from what is the same for everybody: reads without a session, and pictures', async () => {
    const { get } = await serve(careless());
    expect((await get('/api/jobs/suggestions?what=x')).headers['cache-control']).toBe('public, max-age=60');
    expect((await get(`/images/${JOB}/cover`, { cookie: 'sid=abc' })).headers['cache-control']).toContain('public');
  });
});
