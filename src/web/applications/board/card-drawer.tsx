import { CalendarClock, ChevronDown, ChevronUp, Undo2, Users, X } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReportAnswer } from '#web/moderation/report-form.tsx';
import { ReportHere, reportParameter } from '#web/moderation/report-here.tsx';
import { ExpiredFile } from '#web/talent/expired-file.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { TalkPlace } from '../thread/talk-place.tsx';
import { BoardDialog } from './board-dialog.tsx';
import type { BoardPageData, OpenCard } from './board-types.ts';
import { CardContents, headlineAndPlace } from './card-contents.tsx';
import { CardCv } from './card-cv.tsx';
import css from './card-drawer.module.css';
import { onFieldKey } from './card-field-keys.ts';
import { CardMessages } from './card-messages.tsx';
import { CardSide } from './card-side.tsx';
import { columnOf } from './column-of.ts';
import { BoardNotice } from './move-notice.tsx';
import { showMistake } from './show-mistake.ts';
import { UnsentForm } from './unsent-form.tsx';
import type { BoardControls } from './use-board.ts';

/** One applicant beside the board: what they sent, messages, and what the team thinks. */
export function CardDrawer({ card, data, controls }: { card: OpenCard; data: BoardPageData; controls: BoardControls }) {
  const { board, queue } = data;
  const { here: action, hrefFor, keys, moves } = controls;
  const { result, retry } = controls.forms;
  const body = useRef<HTMLDivElement>(null);
  const column = columnOf(card, board.columns);
  const { canMove } = data.company;
  const closeHref = hrefFor({ card: null, queue: null });
  const hrefOf = (id: string) => hrefFor({ card: id, queue: null });
  const steps = board.columns.filter(({ step }) => step !== 'rejected' && step !== 'toreject');
  const at = steps.findIndex(({ key }) => key === column?.key);
  const hires = card.hasAcceptedOffer && card.step !== 'hired';
  const following = hires ? steps.find(({ step }) => step === 'hired') : at < 0 ? undefined : steps[at + 1];
  const { answer, intent } = result;
  // What was written to somebody else stays theirs.
  const mistakes = result.card === card.id ? result.mistakes : undefined;
  const isOfForm = intent === 'note' || intent === 'message' || intent === 'report';
  const reportAnswer = intent === 'report' ? ((answer ?? result.mistakes) as ReportAnswer | undefined) : undefined;
  const person = reportParameter('person', card.id);
  const error = mistakes && !isOfForm ? (Object.values(mistakes.fields)[0] ?? mistakes.message) : undefined;
  const notice = isOfForm ? answer?.message : undefined;
  useEffect(() => {
    if (mistakes) showMistake(body.current);
  }, [mistakes]);
  return (
    <BoardDialog
      labelledBy="card-title"
      kind="drawer"
      card={card.id}
      onClose={() => controls.go({ card: null })}
      closeHref={closeHref}
    >
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields within have the focus */}
      <div className={css.scroll} ref={body} onKeyDown={onFieldKey}>
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
                <form method="post" action={hrefFor(moves.movedFrom(card.id))}>
                  <input type="hidden" name="card" value={`${card.id}:${card.version}`} />
                  <input type="hidden" name="to" value={following.key} />
                  <Button type="submit" size="sm" name="intent" value="move" data-moves={following.key}>
                    {hires ? `Hire ${card.firstName}` : `Move to ${following.name}`}
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
        {(error || notice) && (
          <div className={css.result}>
            {error ? <UnsentForm message={error} retry={retry} /> : <Banner tone="ok">{notice}</Banner>}
          </div>
        )}
        {data.expiredFile && (
          <div className={css.result}>
            <ExpiredFile file={data.expiredFile} />
          </div>
        )}
        <div className={css.body}>
          <div className={css.main}>
            {card.takenDown && <Banner>{card.takenDown}</Banner>}
            {card.ended === 'withdrawn' && (
              <p className={css.also}>They have withdrawn. Nothing more is expected of you.</p>
            )}
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
            {card.rejectsText && (
              <form method="post" action={action} className={css.also}>
                <input type="hidden" name="intent" value="undo" />
                <input type="hidden" name="card" value={`${card.id}:${card.version}`} />
                <p>
                  Their no leaves {card.rejectsText}. {canMove && 'Until then you can undo it.'}
                </p>
                {canMove && (
                  <Button type="submit" size="sm" kind="quiet" icon={Undo2}>
                    Undo<VisuallyHidden> their no</VisuallyHidden>
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
                  {card.alike.length === 1 ? 'Another application has' : `${card.alike.length} others have`} nearly the
                  same text.{' '}
                  <a className="link" href={hrefFor({ card: null, queue: null, view: 'list', alike: card.id })}>
                    See them together
                  </a>
                </span>
              </p>
            )}
            <CardContents card={card} />
            {card.cv && <CardCv key={card.cv.id} cv={card.cv} firstName={card.firstName} />}
            <CardMessages
              card={card}
              data={data}
              action={action}
              mistakes={intent === 'message' ? mistakes : undefined}
              messageCount={result.countAt.message}
              isUnreached={retry !== null}
              hrefFor={hrefFor}
              reportAnswer={reportAnswer}
            />
            <ReportHere
              kind="person"
              subject={card.id}
              name={card.firstName}
              href={hrefFor({ report: person })}
              isOpen={data.query.report === person}
              answer={reportAnswer}
            />
          </div>
          <CardSide
            card={card}
            action={action}
            mistakes={intent === 'note' ? mistakes : undefined}
            noteCount={result.countAt.note}
            isUnreached={retry !== null}
          />
        </div>
      </div>
      <p className={css.keys}>
        {keys.areOn ? (
          <>
            <span>
              <kbd className={css.key}>J</kbd>
              <kbd className={css.key}>K</kbd>next, previous
            </span>
            {canMove && (
              <span>
                <kbd className={css.key}>M</kbd>move
              </span>
            )}
            <span>
              <kbd className={css.key}>1</kbd>–<kbd className={css.key}>5</kbd>score
            </span>
            <span>
              <kbd className={css.key}>N</kbd>note
            </span>
            {canMove && (
              <>
                <span>
                  <kbd className={css.key}>R</kbd>reply
                </span>
                <span>
                  <kbd className={css.key}>Z</kbd>undo
                </span>
              </>
            )}
          </>
        ) : (
          <span>Keys are off</span>
        )}
        <button type="button" className="link" onClick={() => keys.setShown(true)}>
          All keys
        </button>
      </p>
      <BoardNotice controls={controls} />
    </BoardDialog>
  );
}
