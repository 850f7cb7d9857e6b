import type { SuspensionAhead } from '#domain/admin/suspension-ahead.server.ts';
import { SUSPEND_REASONS, SUSPENSION_MAIL_DELAY_MINUTES, type SuspendReason } from '#domain/companies/company.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner, FieldError } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';

type SuspensionQuestion = { reason: SuspendReason; text: string };

/** Suspends a public startup with a statement of reasons, or lifts its suspension (rules §3, P-6). */
export function Suspension({
  status,
  path,
  ahead,
  question,
  mistakes,
}: {
  status: string;
  path: string;
  /** What a suspension would do; null for a startup that is not public. */
  ahead: SuspensionAhead | null;
  /** Sent, and not confirmed yet. */
  question: SuspensionQuestion | null;
  mistakes: Mistakes | undefined;
}) {
  const { message: suspendMessage, error, field } = formState(mistakes, 'suspend');
  // Another admin may have been faster: then the form that was sent is no longer here, and its answer is.
  const message = suspendMessage ?? formState(mistakes, 'liftSuspension').message;
  if (status === 'SUSPENDED') {
    return (
      <TwoColumn title="Suspension" note="Nobody sees it or its jobs">
        <WorkspaceForm action={path} intent="liftSuspension">
          {message && <Banner>{message}</Banner>}
          <PageText>
            <p>
              Lifting it shows the startup again, with its jobs that have days left. We’ll tell the team by email, and
              the people who had an email about the suspension.
            </p>
          </PageText>
          <Actions>
            <Button type="submit">Lift the suspension</Button>
          </Actions>
        </WorkspaceForm>
      </TwoColumn>
    );
  }
  if (!ahead) {
    return message ? (
      <TwoColumn title="Suspension">
        <Banner>{message}</Banner>
      </TwoColumn>
    ) : null;
  }
  if (question) return <ConfirmSuspension question={question} ahead={ahead} path={path} />;
  return (
    <TwoColumn title="Suspension" note="We ask you once more before anything happens">
      <WorkspaceForm action={path} intent="suspend">
        {message && <Banner>{message}</Banner>}
        <PageText>
          <p>
            Its page, jobs and boosts disappear at once, and nothing can be posted or paid. The team reads your reason
            and the facts by email, and can appeal.
          </p>
          <Effects ahead={ahead} reason={null} />
        </PageText>
        <fieldset aria-describedby={error('reason') ? 'suspend-reason' : undefined}>
          <legend>Reason</legend>
          {Object.entries(SUSPEND_REASONS).map(([key, label]) => (
            <Check
              key={key}
              type="radio"
              name="reason"
              value={key}
              label={label}
              defaultChecked={field('reason').defaultValue === key}
            />
          ))}
          {error('reason') && <FieldError id="suspend-reason">{error('reason')}</FieldError>}
        </fieldset>
        <TextArea label="The facts, for the team" rows={4} {...field('text')} />
        <Actions>
          <Button type="submit" kind="line">
            Continue
          </Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

/** Repeats what the admin has sent, with what it does, and asks whether they mean it. */
function ConfirmSuspension({
  question,
  ahead,
  path,
}: {
  question: SuspensionQuestion;
  ahead: SuspensionAhead;
  path: string;
}) {
  return (
    <TwoColumn title="Suspend the startup?" note="Boosts that are refunded do not come back">
      <WorkspaceForm action={path} intent="suspend">
        <PageText>
          <Effects ahead={ahead} reason={question.reason} />
          <p>
            The team reads: {SUSPEND_REASONS[question.reason]} {question.text}
          </p>
        </PageText>
        <input type="hidden" name="reason" value={question.reason} />
        <input type="hidden" name="text" value={question.text} />
        <input type="hidden" name="confirmed" value="yes" />
        <Actions>
          <Button type="submit" kind="lingon" autoFocus>
            Suspend the startup
          </Button>
          <LinkButton kind="line" href={path}>
            Leave it public
          </LinkButton>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

/** Counts what the suspension does. The mails depend on the reason. */
function Effects({
  ahead: { jobs, refunds, applicants },
  reason,
}: {
  ahead: SuspensionAhead;
  reason: SuspendReason | null;
}) {
  const recipients = reason === 'scam' ? applicants.everybody : applicants.running;
  return (
    <ul>
      <li>
        {jobs === 0 ? 'It has no open or paused job.' : `${jobs === 1 ? 'One job closes' : `${jobs} jobs close`}.`}
      </li>
      <li>
        {recipients === 0
          ? 'No applicant gets'
          : recipients === 1
            ? 'One applicant gets'
            : `${recipients} applicants get`}{' '}
        an email
        {recipients > 0 &&
          `, ${SUSPENSION_MAIL_DELAY_MINUTES} minutes later: lift the suspension before, and none is sent`}
        .
        {reason === null &&
          applicants.everybody > recipients &&
          ` For the first reason, all ${applicants.everybody} who applied get it.`}
      </li>
      <li>
        {refunds.length === 0 ? 'No boost is refunded.' : `These parts of boosts are refunded: ${refunds.join(', ')}.`}
      </li>
    </ul>
  );
}
