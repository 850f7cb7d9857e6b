import { describe, expect, it } from 'vitest';
import { absent } from '#domain/errors.ts';
import { missingPage } from './missing-page.ts';

const at = (path: string, subject: string) => missingPage(new URL(path, 'http://site'), absent(subject).message);

describe('the page of a thing that does not exist', () => {
  it.each([
    ['/jobs/nonsense', 'This job', 'no job', 'Find jobs', '/jobs'],
    [
      '/client/startups/fjordkraft/jobs/nonsense',
      'This job',
      'no job',
      'Your jobs',
      '/client/startups/fjordkraft/jobs',
    ],
    ['/startups/nobody', 'This startup', 'no startup', 'Browse startups', '/startups'],
    ['/admin/companies/nobody', 'This startup', 'no startup', 'All startups', '/admin/companies'],
    ['/startups/fjordkraft/posts/x', 'This post', 'no post', 'The startup’s profile', '/startups/fjordkraft'],
    ['/startups/nobody/posts/x', 'This startup', 'no startup', 'Browse startups', '/startups'],
    ['/jobs/location/norway/narnia', 'This place', 'no town', 'Jobs by role and city', '/jobs/browse'],
    ['/client/my-jobs/nonsense', 'This application', 'no application', 'My jobs', '/client/my-jobs'],
    ['/client/startups/k/orders/x', 'This order', 'no order', 'Your orders', '/client/startups/k/orders'],
    [
      '/jobs?countryCode=NO&page=99',
      'This page of the list',
      'fewer pages',
      'First page of the list',
      '/jobs?countryCode=NO',
    ],
  ])('%s says what is missing, and leads to the list of it', (path, subject, words, label, href) => {
    const { message, list } = at(path, subject);
    expect(message).toContain(words);
    expect(list).toEqual({ label, href });
  });

  it('says no more of an address that leads nowhere, or of a page that somebody may not know', () => {
    const nowhere = at('/nothing/here', 'This page');
    expect(nowhere.list).toBeUndefined();
    expect(at('/admin/people', 'This page')).toEqual(nowhere);
  });
});
