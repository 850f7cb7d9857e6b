import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';
import { isDeep } from './depth.ts';

/** Terminates the thread when a single text takes longer. */
const MOST_MS = 60_000;

it('reads any text from outside in linear time', {
  timeout: 400_000,
}, async () => {
  const worker = new Worker(join(projectRoot, 'src/testing/hostile-texts.worker.ts'));
  const slow: string[] = [];
  const cases = await new Promise<number>((resolve, reject) => {
    let current = 'no text yet';
    let timer = setTimeout(() => undefined, 0);
    worker.on('error', reject);
    worker.on('message', (message: { begins: string } | { slow: string } | { ended: number }) => {
      clearTimeout(timer);
      if ('ended' in message) return resolve(message.ended);
      if ('slow' in message) slow.push(message.slow);
      else current = message.begins;
      timer = setTimeout(() => reject(new Error(`did not end: ${current}`)), MOST_MS);
    });
  }).finally(() => worker.terminate());
  expect(slow).toEqual([]);
  expect(cases).toBeGreaterThan(isDeep ? 1_000 : 30);
});
