import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { createCompany, editCompany } from '#domain/companies/commands.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { browserAt } from '#testing/browser.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { documentOf } from '../documents/document.ts';
import { importPostings } from '../run.server.ts';

const parts = authServices();

const database = rollbackFixture();
const client = apiClient(() => database.context);
const get = (path: string, cookie?: string) => browserAt(client, cookie).get(path);

/** Reads one posting of a company from its own careers page. */
async function importFrom(name: string, domain: string, title = 'Deckhand') {
  const posting = {
    '@type': 'JobPosting',
    title,
    description: '<p>Tie knots.</p>',
    url: `https://${domain}/jobs/${title}`,
    hiringOrganization: { name, sameAs: `https://${domain}` },
    jobLocation: { address: { addressLocality: 'Odense', addressCountry: 'DK' } },
  };
  const report = await importPostings(database.context, documentOf(JSON.stringify(posting), posting.url));
  const [job] = await database.context.db
    .select({ id: jobs.id, companyId: jobs.companyId, status: jobs.status })
    .from(jobs)
    .where(eq(jobs.id, report.items[0]?.jobId ?? ''));
  if (!job) throw new Error('nothing was imported');
  return job;
}

describe('the job of a company whose web domain a stranger typed into their profile', () => {
  it('goes to a separate startup that waits for approval, hidden from the stranger', async () => {
    const loke = await somebody(database.context, { emailVerifiedAt: null });
    const profile = { name: 'BigCorp', website: 'https://bigcorp.example', intro: '' };
    const squatter = await createCompany(database.as({ actor: loke.actor }), parts, profile);
    const job = await importFrom('BigCorp', 'bigcorp.example');
    const [employer] = await database.context.db.select().from(companies).where(eq(companies.id, job.companyId));
    expect(job).toMatchObject({ status: 'PENDING_COMPANY_APPROVAL' });
    expect(employer).toMatchObject({ status: 'PENDING', name: 'BigCorp' });
    expect(job.companyId).not.toBe(squatter.id);
    const again = await somebody(database.context, { member: [{ id: squatter.id }] });
    for (const { cookie } of [loke, again]) {
      expect((await get(`/jobs/single/${job.id}/hidden`, cookie)).status).toBe(404);
    }
  });

  it('goes to a separate startup when its board has only the name', async () => {
    const loke = await somebody(database.context);
    const squatter = await someCompany(database.context, {
      status: 'PENDING',
      name: 'BigCorp',
      website: null,
      domain: null,
    });
    await createCompany(database.as({ actor: loke.actor }), parts, { name: 'BigCorp', website: null, intro: '' });
    await somebody(database.context, { member: [{ id: squatter.id }] });
    const board = [
      {
        id: 'one',
        text: 'Deckhand',
        hostedUrl: 'https://jobs.lever.co/BigCorp/one',
        descriptionPlain: 'Tie knots.',
        categories: { location: 'Odense, Denmark' },
      },
    ];
    const report = await importPostings(
      database.context,
      documentOf(JSON.stringify(board), 'https://api.lever.co/v0/postings/BigCorp?mode=json'),
    );
    expect(report.newCompanies).toEqual(['BigCorp']);
  });

  it('is refused when the operator names a draft', async () => {
    const { key } = await someCompany(database.context, { status: 'DRAFT' });
    const document = documentOf('{"jobs":[],"meta":{"total":0}}', 'https://boards-api.greenhouse.io/v1/boards/x/jobs');
    await expect(importPostings(database.context, document, { companyKey: key })).rejects.toMatchObject({
      kind: 'absent',
    });
  });

  it('goes to the public startup that holds the domain, whatever another one writes', async () => {
    const fugl = await someCompany(database.context, { key: 'fugl', name: 'Fugl' });
    const other = await someCompany(database.context, { key: 'skjaergaard', name: 'Skjærgård' });
    const { actor } = await somebody(database.context, { member: [{ id: other.id }] });
    const profile = { name: 'Fugl', website: 'https://jobs.fugl.example', intro: '' };
    await editCompany(database.as({ actor }), 'skjaergaard', profile).catch(() => undefined);
    expect((await get('/companies/domain/fugl.example')).body.key).toBe('fugl');
    expect((await get('/companies/skjaergaard')).body.name).toBe('Skjærgård');
    for (const [name, domain] of [
      ['Fugl', 'fugl.example'],
      ['Fugl', 'jobs.fugl.example'],
      ['Fugl AS', 'fugl.example'],
    ] as const) {
      expect((await importFrom(name, domain, `Deckhand ${name} ${domain.length}`)).companyId).toBe(fugl.id);
    }
  });
});
