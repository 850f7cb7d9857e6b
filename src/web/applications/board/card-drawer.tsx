import { ChevronDown, ChevronUp, Users, X } from 'lucide';
import type { RefObject } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BoardDialog } from './board-dialog.tsx';
import type { BoardPageData, OpenCard, ShownCard, ShownColumn } from './board-types.ts';
import { CardContents, headlineAndPlace } from './card-contents.tsx';
import { CardCv } from './card-cv.tsx';
import css from './card-drawer.module.css';
import { CardMessages } from './card-messages.tsx';
import { CardSide } from './card-side.tsx';

/** One applicant beside the board: what they sent, messages, and what the team thinks. */
export function CardDrawer({
  card,
  data,
  column,
  among,
  action,
  hrefFor,
  error,
  done,
  taken,
  values,
  keysAreOn,
  onAllKeys,
  onClose,
  body,
}: {
  card: OpenCard;
  data: BoardPageData;
  column: ShownColumn | undefined;
  /** The cards before and after it, of its column or of the list. */
  among: readonly ShownCard[];
  action: string;
  hrefFor: (changes: Record<string, string | number | null>) => string;
  /** Of the last form. */
  error: string | undefined;
  done: string | undefined;
  /** Changes when a note or a message was taken, which empties its field. */
  taken: { note: number; message: number };
  values: Record<string, string>;
  keysAreOn: boolean;
  onAllKeys: () => void;
  onClose: () => void;
  body: RefObject<HTMLDivElement | null>;
}) {
  const index = among.findIndex(({ id }) => id === card.id);
  const previous = among[index - 1];
  const next = index < 0 ? undefined : among[index + 1];
  const { list, board } = data;
  const place = index + 1 + (list ? (list.page - 1) * list.limit : 0);
  const { canMove } = data.company;
  const closeHref = hrefFor({ card: null });
  const steps = board.columns.filter(({ step }) => step !== 'rejected' && step !== 'toreject');
  const at = steps.findIndex(({ key }) => key === column?.key);
  const following = at < 0 ? undefined : steps[at + 1];
  return (
    <BoardDialog labelledBy="card-title" kind="drawer" onClose={onClose} closeHref={closeHref}>
      <div className={css.top}>
        <p>
          <b>{card.jobTitle}</b>
          <span>
            Applied{' '}
            {card.sentText === 'Today' || card.sentText === 'Yesterday' ? card.sentText.toLowerCase() : card.sentText}
            {card.ended === null && (card.clock.rests ? ', the clock rests' : `, day ${card.clock.day}`)}
          </span>
        </p>
        <div className={css.nav}>
          {index >= 0 && (
            <span className={css.number}>
              {place} of {list ? list.total : column?.total}
            </span>
          )}
          {previous && (
            <a href={hrefFor({ card: previous.id })} aria-label="Previous person" data-key="k">
              <Icon of={ChevronUp} />
            </a>
          )}
          {next && (
            <a href={hrefFor({ card: next.id })} aria-label="Next person" data-key="j">
              <Icon of={ChevronDown} />
            </a>
          )}
          <a href={closeHref} aria-label="Close">
            <Icon of={X} />
          </a>
        </div>
      </div>
      <div className={css.scroll} ref={body}>
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
          {canMove && card.ended === null && (
            <div className={css.actions}>
              {following && (
                <form method="post" action={action}>
                  <input type="hidden" name="card" value={`${card.id}:${card.version}`} />
                  <input type="hidden" name="to" value={following.key} />
                  <Button type="submit" size="sm" name="intent" value="move" data-moves={following.key}>
                    Move to {following.name}
                  </Button>
                </form>
              )}
              <LinkButton
                kind="line"
                size="sm"
                href={hrefFor({ move: card.id })}
                data-move={card.id}
                aria-keyshortcuts="M"
              >
                Move to…{' '}
                <kbd className={css.key} aria-hidden>
                  M
                </kbd>
              </LinkButton>
            </div>
          )}
        </div>
        {(error || done) && (
          <div className={css.result}>{error ? <Banner>{error}</Banner> : <Banner tone="ok">{done}</Banner>}</div>
        )}
        <div className={css.body}>
          <div className={css.main}>
            {card.takenDown && <Banner>{card.takenDown}</Banner>}
            {card.ended === 'withdrawn' && (
              <p className={css.also}>They have withdrawn. Nothing more is expected of you.</p>
            )}
            {card.rejectsText && (
              <p className={css.also}>Their no leaves {card.rejectsText}. Until then you can undo it.</p>
            )}
            {card.others.map((other) => (
              <p key={other.id} className={css.also}>
                <Icon of={Users} />
                <span>
                  Also applied for{' '}
                  <a className="link" href={hrefFor({ card: other.id })}>
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
                  {card.alike.length === 1 ? 'Another application has' : `${card.alike.length} others have`} the same
                  text.{' '}
                  <a className="link" href={hrefFor({ card: null, view: 'list', alike: card.id })}>
                    See them together
                  </a>
                </span>
              </p>
            )}
            <CardContents card={card} />
            <CardCv card={card} companyKey={data.company.key} />
            <CardMessages key={`message-${taken.message}`} card={card} data={data} action={action} values={values} />
          </div>
          <CardSide key={`note-${taken.note}`} card={card} action={action} values={values} />
        </div>
      </div>
      <p className={css.keys}>
        {keysAreOn ? (
          <>
            <span>
              <kbd className={css.key}>J</kbd>
              <kbd className={css.key}>K</kbd>next, previous
            </span>
            <span>
              <kbd className={css.key}>M</kbd>move
            </span>
            <span>
              <kbd className={css.key}>1</kbd>–<kbd className={css.key}>5</kbd>score
            </span>
            <span>
              <kbd className={css.key}>N</kbd>note
            </span>
            <span>
              <kbd className={css.key}>R</kbd>reply
            </span>
            <span>
              <kbd className={css.key}>Z</kbd>undo
            </span>
          </>
        ) : (
          <span>Keys are off</span>
        )}
        <button type="button" className="link" onClick={onAllKeys}>
          All keys
        </button>
      </p>
    </BoardDialog>
  );
}
