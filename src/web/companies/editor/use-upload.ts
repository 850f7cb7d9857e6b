import { useEffect, useRef, useState } from 'react';
import type { UploadType } from '#domain/media/upload.ts';
import { type Uploaded, UploadFailed, uploadPicture } from './upload.ts';

export type UploadState = {
  /** The share that has arrived, while it runs. */
  progress: number | null;
  error: string | null;
  /** Whether the same file may be sent again. */
  mayRetry: boolean;
};

const RESTING: UploadState = { progress: null, error: null, mayRetry: false };

/** Uploads files one after another, and goes on by itself once a lost connection is back. */
export function useUpload(type: UploadType, onUploaded: (picture: Uploaded) => void) {
  const [state, setState] = useState<UploadState>(RESTING);
  const waiting = useRef<Blob[]>([]);
  const isRunning = useRef(false);

  const upload = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const isAlone = waiting.current.length === 1;
    const refusals: string[] = [];
    for (let file = waiting.current[0]; file; file = waiting.current[0]) {
      setState({ ...RESTING, progress: 0 });
      try {
        const picture = await uploadPicture(file, type, (progress) => setState({ ...RESTING, progress }));
        waiting.current.shift();
        onUploaded(picture);
        setState(RESTING);
      } catch (error) {
        const why = error instanceof Error ? error.message : 'The upload failed.';
        if (error instanceof UploadFailed && error.mayRetry) {
          setState({ progress: null, error: why, mayRetry: true });
          break;
        }
        // The other files go on.
        waiting.current.shift();
        refusals.push(isAlone || !(file instanceof File) ? why : `${file.name}: ${why}`);
        setState({ ...RESTING, error: refusals.join(' ') });
      }
    }
    if (refusals.length > 0 && waiting.current.length === 0) setState({ ...RESTING, error: refusals.join(' ') });
    isRunning.current = false;
  };
  const again = useRef(upload);
  again.current = upload;
  useEffect(() => {
    const onOnline = () => void again.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    state,
    send(files: Iterable<Blob>) {
      waiting.current.push(...files);
      void upload();
    },
    retry: () => void upload(),
  };
}
