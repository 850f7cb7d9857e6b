/** The variants and formats of pictures; pages show only these (rules §1). */

export type ImageVariant = 'thumbnail' | 'logo' | 'listing' | 'cover' | 'portrait' | 'social' | 'large';

/** `cover` crops to fill the box; `contain` fills the rest of it with nothing; `inside` keeps the aspect ratio. */
export const IMAGE_VARIANTS: Record<
  ImageVariant,
  { width: number; height: number; fit: 'cover' | 'contain' | 'inside' }
> = {
  thumbnail: { width: 200, height: 200, fit: 'cover' },
  /** Whole, however wide or tall it is: a name cut to its middle says nothing. */
  logo: { width: 200, height: 200, fit: 'contain' },
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

/** The address of a variant; `path` is the image's own, `/images/{id}`. */
export function variantPath(path: string, variant: ImageVariant, density: ImageDensity = 1): string {
  return `${path}/${variant}${density === 2 ? '@2x' : ''}`;
}

/** The displayed size of a variant. With `inside` it never exceeds the original. */
export function variantSize(
  image: { width: number; height: number },
  variant: ImageVariant,
  density: ImageDensity = 1,
): { width: number; height: number } {
  const box = IMAGE_VARIANTS[variant];
  const [width, height] = [box.width * density, box.height * density];
  if (box.fit !== 'inside') return { width, height };
  const scale = Math.min(1, width / image.width, height / image.height);
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
}
