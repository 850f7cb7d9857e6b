import { useEffect, useRef } from 'react';
import type { ReportAnswer } from '#web/moderation/report-form.tsx';
import { ReportHere, reportParameter } from '#web/moderation/report-here.tsx';
import { ExpiredFile } from '#web/talent/expired-file.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { BoardDialog } from '../board-dialog.tsx';
import type { BoardPageData, OpenCard } from '../board-types.ts';
import { BoardNotice } from '../moves/move-notice.tsx';
import { showMistake } from '../show-mistake.ts';
import { UnsentForm } from '../unsent-form.tsx';
import type { BoardControls } from '../use-board.ts';
import { CardContents } from './card-contents.tsx';
import { CardCv } from './card-cv.tsx';
import css from './card-drawer.module.css';
import { onFieldKey } from './card-field-keys.ts';
import { CardHead, CardTop } from './card-head.tsx';
import { CardKeys } from './card-keys.tsx';
import { CardMessages } from './card-messages.tsx';
import { CardNotices } from './card-notices.tsx';
import { CardSide } from './card-side.tsx';

/** One applicant beside the board: what they sent, messages, and what the team thinks. */
export function CardDrawer({ card, data, controls }: { card: OpenCard; data: BoardPageData; controls: BoardControls }) {
  const { here: action, hrefFor, keys } = controls;
  const { result, retry } = controls.forms;
  const body = useRef<HTMLDivElement>(null);
  const { canMove } = data.company;
  const closeHref = hrefFor({ card: null, queue: null });
  const hrefOf = (id: string) => hrefFor({ card: id, queue: null });
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
      <CardTop card={card} queue={data.queue} hrefOf={hrefOf} closeHref={closeHref} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields within have the focus */}
      <div className={css.scroll} ref={body} onKeyDown={onFieldKey}>
        <CardHead card={card} data={data} controls={controls} />
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
            <CardNotices card={card} company={data.company} action={action} hrefOf={hrefOf} hrefFor={hrefFor} />
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
      <CardKeys keys={keys} canMove={canMove} />
      <BoardNotice controls={controls} />
    </BoardDialog>
  );
}
