import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { list, titlesFor, post } = jobSearches(fixture);

const titlesInOrder = async (search: string) => (await titlesFor(search)).sort();

describe('"or" between two searches', () => {
  it.each(['sælger eller marketing', 'salesperson or marketing', 'myyjä tai markkinointi', 'sölumaður eða markaðsmál'])(
    'finds either: %s',
    async (search) => {
      await post('Selger', 'Markedsfører', 'Host');
      expect(await titlesInOrder(search)).toEqual(['Markedsfører', 'Selger']);
    },
  );

  it('shares a place, a kind and a level', async () => {
    await someJob(fixture.context, { title: 'Sælger', places: ['Aarhus'] });
    await someJob(fixture.context, { title: 'Marketing Manager', places: ['Aarhus'] });
    await someJob(fixture.context, { title: 'Säljare', places: ['Malmö'] });
    await someJob(fixture.context, { title: 'Host', places: ['Aarhus'], jobRole: 'other' });
    expect(await titlesInOrder('sælger eller marketing i Aarhus')).toEqual(['Marketing Manager', 'Sælger']);
    const { understood } = await list({ search: 'sælger eller marketing i Aarhus' });
    expect(understood).toEqual([{ label: 'Aarhus', rest: 'sælger eller marketing i', isPlace: true }]);
  });

  it('chooses between places', async () => {
    for (const place of ['Oslo', 'Bergen', 'Malmö'])
      await someJob(fixture.context, { title: `Host, ${place}`, jobRole: 'other', places: [place] });
    expect(await titlesInOrder('host in Oslo or Bergen')).toEqual(['Host, Bergen', 'Host, Oslo']);
    const { understood } = await list({ search: 'host Oslo eller Bergen' });
    expect(understood).toEqual([{ label: 'Oslo or Bergen', rest: 'host', isPlace: true }]);
  });

  it('keeps the place of each search where both name one', async () => {
    await someJob(fixture.context, { title: 'Sælger', places: ['Aarhus'] });
    await someJob(fixture.context, { title: 'Marketing Manager', places: ['København'] });
    await someJob(fixture.context, { title: 'Sales Manager', places: ['København'] });
    expect(await titlesInOrder('sælger i Aarhus eller marketing i København')).toEqual(['Marketing Manager', 'Sælger']);
  });

  it('shares the end of a phrase', async () => {
    await post('Product Manager', 'Project Manager', 'Host');
    expect(await titlesInOrder('product or project manager')).toEqual(['Product Manager', 'Project Manager']);
  });

  it('joins whole searches, each with words of its own', async () => {
    await post('Data Scientist', 'React Developer', 'Host');
    expect(await titlesInOrder('data scientist or react developer')).toEqual(['Data Scientist', 'React Developer']);
  });

  it('is a word at the beginning, at the end and in quotation marks', async () => {
    await post('Now or Never', 'Never Host');
    expect(await titlesFor('"now or never"')).toEqual(['Now or Never']);
    expect(await titlesFor('never or')).toEqual(['Now or Never', 'Never Host'].toSorted());
    expect((await titlesFor('now or never'))[0]).toBe('Now or Never');
  });
});

describe('a small town in another part of Europe', () => {
  it('is meant after a preposition or with a capital letter, and not as an everyday word', async () => {
    await someJob(fixture.context, { title: 'Host', jobRole: 'other' });
    const places = async (search: string) =>
      (await list({ search })).understood.map(({ label }) => label).filter((label) => label === 'Lens');
    expect(await places('host lens')).toEqual([]);
    expect(await places('host Lens')).toEqual(['Lens']);
    expect(await places('host in lens')).toEqual(['Lens']);
  });
});

describe('words for managers and compounds', () => {
  it('reads a lone "chef" as a manager, after the cooks that a title calls so', async () => {
    await post('Chef');
    expect((await titlesFor('chef'))[0]).toBe('Chef');
    await post('Lead Developer', 'Head of Marketing', 'Driftledare', 'Lagerchef', 'Host');
    expect(await titlesInOrder('chef')).toEqual(['Chef', 'Driftledare', 'Head of Marketing', 'Lagerchef']);
  });

  it.each([
    ['prosjekt leder', 'Prosjektleder'],
    ['prosjekt leder', 'Project Manager'],
    ['asiakas palvelu', 'Customer Support Specialist'],
    ['projektledarjobb', 'Projektledare'],
    ['säljarjobb', 'Säljare'],
    ['asiakaspalvelutyö', 'Customer Support Specialist'],
    ['forritarastarf', 'Forritari'],
    ['vef forritari', 'Vefforritari'],
  ])('finds for "%s" the title %s', async (search, title) => {
    await post(title, 'Host');
    expect(await titlesFor(search)).toEqual([title]);
  });
});
