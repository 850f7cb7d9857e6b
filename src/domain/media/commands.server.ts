import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp, { type OutputInfo } from 'sharp';
import { images } from '#database/tables/media.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { pictureType } from './picture-type.ts';
import type { Storage } from './storage.ts';

export const LARGEST_UPLOAD = 8_000_000;
/** A picture that unpacks to more is an attack or a mistake: 1.2 MB of PNG can be 400 million pixels (S-5). */
export const MOST_PIXELS = 40e6;
const LONGEST_SIDE = 2_400;

export type StoredImage = { id: string; width: number; height: number; path: string };

/**
 * Takes an uploaded picture in: checked by what it is, not what it is called, drawn anew so that nothing of
 * the sender's file survives (place, camera, hidden data), and kept once however often it is sent.
 */
export async function storeImage(context: Context, storage: Storage, bytes: Uint8Array): Promise<StoredImage> {
  if (context.actor.kind === 'visitor') {
    throw new Refusal('notLoggedIn', 'E_NOT_LOGGED_IN', 'Log in to send a picture.');
  }
  if (bytes.byteLength > LARGEST_UPLOAD) {
    throw new Refusal('tooLarge', 'E_TOO_LARGE', 'The picture is larger than 8 MB.');
  }
  if (pictureType(bytes) === null) {
    throw new Refusal('wrongMediaType', 'E_MEDIA_TYPE', 'The picture must be a JPEG, PNG, WebP, AVIF or GIF file.');
  }
  const { data, info } = await redraw(bytes);
  const contentHash = createHash('sha256').update(data).digest('hex');
  const known = await imageOfContent(context, contentHash);
  if (known && (await storage.read(known.path)) !== null) return known;

  const id = known?.id ?? newIdentifier(context.now);
  const path = known?.path ?? `images/${id.slice(-2)}/${id}.webp`;
  await storage.write(path, data);
  if (known) return known;
  await context.db
    .insert(images)
    .values({
      id,
      path,
      contentHash,
      mediaType: `image/${info.format}`,
      width: info.width,
      height: info.height,
      byteLength: data.length,
      createdAt: context.now,
    })
    .onConflictDoNothing({ target: images.contentHash });
  // Someone may have sent the same picture at the same moment; then theirs is the one.
  const stored = await imageOfContent(context, contentHash);
  if (stored && stored.id !== id) await storage.remove(path);
  return stored ?? { id, path, width: info.width, height: info.height };
}

async function redraw(bytes: Uint8Array): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .webp({ quality: 90, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new Refusal(
      'invalid',
      'E_IMAGE',
      'The picture could not be read: it is damaged, or far too large in pixels.',
    );
  }
}

async function imageOfContent(context: Context, contentHash: string): Promise<StoredImage | undefined> {
  const [image] = await context.db
    .select({ id: images.id, path: images.path, width: images.width, height: images.height })
    .from(images)
    .where(eq(images.contentHash, contentHash));
  return image;
}
