import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { images } from '#database/tables/media.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { createWorkQueue } from '#domain/work-queue.ts';
import { createFileCache } from './file-cache.ts';
import {
  IMAGE_FORMATS,
  IMAGE_VARIANTS,
  type ImageDensity,
  type ImageFormat,
  type ImageVariant,
  isImageVariant,
  variantSize,
} from './image.ts';
import type { Storage } from './storage.ts';
import { MOST_PIXELS } from './upload.ts';

export type VariantRequest = {
  id: string;
  variant: ImageVariant;
  density: ImageDensity;
  format: ImageFormat | null;
};
export type MadeVariant = { bytes: Buffer; mediaType: string };

/** Encoding takes a core for up to a second. Two at a time leave room for other requests on a small machine. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 60;
/** Keeps the logos of lists in memory instead of reading them from disk for every visitor. */
const MEMORY_BYTES = 32_000_000;

const EXTENSIONS: Record<string, ImageFormat> = {
  '.avif': 'avif',
  '.webp': 'webp',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
};

/**
 * Parses the part of an address after /images/; null if it names no variant. An id alone is the large variant, because
 * strangers' programs show the `path` of a picture as it is (rules §1).
 */
export function readVariantAddress(rest: string): VariantRequest | null {
  const [, id = '', variant = 'large', twice, extension] =
    /^([0-9a-f]{24})(?:\/([a-z]{1,20})(@2x)?)?(\.[a-z]{3,4})?$/.exec(rest) ?? [];
  if (!isIdentifier(id) || !isImageVariant(variant)) return null;
  const format = extension === undefined ? null : EXTENSIONS[extension];
  return format === undefined ? null : { id, variant, density: twice ? 2 : 1, format };
}

/** The smallest format that the client accepts. */
export function formatFor(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Makes variants of images on first use and caches them. Refuses (`overloaded`) when too many are waiting. */
export function createVariants(storage: Storage) {
  // One core for each image and no cache of sharp's own keep memory flat.
  sharp.concurrency(1);
  sharp.cache(false);
  const cache = createFileCache(storage, MEMORY_BYTES);
  const enqueue = createWorkQueue({
    atOnce: AT_ONCE,
    longestQueue: LONGEST_QUEUE,
    message: 'Too many pictures are waiting. Please try again in a moment.',
    retryAfterSeconds: 5,
  });

  return async function variant(
    context: Context,
    request: VariantRequest & { format: ImageFormat },
  ): Promise<MadeVariant> {
    const path = pathOf(request);
    const bytes = await cache(path, async () => {
      const [image] = await context.db.select().from(images).where(eq(images.id, request.id));
      const original = image && (await storage.read(image.path));
      if (!image || !original) throw absent('The image');
      return await enqueue(() => encode(original, image, request));
    });
    return { bytes, mediaType: `image/${request.format}` };
  };
}

function pathOf({ id, variant, density, format }: VariantRequest & { format: ImageFormat }): string {
  return `variants/${id.slice(-2)}/${id}/${variant}${density === 2 ? '@2x' : ''}.${format}`;
}

/** Every file that may exist for the variants of a picture. */
export function variantFiles(id: string): string[] {
  const variants = Object.keys(IMAGE_VARIANTS) as ImageVariant[];
  return variants.flatMap((variant) =>
    IMAGE_FORMATS.flatMap((format) => ([1, 2] as const).map((density) => pathOf({ id, variant, density, format }))),
  );
}

function encode(
  original: Buffer,
  image: { width: number; height: number },
  request: { variant: ImageVariant; density: ImageDensity; format: ImageFormat },
): Promise<Buffer> {
  const { width, height } = variantSize(image, request.variant, request.density);
  // At double density flaws are half as large: quality 60 looks the same at two thirds of the bytes.
  const quality = request.density === 2 ? 60 : 80;
  const variant = sharp(original, { limitInputPixels: MOST_PIXELS }).resize({
    width,
    height,
    fit: IMAGE_VARIANTS[request.variant].fit === 'contain' ? 'contain' : 'cover',
    position: 'centre',
    // A JPEG has no transparency.
    background: { r: 255, g: 255, b: 255, alpha: request.format === 'jpeg' ? 1 : 0 },
  });
  switch (request.format) {
    case 'avif':
      // AVIF 54 looks like JPEG 80. Effort 2 is three times as fast as the default for 5 % more bytes.
      return variant.avif({ quality: request.density === 2 ? quality : 54, effort: 2 }).toBuffer();
    case 'webp':
      return variant.webp({ quality, effort: 3 }).toBuffer();
    case 'jpeg':
      return variant.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}
