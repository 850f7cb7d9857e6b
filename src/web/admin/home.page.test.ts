import { expect, it } from 'vitest';
import type { Actor } from '#domain/context.ts';
import { mailStopped } from '#domain/mails.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { loader } from './home.page.tsx';

const fixture = rollbackFixture();
const admin: Actor = { kind: 'user', userId: 'a', companyIds: [], isAdmin: true };
const home = () => loadPage(loader, fixture.as({ actor: admin, now: new Date() }), { path: '/admin' });

it('the admin page says since when and why no mail has been going out', async () => {
  expect(await home()).toMatchObject({ status: 200, data: { mailTrouble: null } });
  await mailStopped(fixture.context, 'Invalid login: 535 Authentication failed');
  expect(await home()).toMatchObject({
    data: {
      mailTrouble: expect.stringMatching(
        /^Mail has not been going out since \d\d:\d\d UTC: Invalid login: 535 Authentication failed$/,
      ),
    },
  });
});
