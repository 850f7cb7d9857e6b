import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';

/** Nobody keeps a search, and the server cuts it at the same length. */
const SEARCHES = [
  'admin/audit.page.tsx',
  'admin/staff-list.page.tsx',
  'applications/board/board-tools.tsx',
  'companies/list/list.page.tsx',
  'home/hero.tsx',
  'jobs/desk/own-jobs.page.tsx',
  'jobs/list/list.page.tsx',
  'palette/palette.tsx',
];

it('only a search is cut by the browser while somebody types; other fields count, and are refused in words', () => {
  const cut = readdirSync(join(projectRoot, 'src/web'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => readFileSync(join(projectRoot, 'src/web', path), 'utf8').includes('maxLength'));
  expect(cut.sort()).toEqual(SEARCHES);
});
