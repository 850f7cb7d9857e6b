import { HIRED_UNDO_DAYS, STATUS_MAIL_DELAY_MINUTES } from '#domain/applications/application.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { BoardDialog } from '../board-dialog.tsx';
import type { BoardPageData } from '../board-types.ts';
import css from '../question.module.css';

type Hire = NonNullable<BoardPageData['hire']>;

/** Asks before somebody is hired: who it is, what they read and when, and whether the job is filled. */
export function HireDialog({
  hire,
  query,
  action,
  error,
  onClose,
}: {
  hire: Hire;
  query: BoardPageData['query'];
  /** The board without this question. */
  action: string;
  error: string | undefined;
  onClose: () => void;
}) {
  const { people, jobs } = hire;
  const [first] = people;
  if (!first) return null;
  const isOne = people.length === 1;
  const whom = isOne ? first.firstName : countText(people.length, 'person', 'people');
  const withoutOffer = people.filter(({ hasOffer }) => !hasOffer).length;
  const jobIds = new Set(people.map(({ jobId }) => jobId));
  return (
    <BoardDialog labelledBy="hire-title" kind="sheet" onClose={onClose} closeHref={action}>
      <form method="post" action={action} className={css.form}>
        <h2 id="hire-title" tabIndex={-1}>
          Hire {isOne ? first.name : whom}?
        </h2>
        {error && <Banner>{error}</Banner>}
        {isOne ? (
          <p>For {first.jobTitle}.</p>
        ) : (
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                {person.name} <small>{person.jobTitle}</small>
              </li>
            ))}
          </ul>
        )}
        {withoutOffer > 0 && <p className={css.note}>{offerText(withoutOffer, { isOne, name: first.firstName })}</p>}
        <section aria-labelledby="hire-mail">
          <h3 id="hire-mail">What {isOne ? whom : 'they'} will read</h3>
          <p>
            At once, on their page: <b>Hired</b>. After {STATUS_MAIL_DELAY_MINUTES} minutes, unless they have turned
            such emails off:
          </p>
          <blockquote>
            <b>{first.mail.subject}</b>
            {first.mail.text}
          </blockquote>
          {jobIds.size > 1 && <p className={css.hint}>Each of them reads the name of their own job.</p>}
        </section>
        <p>
          You can undo it for {HIRED_UNDO_DAYS} days. If you undo it within {STATUS_MAIL_DELAY_MINUTES} minutes, no
          email leaves.
        </p>
        {jobs.map(({ id, title, waiting }) => (
          <div key={id} className={css.job}>
            <Check name="close" value={id} label={`${title} is filled: close it`} aria-describedby={`close-${id}`} />
            <p id={`close-${id}`} className={css.hint}>
              Nobody can apply any more. {waitingText(waiting)} Undoing the move does not open the job again.
            </p>
          </div>
        ))}
        {people.map(({ id, version }) => (
          <input key={id} type="hidden" name="card" value={`${id}:${version}`} />
        ))}
        <input type="hidden" name="to" value="hired" />
        <input type="hidden" name="isSure" value="true" />
        {query.place === 'bottom' && <input type="hidden" name="place" value="bottom" />}
        {query.below !== null && <input type="hidden" name="after" value={query.below} />}
        <div className={css.actions}>
          <Button type="submit" size="sm" name="intent" value="move">
            Hire {whom}
          </Button>
          <LinkButton size="sm" kind="line" href={action}>
            Cancel
          </LinkButton>
        </div>
      </form>
    </BoardDialog>
  );
}

function offerText(withoutOffer: number, { isOne, name }: { isOne: boolean; name: string }): string {
  if (isOne) return `You have sent ${name} no offer here. Hire them once they have said yes.`;
  const them = withoutOffer === 1 ? 'One of them has' : `${withoutOffer} of them have`;
  return `${them} no offer from you here. Hire them once they have said yes.`;
}

function waitingText(waiting: number): string {
  if (waiting === 0) return 'Nobody else waits for an answer.';
  const others = waiting === 1 ? 'The other person who waits stays' : `The ${waiting} others who wait stay`;
  return `${others} on the board, and you can still answer them.`;
}
