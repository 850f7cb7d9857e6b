import { Pencil } from 'lucide';
import { useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { readDraft } from '#domain/jobs/drafts.server.ts';
import { previewDraft } from '#domain/jobs/queries.server.ts';
import type { FrameHandle } from '#web/layout/use-frame.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { guarded } from '#web/workspace/guarded.server.ts';
import { PreviewBar } from '#web/workspace/preview-bar.tsx';
import { JobArticle } from '../job-article.tsx';

/** The job page as it would be with the draft, without the side navigation, so that it has all the width. */
export const loader = guarded(async ({ context, params, site, workspace }) => {
  const jobId = params.job ?? '';
  const { companyKey, status } = await readDraft(context, jobId);
  if (companyKey !== workspace.key) throw absent('This job');
  return {
    now: context.now.toISOString(),
    job: await previewDraft(context, jobId, { origin: site.origin }),
    isNew: status === 'DRAFT',
    companyKey,
  };
});

export const handle: FrameHandle = { Frame: null };

export default function PreviewJobPage() {
  const { now, job, isNew, companyKey } = useLoaderData<typeof loader>();
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
          </>
        }
      >
        <LinkButton size="sm" icon={Pencil} href={`${path}/edit`}>
          Back to the editor
        </LinkButton>
      </PreviewBar>
      <div className="wrap">
        <JobArticle job={job} now={now} openness="open" hasReport={false} />
      </div>
    </>
  );
}
