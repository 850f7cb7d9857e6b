import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, say } from './processes.mjs';

const key = `havn-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
/** Linux's abstract sockets and Windows' pipes vanish with their process; elsewhere this is a file. */
const name = { linux: `\0${key}`, win32: `\\\\.\\pipe\\${key}` }[process.platform] ?? path.join(tmpdir(), key);

/**
 * Installing and building write into the clone, so two commands in the same clone take turns. Node 20 has no lock but
 * a listening socket: it needs no package and never outlives its process.
 */
export async function inTurn(work) {
  let hasWaited = false;
  for (;;) {
    const turn = await take();
    if (turn !== 'taken') {
      try {
        return await work();
      } finally {
        turn?.close();
      }
    }
    if (!hasWaited) say('Waiting for another command that installs or builds here');
    hasWaited = true;
    await wait(200);
  }
}

function take() {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('listening', () => resolve(server));
    server.once('error', async (error) => {
      if (error.code !== 'EADDRINUSE') return resolve(undefined);
      if (!(await isAlive())) rmSync(name, { force: true });
      resolve('taken');
    });
    server.listen(name);
    server.unref();
  });
}

function isAlive() {
  if (name !== path.join(tmpdir(), key)) return true;
  return new Promise((resolve) => {
    const probe = connect(name, () => resolve(true));
    probe.once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}
