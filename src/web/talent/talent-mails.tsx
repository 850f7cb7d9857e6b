import { notificationLabel } from '#domain/accounts/notifications.ts';
import type { TalentMails } from '#domain/talent/settings.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { EmailMeWhen } from '#web/workspace/email-me-when.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';

/** The mails a talent can switch off, and those that are always sent. The page of the link in mails shows it, too. */
export function TalentMailsParts({
  action,
  mails,
  message,
}: {
  action: string;
  mails: TalentMails;
  message: string | undefined;
}) {
  return (
    <>
      <TwoColumn title="Emails you choose">
        <WorkspaceForm action={action} intent="mails" message={message}>
          <EmailMeWhen>
            <Check name="answers" label={notificationLabel('answers')} defaultChecked={mails.answers} />
          </EmailMeWhen>
          <PageText>
            <p>Without these emails, you find the same news in My jobs.</p>
          </PageText>
          <Actions>
            <Button type="submit">Save</Button>
          </Actions>
        </WorkspaceForm>
      </TwoColumn>
      <TwoColumn title="Emails we always send" note="So that you miss no answer">
        <PageText>
          <ul>
            <li>The receipt of an application you sent</li>
            <li>Times for an interview, and an offer</li>
            <li>The end: you are not selected, or the job closed without an answer</li>
            <li>The notice before an application is deleted</li>
            <li>Links you ask for, and changes to your account</li>
          </ul>
        </PageText>
      </TwoColumn>
    </>
  );
}
