import { variantPath } from '#domain/media/image.ts';
import { Flag } from '#web/ui/pictures/flag.tsx';
import { withFocus } from './focus-point.ts';

/** The cover of a startup on a card, cut around its focus point, or the flag. `sizes` is that of the picture; the flag is cut to `cut`. */
export function CoverOrFlag({
  coverImage,
  coverFocus,
  flag,
  sizes,
  cut,
}: {
  coverImage: { path: string } | null | undefined;
  coverFocus: { x: number; y: number };
  flag: string;
  sizes: string;
  cut: { w: number; h: number };
}) {
  if (!coverImage?.path) return <Flag code={flag} cut={cut} />;
  const listing = variantPath(coverImage.path, 'listing');
  return (
    <img
      {...(withFocus(coverImage.path, coverFocus) ?? {
        src: listing,
        srcSet: `${listing} 1200w, ${variantPath(coverImage.path, 'cover')} 1600w`,
        sizes,
      })}
      width={1200}
      height={675}
      alt=""
      loading="lazy"
    />
  );
}
