import { expect, it } from 'vitest';
import { newPageCaching } from '#server/page-cache/page-caching.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { loader } from './list.page.tsx';

const fixture = rollbackFixture();

it('the list of jobs counts a search whose words alone find nothing', async () => {
  await someJob(fixture.context, { title: 'Kelp Farmer', places: ['Oslo'] });
  const countedWords = async (query: string) => {
    const caching = newPageCaching('');
    await loadPage(loader, fixture.context, { path: `/jobs?${query}`, caching });
    return caching.emptySearch;
  };
  expect(await countedWords('search=zeppelinwright')).toBe('zeppelinwright');
  expect(await countedWords('search=kelp+farmer')).toBeUndefined();
  expect(await countedWords('search=kelp+farmer&countryCode=DK'), 'the filter finds nothing').toBeUndefined();
  expect(await countedWords('countryCode=DK'), 'no words').toBeUndefined();
});

it('an empty list offers the jobs of the place without the words, with their number', async () => {
  await someJob(fixture.context, { title: 'Kelp Farmer', places: ['Oslo'] });
  const offered = async (query: string) => {
    const page = await loadPage(loader, fixture.context, { path: `/jobs?${query}` });
    if (!('data' in page)) throw new Error('There is no page.');
    return (JSON.parse(page.data as string) as { alternatives: unknown }).alternatives;
  };
  expect(await offered('search=zeppelinwright&locality=Oslo')).toEqual([
    { label: 'Without “zeppelinwright”: 1 job', href: '/jobs?locality=Oslo' },
  ]);
  expect(await offered('search=zeppelinwright&locality=Bergen'), 'no other empty list').toEqual([]);
});

it.each([
  ['location=tromso', 'in Tromsø', ['Tromsø']],
  ['locality=tromso', 'in Tromsø', ['Tromsø']],
  ['locality=oslo&locality=BERGEN', 'in Oslo and Bergen', ['Oslo', 'Bergen']],
  ['location=kobenhavn,+denmark', 'in København, Denmark', ['København, Denmark']],
  ['location=copenhagen', 'in Copenhagen', ['Copenhagen']],
  ['location=mo+i+rana', 'in Mo i Rana', ['Mo i Rana']],
  ['location=skane', 'in Skåne', ['Skåne']],
  ['location=remote,+finland', 'remote in Finland', ['Remote, Finland']],
])('the list of jobs at %s writes places by their name', async (query, label, chips) => {
  const page = await loadPage(loader, fixture.context, { path: `/jobs?${query}` });
  if (!('data' in page)) throw new Error('There is no page.');
  const shown = JSON.parse(page.data as string) as { label: string; active: { label: string }[] };
  expect(shown.label).toBe(label);
  expect(shown.active.map((chip) => chip.label)).toEqual(chips);
});

it('the list of jobs in a city that was typed without its letters has that city chosen', async () => {
  await someJob(fixture.context, { title: 'Kelp Farmer', places: ['Tromsø'] });
  const page = await loadPage(loader, fixture.context, { path: '/jobs?locality=tromso' });
  if (!('data' in page)) throw new Error('There is no page.');
  const { filters, list } = JSON.parse(page.data as string) as {
    filters: { localities: string[] };
    list: { suggestions: { localities: Record<string, number> } };
  };
  expect(filters.localities).toEqual(['Tromsø']);
  expect(list.suggestions.localities.Tromsø).toBe(1);
});
