import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { isInSample } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { documentOf } from '../documents/document.ts';
import { STUMBLED } from '../posting.ts';
import { importPostings } from '../run.server.ts';
import { formatOf } from './formats.ts';

/**
 * Every fixture with each field in turn missing, null and of each wrong type. The posting is imported without it, or
 * reported as broken or without a place. Its neighbour is always imported.
 */
const ABSENT: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
];
const OF_THE_WRONG_TYPE: [string, unknown][] = [
  ['a number', 7],
  ['an endless number', '1e999'],
  ['a word', 'nonsense'],
  ['nothing but space', ' \u0000 '],
  ['true', true],
  ['an empty list', []],
  ['an empty object', {}],
  ['a list of lists', [[{}], [null]]],
  ['an object with odd names', { __proto__: 1, constructor: 'x', toString: null, '@type': 'Thing' }],
];

let turn = 0;
/** All wrong types for the reader. Whole imports cost 20 ms each, and so they take one wrong type in turn. */
function* spoiltKinds(all: boolean): Generator<[string, unknown]> {
  yield* ABSENT;
  turn += 1;
  yield* all ? OF_THE_WRONG_TYPE : [OF_THE_WRONG_TYPE[turn % OF_THE_WRONG_TYPE.length] as [string, unknown]];
}

const fixture = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

type Tree = Record<string, unknown>;

/** The path of every field below this value. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsOf(inner, [...path, name])]);
}

function withSpoilt(value: Tree, path: readonly string[], spoilt: unknown): Tree {
  const copy = structuredClone(value);
  let at = copy;
  for (const name of path.slice(0, -1)) at = at[name] as Tree;
  const last = path.at(-1) ?? '';
  if (spoilt === undefined) delete at[last];
  else at[last] = spoilt;
  return copy;
}

const database = rollbackFixture();
let context: Context;
beforeEach(() => {
  context = database.context;
});

/** Imports and undoes one document after another. Returns their number. */
async function importSpoilt(spoil: (mark: string, all: boolean) => Generator<[string, string]>): Promise<number> {
  let number = 0;
  for (const [name, text] of spoil('Intact beside it', true)) {
    number += 1;
    if (!isInSample(number, 10)) continue;
    const document = documentOf(text, 'https://page.example/');
    const { postings, broken } = formatOf(document)?.read(document) ?? { postings: [], broken: [] };
    expect(
      postings.map(({ title }) => title),
      name,
    ).toContain('Intact beside it');
    expect(
      broken.map(({ reason }) => reason),
      name,
    ).not.toContain(STUMBLED);
  }
  for (const [name, text] of spoil('Intact beside it', false)) {
    number += 1;
    // Of some four thousand imports, another sample each day.
    if (!isInSample(number, 80)) continue;
    const report = await importPostings(context, documentOf(text, 'https://page.example/'), { dryRun: true }).catch(
      (error: unknown) => {
        throw new Error(`${name}: ${error}`, { cause: error });
      },
    );
    const intact = report.items.find(({ title }) => title === 'Intact beside it');
    expect(intact?.outcome, name).toBe('new');
    for (const { outcome, reasons } of report.items) {
      if (outcome === 'broken' || outcome === 'cannotPlace') expect(reasons.join(), name).not.toBe('');
      expect(reasons, name).not.toContain(STUMBLED);
    }
  }
  return number;
}

describe('the import of a fixture with one fault', () => {
  it('keeps the other postings of a Greenhouse board', async () => {
    const { jobs } = JSON.parse(fixture('greenhouse/fixtures/greenhouse.json')) as { jobs: Tree[] };
    const number = await importSpoilt(function* (mark, all) {
      for (const job of jobs.slice(0, 2)) {
        for (const path of pathsOf(job)) {
          for (const [kind, spoilt] of spoiltKinds(all)) {
            const intact = { ...jobs[0], id: 'intact', internal_job_id: 'intact', title: mark };
            yield [
              `${path.join('.')} is ${kind}`,
              JSON.stringify({ jobs: [withSpoilt(job, path, spoilt), intact], meta: { total: 2 } }),
            ];
          }
        }
      }
    });
    expect(number).toBeGreaterThan(500);
  }, 120_000);

  const boards: [string, string, (items: Tree[]) => unknown, (item: Tree, mark: string) => Tree][] = [
    ['Lever', 'lever/fixtures/lever.json', (items) => items, (item, text) => ({ ...item, id: 'intact', text })],
    [
      'Ashby',
      'ashby/fixtures/ashby.json',
      (jobs) => ({ jobs, apiVersion: '1' }),
      (item, title) => ({ ...item, id: 'intact', title, isListed: true }),
    ],
    [
      'Teamtailor',
      'teamtailor/fixtures/teamtailor.json',
      (items) => ({ version: 'https://jsonfeed.org/version/1.1', items }),
      (item, title) => ({ ...item, id: 'intact', title }),
    ],
    [
      'Workable',
      'workable/fixtures/workable.json',
      (jobs) => ({ name: 'Merihalli', jobs }),
      (item, title) => ({ ...item, shortcode: 'intact', title }),
    ],
    [
      'SmartRecruiters',
      'smartrecruiters/fixtures/smartrecruiters.json',
      (content) => ({ totalFound: content.length, content }),
      (item, name) => ({ ...item, id: 'intact', jobId: 'intact', name }),
    ],
  ];
  it.each(boards)(
    'keeps the other postings of a board of %s',
    async (_, file, boardOf, intactOf) => {
      const document = JSON.parse(fixture(file)) as Tree | Tree[];
      const items = Array.isArray(document) ? document : (Object.values(document).find(Array.isArray) as Tree[]);
      const number = await importSpoilt(function* (mark, all) {
        const intact = intactOf(items[0] as Tree, mark);
        // Whole imports only for the first item, which has every field, with one wrong value for each.
        const kinds = [...spoiltKinds(true)];
        for (const item of all ? items : items.slice(0, 1)) {
          for (const [at, path] of pathsOf(item).entries()) {
            for (const [kind, spoilt] of all ? kinds : kinds.slice(at % kinds.length).slice(0, 1)) {
              yield [`${path.join('.')} is ${kind}`, JSON.stringify(boardOf([withSpoilt(item, path, spoilt), intact]))];
            }
          }
        }
      });
      expect(number).toBeGreaterThan(500);
    },
    120_000,
  );

  it('keeps the other postings of a page of Personio', async () => {
    const document = fixture('personio/fixtures/personio.xml');
    const positions = document.match(/<position>[\s\S]*?<\/position>/g) ?? [];
    const number = await importSpoilt(function* (mark, all) {
      const intact = (positions[0] ?? '')
        .replace('1180001', 'intact')
        .replace('Naval Architect (m/f/d)', mark)
        .replace('Akureyri', 'Oslo');
      for (const position of all ? positions : positions.slice(0, 1)) {
        for (const { 0: element, 1: name = '', index } of position.matchAll(/<(\w+)>[^<]*<\/\1>/g)) {
          const kinds = [
            '',
            `<${name}/>`,
            `<${name}>\u0007 </${name}>`,
            element + element,
            `<${name}><${name}><p>x</p></${name}></${name}>`,
            `<${name}>`,
          ];
          for (const spoilt of all ? kinds : kinds.slice(0, 3)) {
            // An element without an end holds all that follows, so that the intact posting comes first.
            const spoiltOne = position.slice(0, index) + spoilt + position.slice(index + element.length);
            yield [`${element} is ${spoilt}`, `<workzag-jobs>${intact}${spoiltOne}</workzag-jobs>`];
          }
        }
      }
      for (let length = 60; length < document.length; length += all ? 17 : 397) {
        yield [`cut at ${length}`, `<?xml version="1.0"?><workzag-jobs>${intact}${document.slice(60, length)}`];
      }
    });
    expect(number).toBeGreaterThan(250);
  }, 120_000);

  it('keeps the other postings of a list of JobPostings', async () => {
    const { itemListElement } = JSON.parse(fixture('job-posting/fixtures/job-postings.json')) as {
      itemListElement: { item: Tree }[];
    };
    const number = await importSpoilt(function* (mark, all) {
      for (const { item } of itemListElement) {
        const intact = { ...itemListElement[1]?.item, url: 'https://jobs.havvind.example/intact', title: mark };
        for (const path of pathsOf(item)) {
          for (const [kind, spoilt] of spoiltKinds(all))
            yield [`${path.join('.')} is ${kind}`, JSON.stringify([withSpoilt(item, path, spoilt), intact])];
        }
      }
    });
    expect(number).toBeGreaterThan(500);
  }, 120_000);

  it('keeps the other postings of a page', async () => {
    const page = fixture('job-posting/fixtures/job-posting.html');
    const [graph = ''] = /\{\s*"@context": "https:\/\/schema\.org\/",[\s\S]*?(?=<\/script>)/.exec(page) ?? [];
    const tree = JSON.parse(graph) as Tree;
    const organisation = { '@type': 'Organization', name: 'Other', sameAs: 'https://other.example' };
    const number = await importSpoilt(function* (mark, all) {
      const intact = JSON.stringify({
        '@type': 'JobPosting',
        title: mark,
        description: 'x',
        identifier: 'intact',
        hiringOrganization: organisation,
        jobLocation: { address: { addressLocality: 'Oslo', addressCountry: 'NO' } },
      });
      for (const path of pathsOf(tree)) {
        for (const [kind, spoilt] of spoiltKinds(all)) {
          const spoiltPage = page.replace(graph, () => JSON.stringify(withSpoilt(tree, path, spoilt)));
          yield [
            `${path.join('.')} is ${kind}`,
            spoiltPage.replace('</head>', () => `<script type="application/ld+json">${intact}</script></head>`),
          ];
        }
      }
      // The page truncated anywhere: a script without an end has no posting, the one before it does.
      for (let length = 0; length < page.length; length += 97) {
        yield [`cut at ${length}`, `<script type="application/ld+json">${intact}</script>${page.slice(0, length)}`];
      }
    });
    expect(number).toBeGreaterThan(300);
  }, 120_000);

  it('keeps the other postings of a page with microdata', async () => {
    const page = fixture('job-posting/fixtures/microdata.html');
    const intact = page.replace('Keittiömestari', 'Intact beside it').replace('tyo/keittiomestari', 'tyo/intact');
    const attributes = [...page.matchAll(/ (?:itemprop|itemscope|itemtype|content|href)(?:="[^"]*")?/g)].map(
      (match) => match,
    );
    const number = await importSpoilt(function* (_, all) {
      for (const attribute of attributes) {
        const kinds = ['', ' itemprop="nonsense"', ' itemprop="__proto__ constructor"', ' itemscope', ' itemprop=""'];
        for (const spoilt of all ? kinds : kinds.slice(0, 2)) {
          const at = attribute.index;
          yield [
            `${attribute[0]} is ${spoilt}`,
            `${page.slice(0, at)}${spoilt}${page.slice(at + attribute[0].length)}${intact}`,
          ];
        }
      }
    });
    expect(number).toBeGreaterThan(50);
  }, 120_000);
});
