import { describe, expect, it } from 'vitest';
import { type JobFilters, noFilters } from '../../domain/jobs/filters.ts';
import { meantAsFilter, meantWords } from './meant-as-filter.ts';

const meant = (search: string) => meantAsFilter({ ...noFilters, search, page: 2 });

describe('words that name a filter', () => {
  it.each<[string, Partial<JobFilters>, string]>([
    ['remote', { isRemote: true }, '2 remote jobs'],
    ['Remote developer', { isRemote: true, search: 'developer', sorting: 'relevance' }, '2 remote “developer” jobs'],
    ['studiejob', { positionTypes: ['student'] }, '2 student jobs'],
    ['deltid', { positionTypes: ['parttime'] }, '2 part-time jobs'],
  ])('%s is looked for as that filter', (search, filters, words) => {
    const found = meant(search);
    expect(found).toEqual({ ...noFilters, ...filters });
    expect(found && meantWords(found, 2)).toBe(words);
  });

  it('and no other words are', () => {
    expect(meant('zeppelin  captain')).toBeNull();
  });
});
