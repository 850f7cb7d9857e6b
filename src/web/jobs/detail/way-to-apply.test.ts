import { describe, expect, it } from 'vitest';
import { wayToApply } from './way-to-apply.ts';

const job = {
  id: '5b8e46b3853f039706b6ea70',
  appliesHere: false,
  title: 'Sælger & rådgiver',
  link: 'https://jobs.example/1',
  applyEmail: 'jobs@kelp.example',
  company: { website: 'https://kelp.example' },
};

describe('the way to apply for a job', () => {
  it('is the form on this site if the job takes applications here', () => {
    expect(wayToApply({ ...job, appliesHere: true })).toEqual({ kind: 'here', href: `/jobs/${job.id}/apply` });
  });

  it('is otherwise the link of the job if it has one', () => {
    expect(wayToApply(job)).toEqual({ kind: 'link', href: 'https://jobs.example/1' });
  });

  it('is otherwise an email whose subject names the job', () => {
    const way = wayToApply({ ...job, link: undefined });
    expect(way).toMatchObject({ kind: 'email', address: 'jobs@kelp.example' });
    const address = new URL(way?.href ?? '');
    expect(address.pathname).toBe('jobs@kelp.example');
    expect(address.searchParams.get('subject')).toBe('Application: Sælger & rådgiver');
  });

  it('adds no recipients that stand in the address or the title', () => {
    const way = wayToApply({
      ...job,
      link: undefined,
      title: 'x&bcc=a@b.example',
      applyEmail: 'a@b.example?bcc=c@d.example',
    });
    expect([...new URL(way?.href ?? '').searchParams.keys()]).toEqual(['subject']);
  });

  it('is otherwise the website of the startup', () => {
    const way = wayToApply({ ...job, link: undefined, applyEmail: null });
    expect(way).toEqual({ kind: 'website', href: 'https://kelp.example' });
  });

  it('is unknown without a link, an address and a website', () => {
    expect(wayToApply({ ...job, link: undefined, applyEmail: null, company: { website: null } })).toBeNull();
    expect(
      wayToApply({ ...job, link: undefined, applyEmail: null, company: { website: 'javascript:alert(1)' } }),
    ).toBeNull();
  });
});
