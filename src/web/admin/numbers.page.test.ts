import { expect, it } from 'vitest';
import { emptySearches } from '#database/tables/empty-searches.server.ts';
import type { Actor } from '#domain/context.ts';
import { mailStopped } from '#domain/mails.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { loader } from './numbers.page.tsx';

const fixture = rollbackFixture();
const admin: Actor = { kind: 'user', userId: 'a', companyIds: [], isAdmin: true };
const home = () => loadPage(loader, fixture.as({ actor: admin, now: new Date() }), { path: '/admin/numbers' });

it('the page of numbers says since when and why no mail has been going out', async () => {
  expect(await home()).toMatchObject({ status: 200, data: { mailTrouble: null } });
  await mailStopped(fixture.context, 'Invalid login: 535 Authentication failed');
  expect(await home()).toMatchObject({
    data: {
      mailTrouble: expect.stringMatching(
        /^Mail has not been going out since \d+ \w+ \d{4}, \d\d:\d\d CES?T: Invalid login: 535 Authentication failed$/,
      ),
    },
  });
});

it('the page of numbers lists searches without results, and is absent for everybody else', async () => {
  await fixture.context.db.insert(emptySearches).values([
    { platform: 'thehub', week: new Date().toISOString().slice(0, 10), words: 'kelp farmer', searches: 4 },
    { platform: 'thehub', week: new Date().toISOString().slice(0, 10), words: 'rare words', searches: 2 },
  ]);
  expect(await home()).toMatchObject({
    data: { emptySearches: [{ words: 'kelp farmer', searches: 4, site: 'Havn' }] },
  });
  for (const actor of [{ kind: 'visitor' } as const, { ...admin, isAdmin: false }]) {
    expect(await loadPage(loader, fixture.as({ actor }), { path: '/admin/numbers' })).toMatchObject({ status: 404 });
  }
});
