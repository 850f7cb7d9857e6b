import { ChevronDown, ChevronUp, X } from 'lucide';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { BoardPageData, OpenCard } from '../board-types.ts';
import { columnOf } from '../column-of.ts';
import type { BoardControls } from '../use-board.ts';
import { headlineAndPlace } from './card-contents.tsx';
import css from './card-drawer.module.css';

/** The job that a card is about, and the ways to the people before and after. */
export function CardTop({
  card,
  queue,
  hrefOf,
  closeHref,
}: {
  card: OpenCard;
  queue: BoardPageData['queue'];
  hrefOf: (id: string) => string;
  closeHref: string;
}) {
  return (
    <div className={css.top}>
      <p>
        <b>{card.jobTitle}</b>
        <span>
          Applied{' '}
          {card.sentText === 'Today' || card.sentText === 'Yesterday' ? card.sentText.toLowerCase() : card.sentText}
          {card.dueText !== null && `, ${card.dueText}`}
        </span>
      </p>
      <div className={css.nav}>
        <span className={css.number}>
          {queue && (queue.place === null ? `${queue.total} left` : `${queue.place} of ${queue.total}`)}
        </span>
        {queue?.previous && (
          <a href={hrefOf(queue.previous)} aria-label="Previous person" data-key="k">
            <Icon of={ChevronUp} />
          </a>
        )}
        {queue?.next && (
          <a href={hrefOf(queue.next)} aria-label="Next person" data-key="j">
            <Icon of={ChevronDown} />
          </a>
        )}
        <a href={closeHref} aria-label="Close">
          <Icon of={X} />
        </a>
      </div>
    </div>
  );
}

/** The person of a card, and the columns to which they may move. */
export function CardHead({ card, data, controls }: { card: OpenCard; data: BoardPageData; controls: BoardControls }) {
  const { columns } = data.board;
  const { hrefFor, moves } = controls;
  const steps = columns.filter(({ step }) => step !== 'rejected' && step !== 'toreject');
  const at = steps.findIndex(({ key }) => key === columnOf(card, columns)?.key);
  const hires = card.hasAcceptedOffer && card.step !== 'hired';
  const following = hires ? steps.find(({ step }) => step === 'hired') : at < 0 ? undefined : steps[at + 1];
  return (
    <div className={css.head}>
      <Avatar name={card.name} size={64} />
      <div>
        <h2 id="card-title" tabIndex={-1}>
          {card.name}
        </h2>
        <p>
          {headlineAndPlace(card)}
          {card.email && (
            <>
              {' '}
              <a className="link" href={`mailto:${card.email}`}>
                {card.email}
              </a>
            </>
          )}
        </p>
      </div>
      {data.company.canMove && card.ended === null && (
        <div className={css.actions}>
          {following && (
            <form method="post" action={hrefFor(moves.movedFrom(card.id))}>
              <input type="hidden" name="card" value={`${card.id}:${card.version}`} />
              <input type="hidden" name="to" value={following.key} />
              <Button type="submit" size="sm" name="intent" value="move" data-moves={following.key}>
                {hires ? `Hire ${card.firstName}` : `Move to ${following.name}`}
              </Button>
            </form>
          )}
          <LinkButton kind="line" size="sm" href={hrefFor({ move: card.id })} data-move={card.id} aria-keyshortcuts="M">
            Move to…{' '}
            <kbd className={css.key} aria-hidden>
              M
            </kbd>
          </LinkButton>
        </div>
      )}
    </div>
  );
}
