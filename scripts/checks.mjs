import path from 'node:path';
import { capture, ownNode, root, say } from './processes.mjs';

const entry = (file) => path.join(root, 'node_modules', file);

/** Checks of the source. The lanes run side by side, the checks of a lane in order. */
const LANES = [
  [
    ['format and lint', entry('@biomejs/biome/bin/biome'), 'check', '.'],
    ['types of the routes', entry('@react-router/dev/bin.cjs'), 'typegen'],
    // In half the time of TypeScript 6, whose interface other tools and a test need: 7 has none yet.
    // Several threads check what they share twice: 13 seconds of processor time become 21, and two cores end no sooner.
    ['types', entry('typescript-7/bin/tsc'), '--noEmit', '--singleThreaded'],
  ],
  [
    ['boundaries', entry('dependency-cruiser/bin/dependency-cruiser.mjs'), 'src'],
    ['dead code', entry('knip/bin/knip.js')],
  ],
];

/** Runs all checks and returns how many passed and failed. */
export async function runChecks() {
  const results = await Promise.all(LANES.map(runLane));
  const passes = results.flat().filter(Boolean).length;
  return { passed: passes, failed: results.flat().length - passes };
}

async function runLane(lane) {
  const results = [];
  for (const [name, ...command] of lane) {
    const { code, output } = await capture(ownNode, command);
    say(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
    results.push(code === 0);
  }
  return results;
}
