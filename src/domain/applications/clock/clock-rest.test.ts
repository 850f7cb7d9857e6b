import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import { myApplications } from '#domain/applications/own/my-applications.server.ts';
import { withdraw } from '#domain/applications/own/withdraw.server.ts';
import { liftSuspension, suspendCompany } from '#domain/companies/approval/approval.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { runAnswerClock } from './run-answer-clock.server.ts';

const fixture = rollbackFixture();
let admin: Actor;
let company: { id: string; key: string };
let jobId: string;

const daysLater = (days: number, actor: Actor = admin): Context => ({
  ...fixture.as({ actor }),
  now: new Date(fixture.context.now.getTime() + days * DAY_MS),
});
const as = (userId: string): Actor => ({ kind: 'user', userId, companyIds: [], isAdmin: false, isEmailVerified: true });
const suspend = (days: number) => suspendCompany(daysLater(days), company.key, { reason: 'misleading', text: '' });
const rowOf = async (id: string) =>
  (await fixture.context.db.select().from(applications).where(eq(applications.id, id)))[0];
const apply = () => someApplication(fixture.context, { jobId, companyId: company.id });

beforeEach(async () => {
  ({ actor: admin } = await somebody(fixture.context, { isAdmin: true }));
  company = await someCompany(fixture.context);
  ({ id: jobId } = await someJob(fixture.context, { companyId: company.id }));
});

describe('the answer clock of a suspended startup', () => {
  it('rests, reminds nobody, and goes on from the same day', async () => {
    const { id, userId } = await apply();
    await suspend(5);
    expect(await rowOf(id)).toMatchObject({ clockFrom: null, clockRestedMs: 5 * DAY_MS });
    expect(await runAnswerClock(daysLater(40))).toBe(0);
    expect((await myApplications(daysLater(40, as(userId)))).docs).toMatchObject([
      { isSuspended: true, clockFrom: null },
    ]);
    await liftSuspension(daysLater(40), company.key);
    expect(await rowOf(id)).toMatchObject({ clockFrom: daysLater(35).now, clockRestedMs: null });
    expect(await runAnswerClock(daysLater(41.9))).toBe(0);
    expect(await runAnswerClock(daysLater(42))).toBe(1);
    expect(await rowOf(id)).toMatchObject({ clockDay: 7 });
  });

  it('begins with the end of the suspension where the talent has answered meanwhile', async () => {
    const { id, userId } = await apply();
    await fixture.context.db.update(applications).set({ clockFrom: null });
    await suspend(5);
    await writeToStartup(daysLater(6, as(userId)), authServices(), id, {
      kind: 'message',
      text: 'Thursday suits me.',
    });
    expect(await rowOf(id)).toMatchObject({ clockFrom: null, clockRestedMs: 0 });
    await liftSuspension(daysLater(40), company.key);
    expect(await rowOf(id)).toMatchObject({ clockFrom: daysLater(40).now, clockRestedMs: null });
  });

  it('stays at rest for an application that was withdrawn meanwhile', async () => {
    const { id, userId } = await apply();
    await suspend(5);
    await withdraw(daysLater(6, as(userId)), id);
    await liftSuspension(daysLater(40), company.key);
    expect(await rowOf(id)).toMatchObject({ clockFrom: null, clockRestedMs: null });
  });
});
