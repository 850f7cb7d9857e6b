import { CircleCheck, X } from 'lucide';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import css from './move-notice.module.css';

/** What came of a move, announced and shown with a way back. The live region exists before its first text. */
export function MoveNotice({
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
  return (
    <div role="status" className={css.place}>
      {text && (
        <div className={css.notice}>
          <Icon of={CircleCheck} />
          <div>
            <b>{text}</b>
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
