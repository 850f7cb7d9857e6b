import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { boards } from '#database/tables/applications.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { findResend, readApplicantsAgain, resendApplicants, resendPath } from './resend.server.ts';

const fixture = rollbackFixture();
const services = authServices();
const applyEmail = 'jobs@kelp.example';
const at = (minutes: number) => new Date(fixture.context.now.getTime() + minutes * 60_000);

async function jobWithApplicants(count: number) {
  const job = await someJobToApplyTo(fixture.context, { receiveApplicants: 'email', applyEmail });
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    ids.push((await someApplication(fixture.context, { jobId: job.id, companyId: job.companyId })).id);
  }
  const path = await resendPath(fixture.context, { id: job.id, applyEmail });
  return { ...job, ids, key: path.split('key=')[1] ?? '' };
}

describe('the link with which an address has its applicants sent again', () => {
  it('tells the job, the address and the number of applicants', async () => {
    const { id, key } = await jobWithApplicants(2);
    expect(await findResend(fixture.context, id, key)).toMatchObject({ email: applyEmail, applicants: 2 });
  });

  it('works for no other job, and ends when the job has another address or takes applications elsewhere', async () => {
    const { id, key } = await jobWithApplicants(1);
    const other = await jobWithApplicants(1);
    const refusal = { code: 'E_KEY', kind: 'invalid' };
    await expect(findResend(fixture.context, other.id, key)).rejects.toMatchObject(refusal);
    for (const wrong of ['', 'æ', key.slice(1), `${key}0`, '0'.repeat(key.length)]) {
      await expect(findResend(fixture.context, id, wrong)).rejects.toMatchObject(refusal);
    }
    await expect(findResend(fixture.context, 'no job', key)).rejects.toMatchObject(refusal);
    const change = (values: Partial<typeof jobs.$inferInsert>) =>
      fixture.context.db.update(jobs).set(values).where(eq(jobs.id, id));
    await change({ applyEmail: 'hr@kelp.example' });
    await expect(findResend(fixture.context, id, key)).rejects.toMatchObject(refusal);
    await change({ applyEmail, receiveApplicants: 'platform' });
    await expect(findResend(fixture.context, id, key)).rejects.toMatchObject(refusal);
  });

  it('sends once an hour, and five times a day', async () => {
    const { id, key } = await jobWithApplicants(1);
    const events: Event[] = [];
    const listeners: Context['listeners'] = { 'job.applicantsWanted': [async (_, event) => void events.push(event)] };
    const press = (minutes: number) => resendApplicants(fixture.as({ now: at(minutes), listeners }), services, id, key);
    await press(0);
    await expect(press(30)).rejects.toMatchObject({ kind: 'tooMany' });
    for (const hour of [1, 2, 3, 4]) await press(hour * 61);
    await expect(press(5 * 61)).rejects.toMatchObject({ kind: 'tooMany' });
    await press(25 * 60);
    expect(events).toHaveLength(6);
  });

  it('sends nothing where nobody has applied, and counts no attempt', async () => {
    const { id, key, companyId } = await jobWithApplicants(0);
    await expect(resendApplicants(fixture.context, services, id, key)).rejects.toMatchObject({ kind: 'unmet' });
    await someApplication(fixture.context, { jobId: id, companyId });
    await resendApplicants(fixture.context, services, id, key);
  });
});

describe('what the address is sent again', () => {
  const system = () => fixture.as({ actor: { kind: 'system', name: 'reaction' } });

  it('lists everybody but those who withdrew, and hides the names on an anonymous board', async () => {
    const { id, companyId, ids } = await jobWithApplicants(2);
    await someApplication(fixture.context, { jobId: id, companyId, withdrawnAt: fixture.context.now });
    const withNames = await readApplicantsAgain(system(), id);
    expect(withNames?.applicants.map((each) => each.id).sort()).toEqual([...ids].sort());
    await fixture.context.db.insert(boards).values({ jobId: id, isAnonymous: true, updatedAt: fixture.context.now });
    const withoutNames = await readApplicantsAgain(system(), id);
    for (const { name } of withoutNames?.applicants ?? []) expect(name).toMatch(/^Applicant [0-9A-F]{5}$/);
  });

  it('is nothing for a person who is not the worker', async () => {
    const { id, owner } = await jobWithApplicants(1);
    expect(await readApplicantsAgain(fixture.as({ actor: owner.actor }), id)).toBeNull();
  });
});
