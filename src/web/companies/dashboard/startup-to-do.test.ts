import { describe, expect, it } from 'vitest';
import type { StartupDashboard } from '#domain/jobs/startup-dashboard.server.ts';
import { firstSteps } from './first-steps.ts';
import { dashboardHeading, startupToDo } from './startup-to-do.ts';

const nothing: StartupDashboard = {
  id: 'tang',
  status: 'ACTIVE',
  statusReason: null,
  question: null,
  today: '2026-11-23',
  missing: [],
  hasLogo: true,
  hasGoals: true,
  hasPosted: true,
  closing: [],
  unpaid: [],
  drafts: [],
  changed: [],
  asking: [],
  numbers: {
    lastDay: '2026-11-23',
    views: [],
    viewsBefore: 0,
    followers: [],
    sources: { search: 0, boosted: 0, digest: 0, other: 0 },
  },
  jobs: [],
  can: { edit: true },
};
const pages = [
  '/users',
  '/decisions',
  '/edit',
  '/approval',
  '/applicants',
  '/jobs',
  '/jobs/new',
  '/jobs/:job',
  '/jobs/:job/edit',
  '/jobs/:job/monetise',
].map((page) => `/client/startups/:company${page}`);
const toDo = (changes: Partial<StartupDashboard>, builtPages = pages) =>
  startupToDo('tang', { ...nothing, ...changes }, null, builtPages);
const toDoOf = (due: { people: number; longest: number; shortest: number; jobs: string[] }, fresh = 0) =>
  startupToDo('tang', nothing, { due, new: fresh, unread: { people: 0, first: [] } }, pages);
const closing = (lastDay: string) => ({ closing: [{ id: 'j', title: 'Diver', lastDay }] });

describe('what needs the team of a startup', () => {
  it('is nothing when all is well', () => {
    expect(toDo({})).toEqual([]);
  });

  it('is first of all the people who wait for an answer', () => {
    const [due, fresh] = toDoOf({ people: 3, longest: 12, shortest: 7, jobs: ['Diver', 'Cook'] }, 24);
    expect(due).toMatchObject({
      isUrgent: true,
      title: 'Three people have waited 7 days or more',
      text: 'The longest wait is 12 days. Diver and Cook.',
      action: { label: 'Answer', href: '/client/startups/tang/applicants?only=due' },
    });
    expect(fresh).toMatchObject({
      title: '24 applications are new',
      action: { label: 'Read', href: '/client/startups/tang/applicants?only=new' },
    });
  });

  it('says what applicants wrote or answered, and leads to the one or to all of them', () => {
    const due = { people: 0, longest: 0, shortest: 0, jobs: [] };
    const toDoFor = (people: number, first: { id: string; name: string; did: string }[]) =>
      startupToDo('tang', nothing, { due, new: 0, unread: { people, first } }, pages)[0];
    const tuva = { id: 't', name: 'Tuva', did: 'said yes to Friday 27 November, 14:00' };
    expect(toDoFor(1, [tuva])).toMatchObject({
      title: 'One applicant wrote or answered',
      text: 'Tuva said yes to Friday 27 November, 14:00.',
      action: { href: '/client/startups/tang/applicants?card=t' },
    });
    expect(toDoFor(5, [tuva, { id: 'b', name: 'Bryn', did: 'wrote to you' }])).toMatchObject({
      title: 'Five applicants wrote or answered',
      text: 'Tuva said yes to Friday 27 November, 14:00. Bryn wrote to you. And 3 more.',
    });
    const writer = (name: string) => ({ id: name, name, did: 'wrote to you' });
    expect(toDoFor(3, [writer('Bryn'), tuva, writer('Odd')])).toMatchObject({
      text: 'Bryn and Odd wrote to you. Tuva said yes to Friday 27 November, 14:00.',
      action: { href: '/client/startups/tang/applicants?only=wrote' },
    });
  });

  it('names the wait of a single person, and the number of many jobs', () => {
    expect(toDoOf({ people: 1, longest: 9, shortest: 9, jobs: ['Diver'] })[0]).toMatchObject({
      title: 'One person has waited 9 days',
      text: 'Diver.',
    });
    expect(toDoOf({ people: 11, longest: 7, shortest: 7, jobs: ['A', 'B', 'C'] })[0]).toMatchObject({
      title: '11 people have waited 7 days or more',
      text: 'In 3 jobs.',
    });
  });

  it.each([
    ['2026-11-23', 'Diver closes today'],
    ['2026-11-24', 'Diver closes tomorrow'],
    ['2026-11-30', 'Diver closes on 30 November'],
  ])('says when a job with the last day %s closes', (lastDay, title) => {
    expect(toDo(closing(lastDay))[0]).toMatchObject({
      title,
      action: { label: 'Renew', href: '/client/startups/tang/jobs/j' },
    });
  });

  it('is one entry for more than two drafts, so that they do not hide what is due', () => {
    const drafts = ['Diver', '', 'Cook'].map((title, at) => ({ id: `${at}`, title, savedAt: '2026-11-23' }));
    expect(toDo({ drafts: drafts.slice(1) })).toHaveLength(2);
    expect(toDo({ drafts })).toMatchObject([
      {
        title: 'Your drafts are not finished',
        text: 'Diver, A job without a title and others. Only your team can see them.',
        action: { label: 'See drafts', href: '/client/startups/tang/jobs?state=drafts' },
      },
    ]);
  });

  it('names the price in units of its currency, and the day on which the job goes back to draft', () => {
    const unpaid = { id: 'j', title: 'Diver', total: 109_875, currency: 'NOK', until: '2026-11-25' };
    expect(toDo({ unpaid: [unpaid] })[0]).toMatchObject({
      title: 'Diver waits for payment',
      text: '1\u00a0098.75 NOK. It goes back to draft on 25 November.',
      action: { href: '/client/startups/tang/jobs/j/monetise' },
    });
    expect(toDo({ unpaid: [{ ...unpaid, total: 9_900, currency: 'ISK' }] })[0]?.text).toContain('9\u00a0900 ISK');
    expect(toDo({ unpaid: [{ ...unpaid, total: null, currency: null }] })[0]?.text).toMatch(/^It goes back/);
  });

  it('asks for no payment while the startup is suspended', () => {
    const unpaid = [{ id: 'j', title: 'Diver', total: 87_900, currency: 'NOK', until: '2026-11-25' }];
    expect(toDo({ status: 'SUSPENDED', unpaid }).map(({ key }) => key)).toEqual(['status']);
  });

  it('leads to those who ask to join the team', () => {
    expect(toDo({ asking: [{ id: 'r', name: 'Aino', email: 'aino@tang.example' }] })[0]).toMatchObject({
      title: 'Aino asks to join your team',
      text: 'aino@tang.example',
      action: { label: 'Decide', href: '/client/startups/tang/users#requests' },
    });
  });

  it('leads from a refusal and a suspension to the decision, where they can appeal', () => {
    for (const status of ['REJECTED', 'SUSPENDED']) {
      expect(toDo({ status })[0]?.action?.href).toBe('/client/startups/tang/decisions');
    }
  });

  it('lists what the profile lacks in one sentence', () => {
    expect(toDo({ missing: ['website', 'logo', 'founded'] })[0]?.text).toBe(
      'Add a website, a logo and the year you were founded.',
    );
    expect(toDo({ missing: ['logo'] })[0]?.text).toBe('Add a logo.');
  });

  it.each([
    ['website', 'website-field'],
    ['country', 'countries-field'],
    ['size', 'numberOfEmployees-field'],
  ] as const)('leads to the first field that the profile lacks: %s', (first, field) => {
    expect(toDo({ missing: [first, 'logo'] })[0]?.action?.href).toBe(`/client/startups/tang/edit#${field}`);
  });

  it('puts a refusal and a question of staff first', () => {
    const drafts = [{ id: 'j', title: '', savedAt: '2026-11-23' }];
    const items = toDo({ status: 'REJECTED', statusReason: 'No product yet.', question: 'Which?', drafts });
    expect(items.map(({ icon, text }) => [icon, text])).toEqual([
      ['stop', 'No product yet.'],
      ['question', 'Which?'],
      ['draft', 'Last saved today. Only your team can see it.'],
    ]);
    expect(items[2]?.title).toBe('A job without a title is a draft');
  });

  it('names a live job with changes that nobody published, and leads to its editor', () => {
    expect(toDo({ changed: [{ id: 'j', title: 'Diver', savedAt: '2026-11-22' }] })).toMatchObject([
      {
        title: 'Diver has changes that are not public yet',
        text: 'Last saved 22 November. Publish or discard them.',
        action: { label: 'Open', href: '/client/startups/tang/jobs/j/edit' },
      },
    ]);
  });

  it('offers no button to a page that does not exist', () => {
    expect(toDo(closing('2026-11-24'), [])[0]).toMatchObject({ action: null, text: '' });
  });

  it('is for a reviewer to read what is new, and nothing else', () => {
    const reviewed = { ...nothing, ...closing('2026-11-24'), can: { edit: false } };
    expect(startupToDo('tang', reviewed, null, pages)).toEqual([]);
    const due = { people: 1, longest: 9, shortest: 9, jobs: ['Diver'] };
    const unread = { people: 0, first: [] };
    expect(startupToDo('tang', reviewed, { due, new: 2, unread }, pages)).toMatchObject([
      { title: '2 applications are new', action: { href: '/client/startups/tang/applicants?only=new' } },
    ]);
    expect(dashboardHeading(1, { can: { edit: false }, hasPosted: true })).toBe('One thing needs you');
    expect(dashboardHeading(0, { can: { edit: false }, hasPosted: true })).toBeNull();
  });

  it.each([
    [0, 'Nothing needs you today'],
    [1, 'One thing needs you'],
    [4, 'Four things need you'],
    [12, '12 things need you'],
  ])('of %i is counted in words', (count, heading) => {
    expect(dashboardHeading(count, { can: { edit: true }, hasPosted: true })).toBe(heading);
  });

  it('of none is not the heading before the first job, while there are first steps to take', () => {
    expect(dashboardHeading(0, { can: { edit: true }, hasPosted: false })).toBeNull();
    expect(dashboardHeading(1, { can: { edit: true }, hasPosted: false })).toBe('One thing needs you');
  });
});

describe('the first steps', () => {
  it('are all done once a startup is set up', () => {
    expect(firstSteps('tang', nothing, true, pages).every(({ isDone, href }) => isDone && href === null)).toBe(true);
  });

  it('lead to the pages where they are done, and leave out pages that do not exist', () => {
    const fresh = { ...nothing, status: 'PENDING', hasLogo: false, hasPosted: false };
    const open = (builtPages: string[]) =>
      firstSteps('tang', fresh, true, builtPages).flatMap(({ label, href }) => (href ? [[label, href]] : []));
    expect(open(pages)).toEqual([
      ['Add your logo', '/client/startups/tang/edit'],
      ['Get approved', '/client/startups/tang/approval'],
      ['Post a job', '/client/startups/tang/jobs/new'],
    ]);
    expect(open([])).toEqual([]);
  });

  it('call a startup approved that is suspended, and one that its team hides', () => {
    for (const status of ['SUSPENDED', 'DISABLED'])
      expect(firstSteps('tang', { ...nothing, status }, true, pages).every(({ isDone }) => isDone)).toBe(true);
  });
});
