import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { pdfReader } from '#adapters/pdf-reader.ts';
import { diskStorage } from '#adapters/storage.ts';
import type { Context } from '#domain/context.ts';
import { createPrivateFiles, setCv } from '#domain/talent/private-files.server.ts';
import { authServices } from '#testing/auth-services.ts';
import type { Person } from '#testing/people.ts';
import { site } from './site.ts';

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

/** Puts a CV on the profile of a talent, in the storage of the running site. */
export async function giveCv(context: Context, { actor }: Person, name = 'Tuva CV.pdf'): Promise<string> {
  const talent = { ...context, actor };
  const storage = diskStorage(join(site().dataDirectory, 'storage'));
  const files = createPrivateFiles(storage, pdfReader, authServices().limits);
  const { id } = await files.store(talent, { name, bytes: await aPdf(name) });
  await setCv(talent, id);
  return id;
}
