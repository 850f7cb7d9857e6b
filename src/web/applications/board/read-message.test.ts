import { describe, expect, it } from 'vitest';
import { formFields, readMessage } from './board-actions.server.ts';
import { nextWorkingDay } from './board-dates.ts';

/** Reads the form of a message that proposes times, with these fields beside the first time. */
const readForm = (fields: Record<string, string>) => {
  const form: Record<string, string> = {
    kind: 'times',
    text: 'Shall we talk?',
    day: '2026-12-08',
    time: '10:00',
    minutes: '45',
    by: 'video',
    where: '',
    ...fields,
  };
  return readMessage((name) => form[name] ?? '', 'Europe/Oslo');
};

describe('the form that proposes times', () => {
  it('reads up to five times in the startup’s time zone, and skips empty rows', () => {
    const { times } = readForm({ day3: '2026-12-09', time3: '14:30', day5: '2026-12-10', time5: '09:00' });
    expect(times?.times).toEqual([
      { from: '2026-12-08T09:00:00.000Z', to: '2026-12-08T09:45:00.000Z' },
      { from: '2026-12-09T13:30:00.000Z', to: '2026-12-09T14:15:00.000Z' },
      { from: '2026-12-10T08:00:00.000Z', to: '2026-12-10T08:45:00.000Z' },
    ]);
  });

  it('says which row is not complete', () => {
    expect(() => readForm({ day2: '2026-12-09' })).toThrow('time 2');
    expect(() => readForm({ time4: '10:00' })).toThrow('time 4');
    expect(() => readForm({ day: '' })).toThrow('Please enter a day and a time');
  });

  it('has each mistake beside the field that was typed, where rows between are empty', () => {
    const form: Record<string, string> = { day: '2026-12-08', time: '10:00', day4: '2020-12-08', time4: '10:00' };
    const text = (name: string) => form[name] ?? '';
    expect(formFields(text, { 'times.times.1.from': 'past' })).toEqual({ day4: 'past' });
    expect(formFields(text, { 'times.times.0.to': 'short', 'times.place': 'long', text: 'none' })).toEqual({
      minutes: 'short',
      where: 'long',
      text: 'none',
    });
    expect(formFields(text, { times: 'twice', 'offer.answerBy': 'past' })).toEqual({ day: 'twice', answerBy: 'past' });
  });

  it('begins with the next working day of the startup’s time zone', () => {
    expect(nextWorkingDay('2026-11-23T09:00:00Z', 'Europe/Oslo')).toBe('2026-11-24');
    // A Thursday in UTC that is Friday in Helsinki.
    expect(nextWorkingDay('2026-11-26T22:30:00Z', 'Europe/Helsinki')).toBe('2026-11-30');
    expect(nextWorkingDay('2026-11-28T09:00:00Z', 'Europe/Oslo')).toBe('2026-11-30');
  });
});
