import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { fileNames, readEntries } from './entries.server.ts';
import { FACT_ENTRIES, POSITION_ENTRIES, TOPIC_ENTRIES } from './vocabulary.server.ts';

const NAMES = [
  ...readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', '')),
  ...fileNames('topics'),
];
const all = NAMES.flatMap((name) => readEntries(name));
const facts = new Set(FACT_ENTRIES.map(({ key }) => key));
const roles = new Set<string>(['developer', ...[...JOB_ROLES, ...POSITION_TYPES].map(({ key }) => key)]);

describe.each(NAMES)('the vocabulary in %s.yaml', (name) => {
  const entries = readEntries(name);

  it('has words in every entry, and no key twice', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ synonyms }) => synonyms.length === 0)).toEqual([]);
    expect(entries.map(({ key }) => key)).toEqual([...new Set(entries.map(({ key }) => key))]);
  });

  it('refers to entries and roles that exist', () => {
    const keys = new Set(all.map(({ key }) => key));
    const problems = entries.flatMap(({ key, within, near, named }) =>
      [...(within ? [within] : []), ...near.flat(), ...named.flat().filter((one) => one.startsWith('^'))]
        .filter((one) => !(one.startsWith('^') ? roles.has(one.slice(1)) || facts.has(one.slice(1)) : keys.has(one)))
        .map((one) => `${key}: ${one}`),
    );
    expect(problems).toEqual([]);
  });
});

it('has no topic in two files', () => {
  const keys = TOPIC_ENTRIES.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

it('has a label for each topic that leads on to wider jobs, and each of its words in one place', () => {
  const topics = new Map(TOPIC_ENTRIES.map((entry) => [entry.key, entry]));
  const wider = new Set(all.flatMap(({ within, worksIn }) => [within, worksIn].filter((key) => key !== undefined)));
  expect([...wider].filter((key) => topics.has(key) && topics.get(key)?.label === undefined)).toEqual([]);
  const problems = all.flatMap(({ worksIn }) => worksIn ?? []).filter((key) => !all.some((entry) => entry.key === key));
  expect(problems).toEqual([]);
  const bare = ({ spoken }: (typeof all)[number]) =>
    spoken.flatMap(([language, words]) => words.map((word) => `${language} ${word.replace(/[()?]/g, '')}`));
  const twice = TOPIC_ENTRIES.flatMap((entry) => {
    const parent = topics.get(entry.within ?? '');
    const own = new Set(bare(entry));
    return parent ? bare(parent).filter((word) => own.has(word)) : [];
  });
  expect(twice).toEqual([]);
});

it('names every type of position', () => {
  expect(POSITION_ENTRIES.map(({ key }) => key).sort()).toEqual(POSITION_TYPES.map(({ key }) => key).sort());
});

describe('a mistake in the vocabulary', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vocabulary-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const wordsOf = (entry: string) => {
    writeFileSync(join(folder, 'roles.yaml'), `- key: nurse\n  source: written by us\n${entry}`);
    return () => readEntries('roles', folder);
  };

  it.each([
    ['an unknown language', 'synonyms: { se: sköterska }', /"se".*\n.*synonyms/],
    ['an entry without words', 'synonyms: {}', /Lists no word.*\n.*synonyms/],
    ['a word that is listed twice', 'synonyms: { sv: "sköterska, vårdare, sköterska" }', /"sköterska" is listed twice/],
    [
      'a word under any and a language',
      'synonyms: { sv: sköterska, any: sköterska }',
      /"sköterska" is under any and sv/,
    ],
    ['a capital letter', 'synonyms: { sv: Sköterska }', /"Sköterska" is not lower-case.*\n.*synonyms\.sv/],
    ['a missing word between commas', 'synonyms: { sv: "sköterska,, vårdare" }', /"" is not lower-case/],
    ['a sign in the wrong place', 'synonyms: { sv: sköterska= }', /"sköterska=" is not lower-case/],
    ['an unknown role', 'role: nursing\n  synonyms: { sv: sköterska }', /Invalid option.*\n.*role/],
    ['an unknown key', 'means: { sv: sköterska }\n  synonyms: { sv: sköterska }', /"means"/],
  ])('is reported with file, entry and key: %s', (_, entry, message) => {
    expect(wordsOf(`  ${entry}\n`)).toThrow(message);
    expect(wordsOf(`  ${entry}\n`)).toThrow(/roles\.yaml, entry "nurse": /);
  });

  it('is reported with its line when the file is no YAML', () => {
    expect(wordsOf('  synonyms: { sv: sköterska\n')).toThrow(/roles\.yaml cannot be read: .*\(\d+:\d+\)/s);
    expect(wordsOf('  source: twice\n')).toThrow(/roles\.yaml cannot be read: .*duplicate/is);
  });

  it('is not reported where there is none', () => {
    expect(wordsOf('  synonyms: { sv: "-sköterska, vård-", en: "nurse, =rn, data nurse", nb: -pleie- }\n')()).toEqual([
      {
        key: 'nurse',
        source: 'written by us',
        near: [],
        named: [],
        firstIn: [],
        includes: [],
        synonyms: ['nurse', '=rn', 'data nurse', '-sköterska', 'vård-', '-pleie-'],
        tells: [],
        spoken: [
          ['sv', ['-sköterska', 'vård-']],
          ['en', ['nurse', '=rn', 'data nurse']],
          ['nb', ['-pleie-']],
        ],
      },
    ]);
  });
});
