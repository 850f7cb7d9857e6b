import { describe, expect, it } from 'vitest';
import { companyCountries } from '#database/tables/companies.server.ts';
import { jobTransitions } from '#database/tables/jobs.server.ts';
import { reports } from '#database/tables/moderation.server.ts';
import { editCompany } from '#domain/companies/commands.server.ts';
import type { Actor, Context } from '#domain/context.ts';
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

const later = (context: Context): Context => ({ ...context, now: new Date(context.now.getTime() + 1_000) });

/** Sends a website at another domain and the name of another startup. */
async function change(actor: Actor, key: string, context: Context = fixture.context) {
  const input = { name: 'Kelp', website: 'https://terne.example', intro: 'Flies.' };
  await editCompany({ ...context, actor }, key, input);
}

/** An approved startup whose changes wait. */
async function withChanges() {
  await someCompany(fixture.context, { name: 'Kelp', domain: null });
  const { id, key } = await someCompany(fixture.context, {
    name: 'Fugl',
    key: 'fugl',
    website: 'https://fugl.example',
    domain: 'fugl.example',
  });
  const { actor } = await somebody(fixture.context, { member: [{ id }] });
  await change(actor, key);
  return { id, key, actor };
}

async function findApproved(id: string) {
  const { rows } = await fixture.context.db.execute(`SELECT name, website FROM companies WHERE id = '${id}'`);
  return rows[0];
}

describe('a job in review', () => {
  it.each([
    [{ salaryFrom: 46_000_00, salaryTo: 54_000_00 }, '46\u00a0000\u00a0DKK to 54\u00a0000\u00a0DKK a month'],
    [{ salaryFrom: 46_000_00, salaryTo: null }, 'From 46\u00a0000\u00a0DKK a month'],
    [{ salaryFrom: null, salaryTo: 54_000_00 }, 'Up to 54\u00a0000\u00a0DKK a month'],
    [{ salaryFrom: 46_000_00, salaryTo: 46_000_00 }, '46\u00a0000\u00a0DKK a month'],
    [{ salaryFrom: 230_00, salaryTo: 230_00, salaryPeriod: 'hour' }, '230\u00a0DKK an hour'],
  ])('shows staff the pay of %o', async (pay, text) => {
    const job = await someJob(fixture.context, {
      approvedAt: null,
      publishedAt: null,
      salaryType: 'range',
      salaryCurrency: 'DKK',
      salaryPeriod: 'month',
      ...pay,
    });
    const { says } = await readReview(await asAdmin(), 'job', job.id);
    expect(says.find(({ label }) => label === 'Pay')?.text).toBe(text);
  });

  it('links where a job leads to apply, so that they can look at it', async () => {
    const link = 'https://boards.example/apply/7';
    const review = { approvedAt: null, publishedAt: null };
    const job = await someJob(fixture.context, { ...review, receiveApplicants: 'link', link });
    const { says } = await readReview(await asAdmin(), 'job', job.id);
    expect(says.find(({ label }) => label === 'Apply')?.links).toEqual([{ label: link, href: link }]);
  });
});

/** A job in review, sent for this reason. */
async function sentBecause(reason: string, changes: Parameters<typeof someJob>[1] = {}) {
  const { context } = fixture;
  const job = await someJob(context, { approvedAt: null, publishedAt: null, ...changes });
  const step = { action: 'submitForReview', from: 'DRAFT', to: 'ACTIVE', actor: 'somebody', at: context.now } as const;
  await context.db.insert(jobTransitions).values({ ...step, id: newIdentifier(context.now), jobId: job.id, reason });
  return async () => {
    const { findings } = await readReview(await asAdmin(), 'job', job.id);
    return findings.map(({ tone, title, text }) => `${tone}: ${title}: ${text}`);
  };
}

describe('what staff find about a job', () => {
  it('never says that a text is fine which was sent to them for its text', async () => {
    const findings = await (await sentBecause('it asks for money, bank or identity numbers'))();
    expect(findings[0]).toBe(
      'warn: Sent to review: It asks for money, bank or identity numbers. Our check does not find that now.',
    );
    expect(findings.filter((one) => one.includes('Text is their own'))).toEqual([]);
  });

  it('says why a job without a risk is reviewed, also once another job of its startup is public', async () => {
    const company = await someCompany(fixture.context);
    const findings = await sentBecause('it is the first job of this startup', { companyId: company.id });
    expect(await findings()).toContain('info: First job: We look at the first job of each startup.');
    await someJob(fixture.context, { companyId: company.id });
    const now = await findings();
    expect(now).toContain('info: Sent as the first job: We look at the first job of each startup.');
    expect(now).toContain('ok: Known startup: We have published 1 of its jobs.');
  });

  it('names a risk of the link as one, and ends a quoted sentence once', async () => {
    const of = async (changes: Parameters<typeof someJob>[1]) => (await (await sentBecause('', changes))())[0];
    expect(await of({ receiveApplicants: 'link', link: 'https://elsewhere.example/x' })).toMatch(
      /^warn: A risk in the link: The application link leads to elsewhere\.example, .* system\.$/,
    );
    expect(await of({ description: '<p>Send us your bank account number today.</p>' })).toBe(
      'warn: A risk in the text: It asks for money, bank or identity numbers: “Send us your bank account number today.”',
    );
  });
});

describe('the review queue', () => {
  it('shows a reported startup as it describes itself, and what a suspension would do', async () => {
    const admin = await asAdmin();
    const { context } = fixture;
    const company = await someCompany(context, { intro: 'Bread that bakes itself', website: 'https://bread.example' });
    await somebody(context, { firstName: 'Aino', lastName: 'Berg', member: [{ id: company.id }] });
    await someJob(context, { companyId: company.id });
    await context.db.insert(reports).values({
      id: newIdentifier(context.now),
      subjectType: 'company',
      subjectId: company.id,
      companyId: company.id,
      reason: 'scam',
      network: Buffer.from('there'),
      at: context.now,
    });
    const { says, findings } = await readReview(admin, 'report', company.id);
    const texts = new Map(says.map(({ label, text }) => [label, text]));
    expect(texts.get('Line')).toBe('Bread that bakes itself');
    expect(texts.get('Website')).toBe('https://bread.example');
    expect(texts.get('Team')).toBe('Aino Berg');
    const effects = findings.find(({ title }) => title === 'What a suspension does');
    expect(effects?.text).toBe('One job closes. No applicant gets an email.');
    await context.db.execute(`UPDATE companies SET status = 'SUSPENDED' WHERE id = '${company.id}'`);
    const after = (await readReview(admin, 'report', company.id)).findings;
    expect(after.find(({ title }) => title === 'What a suspension does')?.text).toMatch(/^Nothing else changes/);
  });

  it('says that a rule decided what an appeal is about, where no person did', async () => {
    const admin = await asAdmin();
    const company = await someCompany(fixture.context);
    const job = await someJob(fixture.context, { companyId: company.id });
    const statement = {
      companyId: company.id,
      jobId: job.id,
      decision: 'jobPaused',
      reason: 'scam',
      text: '',
    } as const;
    const system = fixture.as({ actor: { kind: 'system', name: 'rule' } });
    const id = await makeStatement(system, statement);
    const { actor } = await somebody(fixture.context, { member: [{ id: company.id }] });
    await appealStatement(fixture.as({ actor }), id, 'It is a real job.');
    const { findings } = await readReview(admin, 'appeal', id);
    expect(findings.map(({ title, by }) => [title, by])).toEqual([
      ['We paused the job', 'a rule'],
      ['No person decided this', undefined],
    ]);
  });

  it('counts and lists startups, jobs, reports and appeals, without what was just decided', async () => {
    const admin = await asAdmin();
    const startup = await pending();
    const job = await someJob(fixture.context, { approvedAt: null, publishedAt: null });
    const otherJob = await someJob(fixture.context);
    for (const reason of ['scam', 'spam']) {
      await fixture.context.db.insert(reports).values({
        id: newIdentifier(fixture.context.now),
        subjectType: 'job',
        subjectId: otherJob.id,
        companyId: startup.id,
        reason,
        network: Buffer.from(reason),
        at: fixture.context.now,
      });
    }
    const decision = {
      companyId: startup.id,
      decision: 'companyRejected',
      reason: 'agency',
      text: 'It is an agency.',
    } as const;
    const statement = await makeStatement(fixture.context, decision);
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
      ['report', otherJob.id],
      ['appeal', statement],
    ] as const) {
      expect((await readReview(admin, kind, id)).findings.length, kind).toBeGreaterThan(0);
    }
    await decide(admin, { kind: 'job', id: job.id, action: 'approve' });
    await decide(admin, { kind: 'report', id: otherJob.id, action: 'approve' });
    expect(await countQueue(admin)).toEqual({ startups: 1, jobs: 0, reports: 1 });
  });

  it('tags the reports of a job that was closed or paused meanwhile', async () => {
    const admin = await asAdmin();
    const tagOf = async (changes: Parameters<typeof someJob>[1]) => {
      const { id: companyId } = await someCompany(fixture.context);
      const { id } = await someJob(fixture.context, { companyId, ...changes });
      await fixture.context.db.insert(reports).values({
        id: newIdentifier(fixture.context.now),
        subjectType: 'job',
        subjectId: id,
        companyId,
        reason: 'spam',
        network: Buffer.from('there'),
        at: fixture.context.now,
      });
      return (await listQueue(admin, 'reports')).find((item) => item.id === id)?.tag;
    };
    expect(await tagOf({})).toBeNull();
    expect(await tagOf({ status: 'EXPIRED' })).toBe('Closed');
    expect(await tagOf({ status: 'STOPPED', stoppedBecause: 'reports' })).toBe('Paused');
    expect(await tagOf({ status: 'STOPPED', stoppedBecause: 'member' })).toBeNull();
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
    const startup = await someCompany(fixture.context, { intro, logoImageId: logo, domain: 'tide.example' });
    const copy = await pending({ founded: 2010, intro, logoImageId: logo, domain: 'tide.example' });
    const fine = await pending({ intro: 'Bread that bakes itself while people sleep', domain: 'bread.example' });
    const warnings = async (id: string) =>
      (await readReview(admin, 'company', id)).findings.filter(({ tone }) => tone === 'warn').map(({ title }) => title);
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
    const { findings } = await readReview(admin, 'company', copy.id);
    expect(findings.flatMap(({ link }) => link?.href ?? [])).toContain(`/admin/companies/${startup.key}`);
  });

  it('approves and rejects startups', async () => {
    const admin = await asAdmin();
    const [yes, no] = [await pending({ domain: 'yes.example' }), await pending({ domain: 'no.example' })];
    const approval = await decide(admin, { kind: 'company', id: yes.id, action: 'approve' });
    const rejection = await decide(admin, { kind: 'company', id: no.id, action: 'reject', reason: 'agency' });
    await carryOut(approval.id);
    await carryOut(rejection.id);
    const { rows } = await fixture.context.db.execute(
      `SELECT status FROM companies WHERE id IN ('${yes.id}', '${no.id}') ORDER BY status`,
    );
    expect(rows).toEqual([{ status: 'ACTIVE' }, { status: 'REJECTED' }]);
  });

  it('shows the changes of an approved startup together, and decides them together', async () => {
    const admin = await asAdmin();
    const { id, key, actor } = await withChanges();
    expect(await countQueue(admin)).toMatchObject({ startups: 1 });
    expect(await listQueue(admin, 'startups')).toMatchObject([
      { id, kind: 'change', note: 'Changes its website and name', tag: 'Change' },
    ]);
    const review = await readReview(admin, 'change', id);
    expect(review.says.map(({ label, text }) => [label, text])).toEqual([
      ['Website now', 'https://fugl.example'],
      ['New website', 'https://terne.example'],
      ['Name now', 'Fugl'],
      ['New name', 'Kelp'],
    ]);
    await fixture.context.db.insert(companyCountries).values({
      companyId: id,
      countryCode: 'NO',
      position: 5,
      registrationNumber: '310459828',
      legalName: 'Fugl Drift AS',
    });
    expect((await readReview(admin, 'change', id)).says).toContainEqual({ label: 'Legal name', text: 'Fugl Drift AS' });
    expect(review.findings.map(({ title }) => title)).toEqual(['Domain is not proven', 'Name of another startup']);
    const no = { kind: 'change', id, action: 'reject' } as const;
    await expect(decide(admin, no)).rejects.toMatchObject({ code: 'E_INVALID' });
    await carryOut((await decide(admin, { ...no, reason: 'nameTaken' })).id);
    expect(await findApproved(id)).toEqual({ name: 'Fugl', website: 'https://fugl.example' });
    expect(await countQueue(admin)).toMatchObject({ startups: 0 });
    const { rows } = await fixture.context.db.execute<{ reason: string }>(
      `SELECT details->>'reason' AS reason FROM audit_entries WHERE action = 'turnDownChange'`,
    );
    expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(['Another startup here has this name.']));
    await change(actor, key);
    await carryOut((await decide(later(admin), { kind: 'change', id, action: 'approve' })).id);
    expect(await findApproved(id)).toEqual({ name: 'Kelp', website: 'https://terne.example' });
  });

  it.each([
    ['Kelp', 'Name of another startup'],
    ['K.E.L.P.', 'Name of another startup'],
    ['Kelpo', 'Name close to another startup'],
    ['Sukkertare', 'Name is their own'],
  ])('says of the new name %s: %s', async (name, title) => {
    const admin = await asAdmin();
    await someCompany(fixture.context, { name: 'Kelp', domain: null });
    const company = await someCompany(fixture.context, { name: 'Fugl', website: null, domain: null });
    const { actor } = await somebody(fixture.context, { member: [company] });
    await editCompany({ ...fixture.context, actor }, company.key, { name, website: null, intro: '' });
    expect((await readReview(admin, 'change', company.id)).findings.map((finding) => finding.title)).toEqual([title]);
  });

  it('has a change again that the team edited after the decision', async () => {
    const admin = await asAdmin();
    const { id, key, actor } = await withChanges();
    const decision = await decide(admin, { kind: 'change', id, action: 'approve' });
    expect(await countQueue(admin)).toMatchObject({ startups: 0 });
    await change(actor, key, later(fixture.context));
    await carryOut(decision.id);
    expect(await findApproved(id)).toEqual({ name: 'Fugl', website: 'https://fugl.example' });
    expect(await listQueue(admin, 'startups')).toMatchObject([{ id, kind: 'change' }]);
  });

  it('exists for admins only', async () => {
    const { owner, id } = await pending();
    const asOwner = fixture.as({ actor: owner.actor });
    await expect(countQueue(asOwner)).rejects.toMatchObject({ kind: 'absent' });
    await expect(listQueue(asOwner, 'jobs')).rejects.toMatchObject({ kind: 'absent' });
    await expect(readReview(asOwner, 'company', id)).rejects.toMatchObject({ kind: 'absent' });
  });
});
