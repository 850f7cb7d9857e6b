import { describe, expect, it } from 'vitest';
import { signatureOf } from '#domain/accounts/signed-links.server.ts';
import type { Context } from '#domain/context.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { statementsOf } from '#testing/statements.ts';
import { FILE_LINK_MINUTES, fileLinks, stateOfFileLink } from './file-links.server.ts';

const fixture = rollbackFixture();
const ABOUT = ['application', 'cv'];
const someone = async () => fixture.as({ actor: (await somebody(fixture.context)).actor });
const later = (context: Context, minutes: number) => ({
  ...context,
  now: new Date(context.now.getTime() + minutes * 60_000),
});
const linkOf = async (context: Context) => (await fileLinks(context))('/file?page=1', ABOUT);
const stateOf = (context: Context, link: string, about = ABOUT) =>
  stateOfFileLink(context, about, new URL(link, 'https://havn.example').searchParams);

describe('a link to a private file', () => {
  it('works for ten minutes at least and 15 at most', async () => {
    const person = await someone();
    for (const minutes of [0, 1, 4.9, 7]) {
      const link = await linkOf(later(person, minutes));
      expect(await stateOf(later(person, minutes + 9.9), link)).toBe('valid');
      expect(await stateOf(later(person, minutes + FILE_LINK_MINUTES), link)).toBe('expired');
    }
  });

  it('works for its person and its file only, and with no other end', async () => {
    const person = await someone();
    const link = await linkOf(person);
    expect(await stateOf(person, link)).toBe('valid');
    expect(await stateOf(await someone(), link)).toBe('wrong');
    expect(await stateOf(person, link, ['application', 'message'])).toBe('wrong');
    expect(await stateOf(person, link.replace('until=2026', 'until=2027'))).toBe('wrong');
    expect(await stateOf(person, '/file?page=1')).toBe('wrong');
    const until = '2027-01-01T00:00:00.000Z';
    const userId = person.actor.kind === 'user' ? person.actor.userId : '';
    const forData = await signatureOf(person, 'ownData', [userId, ...ABOUT, until]);
    expect(await stateOf(person, `/file?${new URLSearchParams({ until, signature: forData })}`)).toBe('wrong');
  });

  it('is the same for five minutes, and takes one statement', async () => {
    const person = { ...(await someone()), now: new Date('2026-11-23T10:00:00Z') };
    const link = await linkOf(person);
    expect(await linkOf(later(person, 4.9))).toBe(link);
    expect(await linkOf(later(person, 5))).not.toBe(link);
    expect(await statementsOf(() => linkOf(person))).toHaveLength(1);
  });
});
