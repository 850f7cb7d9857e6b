import type { ReactNode } from 'react';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { BoardDialog } from '../board-dialog.tsx';
import { answersLeave } from '../board-numbers.ts';
import type { BoardPageData } from '../board-types.ts';
import css from '../question.module.css';

/** Asks before every waiting no is sent: nothing of that can be undone. */
export function SendNoes({
  batches,
  warning,
  action,
  onClose,
  children,
}: {
  batches: BoardPageData['board']['waiting']['batches'];
  /** What is untrue in the text for some of them. */
  warning: string | null;
  /** The board without this question. */
  action: string;
  onClose: () => void;
  /** The fields that name the answers. */
  children: ReactNode;
}) {
  const total = batches.reduce((sum, batch) => sum + batch.total, 0);
  const people = countText(total, 'person', 'people');
  return (
    <BoardDialog labelledBy="send-title" kind="sheet" onClose={onClose} closeHref={action}>
      <form method="post" action={action} className={css.form}>
        <h2 id="send-title" tabIndex={-1}>
          Send {people} their no now?
        </h2>
        {batches.length > 1 && <p>They are {batches.length} batches:</p>}
        <ul>
          {batches.map((batch) => (
            <li key={batch.when}>{answersLeave(batch.total, batch.when)}</li>
          ))}
        </ul>
        <p>Each gets their email at once and moves to Rejected. You cannot undo it.</p>
        {warning && <Banner tone="note">{warning}</Banner>}
        {children}
        <div className={css.actions}>
          <Button type="submit" size="sm" kind="lingon" name="intent" value="sendNow">
            Send to {people} now
          </Button>
          <LinkButton size="sm" kind="line" href={action}>
            Keep waiting
          </LinkButton>
        </div>
      </form>
    </BoardDialog>
  );
}
