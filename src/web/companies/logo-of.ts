import { variantPath } from '#domain/media/image.ts';
import type { LogoImage } from '#web/ui/pictures/logo.tsx';

type Picture = { path: string } | null | undefined;

/** The logo of a startup, whole; null if pages show its flag. */
export const logoOf = (company: { logoImage?: Picture }): LogoImage | null => squareOf(company.logoImage, 'logo');

/** A picture of a person as a small square, with a second density. */
export const thumbnailOf = (image: Picture): LogoImage | null => squareOf(image, 'thumbnail');

function squareOf(image: Picture, variant: 'logo' | 'thumbnail'): LogoImage | null {
  return image
    ? {
        src: variantPath(image.path, variant),
        srcSet: `${variantPath(image.path, variant, 2)} 2x`,
        width: 200,
        height: 200,
      }
    : null;
}
