// Vite serves the files that the browser reloads by itself, and proxies everything else to the real server. Each
// change reloads that server; the database keeps running.

import { once } from 'node:events';
import { request } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { createServer } from 'vite';
import { ownAddresses } from '../src/database/database-roles.ts';
import { startOwnDatabase } from '../src/database/own-server.ts';
import { readSettings } from '../src/environment.ts';
import { projectRoot as root } from '../src/project-root.ts';

const ending = new AbortController();
let database;
let vite;
let havn;
let reloading = Promise.resolve();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endOnSignal);
// The parent command was killed.
process.once('disconnect', endOnSignal);

function endOnSignal() {
  if (ending.signal.aborted) return;
  ending.abort();
  void end();
}

try {
  const settings = readSettings({ ...process.env, NODE_ENV: 'development' });
  if (!settings.DATABASE_URL) {
    database = await startOwnDatabase({
      dataDirectory: settings.dataDirectory,
      log: (line) => console.log(line),
      signal: ending.signal,
    });
  }
  const port = await freePort();
  const behind = { ...settings, HOST: '127.0.0.1', PORT: port };
  if (database) {
    const { migrations, serving } = ownAddresses(database.connectionString);
    Object.assign(behind, { DATABASE_URL: serving, DATABASE_MIGRATION_URL: migrations });
  }

  vite = await createServer({
    root,
    plugins: [inFrontOf(port)],
    server: { host: settings.HOST, port: settings.PORT, strictPort: true },
  });
  // Vite would exit by itself before the database has ended.
  process.removeAllListeners('SIGTERM').on('SIGTERM', endOnSignal);
  const reload = () => {
    reloading = reloading.then(() => load(behind));
    return reloading;
  };
  let soon;
  vite.watcher.on('all', (event, file) => {
    if (!file.startsWith(`${root}/src/`) || event === 'addDir') return;
    clearTimeout(soon);
    soon = setTimeout(reload, 50);
  });
  // Vite's plugins start when it listens, not when it is created.
  await vite.listen();
  await reload();
  database?.announce(settings.originOf.thehub);
  console.log(`Havn is open at ${settings.originOf.thehub} (and ${settings.originOf.plusimpact}).`);
} catch (error) {
  if (!ending.signal.aborted) {
    await end(1, /^(WrongSetting|DataInUse|DatabaseCannotStart)$/.test(error.name) ? error.message : error.stack);
  }
}

/** Loads the current server. If it fails to start, prints the error, and the next change tries again. */
async function load(settings) {
  if (ending.signal.aborted) return;
  const previous = havn;
  havn = undefined;
  await previous?.stop(true);
  try {
    const { startHavn } = await vite.ssrLoadModule('/src/main.ts');
    havn = await startHavn(settings);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
  }
}

function inFrontOf(port) {
  return {
    name: 'havn',
    enforce: 'pre',
    configureServer(server) {
      // Returned, so that Vite adds it after its own middleware and before the framework's.
      return () => server.middlewares.use((incoming, outgoing) => passOn(incoming, outgoing, port));
    },
  };
}

async function passOn(incoming, outgoing, port) {
  await reloading;
  const onward = request(
    { host: '127.0.0.1', port, method: incoming.method, path: incoming.originalUrl, headers: incoming.headers },
    (answer) => {
      const headers = { ...answer.headers };
      // Hot reload needs scripts that the policy of our pages forbids.
      delete headers['content-security-policy'];
      outgoing.writeHead(answer.statusCode, headers);
      answer.pipe(outgoing);
    },
  );
  onward.once('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(503, { 'content-type': 'text/plain' });
    outgoing.end('The server does not start as it is written now; why is in the terminal.');
  });
  incoming.pipe(onward);
}

async function freePort() {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function end(code = 0, sentence) {
  await reloading;
  await havn?.stop(true);
  await vite?.close();
  await database?.stop();
  if (sentence) console.error(sentence);
  process.exit(code);
}
