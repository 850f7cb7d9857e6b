import type { Editor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { LONGEST_ALT } from '#domain/site/rich-text-tree.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { LengthNote, useLength } from '#web/ui/forms/length-note.tsx';
import css from './rich-text.module.css';
import type { RichTextProps } from './rich-text-props.ts';

/** Asks for a picture and for what it shows, uploads it, and puts it where the cursor is. */
export function PictureForm({
  editor,
  uploadPicture,
  onDone,
}: {
  editor: Editor;
  uploadPicture: NonNullable<RichTextProps['uploadPicture']>;
  onDone: () => void;
}) {
  const [alt, setAlt] = useState('');
  const { length, isTooLong } = useLength(LONGEST_ALT, undefined, alt);
  const noteId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const insert = async () => {
    if (isRunning) return;
    if (!file) return setError('Please choose a picture.');
    if (alt.trim() === '') return setError('Please say what it shows, for people who cannot see it.');
    if (isTooLong) return setError(`Please use at most ${LONGEST_ALT} characters to say what it shows.`);
    setRunning(true);
    setError(null);
    try {
      const { id } = await uploadPicture(file);
      editor
        .chain()
        .focus()
        .setImage({ src: `/images/${id}/large`, alt: alt.trim() })
        .run();
      onDone();
    } catch (failure) {
      setRunning(false);
      setError(failure instanceof Error ? failure.message : 'The upload failed. Please try again.');
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand inside the form of the post
    <div
      role="group"
      aria-label="Picture"
      className={css.picture}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
          event.preventDefault();
          void insert();
        }
      }}
    >
      <label>
        Picture
        <input ref={field} type="file" accept="image/*" onChange={({ target }) => setFile(target.files?.[0] ?? null)} />
      </label>
      <label>
        What it shows
        <input
          type="text"
          value={alt}
          aria-invalid={isTooLong || undefined}
          aria-describedby={noteId}
          onChange={({ target }) => setAlt(target.value)}
        />
      </label>
      <LengthNote id={noteId} length={length} longest={LONGEST_ALT} />
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
      <p className={css.pictureEnd}>
        <Button size="sm" kind="line" onClick={() => void insert()}>
          {isRunning ? 'Uploading' : 'Insert picture'}
        </Button>
        <button type="button" className="link" onClick={onDone}>
          Cancel
        </button>
      </p>
    </div>
  );
}
