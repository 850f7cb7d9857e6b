import { type ReactNode, useState } from 'react';
import type { Picture } from '#domain/companies/profile/profile-views.ts';
import { variantPath } from '#domain/media/image.ts';
import type { UploadType } from '#domain/media/upload.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import css from './editor.module.css';
import { FileButton } from './file-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useCropDialog } from './use-crop-dialog.ts';
import { useUpload } from './use-upload.ts';

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
  const { CropDialog, openCropDialog, closeCropDialog } = useCropDialog();
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
            <button type="button" className={css.textButton} onClick={openCropDialog}>
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
      {CropDialog && path && (
        <CropDialog
          src={variantPath(path, 'large')}
          label={label}
          aspect={aspect}
          onClose={closeCropDialog}
          onCropped={(blob) => {
            closeCropDialog();
            upload.send([blob]);
          }}
        />
      )}
    </div>
  );
}
