import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';

/** Without the decisions: those name files as they were at the time. */
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(projectRoot, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const PATH = /(?<![\w/.-])(?:src|e2e|docs|bench|scripts)\/[\w./-]*\w\/?/g;

describe.each(DOCUMENTS)('%s', (document) => {
  it('names only files and folders that exist', () => {
    const text = readFileSync(join(projectRoot, document), 'utf8');
    const paths = [...text.matchAll(PATH)].map(([path]) => path);
    expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });
});

it('finds the files of the worked example in CONTRIBUTING.md', () => {
  const text = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  expect([...text.matchAll(PATH)].length).toBeGreaterThan(10);
});
