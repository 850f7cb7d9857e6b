import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { AttachFile, MessageFile } from '../thread/attach-file.tsx';
import type { BoardPageData, OpenCard } from './board-types.ts';
import css from './card-drawer.module.css';
import side from './card-side.module.css';
import { TIME_ROWS } from './time-rows.ts';

/** The times after the first, which stands in the form at once. */
const MORE_TIMES = TIME_ROWS.slice(1);
const KINDS = { message: 'Message', question: 'Question', times: 'Time for a talk', offer: 'Offer' } as const;
const HINTS: Record<keyof typeof KINDS, string> = {
  message: 'The answer clock begins again.',
  question: 'The clock rests until they answer.',
  times: 'The clock rests until they answer. They choose one time, or ask for another.',
  offer: 'The clock rests until they answer.',
};

/** The messages with a talent, and the form for the next. */
export function CardMessages({
  card,
  data,
  action,
  values,
}: {
  card: OpenCard;
  data: BoardPageData;
  action: string;
  values: Record<string, string>;
}) {
  const sent = values.intent === 'message' ? values : {};
  const [text, setText] = useState(sent.text ?? '');
  const [kind, setKind] = useState<keyof typeof KINDS>((sent.kind as 'message' | undefined) ?? 'message');
  const canWrite = data.company.canMove && card.ended === null && !card.isHidden;
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
                {message.text && <p>{message.text}</p>}
                {message.file && (
                  <MessageFile
                    file={message.file}
                    href={`/client/startups/${data.company.key}/applicants/cv.pdf?card=${card.id}&message=${message.id}`}
                  />
                )}
                {message.timesText.map((time) => (
                  <p key={time}>
                    <b>{time}</b>
                  </p>
                ))}
                {message.offer && <p>Answer by {message.offer.answerBy}</p>}
                {message.answerText && <p className={css.meta}>{message.answerText}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {card.isHidden && <p className={css.meta}>Names are hidden here. Move them to a column of yours, then write.</p>}
      {canWrite && (
        <form
          method="post"
          action={action}
          className={css.compose}
          encType="multipart/form-data"
          aria-label={`Write to ${card.firstName}`}
        >
          <input type="hidden" name="intent" value="message" />
          <input type="hidden" name="card" value={card.id} />
          <label className={css.hiddenLabel} htmlFor="message-text">
            Message to {card.firstName}
          </label>
          <textarea
            id="message-text"
            name="text"
            rows={5}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={`Hi ${card.firstName}, …`}
            data-key="r"
          />
          <div className={css.composeFields}>
            <Select
              small
              name="kind"
              aria-label="Kind"
              value={kind}
              onChange={(event) => setKind(event.target.value as 'message')}
            >
              {Object.entries(KINDS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            {/* Without a script every field is there, and those of another kind are ignored. */}
            <div data-for={kind} className={css.kinds}>
              <div data-kind="times">
                <Field label="Day" type="date" name="day" defaultValue={sent.day} />
                <Field label={`Time (${card.timeZone})`} type="time" name="time" defaultValue={sent.time} />
                <details
                  className={css.moreTimes}
                  open={MORE_TIMES.some((row) => sent[`day${row}`] || sent[`time${row}`])}
                >
                  <summary>
                    <span className="link">Propose more times</span>
                  </summary>
                  {MORE_TIMES.map((row) => (
                    <div key={row}>
                      <Field label={`Day ${row}`} type="date" name={`day${row}`} defaultValue={sent[`day${row}`]} />
                      <Field label={`Time ${row}`} type="time" name={`time${row}`} defaultValue={sent[`time${row}`]} />
                    </div>
                  ))}
                </details>
                <Field
                  label="Minutes"
                  type="number"
                  name="minutes"
                  min={10}
                  max={240}
                  defaultValue={sent.minutes ?? 30}
                />
                <Select small name="by" aria-label="How" defaultValue={sent.by ?? 'video'}>
                  <option value="video">By video</option>
                  <option value="phone">By phone</option>
                  <option value="onSite">At our place</option>
                </Select>
                <Field label="Link, number or address" name="where" maxLength={300} defaultValue={sent.where} />
              </div>
              <div data-kind="offer">
                <Field label="Answer by" type="date" name="answerBy" defaultValue={sent.answerBy} />
              </div>
            </div>
          </div>
          <div className={css.composeBar}>
            <Select
              small
              aria-label="Begin with a text"
              value=""
              onChange={(event) => {
                const chosen = data.texts.find(({ key }) => key === event.target.value);
                if (chosen) setText(chosen.text);
              }}
            >
              <option value="">Begin with a text</option>
              {data.texts.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
            <AttachFile key={card.messages.length} />
            <Button type="submit" size="sm">
              Send to {card.firstName}
            </Button>
          </div>
          <p className={css.meta}>
            {HINTS[kind]} Placeholders in braces are filled in when you send it.{' '}
            <span id="file-hint">A file is a PDF of up to 10 MB.</span>
          </p>
        </form>
      )}
    </section>
  );
}
