import { useEffect, useRef, useState } from 'react';
import type { UploadType } from '#domain/media/upload-types.ts';
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

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let file = waiting.current[0]; file; file = waiting.current[0]) {
      setState({ ...RESTING, progress: 0 });
      try {
        const picture = await uploadPicture(file, type, (progress) => setState({ ...RESTING, progress }));
        waiting.current.shift();
        onUploaded(picture);
        setState(RESTING);
      } catch (error) {
        const mayRetry = error instanceof UploadFailed && error.mayRetry;
        if (!mayRetry) waiting.current.shift();
        setState({ progress: null, error: error instanceof Error ? error.message : 'The upload failed.', mayRetry });
        break;
      }
    }
    isRunning.current = false;
  };
  const again = useRef(run);
  again.current = run;
  useEffect(() => {
    const onOnline = () => void again.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    state,
    send(files: Iterable<Blob>) {
      waiting.current.push(...files);
      void run();
    },
    retry: () => void run(),
  };
}
