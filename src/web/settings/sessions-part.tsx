import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/button.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { Table } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Actions, Words, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import type { Given } from './settings-parts.tsx';

/** Where one is logged in, and out of there: each browser by itself, or all. */
export function SessionsPart({ settings: { sessions }, mistakes }: Given) {
  const { message } = formState(mistakes, 'session');
  return (
    <TwoColumn title="Where you are logged in">
      <div>
        <Table
          label="Browsers that are logged in, the latest first"
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              head: 'Browser',
              cell: ({ device, isThisOne, isElsewhere }) => (
                <>
                  <strong>{device}</strong>
                  {isThisOne && ' (this one)'}
                  {isElsewhere && ', on our sister site'}
                </>
              ),
            },
            { head: 'Network', cell: ({ network }) => network || 'not known', wideOnly: true },
            { head: 'Last used', cell: ({ lastUsed }) => lastUsed },
            {
              head: 'End it',
              cell: ({ id, device, lastUsed, isThisOne }) =>
                isThisOne ? null : (
                  <WorkspaceForm action="/settings" intent="session" inline>
                    <input type="hidden" name="session" value={id} />
                    <Button type="submit" kind="line" size="sm">
                      Log out
                      <VisuallyHidden>
                        {' '}
                        {device}, {lastUsed}
                      </VisuallyHidden>
                    </Button>
                  </WorkspaceForm>
                ),
            },
          ]}
        />
        <WorkspaceForm action="/settings" intent="everywhere" message={message}>
          <Words>
            <p>Seen a browser that is not yours? Log out everywhere, this one included, and change your password.</p>
          </Words>
          <Actions>
            <Button type="submit" kind="line">
              Log out everywhere
            </Button>
          </Actions>
        </WorkspaceForm>
      </div>
    </TwoColumn>
  );
}
