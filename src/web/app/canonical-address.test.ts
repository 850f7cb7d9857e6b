import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const of = (path: string) => canonicalAddress(new Request(`https://havn.example${path}`));

describe('the canonical address of a page', () => {
  it.each([
    ['/jobs/', '/jobs'],
    ['/Jobs', '/jobs'],
    ['//evil.example/', '/evil.example'],
    ['/jobs//?page=2', '/jobs?page=2'],
    ['/Jobs/%C3%98L', '/jobs/%C3%98l'],
  ])('redirects %s to %s', (path, canonical) => {
    expect(of(path)).toBe(canonical);
  });

  it.each(['/', '/jobs', '/jobs?search=Developer', '/jobs/%C3%B8l'])('leaves %s as it is', (path) => {
    expect(of(path)).toBeNull();
  });
});
