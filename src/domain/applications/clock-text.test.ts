import { describe, expect, it } from 'vitest';
import { type ClockOfTalent, clockText } from './clock-text.ts';

const now = new Date('2026-12-04T09:00:00Z');
const at = (day: string) => `2026-${day}T09:00:00.000Z`;
const running = { clockFrom: at('11-27'), isOver: false };

describe("the talent's text of the answer clock", () => {
  const told = (changes: Partial<ClockOfTalent>) => {
    const talent = { ...running, company: 'Kelp', clockDay: 7, isSeen: true, isSuspended: false, awaitsTalent: false };
    return clockText({ talent: { ...talent, answersInDays: null, ...changes } }, { now, timeZone: 'Europe/Oslo' });
  };

  it('says what was done and what comes next, with its day', () => {
    expect(told({ clockFrom: at('12-04'), clockDay: 0 })).toBe(
      'Their clock began today. If it stays quiet, we remind them on Friday 11 December.',
    );
    expect(told({ answersInDays: 9 })).toBe(
      'Day 7 without a word from Kelp. We reminded them, and will again on Friday 11 December. They usually answer within 9 days.',
    );
    expect(told({ clockFrom: at('11-16'), clockDay: 14, isSeen: false })).toBe(
      'Not opened yet. We’ve reminded Kelp twice. On Monday 7 December we’ll tell you where it stands.',
    );
    expect(told({ clockFrom: at('11-10'), clockDay: 21 })).toBe(
      'Day 24 without a word from Kelp. We reminded them twice. On Tuesday 8 December we pause the job.',
    );
    expect(told({ clockFrom: at('11-01'), clockDay: 28 })).toBe(
      'Day 33 without a word from Kelp. We have paused the job.',
    );
  });

  it('names the day of the talent, and not that of the server', () => {
    const late = { clockFrom: '2026-11-27T23:30:00.000Z', clockDay: 0 };
    expect(told(late)).toContain('on Saturday 5 December');
  });

  it('says why it rests, and nothing after the end', () => {
    expect(told({ clockFrom: null, isSuspended: true })).toBe(
      'Kelp is suspended, so the clock rests. It goes on when that ends.',
    );
    expect(told({ clockFrom: null, awaitsTalent: true })).toMatch(/^Kelp waits for your answer/);
    expect(told({ clockFrom: null })).toBe('The clock rests. It runs again if they go quiet.');
    expect(told({ isOver: true })).toBeNull();
  });
});

describe("the startup's text of the answer clock", () => {
  it.each([
    [{ clockFrom: at('12-03') }, 'answer due in 6 days'],
    [{ clockFrom: at('11-28') }, 'answer due in 1 day'],
    [running, 'answer due today'],
    [{ clockFrom: at('11-24') }, 'answer due for 3 days'],
    [{ clockFrom: null }, 'the clock rests'],
    [{ isOver: true }, null],
  ])('is for %o: %s', (changes, text) => {
    expect(clockText({ startup: { ...running, dueDay: 7, ...changes } }, { now, timeZone: 'UTC' })).toBe(text);
  });
});
