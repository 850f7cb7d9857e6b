import { variantPath } from '#domain/media/image.ts';
import type { LogoImage } from '#web/ui/logo.tsx';

/** The cover of a startup for a card; null if the card shows its flag. */
export function coverOf(company: { coverImage?: { path: string } | null }): LogoImage | null {
  const path = company.coverImage?.path;
  if (!path) return null;
  return {
    src: variantPath(path, 'listing'),
    srcSet: `${variantPath(path, 'listing')} 1200w, ${variantPath(path, 'cover')} 1600w`,
    width: 1200,
    height: 675,
  };
}
