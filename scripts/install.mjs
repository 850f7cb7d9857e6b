import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture, giveUp, ownNode, programs, root, runProgram, say } from './processes.mjs';
import { inTurn } from './turn.mjs';

const stamp = path.join(root, 'node_modules/.havn-installed');

/** Installs the packages of package-lock.json and our own Node, unless both are up to date. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    giveUp(`Havn needs Node 20 or newer to install its own; this one is ${process.version}.`);
  }
  if (isInstalled()) return;
  await inTurn(async () => {
    if (!isInstalled()) await install();
  });
}

async function install() {
  say('Installing what is missing (about a minute)');
  const start = Date.now();
  // Includes packages that this machine's npm may omit by default; engine warnings concern its own Node.
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const command = [...(await howToInstall(options)), ...options];
  // After a signal npm first finishes its step, so wait only briefly: an incomplete installation restarts next time.
  const code = await runProgram('npm', command, { env: withoutOwnNode(), patience: 1_000 });
  if (code !== 0) giveUp('npm could not install what Havn needs; what it says is above.');
  await bringOwnNode();
  writeFileSync(stamp, fingerprint());
  say(`Installed in ${Math.round((Date.now() - start) / 1000)} s`);
}

/**
 * npm 11 refuses `ci` when the lockfile comes from a registry without the programs for other systems; npm 10 does not.
 * `install` takes the same versions from the same file.
 */
async function howToInstall(options) {
  const args = ['ci', '--dry-run', ...options];
  const { code } = await capture('npm', args, { env: withoutOwnNode() });
  return code === 0 ? ['ci'] : ['install', '--no-save'];
}

/** Runs the install script of the package `node`, which fetches the program: some machines' npm skips scripts. */
async function bringOwnNode() {
  if (!existsSync(ownNode)) {
    const cwd = path.join(root, 'node_modules/node');
    await runProgram('node', ['installArchSpecificPackage'], {
      cwd,
      env: withoutOwnNode(),
    });
  }
  const { code } = await capture(ownNode, ['--version']);
  if (code !== 0) giveUp(`The Node that npm brought does not run on this machine (${ownNode}).`);
}

/** npm must not run on the Node that it is about to replace. */
function withoutOwnNode() {
  const PATH = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== programs);
  return { ...process.env, PATH: PATH.join(path.delimiter) };
}

function isInstalled() {
  if (!existsSync(ownNode)) return false;
  return (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) || isAsListed();
}

function fingerprint() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex');
}

/**
 * Whether the installed packages match the lockfile. npm records them, so a developer's own `npm install` counts, too.
 */
function isAsListed() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const packages = packagesOf(record);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(([place, lockEntry]) => {
    const present = packages[place];
    return present ? present.version === lockEntry.version : place === '' || isForOthers(lockEntry);
  });
}

/** Optional packages are mostly programs for other systems. */
function isForOthers({ optional, os, cpu, libc }) {
  const isForUs = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc;
  return optional === true && !isForUs;
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
