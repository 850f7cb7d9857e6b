import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsOfLines } from './fields-of-lines.server.ts';

/** Each line: what the text states, and the text. */
function rowsOf(file: string): string[][] {
  return readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^(\S+) \| (.*)$/.exec(line)?.slice(1) ?? []);
}

describe('a pasted text states', () => {
  it.each<string[]>(rowsOf('workplace-lines.txt'))('as its workplace %s: %s', (expected, text = '') => {
    expect(fieldsOfLines('', text, 'DK').workplace ?? '-').toBe(expected);
  });

  it.each<string[]>(rowsOf('equity-lines.txt'))('as its equity %s: %s', (expected, text = '') => {
    expect(fieldsOfLines('', text, 'DK').equityType === undefined ? '-' : 'eq').toBe(expected);
  });

  it.each<string[]>(rowsOf('kind-lines.txt'))('as its kind of job %s: %s', (expected, text = '') => {
    const types = fieldsOfLines('', text, 'DK').jobPositionTypes;
    expect(Array.isArray(types) ? types.join('+') : '-').toBe(expected);
  });
});

it('keeps the kind of job of a text whose title has the hours alone', () => {
  const text = 'What is this?\nA student job at a repair shop with room for four bikes and one dog.';
  expect(fieldsOfLines('Bike mechanic (part-time)', text, 'DK').jobPositionTypes).toEqual(['parttime', 'student']);
});
