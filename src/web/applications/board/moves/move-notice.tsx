import { CircleCheck, X } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import type { BoardAnswer } from '../board-actions.server.ts';
import type { BoardControls } from '../use-board.ts';
import css from './move-notice.module.css';

const never = () => () => {};

/** Not every screen reader reads a live region that comes with its text. */
const READ_AFTER_MS = 100;

/** Reports the last move. An open card has it within, because the page behind is inert. */
export function BoardNotice({
  controls: { moveResult, moves, here, forms, announcedCount },
}: {
  controls: BoardControls;
}) {
  const { answer, count } = forms.result;
  return (
    <MoveNotice
      text={moveResult ?? ''}
      count={count}
      undo={moves.undoable}
      others={answer?.others}
      announcedCount={announcedCount}
      action={here}
      onDismiss={forms.dismiss}
    />
  );
}

/** Announces and shows the result of a move, with a way back. */
function MoveNotice({
  text,
  count,
  undo,
  others,
  announcedCount,
  action,
  onDismiss,
}: {
  text: string;
  /** Of the forms that were answered. */
  count: number;
  undo: { id: string; version: number }[];
  others: BoardAnswer['others'];
  announcedCount: BoardControls['announcedCount'];
  action: string;
  onDismiss: () => void;
}) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // It moves into a card that is opened and back to the board, and is not read again there.
  const [countBefore] = useState(announcedCount.current);
  const isAnnounced = count === countBefore;
  const [notice, setNotice] = useState({ text: isHydrating || isAnnounced ? text : '', count, undo });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const timer = setTimeout(() => {
      announcedCount.current = count;
      setNotice({ text, count, undo });
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  return (
    <div role="status" aria-live={isAnnounced ? 'off' : undefined} className={css.place}>
      {/* Replaced as a whole, so that the same sentence is read again, and never a sentence with the button of another. */}
      {text && notice.text && (
        <div key={notice.count} className={css.notice}>
          <Icon of={CircleCheck} />
          <div>
            <b>{notice.text}</b>
            {others && (
              <a className={classNames('link', css.others)} href={others.path}>
                {others.total === 1 ? 'Answer the other person' : `Answer the ${others.total} others`}
              </a>
            )}
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
