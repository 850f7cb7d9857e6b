import { join } from 'node:path';
import { pdfReader } from '#adapters/pdf-reader.ts';
import { diskStorage } from '#adapters/storage.ts';
import type { Context } from '#domain/context.ts';
import { createPrivateFiles, setCv } from '#domain/talent/private-files.server.ts';
import { authServices } from '#testing/auth-services.ts';
import { aPdf } from '#testing/pdf.ts';
import type { Person } from '#testing/people.ts';
import { site } from './site.ts';

/** Puts a CV on the profile of a talent, in the storage of the running site. */
export async function giveCv(context: Context, { actor }: Person, name = 'Tuva CV.pdf'): Promise<string> {
  const talent = { ...context, actor };
  const storage = diskStorage(join(site().dataDirectory, 'storage'));
  const files = createPrivateFiles(storage, pdfReader, authServices().limits);
  const { id } = await files.store(talent, { name, bytes: await aPdf(name) });
  await setCv(talent, id);
  return id;
}
