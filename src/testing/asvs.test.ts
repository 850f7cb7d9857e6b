import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';
import { ASVS_ROWS } from './asvs-rows.ts';

const text = readFileSync(join(projectRoot, 'docs/asvs.md'), 'utf8');

/** The rows of all tables, such as `| 1.2.3 | 1 | holds | what | proof |`, as cells. */
const lines = [...text.matchAll(/^\|(.+)\|$/gm)].map(([, line = '']) => line.split('|').map((cell) => cell.trim()));
const rows = lines
  .filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([number = '', level, status = '', , proof = '']) => ({ number, level: Number(level), status, proof }));

/** Names of tests are between backticks, as `name` or as `subject › name`. */
const citedIn = (proof: string) => [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const tests = ['src', 'e2e'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(projectRoot, folder, path), 'utf8')),
);
const isNamedIn = (source: string, part: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${part}${quote}`));
const isTest = (name: string) => tests.some((source) => name.split(' › ').every((part) => isNamedIn(source, part)));

describe('the table of ASVS 5.0', () => {
  it('has every row of levels 1 and 2 once, with its level', () => {
    expect(ASVS_ROWS.size).toBe(253);
    expect(rows.map(({ number }) => number)).toEqual([...ASVS_ROWS.keys()]);
    for (const { number, level } of rows) expect([number, level]).toEqual([number, ASVS_ROWS.get(number)]);
  });

  it('proves what holds by tests that exist under that name, or says that it was read', () => {
    const withoutProof = rows.filter(
      ({ status, proof }) => status === 'holds' && citedIn(proof).length === 0 && !proof.startsWith('by reading: '),
    );
    expect(withoutProof.map(({ number }) => number)).toEqual([]);
    const missing = rows.flatMap(({ number, proof }) =>
      citedIn(proof)
        .filter((name) => !isTest(name))
        .map((name) => `${number}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('counts its rows as its summary says', () => {
    const countOf = (status: string, level: number) =>
      rows.filter((row) => row.status === status && row.level === level).length;
    for (const status of ['holds', 'deviates', 'operator', 'n/a']) {
      const summary = lines.find(([first]) => first === status)?.slice(0, 3);
      expect(summary).toEqual([status, String(countOf(status, 1)), String(countOf(status, 2))]);
    }
    expect(rows.filter(({ status }) => !['holds', 'deviates', 'operator', 'n/a'].includes(status))).toEqual([]);
  });

  it('names a reason for every deviation, and for nothing else', () => {
    const numbers = lines.flatMap(([first = '']) => /^(\d+\.\d+\.\d+), /.exec(first)?.[1] ?? []);
    expect(numbers).toEqual(rows.filter(({ status }) => status === 'deviates').map(({ number }) => number));
  });
});
