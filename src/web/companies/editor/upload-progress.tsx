import { Button } from '#web/ui/buttons/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import css from './editor.module.css';
import type { UploadState } from './use-upload.ts';

/** The progress of an upload, or why it failed with a button to try again. */
export function UploadProgress({ state, onRetry }: { state: UploadState; onRetry: () => void }) {
  return (
    <div aria-live="polite">
      {state.progress !== null && (
        <p className={css.uploading}>
          <progress value={state.progress} aria-label="Upload" /> Uploading…
        </p>
      )}
      {state.error && (
        <div className={css.failed}>
          <FieldError>{state.error}</FieldError>
          {state.mayRetry && (
            <Button kind="line" size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
