import { describe, expect, it } from 'vitest';
import type { MyApplication } from '#domain/applications/own/my-applications.server.ts';
import type { KeptJob } from '#domain/talent/my-jobs.server.ts';
import { talentToDo } from './talent-to-do.ts';

const NOW = '2026-12-04T09:00:00.000Z';

const anApplication = (changes: Partial<MyApplication>): MyApplication => ({
  id: 'a',
  job: { title: 'Diver', place: 'Bodø', isOpen: true, company: { name: 'Kelp', flag: '' } },
  status: 'seen',
  dates: [],
  hasEnded: false,
  isSeen: true,
  clockFrom: null,
  sentAt: NOW,
  jobStatus: 'ACTIVE',
  jobClosedAt: null,
  isSuspended: false,
  takenDown: null,
  clockDay: 0,
  deletesAt: null,
  answersInDays: null,
  unread: 0,
  news: null,
  question: null,
  talk: null,
  acceptedAt: null,
  countryCode: null,
  hasAppliedAgain: false,
  ...changes,
});
const aSavedJob = (lastDay: string, applicationId: string | null = null): KeptJob => ({
  id: 'j',
  title: 'Rigger',
  company: { name: 'Mast', flag: '' },
  place: null,
  isOpen: true,
  hasPage: true,
  lastDay,
  closesAt: null,
  at: NOW,
  applicationId,
});
const titles = (changes: Partial<Parameters<typeof talentToDo>[0]>) =>
  talentToDo({ applications: [], saved: [], isProfileFull: true, now: NOW, ...changes }).map(({ title }) => title);

describe('the dashboard of a talent', () => {
  it('names what waits for an answer, then messages, saved jobs that close soon, and what runs', () => {
    const applications = [
      anApplication({ unread: 2, news: { text: 'Hello', at: NOW, from: 'Ida' } }),
      anApplication({ question: { kind: 'offer', from: 'Ida', answerBy: '2027-01-02' }, unread: 1 }),
      anApplication({ question: { kind: 'times', from: 'Ida', time: NOW, times: [NOW], timeZone: 'Europe/Oslo' } }),
      anApplication({ hasEnded: true }),
    ];
    const savedJobs = [aSavedJob('2026-12-05', 'a'), aSavedJob('2026-12-06'), aSavedJob('2027-02-01')];
    expect(titles({ applications, saved: savedJobs })).toEqual([
      'Kelp made you an offer',
      'Kelp suggests a time for a talk',
      '2 new messages from Kelp',
      'Rigger: closes Sunday',
      '1 application under way',
    ]);
    expect(talentToDo({ applications, saved: savedJobs, isProfileFull: true, now: NOW })[0]?.text).toContain(
      '2 January 2027',
    );
  });

  it('asks for the profile only while it lacks something', () => {
    expect(titles({})).toEqual(['Find a job']);
    expect(titles({ isProfileFull: false })).toEqual(['Find a job', 'Complete your profile']);
  });
});
