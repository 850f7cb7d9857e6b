import { Ellipsis, EllipsisVertical, MessageSquare, Paperclip } from 'lucide';
import { classNames } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import type { ShownCard } from '../board-types.ts';
import css from './board-card.module.css';
import { CardMarks } from './card-marks.tsx';

/** One applicant on the board: a link to their card, and a menu with every column. */
export function BoardCard({
  card,
  href,
  moveHref,
  showsJob,
  isOpen,
  isPending,
}: {
  card: ShownCard;
  href: string;
  /** Null for somebody who may not move it, and where it cannot move. */
  moveHref: string | null;
  showsJob: boolean;
  isOpen: boolean;
  isPending: boolean;
}) {
  return (
    <li
      className={classNames(
        css.card,
        isOpen && css.cardOpen,
        card.ended && css.cardEnded,
        isPending && css.cardPending,
      )}
      data-card={card.id}
      data-version={isPending ? undefined : card.version}
      data-movable={moveHref !== null ? '' : undefined}
    >
      <div className={css.cardTop}>
        <Avatar name={card.name} size={32} />
        <div>
          <h3>
            <a href={href} id={`card-${card.id}`} className={css.cardLink} draggable={false}>
              {card.name}
            </a>
          </h3>
          {card.place && <p>{card.place}</p>}
        </div>
        {moveHref && (
          <a href={moveHref} className={css.cardMenu} aria-label={`Move ${card.name} to…`} data-move={card.id}>
            <Icon of={EllipsisVertical} />
          </a>
        )}
      </div>
      {showsJob && <p className={css.cardJob}>{card.jobTitle}</p>}
      <p className={css.cardMeta}>
        {card.hasCv && (
          <span>
            <Icon of={Paperclip} size={16} />
            CV
          </span>
        )}
        {card.notes > 0 && (
          <span>
            <Icon of={MessageSquare} size={16} />
            {card.notes}
            <VisuallyHidden> {card.notes === 1 ? 'note' : 'notes'}</VisuallyHidden>
          </span>
        )}
        {card.score !== null && <span>Score {card.score}</span>}
        {card.missesKnockOut && <b className={css.flagged}>Misses a must</b>}
        {card.dueDay !== null && card.ended === null && (
          <b className={css.flagged}>Waits {countText(card.dueDay, 'day')}</b>
        )}
        {card.ended && <b className={css.ended}>{card.ended === 'withdrawn' ? 'Withdrawn' : 'Closed'}</b>}
        {card.alike > 0 && <span>{card.alike} alike</span>}
        {card.otherJobs > 0 && <span>{countText(card.otherJobs, 'more job')}</span>}
        <CardMarks card={card} />
      </p>
    </li>
  );
}

export const OPTIONS_ICON = Ellipsis;
