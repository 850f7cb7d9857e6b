import { describe, expect, it } from 'vitest';
import { demoDataAt } from '#demo/demo-data.ts';
import { TEST_NOW } from '#testing/databases.ts';
import {
  DIFFERENT,
  SAME,
  TEAMS_IN_TWO_SENTENCES,
  TEAMS_OF_ONE_TEMPLATE,
  type Text,
  type Variation,
} from '#testing/posting-variations.ts';
import writtenPairs from './fixtures/written-pairs.json' with { type: 'json' };
import {
  comparedWords,
  mayBeOneJob,
  minhashOf,
  NEAR_DUPLICATE_FROM,
  sharedPart,
  shinglesOf,
  titleKeyOf,
} from './minhash.ts';

type Pair = { name: string; same: boolean; a: Text; b: Text };

const vary = (texts: readonly Text[], same: boolean, variations: readonly Variation[]): Pair[] =>
  texts.flatMap((a, index) => variations.map(({ name, of }) => ({ name, same, a, b: of(a, index) })));
const everyTwo = (name: string, texts: readonly Text[]): Pair[] =>
  texts.flatMap((a, at) => texts.slice(at + 1).map((b) => ({ name, same: false, a, b })));

const demoJobs = demoDataAt(TEST_NOW).jobs.map(({ row, company, description, places }) => ({
  company: company.row.key,
  title: row.title,
  jobRole: row.jobRole,
  textLanguage: row.textLanguage ?? 'en',
  html: description,
  names: [company.row.name, ...places.map(({ locality }) => locality)],
}));
const some = demoJobs.filter((_, index) => index % 29 === 0);
/** Another job of the same company with the title of the first: only its text differs. */
const colleagues: Pair[] = [...Map.groupBy(demoJobs, ({ company }) => company).values()].flatMap(([first, second]) =>
  first && second
    ? [{ name: 'another job of the company', same: false, a: first, b: { ...first, html: second.html } }]
    : [],
);
const pairs: Pair[] = [
  ...vary([...some, ...TEAMS_OF_ONE_TEMPLATE], true, SAME),
  // The role "other" is no statement, so it separates no two jobs.
  ...vary(
    some.filter(({ jobRole }) => jobRole !== 'other'),
    false,
    DIFFERENT,
  ),
  ...colleagues,
  ...everyTwo('teams of one template', TEAMS_OF_ONE_TEMPLATE),
  ...everyTwo('teams told apart by two sentences', TEAMS_IN_TWO_SENTENCES),
  // Short texts and translations, labelled by hand.
  ...writtenPairs,
];

const fields = ({ title, jobRole, textLanguage }: Text) => ({
  titleKey: titleKeyOf(title),
  jobRole,
  textLanguage,
  jobPositionTypes: ['fulltime'],
  isRemote: false,
  pay: null,
});
const shingles = (text: Text, beside: Text) => shinglesOf(comparedWords(text.html, [...text.names, ...beside.names]));
const share = ({ a, b }: Pair) => (mayBeOneJob(fields(a), fields(b)) ? sharedPart(shingles(a, b), shingles(b, a)) : 0);
const measurements = pairs.map((pair) => ({ ...pair, share: share(pair) }));
const countFrom = (from: number) => {
  const matches = measurements.filter((pair) => pair.share >= from);
  const right = matches.filter(({ same }) => same).length;
  return { precision: right / matches.length, recall: right / measurements.filter(({ same }) => same).length };
};

describe('near-identical postings', () => {
  it('are measured on several hundred labelled pairs, of the same job and of different ones', () => {
    expect(measurements.filter(({ same }) => same).length).toBeGreaterThanOrEqual(250);
    expect(measurements.filter(({ same }) => !same).length).toBeGreaterThanOrEqual(250);
  });

  it('are all found, and no two jobs are taken for one', () => {
    const wrong = measurements.filter((pair) => pair.same !== pair.share >= NEAR_DUPLICATE_FROM);
    expect(wrong.map(({ name, a, share }) => `${name}: ${a.title} ${share.toFixed(2)}`)).toEqual([]);
    expect(countFrom(NEAR_DUPLICATE_FROM)).toEqual({ precision: 1, recall: 1 });
  });

  it('lie well apart from others: the threshold could be a little lower or higher', () => {
    expect([countFrom(0.81), countFrom(0.89)]).toEqual([
      { precision: 1, recall: 1 },
      { precision: 1, recall: 1 },
    ]);
    expect(countFrom(0.7).precision).toBeLessThan(1);
    expect(countFrom(0.95).recall).toBeLessThan(1);
  });

  it('are found by an index: each pair shares a band, and hardly any two other texts do', () => {
    const bands = (text: Text) => minhashOf(shinglesOf(comparedWords(text.html, text.names)));
    const same = measurements.filter((pair) => pair.share >= NEAR_DUPLICATE_FROM);
    const misses = same.filter(({ a, b }) => {
      const bandsOfA = new Set(bands(a));
      return !bands(b).some((band) => bandsOfA.has(band));
    });
    expect(misses.map(({ name, a }) => `${name}: ${a.title}`)).toEqual([]);
    const holders = Map.groupBy(
      demoJobs.flatMap((job, index) => bands(job).map((band) => ({ band, index }))),
      ({ band }) => band,
    );
    const together = [...holders.values()].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
    expect(together / ((demoJobs.length * (demoJobs.length - 1)) / 2)).toBeLessThan(0.001);
  });
});

describe('titles', () => {
  it.each([
    ['Senior Backend Engineer', 'Sr. Engineer, Backend'],
    ['Udvikler – Aarhus Energi', 'UDVIKLER (Aarhus Energi)'],
    ['Säljare', 'saljare'],
  ])('are compared by their words: %s is %s', (a, b) => expect(titleKeyOf(a)).toBe(titleKeyOf(b)));

  it.each([
    ['Senior Backend Engineer', 'Backend Engineer'],
    ['Junior Developer', 'Senior Developer'],
    ['C Developer', 'C++ Developer'],
    ['C# Developer', 'C Developer'],
  ])('of other work differ: %s is not %s', (a, b) => expect(titleKeyOf(a)).not.toBe(titleKeyOf(b)));
});

describe('two postings that state different things', () => {
  const text = some[0] as Text;
  it.each([
    ['pay', { pay: '1 2 DKK month' }, { pay: '1 2 SEK month' }],
    ['position types', { jobPositionTypes: ['fulltime'] }, { jobPositionTypes: ['parttime'] }],
    ['remote work', { isRemote: true }, { isRemote: false }],
  ])('are two jobs: %s', (_, a, b) => {
    expect(mayBeOneJob({ ...fields(text), ...a }, { ...fields(text), ...b })).toBe(false);
  });

  it('may be one job where one of them leaves it unsaid', () => {
    const silent = { ...fields(text), jobPositionTypes: [], pay: null, jobRole: 'other' };
    expect(mayBeOneJob({ ...fields(text), pay: '1 2 DKK month' }, silent)).toBe(true);
  });
});
