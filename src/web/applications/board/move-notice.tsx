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
  return <MoveNotice text={moveResult ?? ''} undo={moves.undoable} action={here} onDismiss={forms.dismiss} />;
}

/** What came of a move, announced and shown with a way back. */
function MoveNotice({
  text,
  undo,
  action,
  onDismiss,
}: {
  text: string;
  undo: { id: string; version: number }[];
  action: string;
  onDismiss: () => void;
}) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [read, setRead] = useState(isHydrating ? text : '');
  useEffect(() => {
    const timer = setTimeout(() => setRead(text), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={css.place}>
      {text && read && (
        <div className={css.notice}>
          <Icon of={CircleCheck} />
          <div>
            <b>{read}</b>
            {undo.length > 0 && (
              <form method="post" action={action}>
                <input type="hidden" name="intent" value="undo" />
                {undo.map(({ id, version }) => (
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
