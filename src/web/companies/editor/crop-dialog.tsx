import { useId, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import css from './crop-dialog.module.css';
import editorCss from './editor.module.css';

/** Cuts a picture by finger, mouse or arrow keys. Arrow keys move the frame, and with a corner in focus resize it. */
export default function CropDialog({
  src,
  label,
  aspect,
  onClose,
  onCropped,
}: {
  src: string;
  label: string;
  /** Width by height; undefined leaves the shape free. */
  aspect?: number | undefined;
  onClose: () => void;
  onCropped: (picture: Blob) => void;
}) {
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const cropPicture = () => {
    const { current: whole } = image;
    if (!whole || !crop) return;
    const width = (crop.width / 100) * whole.naturalWidth;
    const height = (crop.height / 100) * whole.naturalHeight;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    const [x, y] = [(crop.x / 100) * whole.naturalWidth, (crop.y / 100) * whole.naturalHeight];
    canvas.getContext('2d')?.drawImage(whole, x, y, width, height, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => blob && onCropped(blob), 'image/webp', 0.92);
  };
  return (
    <Modal labelledBy={id} size="picker" onClose={onClose}>
      <Sheet>
        <h2 id={id} tabIndex={-1}>
          Crop the {label}
        </h2>
        <p className={editorCss.lead}>
          Move the frame with a finger, the mouse or the arrow keys. Its corners change its size.
        </p>
        <div className={css.cropStage}>
          <ReactCrop
            crop={crop}
            onChange={(_, percent) => setCrop(percent)}
            {...(aspect !== undefined && { aspect })}
            keepSelection
            ariaLabels={{
              cropArea: 'Frame: the arrow keys move it',
              nwDragHandle: 'Top left corner: the arrow keys change the size',
              nDragHandle: 'Top edge: the up and down keys change the height',
              neDragHandle: 'Top right corner: the arrow keys change the size',
              eDragHandle: 'Right edge: the left and right keys change the width',
              seDragHandle: 'Bottom right corner: the arrow keys change the size',
              sDragHandle: 'Bottom edge: the up and down keys change the height',
              swDragHandle: 'Bottom left corner: the arrow keys change the size',
              wDragHandle: 'Left edge: the left and right keys change the width',
            }}
          >
            <img
              ref={image}
              src={src}
              alt={`The ${label} to crop`}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setCrop(
                  centerCrop(
                    makeAspectCrop(
                      { unit: '%', width: 80 },
                      aspect ?? naturalWidth / naturalHeight,
                      naturalWidth,
                      naturalHeight,
                    ),
                    naturalWidth,
                    naturalHeight,
                  ),
                )
              }
            />
          </ReactCrop>
        </div>
        <div className={css.dialogActions}>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={cropPicture} disabled={!crop}>
            Crop
          </Button>
        </div>
      </Sheet>
    </Modal>
  );
}
