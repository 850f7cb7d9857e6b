import { ImagePlus } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { MOST } from '#domain/companies/profile/profile-inputs.ts';
import { variantPath } from '#domain/media/image.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import { FileButton } from './file-button.tsx';
import { GalleryDetail } from './gallery-detail.tsx';
import css from './gallery-field.module.css';
import { type GalleryPicture, GalleryTile } from './gallery-tile.tsx';
import type { SectionState } from './section-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useCropDialog } from './use-crop-dialog.ts';
import { useGallery } from './use-gallery.ts';

/** The pictures of the gallery: a grid to order, and the chosen picture with its description and focus point. */
export function GalleryField({ initial, state }: { initial: GalleryPicture[]; state: SectionState }) {
  const hasScripts = useHasScripts();
  const grid = useRef<HTMLUListElement>(null);
  const { CropDialog, openCropDialog, closeCropDialog } = useCropDialog();
  const { pictures, at, choose, news, dragIndex, setDragIndex, reorder, moveByKeys, update, remove, upload, replace } =
    useGallery(initial, grid, state.touch);
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveByKeys(index, index + by);
  };
  const current = pictures[at];
  return (
    <div>
      <ul ref={grid} className={css.pictures}>
        {pictures.map((picture, index) => (
          <GalleryTile
            key={picture.id}
            picture={picture}
            index={index}
            isCurrent={index === at}
            hasScripts={hasScripts}
            state={state}
            onChoose={() => choose(picture.id)}
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
                reorder(dragIndex, index);
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
          onMove={(to) => moveByKeys(at, to)}
          onCrop={openCropDialog}
          onReplace={(files) => replace(current.id, files)}
          onDelete={() => remove(current.id)}
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
