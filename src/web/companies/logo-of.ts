import { variantPath } from '#domain/media/image.ts';
import type { LogoImage } from '#web/ui/logo.tsx';

/** The logo of a startup; null if pages show its flag. */
export function logoOf(company: { logoImage?: { path: string } }): LogoImage | null {
  return thumbnailOf(company.logoImage);
}

/** A picture as a small square, with a second density. */
export function thumbnailOf(image: { path: string } | null | undefined): LogoImage | null {
  if (!image) return null;
  return {
    src: variantPath(image.path, 'thumbnail'),
    srcSet: `${variantPath(image.path, 'thumbnail')} 1x, ${variantPath(image.path, 'thumbnail', 2)} 2x`,
    width: 200,
    height: 200,
  };
}
