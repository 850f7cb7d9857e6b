import { describe, expect, it } from 'vitest';
import { clockDates, clockDay, dueDay } from '#domain/applications/clock/answer-clock.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { guardAgainstMove, hasEnded, type Standing, talentStatusOf } from './application.ts';

const at = new Date('2026-11-23T12:00:00Z');
const daysBefore = (days: number) => new Date(at.getTime() - days * DAY_MS);
const newCard: Standing = { step: 'applied', columnMeaning: null, seenAt: null, withdrawnAt: null, closedAt: null };

describe('the status that a talent sees of their application', () => {
  it.each([
    [newCard, 'received'],
    [{ ...newCard, seenAt: at }, 'seen'],
    [{ ...newCard, step: 'custom', columnMeaning: 'inProcess' }, 'inProcess'],
    [{ ...newCard, step: 'custom', columnMeaning: 'interview' }, 'interview'],
    [{ ...newCard, step: 'custom', columnMeaning: 'offer' }, 'offer'],
    [{ ...newCard, step: 'hired' }, 'hired'],
    [{ ...newCard, step: 'rejected' }, 'notSelected'],
    [{ ...newCard, step: 'hired', withdrawnAt: at }, 'withdrawn'],
    [{ ...newCard, closedAt: at }, 'closed'],
  ] as const)('%o is %s', (standing, status) => {
    expect(talentStatusOf(standing, 'received')).toBe(status);
  });

  it('stays as it was while a no waits for its 48 hours', () => {
    expect(talentStatusOf({ ...newCard, step: 'toreject', seenAt: at }, 'interview')).toBe('interview');
  });
});

describe('a move on the board', () => {
  const card = { ...newCard, movedAt: at, rejectsAt: null };

  it('leads from every open step to every other', () => {
    for (const from of ['applied', 'custom', 'hired', 'toreject'] as const)
      for (const to of ['applied', 'custom', 'hired', 'toreject'] as const)
        expect([from, to, guardAgainstMove({ ...card, step: from }, to, at)]).toEqual([from, to, null]);
  });

  it('never leads out of rejected, nor straight into it', () => {
    expect(guardAgainstMove({ ...card, step: 'rejected' }, 'applied', at)).toMatch('locked');
    expect(guardAgainstMove(card, 'rejected', at)).toMatch('To be rejected');
    expect(hasEnded({ ...card, step: 'rejected' })).toBe(true);
  });

  it('leads out of hired for seven days', () => {
    const hiredCard = { ...card, step: 'hired' as const };
    expect(guardAgainstMove({ ...hiredCard, movedAt: daysBefore(6.9) }, 'applied', at)).toBeNull();
    expect(guardAgainstMove({ ...hiredCard, movedAt: daysBefore(7.1) }, 'applied', at)).toMatch(
      'hired more than 7 days',
    );
  });
});

describe('the answer clock', () => {
  it('counts whole days, and none while it rests', () => {
    expect(clockDay(daysBefore(6.9), at)).toBe(6);
    expect(clockDay(null, at)).toBe(0);
  });

  it('has one thing due at a time: the latest day not acted on', () => {
    expect(dueDay(daysBefore(6.9), 0, at)).toBeNull();
    expect(dueDay(daysBefore(7), 0, at)).toBe(7);
    expect(dueDay(daysBefore(15), 7, at)).toBe(14);
    expect(dueDay(daysBefore(40), 7, at)).toBe(28);
    expect(dueDay(daysBefore(40), 28, at)).toBeNull();
  });

  it('names its dates from the start', () => {
    expect(
      clockDates(new Date('2026-11-19T13:12:00Z')).map(({ day, at }) => [day, at.toISOString().slice(0, 10)]),
    ).toEqual([
      [7, '2026-11-26'],
      [14, '2026-12-03'],
      [21, '2026-12-10'],
      [28, '2026-12-17'],
    ]);
  });
});
