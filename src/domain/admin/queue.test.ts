import { describe, expect, it } from 'vitest';
import { reports } from '#database/tables/moderation.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { carryOutDecision, decide } from '#domain/moderation/decisions.server.ts';
import { appealStatement, makeStatement } from '#domain/moderation/statements.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someImage, someJob } from '#testing/posted-jobs.ts';
import { countQueue, listQueue } from './queue.server.ts';
import { readReview } from './review.server.ts';

const fixture = rollbackFixture();
const asAdmin = async () => fixture.as({ actor: (await somebody(fixture.context, { isAdmin: true })).actor });
const carryOut = (id: string) => carryOutDecision(fixture.as({ actor: { kind: 'system', name: 'reaction' } }), id);

async function pending(changes: Parameters<typeof someCompany>[1] = {}) {
  const company = await someCompany(fixture.context, {
    status: 'PENDING',
    submittedAt: fixture.context.now,
    approvedAt: null,
    founded: 2024,
    ...changes,
  });
  const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
  return { ...company, owner };
}

describe('the review queue', () => {
  it('counts and lists startups, jobs, reports and appeals, without what was just decided', async () => {
    const admin = await asAdmin();
    const startup = await pending();
    const job = await someJob(fixture.context, { approvedAt: null, publishedAt: null });
    const reported = await someJob(fixture.context);
    for (const reason of ['scam', 'spam']) {
      await fixture.context.db.insert(reports).values({
        id: newIdentifier(fixture.context.now),
        subjectType: 'job',
        subjectId: reported.id,
        companyId: startup.id,
        reason,
        network: Buffer.from(reason),
        at: fixture.context.now,
      });
    }
    const made = {
      companyId: startup.id,
      decision: 'companyRejected',
      reason: 'agency',
      text: 'It is an agency.',
    } as const;
    const statement = await makeStatement(fixture.context, made);
    await appealStatement(fixture.as({ actor: startup.owner.actor }), statement, 'We sell a product of our own.');
    expect(await countQueue(admin)).toEqual({ startups: 1, jobs: 1, reports: 2 });
    expect(await listQueue(admin, 'startups')).toMatchObject([{ id: startup.id, kind: 'company', tag: 'Again' }]);
    expect(await listQueue(admin, 'jobs')).toMatchObject([{ id: job.id, flags: 0 }]);
    expect((await listQueue(admin, 'reports')).map(({ kind, flags }) => [kind, flags]).sort()).toEqual([
      ['appeal', 0],
      ['report', 1],
    ]);
    for (const [kind, id] of [
      ['company', startup.id],
      ['job', job.id],
      ['report', reported.id],
      ['appeal', statement],
    ] as const) {
      expect((await readReview(admin, kind, id)).found.length, kind).toBeGreaterThan(0);
    }
    await decide(admin, { kind: 'job', id: job.id, action: 'approve' });
    await decide(admin, { kind: 'report', id: reported.id, action: 'approve' });
    expect(await countQueue(admin)).toEqual({ startups: 1, jobs: 0, reports: 1 });
  });

  it('leaves out a startup that has been asked something, until it answers', async () => {
    const admin = await asAdmin();
    const { id } = await pending();
    const { id: decision } = await decide(admin, { kind: 'company', id, action: 'ask', text: 'What do you sell?' });
    await carryOut(decision);
    expect(await listQueue(admin, 'startups')).toEqual([]);
    await fixture.context.db.execute(`UPDATE companies SET staff_answer = 'Boats' WHERE id = '${id}'`);
    expect(await listQueue(admin, 'startups')).toMatchObject([{ id, tag: 'Answered' }]);
  });

  it('finds what speaks against a startup: its age, its line, its logo and its domain', async () => {
    const admin = await asAdmin();
    const logo = await someImage(fixture.context);
    const intro = 'Power from the turn of the tide, rented by the hour';
    const known = await someCompany(fixture.context, { intro, logoImageId: logo, domain: 'tide.example' });
    const copy = await pending({ founded: 2010, intro, logoImageId: logo, domain: 'tide.example' });
    const fine = await pending({ intro: 'Bread that bakes itself while people sleep', domain: 'bread.example' });
    const warnings = async (id: string) =>
      (await readReview(admin, 'company', id)).found.filter(({ tone }) => tone === 'warn').map(({ title }) => title);
    expect(await warnings(copy.id)).toEqual([
      'Founded in 2010',
      'Text close to another startup',
      'No registration number',
      'Domain of another startup',
      'Logo of another startup',
    ]);
    expect(await warnings(fine.id)).toEqual(['No registration number']);
    const [first] = (await listQueue(admin, 'startups')).filter(({ id }) => id === copy.id);
    expect(first?.flags).toBe(5);
    const { found } = await readReview(admin, 'company', copy.id);
    expect(found.flatMap(({ link }) => link?.href ?? [])).toContain(`/admin/companies/${known.key}`);
  });

  it('approves and rejects startups', async () => {
    const admin = await asAdmin();
    const [yes, no] = [await pending({ domain: 'yes.example' }), await pending({ domain: 'no.example' })];
    const approved = await decide(admin, { kind: 'company', id: yes.id, action: 'approve' });
    const rejected = await decide(admin, { kind: 'company', id: no.id, action: 'reject', reason: 'agency' });
    await carryOut(approved.id);
    await carryOut(rejected.id);
    const { rows } = await fixture.context.db.execute(
      `SELECT status FROM companies WHERE id IN ('${yes.id}', '${no.id}') ORDER BY status`,
    );
    expect(rows).toEqual([{ status: 'ACTIVE' }, { status: 'REJECTED' }]);
  });

  it('exists for admins only', async () => {
    const { owner, id } = await pending();
    const asOwner = fixture.as({ actor: owner.actor });
    await expect(countQueue(asOwner)).rejects.toMatchObject({ kind: 'absent' });
    await expect(listQueue(asOwner, 'jobs')).rejects.toMatchObject({ kind: 'absent' });
    await expect(readReview(asOwner, 'company', id)).rejects.toMatchObject({ kind: 'absent' });
  });
});
