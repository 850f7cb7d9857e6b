// npm test: everything CI runs. The last line says how many passed and failed over all of it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, root, runProgram, testNodeOptions } from './processes.mjs';

// The tests take five to six minutes on two cores; a slow machine must not fail them.
const LONGEST = 45 * 60_000;

await ensureInstalled();
// Only journeys need it, so the build and the domain do not wait until it is installed.
const chromium = ensureChromium();
// All of them often wait, for a database, a browser or a process, and leave a core to the others. Journeys take longest
// and need the build, so the build is first.
const build = ensureBuilt();
const checks = build.then(runChecks);
const results = await Promise.all([
  checks,
  runTests('domain'),
  build.then(async () => runTests('journeys', { CHROMIUM_PATH: await chromium })),
  checks.then(() => runTests('start')),
]);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function runTests(project, settings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'havn-test-'));
  const report = path.join(folder, 'report.json');
  const args = [
    ...testNodeOptions,
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // A path argument belongs to only one of the two runs.
    '--passWithNoTests',
    ...process.argv.slice(2),
  ];
  // A person who runs one file by Vitest gets all rows of its tables.
  const env = { TEST_ROWS: 'sample', ...process.env, NODE_ENV: 'test', ...settings };
  const code = await runProgram(ownNode, args, { env, timeout: LONGEST });
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true, force: true });
  // Vitest ended early, or an error occurred outside of a test.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function count(report) {
  // A file that cannot be loaded has no failed test.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  };
}
