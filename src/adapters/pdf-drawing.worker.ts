import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PdfRefusal } from '#domain/talent/pdf.ts';
import type { DrawnPage } from './pdf-reader.ts';

/** The thread that draws one page of a PDF and ends (see pdf-reader.ts). */

/** Twice as wide as the widest preview. A page of any shape stays below 12 MB. */
const WIDTH = 1_200;
const MOST_HEIGHT = 2_400;

async function draw({
  bytes,
  page,
}: {
  bytes: Uint8Array;
  page: number;
}): Promise<DrawnPage | { refused: PdfRefusal }> {
  // This build of PDFium is WebAssembly without a JavaScript engine: actions and scripts of the file cannot run.
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  if (page < 1 || page > document.getPageCount()) return { refused: 'damaged' };
  const drawing = document.getPage(page - 1);
  const { originalWidth, originalHeight } = drawing.getOriginalSize();
  const scale = Math.min(WIDTH / originalWidth, MOST_HEIGHT / originalHeight);
  const size = {
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
  };
  const { width, height, data } = await drawing.render({ ...size, render: 'bitmap' });
  return { width, height, pixels: data };
}

const answer = await draw(workerData).catch(() => ({ refused: 'damaged' as const }));
parentPort?.postMessage(answer);
