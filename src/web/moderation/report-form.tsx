import { type ReactNode, useRef } from 'react';
import { reasonsFor } from '#domain/moderation/report.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { useActionForm } from '#web/app/use-action-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner, Field, FieldError } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import css from './report.module.css';
import { reportPath } from './report-path.ts';
import type { Subject } from './report-subject.ts';

export type Reported = { number: string; isMailed: boolean };
/** The answer to a form that was sent without JavaScript. */
export type ReportAnswer = Mistakes | Reported;

type Props = Subject & {
  headingId: string;
  heading?: 'h1' | 'h2' | 'h3';
  initial?: ReportAnswer | undefined;
  /** Below the receipt: the way on from a page. */
  children?: ReactNode;
};

/** The form of a report, and afterwards its receipt. The same on a page and in the dialog. */
export function ReportForm({ headingId, heading: Heading = 'h1', initial, children, ...subject }: Props) {
  const path = reportPath(subject);
  const mistakes = initial && 'fields' in initial ? initial : null;
  const receipt = useRef<HTMLHeadingElement>(null);
  const { form, onSubmit, onInput, wrong, isSending, answer } = useActionForm<Reported>({
    action: path,
    initial: mistakes,
    // The button that had the focus goes with the form.
    onAnswer: (given) => 'number' in given && receipt.current?.focus(),
  });
  const report = [answer, initial].find((one): one is Reported => one !== undefined && 'number' in one);
  const values = mistakes?.values ?? {};
  if (report) {
    return (
      <div className={css.form}>
        <Heading ref={receipt} id={headingId} className={css.title} tabIndex={-1}>
          Thank you for your report
        </Heading>
        <p>
          Your report has the number <b className={css.number}>{report.number}</b>. A person will review it.
        </p>
        <p>{receiptText(subject, report)}</p>
        {children}
      </div>
    );
  }
  return (
    <form ref={form} method="post" action={path} className={css.form} noValidate onSubmit={onSubmit} onInput={onInput}>
      <Heading id={headingId} className={css.title} tabIndex={-1}>
        What is wrong?
      </Heading>
      <WhatIsReported {...subject} />
      {wrong.banner && <Banner>{wrong.banner}</Banner>}
      <fieldset className={css.reasons} aria-describedby={wrong.fields.reason ? `${headingId}-reason` : undefined}>
        <legend className="vh">Reason</legend>
        {reasonsFor(subject.kind).map(({ key, label }) => (
          <Check
            key={key}
            type="radio"
            name="reason"
            value={key}
            label={label}
            defaultChecked={values.reason === key}
            aria-invalid={wrong.fields.reason ? true : undefined}
          />
        ))}
        {wrong.fields.reason && <FieldError id={`${headingId}-reason`}>{wrong.fields.reason}</FieldError>}
      </fieldset>
      <TextArea
        label="What should we know? (optional)"
        name="text"
        rows={3}
        longest={2000}
        defaultValue={values.text}
        error={wrong.fields.text}
      />
      {'href' in subject ? (
        <>
          <input type="hidden" name="intent" value="report" />
          <input type="hidden" name="kind" value={subject.kind} />
          <input type="hidden" name="subject" value={subject.subject} />
        </>
      ) : (
        <Field
          label="Your email (optional)"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          error={wrong.fields.email}
          hint={<p className={css.hint}>We’ll write to you with our decision, and use the address for nothing else.</p>}
        />
      )}
      <Button type="submit" block aria-disabled={isSending || undefined}>
        {isSending ? 'Sending…' : 'Send report'}
      </Button>
    </form>
  );
}

/** Before sending, a member reads what goes to staff, who never read applications (rules §5). */
function WhatIsReported(subject: Subject) {
  if (subject.kind === 'message') {
    return (
      <>
        <p>
          Our staff never read applications. With your report they get{' '}
          {subject.messages?.length === 1 ? 'this message' : 'this message and the one before it'}, with proposed times
          and the names of files, and nothing else. We do not tell {subject.name} that it was you, but they may guess.
        </p>
        {subject.messages?.map(({ id, by, text }) => (
          <blockquote key={id} className={css.quote}>
            <b>{by}</b>
            {text}
          </blockquote>
        ))}
      </>
    );
  }
  if (subject.kind === 'person') {
    return (
      <p>
        You’re reporting {subject.name}. Our staff never read applications, so please write what happened. We won’t tell{' '}
        {subject.name} that it was you, but they may guess.
      </p>
    );
  }
  return <p>You’re reporting {subject.name}. They won’t learn who you are.</p>;
}

function receiptText(subject: Subject, { isMailed }: Reported): string {
  if ('href' in subject)
    return 'We have emailed you a receipt, and will write to you with our decision and its reasons.';
  return isMailed
    ? 'We have sent you a receipt. Please open its link, so that your report counts in full.'
    : 'You gave no address, so you won’t hear from us about it.';
}
