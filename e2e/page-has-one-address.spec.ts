import { describe, expect, it } from 'vitest';
import { site } from './site.ts';

describe('a page', () => {
  it.each([
    ['/jobs/', '/jobs'],
    ['/JOBS', '/jobs'],
    ['/Jobs/Location/Denmark?page=2', '/jobs/location/denmark?page=2'],
    ['/JOBS/', '/jobs'],
    ['/jobs/Developer-Jobs-K%C3%B8benhavn/?page=2', '/jobs/developer-jobs-copenhagen?page=2'],
    ['/jobs/location/DENMARK/K%C3%B8benhavn//', '/jobs/location/denmark/copenhagen'],
  ])('redirects from %s to %s in one step (SEO-4)', async (from, address) => {
    const origin = site().origin;
    const response = await fetch(`${origin}${from}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, address]);
    expect((await fetch(`${origin}${address.split('?')[0]}`, { redirect: 'manual' })).status).toBe(200);
  });

  it('keeps the characters of an escape, and answers 404', async () => {
    expect((await fetch(`${site().origin}/jobs/%C3%B8`, { redirect: 'manual' })).status).toBe(404);
    expect((await fetch(`${site().origin}/jobs/%C3%B8/`, { redirect: 'manual' })).status).toBe(404);
  });
});
