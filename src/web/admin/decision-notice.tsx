import { CircleCheck, TriangleAlert } from 'lucide';
import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { decisionLabels } from './decision-labels.ts';
import css from './decision-notice.module.css';
import type { QueueData } from './queue-data.server.ts';
import { Kbd } from './queue-keys.tsx';

type LastDecision = NonNullable<QueueData['lastDecision']>;

/** Shows the decision just made, with a button that undoes it as long as that is possible. */
export function DecisionNotice({ lastDecision, tab }: { lastDecision: LastDecision; tab: string }) {
  const { id, name, action, kind, reported, leftMs, failure, earlier } = lastDecision;
  const [isOver, setOver] = useState(leftMs === 0);
  const submit = useSubmit();
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs]);
  const labels = decisionLabels(kind, reported);
  const what = action === 'approve' ? labels.approved : action === 'reject' ? labels.rejected : 'is asked';
  return (
    <div className={css.notice} role="status">
      <Icon of={failure ? TriangleAlert : CircleCheck} />
      <div>
        <b>
          {name}
          {what.startsWith(':') ? what : ` ${what}`}
        </b>
        {failure ? (
          `That was not possible: ${failure}`
        ) : isOver ? (
          'The time to undo it is over.'
        ) : (
          <form
            method="post"
            action="/admin"
            onSubmit={(event) => {
              event.preventDefault();
              void submit((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement);
            }}
          >
            It takes effect in {Math.ceil(leftMs / 1000)} seconds.
            <input type="hidden" name="decision" value={id} />
            <input type="hidden" name="tab" value={tab} />
            <button type="submit" name="intent" value="undo" data-key="u">
              Undo <Kbd>U</Kbd>
            </button>
            {earlier > 0 && (
              <small>Undo again for the {earlier === 1 ? 'decision' : `${earlier} decisions`} before it.</small>
            )}
          </form>
        )}
      </div>
    </div>
  );
}

/** Says what became of the last key: undone before anything was sent, too late for that, or another admin was faster. */
export function Outcome({ isUndone, isTooLate, passed }: Pick<QueueData, 'isUndone' | 'isTooLate' | 'passed'>) {
  if (!isUndone && !isTooLate && passed === null) return null;
  const [title, text] = isUndone
    ? ['Undone', 'It is in the queue again, and nothing was sent.']
    : isTooLate
      ? ['Too late to undo', 'The decision has taken effect.']
      : [`${passed} no longer waits`, 'Another admin decided first, or it was withdrawn. Your decision was not sent.'];
  return (
    <div className={css.notice} role="status">
      <Icon of={isUndone ? CircleCheck : TriangleAlert} />
      <div>
        <b>{title}</b>
        {text}
      </div>
    </div>
  );
}
