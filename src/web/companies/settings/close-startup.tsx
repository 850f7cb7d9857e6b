import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';

/** Says what closing a startup does, and closes it once its owner has typed the name. */
export function CloseStartup({
  name,
  action,
  mistakes,
}: {
  name: string;
  action: string;
  mistakes: Mistakes | undefined;
}) {
  const { message, field } = formState(mistakes, 'close');
  return (
    <TwoColumn title="Close the startup">
      <div>
        <PageText>
          <p>When you close {name}:</p>
          <ul>
            <li>Its page disappears at once.</li>
            <li>All of its jobs close. Jobs that wait for us or for a payment become drafts again.</li>
            <li>Days that are left of jobs and boosts are lost. Jobs that wait for us are refunded.</li>
            <li>Your team still reads everything here, and the last owner may leave.</li>
          </ul>
          <p>An owner can open it again here. Closed jobs then have to be renewed one by one.</p>
        </PageText>
        <WorkspaceForm action={action} intent="close" message={message}>
          <Field label={`Type ${name} to close it`} autoComplete="off" longest={200} {...field('closedName')} />
          <Actions>
            <Button type="submit" kind="line">
              Close {name}
            </Button>
          </Actions>
        </WorkspaceForm>
      </div>
    </TwoColumn>
  );
}
