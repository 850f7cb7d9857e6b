import { TextArea } from '#web/ui/forms/text-area.tsx';
import editorCss from './editor.module.css';
import { FileButton } from './file-button.tsx';
import { Cuts, FocusPoint } from './focus-point.tsx';
import css from './gallery-field.module.css';
import type { GalleryPicture } from './gallery-tile.tsx';

/** The chosen picture of the gallery: its description, its focus point, and what can be done with it. */
export function GalleryDetail({
  picture,
  index,
  count,
  error,
  onUpdate,
  onMove,
  onCrop,
  onReplace,
  onDelete,
}: {
  picture: GalleryPicture;
  index: number;
  count: number;
  /** What is wrong with the description. */
  error: string | undefined;
  onUpdate: (values: Partial<GalleryPicture>) => void;
  onMove: (to: number) => void;
  onCrop: () => void;
  onReplace: (file: File[]) => void;
  onDelete: () => void;
}) {
  const path = `/images/${picture.id}`;
  const focus = { x: picture.focusX, y: picture.focusY };
  return (
    <section className={css.detail} aria-label={`Picture ${index + 1}`}>
      <FocusPoint
        path={path}
        size={picture}
        focus={focus}
        label={`Focus point of picture ${index + 1}`}
        onChange={({ x, y }) => onUpdate({ focusX: x, focusY: y })}
      />
      <div className={css.side}>
        <TextArea
          key={picture.id}
          label="Description"
          rows={2}
          longest={200}
          value={picture.alt}
          onChange={({ target }) => onUpdate({ alt: target.value })}
          error={error}
          hint={<p className={editorCss.hint}>Read aloud to people who can’t see it.</p>}
        />
        <div>
          <p className={editorCss.label}>Focus point</p>
          <p className={editorCss.hint}>Stays in view in every cut. Move it with a finger or the arrow keys.</p>
          <Cuts path={path} focus={focus} />
        </div>
        <div className={editorCss.textButtons}>
          <button
            type="button"
            className={editorCss.textButton}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            Earlier
          </button>
          <button
            type="button"
            className={editorCss.textButton}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            Later
          </button>
          <button type="button" className={editorCss.textButton} onClick={onCrop}>
            Crop
          </button>
          <FileButton name="galleryFile" onFiles={(files) => onReplace(files.slice(0, 1))}>
            Replace
          </FileButton>
          <button type="button" className={editorCss.deleteButton} onClick={onDelete}>
            Delete
          </button>
        </div>
      </div>
    </section>
  );
}
