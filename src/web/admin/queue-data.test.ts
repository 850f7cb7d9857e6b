import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '#domain/context.ts';
import { mailStopped } from '#domain/mails.server.ts';
import { decide, undoDecision } from '#domain/moderation/decisions.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { loadQueue } from './queue-data.server.ts';

const fixture = rollbackFixture();
let admin: Actor;
let ids: string[];

beforeEach(async () => {
  admin = (await somebody(fixture.context, { isAdmin: true })).actor;
  ids = [];
  for (const [hour, name] of ['Tidevann', 'Kvasir', 'Sula'].entries()) {
    const submittedAt = new Date(fixture.context.now.getTime() - (9 - hour) * 3_600_000);
    const company = { name, key: name.toLowerCase(), status: 'PENDING', submittedAt } as const;
    ids.push((await someCompany(fixture.context, company)).id);
  }
});

async function queueAt(path: string) {
  const page = await loadPage(loadQueue, fixture.as({ actor: admin }), { path });
  if (!('data' in page)) throw new Error(`The queue answered ${page.status}.`);
  return page.data;
}

it('shows nothing else in place of an item that another admin has decided, and where the queue goes on', async () => {
  const [first = '', second = ''] = ids;
  expect(await queueAt('/admin?tab=startups')).toMatchObject({ isGone: false, review: { id: first } });
  expect(await queueAt(`/admin?tab=startups&item=${second}`)).toMatchObject({ isGone: false, review: { id: second } });
  const colleague = (await somebody(fixture.context, { isAdmin: true })).actor;
  const { id } = await decide(fixture.as({ actor: colleague }), { kind: 'company', id: second, action: 'approve' });
  const gone = await queueAt(`/admin?tab=startups&item=${second}`);
  expect(gone).toMatchObject({ isGone: true, review: null, next: `/admin?tab=startups&item=${first}` });
  expect(gone.items.map((item) => item.id)).toEqual([first, ids[2]]);
  await undoDecision(fixture.as({ actor: colleague }), id);
  expect(await queueAt(`/admin?tab=startups&item=${second}`)).toMatchObject({ review: { id: second } });
});

it('says above the queue since when no mail goes out, because decisions are told by mail', async () => {
  expect(await queueAt('/admin')).toMatchObject({ mailTrouble: null });
  await mailStopped(fixture.context, 'Invalid login: 535 Authentication failed');
  expect(await queueAt('/admin')).toMatchObject({
    mailTrouble: expect.stringMatching(/^Mail has not been going out since .*: Invalid login: 535/),
  });
});
