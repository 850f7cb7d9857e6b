import { ImagePlus } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { MOST } from '#domain/companies/profile-inputs.ts';
import { variantPath } from '#domain/media/image.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import { FileButton } from './file-button.tsx';
import { GalleryDetail } from './gallery-detail.tsx';
import css from './gallery-field.module.css';
import { type GalleryPicture, GalleryTile } from './gallery-tile.tsx';
import { move } from './read-section.ts';
import type { SectionState } from './section-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useCropDialog } from './use-crop-dialog.ts';
import { useFingerOrder } from './use-finger-order.ts';
import { useUpload } from './use-upload.ts';

/** The pictures of the gallery: a grid to order, and the chosen picture with its description and focus point. */
export function GalleryField({ initial, state }: { initial: GalleryPicture[]; state: SectionState }) {
  const hasScripts = useHasScripts();
  const [pictures, setPictures] = useState(initial);
  const [currentId, setCurrentId] = useState(initial[0]?.id ?? null);
  const [dragIndex, setDragIndex] = useState<number | null>(null);
  const { CropDialog, openCropDialog, closeCropDialog } = useCropDialog();
  const [news, setNews] = useState('');
  const replacing = useRef<string | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  const change = (next: (now: GalleryPicture[]) => GalleryPicture[]) => {
    setPictures(next);
    state.touch();
  };
  const place = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length) return;
    change((now) => move(now, from, to));
    setNews(`Picture ${from + 1} is now picture ${to + 1}.`);
    requestAnimationFrame(() => grid.current?.querySelectorAll<HTMLElement>('button')[to]?.focus());
  };
  const upload = useUpload('gallery', (picture) => {
    const old = replacing.current;
    replacing.current = null;
    change((now) => {
      if (now.some(({ id }) => id === picture.id)) return now;
      if (old !== null) return now.map((each) => (each.id === old ? { ...each, ...picture } : each));
      return [...now, { ...picture, alt: '', focusX: 0.5, focusY: 0.5 }].slice(0, MOST.pictures);
    });
    setCurrentId(picture.id);
  });
  const replace = (id: string, files: Blob[]) => {
    replacing.current = id;
    upload.send(files);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    place(index, index + by);
  };
  useFingerOrder(grid, pictures.length, {
    lift: setDragIndex,
    move: (from, to) => {
      change((now) => move(now, from, to));
      setNews(`Picture ${from + 1} is now picture ${to + 1}.`);
    },
  });
  const update = (id: string, values: Partial<GalleryPicture>) =>
    change((now) => now.map((picture) => (picture.id === id ? { ...picture, ...values } : picture)));
  const at = pictures.findIndex(({ id }) => id === currentId);
  const current = pictures[at];
  return (
    <div>
      <ul ref={grid} className={css.pictures}>
        {pictures.map((picture, index) => (
          <GalleryTile
            key={picture.id}
            picture={picture}
            index={index}
            isCurrent={picture.id === currentId}
            hasScripts={hasScripts}
            state={state}
            onChoose={() => setCurrentId(picture.id)}
            onKeyDown={onKeyDown(index)}
            data-dragged={dragIndex === index || undefined}
            onDragStart={(event) => {
              // Firefox drags nothing without data.
              event.dataTransfer.setData('text/plain', picture.alt);
              setDragIndex(index);
            }}
            onDragEnd={() => setDragIndex(null)}
            onDragOver={(event) => {
              if (dragIndex === null) return;
              event.preventDefault();
              if (dragIndex !== index) {
                change((now) => move(now, dragIndex, index));
                setDragIndex(index);
              }
            }}
          />
        ))}
        {pictures.length < MOST.pictures && (
          <li>
            <FileButton
              name="galleryFile"
              multiple
              className={css.addPicture}
              onFiles={(files) => upload.send(files.slice(0, MOST.pictures - pictures.length))}
            >
              <Icon of={ImagePlus} size={20} /> Add pictures
            </FileButton>
          </li>
        )}
      </ul>
      <p className="vh" aria-live="polite">
        {news}
      </p>
      <UploadProgress state={upload.state} onRetry={upload.retry} />
      {hasScripts && current && (
        <GalleryDetail
          picture={current}
          index={at}
          count={pictures.length}
          error={state.error(`pictures.${at}.alt`)}
          onUpdate={(values) => update(current.id, values)}
          onMove={(to) => place(at, to)}
          onCrop={openCropDialog}
          onReplace={(files) => replace(current.id, files)}
          onDelete={() => {
            change((now) => now.filter(({ id }) => id !== current.id));
            setCurrentId(pictures[at + 1]?.id ?? pictures[at - 1]?.id ?? null);
          }}
        />
      )}
      {CropDialog && current && (
        <CropDialog
          src={variantPath(`/images/${current.id}`, 'large')}
          label={`picture ${at + 1}`}
          onClose={closeCropDialog}
          onCropped={(blob) => {
            closeCropDialog();
            replace(current.id, [blob]);
          }}
        />
      )}
    </div>
  );
}
