import { redirect, useActionData, useLoaderData } from 'react-router';
import { answerInput, answerStaff, submitCompany } from '#domain/companies/approval/approval.server.ts';
import { type ApprovalState, findApproval } from '#domain/companies/approval/approval-state.server.ts';
import { Refusal } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { Actions, PageText, WorkspaceForm, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { MissingList } from './missing-list.tsx';

const DONE: Record<string, string> = {
  submit: 'Your startup has been sent for approval.',
  answer: 'Thank you. We have your answer.',
};

export const loader = guardedLoader(async ({ context, workspace, url }) => ({
  approval: await findApproval(context, workspace.key),
  notice: DONE[url.searchParams.get('done') ?? ''] ?? null,
}));

export const action = defineGuardedAction(['intent', 'answer'], async ({ context, workspace, text }) => {
  const intent = text('intent');
  if (intent === 'submit') await submitCompany(context, workspace.key);
  else if (intent === 'answer') {
    await answerStaff(context, workspace.key, readInput(answerInput, { answer: text('answer') }));
  } else throw new Refusal('invalid', 'E_INVALID', 'This form is not known. Please reload the page.');
  return redirect(`/client/startups/${workspace.key}/approval?done=${intent}`);
});

export default function ApprovalPage() {
  const { approval, notice } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const path = `/client/startups/${approval.key}/approval`;
  const { title, lead } = HEADS[approval.status];
  return (
    <WorkspacePage title={title} lead={lead} path={path} ruled notice={mistakes ? null : notice}>
      <Step approval={approval} path={path} mistakes={mistakes} />
    </WorkspacePage>
  );
}

const HEADS: Record<ApprovalState['status'], { title: string; lead: string }> = {
  DRAFT: { title: 'Send for approval', lead: 'A person reviews every new startup before it is public.' },
  PENDING: { title: 'We are reviewing your startup', lead: 'You’ll hear from us within two working days.' },
  REJECTED: { title: 'Not approved', lead: 'Change the profile and send it in again, or appeal.' },
  ACTIVE: { title: 'Public', lead: 'Anyone can see your startup.' },
  DISABLED: { title: 'Hidden', lead: 'Only your team can see your startup.' },
  SUSPENDED: { title: 'Suspended', lead: 'Your startup and its jobs are hidden. Your team can read everything.' },
};

type StepProps = { approval: ApprovalState; path: string; mistakes: Mistakes | undefined };

function Step({ approval, path, mistakes }: StepProps) {
  const { status, key, missing, question, answer, reason } = approval;
  const { message, field } = formState(mistakes, 'answer');
  const send = formState(mistakes, 'submit');
  if (status === 'DRAFT' || status === 'REJECTED') {
    return (
      <>
        {reason && <OurReason companyKey={key} text={reason} />}
        <TwoColumn title={missing.length > 0 ? 'Still missing' : 'Ready to send'}>
          {missing.length > 0 ? (
            <MissingList companyKey={key} missing={missing} />
          ) : (
            <WorkspaceForm action={path} intent="submit" message={send.message}>
              <PageText>
                <p>We review it within two working days and email you. Meanwhile you can write jobs.</p>
              </PageText>
              <Actions>
                <Button type="submit">Send for approval</Button>
                <LinkButton kind="line" href={`/client/startups/${key}/edit`}>
                  Edit the profile
                </LinkButton>
              </Actions>
            </WorkspaceForm>
          )}
        </TwoColumn>
      </>
    );
  }
  if (status === 'PENDING') {
    return (
      <>
        {question && <Words title="We have a question" text={question} />}
        {question && answer === null && (
          <TwoColumn title="Your answer">
            <WorkspaceForm action={path} intent="answer" message={message}>
              <TextArea label="Answer" rows={5} longest={2000} required {...field('answer')} />
              <Actions>
                <Button type="submit">Send the answer</Button>
              </Actions>
            </WorkspaceForm>
          </TwoColumn>
        )}
        {question && answer && <Words title="Your answer" text={answer} />}
        <TwoColumn title="Meanwhile">
          <PageText>
            <p>
              You can write jobs, invite your team and edit the profile. Once we have approved your startup, we read its
              first job, and it goes live.
            </p>
            <p>
              <a className="link" href={`/client/startups/${key}/jobs/new`}>
                Write your first job
              </a>
            </p>
          </PageText>
        </TwoColumn>
      </>
    );
  }
  if (status === 'SUSPENDED') return <OurReason companyKey={key} text={reason ?? ''} />;
  return (
    <TwoColumn title="What comes next">
      <Actions>
        {status === 'ACTIVE' && (
          <>
            <LinkButton href={`/client/startups/${key}/jobs/new`}>Post a job</LinkButton>
            <LinkButton kind="line" href={`/startups/${key}`}>
              See the public page
            </LinkButton>
          </>
        )}
        <LinkButton kind="line" href={`/client/startups/${key}/settings`}>
          {status === 'ACTIVE' ? 'Hide it for a while' : 'Show it again'}
        </LinkButton>
      </Actions>
    </TwoColumn>
  );
}

/** Why staff refused or suspended the startup. Appeals stand with the decision itself. */
function OurReason({ companyKey, text }: { companyKey: string; text: string }) {
  return (
    <TwoColumn title="Our reason">
      <PageText>
        {text && <p>{text}</p>}
        <p>
          <a className="link" href={`/client/startups/${companyKey}/decisions`}>
            See the decision, or appeal
          </a>
        </p>
      </PageText>
    </TwoColumn>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <TwoColumn title={title}>
      <PageText>
        <p>{text}</p>
      </PageText>
    </TwoColumn>
  );
}
