import { describe, expect, it } from 'vitest';
import { countChosen, noFilters, writeJobFilters } from './filters.ts';
import { readJobFilters } from './read-filters.ts';

const filtersOf = (query: string) => readJobFilters(new URLSearchParams(query));

describe('filters in an address', () => {
  it('reads every name of a filter', () => {
    expect(filtersOf('query=engineer').filters.search).toBe('engineer');
    expect(filtersOf('jobRoles=sales').filters).toEqual(filtersOf('roles=sales').filters);
    expect(filtersOf('jobPositionTypes=parttime').filters).toEqual(filtersOf('positionTypes=parttime').filters);
    expect(filtersOf('localities=Oslo').filters).toEqual(filtersOf('locality=Oslo').filters);
  });

  it('reads a repeated name, name[]= and a comma list alike', () => {
    const expected = ['sales', 'devops'];
    for (const query of [
      'roles=sales&roles=devops',
      'roles[]=sales&roles[]=devops',
      'roles=sales,devops',
      'roles=sales&jobRoles[1]=devops',
    ]) {
      expect(filtersOf(query).filters.roles, query).toEqual(expected);
    }
  });

  it('reads types of position by their id or key', () => {
    expect(filtersOf('positionTypes=5b8e46b3853f039706b6ea70,student').filters.positionTypes).toEqual([
      'fulltime',
      'student',
    ]);
  });

  it('writes the global goals by their numbers', () => {
    const { filters } = filtersOf('sdgs=13,7,2');
    expect(writeJobFilters(filters).getAll('sdgs')).toEqual(['2', '7', '13']);
  });

  it('reads groups of roles as roles', () => {
    expect(filtersOf('roles=development').filters.roles).toEqual(['development']);
  });

  it('reads the country REMOTE as remote and no country, and EU as a country', () => {
    expect(filtersOf('countryCode=REMOTE').filters).toMatchObject({ isRemote: true, countryCodes: [] });
    expect(filtersOf('countryCode=eu,dk&isRemote=1').filters).toMatchObject({
      isRemote: true,
      countryCodes: ['EU', 'DK'],
    });
  });

  it('reports and ignores unknown values of a filter', () => {
    const { filters, unknown } = filtersOf(
      'roles=wizard,sales&countryCode=NI&positionTypes=x&isPaid=maybe&salaryFrom=-1&page=0&sorting=best',
    );
    expect(filters).toMatchObject({ roles: ['sales'], countryCodes: [], positionTypes: [], page: 1, salaryFrom: null });
    expect(unknown.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'countryCode=NI',
      'roles=wizard',
      'positionTypes=x',
      'isPaid=maybe',
      'salaryFrom=-1',
      'sorting=best',
      'page=0',
    ]);
  });

  it('ignores parameters it does not know, also those that spoil objects', () => {
    const { filters, unknown } = filtersOf('utm_source=x&__proto__=1&constructor=2&__proto__[page]=9&toString=3');
    expect(unknown).toEqual([]);
    expect(filters).toEqual({ ...noFilters });
    expect(({} as { page?: unknown }).page).toBeUndefined();
  });

  it.each(['page=abc', 'page=1e3', 'page=1.5', 'page=-2', 'page=9999999'])('reports %s and shows page 1', (query) => {
    expect(filtersOf(query)).toMatchObject({ filters: { page: 1 }, unknown: [{ name: 'page' }] });
  });

  it('takes the last of a filter that holds one value', () => {
    expect(filtersOf('search=a&search=b&page=2&page=3').filters).toMatchObject({ search: 'b', page: 3 });
  });

  it('cuts a search at 200 characters and normalises its spaces', () => {
    expect([...filtersOf(`search=${encodeURIComponent('ø'.repeat(300))}`).filters.search]).toHaveLength(200);
    expect(filtersOf('search=%20data%0A%20analyst%00').filters.search).toBe('data analyst');
  });

  it('sorts only searches by relevance, unless the address names another order', () => {
    expect(filtersOf('search=x').filters.sorting).toBe('relevance');
    expect(filtersOf('search=x&sorting=newest').filters.sorting).toBe('newest');
    expect(filtersOf('sorting=relevance').filters.sorting).toBe('newest');
  });
});

describe('written filters', () => {
  it('give one address to the same filters', () => {
    const one = writeJobFilters(
      filtersOf('page=1&roles=sales,devops&search=x&sorting=relevance&countryCode=SE&countryCode=DK').filters,
    );
    const other = writeJobFilters(filtersOf('countryCode=DK,SE,DK&query=x&jobRoles[]=devops&jobRoles[]=sales').filters);
    expect(one.toString()).toBe(other.toString());
    expect(one.toString()).toBe('search=x&countryCode=DK&countryCode=SE&roles=devops&roles=sales');
  });

  it('give no address without filters', () => {
    expect(writeJobFilters(noFilters).toString()).toBe('');
  });

  it('can be read back', () => {
    const query =
      'search=a%26b+%22c%22&location=Aarhus%2C+Denmark&countryCode=EU&locality=K%C3%B8benhavn&roles=design&positionTypes=student' +
      '&isRemote=true&isPaid=true&englishEnough=true&salaryShown=true&salaryFrom=40000&salaryCurrency=DKK&sorting=newest&page=3';
    const { filters, unknown } = filtersOf(query);
    expect(unknown).toEqual([]);
    expect(writeJobFilters(filters).toString()).toBe(query);
    expect(filtersOf(writeJobFilters(filters).toString()).filters).toEqual(filters);
  });
});

it('counts the chosen filters without search and place', () => {
  expect(countChosen(noFilters)).toBe(0);
  expect(
    countChosen(
      filtersOf('search=x&location=Oslo&roles=sales,design&isPaid=1&salaryFrom=100&salaryCurrency=SEK').filters,
    ),
  ).toBe(4);
});
