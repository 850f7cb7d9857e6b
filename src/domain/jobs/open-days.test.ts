import { describe, expect, it } from 'vitest';
import { openDays } from './open-days.ts';

const at = (day: string, what: string) => ({ day: `2026-11-${day}`, what });
const job = { openedOn: '2026-11-01', lastDay: '2026-11-30' };

describe('the days on which a job was open', () => {
  it('begin with its first day and end with its last', () => {
    expect(openDays(job, [at('01', 'create'), at('01', 'submit'), at('10', 'close')])).toBe(10);
    // The clock closes it in the night after its last day.
    expect(openDays({ ...job, lastDay: '2026-11-10' }, [at('01', 'submit'), at('11', 'expire')])).toBe(10);
    expect(openDays({ ...job, lastDay: '2026-11-10' }, [at('01', 'submit'), at('13', 'expire')])).toBe(10);
  });

  it('leave out those on which it was paused or read again, and count the day of the pause', () => {
    const paused = [at('01', 'submit'), at('03', 'pause'), at('08', 'resume'), at('10', 'close')];
    expect(openDays(job, paused)).toBe(6);
    expect(openDays(job, [...paused.slice(0, 2), at('10', 'close')])).toBe(3);
    const read = [at('01', 'submit'), at('03', 'sendBackToReview'), at('06', 'approve'), at('10', 'close')];
    expect(openDays(job, read)).toBe(8);
  });

  it('leave out those between its end and a renewal, and count none twice', () => {
    const renewed = [at('01', 'submit'), at('05', 'close'), at('20', 'renew'), at('21', 'close')];
    expect(openDays(job, renewed)).toBe(7);
    const sameDay = [
      at('01', 'submit'),
      at('05', 'pause'),
      at('05', 'resume'),
      at('06', 'renewLive'),
      at('07', 'close'),
    ];
    expect(openDays(job, sameDay)).toBe(7);
  });
});
