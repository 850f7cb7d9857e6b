// The processes of the commands. Signals are passed on; after kill -9 of a command its server sees that their channel
// has closed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const programs = path.join(root, 'node_modules', '.bin');
/** The Node that npm installed, whatever this machine's own is. */
export const ownNode = path.join(root, 'node_modules/node/bin', isWindows() ? 'node.exe' : 'node');

/**
 * For the tests: more memory for objects that die young. With Node's default their garbage collection takes an eighth of
 * the processor time.
 */
export const testNodeOptions = ['--min-semi-space-size=16', '--max-semi-space-size=64'];

/** Running processes, each with the milliseconds it may take to end after a signal. */
const running = new Map();
let endSignal;
let handlesSignals = false;

export function say(line) {
  if (!endSignal) console.log(line);
}

/** Ends the command with one sentence instead of a stack. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a program to its end, shows its output, and returns its exit code. With `hasChannel` the program gets a channel
 * to us: its `disconnect` event means that we have died.
 */
export async function runProgram(program, args, options = {}) {
  const { code } = await runToEnd(program, args, { ...options, output: 'inherit' });
  return code;
}

/** Runs a program to its end and returns its exit code and output. */
export function capture(program, args, options = {}) {
  return runToEnd(program, args, { ...options, output: 'pipe' });
}

/** Each program gets a separate process group: Ctrl-C in a terminal then reaches us alone, and we pass it on once. */
async function runToEnd(program, args, options) {
  const { env = process.env, cwd = root, output, timeout, patience = 30_000, hasChannel = false } = options;
  if (endSignal) return neverSettles();
  handleSignals();
  const child = spawn(program, args, {
    cwd,
    env,
    detached: !isWindows(),
    shell: isWindows() && !path.isAbsolute(program),
    stdio: ['ignore', output, output, ...(hasChannel ? ['ipc'] : [])],
  });
  running.set(child, patience);
  let printout = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printout += chunk));
  const limit = timeout && setTimeout(() => signalGroup(child, 'SIGKILL'), timeout);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode, signal) => resolve(exitCode ?? 128 + constants.signals[signal]));
  });
  clearTimeout(limit);
  running.delete(child);
  if (endSignal) {
    if (running.size === 0) process.exit(child.exitCode ?? 128 + constants.signals[endSignal]);
    return neverSettles();
  }
  return { code, output: printout };
}

function handleSignals() {
  if (handlesSignals) return;
  handlesSignals = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal));
  // A closed output must not keep us from stopping the database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Passes a signal on once, however often it arrives, and exits after all processes have ended. */
function endAll(signal) {
  if (endSignal) return;
  endSignal = signal;
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
    // The process has just ended.
  }
}

/** npm passes SIGTERM on. After kill -9 of npm only our parent process changes; package.json starts us with `exec`. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && endAll('SIGTERM'), 500).unref();
}

function isWindows() {
  return process.platform === 'win32';
}

/** Keeps the caller waiting while the command ends. */
function neverSettles() {
  return new Promise(() => {});
}
