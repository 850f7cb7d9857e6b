import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#project-root.ts';

/** From elements (satori's: divs, pictures, styles) to a PNG of 1200 by 630. */
export type CardDrawing = {
  draw(card: object): Promise<Buffer>;
  stop(): Promise<void>;
};

/** The first drawing loads fonts and programs and takes a second; one that takes this long never ends. */
const LONGEST_MS = 20_000;
/** Who shares one job often shares another; after this the thread’s memory (100 MB) is given back. */
const IDLE_MS = 60_000;

type Drawn = { id: number; png: Uint8Array } | { id: number; failed: string };
type Waiting = { resolve: (png: Buffer) => void; reject: (error: Error) => void; deadline: NodeJS.Timeout };

/**
 * Draws in a thread of its own: laying out and rasterising a card takes a core for 20 to 60 ms, and half a second
 * the first time, for which nobody else should wait. The thread begins with the first card and ends when idle.
 */
export function createCardDrawing(): CardDrawing {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function fail(from: Worker, error: Error): void {
    if (worker !== from) return;
    worker = null;
    void from.terminate();
    for (const { reject, deadline } of waiting.values()) {
      clearTimeout(deadline);
      reject(error);
    }
    waiting.clear();
  }

  function begin(): Worker {
    // Run from its source: it is loaded by the thread, not by the bundle.
    const begun = new Worker(join(projectRoot, 'src/adapters/card-drawing.worker.ts'), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    begun.unref();
    begun.on('message', (drawn: Drawn) => {
      const asked = waiting.get(drawn.id);
      if (!asked) return;
      waiting.delete(drawn.id);
      clearTimeout(asked.deadline);
      if ('png' in drawn) asked.resolve(Buffer.from(drawn.png.buffer, drawn.png.byteOffset, drawn.png.byteLength));
      else asked.reject(new Error(`A card could not be drawn: ${drawn.failed}`));
      if (waiting.size === 0) rest(begun);
    });
    begun.on('error', (error) => fail(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', () => fail(begun, new Error('The thread that draws cards ended.')));
    return begun;
  }

  function rest(begun: Worker): void {
    idle = setTimeout(() => fail(begun, new Error('idle')), IDLE_MS);
    idle.unref();
  }

  return {
    draw(card) {
      clearTimeout(idle);
      worker ??= begin();
      const drawing = worker;
      const id = ++last;
      return new Promise((resolve, reject) => {
        const deadline = setTimeout(() => fail(drawing, new Error('A card took too long to draw.')), LONGEST_MS);
        waiting.set(id, { resolve, reject, deadline });
        drawing.postMessage({ id, card });
      });
    },
    async stop() {
      clearTimeout(idle);
      if (worker) fail(worker, new Error('The site is stopping.'));
    },
  };
}
