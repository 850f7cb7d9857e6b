import type { HTMLAttributes, KeyboardEvent } from 'react';
import type { EditableProfile } from '#domain/companies/profile/profile-views.ts';
import { variantPath } from '#domain/media/image.ts';
import { Field } from '#web/ui/forms/field.tsx';
import editorCss from './editor.module.css';
import css from './gallery-field.module.css';
import type { SectionState } from './section-form.tsx';

export type GalleryPicture = EditableProfile['pictures'][number];

/** One picture of the grid, with its fields. Without scripts it has its description and its buttons below it. */
export function GalleryTile({
  picture,
  index,
  isCurrent,
  hasScripts,
  state,
  onChoose,
  onKeyDown,
  ...dragging
}: {
  picture: GalleryPicture;
  index: number;
  isCurrent: boolean;
  hasScripts: boolean;
  state: SectionState;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'data-dragged'?: true | undefined;
} & Pick<HTMLAttributes<HTMLLIElement>, 'onDragStart' | 'onDragEnd' | 'onDragOver'>) {
  const name = `pictures.${index}`;
  return (
    <li draggable={hasScripts} {...dragging}>
      <button type="button" className={css.picture} aria-pressed={isCurrent} onClick={onChoose} onKeyDown={onKeyDown}>
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
      <input type="hidden" name={`${name}.image`} value={picture.id} />
      <input type="hidden" name={`${name}.focusX`} value={picture.focusX} />
      <input type="hidden" name={`${name}.focusY`} value={picture.focusY} />
      {hasScripts ? (
        <input type="hidden" name={`${name}.alt`} value={picture.alt} />
      ) : (
        <>
          <Field
            label={`Description of picture ${index + 1}`}
            name={`${name}.alt`}
            defaultValue={state.values?.[`${name}.alt`] ?? picture.alt}
            longest={200}
            error={state.error(`${name}.alt`)}
          />
          {['up', 'down', 'remove'].map((action) => (
            <button key={action} type="submit" name="row" value={`${name}.${action}`} className={editorCss.textButton}>
              {action === 'remove' ? 'Delete' : `Move ${action}`}
              <span className="vh"> picture {index + 1}</span>
            </button>
          ))}
        </>
      )}
    </li>
  );
}
