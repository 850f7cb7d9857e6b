import { useEffect, useRef, useState } from 'react';
import { firstNameOf } from '#domain/applications/board/labels.ts';
import { beginWith, fillIn } from '#domain/applications/board/message-texts.ts';
import { LONGEST_MESSAGE } from '#domain/applications/messages/messages.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { LengthNote, useLength } from '#web/ui/forms/length-note.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { AttachFile } from '../../thread/attach-file.tsx';
import type { BoardPageData, OpenCard } from '../board-types.ts';
import { useUnsentText } from '../use-unsent-text.ts';
import css from './card-drawer.module.css';
import { ComposeError } from './compose-error.tsx';
import { ProposeTimes } from './propose-times.tsx';

const KINDS = { message: 'Message', question: 'Question', times: 'Time for a talk', offer: 'Offer' } as const;
type Kind = keyof typeof KINDS;
const HINTS: Record<Kind, string> = {
  message: 'Sending it restarts the answer clock.',
  question: 'The answer clock is paused until they answer.',
  times: 'They choose one time, or ask for another. The answer clock is paused until then.',
  offer: 'The answer clock is paused until they answer.',
};

/** Says what the next message does to the answer clock. One that asks nothing starts no clock that rests or has ended. */
function hintOf(kind: Kind, { clock, step }: OpenCard): string {
  if (kind !== 'message' || !clock.rests) return HINTS[kind];
  return step === 'hired' ? '' : HINTS.question;
}

export type WriteMessageProps = {
  card: OpenCard;
  data: BoardPageData;
  action: string;
  mistakes: Mistakes | undefined;
  /** The last form did not reach the site. */
  isUnreached: boolean;
  /** Changes when a message was taken, which empties the form. */
  messageCount: number;
};

/** The form for the next message to a talent. */
export function WriteMessage({ card, data, action, mistakes, isUnreached, messageCount }: WriteMessageProps) {
  const values = mistakes?.values ?? {};
  const errors = mistakes?.fields ?? {};
  const field = { id: 'message-text', userId: card.myId, name: `message ${card.id}` };
  const { text, setText, area } = useUnsentText(field, values.text ?? '');
  const [kind, setKind] = useState<Kind>((values.kind as Kind | undefined) ?? 'message');
  const form = useRef<HTMLFormElement>(null);
  const lastTaken = useRef(messageCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that was taken
  useEffect(() => {
    if (lastTaken.current === messageCount) return;
    lastTaken.current = messageCount;
    form.current?.reset();
    setText('');
    setKind('message');
  }, [messageCount]);
  const { length, isTooLong, isRefusedForLength } = useLength(LONGEST_MESSAGE, values.text, text);
  const refused = mistakes && (errors.text ?? (Object.keys(errors).length === 0 ? mistakes.message : undefined));
  const error = isRefusedForLength ? undefined : refused;
  return (
    <form
      ref={form}
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
        ref={area}
        id="message-text"
        name="text"
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={`Hi ${card.firstName}, …`}
        data-key="r"
        aria-invalid={(error && errors.text) || isTooLong ? true : undefined}
        aria-describedby={error ? 'message-error' : 'message-length'}
      />
      <div className={css.count}>
        <LengthNote id="message-length" length={length} longest={LONGEST_MESSAGE} />
      </div>
      {error && <ComposeError id="message-error" error={error} isUnreached={isUnreached} />}
      <KindFields kind={kind} onKind={setKind} card={card} mistakes={mistakes} />
      <div className={css.composeBar}>
        <BeginWithText card={card} data={data} typed={text} onText={setText} />
        <AttachFile key={card.messages.length} error={errors.file} refused={values.file} />
        <Button type="submit" size="sm">
          Send to {card.firstName}
        </Button>
      </div>
      <p className={css.meta}>
        {hintOf(kind, card)} Placeholders in braces are filled in when you send it.{' '}
        <span id="file-hint">A file is a PDF of up to 10 MB.</span>
      </p>
    </form>
  );
}

/** What the message asks for, with the fields of that kind. Without a script all are there, and others are ignored. */
function KindFields({
  kind,
  onKind,
  card,
  mistakes,
}: {
  kind: Kind;
  onKind: (kind: Kind) => void;
  card: OpenCard;
  mistakes: Mistakes | undefined;
}) {
  const { values = {}, fields: errors = {} } = mistakes ?? {};
  return (
    <div className={css.composeFields}>
      <Select small name="kind" aria-label="Kind" value={kind} onChange={(event) => onKind(event.target.value as Kind)}>
        {Object.entries(KINDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div data-for={kind} className={css.kinds}>
        <div data-kind="times">
          <ProposeTimes card={card} values={values} errors={errors} />
        </div>
        <div data-kind="offer">
          <Field label="Answer by" type="date" name="answerBy" defaultValue={values.answerBy} error={errors.answerBy} />
        </div>
      </div>
    </div>
  );
}

/** Begins the message with a text of the startup, above what was typed. */
function BeginWithText({
  card,
  data,
  typed,
  onText,
}: {
  card: OpenCard;
  data: BoardPageData;
  typed: string;
  onText: (text: string) => void;
}) {
  const filling = {
    name: card.name,
    jobTitle: card.jobTitle,
    companyName: data.company.name,
    senderName: firstNameOf(card.team.find(({ id }) => id === card.myId)?.name ?? ''),
  };
  return (
    <Select
      small
      aria-label="Begin with a text"
      value=""
      onChange={(event) => {
        const template = data.texts.find(({ key }) => key === event.target.value);
        const texts = data.texts.map((each) => fillIn(each.text, filling));
        if (template) onText(beginWith(fillIn(template.text, filling), typed, texts));
      }}
    >
      <option value="">Begin with a text</option>
      {data.texts.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  );
}
