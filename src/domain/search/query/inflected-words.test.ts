import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { daysAgo, list, titlesFor } = jobSearches(fixture);

/** Posts jobs with these texts. The last one is the newest. */
async function postTexts(textLanguage: string, texts: Record<string, string>): Promise<void> {
  const entries = Object.entries(texts);
  for (const [at, [title, description]] of entries.entries())
    await someJob(fixture.context, {
      ...{ title, textLanguage, jobRole: 'other', publishedAt: daysAgo(entries.length - at) },
      description: `<p>${description}</p>`,
    });
}

describe('a word outside the vocabulary finds jobs that have another form of it, after those that have the form itself', () => {
  eachRow<[language: string, code: string, typed: string, exact: string, other: string]>([
    ['Danish', 'da', 'lageret', 'Du passer lageret.', 'Du kender et lager.'],
    ['Danish', 'da', 'hjemmesider', 'Vi bygger hjemmesider.', 'Vi har en hjemmeside.'],
    ['Danish', 'da', 'mænd', 'Vi ansætter mænd.', 'Vi mangler en mand.'],
    ['Swedish', 'sv', 'verkstaden', 'Du arbetar i verkstaden.', 'Vi har en verkstad.'],
    ['Swedish', 'sv', 'böcker', 'Du skriver böcker.', 'Du har skrivit en bok.'],
    ['Bokmål', 'no', 'vinduene', 'Du vasker vinduene.', 'Du har et vindu.'],
    ['Bokmål', 'nb', 'bøkene', 'Du leser bøkene.', 'Du har lest en bok.'],
    ['Nynorsk', 'nn', 'skulane', 'Du vitjar skulane.', 'Du har gått på ein skule.'],
    ['Finnish', 'fi', 'varastossa', 'Työskentelet varastossa.', 'Meillä on varasto.'],
    ['Finnish', 'fi', 'tuotannon', 'Kehität tuotannon laatua.', 'Meillä on oma tuotanto.'],
    ['Icelandic', 'is', 'verslunum', 'Þú vinnur í verslunum.', 'Við rekum eina verslun.'],
    ['Icelandic', 'is', 'hendur', 'Þú hefur tvær hendur.', 'Þú hefur eina hönd.'],
    ['English', 'en', 'warehouses', 'You visit warehouses.', 'You know our warehouse.'],
    ['English', 'en', 'women', 'We hire women.', 'We look for a woman.'],
  ])('in %s (%s): %s', async (_, code, search, exact, other) => {
    await postTexts(code, { Alfa: exact, Beta: other, Gamma: 'Zzz.' });
    expect(await titlesFor(search)).toEqual(['Alfa', 'Beta']);
  });

  it('but no word that only joins others', async () => {
    await postTexts('da', { Alfa: 'Du finder et theme.', Beta: 'Vi ser them.' });
    await postTexts('en', { Gamma: 'A theme.', Delta: 'You help them.' });
    expect((await titlesFor('theme')).toSorted()).toEqual(['Alfa', 'Gamma']);
  });

  it('in titles before texts', async () => {
    await postTexts('no', {
      'Ansvar for vinduet': 'Ok.',
      Alfa: 'Du kjenner vinduene.',
      Beta: 'Du kjenner et vindu.',
    });
    expect(await titlesFor('vinduene')).toEqual(['Ansvar for vinduet', 'Alfa', 'Beta']);
  });

  it('in the title of a Danish job with an English text', async () => {
    await someJob(fixture.context, { title: 'Svejseren Bo', jobRole: 'other', places: [['DK', 'Aarhus']] });
    expect(await titlesFor('svejsere')).toEqual(['Svejseren Bo']);
  });

  it('at the end of a compound', async () => {
    await postTexts('da', {
      Alfa: 'Vi ansætter fagmænd.',
      Beta: 'Vi mangler en fagmand.',
      Gamma: 'Vi mangler en mand.',
    });
    expect(await titlesFor('fagmand')).toEqual(['Beta', 'Alfa']);
  });

  it('beside other words', async () => {
    await postTexts('sv', { Alfa: 'Du svetsar i en verkstad.', Beta: 'Vi har en verkstad.' });
    expect(await titlesFor('svetsar verkstaden')).toEqual(['Alfa']);
  });
});

describe('another form of a word', () => {
  it('is no typo: the words as typed stay, and no similar word is searched for', async () => {
    await postTexts('no', { Butikk: 'Ok.', Butikkenes: 'Ok.', Buttikkene: 'Ok.' });
    const matches = await list({ search: 'butikkene' });
    expect(matches.searchedFor).toBeNull();
    expect(matches.docs.filter(({ relaxed }) => relaxed === undefined).map(({ title }) => title)).toEqual([
      'Butikkenes',
      'Butikk',
    ]);
  });

  it('is not sought between languages', async () => {
    await postTexts('da', { Alfa: 'Er du gifte?' });
    await postTexts('en', { Beta: 'You wrap gifts.', Gamma: 'You wrap a gift.' });
    expect(await titlesFor('gifts')).toEqual(['Beta', 'Gamma']);
  });

  it('is not sought for a word in quotes', async () => {
    await postTexts('no', { Alfa: 'Du kjenner en butikk.', Beta: 'Du kjenner butikkene.' });
    expect(await titlesFor('"butikkene"')).toEqual(['Beta']);
  });

  it('is found for a name of a topic, too, whose everyday forms name the topic only in titles', async () => {
    await postTexts('no', { Alfa: 'Vi har et lager.' });
    expect(await titlesFor('lageret')).toEqual(['Alfa']);
  });

  it('is not every word that begins alike: a short stem belongs to several words', async () => {
    await postTexts('no', { Alfa: 'Vi har et lager.', Beta: 'Vi er et lag.' });
    expect(await titlesFor('lageret')).toEqual(['Alfa']);
  });
});
