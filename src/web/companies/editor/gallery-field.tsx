import { ImagePlus } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { MOST } from '#domain/companies/profile-inputs.ts';
import type { EditableProfile } from '#domain/companies/profile-views.ts';
import { variantPath } from '#domain/media/image.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import editorCss from './editor.module.css';
import { FileButton } from './file-button.tsx';
import { Cuts, FocusPoint } from './focus-point.tsx';
import css from './gallery-field.module.css';
import { move } from './read-section.ts';
import type { SectionState } from './section-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useCropDialog } from './use-crop-dialog.ts';
import { useFingerOrder } from './use-finger-order.ts';
import { useUpload } from './use-upload.ts';

type GalleryPicture = EditableProfile['pictures'][number];

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
          <li
            key={picture.id}
            draggable={hasScripts}
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
          >
            <button
              type="button"
              className={css.picture}
              aria-pressed={picture.id === currentId}
              onClick={() => setCurrentId(picture.id)}
              onKeyDown={onKeyDown(index)}
            >
              <img src={variantPath(`/images/${picture.id}`, 'thumbnail', 2)} width={200} height={200} alt="" />
              <span className={css.number}>
                <span className="vh">Picture </span>
                {index + 1}
              </span>
              {picture.alt ? (
                <span className="vh">: {picture.alt}</span>
              ) : (
                <span className={css.warning}>No description</span>
              )}
              <span className="vh">. The arrow keys move it.</span>
            </button>
            <input type="hidden" name={`pictures.${index}.image`} value={picture.id} />
            <input type="hidden" name={`pictures.${index}.focusX`} value={picture.focusX} />
            <input type="hidden" name={`pictures.${index}.focusY`} value={picture.focusY} />
            {hasScripts ? (
              <input type="hidden" name={`pictures.${index}.alt`} value={picture.alt} />
            ) : (
              <>
                <Field
                  label={`Description of picture ${index + 1}`}
                  name={`pictures.${index}.alt`}
                  defaultValue={state.values?.[`pictures.${index}.alt`] ?? picture.alt}
                  maxLength={200}
                  error={state.error(`pictures.${index}.alt`)}
                />
                {['up', 'down', 'remove'].map((action) => (
                  <button
                    key={action}
                    type="submit"
                    name="row"
                    value={`pictures.${index}.${action}`}
                    className={editorCss.textButton}
                  >
                    {action === 'remove' ? 'Delete' : `Move ${action}`}
                    <span className="vh"> picture {index + 1}</span>
                  </button>
                ))}
              </>
            )}
          </li>
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
        <section className={css.detail} aria-label={`Picture ${at + 1}`}>
          <FocusPoint
            path={`/images/${current.id}`}
            size={current}
            focus={{ x: current.focusX, y: current.focusY }}
            label={`Focus point of picture ${at + 1}`}
            onChange={({ x, y }) => update(current.id, { focusX: x, focusY: y })}
          />
          <div className={css.side}>
            <TextArea
              key={current.id}
              label="Description"
              rows={2}
              maxLength={200}
              value={current.alt}
              onChange={({ target }) => update(current.id, { alt: target.value })}
              error={state.error(`pictures.${at}.alt`)}
              hint={<p className={editorCss.hint}>Read aloud to people who can’t see it.</p>}
            />
            <div>
              <p className={editorCss.label}>Focus point</p>
              <p className={editorCss.hint}>Stays in view in every cut. Move it with a finger or the arrow keys.</p>
              <Cuts path={`/images/${current.id}`} focus={{ x: current.focusX, y: current.focusY }} />
            </div>
            <div className={editorCss.textButtons}>
              <button
                type="button"
                className={editorCss.textButton}
                disabled={at === 0}
                onClick={() => place(at, at - 1)}
              >
                Earlier
              </button>
              <button
                type="button"
                className={editorCss.textButton}
                disabled={at === pictures.length - 1}
                onClick={() => place(at, at + 1)}
              >
                Later
              </button>
              <button type="button" className={editorCss.textButton} onClick={openCropDialog}>
                Crop
              </button>
              <FileButton
                name="galleryFile"
                onFiles={(files) => {
                  replacing.current = current.id;
                  upload.send(files.slice(0, 1));
                }}
              >
                Replace
              </FileButton>
              <button
                type="button"
                className={editorCss.deleteButton}
                onClick={() => {
                  change((now) => now.filter(({ id }) => id !== current.id));
                  setCurrentId(pictures[at + 1]?.id ?? pictures[at - 1]?.id ?? null);
                }}
              >
                Delete
              </button>
            </div>
          </div>
        </section>
      )}
      {CropDialog && current && (
        <CropDialog
          src={variantPath(`/images/${current.id}`, 'large')}
          label={`picture ${at + 1}`}
          onClose={closeCropDialog}
          onCropped={(blob) => {
            closeCropDialog();
            replacing.current = current.id;
            upload.send([blob]);
          }}
        />
      )}
    </div>
  );
}
