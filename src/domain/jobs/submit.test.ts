import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { greenhouseBoard, sync, textAbout } from '#testing/feeds.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { createJob } from './commands.server.ts';
import { jobInput } from './inputs.ts';
import { submitJob } from './submit.server.ts';
import { transition } from './transitions.server.ts';

const fixture = rollbackFixture();
let context: Context;
beforeEach(() => {
  context = fixture.context;
});
const hoursLater = (hours: number) => new Date(context.now.getTime() + hours * 3_600_000);

const input = (changes: Record<string, unknown> = {}) =>
  jobInput.parse({
    title: 'Baker',
    description: textAbout('Baker'),
    jobRole: 'other',
    jobPositionTypes: ['fulltime'],
    workplace: 'onsite',
    locations: [{ countryCode: 'DK', locality: 'Odense' }],
    salaryType: 'competitive',
    receiveApplicants: 'platform',
    ...changes,
  });

/** A member writes a job and submits it. */
async function submitBy(companyId: string, changes: Record<string, unknown> = {}, now = context.now) {
  const actor = { kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [companyId], isAdmin: false };
  const asMember = { ...context, actor, now };
  const { id } = await createJob(asMember, companyId, input(changes));
  const { action, reason } = await submitJob(asMember, id);
  // These tests are about reviews: no job fills the startup's free place.
  await context.db.update(jobs).set({ isPaid: true }).where(eq(jobs.id, id));
  return { id, action, reason };
}
const approve = (id: string) => transition({ ...context, actor: { kind: 'system', name: 'tests' } }, id, 'approve');

/** A startup after its first day, with an approved job. */
async function anEstablishedStartup(name: string) {
  const { id, key } = await someCompany(context, {
    name,
    key: name.toLowerCase(),
    domain: `${name.toLowerCase()}.example`,
  });
  const first = await submitBy(
    id,
    { title: 'First', description: textAbout(`First of ${name}`) },
    hoursLater(-24 * 90),
  );
  await approve(first.id);
  return { id, key };
}

describe('a job that a member submits', () => {
  it('is public at once if its startup has an approved job and there is no risk', async () => {
    const { id } = await anEstablishedStartup('Brod');
    expect(await submitBy(id)).toMatchObject({ action: 'submit', reason: null });
  });

  it('waits with its startup, and is reviewed if it is the first', async () => {
    const pending = await someCompany(context, { status: 'PENDING' });
    expect((await submitBy(pending.id)).action).toBe('submitForCompanyApproval');
    const active = await someCompany(context);
    const { id, action, reason } = await submitBy(active.id);
    expect([action, reason]).toEqual(['submitForReview', 'it is the first job of this startup']);
    const [step] = await context.db.select().from(jobTransitions).where(eq(jobTransitions.jobId, id));
    expect(step).toMatchObject({ action: 'submitForReview', reason });
  });

  it('is absent to a stranger', async () => {
    const { id } = await anEstablishedStartup('Brod');
    const draft = await createJob({ ...context, actor: { kind: 'system', name: 'tests' } }, id, input());
    await expect(submitJob(context, draft.id)).rejects.toMatchObject({ kind: 'absent' });
  });
});

describe("a job with another startup's text", () => {
  const copyOf = (name: string, city: string) =>
    `${textAbout('Baker')}<p>At ${name} in ${city} you bake, and ${name} says thank you.</p>`;

  it('is reviewed, even with another name, city or layout', async () => {
    const [brod, copy] = [await anEstablishedStartup('Brod'), await anEstablishedStartup('Copycat')];
    await submitBy(brod.id, { description: copyOf('Brod', 'Odense') });
    const result = await submitBy(copy.id, {
      title: 'Another title',
      description: `<h2>Join us</h2>${copyOf('Copycat', 'Malmö').replace('</p><p>', '<br>')}`,
      locations: [{ countryCode: 'SE', locality: 'Malmö' }],
    });
    expect(result).toMatchObject({
      action: 'submitForReview',
      reason: 'its text is nearly identical to that of a job at Brod',
    });
  });

  it('is reviewed when a feed brings it or changes into it', async () => {
    const [brod, copy] = [await anEstablishedStartup('Brod'), await anEstablishedStartup('Copycat')];
    await submitBy(brod.id);
    const link = 'https://copycat.example/1';
    const own = greenhouseBoard([{ id: 1, title: 'Smith', link }]);
    expect((await sync(context, own, { company: copy.key })).items[0]?.state).toBe('live');
    const theirs = greenhouseBoard([
      { id: 1, title: 'Smith', text: textAbout('Baker'), link },
      { id: 2, title: 'Baker', link },
    ]);
    const { items } = await sync(context, theirs, { company: copy.key, now: hoursLater(1) });
    expect(items.map(({ outcome, state }) => [outcome, state]).sort()).toEqual([
      ['held', null],
      ['new', 'in review'],
    ]);
  });

  it("is no copy if the text is the startup's own, was never approved there, or is a common line", async () => {
    const [brod, other] = [await anEstablishedStartup('Brod'), await anEstablishedStartup('Other')];
    await submitBy(brod.id);
    expect((await submitBy(brod.id, { title: 'Night Baker' })).action).toBe('submit');
    const pending = await someCompany(context, { status: 'PENDING' });
    await submitBy(pending.id, { description: textAbout('Waiting') });
    expect((await submitBy(other.id, { description: textAbout('Waiting') })).action).toBe('submit');
    await submitBy(brod.id, { title: 'Helper', description: '<p>Help us bake.</p>' });
    expect((await submitBy(other.id, { description: '<p>Help us bake.</p>' })).action).toBe('submit');
  });
});

describe('more than five jobs on the first day of a startup', () => {
  const five = [1, 2, 3, 4, 5];
  const text = (at: number) => ({ title: `Trade ${at}`, description: textAbout(`Trade ${at}`) });

  it('are reviewed from the sixth on, from people and feeds', async () => {
    const { id, key } = await someCompany(context, { domain: 'fjordlys.example' });
    const first = await submitBy(id, text(1));
    await approve(first.id);
    for (const at of five.slice(1)) expect((await submitBy(id, text(at), hoursLater(at))).action).toBe('submit');
    expect(await submitBy(id, text(6), hoursLater(23))).toMatchObject({
      action: 'submitForReview',
      reason: 'this startup has more than 5 jobs on its first day',
    });
    const { items } = await sync(context, greenhouseBoard([{ id: 7, title: 'Weaver' }]), { company: key });
    expect(items[0]).toMatchObject({
      state: 'in review',
      reasons: ['this startup has more than 5 jobs on its first day'],
    });
  });

  it('need no review on the second day, and drafts do not count', async () => {
    const { id } = await someCompany(context);
    const first = await submitBy(id, text(1));
    await approve(first.id);
    const system = { ...context, actor: { kind: 'system' as const, name: 'tests' } };
    for (const at of five) await createJob(system, id, input(text(at + 10)));
    for (const at of five.slice(1)) expect((await submitBy(id, text(at), hoursLater(at))).action).toBe('submit');
    expect((await submitBy(id, text(6), hoursLater(25))).action).toBe('submit');
  });
});
