import { describe, expect, it } from 'vitest';
import { promisedAnswerDays } from './promised-answer.ts';

describe('a first answer promised in the hiring stages', () => {
  it.each([
    ['We answer within 5 days', 5],
    ['You hear from us within a week', 7],
    ['A reply in three days, whatever it says', 3],
    ['We get back to you within 5 working days', 7],
    ['Svar inom 10 dagar', 10],
    ['Du får svar inden for 2 uger', 14],
    ['Svar innen en uke', 7],
    ['Vastaamme 5 päivän kuluessa', 5],
  ])('is read from "%s"', (stage, days) => {
    expect(promisedAnswerDays(['Send your application', stage])).toBe(days);
  });

  it.each([
    ['An offer within a week'],
    ['We answer everybody'],
    ['A first talk, then a task'],
    ['We answer within 30 days'],
    ['We answer within no days'],
  ])('is none in "%s"', (stage) => {
    expect(promisedAnswerDays([stage])).toBeNull();
  });
});
