import { describe, expect, inject, it } from 'vitest';

describe('a page', () => {
  it.each([
    ['/jobs/', '/jobs'],
    ['/JOBS', '/jobs'],
    ['/Jobs/Location/Denmark?page=2', '/jobs/location/denmark?page=2'],
    ['/JOBS/', '/jobs'],
    ['/jobs/Developer-Jobs-K%C3%B8benhavn/?page=2', '/jobs/developer-jobs-copenhagen?page=2'],
    ['/jobs/location/DENMARK/K%C3%B8benhavn//', '/jobs/location/denmark/copenhagen'],
  ])('asked for as %s is at %s, in one step (SEO-4)', async (asked, address) => {
    const origin = inject('origin');
    const response = await fetch(`${origin}${asked}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, address]);
    expect((await fetch(`${origin}${address.split('?')[0]}`, { redirect: 'manual' })).status).toBe(200);
  });

  it('keeps the letters of an escape, and answers that nothing is there', async () => {
    expect((await fetch(`${inject('origin')}/jobs/%C3%B8`, { redirect: 'manual' })).status).toBe(404);
    expect((await fetch(`${inject('origin')}/jobs/%C3%B8/`, { redirect: 'manual' })).status).toBe(404);
  });
});
