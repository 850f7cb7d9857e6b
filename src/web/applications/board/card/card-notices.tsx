import { CalendarClock, Undo2, Users } from 'lucide';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { TalkPlace } from '../../thread/talk-place.tsx';
import type { OpenCard } from '../board-types.ts';
import type { BoardControls } from '../use-board.ts';
import css from './card-drawer.module.css';

/** What a member should know before they read a card: its end, talks, a no on its way, and applications like it. */
export function CardNotices({
  card,
  company,
  action,
  hrefOf,
  hrefFor,
}: {
  card: OpenCard;
  company: { key: string; canMove: boolean };
  action: string;
  hrefOf: (id: string) => string;
  hrefFor: BoardControls['hrefFor'];
}) {
  const { canMove } = company;
  return (
    <>
      {card.takenDown && <Banner>{card.takenDown}</Banner>}
      {card.ended === 'withdrawn' && <p className={css.also}>They have withdrawn. Nothing more is expected of you.</p>}
      {card.talks.map(({ from, label, place }) => (
        <section key={from} className={css.also} aria-label="Your talk">
          <Icon of={CalendarClock} />
          <div>
            <p>
              <b>You talk on {label}</b>
            </p>
            <TalkPlace place={place} />
          </div>
        </section>
      ))}
      {(card.rejectsText || card.noWaitsForText) && (
        <form method="post" action={action} className={css.also}>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="card" value={`${card.id}:${card.version}`} />
          <p>
            {card.rejectsText
              ? `Your no is sent ${card.rejectsText}. `
              : 'Your no isn’t sent until you choose what it says. '}
            {canMove && card.rejectsText && 'Until then you can undo it.'}
            {canMove && card.noWaitsForText && (
              <a className="link" href={`/client/startups/${company.key}/applicants/no?job=${card.jobId}`}>
                Choose a text
              </a>
            )}
          </p>
          {canMove && (
            <Button type="submit" size="sm" kind="quiet" icon={Undo2}>
              Undo<VisuallyHidden> the no</VisuallyHidden>
            </Button>
          )}
        </form>
      )}
      {card.others.map((other) => (
        <p key={other.id} className={css.also}>
          <Icon of={Users} />
          <span>
            Also applied for{' '}
            <a className="link" href={hrefOf(other.id)}>
              {other.jobTitle}
            </a>
            , in {other.column}
          </span>
        </p>
      ))}
      {card.alike.length > 0 && (
        <p className={css.also}>
          <Icon of={Users} />
          <span>
            {card.alike.length === 1 ? 'Another application has' : `${card.alike.length} others have`} nearly the same
            text.{' '}
            <a className="link" href={hrefFor({ card: null, queue: null, view: 'list', alike: card.id })}>
              See them together
            </a>
          </span>
        </p>
      )}
    </>
  );
}
