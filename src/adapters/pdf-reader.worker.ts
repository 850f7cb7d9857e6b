import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { MOST_PDF_PAGES, type PdfContents, type PdfRefusal } from '#domain/talent/pdf.ts';

/** The thread that reads one PDF and ends (see pdf-reader.ts). */

/** Far more than a CV has. */
const MOST_CHARACTERS = 200_000;

async function readPdf(bytes: Uint8Array): Promise<PdfContents | { refused: PdfRefusal }> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false, stopAtErrors: false });
  const { info } = await pdf.getMetadata();
  // One with an owner's password alone opens, but not in every program.
  if ((info as { EncryptFilterName?: string | null }).EncryptFilterName) return { refused: 'encrypted' };
  if (pdf.numPages > MOST_PDF_PAGES) return { refused: 'tooMuch' };
  const links = new Set<string>();
  let text = '';
  for (let number = 1; number <= pdf.numPages && text.length < MOST_CHARACTERS; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
    for (const { url } of (await page.getAnnotations()) as { url?: unknown }[]) {
      if (typeof url === 'string' && links.size < 50) links.add(url);
    }
  }
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return { pages: pdf.numPages, lines, links: [...links] };
}

const answer = await readPdf(workerData as Uint8Array).catch((error: unknown) => ({
  refused: (error as Error | null)?.name === 'PasswordException' ? ('encrypted' as const) : ('damaged' as const),
}));
parentPort?.postMessage(answer);
