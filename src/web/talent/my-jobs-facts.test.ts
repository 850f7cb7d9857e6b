import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { MyApplication } from '#domain/applications/own/my-applications.server.ts';
import { axisOf, trackOf } from './application-chart.ts';
import { applicationText } from './application-text.ts';
import { calendarOf } from './calendar.server.ts';
import { dueOf, leadOf, shownApplication } from './my-jobs-facts.ts';

const NOW = '2026-12-04T09:00:00.000Z';
const CLOCK = { now: NOW, timeZone: 'Europe/Oslo' };
const at = (day: string) => `2026-${day}T09:00:00.000Z`;

const anApplication = (changes: Partial<MyApplication> = {}): MyApplication => ({
  id: 'a',
  job: { title: 'Diver', place: 'Bodø', isOpen: true, company: { name: 'Kelp', flag: '' } },
  status: 'seen',
  dates: [
    { status: 'received', at: at('11-27') },
    { status: 'seen', at: at('11-30') },
  ],
  hasEnded: false,
  isSeen: true,
  clockFrom: at('11-27'),
  sentAt: at('11-27'),
  jobStatus: 'ACTIVE',
  jobClosedAt: null,
  isSuspended: false,
  takenDown: null,
  clockDay: 7,
  deletesAt: null,
  answersInDays: null,
  unread: 0,
  news: null,
  question: null,
  talk: null,
  acceptedAt: null,
  countryCode: 'NO',
  hasAppliedAgain: false,
  ...changes,
});

const words = (changes: Partial<MyApplication>) => {
  const { strong = '', text } = applicationText(anApplication(changes), CLOCK);
  return `${strong} ${text}`.trim();
};

describe('the news of an application', () => {
  const news = { text: 'Good luck!', at: NOW, from: 'Ida' };
  const action = (changes: Partial<MyApplication>) =>
    shownApplication(anApplication({ news, ...changes }), NOW).news?.action;

  it('asks for an answer while the application runs, and is to be read once it has ended', () => {
    expect(action({})).toBe('Answer Ida');
    expect(action({ status: 'withdrawn', hasEnded: true })).toBe('Read the message');
    expect(action({ takenDown: 'scam' })).toBe('Read the message');
  });
});

describe('the answer clock in words', () => {
  it('says that it rests while the startup is suspended', () => {
    expect(words({ clockFrom: null, isSuspended: true })).toBe(
      'Kelp is suspended, and their clock is paused until that ends.',
    );
  });

  it('warns of a job that deceived people, whatever its startup did last', () => {
    const warning = 'We removed this job, because it deceived people. Please send them no money.';
    expect(words({ takenDown: 'scam' })).toBe(warning);
    expect(words({ takenDown: 'scam', status: 'hired' })).toBe(warning);
  });

  it('says what was done and what comes next, with its day', () => {
    expect(words({ answersInDays: 9 })).toBe(
      'Day 7 without a word from Kelp. We reminded them, and will again on Friday 11 December. They usually answer within 9 days.',
    );
  });

  it('says what waits for the talent', () => {
    expect(
      words({ clockFrom: null, status: 'offer', question: { kind: 'offer', from: 'Ada', answerBy: '2026-12-11' } }),
    ).toBe(
      'Kelp made you an offer, and would like your answer by Friday 11 December. A later answer reaches them, too.',
    );
  });

  it('says which times for a talk are left to choose from', () => {
    const question = { kind: 'times', from: 'Ada', time: at('12-08'), timeZone: 'Europe/Oslo' } as const;
    const wordsFor = (...times: string[]) => words({ clockFrom: null, question: { ...question, times } });
    expect(wordsFor(at('12-08'))).toBe('Ada suggests Tuesday 8 December at 10:00 (Oslo). Your turn.');
    expect(wordsFor(at('12-08'), at('12-09'))).toBe(
      'Ada suggests two times for a talk, the first on Tuesday 8 December at 10:00 (Oslo). Your turn.',
    );
    expect(wordsFor()).toBe('The times that Ada suggested have passed. Please suggest another one.');
  });

  it('has the days of the place where the talent lives', () => {
    const late = '2026-11-26T23:30:00.000Z';
    const {
      dates,
      words: text,
      track,
    } = shownApplication(
      anApplication({ clockFrom: late, sentAt: late, dates: [{ status: 'received', at: late }] }),
      NOW,
    );
    expect(dates.map(({ day }) => day)).toEqual(['27 Nov']);
    expect(text.text).toContain('again on Friday 11 December');
    expect(track.run.from).toBe(45.45);
  });

  it('says when they talk, and that the offer is accepted, in place of the reminders', () => {
    const talk = { from: '2026-12-09T09:00:00.000Z', timeZone: 'Europe/Oslo' };
    expect(words({ clockFrom: at('12-04'), clockDay: 0, talk })).toBe(
      'You talk on Wednesday 9 December at 10:00 (Oslo).',
    );
    const acceptance = { status: 'offer' as const, acceptedAt: at('12-03') };
    expect(words({ ...acceptance, clockFrom: at('12-03'), clockDay: 0 })).toBe(
      'You accepted the offer on Thursday 3 December. Kelp tells you what comes next.',
    );
    expect(words({ ...acceptance, clockFrom: at('11-26'), clockDay: 7 })).toMatch(
      /^You accepted the offer .* We reminded them, and will again on Thursday 10 December\.$/,
    );
  });

  it('says that the job closed, beside what is still to come', () => {
    const closing = { jobStatus: 'EXPIRED' as const, jobClosedAt: '2026-12-01T22:59:59.000Z' };
    expect(words(closing)).toBe(
      'This job closed on 1 December. Day 7 without a word from Kelp. We reminded them, and will again on Friday 11 December.',
    );
    expect(
      words({ ...closing, clockFrom: null, question: { kind: 'offer', from: 'Ada', answerBy: '2026-12-11' } }),
    ).toBe(
      'Kelp made you an offer, and would like your answer by Friday 11 December. This job closed on 1 December. A later answer reaches them, too.',
    );
    expect(words({ ...closing, jobClosedAt: '2025-12-31T22:59:59.000Z' })).toContain('closed on 31 December 2025.');
    expect(words({ ...closing, status: 'withdrawn', hasEnded: true })).toBe(
      'You withdrew it. This job closed on 1 December.',
    );
    expect(words({ ...closing, status: 'notSelected', hasEnded: true })).toBe('Kelp wrote to you.');
  });

  it('invites to apply again only until the talent has', () => {
    const withdrawn = { status: 'withdrawn', hasEnded: true } as const;
    expect(words(withdrawn)).toBe('You withdrew it. You may apply again while the job is open.');
    expect(words({ ...withdrawn, hasAppliedAgain: true })).toBe('You withdrew it, and applied again.');
  });

  it('says how it ended and when it is deleted', () => {
    expect(words({ status: 'notSelected', hasEnded: true, deletesAt: '2027-11-24T00:00:00.000Z' })).toBe(
      'Kelp wrote to you. Deleted in November 2027.',
    );
    expect(words({ status: 'closed', hasEnded: true })).toContain('That’s on them, not you.');
  });
});

describe('a saved job', () => {
  const due = (lastDay: string | null, isOpen = true) =>
    dueOf(
      {
        id: 'j',
        title: 'Rigger',
        company: { name: 'Mast', flag: '' },
        place: null,
        hasPage: true,
        isOpen,
        lastDay,
        closesAt: null,
        at: NOW,
        applicationId: null,
      },
      NOW,
    );

  it('says when it closes, and by weekday what closes within a week', () => {
    expect(due('2026-12-16')).toEqual({ text: 'Closes 16 December', isNear: false });
    expect(due('2027-01-16').text).toBe('Closes 16 January 2027');
    expect(due('2026-12-08')).toEqual({ text: 'Closes Tuesday', isNear: true });
    expect([due('2026-12-04').text, due(null).text, due('2026-12-16', false).text]).toEqual([
      'Closes today',
      'Open',
      'Closed',
    ]);
  });
});

describe('the chart of the applications', () => {
  it('has today and the Mondays that do not touch it', () => {
    const { today, days } = axisOf(CLOCK);
    expect(today.label).toBe('Today, 4 Dec');
    expect(days.map(({ label }) => label)).toEqual(['9 Nov', '16 Nov', '23 Nov', '14 Dec']);
  });

  it('runs from sending to today, and on to the next day of the clock', () => {
    const { run, marks, next } = trackOf(anApplication(), CLOCK);
    expect(run).toEqual({ from: 45.45, to: 61.36, look: 'on' });
    expect(marks.map(({ x }) => x)).toEqual([45.45, 52.27]);
    expect(next).toEqual({ x: 93.18, label: 'Day 21', isBeyond: false });
  });

  it('stays inside its axis when the application is older', () => {
    const dates = [
      { status: 'received' as const, at: at('08-14') },
      { status: 'closed' as const, at: at('11-12') },
    ];
    const track = trackOf(anApplication({ dates, status: 'closed', hasEnded: true, clockFrom: null }), CLOCK);
    expect(track).toEqual({
      run: { from: 0, to: 11.36, look: 'off' },
      marks: [{ x: 11.36, status: 'closed' }],
      next: null,
    });
  });
});

describe('the calendar of last days', () => {
  const title = 'Vært; søfart, og en meget lang titel som skal foldes over flere linjer fordi den er så lang 🌊';
  const site = { name: 'Havn', origin: 'https://havn.example' };
  const text = calendarOf([{ id: 'abc', title, company: 'Kelp', lastDay: '2026-12-20' }], site, new Date(NOW));

  it('has an all-day event that other programs read', () => {
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe(`Last day to apply: ${title}, Kelp`);
    expect(event?.getFirstPropertyValue('uid')).toBe('last-day-abc@havn.example');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-12-20');
    expect(String(event?.getFirstPropertyValue('dtstamp'))).toBe('2026-12-04T09:00:00Z');
  });

  it('folds its lines at 75 bytes, and ends them with CRLF', () => {
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(text).toContain('DTSTART;VALUE=DATE:20261220');
  });
});

describe('the first sentence of My jobs', () => {
  it.each([
    [4, 0, 0, 'Four open.'],
    [12, 0, 0, '12 open.'],
    [4, 1, 2, 'Four open, one of them an offer. Two new messages.'],
    [4, 2, 1, 'Four open, two of them offers. One new message.'],
    [2, 2, 0, 'Two open, all of them offers.'],
    [1, 1, 0, 'One open, an offer.'],
    [0, 0, 0, 'None open.'],
  ])('counts %i open applications with %i offers and %i messages', (open, offers, unread, text) => {
    expect(leadOf({ total: 6, open, offers, unread })).toBe(text);
  });
});
