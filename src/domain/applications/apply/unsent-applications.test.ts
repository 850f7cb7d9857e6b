import { describe, expect, it } from 'vitest';
import { applicationDrafts } from '#database/tables/applications.server.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { saveApplicationDraft } from './drafts.server.ts';
import { deleteUnsentApplication, myUnsentApplications } from './unsent-applications.server.ts';

const fixture = rollbackFixture();

describe('the applications that a person began', () => {
  it('are listed for them alone with the day until which they wait, and deleted when they say so', async () => {
    const [person, stranger] = [await somebody(fixture.context), await somebody(fixture.context)];
    const [mine, theirs] = [fixture.as({ actor: person.actor }), fixture.as({ actor: stranger.actor })];
    const [draft, waiting] = [
      await someJobToApplyTo(fixture.context, { title: 'Diver' }),
      await someJobToApplyTo(fixture.context, { title: 'Cook' }),
    ];
    await saveApplicationDraft(mine, draft.id, { contents: { note: 'Half a' }, version: 0 });
    const savedAt = new Date(fixture.context.now.getTime() - 60_000);
    const row = { userId: person.id, jobId: waiting.id, contents: {}, savedAt, sendsWhenVerified: true };
    await fixture.context.db.insert(applicationDrafts).values(row);
    expect(await myUnsentApplications(mine)).toMatchObject([
      { job: { id: draft.id, title: 'Diver', isOpen: true }, waitsUntil: null },
      {
        job: { id: waiting.id, title: 'Cook' },
        savedAt: savedAt.toISOString(),
        waitsUntil: new Date(savedAt.getTime() + 7 * DAY_MS).toISOString(),
      },
    ]);
    const staff = { ...mine, actor: { ...(person.actor as UserActor), impersonatedBy: stranger.id } };
    expect(await myUnsentApplications(staff)).toEqual([]);

    await deleteUnsentApplication(theirs, draft.id);
    await expect(deleteUnsentApplication(staff, draft.id)).rejects.toMatchObject({ kind: 'unmet' });
    expect(await myUnsentApplications(mine)).toHaveLength(2);
    await deleteUnsentApplication(mine, draft.id);
    await deleteUnsentApplication(mine, draft.id);
    expect((await myUnsentApplications(mine)).map(({ job }) => job.title)).toEqual(['Cook']);
  });
});
