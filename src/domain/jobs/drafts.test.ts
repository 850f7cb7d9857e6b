import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyDataTerms } from '#database/tables/companies.server.ts';
import { jobDrafts, jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { withPayRules } from '#domain/site/pay-rules.ts';
import { completeDraft } from '#testing/factories.ts';
import { textAbout } from '#testing/feeds.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import {
  deleteDraft,
  discardChanges,
  readDraft,
  removeDeletedDrafts,
  saveDraft,
  startDraft,
  undeleteDraft,
} from './drafts.server.ts';
import { findEditingFacts } from './editing-facts.server.ts';
import { draftContents } from './inputs.ts';
import { publish } from './publish.server.ts';
import { previewDraft } from './queries.server.ts';

const fixture = rollbackFixture();
/** The startup's owner, and somebody of another startup. */
let member: Context;
let stranger: Context;
let company: { id: string; key: string };

beforeEach(async () => {
  const { context } = fixture;
  company = await someCompany(context);
  const other = await someCompany(context);
  member = await memberOf(company.id);
  stranger = await memberOf(other.id);
});

async function memberOf(companyId: string): Promise<Context> {
  const { id } = await somebody(fixture.context);
  return { ...fixture.context, actor: { kind: 'user', userId: id, companyIds: [companyId], isAdmin: false } };
}
const later = (context: Context, seconds: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + seconds * 1_000),
});

const contents = (changes: Record<string, unknown> = {}) => completeDraft('Baker', changes);

describe('the editor of a job', () => {
  it('knows whether the person or a colleague has saved the draft last', async () => {
    const { jobId } = await startDraft(member, company.key, { contents: contents() });
    const colleague = await memberOf(company.id);
    expect((await readDraft(member, jobId)).isSavedByYou).toBe(true);
    expect((await readDraft(colleague, jobId)).isSavedByYou).toBe(false);
    await saveDraft(colleague, jobId, { version: 1, contents: contents({ title: 'Cook' }) });
    expect((await readDraft(member, jobId)).isSavedByYou).toBe(false);
  });

  const appliesBy = async (jobId: string) => {
    const { email, appliesBy: way } = await findEditingFacts(member, await readDraft(member, jobId));
    return [way, email];
  };

  it('offers applications on this site first, and after that what the startup chose last', async () => {
    const { jobId } = await startDraft(member, company.key);
    expect((await appliesBy(jobId))[0]).toBe('platform');
    const postJob = (changes: Parameters<typeof someJob>[1]) =>
      someJob(fixture.context, { companyId: company.id, ...changes });
    const earlier = new Date(member.now.getTime() - 60_000);
    await postJob({ receiveApplicants: 'email', applyEmail: 'jobs@bakery.example', createdAt: earlier });
    expect(await appliesBy(jobId)).toEqual(['email', 'jobs@bakery.example']);
    // Drafts and jobs of a feed are no choice of the startup.
    await postJob({ receiveApplicants: 'link', status: 'DRAFT', approvedAt: null });
    expect((await appliesBy(jobId))[0]).toBe('email');
    await postJob({ receiveApplicants: 'platform', createdAt: member.now });
    expect((await appliesBy(jobId))[0]).toBe('platform');
  });

  it('names a missing place and the missing terms at once when it publishes', async () => {
    const { jobId, version } = await startDraft(member, company.key, {
      contents: contents({ locations: [], receiveApplicants: 'platform' }),
    });
    await expect(publish(member, jobId, version)).rejects.toMatchObject({
      details: {
        fields: {
          locations: expect.any(String),
          receiveApplicants: 'Please accept the data-processing terms, so that people can apply here',
        },
      },
    });
  });
});

describe('a draft', () => {
  it('is saved once where the answer was lost and the same save comes again', async () => {
    const { id } = await someJob(fixture.context, { companyId: company.id, status: 'DRAFT', approvedAt: null });
    const draft = { contents: contents({ link: undefined }), version: 0 };
    const first = await saveDraft(member, id, draft);
    expect(await saveDraft(later(member, 3), id, draft)).toEqual(first);
    const colleague = await memberOf(company.id);
    await expect(saveDraft(colleague, id, draft)).rejects.toMatchObject({ code: 'E_DRAFT_CHANGED' });
    const other = { contents: contents({ title: 'Cook' }), version: 0 };
    await expect(saveDraft(member, id, other)).rejects.toMatchObject({ code: 'E_DRAFT_CHANGED' });
  });

  it('keeps what was typed, even half a link, and is not public', async () => {
    const { jobId, version } = await startDraft(member, company.key);
    const result = await saveDraft(member, jobId, { version, contents: { title: 'Baker', link: 'https:/' } });
    expect(result.version).toBe(2);
    const draft = await readDraft(member, jobId);
    expect(draft).toMatchObject({ status: 'DRAFT', version: 2, contents: { title: 'Baker', link: 'https:/' } });
    const [job] = await member.db.select().from(jobs).where(eq(jobs.id, jobId));
    expect(job).toMatchObject({ title: 'Baker', status: 'DRAFT', publishedAt: null });
  });

  it('is absent to strangers, to read, save and delete', async () => {
    const { jobId } = await startDraft(member, company.key);
    await expect(readDraft(stranger, jobId)).rejects.toMatchObject({ kind: 'absent' });
    await expect(saveDraft(stranger, jobId, { version: 1, contents: {} })).rejects.toMatchObject({ kind: 'absent' });
    await expect(deleteDraft(stranger, jobId)).rejects.toMatchObject({ kind: 'absent' });
    await expect(publish(stranger, jobId, 1)).rejects.toMatchObject({ kind: 'absent' });
    await expect(startDraft(stranger, company.key)).rejects.toMatchObject({ kind: 'absent' });
  });

  it('is not overwritten by another tab that began earlier', async () => {
    const { jobId, version } = await startDraft(member, company.key);
    await saveDraft(member, jobId, { version, contents: { title: 'First tab' } });
    const second = saveDraft(member, jobId, { version, contents: { title: 'Second tab' } });
    await expect(second).rejects.toMatchObject({ kind: 'conflict', code: 'E_DRAFT_CHANGED' });
    expect((await readDraft(member, jobId)).contents.title).toBe('First tab');
  });

  it('holds no unknown field, no script, and no text beyond its limit', async () => {
    expect(draftContents.safeParse({ status: 'ACTIVE' }).success).toBe(false);
    expect(draftContents.safeParse({ description: 'x'.repeat(300_001) }).success).toBe(false);
    const { jobId, version } = await startDraft(member, company.key);
    await saveDraft(member, jobId, { version, contents: { description: '<p>Hi</p><script>alert(1)</script>' } });
    expect((await readDraft(member, jobId)).contents.description).toBe('<p>Hi</p>');
  });

  it('can be had back for 30 seconds after its deletion, and is gone a minute later', async () => {
    const { jobId } = await startDraft(member, company.key);
    await deleteDraft(member, jobId);
    await expect(readDraft(member, jobId)).rejects.toMatchObject({ kind: 'absent' });
    await undeleteDraft(later(member, 29), jobId);
    await readDraft(member, jobId);
    await deleteDraft(member, jobId);
    await expect(undeleteDraft(later(member, 31), jobId)).rejects.toMatchObject({ kind: 'absent' });
    await removeDeletedDrafts(later(member, 61));
    expect(await member.db.$count(jobs, eq(jobs.id, jobId))).toBe(0);
  });
});

it('publishes a job without its pay only in countries whose rule does not require it', async () => {
  const { jobId, version } = await startDraft(member, company.key, { contents: contents(), startedFrom: null });
  const strict = { ...member, payRules: withPayRules('DK=require') };
  await expect(publish(strict, jobId, version)).rejects.toMatchObject({
    details: { fields: { salaryType: 'A job in Denmark must say what it pays' } },
  });
  await publish({ ...member, payRules: withPayRules('SE=require') }, jobId, version);
});

describe('the preview of a draft', () => {
  it('shows what was typed so far, and changes nothing', async () => {
    const { jobId } = await startDraft(member, company.key, {
      contents: { title: 'Baker', locations: ['Bergen, Norway'], salaryType: 'range', salaryFrom: 'half' },
    });
    const job = await previewDraft(member, jobId, { origin: 'https://havn.example' });
    expect(job).toMatchObject({ title: 'Baker', salary: 'notSaid', location: { locality: 'Bergen' } });
    expect((await readDraft(member, jobId)).version).toBe(1);
    await expect(previewDraft(stranger, jobId, { origin: '' })).rejects.toMatchObject({ kind: 'absent' });
  });
});

describe('the preview of a draft to which people apply on this site', () => {
  it('shows the form to apply before the terms are accepted, and where the editor suggests it', async () => {
    await member.db.delete(companyDataTerms);
    const { jobId } = await startDraft(member, company.key, { contents: contents({ receiveApplicants: 'platform' }) });
    expect(await previewDraft(member, jobId, { origin: '' })).toMatchObject({ appliesHere: true });
    const link = { receiveApplicants: 'link', link: 'https://baker.example/jobs' };
    const { jobId: linkDraftId } = await startDraft(member, company.key, { contents: contents(link) });
    const suggested = { receiveApplicants: 'email', applyEmail: 'jobs@baker.example' };
    expect(await previewDraft(member, linkDraftId, { origin: '', suggested })).toMatchObject({ appliesHere: false });
    const { jobId: silentId } = await startDraft(member, company.key, { contents: { title: 'Baker' } });
    expect(await previewDraft(member, silentId, { origin: '', suggested })).toMatchObject({ appliesHere: true });
  });
});

describe('publishing a draft', () => {
  it('says of each field what is missing, and keeps the draft', async () => {
    const { jobId } = await startDraft(member, company.key, {
      contents: contents({ title: '', salaryType: undefined }),
    });
    const refusal = await publish(member, jobId, 1).catch((error) => error);
    expect(refusal).toMatchObject({ kind: 'invalid' });
    expect(Object.keys(refusal.details.fields)).toEqual(expect.arrayContaining(['title', 'salaryType']));
    expect((await readDraft(member, jobId)).version).toBe(1);
  });

  it('tells every mistake at once, also in amounts that are the wrong way round', async () => {
    const { jobId } = await startDraft(member, company.key, {
      contents: {
        salaryType: 'range',
        salaryFrom: 500,
        salaryTo: 400,
        salaryCurrency: 'DKK',
        salaryPeriod: 'month',
        receiveApplicants: 'link',
        link: 'https:/',
        locations: ['Nowhereville'],
      },
    });
    const refusal = await publish(member, jobId, 1).catch((error) => error);
    expect(Object.keys(refusal.details.fields)).toEqual(
      expect.arrayContaining(['title', 'description', 'jobRole', 'workplace', 'salaryTo', 'link', 'locations.0']),
    );
    expect(refusal.details.fields, 'one message for one place').not.toHaveProperty('locations');
  });

  it('finds the places that were typed in the gazetteer', async () => {
    const { jobId } = await startDraft(member, company.key, {
      contents: contents({ locations: ['Bergen, Norway', 'Odense, Denmark'] }),
    });
    await publish(member, jobId, 1);
    const { contents: jobContents } = await readDraft(member, jobId);
    expect(jobContents.locations).toMatchObject([
      { countryCode: 'NO', locality: 'Bergen' },
      { countryCode: 'DK', locality: 'Odense' },
    ]);
  });

  it('takes over every field, and the address has the title', async () => {
    const { jobId } = await startDraft(member, company.key, { contents: contents() });
    expect(await publish(member, jobId, 1)).toMatchObject({ action: 'submitForReview' });
    const [job] = await member.db.select().from(jobs).where(eq(jobs.id, jobId));
    expect(job).toMatchObject({
      title: 'Baker',
      status: 'ACTIVE',
      approvedAt: null,
      applyEmail: 'jobs@bakery.example',
    });
    expect(job?.key).toContain('baker');
    expect(await member.db.$count(jobDrafts, eq(jobDrafts.jobId, jobId))).toBe(0);
  });

  it('happens once, however often the button is pressed', async () => {
    const { jobId } = await startDraft(member, company.key, { contents: contents() });
    await publish(member, jobId, 1);
    await expect(publish(member, jobId, 1)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is refused for an older version than the saved one', async () => {
    const { jobId } = await startDraft(member, company.key, { contents: contents() });
    await saveDraft(member, jobId, { version: 1, contents: contents({ title: 'Other' }) });
    await expect(publish(member, jobId, 1)).rejects.toMatchObject({ code: 'E_DRAFT_CHANGED' });
  });
});

describe('changes of a live job', () => {
  const live = () =>
    someJob(fixture.context, { companyId: company.id, title: 'Baker', description: textAbout('Baker') });

  it('stay beside it until they are published', async () => {
    const { id } = await live();
    const { version } = await readDraft(member, id);
    await saveDraft(member, id, { version, contents: contents({ title: 'Master baker' }) });
    const titleNow = async () => (await member.db.select().from(jobs).where(eq(jobs.id, id)))[0]?.title;
    expect(await titleNow()).toBe('Baker');
    expect(await publish(member, id, 1)).toMatchObject({ reason: null });
    expect(await titleNow()).toBe('Master baker');
  });

  it('can be dropped', async () => {
    const { id } = await live();
    await saveDraft(member, id, { version: 0, contents: contents({ title: 'Master baker' }) });
    await discardChanges(member, id);
    expect(await readDraft(member, id)).toMatchObject({ version: 0, contents: { title: 'Baker' } });
  });

  it('send it back to review only if they are flagged', async () => {
    const { id } = await live();
    const description = '<p>Send us your bank account before you begin.</p>';
    await saveDraft(member, id, {
      version: 0,
      contents: contents({ title: 'Easy money', description: textAbout('Baker') + description }),
    });
    expect(await publish(member, id, 1)).toMatchObject({ reason: expect.stringContaining('bank') });
    const [job] = await member.db.select().from(jobs).where(eq(jobs.id, id));
    expect(job).toMatchObject({ status: 'ACTIVE', approvedAt: null });
  });
});
