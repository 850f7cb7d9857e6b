import { variantPath } from '#domain/media/image.ts';
import { Flag } from '#web/ui/flag.tsx';

/** The cover of a startup on a card, or its flag. `sizes` is that of the picture; the flag is cut to `cut`. */
export function CoverOrFlag({
  coverImage,
  flag,
  sizes,
  cut,
}: {
  coverImage: { path: string } | null | undefined;
  flag: string;
  sizes: string;
  cut: { w: number; h: number };
}) {
  if (!coverImage?.path) return <Flag code={flag} cut={cut} />;
  const listing = variantPath(coverImage.path, 'listing');
  return (
    <img
      src={listing}
      srcSet={`${listing} 1200w, ${variantPath(coverImage.path, 'cover')} 1600w`}
      sizes={sizes}
      width={1200}
      height={675}
      alt=""
      loading="lazy"
    />
  );
}
