import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { wordsIn } from '../query/search-text.ts';
import { occupationsIn, occupationsOfTitle, readOccupations } from './occupations.server.ts';

const fixture = rollbackFixture();
const { daysAgo, post, relaxedFor, titlesFor } = jobSearches(fixture);

const FILE = readFileSync(new URL('esco-occupations.tsv', import.meta.url), 'utf8');

describe('a search for the name of an occupation that only ESCO knows', () => {
  it.each([
    ['sotare', 'Skorstensfejer'],
    ['skorstensfejere', 'Sotare'],
    ['sotaren', 'Senior Chimney Sweeper, Roofs'],
    ['chemical engineer', 'Kemiingeniør'],
    ['chemical engineers', 'Kemiingeniør'],
  ])('finds titles with another of its names: %s finds %s', async (search, title) => {
    await post(title, 'Sales Manager');
    expect(await titlesFor(search)).toEqual([title]);
  });

  it('lists titles as typed first, and what our own words find before its other names', async () => {
    await post('Sotare', 'Skorstensfejer');
    expect(await titlesFor('sotare')).toEqual(['Sotare', 'Skorstensfejer']);
    await post('Senior Sotare', 'Senior Skorstensfejer');
    expect(await titlesFor('senior sotare')).toEqual(['Senior Sotare', 'Senior Skorstensfejer']);
  });

  it('finds what its preferred names mean in our own words, in Finnish and Icelandic, too', async () => {
    await someJob(fixture.context, { title: 'Kirjanpitäjä', jobRole: 'finance', publishedAt: daysAgo(2) });
    await someJob(fixture.context, { title: 'Bókari', jobRole: 'finance' });
    await post('Business Developer, Farm Accounts');
    expect((await titlesFor('accounts clerk')).toSorted()).toEqual(['Bókari', 'Kirjanpitäjä']);
  });

  it('finds only the words where they are quoted', async () => {
    await post('Skorstensfejer');
    expect(await titlesFor('"sotare"')).toEqual([]);
    expect(await relaxedFor('search="sotare"')).toEqual([]);
  });
});

describe('a trade with many names', () => {
  const postTrade = async (titles: readonly string[], mention: string) => {
    for (const title of titles) await post(title);
    await someJob(fixture.context, {
      title: 'Developer',
      jobRole: 'other',
      description: `<p>Tools for ${mention}.</p>`,
    });
  };

  it.each([
    'bookkeeper',
    'bogholder',
    'accounting assistant',
    'økonomimedarbejder',
    'ekonomiassistent',
    'kirjanpitäjä',
  ])('lists every title of it before texts that mention it: %s', async (search) => {
    const titles = ['Bogholder', 'Accountant', 'Økonomimedarbejder', 'Ekonomiassistent', 'Kirjanpitäjä', 'Bókari'];
    await postTrade(titles, 'bookkeepers');
    const found = await titlesFor(search);
    expect(found.slice(0, titles.length).sort()).toEqual(titles.sort());
    expect(found.slice(titles.length)).toEqual(search === 'bookkeeper' ? ['Developer'] : []);
  });

  it.each(['secretary', 'sekretær', 'sekreterare', 'sihteeri', 'ritari'])(
    'has the assistants of leaders among secretaries: %s',
    async (search) => {
      const titles = ['Executive Assistant', 'Office Assistant', 'Sekretær'];
      await postTrade(titles, 'a school secretary');
      expect((await titlesFor(search)).slice(0, 3).sort()).toEqual(titles.sort());
    },
  );
});

describe('the occupations of ESCO', () => {
  const lexemesOf = (text: string) => occupationsIn(wordsIn(text)).flatMap(({ lexemes }) => lexemes);

  it.each(['lagerarbejder', 'warehouse worker', 'utvecklare', 'sjuksköterska', 'account manager'])(
    'leave %s to our own vocabulary',
    (search) => {
      expect(lexemesOf(search)).toEqual([]);
      expect(occupationsOfTitle(search)).toEqual([]);
    },
  );

  eachRow(['leder', 'tekniker', 'operatør', 'ingeniør', 'it engineer', 'manager', 'technician', 'assistent', 'worker'])(
    'have no name as wide as %s',
    (search) => {
      expect(lexemesOf(search)).toEqual([]);
    },
  );

  it('are not read from the part of a title that names a field or a product', () => {
    expect(occupationsOfTitle('Sotare')).toHaveLength(1);
    expect(occupationsOfTitle('Platform Developer, Sotare')).toEqual([]);
  });
});

describe('the file of occupations', () => {
  const rows = FILE.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('names its source, the version and the owner', () => {
    expect(FILE).toMatch(/^# Source: ESCO \d.*© European Union/m);
  });

  it('is sorted, has no line twice and one line for each language of an occupation', () => {
    expect(rows).toEqual([...new Set(rows)].sort());
    const keys = rows.map((row) => row.split('\t').slice(0, 2).join(' '));
    expect(keys).toEqual([...new Set(keys)]);
    expect(new Set(keys.map((key) => key.split(' ')[1]))).toEqual(new Set(['da', 'en', 'nb', 'sv']));
  });

  it('takes less than 300 kB', () => {
    expect(Buffer.byteLength(FILE)).toBeLessThan(300_000);
  });

  it('is refused with the number of a line that lacks something', () => {
    expect(() => readOccupations('# heading\n0a\tsv\tsotare\n0b\tsv')).toThrow(/line 3/);
    expect(() => readOccupations('0a\txx\tsotare')).toThrow(/line 1/);
  });
});
