import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import {
  createEmptySearchCounter,
  deleteOldEmptySearches,
  flushEmptySearches,
  listEmptySearches,
} from './empty-searches.server.ts';

const fixture = rollbackFixture();
const admin: Actor = { kind: 'user', userId: 'a', companyIds: [], isAdmin: true };
const listAt = (at = fixture.context.now) => listEmptySearches(fixture.as({ actor: admin, now: at }));
const FIREFOX = 'Mozilla/5.0 (X11) Firefox/140.0';

let counter = createEmptySearchCounter();
beforeEach(() => {
  counter = createEmptySearchCounter();
});

const search = (
  text: string,
  visitor: number,
  at = fixture.context.now.getTime(),
  userAgent: string | null = FIREFOX,
) =>
  counter.count(
    { platform: 'thehub', text, networkPrefix: `203.0.${visitor}.0/24`, userAgent: userAgent ?? undefined },
    at,
  );
const flush = () => flushEmptySearches(fixture.context, counter);

it('lists the folded words that at least three searches share, the most frequent first', async () => {
  for (const visitor of [1, 2, 3, 4]) search('Sjøkaptein', visitor);
  await flush();
  for (const visitor of [5, 6]) search('sjökaptein ', visitor);
  for (const visitor of [1, 2, 3]) search('kelp farmer', visitor);
  for (const visitor of [1, 2]) search('my unusual name', visitor);
  await flush();
  expect(await listAt()).toEqual([
    { platform: 'thehub', words: 'sjokaptein', searches: 6, lastWeek: expect.any(String) },
    { platform: 'thehub', words: 'kelp farmer', searches: 3, lastWeek: expect.any(String) },
  ]);
});

it('counts one visitor once a day, and no robots, long sentences, addresses or numbers', async () => {
  for (const _ of [1, 2, 3, 4]) search('kelp farmer', 1);
  for (const visitor of [1, 2, 3]) {
    search('robot words', visitor, undefined, 'Googlebot/2.1');
    search('no browser', visitor, undefined, null);
    search('anna@people.example', visitor);
    search('anna 120590-1234', visitor);
    search('+45 12 34 56 78', visitor);
    search('a sentence of many words that tells a story about somebody', visitor);
    search('a very long sentence that goes on and on until nobody else would type it', visitor);
    search('🚢', visitor);
  }
  expect(counter.take()).toEqual([
    expect.objectContaining({ words: 'kelp farmer', searches: 1 }),
    expect.objectContaining({ words: 'a sentence of many words that tells a story about somebody', searches: 3 }),
  ]);
});

it('keeps the counts that could not be written', async () => {
  search('kelp farmer', 1);
  const failing = { ...fixture.context, db: { transaction: () => Promise.reject(new Error('away')) } as never };
  await expect(flushEmptySearches(failing, counter)).rejects.toThrow('away');
  search('kelp farmer', 2);
  expect(counter.take()).toMatchObject([{ words: 'kelp farmer', searches: 2 }]);
});

it('deletes rare words after their week, and all words after twelve weeks', async () => {
  const now = fixture.context.now.getTime();
  for (const weeks of [13, 11]) {
    for (const visitor of [1, 2, 3]) search(`old words ${weeks}`, visitor, now - weeks * 7 * DAY_MS);
    search(`rare words ${weeks}`, 1, now - weeks * 7 * DAY_MS);
  }
  search('rare words now', 1);
  await flush();
  await deleteOldEmptySearches(fixture.context);
  const { rows } = await fixture.context.db.execute<{ words: string }>('SELECT words FROM empty_searches ORDER BY 1');
  expect(rows.map(({ words }) => words)).toEqual(['old words 11', 'rare words now']);
});

it('is refused to everybody but admins', async () => {
  for (const actor of [
    { kind: 'visitor' },
    { ...admin, isAdmin: false },
    { ...admin, isAdmin: false, lacksTwoFactor: true },
  ]) {
    await expect(listEmptySearches(fixture.as({ actor: actor as Actor }))).rejects.toThrow(Refusal);
  }
});
