import type { ShownCard } from '../board-types.ts';
import css from './board-card.module.css';

/**
 * Marks what nobody of the team has seen yet: a new application, a message, an answer. Otherwise shows when it was
 * sent.
 */
export function CardMarks({ card }: { card: ShownCard }) {
  return (
    <>
      {card.unread && <b className={css.unread}>{card.unread === 'wrote' ? 'Wrote to you' : 'Answered you'}</b>}
      {card.isNew && <b className={css.fresh}>New</b>}{' '}
      {!card.isNew && <time dateTime={card.sentAt}>{card.sentText}</time>}
    </>
  );
}
