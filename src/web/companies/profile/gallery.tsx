import { type MouseEvent, useState } from 'react';
import type { Company } from '#domain/companies/views.ts';
import { variantPath } from '#domain/media/image.ts';
import { classNames } from '#web/ui/class-names.ts';
import { withFocus } from '../focus-point.ts';
import css from './gallery.module.css';
import { GalleryViewer } from './gallery-viewer.tsx';

type Picture = Company['galleryImages'][number];

/** Pictures in the mosaic. If there are more, its last place is a link that reveals the rest. */
const PLACES = 5;
const LAST = 'more-pictures';
const COUNTS = [css.one, css.two, css.three, css.four];

/**
 * One large picture and four small ones. Each opens the viewer; without JavaScript it links to its large variant, and
 * the last place reveals the rest.
 */
export function Gallery({ images, name }: { images: Picture[]; name: string }) {
  const [place, setPlace] = useState<number | null>(null);
  const openAt = (index: number) => (event: MouseEvent) => {
    // With a modifier the browser opens the picture in a tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlace(index);
  };
  const hasMore = images.length > PLACES;
  const visible = images.slice(0, PLACES);
  const rest = images.slice(PLACES);
  const link = (image: Picture, index: number) => (
    <a
      key={image.path}
      id={hasMore && index === PLACES - 1 ? LAST : undefined}
      href={variantPath(image.path, 'large')}
      target="_blank"
      rel="noopener"
      onClick={openAt(index)}
    >
      <img
        {...(withFocus(image.path, image.focus) ?? {
          src: variantPath(image.path, 'thumbnail', 2),
          srcSet: `${variantPath(image.path, 'thumbnail', 2)} 400w, ${variantPath(image.path, 'listing')} 1200w`,
          sizes: index === 0 ? '(min-width: 1200px) 30rem, 92vw' : '(min-width: 1200px) 15rem, 46vw',
        })}
        width={1200}
        height={675}
        alt={image.alt || `${name}, picture ${index + 1}`}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
  return (
    <div>
      <div className={classNames(css.gallery, !hasMore && COUNTS[visible.length - 1])}>
        {visible.map(link)}
        {hasMore && (
          <a className={css.more} href={`#${LAST}`} onClick={openAt(PLACES - 1)}>
            {rest.length + 1} more
            <span className="vh"> pictures of {name}</span>
          </a>
        )}
      </div>
      {hasMore && <div className={css.rest}>{rest.map((image, index) => link(image, PLACES + index))}</div>}
      {place !== null && (
        <GalleryViewer images={images} name={name} place={place} onMove={setPlace} onClose={() => setPlace(null)} />
      )}
    </div>
  );
}
