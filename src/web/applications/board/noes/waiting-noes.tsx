import { ChevronRight, Undo2 } from 'lucide';
import { Fragment, useEffect } from 'react';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/feedback/toasts.ts';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { answersLeave } from '../board-numbers.ts';
import type { BoardPageData } from '../board-types.ts';
import { SendNoes } from './send-noes.tsx';
import css from './waiting-noes.module.css';

/** The decisions that stand at once: those whose answers leave first, and the latest, which one may want to undo. */
export function shownAtOnce<T>(batches: readonly T[]): { shown: readonly T[]; others: readonly T[] } {
  if (batches.length <= 3) return { shown: batches, others: [] };
  return { shown: [...batches.slice(0, 2), ...batches.slice(-1)], others: batches.slice(2, -1) };
}

type Batch = BoardPageData['board']['waiting']['batches'][number];
type HrefFor = (changes: Record<string, string | null>) => string;

/**
 * Stands above the board and the list while answers wait in "To be rejected". Each decision says when its answers leave,
 * and can be undone by itself.
 */
export function WaitingNoes({
  data,
  action,
  hrefFor,
  onClose,
}: {
  data: BoardPageData;
  action: string;
  hrefFor: HrefFor;
  /** Closes the question that stands before sending. */
  onClose: () => void;
}) {
  const { board, company, query } = data;
  const { batches, total, unread } = board.waiting;
  const { decidedCount } = query;
  // What stands here since the page came is not announced by itself. Once announced, it leaves the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number
  useEffect(() => {
    if (decidedCount === 0) return;
    toast({ tone: 'ok', title: `${countText(decidedCount, 'person', 'people')} moved to “To be rejected”` });
    history.replaceState(history.state, '', hrefFor({}));
  }, [decidedCount]);
  if (!company.canMove || batches.length === 0) return null;
  const { shown: first, others } = shownAtOnce(batches);
  const linesOf = (some: readonly Batch[]) => (
    <Decisions batches={some} action={action} jobId={query.jobId} hrefFor={hrefFor} />
  );
  return (
    <>
      <details className={css.waiting}>
        <summary>
          <Icon of={ChevronRight} size={16} />
          <span>{summaryText(batches)}</span>
        </summary>
        {linesOf(first)}
        {others.length > 0 && (
          <Disclosure summary={others.length === 1 ? 'One more decision' : `${others.length} more decisions`}>
            {linesOf(others)}
          </Disclosure>
        )}
        {unread > 0 && (
          <p className={css.unread}>{unreadText(unread, total)} Open them, or change the text before it leaves.</p>
        )}
        <div className={css.foot}>
          <p>Until an answer is sent, only your team knows. After that, nobody can undo it.</p>
          <div className={css.actions}>
            <LinkButton
              size="sm"
              kind="quiet"
              href={`/client/startups/${company.key}/applicants/no${query.jobId ? `?job=${query.jobId}` : ''}`}
            >
              Change the text
            </LinkButton>
            <LinkButton size="sm" kind="quiet" href={hrefFor({ send: 'all' })}>
              {batches.length === 1 ? 'Send now' : 'Send all now'}
            </LinkButton>
          </div>
        </div>
      </details>
      {query.asksToSend && (
        <SendNoes
          batches={batches}
          warning={unread > 0 ? unreadText(unread, total) : null}
          action={hrefFor({ send: null })}
          onClose={onClose}
        >
          <HiddenMoments jobId={query.jobId} moments={batches.flatMap(({ moments }) => moments)} />
        </SendNoes>
      )}
    </>
  );
}

/** Each decision with its people, and a button that undoes it. */
function Decisions({
  batches,
  action,
  jobId,
  hrefFor,
}: {
  batches: readonly Batch[];
  action: string;
  jobId: string | undefined;
  hrefFor: HrefFor;
}) {
  return (
    <ul>
      {batches.map(({ when, total, moments, people }) => (
        <li key={when}>
          <div>
            {/* One text, because Chromium drops a space that is a text of its own while the list is closed. */}
            <h2>{answersLeave(total, when)}</h2>
            <p>
              To{' '}
              {people.map(({ id, name }, at) => (
                <Fragment key={id}>
                  {at > 0 && (at === total - 1 ? ' and ' : ', ')}
                  <a className="link" href={hrefFor({ card: id })}>
                    {name}
                  </a>
                </Fragment>
              ))}
              {total > people.length && ` and ${total - people.length} more`}
            </p>
          </div>
          <form method="post" action={action}>
            <HiddenMoments jobId={jobId} moments={moments} />
            <Button type="submit" size="sm" kind="quiet" icon={Undo2} name="intent" value="undoNoes">
              {total === 1 ? 'Undo' : `Undo all ${total}`}
              <VisuallyHidden>{total === 1 ? ` the answer that leaves ${when}` : ` that leave ${when}`}</VisuallyHidden>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

/** Names the answers of a form by the moments at which they leave. */
function HiddenMoments({ jobId, moments }: { jobId: string | undefined; moments: readonly string[] }) {
  return (
    <>
      {jobId && <input type="hidden" name="job" value={jobId} />}
      {moments.map((moment) => (
        <input key={moment} type="hidden" name="leavesAt" value={moment} />
      ))}
    </>
  );
}

/** Sums up the noes for a phone, which shows this line first: "2 answers leave on Tuesday 24 November at 03:53". */
function summaryText(batches: readonly { total: number; when: string }[]): string {
  const [next, ...later] = batches;
  const total = batches.reduce((sum, batch) => sum + batch.total, 0);
  if (!next) return '';
  if (later.length === 0) return answersLeave(total, next.when);
  return `${total} answers are waiting. The next leaves ${next.when}`;
}

/** "4 of these 20 were never opened, and the text says that you read them." */
function unreadText(count: number, total: number): string {
  if (total === 1) return 'Nobody in your team has opened this application, and the text says that you read it.';
  return `${count} of these ${total} ${count === 1 ? 'was' : 'were'} never opened, and the text says that you read them.`;
}
