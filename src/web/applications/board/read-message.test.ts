import { describe, expect, it } from 'vitest';
import { readMessage } from './board-actions.server.ts';

/** Reads the form of a message that proposes times, with these fields beside the first time. */
const read = (fields: Record<string, string>) => {
  const form: Record<string, string> = {
    ...{
      kind: 'times',
      text: 'Shall we talk?',
      day: '2026-12-08',
      time: '10:00',
      minutes: '45',
      by: 'video',
      where: '',
    },
    ...fields,
  };
  return readMessage((name) => form[name] ?? '', 'Europe/Oslo');
};

describe('the form that proposes times', () => {
  it('reads up to five times in the startup’s time zone, and skips empty rows', () => {
    const { times } = read({ day3: '2026-12-09', time3: '14:30', day5: '2026-12-10', time5: '09:00' });
    expect(times?.times).toEqual([
      { from: '2026-12-08T09:00:00.000Z', to: '2026-12-08T09:45:00.000Z' },
      { from: '2026-12-09T13:30:00.000Z', to: '2026-12-09T14:15:00.000Z' },
      { from: '2026-12-10T08:00:00.000Z', to: '2026-12-10T08:45:00.000Z' },
    ]);
  });

  it('says which row is not complete', () => {
    expect(() => read({ day2: '2026-12-09' })).toThrow('time 2');
    expect(() => read({ time4: '10:00' })).toThrow('time 4');
    expect(() => read({ day: '' })).toThrow('Please enter a day and a time');
  });
});
