/** Reads PDF files of strangers. An adapter does it in a thread with limits (adapters/pdf-reader.ts). */
export type PdfReader = {
  read(bytes: Uint8Array): Promise<PdfContents | { refused: PdfRefusal }>;
  /** Draws a page, the first is 1, as a WebP. Nothing of the file runs. */
  draw(bytes: Uint8Array, page: number): Promise<{ webp: Buffer } | { refused: PdfRefusal }>;
};

export type PdfContents = {
  pages: number;
  /** The lines of its text, from the top. Empty for a scan. */
  lines: string[];
  /** The addresses that its links lead to. */
  links: string[];
};

/** `tooMuch`: it has more pages, or needs more memory or time, than any CV. */
export type PdfRefusal = 'encrypted' | 'damaged' | 'tooMuch';

export const LARGEST_PDF = 10_000_000;
export const MOST_PDF_PAGES = 50;
/** The content decides, not the name: other programs accept the header anywhere in the first kilobyte, we at its start. */
export const PDF_START = '%PDF-';
export const FILE_TOO_LARGE = 'The file is larger than 10 MB. Please choose a smaller one.';
export const FILE_NO_PDF = 'The file must be a PDF. Most programs can save one.';
