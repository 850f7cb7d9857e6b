import type { ReactNode } from 'react';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import css from './editor.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A file field that looks like a link. Without scripts it is a plain field of the form. */
export function FileButton({
  name,
  multiple = false,
  className,
  onFiles,
  children,
}: {
  name: string;
  multiple?: boolean;
  className?: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const hasScripts = useHasScripts();
  return (
    <label className={hasScripts ? (className ?? css.textButton) : css.plainFile}>
      {children}
      <input
        type="file"
        accept={TYPES}
        multiple={multiple}
        // With scripts the file goes to the API at once, and never into the form.
        name={hasScripts ? undefined : name}
        className={hasScripts ? 'vh' : undefined}
        onInput={(event) => event.stopPropagation()}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files]);
          target.value = '';
        }}
      />
    </label>
  );
}
