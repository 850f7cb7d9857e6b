import { describe, expect, it } from 'vitest';
import { type ClockOfTalent, clockText } from './clock-text.ts';

const now = new Date('2026-12-04T09:00:00Z');
const at = (day: string) => `2026-${day}T09:00:00.000Z`;
const running = { clockFrom: at('11-27'), isOver: false };

describe("the talent's text of the answer clock", () => {
  const textOf = (changes: Partial<ClockOfTalent>) => {
    const talent = { ...running, company: 'Kelp', clockDay: 7, isSeen: true, isSuspended: false };
    const job = { sentAt: at('09-20'), jobStatus: 'ACTIVE' as const };
    return clockText(
      { talent: { ...talent, ...job, answersInDays: null, talk: null, acceptedAt: null, ...changes } },
      { now, timeZone: 'Europe/Oslo' },
    );
  };

  it('says what was done and what comes next, with its day', () => {
    expect(textOf({ clockFrom: at('12-04'), clockDay: 0 })).toBe(
      'Their clock began today. If it stays quiet, we remind them on Friday 11 December.',
    );
    expect(textOf({ answersInDays: 9 })).toBe(
      'Day 7 without a word from Kelp. We reminded them, and will again on Friday 11 December. They usually answer within 9 days.',
    );
    // How fast they usually answer is no comfort any more.
    expect(textOf({ answersInDays: 6 })).toBe(
      'Day 7 without a word from Kelp. We reminded them, and will again on Friday 11 December.',
    );
    expect(textOf({ clockFrom: at('11-16'), clockDay: 14, isSeen: false })).toBe(
      'Not opened yet. We’ve reminded Kelp twice. On Monday 7 December we’ll tell you where it stands.',
    );
    expect(textOf({ clockFrom: at('11-10'), clockDay: 21 })).toBe(
      'Day 24 without a word from Kelp. We reminded them twice. On Tuesday 8 December we pause the job.',
    );
    expect(textOf({ clockFrom: at('11-01'), clockDay: 28 })).toBe(
      'Day 33 without a word from Kelp. We have paused the job.',
    );
  });

  it('promises no pause of a job that is closed or paused', () => {
    const silent = { clockFrom: at('11-10'), clockDay: 21 };
    expect(textOf({ ...silent, jobStatus: 'STOPPED' })).toBe(
      'Day 24 without a word from Kelp. We reminded them twice. The job is paused.',
    );
    expect(textOf({ ...silent, jobStatus: 'EXPIRED', sentAt: at('10-01') })).toBe(
      'Day 24 without a word from Kelp. We reminded them twice, and the job is closed. Without an answer your application ends on Wednesday 30 December.',
    );
    // An answer four weeks ago at most delays the end.
    expect(textOf({ ...silent, clockDay: 28, jobStatus: 'EXPIRED', sentAt: at('08-01') })).toContain(
      'ends on Tuesday 8 December.',
    );
    expect(textOf({ clockDay: 14, jobStatus: 'EXPIRED' })).toContain('we’ll tell you where it stands');
  });

  it('names the day of the talent, and not that of the server', () => {
    const late = { clockFrom: '2026-11-27T23:30:00.000Z', clockDay: 0 };
    expect(textOf(late)).toContain('on Saturday 5 December');
  });

  it('says why it rests, and nothing after the end', () => {
    expect(textOf({ clockFrom: null, isSuspended: true })).toBe(
      'Kelp is suspended, and their clock is paused until that ends.',
    );
    // A plain question rests it as times and an offer do.
    expect(textOf({ clockFrom: null })).toBe('Kelp is waiting for your answer. Their clock is paused until you reply.');
    expect(textOf({ isOver: true })).toBeNull();
  });
});

describe("the startup's text of the answer clock", () => {
  it.each([
    [{ clockFrom: at('12-03') }, 'answer due in 6 days'],
    [{ clockFrom: at('11-28') }, 'answer due in 1 day'],
    [running, 'answer due today'],
    [{ clockFrom: at('11-24') }, 'answer due for 3 days'],
    [{ clockFrom: null }, 'clock paused'],
    [{ isOver: true }, null],
  ])('is for %o: %s', (changes, text) => {
    expect(clockText({ startup: { ...running, dueDay: 7, ...changes } }, { now, timeZone: 'UTC' })).toBe(text);
  });
});
