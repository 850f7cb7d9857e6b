import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { ReceiptTexts } from './receipt-texts.ts';

/**
 * Draws receipts as a PDF with our own font, so that it looks the same everywhere and its text can be selected. The text
 * is tagged, so that a screen reader finds the heading and reads the lines in their order.
 */

type Weight = 400 | 600 | 700;
type Text = {
  x: number;
  y: number;
  width: number;
  size?: number;
  weight?: Weight;
  color?: string;
  right?: boolean;
  tag?: 'P' | 'H1';
};

const INK = '#0b2529';
const INK_3 = '#566a6c';
const LINE = '#dbe2dc';
const LINE_STRONG = '#6f8583';
const FJORD = '#0b6468';
const LEFT = 57;
const RIGHT = 538;
const WIDTH = RIGHT - LEFT;
const files = createRequire(import.meta.url);
const fonts = new Map<string, Buffer>();

/** The font comes in two files, by letters. */
function fontFile(letters: 'latin' | 'latin-ext', weight: Weight): Buffer {
  const name = `@fontsource/schibsted-grotesk/files/schibsted-grotesk-${letters}-${weight}-normal.woff`;
  const font = fonts.get(name) ?? readFileSync(files.resolve(name));
  fonts.set(name, font);
  return font;
}

export async function receiptPdf(receipts: readonly ReceiptTexts[], siteName: string): Promise<Buffer> {
  const title = receipts.map(({ heading, number }) => `${heading} ${number}`).join(', ');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    info: { Title: title },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
  for (const weight of [400, 600, 700] as const) {
    for (const letters of ['latin', 'latin-ext'] as const) {
      doc.registerFont(`${letters}-${weight}`, fontFile(letters, weight));
    }
  }
  for (const receipt of receipts) {
    doc.addPage();
    const document = doc.struct('Document', { title: `${receipt.heading} ${receipt.number}` });
    doc.addStructure(document);
    drawReceipt({ doc, document }, receipt, siteName);
    document.end();
  }
  doc.end();
  await end;
  return Buffer.concat(chunks);
}

type Page = { doc: PDFKit.PDFDocument; document: PDFKit.PDFStructureElement };

function drawReceipt(page: Page, receipt: ReceiptTexts, siteName: string): void {
  const { doc } = page;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .rect(LEFT + 9, 57, 9, 18)
    .fill(FJORD)
    .rect(LEFT, 57, 18, 18)
    .lineWidth(1)
    .stroke(FJORD);
  doc.endMarkedContent();
  write(page, siteName, { x: LEFT + 26, y: 57, width: 200, size: 16, weight: 700 });
  let y = 57;
  for (const line of receipt.seller)
    y = write(page, line, { x: 300, y, width: 238, size: 9, color: INK_3, right: true });
  y = write(page, receipt.heading, { x: LEFT, y: 128, width: WIDTH, size: 30, weight: 700, tag: 'H1' }) + 14;
  rule(doc, y, LINE);
  const columns = columnsOf(receipt.ids.map((texts) => Math.max(...texts.map((text) => widthOf(doc, text, 10, 600)))));
  const ends = receipt.ids.map(([label, value], index) => {
    const { x = LEFT, width = WIDTH } = columns[index] ?? {};
    const below = write(page, label, { x, y: y + 10, width, size: 9, weight: 600, color: INK_3 });
    return write(page, value, { x, y: below + 2, width, size: 10, weight: 600 });
  });
  y = Math.max(...ends) + 10;
  rule(doc, y, LINE);
  const block = (heading: string, lines: readonly string[], x: number, firstWeight: Weight) => {
    let at = write(page, heading, { x, y: y + 22, width: 220, size: 9, weight: 600, color: INK_3 }) + 3;
    for (const [index, line] of lines.entries())
      at = write(page, line, { x, y: at, width: 220, size: 11, weight: index === 0 ? firstWeight : 400 }) + 2;
    return at;
  };
  const bottom = block('To', receipt.buyer, LEFT, 600);
  const right = receipt.orderedBy.length > 0 ? block('Ordered by', receipt.orderedBy, LEFT + WIDTH / 2, 400) : 0;
  y = Math.max(bottom, right) + 26;
  const head = { y, size: 9, weight: 600, color: INK_3 } as const;
  write(page, 'What', { ...head, x: LEFT, width: 200 });
  write(page, 'Quantity', { ...head, x: 330, width: 80, right: true });
  y = write(page, 'Amount', { ...head, x: 420, width: 118, right: true }) + 6;
  rule(doc, y, LINE_STRONG);
  y += 14;
  const details = write(page, receipt.what, { x: LEFT, y, width: 310, weight: 600 }) + 2;
  const below = write(page, receipt.details, { x: LEFT, y: details, width: 310, size: 9, color: INK_3 }) + 12;
  write(page, '1', { x: 330, y, width: 80, right: true });
  write(page, receipt.amount, { x: 420, y, width: 118, right: true });
  y = below;
  rule(doc, y, LINE);
  for (const [index, [label, value]] of receipt.sums.entries()) {
    const isTotal = index === receipt.sums.length - 1;
    y += isTotal ? 6 : 8;
    if (isTotal) rule(doc, y, LINE_STRONG);
    const look = { size: isTotal ? 15 : 11, weight: isTotal ? 700 : 400 } as const;
    y += isTotal ? 10 : 0;
    write(page, label, { ...look, x: LEFT, y, width: 240 });
    y = write(page, value, { ...look, x: 300, y, width: 238, right: true });
  }
  y = write(page, receipt.paymentText, { x: LEFT, y: y + 22, width: WIDTH, weight: 600 }) + 6;
  if (receipt.atHome) y = write(page, receipt.atHome, { x: LEFT, y, width: WIDTH, size: 9, color: INK_3 }) + 3;
  write(page, receipt.note, { x: LEFT, y, width: WIDTH, size: 9, color: INK_3 });
  let foot = 760;
  for (const line of receipt.foot)
    foot = write(page, line, { x: LEFT, y: foot, width: WIDTH, size: 9, color: INK_3 }) + 2;
}

/** Columns across the page with gaps of one width; narrower than their texts only if these do not fit beside each other. */
function columnsOf(widths: readonly number[]): { x: number; width: number }[] {
  const least = 10;
  const all = widths.reduce((sum, width) => sum + width, 0);
  const free = WIDTH - least * (widths.length - 1);
  const share = Math.min(1, free / all);
  const gap = least + Math.max(0, free - all) / widths.length;
  let x = LEFT;
  return widths.map((text) => {
    // A rounding of the last digit must not break a text that fits.
    const width = text * share + 0.01;
    x += width + gap;
    return { x: x - width - gap, width };
  });
}

function rule(doc: PDFKit.PDFDocument, y: number, color: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(color);
  doc.endMarkedContent();
}

/** Writes a text, broken into lines of this width, and returns where the next one may begin. */
function write({ doc, document }: Page, text: string, look: Text): number {
  const { x, width, size = 11, weight = 400, color = INK, right = false, tag = 'P' } = look;
  const use = (letters: 'latin' | 'latin-ext') => {
    const name = `${letters}-${weight}`;
    return doc.font(name).fontSize(size);
  };
  let { y } = look;
  const content = doc.markStructureContent(tag);
  for (const line of linesOf(text, width, (line) => widthOf(doc, line, size, weight))) {
    let at = right ? x + width - widthOf(doc, line, size, weight) : x;
    for (const part of runsOf(line)) {
      const font = use(part.letters).fillColor(color);
      font.text(part.text, at, y, { lineBreak: false });
      at += font.widthOfString(part.text);
    }
    y += size * 1.35;
  }
  doc.endMarkedContent();
  document.add(doc.struct(tag, {}, content));
  return y;
}

function widthOf(doc: PDFKit.PDFDocument, line: string, size: number, weight: Weight): number {
  return runsOf(line).reduce(
    (sum, { letters, text }) => sum + doc.font(`${letters}-${weight}`).fontSize(size).widthOfString(text),
    0,
  );
}

/** Breaks between words, and within a word that is longer than a line. */
function linesOf(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && measure(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

type Run = { letters: 'latin' | 'latin-ext'; text: string };

/** The parts of a line by the file that has their letters. */
function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  for (const letter of line) {
    const code = letter.codePointAt(0) ?? 0;
    const letters =
      code <= 0xff || (code >= 0x2000 && code < 0x2070) || code === 0x2212 || code === 0x20ac ? 'latin' : 'latin-ext';
    const last = runs.at(-1);
    if (last?.letters === letters) last.text += letter;
    else runs.push({ letters, text: letter });
  }
  return runs;
}
