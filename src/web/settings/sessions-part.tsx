import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import type { PartProps } from './settings-parts.tsx';

/** Lists the sessions and ends one of them or all. */
export function SessionsPart({ settings: { sessions }, mistakes }: PartProps) {
  const { message } = formState(mistakes, 'session');
  return (
    <TwoColumn title="Where you are logged in">
      <div>
        <Table
          label="Browsers that are logged in, latest first"
          stacks
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
            { head: 'Network', cell: ({ network }) => network || 'unknown', wideOnly: true },
            { head: 'Last used', cell: ({ lastUsed }) => lastUsed },
            {
              head: 'Log out',
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
          <PageText>
            <p>Don’t recognise a browser? Log out everywhere, including here, then change your password.</p>
          </PageText>
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
