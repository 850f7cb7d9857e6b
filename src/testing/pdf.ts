import { constants, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

function drawPdf(options: PDFKit.PDFDocumentOptions, draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument(options);
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    draw(document);
    document.end();
  });
}

/** A PDF with these lines of text. */
export function aPdf(...lines: string[]): Promise<Buffer> {
  return drawPdf({}, (document) => {
    for (const line of lines) document.text(line);
  });
}

/** A CV of so many pages, with a name and a link on the first. */
export function aCvPdf(pages = 1, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return drawPdf(options, (document) => {
    document.text('Tuva Lyngstad');
    document.text('LinkedIn', { link: 'https://linkedin.example/in/tuva' });
    for (let page = 1; page < pages; page += 1) document.addPage().text(`Page ${page + 1}`);
  });
}

/** A page whose text unpacks to `size` bytes of spaces. */
export function aPdfBomb(size: number): Buffer {
  const chunk = Buffer.alloc(16_000_000, ' ');
  const deflation = deflateSync(chunk, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const [head, block] = [deflation.subarray(0, 2), deflation.subarray(2)];
  const content = Buffer.concat([head, ...Array.from({ length: Math.ceil(size / chunk.length) }, () => block)]);
  const objects = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<<>>>>\nendobj\n',
    `4 0 obj\n<</Length ${content.length}/Filter/FlateDecode>>\nstream\n`,
  ].join('');
  const tail = '\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 5>>\n%%EOF\n';
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${objects}`), content, Buffer.from(tail)]);
}
