/** What a reader of PDF files says about one. The reader is an adapter (adapters/pdf-reader.ts). */
export type ReadPdf = (bytes: Uint8Array) => Promise<PdfContents | { refused: PdfRefusal }>;

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
