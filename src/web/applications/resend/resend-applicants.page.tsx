import { useActionData, useLoaderData, useParams } from 'react-router';
import { findResend, resendApplicants } from '#domain/applications/notices/resend.server.ts';
import { refusalIn } from '#server/refusals.ts';
import { defineAction, type Mistakes } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { ButtonForm, KeyPage, keyPageHeaders } from '#web/auth/link-key-page.tsx';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { countText } from '#web/ui/text/number-format.ts';

export const loader = defineLoader(async ({ context, params, url }) => {
  const key = url.searchParams.get('key') ?? '';
  try {
    return { key, job: await findResend(context, params.id ?? '', key), problem: null };
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    return { key, job: null, problem: refusal.message };
  }
});

export const action = defineAction(['key'], async ({ context, accountCall, params, text }) => {
  const { email, applicants } = await resendApplicants(context, accountCall.parts, params.id ?? '', text('key'));
  return { email, applicants };
});

export const headers = keyPageHeaders;

/** The page of the link in the mails to the address of a job. Mail scanners open links too, so only the button sends. */
export default function ResendApplicantsPage() {
  const { key, job, problem } = useLoaderData<typeof loader>();
  const result = useActionData() as { email: string; applicants: number } | Mistakes | undefined;
  const path = `/jobs/${useParams().id}/resend-applicants`;
  if (result && 'email' in result) {
    return (
      <KeyPage
        title="The links are on their way"
        path={path}
        lead={`We are sending the links to ${countText(result.applicants, 'applicant')} to ${result.email}.`}
      >
        <LinkButton size="lg" block kind="line" href="/">
          Back to home
        </LinkButton>
      </KeyPage>
    );
  }
  if (!job) {
    return (
      <KeyPage title="This link does not work" path={path} lead={problem}>
        <LinkButton size="lg" block kind="line" href="/">
          Back to home
        </LinkButton>
      </KeyPage>
    );
  }
  return (
    <KeyPage
      title={job.applicants === 0 ? 'Nobody has applied yet' : 'Send the links to your applicants again?'}
      path={path}
      lead={
        job.applicants === 0
          ? `We’ll write to ${job.email} when somebody applies to ${job.company} for ${job.title}.`
          : `${countText(job.applicants, 'person has', 'people have')} applied to ${job.company} for ${job.title}. We send the links to ${job.email}, and no files.`
      }
    >
      {result && <Banner>{result.message}</Banner>}
      {job.applicants === 0 ? (
        <LinkButton size="lg" block kind="line" href={`/jobs/${job.jobId}`}>
          Open the job
        </LinkButton>
      ) : (
        <ButtonForm action={`${path}?key=${key}`} fields={{ key }}>
          <Button type="submit" size="lg" block>
            Send the links
          </Button>
        </ButtonForm>
      )}
    </KeyPage>
  );
}
