import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { applications } from '#database/tables/applications.server.ts';
import { companyDataTerms } from '#database/tables/companies.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { undoWithdrawal, withdraw } from '#domain/applications/own/withdraw.server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { readInput } from '#domain/read-input.ts';
import { LISTENERS } from '#listeners.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { textAbout } from '#testing/feeds.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { statementsOf } from '#testing/statements.ts';
import { apply } from './apply.server.ts';
import { readApplyFacts } from './apply-facts.server.ts';
import { applicationInput } from './apply-inputs.ts';

const fixture = rollbackFixture();
const services = authServices();

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
