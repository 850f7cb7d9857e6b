import { expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { carryOutDecision, decide, undoDecision } from '#domain/moderation/decisions.server.ts';
import { appealStatement, listStatements } from '#domain/moderation/statements.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { listOwnDecisions, listUndoable } from './own-decisions.server.ts';

const fixture = rollbackFixture();
const later = (seconds: number) => ({ now: new Date(fixture.context.now.getTime() + seconds * 1_000) });
const asAdmin = async () => (await somebody(fixture.context, { isAdmin: true })).actor;

it('lists what an admin decided with its result and the appeal, and nothing of other admins', async () => {
  const [actor, other] = [await asAdmin(), await asAdmin()];
  const company = await someCompany(fixture.context, { name: 'Sula' });
  const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
  const jobOf = (title: string) =>
    someJob(fixture.context, { companyId: company.id, title, approvedAt: null, publishedAt: null });
  const [rejection, withdrawn, waiting, others] = [
    await jobOf('Net Mender'),
    await jobOf('Diver'),
    await jobOf('Pilot'),
    await jobOf('Cook'),
  ];
  const reaction = { kind: 'system', name: 'reaction' } as const;
  const no = {
    kind: 'job',
    id: rejection.id,
    action: 'reject',
    reason: 'incomplete',
    text: 'Say which nets.',
  } as const;
  const first = await decide(fixture.as({ actor }), no);
  await carryOutDecision(fixture.as({ actor: reaction, ...later(10) }), first.id);
  const asOwner = fixture.as({ actor: owner.actor, ...later(20) });
  const [statement] = await listStatements(asOwner, company.key);
  await appealStatement(asOwner, statement?.id ?? '', 'They are cod nets.');

  const second = await decide(fixture.as({ actor, ...later(30) }), {
    kind: 'job',
    id: withdrawn.id,
    action: 'approve',
  });
  await fixture.context.db.execute(`UPDATE jobs SET status = 'DRAFT' WHERE id = '${withdrawn.id}'`);
  await carryOutDecision(fixture.as({ actor: reaction, ...later(40) }), second.id);
  await decide(fixture.as({ actor, ...later(50) }), { kind: 'job', id: waiting.id, action: 'approve' });
  await decide(fixture.as({ actor: other }), { kind: 'job', id: others.id, action: 'approve' });

  const { docs, total } = await listOwnDecisions(fixture.as({ actor }));
  expect(total).toBe(3);
  expect(docs.map(({ subject, state, appeal, href }) => [subject, state, appeal, href])).toEqual([
    ['Pilot', 'waiting', null, `/admin/jobs?search=${waiting.id}`],
    ['Diver', 'failed', null, `/admin/jobs?search=${withdrawn.id}`],
    ['Net Mender', 'done', 'open', `/admin/jobs?search=${rejection.id}`],
  ]);
  expect(docs[2]?.why).toBe('Too little said: Say which nets.');
  expect(docs[1]?.failure).toBe('The job is a draft now, and nothing was changed.');

  const answer = { kind: 'appeal', id: statement?.id ?? '', action: 'approve', text: 'Send it again.' } as const;
  const approval = await decide(fixture.as({ actor: other, ...later(60) }), answer);
  await carryOutDecision(fixture.as({ actor: reaction, ...later(70) }), approval.id);
  expect((await listOwnDecisions(fixture.as({ actor }))).docs[2]?.appeal).toBe('granted');
  expect((await listOwnDecisions(fixture.as({ actor: other }))).docs[0]).toMatchObject({
    kind: 'appeal',
    subject: 'Net Mender',
    why: 'Send it again.',
  });
  await expect(listOwnDecisions(asOwner)).rejects.toMatchObject({ kind: 'absent' });
});

it('has every decision to undo that is not due yet, the newest first, for the admin who made it alone', async () => {
  const [actor, colleague] = [await asAdmin(), await asAdmin()];
  const at = (seconds: number, who = actor) => fixture.as({ actor: who, ...later(seconds) });
  const decisions: string[] = [];
  for (const [index, title] of ['Net Mender', 'Keel Layer', 'Lock Keeper'].entries()) {
    const { id } = await someJob(fixture.context, { title, approvedAt: null, publishedAt: null });
    decisions.push((await decide(at(index * 4), { kind: 'job', id, action: 'approve' })).id);
  }
  const subjects = async (context: Context) => (await listUndoable(context)).map(({ subject }) => subject);
  expect(await subjects(at(9))).toEqual(['Lock Keeper', 'Keel Layer', 'Net Mender']);
  expect(await subjects(at(9, colleague))).toEqual([]);
  await undoDecision(at(9), decisions[2] ?? '');
  expect(await subjects(at(9))).toEqual(['Keel Layer', 'Net Mender']);
  expect(await subjects(at(11))).toEqual(['Keel Layer']);
});
