import { expect, it } from 'vitest';
import { deletionText, namesOf, storedThings } from './privacy-facts.ts';

const CLOCK = { timeZone: 'Europe/Oslo', now: new Date('2026-12-04T09:00:00Z') };

it('names three readers of an application and counts the others', () => {
  expect(namesOf([])).toBe('Nobody: it has no team now');
  expect(namesOf(['Ingrid'])).toBe('Ingrid');
  expect(namesOf(['Ingrid', 'Halvor', 'Mette'])).toBe('Ingrid, Halvor and Mette');
  expect(namesOf(['Ingrid', 'Halvor', 'Mette', 'Jonas', 'Anna'])).toBe('Ingrid, Halvor, Mette and 2 more');
});

it('says of each application until when it is stored, and nothing of a profile that nobody has', () => {
  const application = {
    id: 'a',
    company: 'Fjellrev',
    job: 'Mobile Developer',
    status: 'notSelected' as const,
    readers: ['Jonas'],
    statusAt: '2026-11-24T10:00:00.000Z',
    deletesAt: '2027-11-24T10:00:00.000Z',
    months: 12,
  };
  const rows = storedThings([application, { ...application, deletesAt: null }], { isTalent: false, ...CLOCK });
  expect(rows.map(({ what }) => what).join()).not.toContain('Quick apply');
  expect(rows.filter(({ what }) => what === 'Application to Fjellrev')).toMatchObject([
    { note: 'Mobile Developer. Not selected, 24 November', who: 'Jonas', until: '24 November 2027' },
    { until: '12 months after it ends' },
  ]);
  expect(storedThings([], { isTalent: true, ...CLOCK }).map(({ what }) => what)).toContain(
    'Quick apply profile and CV',
  );
});

it('says what the deletion of the account does now and later', () => {
  expect(deletionText({ applications: 5, openApplications: 4, orders: 1 })).toBe(
    'Your profile, CV, applications and messages go, also from the startups’ boards. Your 4 open applications are withdrawn at once. You have seven days to change your mind, and 35 days later our backups forget you, too. Receipts stay without your name, as the law requires.',
  );
  expect(deletionText({ applications: 0, openApplications: 0, orders: 0 })).not.toMatch(/application|Receipt/);
});
