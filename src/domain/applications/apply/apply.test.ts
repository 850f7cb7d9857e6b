import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { users } from '#database/tables/accounts.server.ts';
import { applicationDrafts, applications } from '#database/tables/applications.server.ts';
import { companyDataTerms } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { undoWithdrawal, withdraw } from '#domain/applications/own/withdraw.server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { readInput } from '#domain/read-input.ts';
import { setCv } from '#domain/talent/private-files.server.ts';
import { tell } from '#domain/tell.server.ts';
import { LISTENERS } from '#listeners.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { textAbout } from '#testing/feeds.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { statementsOf } from '#testing/statements.ts';
import { apply, sentByVerification } from './apply.server.ts';
import { readApplyFacts } from './apply-facts.server.ts';
import { applicationInput } from './apply-inputs.ts';
import { readApplicationDraft, saveApplicationDraft } from './drafts.server.ts';

const fixture = rollbackFixture();
const services = authServices();
const DAY_MS = 86_400_000;

const someone = async (changes: Parameters<typeof somebody>[1] = { isTalent: true }) =>
  fixture.as({ actor: (await somebody(fixture.context, changes)).actor });
const rowsOf = async ({ db }: Context, jobId: string) =>
  db.select().from(applications).where(eq(applications.jobId, jobId));
const idOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : '');
const countEvents = async ({ db }: Context, type: string) =>
  (await db.execute(sql`SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'type' = ${type}`)).rows
    .length;

describe('applying to a job', () => {
  it('stores the profile as edited, the answers and the beginning of the clock', async () => {
    const job = await someJobToApplyTo(fixture.context, {
      questions: [
        { type: 'yesNo', text: 'Can you be in Bergen?', required: true, needs: ['Yes'] },
        { type: 'several', text: 'Which of these?', required: false, options: ['Go', 'Rust', 'Kotlin'] },
      ],
    });
    const talent = await someone();
    const input = anApplication({ headline: 'Only for this job', answers: ['No', ['Go', 'Kotlin']] });
    expect(await apply(talent, services, job.id, input)).toMatchObject({ outcome: 'sent', isNew: true });
    expect(await rowsOf(talent, job.id)).toMatchObject([
      {
        companyId: job.companyId,
        step: 'applied',
        talentStatus: 'received',
        clockFrom: TEST_NOW,
        headline: 'Only for this job',
        missesKnockOut: true,
        answers: [
          { question: 'Can you be in Bergen?', answer: 'No', missesKnockOut: true },
          { question: 'Which of these?', answer: 'Go, Kotlin' },
        ],
      },
    ]);
    expect(await countEvents(talent, 'application.sent')).toBe(1);
  });

  it('sends skills and experience as edited for it, and leaves the profile as it is', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const talent = await someone();
    const before = { title: 'Diver', organisation: 'Tang', from: '2019-03', to: '2021-01' };
    const profile = { skills: ['Go', 'Rust'], experience: [before, { ...before, title: 'Cook' }], intro: 'Dives' };
    await talent.db
      .update(talents)
      .set(profile)
      .where(eq(talents.userId, idOf(talent)));
    expect((await readApplyFacts(talent, job)).contents).toMatchObject({
      skills: profile.skills,
      experience: profile.experience,
    });
    const input = readInput(applicationInput, {
      ...anApplication(),
      skills: ['Go'],
      experience: [
        { title: '', organisation: '', from: '', to: '', text: '' },
        { ...before, to: '', text: '' },
      ],
    });
    await apply(talent, services, job.id, input);
    expect(await rowsOf(talent, job.id)).toMatchObject([
      { profile: { skills: ['Go'], experience: [{ title: 'Diver', organisation: 'Tang', from: '2019-03' }] } },
    ]);
    expect(
      await talent.db
        .select()
        .from(talents)
        .where(eq(talents.userId, idOf(talent))),
    ).toMatchObject([profile]);
    const older = await someJobToApplyTo(fixture.context);
    await apply(talent, services, older.id, anApplication());
    expect(await rowsOf(talent, older.id)).toMatchObject([{ profile: { skills: profile.skills } }]);
  });

  it('names the earlier job whose months or name are wrong', () => {
    const wrong = (job: object) =>
      applicationInput
        .safeParse({
          ...anApplication(),
          experience: [{ title: 'Cook', organisation: 'Tang', from: '2020-01', ...job }],
        })
        .error?.issues.map(({ path }) => path.join('.'));
    expect(wrong({ from: 'spring 2020' })).toEqual(['experience.0.from']);
    expect(wrong({ to: '2019-12' })).toEqual(['experience.0.to']);
    expect(wrong({ title: '' })).toEqual(['experience.0.title']);
    expect(wrong({ to: '2020-01' })).toBeUndefined();
  });

  it('takes three statements, one more for the first applicant of a job, and one more with a letter', async () => {
    const talent = await someone();
    await apply(talent, services, (await someJobToApplyTo(fixture.context)).id, anApplication());
    const job = await someJobToApplyTo(fixture.context);
    expect(await statementsOf(() => apply(talent, services, job.id, anApplication()))).toHaveLength(4);
    const next = await someJobToApplyTo(fixture.context);
    await apply(await someone(), services, next.id, anApplication());
    expect(await statementsOf(() => apply(talent, services, next.id, anApplication()))).toHaveLength(3);
    const letter = anApplication({ note: textAbout('Boats').slice(0, 900) });
    const last = await someJobToApplyTo(fixture.context);
    expect(await statementsOf(() => apply(talent, services, last.id, letter))).toHaveLength(5);
  });

  it('makes a person a talent who was none, with what they typed', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const person = await someone({});
    await apply(person, services, job.id, anApplication({ phone: '+354 555 0142', skills: ['Diving'] }));
    const [talent] = await person.db.select().from(talents).where(sql`phone = '+354 555 0142'`);
    expect(talent).toMatchObject({ intro: 'Backend engineer', skills: ['Diving'], enabled: true });
    const next = await readApplyFacts(person, await someJobToApplyTo(fixture.context));
    expect(next.contents).toMatchObject({ headline: 'Backend engineer', place: 'Reykjavík, Iceland' });
  });

  it.each([
    ['Akureyri', 'IS'],
    ['Between two islands', null],
  ])('knows the country of a new talent from the town: %s', async (place, countryCode) => {
    const job = await someJobToApplyTo(fixture.context);
    const person = await someone({});
    await apply(person, services, job.id, anApplication({ place, phone: '+354 555 0143' }));
    const [talent] = await person.db.select().from(talents).where(sql`phone = '+354 555 0143'`);
    expect(talent).toMatchObject({ locality: place, countryCode });
  });

  it('refuses a phone number without numbers and a link that leads nowhere, and takes those of any country', () => {
    const wrong = (fields: object) =>
      applicationInput.safeParse({ ...anApplication(), ...fields }).error?.issues.map(({ path }) => path.join('.'));
    expect(wrong({ phone: 'abc' })).toEqual(['phone']);
    expect(wrong({ links: ['github.com/anna', 'github'] })).toEqual(['links.1']);
    for (const phone of ['', '31 22 33 44', '(0) 31-22.33', '+354 555 0142', '0047/55501234']) {
      expect(wrong({ phone, links: ['https://vél.is/anna', 'gitlab.com'] })).toBeUndefined();
    }
  });

  it('changes nothing the second time, and answers the same application', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const talent = await someone();
    const first = await apply(talent, services, job.id, anApplication());
    const second = await apply(talent, services, job.id, anApplication({ note: 'Once more' }));
    expect(second).toEqual({ ...first, isNew: false });
    expect(await rowsOf(talent, job.id)).toHaveLength(1);
    expect(await countEvents(talent, 'application.sent')).toBe(1);
  });

  it('is possible again after withdrawing, and only then', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const talent = await someone();
    const first = await apply(talent, services, job.id, anApplication());
    if (first.outcome !== 'sent') throw new Error('It was not sent.');
    await withdraw(talent, first.id);
    expect(await apply(talent, services, job.id, anApplication())).toMatchObject({ isNew: true });
    await expect(undoWithdrawal(talent, first.id)).rejects.toMatchObject({ code: 'E_APPLIED_AGAIN' });
    expect(await rowsOf(talent, job.id)).toHaveLength(2);
  });

  it('is refused by a job that closed a second ago', async () => {
    const job = await someJobToApplyTo(fixture.context, { closesAt: TEST_NOW });
    const talent = await someone();
    await expect(apply(talent, services, job.id, anApplication())).rejects.toMatchObject({ code: 'E_JOB_CLOSED' });
    expect(await rowsOf(talent, job.id)).toEqual([]);
  });

  it('is refused by a job that takes applications elsewhere, or whose startup accepted no terms', async () => {
    const talent = await someone();
    const elsewhere = await someJobToApplyTo(fixture.context, { receiveApplicants: 'link', link: 'https://a.example' });
    await expect(apply(talent, services, elsewhere.id, anApplication())).rejects.toMatchObject({
      code: 'E_APPLIES_ELSEWHERE',
    });
    const withoutTerms = await someJobToApplyTo(fixture.context);
    await talent.db.delete(companyDataTerms).where(eq(companyDataTerms.companyId, withoutTerms.companyId));
    await expect(apply(talent, services, withoutTerms.id, anApplication())).rejects.toMatchObject({ kind: 'unmet' });
  });

  it('finds no draft, no job of another site and no unknown job', async () => {
    const talent = await someone();
    const draft = await someJobToApplyTo(fixture.context, { status: 'DRAFT', approvedAt: null, publishedAt: null });
    const { id } = await someJobToApplyTo(fixture.context);
    for (const [context, jobId] of [
      [talent, draft.id],
      [{ ...talent, platform: 'plusimpact' as const }, id],
      [talent, 'f'.repeat(24)],
    ] as const) {
      await expect(apply(context, services, jobId, anApplication())).rejects.toMatchObject({ kind: 'absent' });
    }
    await expect(apply(fixture.context, services, id, anApplication())).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it('names each answer that cannot be sent, and stores nothing', async () => {
    const job = await someJobToApplyTo(fixture.context, {
      questions: [
        { type: 'text', text: 'Why?', required: true },
        { type: 'choice', text: 'Which?', required: true, options: ['One', 'Two'] },
        { type: 'number', text: 'How many?', required: false },
      ],
    });
    const talent = await someone();
    await expect(
      apply(talent, services, job.id, anApplication({ answers: ['', 'Three', 'many'] })),
    ).rejects.toMatchObject({
      details: {
        fields: { 'answers.0': expect.any(String), 'answers.1': expect.any(String), 'answers.2': expect.any(String) },
      },
    });
    expect(await rowsOf(talent, job.id)).toEqual([]);
  });
});

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

describe('pressing Send twice at once', () => {
  const own = ownDatabase();

  it('makes one application with one event', async () => {
    const database = openDatabase(own.url, { connections: 6 });
    const context: Context = {
      actor: visitor,
      db: database.db,
      now: TEST_NOW,
      platform: 'thehub',
      listeners: LISTENERS,
    };
    try {
      const job = await someJobToApplyTo(context);
      const { actor } = await somebody(context, { isTalent: true });
      const presses = Array.from({ length: 5 }, () => apply({ ...context, actor }, services, job.id, anApplication()));
      const outcomes = await Promise.all(presses);
      expect(new Set(outcomes.map((outcome) => outcome.outcome === 'sent' && outcome.id)).size).toBe(1);
      expect(outcomes.filter((outcome) => outcome.outcome === 'sent' && outcome.isNew)).toHaveLength(1);
      expect(await rowsOf(context, job.id)).toHaveLength(1);
      expect(await countEvents(context, 'application.sent')).toBe(1);
    } finally {
      await database.close();
    }
  });
});
