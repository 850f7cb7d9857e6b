import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { list, listExact, post, titlesFor } = jobSearches(fixture);
/** Those with a mention in their text, too. */
const allTitlesFor = async (search: string) => (await list({ search })).docs.map(({ title }) => title);

/** Posts jobs with these texts by title, all at the same moment. */
async function postTexts(texts: Record<string, string>): Promise<void> {
  for (const [title, description] of Object.entries(texts))
    await someJob(fixture.context, { title, jobRole: 'other', description: `<p>${description}</p>` });
}

describe('a short word that is typed with a Nordic letter', () => {
  it('finds no other word that lacks the letter', async () => {
    await postTexts({ Alfa: 'Du kan lage mat.', Beta: 'Du er læge.', Gamma: 'Du är läge.', Delta: 'Du er laege.' });
    for (const search of ['læge', 'läge', 'laege'])
      expect((await allTitlesFor(search)).toSorted(), search).toEqual(['Beta', 'Delta', 'Gamma']);
  });

  it('finds no longer word that begins without the letter', async () => {
    await post('Lagerist', 'Lægekonsulent');
    expect(await titlesFor('læge')).toEqual(['Lægekonsulent']);
  });

  it('finds its other forms, and no word that looks like one without the letter', async () => {
    await postTexts({ Alfa: 'Vi har et lager.', Beta: 'Vi taler med lægen.', Gamma: 'Vi taler med lægens hund.' });
    expect((await allTitlesFor('læge')).toSorted()).toEqual(['Beta', 'Gamma']);
  });

  it('does not mean a word of the vocabulary that lacks the letter', async () => {
    await post('Warehouse Worker', 'Lagermedarbejder');
    expect(await titlesFor('lager')).toHaveLength(2);
    for (const search of ['læger', 'lægerne', 'läger']) expect(await titlesFor(search), search).toEqual([]);
  });

  it('is found with a plain keyboard, too', async () => {
    await postTexts({ Alfa: 'Du kan lage mat.', Beta: 'Du er læge.' });
    expect((await titlesFor('lage')).toSorted()).toEqual(['Alfa', 'Beta']);
  });

  it('is the same word with the letters of another Nordic country', async () => {
    await post('Säljare', 'Kök', 'Sælger');
    expect((await titlesFor('køk')).toSorted()).toEqual(['Kök']);
    expect((await titlesFor('sälger')).toSorted()).toEqual(['Säljare', 'Sælger']);
  });
});

describe('a town', () => {
  it.each([
    ['København', ['kobenhavn', 'koebenhavn', 'købenavn', 'københavn']],
    ['Göteborg', ['goteborg', 'goeteborg', 'gøteborg', 'göteborg']],
    ['Malmö', ['malmo', 'malmoe', 'malmø', 'malmö']],
    ['Växjö', ['vaxjo', 'vaexjoe', 'væxjø', 'vaxjö', 'växjö']],
    ['Aarhus', ['aarhus', 'arhus', 'århus']],
  ])('%s is found on any keyboard: %j', async (town, spellings) => {
    const { context } = fixture;
    await someJob(context, { title: 'Alfa', jobRole: 'other', places: [town] });
    for (const search of spellings) expect((await listExact({ search })).docs, search).toHaveLength(1);
  });
});
