import type { Mistakes } from '#web/app/define-action.ts';
import { useActionForm } from '#web/app/use-action-form.ts';
import { RemovedMessage } from '#web/moderation/removed-message.tsx';
import type { ReportAnswer } from '#web/moderation/report-form.tsx';
import { messagesUpTo, ReportHere, reportParameter } from '#web/moderation/report-here.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner, FieldError } from '#web/ui/forms/field.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { NewBadge } from '#web/ui/text/badge.tsx';
import css from './application.module.css';
import { AttachFile, MessageFile } from './attach-file.tsx';
import type { ApplicationData } from './load-application.server.ts';
import { turnAnchor } from './turn-card.tsx';
import { UnsentTextArea } from './unsent-text-area.tsx';
import { WhatYouSent } from './what-you-sent.tsx';

/** The messages of both sides, oldest first, and a field for the next. */
export function Thread({
  data: { application, turns, report, userId },
  path,
  mistakes,
  reportAnswer,
}: {
  data: ApplicationData;
  path: string;
  mistakes: Mistakes | null;
  /** Of the form that reports one of the messages. */
  reportAnswer: ReportAnswer | undefined;
}) {
  const { company, contents, messages, status, takenDown } = application;
  const authorOf = ({ isFromTalent, author }: (typeof messages)[number]) =>
    isFromTalent ? 'You' : (author ?? company.name);
  const offers = new Set(turns.flatMap(({ kind, messageId }) => (kind === 'offer' ? messageId : [])));
  const reportable = messages.map((message) => ({ id: message.id, by: authorOf(message), text: message.text }));
  return (
    <section aria-label="Messages">
      <ol className={css.thread}>
        <li>
          <Avatar name={contents.name} size={48} />
          <div>
            <b>You</b>
            <time dateTime={application.sentAt}>{application.sentDate}</time>
            <p>You applied.</p>
            <details>
              <summary>
                <span className="link">See what you sent</span>
              </summary>
              <WhatYouSent contents={contents} />
            </details>
          </div>
        </li>
        {messages.map((message) => {
          const author = authorOf(message);
          const parameter = reportParameter('message', message.id);
          return (
            <li key={message.id}>
              <Avatar name={message.isFromTalent ? contents.name : author} size={48} />
              <div>
                <b>{author}</b>
                <time dateTime={message.at}>{message.date}</time>
                {message.isByMail && <small>by email</small>}
                {message.kind === 'note' && <small>a note to your application</small>}
                {message.isNew && <NewBadge className={css.new} />}
                {message.removedBecause !== null && <RemovedMessage because={message.removedBecause} />}
                {offers.has(message.id) ? (
                  <p className={css.text}>
                    Made you an offer.{' '}
                    <a className="link" href={`#${turnAnchor(message.id)}`}>
                      Read and answer it
                    </a>
                  </p>
                ) : (
                  message.text && <p className={css.text}>{message.text}</p>
                )}
                {message.file && <MessageFile file={message.file} />}
                {message.answered && <p className={css.answered}>{message.answered}</p>}
                {!message.isFromTalent && message.removedBecause === null && (
                  <ReportHere
                    kind="message"
                    subject={message.id}
                    name={author}
                    href={`${path}?report=${parameter}`}
                    messages={messagesUpTo(reportable, message.id)}
                    isOpen={report === parameter}
                    answer={reportAnswer}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {status !== 'withdrawn' && takenDown !== 'scam' && (
        // A message that was sent leaves an empty form.
        <Compose
          key={messages.length}
          company={company.name}
          hint={
            takenDown === 'suspended'
              ? 'They can read it, and answer you here once the suspension ends.'
              : 'We’ll let them know, and they can answer you here.'
          }
          path={path}
          mistakes={mistakes}
          draft={{ userId, keptAs: `reply ${application.id}`, last: lastOwn(messages, 'message') }}
        />
      )}
    </section>
  );
}

/** The text of this kind that the talent sent last. */
export function lastOwn(messages: ApplicationData['application']['messages'], kindSent: 'message' | 'note') {
  return messages.findLast(({ isFromTalent, kind }) => isFromTalent && kind === kindSent)?.text;
}

/** Sends without leaving the page, so that text and file stay where sending fails. */
function Compose({
  company,
  hint,
  path,
  mistakes,
  draft,
}: {
  company: string;
  hint: string;
  path: string;
  mistakes: Mistakes | null;
  draft: { userId: string; keptAs: string; last: string | undefined };
}) {
  const { form, onSubmit, onInput, wrong, isSending, answer } = useActionForm({ initial: mistakes });
  return (
    <form
      id="message"
      ref={form}
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      className={css.compose}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <input type="hidden" name="intent" value="message" />
      {answer && wrong.banner && <Banner>{wrong.banner}</Banner>}
      <UnsentTextArea
        {...draft}
        label={`Message to ${company}`}
        hint={hint}
        name="text"
        rows={4}
        defaultValue={mistakes?.values.text}
        error={wrong.fields.text}
      />
      <div className={css.composeBar}>
        <AttachFile refused={mistakes?.values.intent === 'message' && !answer ? mistakes.values.file : undefined} />
        <Button type="submit" size="sm" kind="line" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : 'Send message'}
        </Button>
      </div>
      <p id="file-hint" className={css.fileHint}>
        A file is a PDF of up to 10 MB.
      </p>
      {wrong.fields.file && <FieldError>{wrong.fields.file}</FieldError>}
    </form>
  );
}
