import { describe, expect, it } from 'vitest';
import { sourceOf } from './page-response.ts';

const origin = 'https://havn.example';
const from = (url: string, referer?: string) => sourceOf({ url, headers: referer ? { referer } : {} }, { origin });

describe('the source of a view', () => {
  it('is the mark of the link, also behind another parameter and with a page of this site before it', () => {
    expect(from('/jobs/1?utm_source=boosted', `${origin}/jobs`)).toBe('boosted');
    expect(from('/jobs/1.data?a=b&utm_source=digest')).toBe('digest');
  });

  it('is search after a page of this site, and other after any other page, an unknown mark or none', () => {
    expect(from('/jobs/1', `${origin}/jobs?search=ferry`)).toBe('search');
    expect(from('/jobs/1', 'https://havn.example.evil.example/')).toBe('other');
    expect(from('/jobs/1?utm_source=boostedness')).toBe('other');
    expect(from('/jobs/1')).toBe('other');
  });
});
