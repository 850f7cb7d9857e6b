import { type ComponentType, useState } from 'react';
import { whenLoaded } from '#web/app/when-loaded.ts';
import type CropDialogComponent from './crop-dialog.tsx';

type Props = Parameters<typeof CropDialogComponent>[0];

/** The dialog that cuts a picture, loaded on first use; null while it is closed. */
export function useCropDialog() {
  const [CropDialog, setCropDialog] = useState<ComponentType<Props> | null>(null);
  return {
    CropDialog,
    openCropDialog: () => void whenLoaded(import('./crop-dialog.tsx'), (part) => setCropDialog(() => part.default)),
    closeCropDialog: () => setCropDialog(null),
  };
}
