import { describe, expect, it } from 'vitest';
import type { Listeners } from './context.ts';
import { joinByEvent } from './join-by-event.ts';

describe('what several modules run on an event', () => {
  it('runs entirely, in the order of the modules', () => {
    const one = async () => {};
    const other = async () => {};
    const third = async () => {};
    const first: Listeners = { 'company.changed': [one], 'company.moved': [one] };
    expect(joinByEvent(first, { 'company.changed': [other, third] })).toEqual({
      'company.changed': [one, other, third],
      'company.moved': [one],
    });
  });
});
