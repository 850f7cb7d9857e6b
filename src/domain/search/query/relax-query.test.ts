import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { list, post, titlesFor } = jobSearches(fixture);

describe('a search without results', () => {
  it('drops its least informative word, and the list tells the relaxed search', async () => {
    await post('Data Analyst', 'Baker');
    const { docs, searchedFor } = await list({ search: 'junior data analyst' });
    expect([docs.map((job) => job.title), searchedFor]).toEqual([['Data Analyst'], 'data analyst']);
    expect((await list({ search: 'data zeppelin' })).total).toBe(0);
    expect((await list({ search: 'zeppelin airship captain' })).total).toBe(0);
  });

  it('with two words drops a level or a kind of person, and nothing else', async () => {
    await post('Senior Developer', 'Udvikler', 'Logistics Manager');
    const { docs, searchedFor } = await list({ search: 'junior utvecklare' });
    expect([docs.map((job) => job.title), searchedFor]).toEqual([['Udvikler'], 'utvecklare']);
    expect(await titlesFor('logistics specialist')).toEqual(['Logistics Manager']);
    expect((await list({ search: 'zeppelin utvecklare' })).total).toBe(0);
  });

  it('drops fillers before its role and its city', async () => {
    await someJob(fixture.context, { title: 'Mechanical Engineer', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Baker', places: ['Oslo'], description: '<p>Who likes boats?</p>' });
    expect(await titlesFor('mechanical engineer who likes boats')).toEqual(['Mechanical Engineer']);
    expect(await titlesFor('mechanical engineer zeppelin boats oslo')).toEqual(['Mechanical Engineer']);
  });

  it.each([
    'looking for a job as product manager in oslo',
    'jeg søger arbejde som produktchef i oslo',
    'jag söker jobb som produktchef i oslo',
    'jeg søker jobb som produktsjef i oslo',
    'etsin töitä tuotepäällikkönä oslossa',
    'ég leita að starfi sem vörustjóri í ósló',
  ])('finds the role and the city of a sentence: %s', async (sentence) => {
    await someJob(fixture.context, { title: 'Product Manager', places: ['Oslo'], jobRole: 'other' });
    await someJob(fixture.context, { title: 'Product Manager', places: ['Bergen'], jobRole: 'other' });
    await someJob(fixture.context, { title: 'Baker', places: ['Oslo'], jobRole: 'other' });
    const { docs } = await list({ search: sentence });
    expect(docs.map((job) => [job.title, job.locations[0]?.locality])).toEqual([['Product Manager', 'Oslo']]);
  });

  it('corrects a misspelled city', async () => {
    await someJob(fixture.context, { title: 'Developer', places: ['Stockholm'] });
    await someJob(fixture.context, { title: 'Developer', places: ['Oslo'] });
    const { total, searchedFor } = await list({ search: 'utvecklare stokholm' });
    expect([total, searchedFor]).toEqual([1, 'utvecklare stockholm']);
  });

  it('corrects the misspelled English name of a city', async () => {
    await someJob(fixture.context, { title: 'Developer', places: ['København'] });
    const { total, searchedFor } = await list({ search: 'udvikler copenhgen' });
    expect([total, searchedFor]).toEqual([1, 'udvikler copenhagen']);
  });

  it('ignores words for vacancies', async () => {
    await post('Designer', 'Baker');
    expect(await titlesFor('lediga jobb designer')).toEqual(['Designer']);
    expect(await titlesFor('ledig stilling som designer')).toEqual(['Designer']);
  });

  it('finds hybrid jobs by the word hybrid', async () => {
    await someJob(fixture.context, { title: 'Designer', workplace: 'hybrid' });
    await someJob(fixture.context, { title: 'Designer at Sea', workplace: 'onsite' });
    expect(await titlesFor('hybrid designer')).toEqual(['Designer']);
  });

  it('finds a misspelled role in every language', async () => {
    await post('Utvikler', 'Product Owner');
    expect(await titlesFor('utveklare')).toEqual(['Utvikler']);
    expect(await titlesFor('prodct ownr')).toEqual(['Product Owner']);
  });
});
