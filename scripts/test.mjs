// npm test: everything CI runs. The last line says how many passed and failed over all of it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, root, run } from './processes.mjs';

// It should take well under 15 minutes; a slow machine is no reason to fail.
const LONGEST = 45 * 60_000;

await ensureInstalled();
const CHROMIUM_PATH = await ensureChromium();
const checks = await runChecks();
await ensureBuilt();
const tests = await runTests();
const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runTests() {
  const folder = mkdtempSync(path.join(tmpdir(), 'havn-test-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH };
  const code = await run(ownNode, [vitest, 'run', '--project=!deep', ...reporters, ...process.argv.slice(2)], {
    env,
    timeout: LONGEST,
  });
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true, force: true });
  // Ended early, or an error outside of any test.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

function count(report) {
  // A file that cannot even be loaded has no failed test in it.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  };
}
