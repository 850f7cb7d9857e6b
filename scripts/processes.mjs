// Every process the commands start, and their end: whichever way a command ends, nothing it started
// outlives it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const programs = path.join(root, 'node_modules', '.bin');
/** The Node that npm brought, whatever this machine's own is. */
export const ownNode = path.join(root, 'node_modules/node/bin', isWindows() ? 'node.exe' : 'node');

/** Each with the milliseconds it is given to end when asked. */
const running = new Map();
let asked;
let isHeeding = false;

export function say(line) {
  if (!asked) console.log(line);
}

/** Ends the command with one sentence instead of a stack. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a program to its end, its output shown, and returns its exit code. */
export async function run(program, args, options = {}) {
  const { code } = await runToEnd(program, args, { ...options, output: 'inherit' });
  return code;
}

/** Runs a program to its end and returns its exit code and what it wrote. */
export function capture(program, args, options = {}) {
  return runToEnd(program, args, { ...options, output: 'pipe' });
}

/** Each gets a process group of its own: Ctrl-C in a terminal then reaches us alone, and we pass it on once. */
async function runToEnd(program, args, { env = process.env, cwd = root, output, timeout, patience = 30_000 }) {
  if (asked) return neverAgain();
  heedSignals();
  const child = spawn(program, args, {
    cwd,
    env,
    detached: !isWindows(),
    shell: isWindows() && !path.isAbsolute(program),
    stdio: ['ignore', output, output],
  });
  running.set(child, patience);
  const watcherEnded = followInDeath(child);
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += chunk));
  const limit = timeout && setTimeout(() => signalGroup(child, 'SIGKILL'), timeout);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode, signal) => resolve(exitCode ?? 128 + constants.signals[signal]));
  });
  clearTimeout(limit);
  await watcherEnded;
  running.delete(child);
  if (asked) {
    if (running.size === 0) process.exit(child.exitCode ?? 128 + constants.signals[asked]);
    return neverAgain();
  }
  return { code, output: written };
}

function heedSignals() {
  if (isHeeding) return;
  isHeeding = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal));
  // Whoever read our output is gone; that is no reason to leave the database unstopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Passes the wish to end on, once however often it comes, and ends after everything else has. */
function endAll(signal) {
  if (asked) return;
  asked = signal;
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
  for (const [child, patience] of running) {
    signalGroup(child, 'SIGTERM');
    setTimeout(() => signalGroup(child, 'SIGKILL'), patience).unref();
  }
}

function signalGroup(child, signal) {
  try {
    if (isWindows()) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has just ended by itself.
  }
}

/** After kill -9 of this process the kernel closes its pipes, and a shell waiting on one ends the child. */
function followInDeath(child) {
  if (isWindows() || !child.pid) return;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -s TERM -- "-$0"', String(child.pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.stdin.on('error', () => {});
  watcher.unref();
  child.once('exit', () => {
    watcher.ref();
    watcher.kill('SIGKILL');
  });
  // Waited for, or it stays behind as a zombie in containers whose first process collects nobody.
  return new Promise((resolve) => watcher.once('close', resolve).once('error', resolve));
}

/** npm passes SIGTERM on, but kill -9 of npm itself would leave what it started running. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  // npm starts scripts through a shell, which some shells replace by the script and some do not.
  const npm = /^(ba|da|a|z)?sh$/.test(readProc(parent, 'comm').trim()) ? parentOf(parent) : undefined;
  setInterval(() => {
    if (process.ppid !== parent || (npm && parentOf(parent) !== npm)) endAll('SIGTERM');
  }, 200).unref();
}

function parentOf(pid) {
  return readProc(pid, 'status').match(/^PPid:\s+(\d+)/m)?.[1];
}

function readProc(pid, file) {
  const place = `/proc/${pid}/${file}`;
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

function isWindows() {
  return process.platform === 'win32';
}

function neverAgain() {
  return new Promise(() => {});
}
