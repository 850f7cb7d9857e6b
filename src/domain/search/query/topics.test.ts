import { describe, expect, it } from 'vitest';
import { fold } from '#domain/site/fold.ts';
import { townNames } from '#domain/site/town-names.server.ts';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { topicsOfLongText, topicsOfOwnText } from '../vocabulary/topics.server.ts';
import { TOPIC_ENTRIES } from '../vocabulary/vocabulary.server.ts';
import { parseText, wordsIn } from './search-text.ts';
import { factsIn } from './typed-facts.server.ts';
import { groupsOf } from './word-groups.server.ts';

const fixture = rollbackFixture();
const { daysAgo, listExact, titlesFor } = jobSearches(fixture);

/** A baker at a startup that describes itself so, and a newer job at a startup that does something else. */
async function aPosting(intro: string, description = '<p>We are a team of ten.</p>') {
  const { context } = fixture;
  const startup = await someCompany(context, { intro });
  await someJob(context, { title: 'Host', jobRole: 'other', companyId: startup.id, publishedAt: daysAgo(9) });
  await someJob(context, { title: 'Guest', jobRole: 'other', description });
}

describe('a search for a topic', () => {
  eachRow([
    ['jag vill jobba med barn', 'An app for children who read slowly'],
    ['lapset', 'Vi bygger förskolor'],
    ['järnväg', 'Sensors for trains'],
    ['togene', 'Night trains across the Alps'],
    ['sveising', 'Robots that weld'],
    ['beekeeping', 'Bistader der vejer sig selv'],
    ['something with animals', 'Eläinten hyvinvointi ennen kaikkea'],
    ['metsä', 'Forest maps for owners'],
    ['metsäteollisuus', 'Kart over skogen'],
    ['veneet', 'Moorings for sailboats'],
    ['undervisning', 'Teaching material for schools'],
    ['sårvård', 'Pictures of wounds for nurses'],
    ['musik', 'Lessons for musicians'],
    ['eldre', 'Hjemmepleje der kommer til tiden'],
    ['sjúkrahús', 'Beds for hospitals'],
    ['vindmøller', 'New blades for old turbines'],
    ['sjømat', 'Sardines from a cannery'],
    ['järnväg och transport', 'Night trains across the Alps'],
    ['transport', 'Vi kører varer med lastbil'],
    ['norskkurs', 'A language app for newcomers'],
    ['skogbrann', 'Maps of heath fires and forest fires'],
    ['power to x', 'Elektrolyse til skibe'],
    ['textilåtervinning', 'Yarn from wool'],
    ['vannlekkasje', 'We listen for leaks in water pipes'],
    ['snöröjning', 'Which street to plough first when snow falls'],
  ])('%s finds the startup that says: %s', async (search, intro) => {
    await aPosting(intro);
    expect(await titlesFor(search)).toEqual(['Host']);
  });

  it('lists startups that work on it in the country of the language before titles elsewhere', async () => {
    const { context } = fixture;
    const startup = await someCompany(context, { intro: 'Fish, dried in the wind' });
    const where = { jobRole: 'other', companyId: startup.id } as const;
    await someJob(context, { ...where, title: 'Host', places: ['Oslo'], publishedAt: daysAgo(9) });
    await someJob(context, { ...where, title: 'Fish Host', places: ['Copenhagen'] });
    expect(await titlesFor('noe med fisk')).toEqual(['Host', 'Fish Host']);
    expect(await titlesFor('something with fish')).toEqual(['Fish Host', 'Host']);
  });

  it('lists startups of its industry in the country of the language before those about it elsewhere', async () => {
    const { context } = fixture;
    const abroad = await someCompany(context, { intro: 'Beehives that weigh themselves' });
    const atHome = await someCompany(context, {
      intro: 'Scales',
      whatWeDo: 'Scales for beehives',
      industries: ['agriculture'],
    });
    const where = { jobRole: 'other' } as const;
    await someJob(context, { ...where, companyId: abroad.id, title: 'Abroad', places: ['Copenhagen'] });
    await someJob(context, {
      ...where,
      companyId: atHome.id,
      title: 'Home',
      places: ['Oslo'],
      publishedAt: daysAgo(9),
    });
    expect(await titlesFor('noe med bier')).toEqual(['Home', 'Abroad']);
    expect(await titlesFor('something with bees')).toEqual(['Abroad', 'Home']);
  });

  it('lists startups that work on it before jobs that mention it', async () => {
    await aPosting('Beehives that weigh themselves', '<p>There are beehives on our roof.</p>');
    expect(await titlesFor('mehiläiset')).toEqual(['Host', 'Guest']);
  });

  it('finds the topics that it includes', async () => {
    await aPosting('A radar that sees birds');
    expect(await titlesFor('noget med dyr')).toEqual(['Host']);
    expect(await titlesFor('heste')).toEqual([]);
  });

  it('finds a name that spells its word with another letter', async () => {
    const { context } = fixture;
    const startup = await someCompany(context, { name: 'Wåste' });
    await someJob(context, { title: 'Host', jobRole: 'other', companyId: startup.id });
    for (const search of ['waste', 'wåste'])
      expect(await listExact(search), search).toMatchObject({ docs: [{ title: 'Host' }], total: 1 });
  });

  it('lists first the jobs of the startup with that name', async () => {
    const { context } = fixture;
    const startup = await someCompany(context, { name: 'Skjærgård' });
    await someJob(context, { title: 'Captain', jobRole: 'other', companyId: startup.id, publishedAt: daysAgo(20) });
    await aPosting('Maps of the archipelago');
    await someJob(context, { title: 'Coastline', jobRole: 'other' });
    expect(await titlesFor('skjærgård')).toEqual(['Captain', 'Host', 'Coastline']);
  });

  it.each(['at sea on boats', 'boats and the sea', 'båtar och havet'])(
    'finds jobs of either of two topics of one industry, those with both first: %s',
    async (text) => {
      const { context } = fixture;
      for (const [title, intro] of [
        ['Host', 'Boats that stay at sea'],
        ['Guest', 'Wood for boats'],
        ['Cook', 'Shoes'],
      ] as const) {
        const { id } = await someCompany(context, { intro });
        await someJob(context, {
          title,
          jobRole: 'other',
          companyId: id,
          publishedAt: daysAgo(title === 'Host' ? 9 : 1),
        });
      }
      expect(await titlesFor(text)).toEqual(['Host', 'Guest']);
    },
  );

  it('lists startups that work on it before one whose name only begins so', async () => {
    const { context } = fixture;
    const sea = await someCompany(context, { intro: 'Buoys for the sea' });
    const oats = await someCompany(context, { name: 'Havre' });
    await someJob(context, { title: 'Host', jobRole: 'other', companyId: sea.id, publishedAt: daysAgo(9) });
    await someJob(context, { title: 'Guest', jobRole: 'other', companyId: oats.id });
    expect(await titlesFor('hav')).toEqual(['Host', 'Guest']);
  });

  it('lists first the jobs of a startup that mention it themselves', async () => {
    const { context } = fixture;
    const startup = await someCompany(context, { intro: 'Beehives that weigh themselves' });
    const job = { jobRole: 'other', companyId: startup.id };
    await someJob(context, {
      ...job,
      title: 'Host',
      description: '<p>You open beehives.</p>',
      publishedAt: daysAgo(9),
    });
    await someJob(context, { ...job, title: 'Guest' });
    expect(await titlesFor('mehiläiset')).toEqual(['Host', 'Guest']);
  });

  it('lists first, of the startups that work on it, the jobs whose text has the very word', async () => {
    const { context } = fixture;
    const startup = await someCompany(context, { intro: 'Cameras for astronomers' });
    const description = '<p>You polish telescopes.</p>';
    const job = { jobRole: 'other', companyId: startup.id };
    await someJob(context, { title: 'Host', jobRole: 'other', description });
    await someJob(context, { ...job, title: 'Guide' });
    await someJob(context, { ...job, title: 'Polisher', description, publishedAt: daysAgo(9) });
    expect(await titlesFor('telescopes')).toEqual(['Polisher', 'Guide', 'Host']);
    expect(await titlesFor('telescope')).toEqual(['Polisher', 'Guide', 'Host']);
  });

  it('passes over everyday words of long texts', async () => {
    await aPosting('Rockets and ground stations', '<p>A role with space to grow, and kids are welcome.</p>');
    expect((await listExact({ search: 'space' })).docs.map(({ title }) => title)).toEqual(['Host']);
    expect((await listExact({ search: 'children' })).total).toBe(0);
  });

  it('lists titles with a word of another language last', async () => {
    const { context } = fixture;
    const fashion = await someCompany(context, { industries: ['fashion'] });
    await someJob(context, { title: 'Host', jobRole: 'other', companyId: fashion.id, publishedAt: daysAgo(9) });
    await someJob(context, { title: 'Pilot, Sleep Mode', jobRole: 'other' });
    expect(await titlesFor('mode')).toEqual(['Host', 'Pilot, Sleep Mode']);
    expect(await titlesFor('sleep mode')).toEqual(['Pilot, Sleep Mode']);
  });

  it('lists the very title first, even with a word that means the topic in searches only', async () => {
    const { context } = fixture;
    const factory = await someCompany(context, { intro: 'Software for factories and manufacturing' });
    await someJob(context, { title: 'Embedded Developer, Production', jobRole: 'other', publishedAt: daysAgo(9) });
    await someJob(context, { title: 'Embedded Developer, Signals', jobRole: 'other', companyId: factory.id });
    expect(await titlesFor('Embedded Developer, Production')).toEqual([
      'Embedded Developer, Production',
      'Embedded Developer, Signals',
    ]);
  });

  it('leaves the names of roles whole', async () => {
    const { context } = fixture;
    const games = await someCompany(context, { industries: ['gaming'] });
    await someJob(context, { title: 'Spiludvikler', jobRole: 'engineer' });
    await someJob(context, { title: 'Accountant', jobRole: 'finance', companyId: games.id });
    expect((await titlesFor('game developer'))[0]).toBe('Spiludvikler');
  });
});

it('no word of a topic is the name of a Nordic town', async () => {
  const towns = await townNames(fixture.context);
  expect(towns.size).toBeGreaterThan(500);
  const words = TOPIC_ENTRIES.flatMap(({ synonyms }) => synonyms.flatMap((synonym) => fold(synonym)));
  expect(words.filter((word) => towns.has(word))).toEqual([]);
});

it('a warehouse has no doctors, who differ from it by a letter', () => {
  const topics = (text: string) => factsIn(parseText(text).words).flatMap(({ fact }) => fact.lexemes);
  for (const search of ['lager', 'vinna á lager', 'lager oslo']) expect(topics(search), search).toEqual([]);
  const trades = (text: string) =>
    groupsOf(parseText(text)).flatMap(({ senses }) => senses.flatMap(({ keys }) => keys));
  expect(trades('lager')).not.toContain('doctor');
  for (const search of ['læger', 'laeger oslo']) expect(trades(search), search).toEqual(['doctor']);
});

describe('the topics of a text', () => {
  const own = (text: string) => [...topicsOfOwnText(wordsIn(text))];

  it.each([
    ['Vi skjuter upp våra satelliter', ['satellites']],
    ['Bankkonti for foreninger', ['banking', 'clubs']],
    ['We work together and train our models', []],
    ['Office space and data mining', []],
    ['Tag the far side', []],
  ])('of "%s" are %j', (text, topics) => {
    expect(own(text)).toEqual(topics);
  });

  it('are fewer in a long text, where everyday words name none', () => {
    expect(own('children and schools').sort()).toEqual(['children', 'schools']);
    expect([...topicsOfLongText(wordsIn('children and schools'))]).toEqual(['schools']);
  });
});
