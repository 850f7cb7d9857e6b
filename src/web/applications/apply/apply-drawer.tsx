import { X } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ApplyContent } from './apply-content.tsx';
import css from './apply-drawer.module.css';
import type { ApplyData } from './load-apply.server.ts';

/** The form at the right edge, over the job's page. Esc, the backdrop and a button close it; the draft is kept. */
export function ApplyDrawer({ path, onClose }: { path: string; onClose: () => void }) {
  const { data, load, state } = useFetcher<ApplyData>();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => void load(path), [load, path]);
  useLayoutEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    const box = dialog.current;
    box?.showModal();
    return () => {
      style.overflow = '';
      box?.close();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  const isLoaded = data !== undefined;
  const isSent = Boolean(data?.application ?? data?.draft?.waitsUntil);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new content begins at its heading
  useEffect(() => {
    document.getElementById('apply-title')?.focus();
    dialog.current?.scrollTo(0, 0);
  }, [isLoaded, isSent]);

  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-labelledby={data ? 'apply-title' : undefined}
      aria-label={data ? undefined : 'Apply'}
      aria-busy={state !== 'idle' || undefined}
      onCancel={(event) => {
        // A dialog above it, such as the log-in, bubbles its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.box}>
        {data ? (
          <ApplyContent data={data} mistakes={null} heading="h2" onClose={onClose} onAnswer={() => void load(path)} />
        ) : (
          <p className={css.loading} role="status">
            One moment…
          </p>
        )}
        <IconButton className={css.close} icon={X} label="Close" onClick={onClose} />
      </div>
    </dialog>
  );
}
