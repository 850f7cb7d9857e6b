import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';
import { isDeep } from './depth.ts';

/** One text that is not read after so long never will be: then the thread is ended. */
const GIVES_UP_MS = 60_000;

it('reads any text from outside with work that grows with its length, and no faster', {
  timeout: 400_000,
}, async () => {
  const worker = new Worker(join(projectRoot, 'src/testing/hostile-texts.worker.ts'));
  const slow: string[] = [];
  const cases = await new Promise<number>((resolve, reject) => {
    let reading = 'nothing yet';
    let timer = setTimeout(() => undefined, 0);
    worker.on('error', reject);
    worker.on('message', (message: { begins: string } | { slow: string } | { ended: number }) => {
      clearTimeout(timer);
      if ('ended' in message) return resolve(message.ended);
      if ('slow' in message) slow.push(message.slow);
      else reading = message.begins;
      timer = setTimeout(() => reject(new Error(`did not end: ${reading}`)), GIVES_UP_MS);
    });
  }).finally(() => worker.terminate());
  expect(slow).toEqual([]);
  expect(cases).toBeGreaterThan(isDeep ? 1_000 : 200);
});
