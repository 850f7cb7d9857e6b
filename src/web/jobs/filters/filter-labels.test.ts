import { describe, expect, it } from 'vitest';
import { noFilters } from '#domain/search/filters/filters.ts';
import { activeFilters, fullSearchLabel, searchLabel } from './filter-labels.server.ts';

const labelOf = (filters: Partial<typeof noFilters>) => searchLabel({ ...noFilters, ...filters });

describe('the label of a search', () => {
  it.each([
    [{}, 'in all countries'],
    [{ search: 'engineer', countryCodes: ['DK', 'SE'] }, '“engineer” in Denmark and Sweden'],
    [{ search: 'lead "machine learning"' }, 'lead “machine learning” in all countries'],
    [{ localities: ['Oslo', 'Bergen'], countryCodes: ['NO'] }, 'in Oslo and Bergen, Norway'],
    [{ location: 'denmark' }, 'in Denmark'],
    [{ location: 'danmark' }, 'in Denmark'],
    [{ location: 'mo i rana, norway' }, 'in Mo I Rana, Norway'],
    [{ location: 'København' }, 'in København'],
    [{ location: 'remote' }, 'remote in all countries'],
    [{ search: 'qa', location: 'Remote, Finland' }, '“qa” remote in Finland'],
  ])('%j reads %s', (filters, label) => {
    expect(labelOf(filters)).toBe(label);
  });

  it('names no countries where the words name a place', () => {
    const words = [{ label: 'Malmö', rest: 'säljare', isPlace: true as const }];
    expect(searchLabel({ ...noFilters, search: 'säljare i Malmö' }, words)).toBe('“säljare i Malmö”');
  });

  it.each([
    [{ countryCodes: ['NO'], roles: ['backenddeveloper'] }, 'Backend in Norway'],
    [{ location: 'Århus', salaryFrom: 40_000, salaryCurrency: 'DKK' }, 'Jobs in Århus, from 40\u00a0000 DKK'],
    [{ search: 'lead', roles: ['humanresources'], englishEnough: true }, '“lead”, HR, English is enough'],
    [{ location: 'remote', positionTypes: ['fulltime'] }, 'Remote jobs, full-time'],
    [{ isRemote: true }, 'Jobs, remote'],
  ])('%j with all of its filters reads %s', (filters, label) => {
    expect(fullSearchLabel({ ...noFilters, ...filters })).toBe(label);
  });

  it('a typed place becomes a removable filter with its usual capitals', () => {
    const [locationChip] = activeFilters({
      ...noFilters,
      search: 'qa',
      sorting: 'relevance',
      location: 'oslo',
      page: 3,
    });
    expect(locationChip).toEqual({ label: 'Oslo', href: '/jobs?search=qa' });
  });
});
