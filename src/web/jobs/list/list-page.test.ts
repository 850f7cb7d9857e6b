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
  ['locality=Copenhagen', 'in Copenhagen', ['Copenhagen']],
  ['locality=oslo&locality=BERGEN', 'in Oslo and Bergen', ['Oslo', 'Bergen']],
  ['location=kobenhavn,+denmark', 'in København, Denmark', ['København, Denmark']],
  ['location=copenhagen', 'in Copenhagen', ['Copenhagen']],
  ['location=mo+i+rana', 'in Mo i Rana', ['Mo i Rana']],
  ['location=skane', 'in Skåne', ['Skåne']],
  ['location=remote,+finland', 'remote in Finland', ['Remote, Finland']],
])('the list of jobs at %s writes places by their name', async (query, label, chips) => {
  const shown = await listAt(query);
  expect(shown.label).toBe(label);
  expect(shown.active.map((chip) => chip.label)).toEqual(chips);
});

it.each([
  ['tromso', 'Tromsø'],
  ['Copenhagen', 'København'],
  ['helsingfors', 'Helsinki'],
  ['Copenhagen&locality=kobenhavn', 'København'],
])('the list of jobs in the city %s has %s chosen, with its number', async (typed, city) => {
  await someJob(fixture.context, { title: 'Kelp Farmer', places: [city] });
  const { filters, list, active, label } = await listAt(`locality=${typed}`);
  expect(filters.localities).toEqual([city]);
  expect(list.suggestions.localities[city]).toBe(1);
  expect(active.map((chip) => chip.label)).toEqual([city]);
  expect(label).toBe(`in ${city}`);
});

it.each([
  ['location=tromso', 'As searched: Tromsø'],
  ['location=remote,+skane', 'As searched: Remote, Skåne'],
  ['locality=oslo&locality=bergen', 'One more city'],
  ['countryCode=NO', 'Any city'],
])('the choice of cities at %s begins with %s', async (query, choice) => {
  expect((await listAt(query)).anyCity).toBe(choice);
});

async function listAt(query: string) {
  const page = await loadPage(loader, fixture.context, { path: `/jobs?${query}` });
  if (!('data' in page)) throw new Error('There is no page.');
  return JSON.parse(page.data as string) as {
    label: string;
    anyCity: string;
    active: { label: string }[];
    filters: { localities: string[] };
    list: { suggestions: { localities: Record<string, number> } };
  };
}
