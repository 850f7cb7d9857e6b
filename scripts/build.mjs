import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, giveUp, ownNode, root, say } from './processes.mjs';
import { inTurn } from './turn.mjs';

const INPUTS = ['src', 'public', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'];
const stamp = path.join(root, 'build/.stamp');

export const builtServer = path.join(root, 'build/server/index.js');

/** Builds the site for production, unless its sources are unchanged. */
export async function ensureBuilt() {
  if (isBuilt(fingerprint())) return;
  await inTurn(async () => {
    const current = fingerprint();
    if (!isBuilt(current)) await build(current);
  });
}

async function build(current) {
  say('Building (half a minute)');
  const start = Date.now();
  rmSync(stamp, { force: true });
  const { code, output } = await capture(ownNode, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) giveUp(`${output}\nHavn could not be built; why is above.`);
  writeFileSync(stamp, current);
  say(`Built in ${Math.round((Date.now() - start) / 1000)} s`);
}

function isBuilt(current) {
  return existsSync(builtServer) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS) addTo(hash, input);
  return hash.digest('hex');
}

function addTo(hash, place) {
  const file = path.join(root, place);
  if (!existsSync(file)) return;
  if (place.includes('.')) {
    hash.update(`${place}\n`).update(readFileSync(file));
    return;
  }
  const entries = readdirSync(file, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = `${place}/${entry.name}`;
    if (entry.isDirectory()) addTo(hash, inside);
    else if (!/\.test\.tsx?$/.test(entry.name))
      hash.update(`${inside}\n`).update(readFileSync(path.join(root, inside)));
  }
}
