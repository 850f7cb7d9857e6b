import { SLACK_NOTIFICATIONS } from '#domain/site/company-terms.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';

/** The webhook of the startup's Slack, and what is sent to it. No page ever has the whole webhook, which is a secret. */
export function SlackSettings({
  slackEnding,
  slackNotifications,
  action,
  mistakes,
}: {
  /** The last characters of the webhook; null without one. */
  slackEnding: string | null;
  slackNotifications: readonly string[];
  action: string;
  mistakes: Mistakes | undefined;
}) {
  const slack = formState(mistakes, 'slack');
  const messageOf = (intent: string) => formState(mistakes, intent).message;
  return (
    <TwoColumn title="Slack">
      <div>
        <PageText>
          <p>
            {slackEnding === null
              ? 'Make an incoming webhook in Slack and paste its address here.'
              : `Messages go to the webhook that ends in ${slackEnding}.`}
          </p>
        </PageText>
        <WorkspaceForm action={action} intent="slack" message={slack.message}>
          <Field
            label={slackEnding === null ? 'Webhook' : 'Another webhook'}
            name="webhookKey"
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://hooks.slack.com/services/…"
            error={slack.error('webhook')}
          />
          <fieldset>
            <legend>Post in Slack when</legend>
            {SLACK_NOTIFICATIONS.map((event) => (
              <Check
                key={event.key}
                name={`notify.${event.key}`}
                label={event.label}
                defaultChecked={
                  mistakes?.values.intent === 'slack'
                    ? `notify.${event.key}` in mistakes.values
                    : slackNotifications.includes(event.key)
                }
              />
            ))}
          </fieldset>
          <Actions>
            <Button type="submit">Save</Button>
          </Actions>
        </WorkspaceForm>
        {slackEnding !== null && (
          <>
            <WorkspaceForm action={action} intent="test" message={messageOf('test')}>
              <Actions>
                <Button type="submit" kind="line">
                  Send a test message
                </Button>
              </Actions>
            </WorkspaceForm>
            <WorkspaceForm action={action} intent="remove" message={messageOf('remove')}>
              <Actions>
                <Button type="submit" kind="quiet">
                  Remove the webhook
                </Button>
              </Actions>
            </WorkspaceForm>
          </>
        )}
      </div>
    </TwoColumn>
  );
}
