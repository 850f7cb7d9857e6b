import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { applications } from '#database/tables/applications.server.ts';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { apply } from '#domain/applications/apply/apply.server.ts';
import { writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { deleteUnusedFiles, setCv } from '#domain/talent/private-files.server.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { setAnonymous } from './columns.server.ts';
import { sendMessage } from './messages.server.ts';
import { findCv, findMessageFile, noteCvOpening } from './open-card.server.ts';

const fixture = rollbackFixture();

/** An application of a talent whose profile had a CV. */
async function aSentCv() {
  const job = await someJobToApplyTo(fixture.context);
  const { id: userId, actor } = await somebody(fixture.context, { isTalent: true });
  const talent = fixture.as({ actor });
  const upload = async (name: string) => {
    const id = newIdentifier(fixture.context.now);
    const file = { id, userId, name, bytes: 1, pages: 2, path: `private/${id}.pdf`, createdAt: fixture.context.now };
    await fixture.context.db.insert(privateFiles).values(file);
    return id;
  };
  const cv = await upload('Sent.pdf');
  await setCv(talent, cv);
  const application = await apply(talent, authServices(), job.id, anApplication());
  if (application.outcome !== 'sent') throw new Error('It was not sent.');
  return { job, userId, talent, upload, cv, id: application.id, owner: fixture.as({ actor: job.owner.actor }) };
}

describe('a CV that was sent', () => {
  it('is read by the owner and a reviewer of the startup alone', async () => {
    const { job, id, owner, cv } = await aSentCv();
    const { companyId } = job;
    const reviewer = await somebody(fixture.context, { member: [{ id: companyId, role: 'reviewer' }] });
    for (const context of [owner, fixture.as({ actor: reviewer.actor })]) {
      expect(await findCv(context, companyId, id)).toEqual({ id: cv, name: 'Sent.pdf', pages: 2 });
    }
    const other = await someCompany(fixture.context, { key: 'rival' });
    const rival = await somebody(fixture.context, { member: [{ id: other.id, role: 'reviewer' }] });
    const admin = await somebody(fixture.context, { isAdmin: true });
    const posing: UserActor = { ...(job.owner.actor as UserActor), impersonatedBy: admin.id };
    for (const actor of [rival.actor, admin.actor, posing]) {
      for (const company of [companyId, other.id]) {
        await expect(findCv(fixture.as({ actor }), company, id)).rejects.toMatchObject({ kind: 'absent' });
      }
      await expect(noteCvOpening(fixture.as({ actor }), companyId, { card: id })).rejects.toMatchObject({
        kind: 'absent',
      });
    }
    await expect(findCv(owner, companyId, '\0')).rejects.toMatchObject({ kind: 'absent' });
  });

  it('stays hidden while the names are', async () => {
    const { job, id, owner } = await aSentCv();
    await setAnonymous(owner, job.companyId, job.id, true);
    await expect(findCv(owner, job.companyId, id)).rejects.toMatchObject({ kind: 'absent' });
  });

  it('stays when its talent replaces or deletes the one of their profile', async () => {
    const { job, talent, upload, cv, id, owner } = await aSentCv();
    const next = await upload('Next.pdf');
    await setCv(talent, next);
    await setCv(talent, null);
    await deleteUnusedFiles(fixture.at(new Date(fixture.context.now.getTime() + 2 * DAY_MS)));
    expect(await fixture.context.db.select({ id: privateFiles.id }).from(privateFiles)).toEqual([{ id: cv }]);
    expect((await findCv(owner, job.companyId, id)).name).toBe('Sent.pdf');
    expect((await findOwnApplication(talent, id)).contents.cv).toMatchObject({ id: cv, name: 'Sent.pdf' });
  });

  it('is deleted a day after the last application with it, unless the profile has it', async () => {
    const { talent, id } = await aSentCv();
    const { db } = fixture.context;
    const later = fixture.at(new Date(fixture.context.now.getTime() + 2 * DAY_MS));
    await db.delete(applications).where(eq(applications.id, id));
    expect(await deleteUnusedFiles(later)).toBe(0);
    const again = await aSentCv();
    await setCv(again.talent, null);
    await db.delete(applications).where(eq(applications.id, again.id));
    expect(await deleteUnusedFiles(later)).toBe(1);
    await setCv(talent, null);
    expect(await db.$count(privateFiles)).toBe(0);
  });

  it('goes with the account of its talent, and so does the application', async () => {
    const { userId } = await aSentCv();
    const { db } = fixture.context;
    await db.delete(users).where(eq(users.id, userId));
    for (const table of [privateFiles, applications, talents]) expect(await db.$count(table)).toBe(0);
  });
});

describe('a file of a message', () => {
  /** Stores a file of this person, as an upload does. */
  const aFileOf = async (userId: string, name: string) => {
    const id = newIdentifier(fixture.context.now);
    const file = { id, userId, name, bytes: 1, pages: 1, path: `private/${id}.pdf`, createdAt: fixture.context.now };
    await fixture.context.db.insert(privateFiles).values(file);
    return id;
  };

  it('is a message without words, but no question', async () => {
    const { job, id, talent, owner } = await aSentCv();
    const fileId = await aFileOf(job.owner.id, 'Contract.pdf');
    await sendMessage(owner, job.companyId, id, { text: ' ' }, { fileId });
    const { messages } = await findOwnApplication(talent, id);
    expect(messages).toMatchObject([{ text: '', file: { name: 'Contract.pdf' } }]);
    for (const send of [
      () => sendMessage(owner, job.companyId, id, { text: ' ', asks: true }, { fileId }),
      () => sendMessage(owner, job.companyId, id, { text: '' }),
    ]) {
      await expect(send()).rejects.toMatchObject({
        kind: 'invalid',
        details: { fields: { text: expect.any(String) } },
      });
    }
  });

  it('is read by both sides, whoever sent it, and by nobody else', async () => {
    const { job, id, talent, userId, owner } = await aSentCv();
    const { companyId } = job;
    const certificate = await aFileOf(userId, 'Certificate.pdf');
    await writeToStartup(talent, authServices(), id, { kind: 'message', text: 'Here it is.', fileId: certificate });
    const answer = await aFileOf(job.owner.id, 'Contract.pdf');
    const later = { ...owner, now: new Date(owner.now.getTime() + 60_000) };
    await sendMessage(later, companyId, id, { text: 'And here is ours.' }, { fileId: answer });

    const { messages } = await findOwnApplication(talent, id);
    expect(messages.map(({ file }) => file?.name)).toEqual(['Certificate.pdf', 'Contract.pdf']);
    const [first] = messages;
    expect(await findMessageFile(owner, companyId, { card: id, message: first?.id ?? '' })).toMatchObject({
      id: certificate,
    });
    for (const { id: message } of messages) await noteCvOpening(owner, companyId, { card: id, message });
    await noteCvOpening(later, companyId, { card: id });
    const { cvOpenings } = await findOwnApplication(talent, id);
    expect(
      cvOpenings.map(({ file }) => file),
      'what the talent sent, each by its name',
    ).toEqual(['Certificate.pdf', null]);
    const rival = await somebody(fixture.context, {
      member: [{ id: (await someCompany(fixture.context, { key: 'r' })).id }],
    });
    const other = await aSentCv();
    for (const [actor, card] of [
      [rival.actor, id],
      [job.owner.actor, other.id],
    ] as const) {
      const reading = findMessageFile(fixture.as({ actor }), companyId, { card, message: first?.id ?? '' });
      await expect(reading).rejects.toMatchObject({ kind: 'absent' });
    }
  });

  it('must be the own, and is sent once', async () => {
    const { job, id, talent, userId, owner, cv } = await aSentCv();
    const strangers = await aFileOf(job.owner.id, 'Other.pdf');
    const write = (fileId: string) =>
      writeToStartup(talent, authServices(), id, { kind: 'message', text: 'Hi', fileId });
    // The CV is used already: an application keeps it.
    for (const fileId of [strangers, cv, newIdentifier(fixture.context.now)]) {
      await expect(write(fileId)).rejects.toMatchObject({ kind: 'absent' });
    }
    const own = await aFileOf(userId, 'Own.pdf');
    await write(own);
    await expect(write(own)).rejects.toMatchObject({ kind: 'absent' });
    await expect(sendMessage(owner, job.companyId, id, { text: 'Hi' }, { fileId: own })).rejects.toMatchObject({
      kind: 'absent',
    });
  });

  it('stays as long as its message, and hidden while the names are', async () => {
    const { job, id, talent, userId, owner } = await aSentCv();
    const file = await aFileOf(userId, 'Certificate.pdf');
    await writeToStartup(talent, authServices(), id, { kind: 'message', text: 'Here it is.', fileId: file });
    const [message] = (await findOwnApplication(talent, id)).messages;
    const later = { ...fixture.context, now: new Date(fixture.context.now.getTime() + 2 * DAY_MS) };
    expect(await deleteUnusedFiles(later)).toBe(0);
    await setAnonymous(owner, job.companyId, job.id, true);
    await expect(findMessageFile(owner, job.companyId, { card: id, message: message?.id ?? '' })).rejects.toMatchObject(
      { kind: 'absent' },
    );
    await fixture.context.db.delete(applications).where(eq(applications.id, id));
    expect(await deleteUnusedFiles(later)).toBeGreaterThan(0);
    expect(await fixture.context.db.$count(privateFiles, eq(privateFiles.id, file))).toBe(0);
  });
});
