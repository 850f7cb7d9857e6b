import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { ownAddresses } from '#database/database-roles.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import { freePort } from '../free-port.ts';
import { end, type Havn, newDataDirectory, startHavn } from './driving.ts';

const PER_SECOND = Number(process.env.DEEP_REQUESTS_PER_SECOND ?? 50);

it('a rolling restart of two processes refuses nothing to who goes by /readyz (R-8)', async () => {
  const database = await startOwnDatabase({ dataDirectory: newDataDirectory() });
  onTestFinished(() => database.stop());
  const { migrations, serving } = ownAddresses(database.connectionString);
  const begin = async (port: string) =>
    startHavn({
      DATABASE_URL: serving,
      DATABASE_MIGRATION_URL: migrations,
      HAVN_DATA_DIR: newDataDirectory(),
      PORT: port,
    });
  const ports = [String(await freePort()), String(await freePort())];
  const processes: Havn[] = [await begin(ports[0] ?? ''), await begin(ports[1] ?? '')];

  // A proxy checks each process twice a second, and sends visitors to those that are ready.
  const ready = new Set(ports);
  const failures: string[] = [];
  let requests = 0;
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      for (const port of ports) {
        const status = await fetch(`http://localhost:${port}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) ready.add(port);
        else ready.delete(port);
      }
      await wait(500);
    }
  })();
  const asking: Promise<void>[] = [];
  const load = (async () => {
    while (!isOver) {
      const [port] = [...ready].slice(requests % Math.max(ready.size, 1));
      requests += 1;
      asking.push(
        fetch(`http://localhost:${port}/jobs?page=${requests % 3}`).then(
          async (answer) => {
            await answer.text();
            if (answer.status >= 500) failures.push(String(answer.status));
          },
          (error: Error) => void failures.push(String(error.cause ?? error)),
        ),
      );
      await wait(1_000 / PER_SECOND);
    }
  })();
  await wait(3_000);
  for (const [nth, port] of ports.entries()) {
    await end(processes[nth] as Havn, 'SIGTERM');
    processes[nth] = await begin(port);
    await wait(3_000);
  }
  isOver = true;
  await Promise.all([probing, load]);
  await Promise.all(asking);
  console.log(`${requests} requests, ${failures.length} refused: ${[...new Set(failures)].join(', ')}`);
  expect(failures).toEqual([]);
});
