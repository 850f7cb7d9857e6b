import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';

it('the worked example of CONTRIBUTING.md names only files that exist', () => {
  const text = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const named = [...text.matchAll(/\b(?:src|e2e|docs)\/[\w./-]+\.(?:tsx?|sql|md)\b/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
