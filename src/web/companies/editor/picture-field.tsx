import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Picture } from '#domain/companies/profile-views.ts';
import { variantPath } from '#domain/media/image.ts';
import type { UploadType } from '#domain/media/upload-types.ts';
import { FieldError } from '#web/ui/field.tsx';
import css from './editor.module.css';
import { FileButton } from './file-button.tsx';
import { useHasScripts } from './section-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** One picture with its buttons: replace, crop and remove. */
export function PictureField({
  name,
  fileName,
  label,
  type,
  initial,
  aspect,
  error,
  removeLabel,
  onChange,
  preview,
}: {
  name: string;
  fileName: string;
  /** What it is, such as "logo". */
  label: string;
  type: UploadType;
  initial: Picture | null;
  /** Width by height of a crop. */
  aspect: number;
  error?: string | undefined;
  removeLabel: ReactNode;
  onChange: (picture: Picture | null) => void;
  preview: (src: string | null) => ReactNode;
}) {
  const hasScripts = useHasScripts();
  const [picture, setPicture] = useState(initial);
  const [isCropping, setIsCropping] = useState(false);
  const change = (next: Picture | null) => {
    setPicture(next);
    onChange(next);
  };
  const upload = useUpload(type, change);
  const path = picture && `/images/${picture.id}`;
  return (
    <div className={css.pictureField}>
      {preview(path)}
      <input type="hidden" name={name} value={picture?.id ?? ''} />
      <div className={css.textButtons}>
        <FileButton name={fileName} onFiles={(files) => upload.send(files)}>
          <span>
            {picture ? 'Replace' : 'Add'}
            <span className={picture || type === 'person' ? 'vh' : undefined}> {label}</span>
          </span>
        </FileButton>
        {hasScripts && picture && (
          <>
            <button type="button" className={css.textButton} onClick={() => setIsCropping(true)}>
              Crop<span className="vh"> {label}</span>
            </button>
            <button type="button" className={css.textButton} onClick={() => change(null)}>
              {removeLabel}
            </button>
          </>
        )}
      </div>
      <UploadProgress state={upload.state} onRetry={upload.retry} />
      {error && <FieldError>{error}</FieldError>}
      {isCropping && path && (
        <Suspense fallback={null}>
          <CropDialog
            src={variantPath(path, 'large')}
            label={label}
            aspect={aspect}
            onClose={() => setIsCropping(false)}
            onCropped={(blob) => {
              setIsCropping(false);
              upload.send([blob]);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
