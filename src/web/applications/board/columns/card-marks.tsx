import type { ShownCard } from '../board-types.ts';
import css from './board-card.module.css';

/**
 * Marks what nobody of the team has seen yet: a new application, a message, an answer. A card of the board has room for the
 * mark or for the date. A list that is sorted by the date shows both (`showsDate`).
 */
export function CardMarks({ card, showsDate = false }: { card: ShownCard; showsDate?: boolean }) {
  return (
    <>
      {card.unread && <b className={css.unread}>{card.unread === 'wrote' ? 'Wrote to you' : 'Answered you'}</b>}
      {card.isNew && <b className={css.fresh}>New</b>}{' '}
      {(showsDate || !card.isNew) && <time dateTime={card.sentAt}>{card.sentText}</time>}
    </>
  );
}
