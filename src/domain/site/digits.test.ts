import { describe, expect, it } from 'vitest';
import { postInput } from '#domain/companies/posts/post-inputs.ts';
import { PROFILE_INPUTS } from '#domain/companies/profile/profile-inputs.ts';
import { appealInput } from '#domain/moderation/inputs.ts';

describe('a text that is too long', () => {
  it.each([
    ['a profile', PROFILE_INPUTS.about, { whatWeDo: 'a'.repeat(20_001) }, '20 000'],
    ['a post', postInput, { title: 'Post', body: 'a'.repeat(40_001), cover: '' }, '40 000'],
    ['an appeal', appealInput, { statement: '', text: 'a'.repeat(2001) }, '2 000'],
  ])('is refused in %s with its limit in groups of three digits', (_name, input, value, limit) => {
    const [issue] = input.safeParse(value).error?.issues ?? [];
    expect(issue?.message.replaceAll('\u00a0', ' ')).toContain(`at most ${limit} characters`);
  });
});
