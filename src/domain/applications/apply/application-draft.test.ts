import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { applicationDrafts, applications } from '#database/tables/applications.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { type Context, visitor } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { setCv } from '#domain/talent/private-files.server.ts';
import { tell } from '#domain/tell.server.ts';
import { LISTENERS } from '#listeners.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { apply, sentByVerification } from './apply.server.ts';
import { readApplyFacts } from './apply-facts.server.ts';
import { readApplicationDraft, saveApplicationDraft } from './drafts.server.ts';

const fixture = rollbackFixture();
const services = authServices();

const someone = async (changes: Parameters<typeof somebody>[1] = { isTalent: true }) =>
  fixture.as({ actor: (await somebody(fixture.context, changes)).actor });
const rowsOf = async ({ db }: Context, jobId: string) =>
  db.select().from(applications).where(eq(applications.jobId, jobId));

describe('an application of a person whose address is not verified', () => {
  const unverifiedPerson = () => someone({ emailVerifiedAt: null });
  const verify = async (person: Context, at: Date) => {
    const { actor } = person;
    if (actor.kind !== 'user') throw new Error('This is no person.');
    await person.db.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, actor.userId));
    const click = { ...person, actor: visitor, now: at };
    await tell(click, { type: 'account.welcomed', id: actor.userId, platform: 'thehub' });
  };

  it('waits complete, and is sent by the verification', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const person = await unverifiedPerson();
    expect(await apply(person, services, job.id, anApplication({ note: 'Hello' }))).toEqual({ outcome: 'waits' });
    expect(await rowsOf(person, job.id)).toEqual([]);
    const later = new Date(TEST_NOW.getTime() + 6 * DAY_MS);
    await verify(person, later);
    expect(await rowsOf(person, job.id)).toMatchObject([{ note: 'Hello', sentAt: later, clockFrom: later }]);
    expect(await person.db.select().from(applicationDrafts)).toEqual([]);
  });

  it('is not sent after seven days', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const person = await unverifiedPerson();
    await apply(person, services, job.id, anApplication());
    await verify(person, new Date(TEST_NOW.getTime() + 7 * DAY_MS));
    expect(await rowsOf(person, job.id)).toEqual([]);
  });

  it('stays as a draft if the job has closed since, and the verification succeeds', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const person = await unverifiedPerson();
    await apply(person, services, job.id, anApplication({ note: 'Hello' }));
    await person.db.update(jobs).set({ closesAt: TEST_NOW }).where(eq(jobs.id, job.id));
    await verify(person, TEST_NOW);
    expect(await rowsOf(person, job.id)).toEqual([]);
    expect(await readApplicationDraft(person, job.id)).toMatchObject({
      sendsWhenVerified: false,
      contents: { note: 'Hello' },
    });
  });
});

describe('the draft of an application', () => {
  it('is kept at every save, and only for its person', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const talent = await someone();
    await saveApplicationDraft(talent, job.id, { contents: { note: 'He' }, version: 0 });
    await saveApplicationDraft(talent, job.id, { contents: { note: 'Hello' }, version: 1 });
    expect(await readApplicationDraft(talent, job.id)).toMatchObject({ contents: { note: 'Hello' }, version: 2 });
    expect(await readApplicationDraft(await someone(), job.id)).toBeNull();
  });

  it('is neither read, saved nor sent by staff who see the site as the person', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const talent = await someone();
    await saveApplicationDraft(talent, job.id, { contents: { note: 'He' }, version: 0 });
    const staff = { ...talent, actor: { ...(talent.actor as UserActor), impersonatedBy: 'a'.repeat(24) } };
    expect(await readApplicationDraft(staff, job.id)).toBeNull();
    for (const attempt of [
      async () => saveApplicationDraft(staff, job.id, { contents: { note: 'Hello' }, version: 1 }),
      () => apply(staff, services, job.id, anApplication()),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'E_IMPERSONATED' });
    }
    expect(await rowsOf(talent, job.id)).toEqual([]);
  });

  it('is not overwritten by an older tab', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const talent = await someone();
    await saveApplicationDraft(talent, job.id, { contents: { note: 'From the other tab' }, version: 0 });
    for (const version of [0, 7]) {
      const saving = saveApplicationDraft(talent, job.id, { contents: { note: 'Mine' }, version });
      await expect(saving).rejects.toMatchObject({ code: 'E_DRAFT_CHANGED' });
    }
    expect(await readApplicationDraft(talent, job.id)).toMatchObject({ contents: { note: 'From the other tab' } });
  });

  it('is deleted once it is sent', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const talent = await someone();
    await saveApplicationDraft(talent, job.id, { contents: { note: 'Hello' }, version: 0 });
    await apply(talent, services, job.id, anApplication());
    expect(await readApplicationDraft(talent, job.id)).toBeNull();
  });
});

describe('a CV that comes with the form', () => {
  const aFile = async (context: Context) => {
    const userId = context.actor.kind === 'user' ? context.actor.userId : '';
    const id = newIdentifier(context.now);
    const file = { id, userId, name: 'CV.pdf', bytes: 1, pages: 1, path: `private/${id}.pdf`, createdAt: context.now };
    await context.db.insert(privateFiles).values(file);
    return id;
  };

  it('goes with the application instead of that of the profile', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const talent = await someone();
    await setCv(talent, await aFile(talent));
    const fileId = await aFile(talent);
    await apply(talent, services, job.id, anApplication(), fileId);
    expect(await rowsOf(talent, job.id)).toMatchObject([{ cvFileId: fileId }]);
  });

  it('is kept with the draft and sent with it, unless the person leaves it out', async () => {
    const talent = await someone();
    for (const sendsCv of [true, false]) {
      const job = await someJobToApplyTo(fixture.context);
      const fileId = await aFile(talent);
      await saveApplicationDraft(talent, job.id, { contents: {}, version: 0, fileId });
      await saveApplicationDraft(talent, job.id, { contents: { note: 'Hello' }, version: 1 });
      const { cv } = await readApplyFacts(talent, { id: job.id, companyId: job.companyId });
      expect(cv).toMatchObject({ name: 'CV.pdf', isOfProfile: false });
      await apply(talent, services, job.id, anApplication({ sendsCv }));
      expect(await rowsOf(talent, job.id)).toMatchObject([{ cvFileId: sendsCv ? fileId : null }]);
    }
  });

  it('waits with the application for the verification, and begins the profile', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const { actor } = await somebody(fixture.context, { emailVerifiedAt: null });
    const person = fixture.as({ actor, listeners: LISTENERS });
    const userId = actor.kind === 'user' ? actor.userId : '';
    const fileId = await aFile(person);
    expect(await apply(person, services, job.id, anApplication(), fileId)).toEqual({ outcome: 'waits' });
    await person.db.update(users).set({ emailVerifiedAt: TEST_NOW }).where(eq(users.id, userId));
    await tell(person, { type: 'account.welcomed', id: userId, platform: 'thehub' });
    expect(await rowsOf(person, job.id)).toMatchObject([{ cvFileId: fileId }]);
    expect(await person.db.select().from(talents).where(eq(talents.userId, userId))).toMatchObject([
      { cvFileId: fileId },
    ]);
    expect(await sentByVerification(person, userId)).toMatchObject([{ jobTitle: expect.any(String) }]);
    expect(await sentByVerification(person, newIdentifier(TEST_NOW))).toEqual([]);
  });

  it('of somebody else is refused', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const fileId = await aFile(await someone());
    const talent = await someone();
    await expect(apply(talent, services, job.id, anApplication(), fileId)).rejects.toMatchObject({ kind: 'absent' });
    const saving = saveApplicationDraft(talent, job.id, { contents: {}, version: 0, fileId });
    await expect(saving).rejects.toMatchObject({ kind: 'absent' });
  });
});
