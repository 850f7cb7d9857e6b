import { ArrowLeft, ArrowRight, X } from 'lucide';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Company } from '#domain/companies/views.ts';
import { variantPath } from '#domain/media/image.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import css from './gallery-viewer.module.css';

/** The pictures of a startup one by one over the page, with their captions. Arrow keys move, Escape closes. */
export function GalleryViewer({
  images,
  name,
  place,
  onMove,
  onClose,
}: {
  images: Company['galleryImages'];
  name: string;
  place: number;
  onMove: (place: number) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const image = images[place];
  if (!image) return null;
  const move = (by: number) => onMove((place + by + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      aria-label={`Pictures of ${name}`}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={css.top}>
        <p aria-live="polite">
          {place + 1} of {images.length}
          <span className="vh">. {image.alt}</span>
        </p>
        {/* The browser returns the focus to the picture that opened the dialog. */}
        <IconButton icon={X} label="Close" onClick={() => dialog.current?.close()} />
      </div>
      <figure className={css.picture}>
        <img
          key={image.path}
          src={variantPath(image.path, 'large')}
          width={image.width}
          height={image.height}
          alt={image.alt || `${name}, picture ${place + 1}`}
        />
        {image.alt && <figcaption aria-hidden>{image.alt}</figcaption>}
      </figure>
      {images.length > 1 && (
        <div className={css.arrows}>
          <IconButton icon={ArrowLeft} label="Previous picture" onClick={() => move(-1)} />
          <IconButton icon={ArrowRight} label="Next picture" onClick={() => move(1)} />
        </div>
      )}
    </dialog>
  );
}
