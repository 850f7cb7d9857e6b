import type { JoinRequest } from '#domain/companies/joining/join-requests.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';

/** The people who ask to join the team, each with the answers. */
export function JoinRequests({
  requests,
  action,
  mistakes,
}: {
  requests: readonly (JoinRequest & { since: string })[];
  action: string;
  mistakes: Mistakes | undefined;
}) {
  const { message } = formState(mistakes, 'answer');
  if (requests.length === 0) return null;
  return (
    <div id="requests">
      <TwoColumn title="Asking to join">
        <div>
          {requests.map(({ id, name, email, since, message: words }) => (
            <WorkspaceForm
              key={id}
              action={action}
              intent="answer"
              message={mistakes?.values.request === id ? message : undefined}
            >
              <input type="hidden" name="request" value={id} />
              <PageText>
                <p>
                  <b>{name}</b>, {email}, since {since}
                </p>
                {words && <p>{words}</p>}
              </PageText>
              <Actions>
                <Button type="submit" name="answer" value="manager" aria-label={`Add as manager: ${name}`}>
                  Add as manager
                </Button>
                <Button
                  type="submit"
                  kind="line"
                  name="answer"
                  value="reviewer"
                  aria-label={`Add as reviewer: ${name}`}
                >
                  Add as reviewer
                </Button>
                <Button type="submit" kind="line" name="answer" value="no" aria-label={`Decline: ${name}`}>
                  Decline
                </Button>
              </Actions>
            </WorkspaceForm>
          ))}
        </div>
      </TwoColumn>
    </div>
  );
}
