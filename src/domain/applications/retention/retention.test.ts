import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#database/tables/admin.server.ts';
import { applicationDrafts, applicationMessages, applications } from '#database/tables/applications.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { type ApplicationRow, someApplication } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { auditText } from '#web/admin/audit-labels.ts';
import { keepRetention } from './retention.server.ts';

const fixture = rollbackFixture();
const daysLater = (days: number): Context => ({
  ...fixture.context,
  now: new Date(fixture.context.now.getTime() + days * DAY_MS),
});

/** An application to a job in a country, in an ended step. */
async function endedApplication(country: string, changes: Partial<ApplicationRow> = {}) {
  const { id: companyId } = await someCompany(fixture.context);
  const { id: jobId } = await someJob(fixture.context, { companyId, places: [[country, 'Havnestad']] });
  return someApplication(fixture.context, { jobId, companyId, step: 'rejected', clockFrom: null, ...changes });
}
const exists = async (id: string) =>
  (await fixture.context.db.select().from(applications).where(eq(applications.id, id))).length === 1;

const deletesAt = async (id: string) =>
  (await fixture.context.db.select().from(applications).where(eq(applications.id, id)))[0]?.deletesAt;

/** Runs the schedule this many days from the end of the retention, and says how many notices it sent. */
async function noticesAt(end: Date, days: number): Promise<number> {
  let notices = 0;
  const listen = async () => void notices++;
  const now = new Date(end.getTime() + days * DAY_MS);
  await keepRetention({ ...fixture.context, now, listeners: { 'application.deletionNear': [listen] } });
  return notices;
}

describe('the retention of applications', () => {
  it.each([
    ['DK', 6],
    ['SE', 24],
    ['FI', 24],
    ['NO', 12],
    ['IS', 12],
    ['DE', 12],
  ])('deletes one in %s after %d months, with one notice 21 days before', async (country, months) => {
    const { id } = await endedApplication(country);
    await fixture.context.db.insert(applicationMessages).values({
      id: newIdentifier(fixture.context.now),
      applicationId: id,
      at: fixture.context.now,
      isFromTalent: true,
      text: 'Thank you for reading this.',
    });
    const end = new Date(fixture.context.now);
    end.setUTCMonth(end.getUTCMonth() + months);
    await keepRetention(daysLater(1));
    expect(await noticesAt(end, -23)).toBe(0);
    expect(await noticesAt(end, -21)).toBe(1);
    expect(await noticesAt(end, -20)).toBe(0);
    expect(await noticesAt(end, -1)).toBe(0);
    expect(await exists(id)).toBe(true);
    await noticesAt(end, 1);
    expect(await exists(id)).toBe(false);
  });

  it('leaves a row for staff with each run, also where there was nothing to delete', async () => {
    await endedApplication('DK');
    for (const day of [1, 170, 200]) await keepRetention(daysLater(day));
    const rows = await fixture.context.db.select().from(auditEntries).where(eq(auditEntries.action, 'keepRetention'));
    const texts = rows.sort((a, b) => a.at.getTime() - b.at.getTime()).map(({ details }) => details);
    expect(texts).toEqual([
      { deleted: '0', announced: '0' },
      { deleted: '0', announced: '1' },
      { deleted: '1', announced: '0' },
    ]);
    expect(
      auditText({ action: 'keepRetention', details: texts[0] ?? {} }, { thehub: 'Havn', plusimpact: 'Impact' }),
    ).toBe('looked for applications at the end of their retention (deleted: 0; announced: 0)');
  });

  it('never deletes an open one, nor one that came back to an open step', async () => {
    const open = await endedApplication('DK', { step: 'applied' });
    const reopened = await endedApplication('DK', { step: 'hired' });
    await keepRetention(daysLater(1));
    await fixture.context.db.update(applications).set({ step: 'applied' }).where(eq(applications.id, reopened.id));
    for (const day of [170, 200, 230]) await keepRetention(daysLater(day));
    expect([await exists(open.id), await exists(reopened.id)]).toEqual([true, true]);
  });

  it('ends for an application that waits for its talent, once the job has closed', async () => {
    const { id } = await endedApplication('DK', { step: 'applied', clockFrom: null });
    const [{ jobId } = expect.fail()] = await fixture.context.db
      .select({ jobId: applications.jobId })
      .from(applications)
      .where(eq(applications.id, id));
    await keepRetention(daysLater(1));
    expect(await deletesAt(id)).toBeNull();
    const closedAt = daysLater(30).now;
    await fixture.context.db.update(jobs).set({ status: 'EXPIRED', closedAt }).where(eq(jobs.id, jobId));
    await keepRetention(daysLater(31));
    expect(await deletesAt(id)).not.toBeNull();
    await fixture.context.db
      .update(applications)
      .set({ clockFrom: daysLater(40).now })
      .where(eq(applications.id, id));
    await keepRetention(daysLater(41));
    expect(await deletesAt(id), 'the talent has answered').toBeNull();
  });

  it('ends for what somebody typed and never sent, 90 days after the last change', async () => {
    const { id: userId } = await somebody(fixture.context, { isTalent: true });
    const { id: jobId } = await someJob(fixture.context);
    const draft = { userId, jobId, contents: { note: 'Hello' }, savedAt: fixture.context.now };
    await fixture.context.db.insert(applicationDrafts).values(draft);
    await keepRetention(daysLater(89));
    expect(await fixture.context.db.select().from(applicationDrafts)).toHaveLength(1);
    await keepRetention(daysLater(90));
    expect(await fixture.context.db.select().from(applicationDrafts)).toHaveLength(0);
  });

  it('gives three weeks of notice even after a long downtime', async () => {
    const { id } = await endedApplication('DK');
    await keepRetention(daysLater(300));
    expect(await exists(id)).toBe(true);
    await keepRetention(daysLater(320));
    expect(await exists(id)).toBe(true);
    await keepRetention(daysLater(322));
    expect(await exists(id)).toBe(false);
  });
});
