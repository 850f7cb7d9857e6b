import { LARGEST_PICTURE, type UploadType } from '#domain/media/upload.ts';

export type Uploaded = { id: string; width: number; height: number };

const LONGEST_SIDE = 2_400;

/** A failed upload. `mayRetry` is true if the connection failed, and not the picture. */
export class UploadFailed extends Error {
  readonly mayRetry: boolean;
  constructor(message: string, mayRetry: boolean) {
    super(message);
    this.mayRetry = mayRetry;
  }
}

/** Scales a picture down in the browser, so that it arrives sooner and within the limit (rules §10). */
async function scaledDown(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  // The server says in words what is wrong with a file that is no picture.
  if (bitmap === null) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= LARGEST_PICTURE) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // WebP keeps transparent parts, which logos have.
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/webp', 0.9));
}

/** Uploads a picture and reports the share that has arrived. */
export async function uploadPicture(
  file: Blob,
  type: UploadType,
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  const picture = await scaledDown(file);
  if (picture.size > LARGEST_PICTURE) {
    throw new UploadFailed('This file is larger than 8 MB, or not a picture. Please choose another one.', false);
  }
  const form = new FormData();
  form.set('file_upload', picture, 'picture');
  return new Promise((resolve, reject) => {
    // fetch cannot report the progress of an upload.
    const request = new XMLHttpRequest();
    request.open('POST', `/api/upload/${type}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new UploadFailed('The connection was lost. Your picture is still here.', true));
    request.onload = () => {
      if (request.status === 200) resolve(request.response);
      else reject(new UploadFailed(request.response?.message ?? 'The upload failed.', request.status >= 500));
    };
    request.send(form);
  });
}
