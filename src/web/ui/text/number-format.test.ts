import { expect, it } from 'vitest';
import { viewCount } from './number-format.ts';

it.each([
  [0, '0 views'],
  [1, '1 view'],
  [999, '999 views'],
  [1_000, '1k views'],
  [1_299, '1.2k views'],
  [12_999, '12k views'],
  [1_250_000, '1.2M views'],
])('abbreviates a count of %i to %j', (count, text) => {
  expect(viewCount(count)).toBe(text);
});
