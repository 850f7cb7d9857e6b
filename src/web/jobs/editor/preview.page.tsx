import { Pencil } from 'lucide';
import { useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { readDraft } from '#domain/jobs/drafts.server.ts';
import { findEditingFacts } from '#domain/jobs/editing-facts.server.ts';
import { previewDraft } from '#domain/jobs/queries.server.ts';
import type { FrameHandle } from '#web/layout/use-frame.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { PreviewBar } from '#web/workspace/preview-bar.tsx';
import { daysLeft } from '../detail/days-left.ts';
import { JobArticle } from '../detail/job-article.tsx';
import { AcceptDataTerms, hasTickedTerms, withTerms } from './accept-data-terms.tsx';
import { wayToApplyOf } from './draft-form.ts';
import { missingFacts } from './missing-facts.ts';
import { publishingOf, publishingText } from './publishing.ts';

/** The job page as it would be with the draft, without the side navigation, so that it has all the width. */
export const loader = guardedLoader(async ({ context, params, site, url, workspace }) => {
  const jobId = params.job ?? '';
  const draft = await readDraft(context, jobId);
  const { companyKey, status, version } = draft;
  if (companyKey !== workspace.key) throw absent('This job');
  const isNew = status === 'DRAFT';
  // A job without changes has nothing to publish.
  const facts = isNew || version > 0 ? await findEditingFacts(context, draft) : null;
  const by = facts && wayToApplyOf(draft.contents, facts.appliesBy).chosen;
  // The editor shows this choice, too, before anything is saved.
  const suggested = facts && by ? { receiveApplicants: by, ...(by === 'email' && { applyEmail: facts.email }) } : {};
  const job = await previewDraft(context, jobId, { origin: site.origin, suggested });
  return {
    now: context.now.toISOString(),
    job,
    daysLeft: daysLeft(job, context.now)?.days ?? null,
    isNew,
    version,
    publishing: facts && publishingOf(facts),
    asksForTerms: facts !== null && !facts.hasDataTerms && by !== 'link',
    isByEmail: by === 'email',
    hasAcceptedTerms: hasTickedTerms(url),
    companyKey,
    missing: missingFacts(draft.contents, job, isNew),
  };
});

export const handle: FrameHandle = { Frame: null };

export default function PreviewJobPage() {
  const {
    now,
    job,
    daysLeft,
    isNew,
    version,
    publishing,
    asksForTerms,
    isByEmail,
    hasAcceptedTerms,
    companyKey,
    missing,
  } = useLoaderData<typeof loader>();
  const path = `/client/startups/${companyKey}/jobs/${job.id}`;
  return (
    <>
      <PageHead
        title={`${job.title || 'A new job'}, preview`}
        description="Preview of a job"
        path={`${path}/preview`}
        indexed={false}
      />
      <PreviewBar
        href={`${path}/preview`}
        windowName="job-preview"
        text={
          <>
            <b>This is how people will see the job.</b> {isNew ? 'It is not public.' : 'Unpublished changes are shown.'}
            {publishing && isNew && ` ${publishingText(publishing)}`}
          </>
        }
      >
        <LinkButton
          kind={publishing ? 'line' : 'primary'}
          size="sm"
          icon={Pencil}
          href={withTerms(`${path}/edit`, hasAcceptedTerms)}
        >
          Back to the editor
        </LinkButton>
        {publishing && (
          // The editor publishes, and shows what is missing at its fields.
          <form method="post" action={`${path}/edit`}>
            <input type="hidden" name="version" value={version} />
            {asksForTerms && <AcceptDataTerms isByEmail={isByEmail} isTicked={hasAcceptedTerms} />}
            <Button type="submit" name="intent" value="publish" size="sm">
              {isNew ? 'Publish' : 'Publish changes'}
            </Button>
          </form>
        )}
      </PreviewBar>
      <div className="wrap">
        <JobArticle job={job} now={now} daysLeft={daysLeft} openness="open" hasReport={false} missing={missing} />
      </div>
    </>
  );
}
