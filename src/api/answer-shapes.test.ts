import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someImage, someJob } from '#testing/posted-jobs.ts';

/** Shapes that strangers' programs have read for years (rules §1). */

const fixture = rollbackFixture();
const { call } = apiClient(() => fixture.context);

async function placeOf(name: string): Promise<number> {
  const { rows } = await fixture.context.db.execute<{ id: number }>(sql`
    SELECT id FROM places WHERE name = ${name} ORDER BY population DESC LIMIT 1`);
  return rows[0]?.id as number;
}

describe('a job over the API', () => {
  it('names the ends of its salary range twice', async () => {
    const range = { salaryType: 'range', salaryCurrency: 'DKK', salaryPeriod: 'month' };
    const { id } = await someJob(fixture.context, { ...range, salaryFrom: 5_500_00, salaryTo: 6_500_00 });
    const salaryRange = { min: 5500, max: 6500, from: 5500, to: 6500, currency: 'DKK', period: 'month' };
    expect((await call('/v2/jobs')).body.docs[0].salaryRange).toEqual(salaryRange);
    expect((await call(`/jobs/single/${id}`)).body.salaryRange).toEqual(salaryRange);
  });

  it('leaves out a salary range, logo and link that it does not have', async () => {
    const { id } = await someJob(fixture.context, { salaryType: 'competitive', link: null });
    await someJob(fixture.context, { salaryType: 'unpaid' });
    const { docs } = (await call('/v2/jobs')).body;
    for (const doc of [...docs, (await call(`/jobs/single/${id}`)).body]) {
      expect(Object.keys(doc)).not.toContain('salaryRange');
      expect(Object.keys(doc)).not.toContain('link');
      expect(Object.keys(doc.company)).not.toContain('logoImage');
    }
  });

  it('has the year in which its startup was founded as text, and the path of its logo', async () => {
    const logo = await someImage(fixture.context);
    const { id: companyId } = await someCompany(fixture.context, { founded: 2015, logoImageId: logo });
    const { id } = await someJob(fixture.context, { companyId });
    const company = { founded: '2015', logoImage: { path: `/images/${logo}` } };
    expect((await call('/v2/jobs')).body.docs[0].company).toMatchObject(company);
    expect((await call(`/jobs/single/${id}`)).body.company).toMatchObject(company);
  });
});

describe('a startup over the API', () => {
  it('says in the list, too, what it does and where it is', async () => {
    const logo = await someImage(fixture.context);
    const { id, key } = await someCompany(fixture.context, {
      whatWeDo: '<p>Ferries<script>x()</script></p>',
      founded: 2015,
      placeId: await placeOf('Aarhus'),
      address: 'Havnegade 1',
      logoImageId: logo,
    });
    await fixture.context.db.execute(
      sql`INSERT INTO company_countries (company_id, position, country_code) VALUES (${id}, 1, 'NO')`,
    );
    const expected = {
      whatWeDo: '<p>Ferries</p>',
      founded: '2015',
      logoImage: { path: `/images/${logo}`, url: `/images/${logo}/thumbnail`, width: 1000, height: 500 },
      countries: [
        {
          countryCode: 'DK',
          country: 'Denmark',
          location: { country: 'Denmark', city: 'Aarhus', address: 'Havnegade 1' },
        },
        { countryCode: 'NO', country: 'Norway', location: { country: 'Norway', city: null, address: null } },
      ],
    };
    expect((await call('/companies')).body.docs).toMatchObject([expected]);
    expect((await call(`/companies/${key}`)).body).toMatchObject(expected);
  });

  it('has no logo and no year where it gave none', async () => {
    await someCompany(fixture.context, { founded: null });
    const [doc] = (await call('/companies')).body.docs;
    expect(doc.founded).toBeNull();
    expect(Object.keys(doc)).not.toContain('logoImage');
  });

  it('can be found by the number of its employees', async () => {
    const small = await someCompany(fixture.context, { numberOfEmployees: '1-10' });
    const large = await someCompany(fixture.context, { numberOfEmployees: '500+' });
    await someCompany(fixture.context, { numberOfEmployees: null });
    const keysFor = async (query: string) => {
      const { docs, total } = (await call(`/companies?countryCodes=DK&${query}`)).body;
      expect(total).toBe(docs.length);
      return docs.map((company: { id: string }) => company.id).sort();
    };
    expect(await keysFor('numberOfEmployees=1-10')).toEqual([small.id]);
    expect(await keysFor('numberOfEmployees=1-10,500%2B')).toEqual([small.id, large.id].sort());
    // An unescaped plus arrives as a space.
    expect(await keysFor('numberOfEmployees=500+')).toEqual([large.id]);
    expect((await call('/companies?numberOfEmployees=12')).body.details.fields).toEqual({
      numberOfEmployees: '"12" is not a valid value.',
    });
    const { suggestions } = (await call('/companies?numberOfEmployees=1-10')).body;
    expect(suggestions.countries).toEqual({ DK: 1 });
  });
});
