import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';

const CONFIG = join(projectRoot, '.dependency-cruiser.cjs');
type Rule = { name: string };
const rules = (createRequire(import.meta.url)(CONFIG) as { forbidden: Rule[] }).forbidden;

/** For each rule, imports that break it in a project of empty files. */
const PLANTED: Record<string, [from: string, to: string][]> = {
  'no-cycles': [
    ['src/domain/site/loop-one.ts', './loop-two.ts'],
    ['src/domain/site/loop-two.ts', './loop-one.ts'],
  ],
  'domain-imports-no-entry-point': [['src/domain/jobs/imports-a-page.ts', '../../web/jobs/pay.ts']],
  'domain-imports-no-framework': [['src/domain/jobs/imports-react.ts', 'react']],
  'domain-root-imports-only-site': [['src/domain/imports-a-module.ts', './admin/queues.ts']],
  'sql-only-in-server-files': [['src/domain/jobs/job.ts', '../../database/client.ts']],
  'server-files-stay-on-the-server': [['src/web/jobs/row.tsx', '../../domain/search/results/queries.server.ts']],
  'entry-points-stay-apart': [['src/api/imports-a-page.ts', '../web/jobs/pay.ts']],
  'entry-points-write-no-sql': [['src/web/jobs/writes-sql.ts', 'drizzle-orm']],
  'server-imports-no-entry-point': [['src/server/imports-a-page.ts', '../web/jobs/pay.ts']],
  'design-system-imports-only-itself': [['src/web/ui/buttons/button.tsx', '../../../domain/site/fold.ts']],
  'behaviour-comes-from-the-design-system': [['src/web/jobs/menu.tsx', 'react-aria']],
  'adapters-are-plugged-in-by-main': [['src/worker/mails.ts', '../adapters/storage.ts']],
  'database-imports-nothing-above-it': [['src/database/imports-jobs.ts', '../domain/site/fold.ts']],
  'demo-loads-through-the-domain': [['src/demo/imports-a-page.ts', '../web/jobs/pay.ts']],
  'demo-is-loaded-by-main': [['src/domain/jobs/imports-demo-data.ts', '../../demo/demo-data.ts']],
  'tests-are-not-shipped': [['src/domain/jobs/imports-tests.ts', '../../testing/fixture.ts']],
};
for (const { name } of rules.filter((rule) => rule.name.startsWith('domain-order-'))) {
  const module = name.replace('domain-order-', '');
  PLANTED[name] = [[`src/domain/${module}/looks-up.ts`, '../admin/queues.ts']];
}

/** The files that the planted imports name. */
const TARGETS = [
  'src/web/jobs/pay.ts',
  'src/database/client.ts',
  'src/domain/search/results/queries.server.ts',
  'src/domain/site/fold.ts',
  'src/domain/admin/queues.ts',
  'src/adapters/storage.ts',
  'src/demo/demo-data.ts',
  'src/testing/fixture.ts',
  'node_modules/react/index.js',
  'node_modules/react-aria/index.js',
  'node_modules/drizzle-orm/index.js',
];

describe('the import rules', () => {
  const project = mkdtempSync(join(tmpdir(), 'havn-boundaries-'));
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  for (const path of TARGETS) write(path, 'export const target = 1;\n');
  for (const name of ['react', 'drizzle-orm', 'react-aria']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
  }
  write(
    'package.json',
    JSON.stringify({
      name: 'project',
      dependencies: { react: '1.0.0', 'drizzle-orm': '1.0.0', 'react-aria': '1.0.0' },
    }),
  );
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
    { cwd: project, maxBuffer: 64e6 },
  );
  const violations = (JSON.parse(String(stdout)) as { summary: { violations: { rule: Rule; from: string }[] } }).summary
    .violations;

  it('have a planted violation for each rule', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it('have an order of exactly the modules that the domain consists of', () => {
    const ordered = rules.flatMap(({ name }) => /^domain-order-(.+)$/.exec(name)?.[1] ?? []);
    const modules = readdirSync(join(projectRoot, 'src/domain'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect([...ordered, 'admin'].sort()).toEqual(modules.map(({ name }) => name).sort());
  });

  for (const [name, imports] of Object.entries(PLANTED)) {
    it(`report a violation of "${name}"`, () => {
      const [from] = imports[0] ?? [''];
      expect(
        violations.filter((violation) => violation.rule.name === name).map((violation) => violation.from),
      ).toContain(from);
    });
  }
});
