import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp, { type OutputInfo } from 'sharp';
import { images } from '#database/tables/media.server.ts';
import type { Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { pictureType } from './picture-type.ts';
import type { Storage } from './storage.ts';
import { LARGEST_PICTURE, MOST_PIXELS } from './upload.ts';

const LONGEST_SIDE = 2_400;
/** Logos keep the edges of their colours. Photographs do not need it, and it takes two thirds of the time to store them. */
const MOST_SHARPENED = 500_000;

export type StoredImage = { id: string; width: number; height: number; path: string };
const STORED = { id: images.id, path: images.path, width: images.width, height: images.height };

/**
 * Stores an uploaded picture. Checks its content rather than its name, and re-encodes it without metadata (location,
 * camera, hidden data). Stores the same picture only once.
 */
export async function storeImage(context: Context, storage: Storage, bytes: Uint8Array): Promise<StoredImage> {
  if (context.actor.kind === 'visitor') {
    throw new Refusal('notLoggedIn', 'E_NOT_LOGGED_IN', 'Please log in to upload a picture.');
  }
  if (bytes.byteLength > LARGEST_PICTURE) {
    throw new Refusal('tooLarge', 'E_TOO_LARGE', 'The picture is larger than 8 MB. Please choose a smaller one.');
  }
  if (pictureType(bytes) === null) {
    throw new Refusal('wrongMediaType', 'E_MEDIA_TYPE', 'The picture must be a JPEG, PNG, WebP, AVIF or GIF file.');
  }
  const { data, info } = await redraw(bytes);
  return keep(context, storage, data, info);
}

/**
 * Stores a picture that belongs to the product. One in the form of a stored picture is not encoded again: that took five
 * of the processor seconds of a first start.
 */
export async function storeOwnImage(context: Context, storage: Storage, bytes: Buffer): Promise<StoredImage> {
  if (context.actor.kind !== 'system') throw absent('This picture');
  const info =
    pictureType(bytes) === 'webp'
      ? await sharp(bytes)
          .metadata()
          .catch(() => null)
      : null;
  const isLarge = info !== null && Math.max(info.width, info.height) > LONGEST_SIDE;
  if (info === null || isLarge || info.space !== 'srgb' || info.pages || info.exif || info.icc || info.xmp) {
    return storeImage(context, storage, bytes);
  }
  return keep(context, storage, bytes, info);
}

type Drawing = Pick<OutputInfo, 'format' | 'width' | 'height'>;

async function keep(context: Context, storage: Storage, data: Buffer, info: Drawing): Promise<StoredImage> {
  const contentHash = createHash('sha256').update(data).digest('hex');
  // As new, so that the schedule which removes unused pictures leaves it until it is saved. If that one holds the row,
  // this waits for it and then finds none.
  const [existing] = await context.db
    .update(images)
    .set({ createdAt: context.now })
    .where(eq(images.contentHash, contentHash))
    .returning(STORED);
  if (existing) {
    if ((await storage.read(existing.path)) === null) await storage.write(existing.path, data);
    return existing;
  }
  const id = newIdentifier(context.now);
  // The row comes first: a process that is killed in between leaves no file that nothing names (unused-images.server.ts).
  await context.db
    .insert(images)
    .values({
      id,
      path: `images/${id.slice(-2)}/${id}.webp`,
      contentHash,
      mediaType: `image/${info.format}`,
      width: info.width,
      height: info.height,
      byteLength: data.length,
      createdAt: context.now,
    })
    .onConflictDoNothing({ target: images.contentHash });
  // Somebody may have uploaded the same picture at the same moment; then their row counts.
  const image = await findByContent(context, contentHash);
  if (image === undefined) throw new Error('The row of the picture is missing.');
  await storage.write(image.path, data);
  return image;
}

async function redraw(bytes: Uint8Array): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
    const { width, height } = await picture.metadata();
    return await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .webp({ quality: 90, smartSubsample: width * height <= MOST_SHARPENED })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new Refusal(
      'invalid',
      'E_IMAGE',
      'We could not read the picture. It may be damaged, or have too many pixels.',
    );
  }
}

async function findByContent(context: Context, contentHash: string): Promise<StoredImage | undefined> {
  const [image] = await context.db.select(STORED).from(images).where(eq(images.contentHash, contentHash));
  return image;
}
