import { type ReportedKind, reasonsFor } from '#domain/moderation/report.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { useActionForm } from '#web/app/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Banner, Field, FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import css from './report.module.css';
import { reportPath } from './report-path.ts';

export type Reported = { number: string; isMailed: boolean };

/** The form that reports a job or startup, and afterwards its receipt. The same on its page and in the dialog. */
export function ReportForm({
  kind,
  subject,
  name,
  headingId,
  heading: Heading = 'h1',
  initial,
}: {
  kind: ReportedKind;
  /** The id of the job, or the key of the startup. */
  subject: string;
  name: string;
  headingId: string;
  heading?: 'h1' | 'h2';
  /** The answer to a form that was sent without JavaScript. */
  initial?: Mistakes | Reported | undefined;
}) {
  const path = reportPath(kind, subject);
  const mistakes = initial && 'fields' in initial ? initial : null;
  const { form, onSubmit, onInput, wrong, isSending, answer } = useActionForm<Reported>({
    action: path,
    initial: mistakes,
  });
  const done = [answer, initial].find((one): one is Reported => one !== undefined && 'number' in one);
  const typed = mistakes?.values ?? {};
  if (done) {
    return (
      <div className={css.form} role="status">
        <Heading id={headingId} className={css.title} tabIndex={-1}>
          Thank you, we have it
        </Heading>
        <p>
          Your report has the number <b>{done.number}</b>. A person looks at it.
        </p>
        <p>
          {done.isMailed
            ? 'We have sent you a receipt. Please open its link, so that your report counts in full.'
            : 'You gave no address, so we cannot write to you about it.'}
        </p>
      </div>
    );
  }
  return (
    <form ref={form} method="post" action={path} className={css.form} noValidate onSubmit={onSubmit} onInput={onInput}>
      <Heading id={headingId} className={css.title} tabIndex={-1}>
        What is wrong?
      </Heading>
      <p>You report {name}. They do not learn who you are.</p>
      {wrong.banner && <Banner>{wrong.banner}</Banner>}
      <fieldset className={css.reasons} aria-describedby={wrong.fields.reason ? `${headingId}-reason` : undefined}>
        <legend className="vh">Reason</legend>
        {reasonsFor(kind).map(({ key, label }) => (
          <Check
            key={key}
            type="radio"
            name="reason"
            value={key}
            label={label}
            defaultChecked={typed.reason === key}
            aria-invalid={wrong.fields.reason ? true : undefined}
          />
        ))}
        {wrong.fields.reason && <FieldError id={`${headingId}-reason`}>{wrong.fields.reason}</FieldError>}
      </fieldset>
      <TextArea
        label="What should we know? (optional)"
        name="text"
        rows={3}
        maxLength={2000}
        defaultValue={typed.text}
        error={wrong.fields.text}
      />
      <Field
        label="Your email (optional)"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed.email}
        error={wrong.fields.email}
        hint={<p className={css.hint}>We write to you with our decision, and use the address for nothing else.</p>}
      />
      <Button type="submit" block aria-disabled={isSending || undefined}>
        {isSending ? 'Sending…' : 'Send report'}
      </Button>
    </form>
  );
}
