import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

describe('the address a page is kept under', () => {
  it('is the same whatever order the filters stand in', () => {
    expect(pageAddress('/jobs?search=vue&location=oslo')).toBe(pageAddress('/jobs?location=oslo&search=vue'));
  });
  it('keeps the order within a name that is given twice', () => {
    expect(pageAddress('/jobs?roles=b&a=1&roles=a')).toBe('/jobs?a=1&roles=b&roles=a');
  });
  it('does not know where the visitor came from', () => {
    expect(pageAddress('/jobs?utm_source=x&gclid=1&fbclid=2')).toBe('/jobs');
    expect(pageAddress('/jobs?page=2&utm_medium=mail')).toBe('/jobs?page=2');
  });
  it('writes paths as the standard does', () => {
    expect(pageAddress('/startups/%7Eå')).toBe('/startups/%7E%C3%A5');
    expect(pageAddress('/jobs/../startups')).toBe('/startups');
  });
  it.each(['//evil.example/x', '/\\evil.example', 'http://evil.example/', '*', '', '/./\\x', '/..//evil.example'])(
    'is none for %s',
    (raw) => {
      expect(pageAddress(raw)).toBeNull();
    },
  );
  it('is none for a path that cannot be decoded, and any for a query that cannot', () => {
    for (const path of ['/jobs/%', '/jobs/%zz', '/jobs/%ff', '/%E0%A4%A', '/%c3/%a5', '/x/%00'])
      expect(pageAddress(path), path).toBeNull();
    expect(pageAddress('/startups/%C3%A5?search=%E0%A4%A')).toBe('/startups/%C3%A5?search=%EF%BF%BD%25A');
  });
});
