/** What pictures come as: uploads are re-encoded, and shown only in the variants named here (rules §1). */

export type ImageVariant = 'thumbnail' | 'listing' | 'cover' | 'portrait' | 'social' | 'large';

/** `cover` cuts to fill; `inside` keeps the shape within the box. */
export const IMAGE_VARIANTS: Record<ImageVariant, { width: number; height: number; fit: 'cover' | 'inside' }> = {
  thumbnail: { width: 200, height: 200, fit: 'cover' },
  listing: { width: 1200, height: 675, fit: 'cover' },
  cover: { width: 1600, height: 900, fit: 'cover' },
  portrait: { width: 800, height: 1000, fit: 'cover' },
  social: { width: 1200, height: 630, fit: 'cover' },
  large: { width: 2000, height: 2000, fit: 'inside' },
};

export function isImageVariant(text: string): text is ImageVariant {
  return Object.hasOwn(IMAGE_VARIANTS, text);
}

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
export type ImageDensity = 1 | 2;

/** The address of a variant; `path` is the image's own, as views carry it: `/images/{id}`. */
export function variantPath(path: string, variant: ImageVariant, density: ImageDensity = 1): string {
  return `${path}/${variant}${density === 2 ? '@2x' : ''}`;
}

/** The size a variant of this image is shown at: never larger than what was uploaded when its shape is kept. */
export function variantSize(
  image: { width: number; height: number },
  variant: ImageVariant,
  density: ImageDensity = 1,
): { width: number; height: number } {
  const box = IMAGE_VARIANTS[variant];
  const [width, height] = [box.width * density, box.height * density];
  if (box.fit === 'cover') return { width, height };
  const scale = Math.min(1, width / image.width, height / image.height);
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
}
