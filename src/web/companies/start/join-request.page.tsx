import { useActionData, useLoaderData } from 'react-router';
import {
  answerLinkedJoinRequest,
  findLinkedJoinRequest,
  joinAnswerInput,
  joinLinkInput,
} from '#domain/companies/joining/join-requests.server.ts';
import { readInput } from '#domain/read-input.ts';
import { refusalIn } from '#server/refusals.ts';
import { defineAction, type Mistakes } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { ButtonForm, KeyPage, keyPageHeaders, useCleanAddress } from '#web/auth/link-key-page.tsx';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { ROLE_DESCRIPTIONS } from '#web/workspace/roles.ts';

const PATH = '/client/join-request';
const LINK_FIELDS = ['request', 'person', 'key'] as const;

export const loader = defineLoader(async ({ context, url }) => {
  const [request = '', person = '', key = ''] = LINK_FIELDS.map((name) => url.searchParams.get(name) ?? '');
  const link = { request, person, key };
  try {
    return { link, joinRequest: await findLinkedJoinRequest(context, link), problem: null };
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    return { link, joinRequest: null, problem: refusal.message };
  }
});

export const action = defineAction([...LINK_FIELDS, 'answer'], async ({ context, text }) => {
  const link = readInput(joinLinkInput, { request: text('request'), person: text('person'), key: text('key') });
  const { answer } = readInput(joinAnswerInput.pick({ answer: true }), { answer: text('answer') });
  const { name, company } = await answerLinkedJoinRequest(context, link, answer);
  return { name, company, answer };
});

export const headers = keyPageHeaders;

const ANSWERS = ['manager', 'reviewer', 'no'] as const;
const LABELS = { manager: 'Add as manager', reviewer: 'Add as reviewer', no: 'Decline' };

/** The page of the link in the mail about a request. Mail scanners open links too, so only a button answers. */
export default function JoinRequestPage() {
  const { link, joinRequest, problem } = useLoaderData<typeof loader>();
  const result = useActionData() as
    | { name: string; company: string; answer: keyof typeof LABELS }
    | Mistakes
    | undefined;
  useCleanAddress();
  const home = (
    <LinkButton size="lg" block kind="line" href="/dashboard">
      Open your dashboard
    </LinkButton>
  );
  if (result && 'answer' in result) {
    const { name, company, answer } = result;
    return (
      <KeyPage
        title={answer === 'no' ? 'Declined' : `${name} is in your team`}
        path={PATH}
        lead={
          answer === 'no'
            ? `We’ll tell ${name} that the team of ${company} said no.`
            : `${name} can open the workspace of ${company} as a ${answer} now. We’ll write to them.`
        }
      >
        {home}
      </KeyPage>
    );
  }
  if (!joinRequest) {
    return (
      <KeyPage title="This link does not work" path={PATH} lead={result?.message ?? problem}>
        {home}
      </KeyPage>
    );
  }
  return (
    <KeyPage
      title={`${joinRequest.name} asks to join ${joinRequest.company}`}
      path={PATH}
      lead={`Their address is ${joinRequest.email}. Say yes only to a person you know.`}
    >
      {result && <Banner>{result.message}</Banner>}
      {joinRequest.message && <p>They write: {joinRequest.message}</p>}
      <p>{ROLE_DESCRIPTIONS.manager}.</p>
      <p>{ROLE_DESCRIPTIONS.reviewer}.</p>
      {ANSWERS.map((answer) => (
        <ButtonForm key={answer} action={PATH} fields={{ ...link, answer }}>
          <Button type="submit" size="lg" block kind={answer === 'manager' ? 'primary' : 'line'}>
            {LABELS[answer]}
          </Button>
        </ButtonForm>
      ))}
    </KeyPage>
  );
}
