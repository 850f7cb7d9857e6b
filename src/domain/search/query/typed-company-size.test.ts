import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { typedCompanySizeIn } from './typed-company-size.ts';

describe('the size of a startup in a search', () => {
  it.each([
    ['fewer than ten employees', 'Fewer than 10 employees', '1-10'],
    ['färre än tio anställda', 'Fewer than 10 employees', '1-10'],
    ['udvikler i firma med under 50 ansatte', 'Fewer than 50 employees', '1-10 11-50'],
    ['mindre enn 20 ansatte', 'Fewer than 20 employees', '1-10 11-50'],
    ['alle kymmenen työntekijää', 'Fewer than 10 employees', '1-10'],
    ['færri en tíu starfsmenn', 'Fewer than 10 employees', '1-10'],
    ['få ansatte', 'Up to 10 employees', '1-10'],
    ['opptil 50 tilsette', 'Up to 50 employees', '1-10 11-50'],
    ['startup with 11-50 people', '11–50 employees', '11-50'],
    ['mellan 10 och 50 anställda', '10–50 employees', '11-50'],
    ['more than 100 employees', 'More than 100 employees', '101-250 251-500 500+'],
    ['yli 500 henkilöä', 'More than 500 employees', '500+'],
  ])('%s: %s', (search, label, keys) => {
    expect(typedCompanySizeIn(search)).toMatchObject({ label, keys: keys.split(' ') });
  });

  it.each([
    'lead 10 people',
    'under 30 min from Oslo',
    '"fewer than ten employees"',
    'ansatte folk',
    'få folk til å trives',
  ])('is not in %s', (search) => {
    expect(typedCompanySizeIn(search)).toBeNull();
  });
});

describe('a search that names a size', () => {
  const fixture = rollbackFixture();
  const { list, titlesFor, listExact } = jobSearches(fixture);
  const post = async (title: string, numberOfEmployees: string) => {
    const company = await someCompany(fixture.context, { numberOfEmployees });
    await someJob(fixture.context, { title, companyId: company.id });
  };

  it('finds jobs in startups of that size alone, with a chip that takes it off', async () => {
    await post('Host', '1-10');
    await post('Host, Harbour', '51-100');
    expect(await titlesFor('firma med färre än tio anställda')).toEqual(['Host']);
    const { understood } = await list('search=host+in+a+company+with+fewer+than+ten+employees');
    expect(understood).toEqual([{ label: 'Fewer than 10 employees', rest: 'host in a company with' }]);
  });

  it('lists startups first whose size surely is as typed', async () => {
    await post('Host', '1-10');
    await post('Host, Harbour', '11-50');
    await post('Host, Quay', '51-100');
    expect(await titlesFor('small company with less than 20 people')).toEqual(['Host', 'Host, Harbour']);
    expect((await titlesFor('under 50 ansatte')).toSorted()).toEqual(['Host', 'Host, Harbour']);
  });

  it('gives way to a size that is chosen, and for a page that it does not fill', async () => {
    await post('Host', '1-10');
    await post('Host, Harbour', '51-100');
    const chosen = await listExact({ search: 'host fewer than ten employees', numberOfEmployees: '51-100' });
    expect(chosen.docs.map(({ title }) => title)).toEqual(['Host, Harbour']);
    const { docs } = await list('search=host+under+10+ansatte');
    expect(docs.map(({ title, relaxed }) => [title, relaxed])).toEqual([
      ['Host', undefined],
      ['Host, Harbour', 'Without under 10 ansatte'],
    ]);
  });
});
