import { describe, expect, it } from 'vitest';
import { indexAfter } from './list-keys.ts';

const NAMES = ['Applied', 'First talk', 'Final round', 'Hired'];

/** Presses keys one after the other, each so many milliseconds after the one before, and says where the focus is. */
function focusAfter(start: number, keys: readonly string[], pause = 100): string | undefined {
  const buffer = { text: '', at: 0 };
  let at = start;
  for (const [index, key] of keys.entries()) {
    at = indexAfter({ key, timeStamp: 5_000 + index * pause }, { at, names: NAMES, typed: buffer }) ?? at;
  }
  return NAMES[at];
}

describe('the keys of a list of buttons', () => {
  it('go round with arrows, and to the ends', () => {
    expect(focusAfter(0, ['ArrowDown'])).toBe('First talk');
    expect(focusAfter(0, ['ArrowUp'])).toBe('Hired');
    expect(focusAfter(3, ['ArrowDown'])).toBe('Applied');
    expect(focusAfter(1, ['End'])).toBe('Hired');
    expect(focusAfter(2, ['Home'])).toBe('Applied');
  });

  it('find a name by its first letters, and go through the names of one letter', () => {
    expect(focusAfter(0, ['h'])).toBe('Hired');
    expect(focusAfter(0, ['f'])).toBe('First talk');
    expect(focusAfter(0, ['f', 'f'])).toBe('Final round');
    expect(focusAfter(0, ['F', 'i', 'n'])).toBe('Final round');
    expect(focusAfter(0, ['f', 'i', 'r', 's', 't', ' ', 't'])).toBe('First talk');
  });

  it('begin a new name after a pause, and leave other keys alone', () => {
    expect(focusAfter(0, ['f', 'h'], 1_000)).toBe('Hired');
    expect(focusAfter(1, ['x'])).toBe('First talk');
    for (const key of [' ', 'Enter', 'Escape', 'Tab', 'PageDown']) {
      expect(indexAfter({ key, timeStamp: 5_000 }, { at: 1, names: NAMES, typed: { text: '', at: 0 } })).toBeNull();
    }
  });
});
