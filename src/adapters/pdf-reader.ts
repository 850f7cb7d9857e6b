import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { PdfContents, PdfReader, PdfRefusal } from '#domain/talent/pdf.ts';
import { projectRoot } from '#project-root.ts';

/** The libraries take half a second to load, and 50 ms to read a CV or 300 ms to draw a page. */
const LONGEST_MS = 15_000;
/** A stream of 1 MB can unpack to 1 GB, outside of the memory that a thread's limits count. */
const MOST_MEMORY = 512 * 1024 * 1024;
const LOOK_EVERY_MS = 25;

/** A drawn page: four bytes for each pixel. */
export type DrawnPage = { width: number; height: number; pixels: Uint8Array };

/**
 * Reads and draws a PDF in a thread of its own, with limits on time and memory: files come from strangers, and a parser
 * may hang or unpack without end. The thread ends with its file.
 */
export const pdfReader: PdfReader = {
  read: (bytes) => inThread<PdfContents>('pdf-reader.worker.ts', bytes),
  async draw(bytes, page) {
    const picture = await inThread<DrawnPage>('pdf-drawing.worker.ts', { bytes, page });
    if ('refused' in picture) return picture;
    const { width, height, pixels } = picture;
    return {
      webp: await sharp(pixels, { raw: { width, height, channels: 4 } })
        .webp({ quality: 80 })
        .toBuffer(),
    };
  },
};

function inThread<T>(file: string, workerData: unknown): Promise<T | { refused: PdfRefusal }> {
  return new Promise((resolve) => {
    const memoryBefore = process.memoryUsage.rss();
    // Runs from its source, because the thread loads it, not the bundle.
    const worker = new Worker(join(projectRoot, 'src/adapters', file), {
      execArgv: [],
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    const end = (answer: T | { refused: PdfRefusal }) => {
      clearTimeout(deadline);
      clearInterval(looking);
      void worker.terminate();
      resolve(answer);
    };
    const deadline = setTimeout(() => end({ refused: 'tooMuch' }), LONGEST_MS);
    const looking = setInterval(() => {
      if (process.memoryUsage.rss() - memoryBefore > MOST_MEMORY) end({ refused: 'tooMuch' });
    }, LOOK_EVERY_MS);
    worker.on('message', end);
    worker.on('error', (error) =>
      end({ refused: (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuch' : 'damaged' }),
    );
    worker.on('exit', () => end({ refused: 'damaged' }));
  });
}
