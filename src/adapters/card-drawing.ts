import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#project-root.ts';

/** Draws elements (satori's: divs, pictures, styles) as a PNG of 1200 by 630. */
export type CardDrawing = {
  draw(card: object): Promise<Buffer>;
  stop(): Promise<void>;
};

/** The first drawing loads fonts and programs and takes a second; one that takes this long has hung. */
const LONGEST_MS = 20_000;
/** People who share one job often share another. After this time the thread's memory (100 MB) is released. */
const IDLE_MS = 60_000;

type DrawingResult = { id: number; png: Uint8Array } | { id: number; failed: string };
type Task = { resolve: (png: Buffer) => void; reject: (error: Error) => void; deadline: NodeJS.Timeout };

/**
 * Draws in a separate thread, so that no other request waits. Layout and rasterising take a core for 20 to 60 ms, and
 * for half a second the first time. The thread starts with the first card and ends when idle.
 */
export function createCardDrawing(): CardDrawing {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const tasks = new Map<number, Task>();

  function fail(from: Worker, error: Error): void {
    if (worker !== from) return;
    worker = null;
    void from.terminate();
    for (const { reject, deadline } of tasks.values()) {
      clearTimeout(deadline);
      reject(error);
    }
    tasks.clear();
  }

  function startWorker(): Worker {
    // Runs from its source, because the thread loads it, not the bundle.
    const newWorker = new Worker(join(projectRoot, 'src/adapters/card-drawing.worker.ts'), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    newWorker.unref();
    newWorker.on('message', (result: DrawingResult) => {
      const task = tasks.get(result.id);
      if (!task) return;
      tasks.delete(result.id);
      clearTimeout(task.deadline);
      if ('png' in result) task.resolve(Buffer.from(result.png.buffer, result.png.byteOffset, result.png.byteLength));
      else task.reject(new Error(`A card could not be drawn: ${result.failed}`));
      if (tasks.size === 0) stopWhenIdle(newWorker);
    });
    newWorker.on('error', (error) => fail(newWorker, error instanceof Error ? error : new Error(String(error))));
    newWorker.on('exit', () => fail(newWorker, new Error('The thread that draws cards ended.')));
    return newWorker;
  }

  function stopWhenIdle(idleWorker: Worker): void {
    idle = setTimeout(() => fail(idleWorker, new Error('idle')), IDLE_MS);
    idle.unref();
  }

  return {
    draw(card) {
      clearTimeout(idle);
      worker ??= startWorker();
      const drawing = worker;
      const id = ++last;
      return new Promise((resolve, reject) => {
        const deadline = setTimeout(() => fail(drawing, new Error('A card took too long to draw.')), LONGEST_MS);
        tasks.set(id, { resolve, reject, deadline });
        drawing.postMessage({ id, card });
      });
    },
    async stop() {
      clearTimeout(idle);
      if (worker) fail(worker, new Error('The site is stopping.'));
    },
  };
}
