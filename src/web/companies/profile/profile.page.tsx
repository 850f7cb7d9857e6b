import { LayoutDashboard, Pencil } from 'lucide';
import { useLoaderData } from 'react-router';
import { findHiddenCompany } from '#domain/companies/queries.server.ts';
import { openJobsOfCompany } from '#domain/search/results/queries.server.ts';
import type { FrameHandle } from '#web/layout/use-frame.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { statusText } from '#web/workspace/organisation-labels.ts';
import { PreviewBar } from '#web/workspace/preview-bar.tsx';
import { useStartup } from '#web/workspace/use-startup.ts';
import { profileParts } from './company-facts.ts';
import { CompanyProfile } from './company-profile.tsx';

/** The profile as its public page shows it, whatever its status. Without the side navigation, so that it has all the width. */
export const loader = guardedLoader(async ({ context, workspace }) => {
  const company = await findHiddenCompany(context, workspace.key);
  const { docs, boosted, total, page, pages } = await openJobsOfCompany(context, company.key, { page: 1 });
  return {
    now: context.now.toISOString(),
    company,
    parts: profileParts(company),
    jobs: { docs, boosted, total, page, pages },
  };
});

export const handle: FrameHandle = { Frame: null };

export default function StartupProfilePage() {
  const { company: workspace } = useStartup();
  const { now, company, parts, jobs } = useLoaderData<typeof loader>();
  const path = `/client/startups/${workspace.key}`;
  const isPublic = workspace.status === 'ACTIVE';
  return (
    <>
      <PageHead
        title={`${company.name}, as others see it`}
        description={`The profile of ${company.name}, as others see it`}
        path={`${path}/profile`}
        indexed={false}
      />
      <PreviewBar
        href={`${path}/profile`}
        windowName="phone-preview"
        text={
          <>
            <b>This is how others see your profile.</b>{' '}
            {isPublic ? (
              <a className="link" href={`/startups/${workspace.key}`}>
                Open public page
              </a>
            ) : (
              statusText('company', workspace.status)
            )}
          </>
        }
      >
        {workspace.can.edit && (
          <LinkButton kind="line" size="sm" icon={Pencil} href={`${path}/edit`}>
            Edit profile
          </LinkButton>
        )}
        <LinkButton kind="quiet" size="sm" icon={LayoutDashboard} href={path}>
          Dashboard
        </LinkButton>
      </PreviewBar>
      <CompanyProfile company={company} parts={parts} jobs={jobs} now={now} showsAllJobs={false} isPreview />
    </>
  );
}
