import { describe, expect, it } from 'vitest';
import type { Listeners } from '#domain/context.ts';
import { joinListeners } from './listeners.ts';

describe('the listeners of several modules', () => {
  it('all run on an event that they share, in the order of the modules', () => {
    const one = async () => {};
    const other = async () => {};
    const third = async () => {};
    const first: Listeners = { 'company.changed': [one], 'company.moved': [one] };
    expect(joinListeners(first, { 'company.changed': [other, third] })).toEqual({
      'company.changed': [one, other, third],
      'company.moved': [one],
    });
  });
});
