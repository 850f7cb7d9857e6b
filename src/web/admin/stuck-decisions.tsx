import { Button } from '#web/ui/buttons/button.tsx';
import { decisionLabels } from './decision-labels.ts';
import type { QueueData } from './queue-data.server.ts';
import css from './stuck-decisions.module.css';

/** Decisions that a failure keeps from taking effect. Any admin tries again, or puts the subject back in the queue. */
export function StuckDecisions({ stuck, isRetried, tab }: Pick<QueueData, 'stuck' | 'isRetried' | 'tab'>) {
  if (stuck.length === 0 && !isRetried) return null;
  return (
    <section className={css.stuck} aria-labelledby="stuck">
      <h2 id="stuck">{stuck.length > 0 ? 'Not carried out' : 'We try again'}</h2>
      {isRetried && (
        <p role="status">We try again at once. If it stays here, something is broken: the log has the reason.</p>
      )}
      {stuck.map(({ id, kind, reported, action, subject, when }) => {
        const labels = decisionLabels(kind, reported);
        const what = action === 'ask' ? 'Ask' : action === 'approve' ? labels.approve : labels.reject;
        return (
          <form key={id} method="post" action="/admin">
            <input type="hidden" name="decision" value={id} />
            <input type="hidden" name="tab" value={tab} />
            <p>
              <b>{subject ?? 'Something deleted'}</b>
              <span>
                {what}, decided {when}. It failed, and has had no effect.
              </span>
            </p>
            <Button type="submit" size="sm" name="intent" value="retry">
              Try again
            </Button>
            <Button type="submit" size="sm" kind="line" name="intent" value="undo">
              Put it back
            </Button>
          </form>
        );
      })}
    </section>
  );
}
