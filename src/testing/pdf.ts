import PDFDocument from 'pdfkit';

/** A PDF with these lines of text. */
export function aPdf(...lines: string[]): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument();
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    for (const line of lines) document.text(line);
    document.end();
  });
}
