import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '#database/tables/jobs.server.ts';
import { documentOf } from '#domain/import/documents/document.ts';
import { importPostings } from '#domain/import/run.server.ts';
import { editJob } from '#domain/jobs/commands.server.ts';
import { type JobInput, jobInput } from '#domain/jobs/inputs.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const ENOUGH = '<p>We make maps. Our working language is English.</p>';

/** The facts on the page and API, and in the list. They must agree. */
async function factsOf(id: string) {
  const { job } = await findJob(fixture.context, id);
  const { docs } = await listOpenJobs(fixture.context, { ...noFilters, englishEnough: true });
  return {
    onPage: job.englishEnough,
    isListed: docs.some((job) => job.id === id),
    quote: job.readFromText.englishEnough?.quote.text,
  };
}

const input = (changes: Partial<JobInput>): JobInput =>
  jobInput.parse({
    title: 'Engineer',
    description: ENOUGH,
    jobRole: 'engineer',
    jobPositionTypes: ['fulltime'],
    workplace: 'onsite',
    locations: [{ countryCode: 'DK' }],
    salaryType: 'competitive',
    receiveApplicants: 'platform',
    ...changes,
  });

describe('a job for which English is enough', () => {
  it('appears on page, API, list and facet when only its text says so', async () => {
    const { id } = await someJob(fixture.context, { description: ENOUGH });
    expect(await factsOf(id)).toEqual({
      onPage: true,
      isListed: true,
      quote: 'Our working language is English.',
    });
    const { suggestions } = await listOpenJobs(fixture.context, noFilters, { includeSuggestions: true });
    expect(suggestions?.englishEnough).toBe(1);
  });

  it('has the value of its field before that of its text, and still quotes the sentence', async () => {
    const { id } = await someJob(fixture.context, { description: ENOUGH, englishEnough: false });
    expect(await factsOf(id)).toEqual({ onPage: false, isListed: false, quote: 'Our working language is English.' });
    const other = await someJob(fixture.context, { description: '<p>English is not enough.</p>', englishEnough: true });
    expect(await factsOf(other.id)).toMatchObject({ onPage: true, isListed: true });
  });

  it('does not require another language in its fields', async () => {
    const { id } = await someJob(fixture.context, {
      description: ENOUGH,
      languages: [{ language: 'da', level: 'fluent' }],
    });
    expect(await factsOf(id)).toMatchObject({ onPage: null, isListed: false });
  });

  it('changes with the text, without a change of the fields', async () => {
    const { context } = fixture;
    const company = await someCompany(context);
    const { id } = await someJob(context, { companyId: company.id, description: ENOUGH });
    const admin = fixture.as({ actor: { kind: 'system', name: 'admin' } });
    await editJob(admin, id, input({ description: '<p>You speak Danish.</p>' }));
    expect(await factsOf(id)).toEqual({ onPage: null, isListed: false, quote: undefined });
    expect((await findJob(context, id)).job.languages).toEqual([{ language: 'da', level: '' }]);
    await editJob(admin, id, input({}));
    expect(await factsOf(id)).toMatchObject({ onPage: true, isListed: true });
    const [row] = await context.db.select().from(jobs).where(eq(jobs.id, id));
    expect(row).toMatchObject({ englishEnough: null, languages: [], relocation: 'notSaid' });
  });
});

describe('the facts of a text', () => {
  const shownOf = async (id: string) => (await findJob(fixture.context, id)).job.readFromText.englishEnough;

  it('are read when the text of an open job is written, and not for each view of its page', async () => {
    const { id } = await someJob(fixture.context, { description: ENOUGH });
    const englishEnough = { isEnough: false, quote: { text: 'Read before.', language: 'en' } };
    const facts = JSON.stringify({ languages: [], englishEnough, visa: null, relocation: null });
    await fixture.context.db.execute(sql`UPDATE job_search_texts SET facts = ${facts} WHERE job_id = ${id}`);
    expect(await shownOf(id)).toEqual(englishEnough);
  });

  it('are those of the new text of a job that was edited while it was paused', async () => {
    const { id } = await someJob(fixture.context, { description: '<p>English is not enough.</p>' });
    const admin = fixture.as({ actor: { kind: 'system', name: 'admin' } });
    await transition(admin, id, 'pause');
    await editJob(admin, id, input({}));
    expect(await shownOf(id)).toMatchObject({ isEnough: true });
  });
});

describe('an imported posting', () => {
  it('has the facts of its text, and those of a new text from the feed', async () => {
    const { context } = fixture;
    const company = await someCompany(context);
    await someJob(context, { companyId: company.id });
    const importText = (description: string) =>
      importPostings(
        context,
        documentOf(
          JSON.stringify({
            '@type': 'JobPosting',
            title: 'Gardener',
            description,
            url: 'https://jobs.lever.co/grov/1',
            identifier: 'g-1',
            hiringOrganization: { name: 'Grov' },
            jobLocation: { address: { addressLocality: 'Odense', addressCountry: 'DK' } },
          }),
          null,
        ),
        { companyKey: company.key },
      );
    const id = (await importText('<p>Du taler flydende dansk. Vi hjælper dig med visum.</p>')).items[0]?.jobId ?? '';
    expect((await findJob(context, id)).job).toMatchObject({
      languages: [{ language: 'da', level: 'fluent' }],
      visa: 'offered',
      relocation: 'notSaid',
    });
    await importText('<p>Vores arbejdssprog er engelsk.</p>');
    expect(await factsOf(id)).toMatchObject({ onPage: true, isListed: true });
    expect((await findJob(context, id)).job).toMatchObject({ languages: [], visa: 'notSaid' });
  });
});
