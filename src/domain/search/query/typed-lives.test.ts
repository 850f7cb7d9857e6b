import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { withDigits } from './typed-numbers.ts';

const fixture = rollbackFixture();
const { titlesFor, daysAgo } = jobSearches(fixture);
const post = (title: string, more: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, { title, jobRole: 'other', places: ['Oslo'], ...more });

describe('what people tell of their lives', () => {
  it.each([
    'min kone har fået job i odense så nu leder jeg efter noget i salg',
    'sales in odense, my children go to school there',
    'sales in odense with my partner, remote works too',
    'myyntityö odense, etätyökin kelpaa',
  ])('asks for no job of its own: %s', async (search) => {
    await post('Sales', { jobRole: 'sales', places: ['Odense'] });
    await post('Office Manager', { places: ['Odense'] });
    expect(await titlesFor(search)).toEqual(['Sales']);
  });

  it('names the surroundings of a town by the town', async () => {
    await post('Host', { places: ['Luleå'] });
    await post('Cook');
    for (const search of ['luleåtrakten', 'luleåregionen', 'luleå-området'])
      expect(await titlesFor(search), search).toEqual(['Host']);
  });

  it('takes either of two jobs whose names end alike', async () => {
    await post('Product Manager', { jobRole: 'productmanagement' });
    await post('Project Manager', { jobRole: 'projectmanagement' });
    expect(await titlesFor('i am new here, looking for product or project management')).toHaveLength(2);
  });

  it.each(['jobs outside oslo', 'jobb utenfor oslo'])(
    'leaves out the town, and lists its country first: %s',
    async (search) => {
      await post('Host');
      await post('Guide', { places: ['Bergen'], publishedAt: daysAgo(9) });
      await post('Cook', { places: ['Lund'] });
      expect(await titlesFor(search)).toEqual(['Guide', 'Cook']);
    },
  );

  it('means by IT without programming who plans, draws and supports', async () => {
    await post('Product Owner', { jobRole: 'productmanagement' });
    await post('Backend Developer', { jobRole: 'backenddeveloper' });
    await post('Cook');
    for (const search of ['it-jobb utan programmering', 'tech jobs not coding', 'it job uden kodning'])
      expect(await titlesFor(search), search).toEqual(['Product Owner']);
  });

  it.each(['hjemme kontor', 'deltids jobb'])('reads a compound in two words: %s', async (search) => {
    await post('Host', { workplace: 'hybrid', jobPositionTypes: ['parttime'] });
    await post('Cook');
    expect(await titlesFor(search)).toEqual(['Host']);
  });

  it.each([
    ['lønn over seks hundre tusen', 'lønn over 600000'],
    ['femtitusen i månaden', '50000 i månaden'],
    ['fifty-five thousand kroner', '55000 kroner'],
    ['femogfyrre tusind', '45000'],
    ['viisituhatta euroa', '5000 euroa'],
    ['one of a thousand', 'one of a thousand'],
  ])('has numbers in words: %s', (search, digits) => {
    expect(withDigits(search)).toBe(digits);
  });
});
