import { SUSPEND_REASONS } from '#domain/companies/company.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Banner, FieldError } from '#web/ui/field.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';

/** Suspends a public startup with a statement of reasons, or lifts its suspension (rules §3, P-6). */
export function Suspension({
  status,
  path,
  mistakes,
}: {
  status: string;
  path: string;
  mistakes: Mistakes | undefined;
}) {
  const { message, error, field } = formState(mistakes, status === 'ACTIVE' ? 'suspend' : 'liftSuspension');
  if (status === 'SUSPENDED') {
    return (
      <TwoColumn title="Suspension" note="Nobody sees it or its jobs">
        <WorkspaceForm action={path} intent="liftSuspension">
          {message && <Banner>{message}</Banner>}
          <PageText>
            <p>Lifting it shows the startup again, with its jobs that have days left. We tell the team by email.</p>
          </PageText>
          <Actions>
            <Button type="submit">Lift the suspension</Button>
          </Actions>
        </WorkspaceForm>
      </TwoColumn>
    );
  }
  if (status !== 'ACTIVE') return null;
  return (
    <TwoColumn title="Suspension" note="For what cannot wait for a report">
      <WorkspaceForm action={path} intent="suspend">
        {message && <Banner>{message}</Banner>}
        <PageText>
          <p>
            Its page, jobs and boosts disappear at once, and nothing can be posted or paid. The team reads your reason
            and the facts by email, and can appeal.
          </p>
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
          <Button type="submit" kind="lingon">
            Suspend the startup
          </Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
