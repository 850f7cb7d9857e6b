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
