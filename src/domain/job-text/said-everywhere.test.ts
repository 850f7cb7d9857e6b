import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '#database/tables/jobs.server.ts';
import { documentOf } from '#domain/import/document.ts';
import { importPostings } from '#domain/import/run.server.ts';
import { editJob } from '#domain/jobs/commands.server.ts';
import { type JobInput, jobInput } from '#domain/jobs/inputs.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { world } from '#testing/world.ts';

const here = world();
const ENOUGH = '<p>We make maps. Our working language is English.</p>';

/** What the page and the API say, and what the list finds: they must be one answer. */
async function everywhere(id: string) {
  const { job } = await findJob(here.context, id);
  const { docs } = await listOpenJobs(here.context, { ...noFilters, englishEnough: true });
  return {
    said: job.englishEnough,
    isListed: docs.some((one) => one.id === id),
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

describe('that English is enough', () => {
  it('is read from the text where nobody entered it, by page, API, list and facet alike', async () => {
    const { id } = await someJob(here.context, { description: ENOUGH });
    expect(await everywhere(id)).toEqual({
      said: true,
      isListed: true,
      quote: 'Our working language is English.',
    });
    const { suggestions } = await listOpenJobs(here.context, noFilters, { includeSuggestions: true });
    expect(suggestions?.englishEnough).toBe(1);
  });

  it('is what a person entered, with the sentence beside it', async () => {
    const { id } = await someJob(here.context, { description: ENOUGH, englishEnough: false });
    expect(await everywhere(id)).toEqual({ said: false, isListed: false, quote: 'Our working language is English.' });
    const other = await someJob(here.context, { description: '<p>English is not enough.</p>', englishEnough: true });
    expect(await everywhere(other.id)).toMatchObject({ said: true, isListed: true });
  });

  it('is not read into a job for which another language was entered', async () => {
    const { id } = await someJob(here.context, {
      description: ENOUGH,
      languages: [{ language: 'da', level: 'fluent' }],
    });
    expect(await everywhere(id)).toMatchObject({ said: null, isListed: false });
  });

  it('is read again when the text changes, and what was entered is not written over', async () => {
    const { context } = here;
    const company = await someCompany(context);
    const { id } = await someJob(context, { companyId: company.id, description: ENOUGH });
    const admin = here.as({ actor: { kind: 'system', name: 'admin' } });
    await editJob(admin, id, input({ description: '<p>You speak Danish.</p>' }));
    expect(await everywhere(id)).toEqual({ said: null, isListed: false, quote: undefined });
    expect((await findJob(context, id)).job.languages).toEqual([{ language: 'da', level: '' }]);
    await editJob(admin, id, input({}));
    expect(await everywhere(id)).toMatchObject({ said: true, isListed: true });
    const [row] = await context.db.select().from(jobs).where(eq(jobs.id, id));
    expect(row).toMatchObject({ englishEnough: null, languages: [], relocation: 'notSaid' });
  });
});

describe('an imported posting', () => {
  it('says what its text says, and again what it says when the feed brings another text', async () => {
    const { context } = here;
    const company = await someCompany(context);
    await someJob(context, { companyId: company.id });
    const bring = (description: string) =>
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
    const id = (await bring('<p>Du taler flydende dansk. Vi hjælper dig med visum.</p>')).items[0]?.jobId ?? '';
    expect((await findJob(context, id)).job).toMatchObject({
      languages: [{ language: 'da', level: 'fluent' }],
      visa: 'offered',
      relocation: 'notSaid',
    });
    await bring('<p>Vores arbejdssprog er engelsk.</p>');
    expect(await everywhere(id)).toMatchObject({ said: true, isListed: true });
    expect((await findJob(context, id)).job).toMatchObject({ languages: [], visa: 'notSaid' });
  });
});
