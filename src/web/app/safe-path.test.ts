import { describe, expect, it } from 'vitest';
import { safePath, withTo } from './safe-path.ts';

describe('the "to" parameter', () => {
  it.each([
    ['/settings', '/settings'],
    ['/jobs?search=a%20b&page=2#list', '/jobs?search=a%20b&page=2#list'],
    ['/client/startups/æble', '/client/startups/%C3%A6ble'],
    ['/a/../b', '/b'],
    // Still paths of this site.
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/?to=//evil.example', '/?to=//evil.example'],
  ])('accepts %j as a page of this site', (value, expected) => {
    expect(safePath(value)).toBe(expected);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/settings',
    ' //evil.example',
    '@evil.example',
    'evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/..//evil.example/%2e%2e',
    '/auth/signin',
    '/auth/signout?x',
    '/x/../auth/signin',
    `/${'a'.repeat(3_000)}`,
    '',
    null,
    undefined,
  ])('ignores %j', (value) => {
    expect(safePath(value)).toBeNull();
  });

  it('stays the same and safe when it is read again', () => {
    for (const value of ['/a/../b', '/%2f%2fevil', '/x?y=//z', '/%5cevil']) {
      const once = safePath(value);
      expect(safePath(once)).toBe(once);
      expect(safePath(new URL(withTo('/auth/signin', once), 'http://here').searchParams.get('to'))).toBe(once);
    }
  });
});
