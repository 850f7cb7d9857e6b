import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';

const CONFIG = join(projectRoot, '.dependency-cruiser.cjs');
type Rule = { name: string };
const rules = (createRequire(import.meta.url)(CONFIG) as { forbidden: Rule[] }).forbidden;

/** For each rule one import that breaks it, as `from → to`, in a house of empty files. */
const PLANTED: Record<string, [from: string, to: string][]> = {
  'no-cycles': [
    ['src/domain/site/loop-one.ts', './loop-two.ts'],
    ['src/domain/site/loop-two.ts', './loop-one.ts'],
  ],
  'domain-knows-no-door': [['src/domain/jobs/knows-a-page.ts', '../../web/jobs/pay.ts']],
  'domain-knows-no-framework': [['src/domain/jobs/knows-react.ts', 'react']],
  'nouns-ask-nothing': [['src/domain/jobs/job.ts', '../../database/client.ts']],
  'doors-stay-apart': [['src/api/asks-a-page.ts', '../web/jobs/pay.ts']],
  'doors-write-no-sql': [['src/web/jobs/writes-sql.ts', 'drizzle-orm']],
  'only-pages-ask': [['src/web/jobs/row.tsx', '../../domain/search/results/queries.ts']],
  'design-system-knows-no-domain': [['src/web/ui/button.tsx', '../../domain/site/fold.ts']],
  'adapters-are-plugged-in-by-the-server': [['src/worker/mails.ts', '../adapters/storage.ts']],
  'database-knows-nobody': [['src/database/knows-jobs.ts', '../domain/site/fold.ts']],
  'demo-loads-through-the-domain': [['src/demo/knows-a-page.ts', '../web/jobs/pay.ts']],
  'demo-is-loaded-by-the-server': [['src/domain/jobs/knows-demo-data.ts', '../../demo/demo-data.ts']],
  'tests-are-not-shipped': [['src/domain/jobs/uses-tests.ts', '../../testing/world.ts']],
};
for (const { name } of rules.filter((rule) => rule.name.startsWith('domain-order-'))) {
  const module = name.replace('domain-order-', '');
  PLANTED[name] = [[`src/domain/${module}/looks-up.ts`, '../admin/queues.ts']];
}

/** What the planted imports point at. */
const STANDING = [
  'src/web/jobs/pay.ts',
  'src/database/client.ts',
  'src/domain/search/results/queries.ts',
  'src/domain/site/fold.ts',
  'src/domain/admin/queues.ts',
  'src/adapters/storage.ts',
  'src/demo/demo-data.ts',
  'src/testing/world.ts',
  'node_modules/react/index.js',
  'node_modules/drizzle-orm/index.js',
];

describe('the arrows of the house', () => {
  const house = mkdtempSync(join(tmpdir(), 'havn-house-'));
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  for (const path of STANDING) write(path, 'export const standing = 1;\n');
  for (const name of ['react', 'drizzle-orm']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
  }
  write('package.json', JSON.stringify({ name: 'house', dependencies: { react: '1.0.0', 'drizzle-orm': '1.0.0' } }));
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        allowImportingTsExtensions: true,
        noEmit: true,
        module: 'ESNext',
        moduleResolution: 'bundler',
      },
    }),
  );
  for (const [from, to] of Object.values(PLANTED).flat())
    write(from, `import * as other from '${to}';\nexport const used = other;\n`);

  const { stdout } = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      'src',
      '--config',
      CONFIG,
      '--output-type',
      'json',
    ],
    { cwd: house, maxBuffer: 64e6 },
  );
  const broken = (JSON.parse(String(stdout)) as { summary: { violations: { rule: Rule; from: string }[] } }).summary
    .violations;

  it('has a planted violation for each rule', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  for (const [name, imports] of Object.entries(PLANTED)) {
    it(`catches what breaks "${name}"`, () => {
      const [from] = imports[0] ?? [''];
      expect(broken.filter((violation) => violation.rule.name === name).map((violation) => violation.from)).toContain(
        from,
      );
    });
  }
});
