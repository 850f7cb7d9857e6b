import { RemovedMessage } from '#web/moderation/removed-message.tsx';
import type { ReportAnswer } from '#web/moderation/report-form.tsx';
import { messagesUpTo, ReportHere, reportParameter } from '#web/moderation/report-here.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { MessageFile } from '../../thread/attach-file.tsx';
import css from './card-drawer.module.css';
import side from './card-side.module.css';
import { WriteMessage, type WriteMessageProps } from './write-message.tsx';

/** The messages with a talent, and the form for the next. */
export function CardMessages({
  hrefFor,
  reportAnswer,
  ...writing
}: WriteMessageProps & {
  hrefFor: (changes: Record<string, string | number | null>) => string;
  /** Of the form that reports one of the messages. */
  reportAnswer: ReportAnswer | undefined;
}) {
  const { card, data } = writing;
  return (
    <section className={css.block}>
      <h3>Messages</h3>
      {card.messages.length > 0 && (
        <ol className={side.thread}>
          {card.messages.map((message) => (
            <li key={message.id}>
              <Avatar name={message.by} size={32} />
              <div>
                <b>{message.by}</b> <time dateTime={message.at}>{message.atText}</time>
                {message.removedBecause !== null && <RemovedMessage because={message.removedBecause} />}
                {message.text && <p>{message.text}</p>}
                {message.file && <MessageFile file={message.file} />}
                {message.times.map(({ from, text: time, isOut }) => (
                  <p key={from}>
                    {isOut ? (
                      <s>
                        {time}
                        <VisuallyHidden>, not chosen</VisuallyHidden>
                      </s>
                    ) : (
                      <b>{time}</b>
                    )}
                  </p>
                ))}
                {message.answerByText && <p>Answer by {message.answerByText}</p>}
                {message.answerText && <p className={css.meta}>{message.answerText}</p>}
                {message.isFromTalent && message.removedBecause === null && (
                  <ReportHere
                    kind="message"
                    subject={message.id}
                    name={card.firstName}
                    href={hrefFor({ report: reportParameter('message', message.id) })}
                    messages={messagesUpTo(card.messages, message.id)}
                    isOpen={data.query.report === reportParameter('message', message.id)}
                    answer={reportAnswer}
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {card.isHidden && <p className={css.meta}>Names are hidden here. Move them to a column of yours, then write.</p>}
      {data.company.canMove && card.ended === null && !card.isHidden && <WriteMessage {...writing} />}
    </section>
  );
}
