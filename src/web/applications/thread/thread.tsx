import { LONGEST_MESSAGE } from '#domain/applications/messages.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { NewBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import css from './application.module.css';
import { AttachFile, MessageFile } from './attach-file.tsx';
import type { ApplicationData } from './load-application.server.ts';
import { WhatYouSent } from './what-you-sent.tsx';

/** The messages of both sides, oldest first, and a field for the next. */
export function Thread({
  data: { application },
  path,
  mistakes,
}: {
  data: ApplicationData;
  path: string;
  mistakes: Mistakes | null;
}) {
  const { company, sent, messages, told } = application;
  return (
    <section aria-label="Messages">
      <ol className={css.thread}>
        <li>
          <Avatar name={sent.name} size={48} />
          <div>
            <b>You</b>
            <time dateTime={application.sentAt}>{application.sentDate}</time>
            <p>You applied.</p>
            <details>
              <summary>
                <span className="link">See what you sent</span>
              </summary>
              <WhatYouSent sent={sent} path={path} />
            </details>
          </div>
        </li>
        {messages.map((message) => {
          const author = message.isFromTalent ? 'You' : (message.author ?? company.name);
          return (
            <li key={message.id}>
              <Avatar name={message.isFromTalent ? sent.name : author} size={48} />
              <div>
                <b>{author}</b>
                <time dateTime={message.at}>{message.date}</time>
                {message.isByMail && <small>by email</small>}
                {message.kind === 'note' && <small>a note to your application</small>}
                {message.isNew && <NewBadge className={css.new} />}
                <p className={css.text}>{message.text}</p>
                {message.file && <MessageFile file={message.file} href={`${path}/cv.pdf?message=${message.id}`} />}
                {message.answered && <p className={css.answered}>{message.answered}</p>}
              </div>
            </li>
          );
        })}
      </ol>
      {told !== 'withdrawn' && (
        <form method="post" action={path} encType="multipart/form-data" noValidate className={css.compose}>
          <input type="hidden" name="intent" value="message" />
          <TextArea
            label={`Message to ${company.name}`}
            name="text"
            rows={4}
            maxLength={LONGEST_MESSAGE}
            defaultValue={mistakes?.values.text}
            error={mistakes?.fields.text}
          />
          <div className={css.composeBar}>
            <AttachFile />
            <Button type="submit" size="sm" kind="line">
              Send message
            </Button>
          </div>
          <p className={css.fileHint}>A file is a PDF of up to 10 MB.</p>
          {mistakes?.fields.file && <FieldError>{mistakes.fields.file}</FieldError>}
        </form>
      )}
    </section>
  );
}
