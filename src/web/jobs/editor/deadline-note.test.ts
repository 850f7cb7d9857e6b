import { expect, it } from 'vitest';
import { deadlineNote } from './deadline-note.ts';

const note = (deadline: string, closes: string, isLive = false) =>
  deadlineNote(deadline, { today: '2026-11-23', closes, isLive });

it('says how a deadline in the text differs from the last day of the job', () => {
  expect(note('2026-12-07', '2026-12-07')).toBeNull();
  expect(note('2026-11-22', '2026-12-23')).toMatch(/until 22 November 2026, which is over/);
  expect(note('2026-12-03', '2026-12-07')).toMatch(
    /The shortest period that covers it is 14 days, so close it by hand/,
  );
  expect(note('2026-12-03', '2026-12-23')).toMatch(/14 days are enough for that. Choose them/);
  expect(note('2026-12-03', '2026-12-23', true)).toMatch(/The job closes later, so close it by hand/);
  expect(note('2027-01-22', '2026-12-23')).toMatch(/choose more days/);
  expect(note('2027-01-23', '2027-01-22')).toMatch(/renew it/);
  expect(note('2027-01-22', '2026-12-23', true)).toMatch(/renew it/);
});
