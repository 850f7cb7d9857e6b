import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { images } from '#database/tables/media.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { MOST_PIXELS } from './commands.server.ts';
import { type ImageDensity, type ImageFormat, type ImageVariant, isImageVariant, variantSize } from './image.ts';
import { createMadeOnce, createTurns } from './made-once.ts';
import type { Storage } from './storage.ts';

export type VariantRequest = {
  id: string;
  variant: ImageVariant;
  density: ImageDensity;
  format: ImageFormat | null;
};
export type MadeVariant = { bytes: Buffer; mediaType: string };

/** Making one takes a core for up to a second: two leave the other requests alive on a small machine. */
const AT_ONCE = 2;
const MOST_WAITING = 60;
/** Variants read lately, so that the logos of a list are not read from disk for every visitor. */
const REMEMBERED_BYTES = 32_000_000;

const EXTENSIONS: Record<string, ImageFormat> = {
  '.avif': 'avif',
  '.webp': 'webp',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
};

/** What the part of the address after /images/ asks for; null when it names no variant of ours. */
export function readVariantAddress(rest: string): VariantRequest | null {
  const read = /^([0-9a-f]{24})\/([a-z]{1,20})(@2x)?(\.[a-z]{3,4})?$/.exec(rest);
  const [, id = '', variant = '', twice, extension] = read ?? [];
  if (!isIdentifier(id) || !isImageVariant(variant)) return null;
  const format = extension === undefined ? null : EXTENSIONS[extension];
  return format === undefined ? null : { id, variant, density: twice ? 2 : 1, format };
}

/** The smallest format the client says it can show. */
export function formatFor(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

/**
 * Makes variants of images, each once: kept in the storage, and in memory while it is asked for often. Only a
 * few are made at the same time; when too many wait the rest are told to come back.
 */
export function createVariants(storage: Storage) {
  // Each drawing on one core, and nothing kept between drawings: memory stays flat.
  sharp.concurrency(1);
  sharp.cache(false);
  const madeOnce = createMadeOnce(storage, REMEMBERED_BYTES);
  const inTurn = createTurns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });

  return async function variant(
    context: Context,
    asked: VariantRequest & { format: ImageFormat },
  ): Promise<MadeVariant> {
    const path = `variants/${asked.id.slice(-2)}/${asked.id}/${asked.variant}${asked.density === 2 ? '@2x' : ''}.${asked.format}`;
    const bytes = await madeOnce(path, async () => {
      const [image] = await context.db.select().from(images).where(eq(images.id, asked.id));
      const original = image && (await storage.read(image.path));
      if (!image || !original) throw absent('The image');
      return await inTurn(() => draw(original, image, asked));
    });
    return { bytes, mediaType: `image/${asked.format}` };
  };
}

function draw(
  original: Buffer,
  image: { width: number; height: number },
  asked: { variant: ImageVariant; density: ImageDensity; format: ImageFormat },
): Promise<Buffer> {
  const { width, height } = variantSize(image, asked.variant, asked.density);
  // At twice the density flaws are half as large: quality 60 looks the same at two thirds of the bytes.
  const quality = asked.density === 2 ? 60 : 80;
  const drawing = sharp(original, { limitInputPixels: MOST_PIXELS }).resize({
    width,
    height,
    fit: 'cover',
    position: 'centre',
  });
  switch (asked.format) {
    case 'avif':
      // Its scale is another: 50 looks like JPEG 80. Effort 2 is three times as quick as the default for 5 % more bytes.
      return drawing.avif({ quality: asked.density === 2 ? 42 : 54, effort: 2 }).toBuffer();
    case 'webp':
      return drawing.webp({ quality, effort: 3 }).toBuffer();
    case 'jpeg':
      return drawing.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}
