import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { giveUp, ownNode, root, runProgram, say } from './processes.mjs';

// The shell has no windows, tabs and menus: the tests take three quarters of the processor time of the whole browser.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of a Chromium that runs; installs one if there is none. */
export async function ensureChromium() {
  const existing = findChromium();
  if (existing) return existing;
  say('Installing Chromium');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installFromDebian();
  else await runProgram(ownNode, [path.join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  return findChromium() ?? giveUp('No Chromium could be installed; set CHROMIUM_PATH to one.');
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], { env });
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], { env });
}

function findChromium() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const places = [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()];
  // Run it, because the file of Ubuntu's package only prints where to get the browser.
  return places.find((place) => place && existsSync(place) && spawnSync(place, ['--version']).status === 0);
}
