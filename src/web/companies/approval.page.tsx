import { redirect, useActionData, useLoaderData } from 'react-router';
import {
  answerInput,
  answerStaff,
  disableCompany,
  enableCompany,
  submitCompany,
} from '#domain/companies/approval.server.ts';
import { type ApprovalState, findApproval } from '#domain/companies/approval-state.server.ts';
import { Refusal } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { Actions, PageText, WorkspaceForm, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { MissingList } from './missing-list.tsx';

const DONE: Record<string, string> = {
  submit: 'We have it. You hear from us within two working days.',
  answer: 'Thank you. We have your answer.',
  disable: 'Your startup is switched off.',
  enable: 'Your startup is public again.',
};

export const loader = guarded(async ({ context, workspace, url }) => ({
  approval: await findApproval(context, workspace.key),
  done: DONE[url.searchParams.get('done') ?? ''] ?? null,
}));

export const action = defineGuardedAction(['intent', 'answer'], async ({ context, workspace, text }) => {
  const intent = text('intent');
  if (intent === 'submit') await submitCompany(context, workspace.key);
  else if (intent === 'answer') {
    await answerStaff(context, workspace.key, readInput(answerInput, { answer: text('answer') }));
  } else if (intent === 'disable') await disableCompany(context, workspace.key);
  else if (intent === 'enable') await enableCompany(context, workspace.key);
  else throw new Refusal('invalid', 'E_INVALID', 'This form is not known. Please reload the page.');
  return redirect(`/client/startups/${workspace.key}/approval?done=${intent}`);
});

export default function ApprovalPage() {
  const { approval, done } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const path = `/client/startups/${approval.key}/approval`;
  const { title, lead } = HEADS[approval.status];
  return (
    <WorkspacePage title={title} lead={lead} path={path} ruled done={mistakes ? null : done}>
      <Step approval={approval} path={path} mistakes={mistakes} />
    </WorkspacePage>
  );
}

const HEADS: Record<ApprovalState['status'], { title: string; lead: string }> = {
  DRAFT: { title: 'Send for approval', lead: 'A person looks at every new startup before it is public.' },
  PENDING: { title: 'We look at it', lead: 'You hear from us within two working days.' },
  REJECTED: { title: 'Not approved', lead: 'You can change the profile and send it in again.' },
  ACTIVE: { title: 'Public', lead: 'Everybody can see your startup.' },
  DISABLED: { title: 'Switched off', lead: 'Nobody but your team sees your startup.' },
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
        {reason && <Words title="Our reason" text={reason} />}
        <TwoColumn title={missing.length > 0 ? 'Still missing' : 'Nothing is missing'}>
          {missing.length > 0 ? (
            <MissingList companyKey={key} missing={missing} />
          ) : (
            <WorkspaceForm action={path} intent="submit" message={send.message}>
              <PageText>
                <p>We look at it within two working days and write to you. You can write jobs meanwhile.</p>
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
              <TextArea label="Answer" rows={5} maxLength={2000} required {...field('answer')} />
              <Actions>
                <Button type="submit">Send the answer</Button>
              </Actions>
            </WorkspaceForm>
          </TwoColumn>
        )}
        {question && answer && <Words title="Your answer" text={answer} />}
        <TwoColumn title="Meanwhile">
          <PageText>
            <p>You can edit the profile, invite your team and write jobs. A job goes live after the startup.</p>
          </PageText>
        </TwoColumn>
      </>
    );
  }
  if (status === 'SUSPENDED') return reason && <Words title="Our reason" text={reason} />;
  const isPublic = status === 'ACTIVE';
  const intent = isPublic ? 'disable' : 'enable';
  return (
    <TwoColumn title={isPublic ? 'Switch it off' : 'Switch it on'}>
      <WorkspaceForm action={path} intent={intent} message={formState(mistakes, intent).message}>
        <PageText>
          <p>
            {isPublic
              ? 'This hides the page and its jobs at once. Nothing is deleted, and you can switch it on again.'
              : 'This shows the page and its open jobs again. The days of the jobs have run on.'}
          </p>
        </PageText>
        <Actions>
          <Button type="submit" kind="line">
            {isPublic ? 'Switch the startup off' : 'Switch the startup on'}
          </Button>
        </Actions>
      </WorkspaceForm>
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
