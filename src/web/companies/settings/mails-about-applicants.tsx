import { APPLICANT_MAILS, type ApplicantMails } from '#domain/applications/notices/applicant-mails.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './settings.module.css';

/** Each member chooses when they get mails with news of applicants. */
export function MailsAboutApplicants({
  action,
  chosen,
  mistakes,
}: {
  action: string;
  chosen: ApplicantMails;
  mistakes: Mistakes | undefined;
}) {
  return (
    <TwoColumn id="mails" title="Emails about applicants" note="To you. Everybody on the team chooses for themselves.">
      <WorkspaceForm action={action} intent="mails" message={formState(mistakes, 'mails').message}>
        <fieldset className={css.choices}>
          <legend className="vh">When somebody applies, writes or withdraws, email me</legend>
          {APPLICANT_MAILS.map(({ key, label, about }) => (
            <Check
              key={key}
              type="radio"
              name="applicantMails"
              value={key}
              defaultChecked={key === chosen}
              label={
                <span>
                  {label}
                  <small>{about}</small>
                </span>
              }
            />
          ))}
        </fieldset>
        <Actions>
          <Button type="submit">Save emails</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
