import { CircleCheck, X } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import css from './move-notice.module.css';
import type { BoardControls } from './use-board.ts';

const never = () => () => {};

/** Screen readers do not read a live region that comes with its text. */
const READ_AFTER_MS = 100;

/** What came of the last move. An open card has it within, because the page behind is inert. */
export function BoardNotice({ controls: { moveResult, moves, here, forms } }: { controls: BoardControls }) {
  const { count } = forms.result;
  return (
    <MoveNotice text={moveResult ?? ''} count={count} undo={moves.undoable} action={here} onDismiss={forms.dismiss} />
  );
}

/** What came of a move, announced and shown with a way back. */
function MoveNotice({
  text,
  count,
  undo,
  action,
  onDismiss,
}: {
  text: string;
  /** Of the forms that were answered. */
  count: number;
  undo: { id: string; version: number }[];
  action: string;
  onDismiss: () => void;
}) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [notice, setNotice] = useState({ text: isHydrating ? text : '', count, undo });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const timer = setTimeout(() => setNotice({ text, count, undo }), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  return (
    <div role="status" className={css.place}>
      {/* Replaced as a whole, so that the same sentence is read again, and never a sentence with the button of another. */}
      {text && notice.text && (
        <div key={notice.count} className={css.notice}>
          <Icon of={CircleCheck} />
          <div>
            <b>{notice.text}</b>
            {notice.undo.length > 0 && (
              <form method="post" action={action}>
                <input type="hidden" name="intent" value="undo" />
                {notice.undo.map(({ id, version }) => (
                  <input key={id} type="hidden" name="card" value={`${id}:${version}`} />
                ))}
                <button type="submit" className="link">
                  Undo<VisuallyHidden> the move</VisuallyHidden>
                </button>
              </form>
            )}
          </div>
          <IconButton icon={X} small label="Dismiss" onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
