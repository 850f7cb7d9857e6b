import { Link2, Plus, Search } from 'lucide';
import { useActionData, useLoaderData } from 'react-router';
import { actsAsStaff } from '#domain/accounts/policy.ts';
import { whyNotForSale } from '#domain/jobs/job-guards.ts';
import { listOwnJobs } from '#domain/jobs/own-jobs.server.ts';
import { OWN_JOB_GROUPS, type OwnJobGroup } from '#domain/jobs/own-jobs.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayIn } from '#domain/site/days.ts';
import { refusePageBeyond, requestedPage } from '#web/app/page-number.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { barPath } from '#web/workspace/bar-path.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { useStartup } from '#web/workspace/use-startup.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ChangeResultNotice } from './change-result.tsx';
import { CloseForm } from './close-form.tsx';
import { unansweredHref, waitingText } from './job-answers-data.server.ts';
import { CHANGE_FIELDS, changeAndReport, readChange, readOutcome } from './job-changes.server.ts';
import { jobHref, newJobHref } from './job-links.ts';
import { lostBoostText, openJobsText, stateText } from './own-job-text.ts';
import css from './own-jobs.module.css';
import { OwnJobsTable } from './own-jobs-table.tsx';
import { StaffChangeForm } from './staff-change-form.tsx';

const TABS: Record<OwnJobGroup, string> = {
  all: 'All',
  open: 'Open',
  needsYou: 'Needs you',
  paused: 'Paused',
  drafts: 'Drafts',
  closed: 'Closed',
};
const SPARK = { width: 100, height: 22 };

export const loader = guardedLoader(async ({ context, workspace, url }) => {
  const group = OWN_JOB_GROUPS.find((name) => name === url.searchParams.get('state')) ?? 'all';
  const search = (url.searchParams.get('search') ?? '').slice(0, 200).trim();
  const page = requestedPage(url);
  const list = await listOwnJobs(context, workspace.key, { group, page, search });
  refusePageBeyond(list, page);
  const isForSale = whyNotForSale(list.company.status) === null;
  return {
    group,
    search,
    page,
    pages: list.pages,
    tabs: OWN_JOB_GROUPS.map((name) => ({ name, label: TABS[name], count: list.counts[name] })),
    lead: openJobsText(list),
    newJob: list.company.status === 'SUSPENDED' ? null : newJobHref(workspace.key),
    jobs: list.docs.map((job) => ({
      id: job.id,
      title: job.title,
      place: job.place ?? (job.isRemote ? 'Remote' : ''),
      status: job.status,
      isApproved: job.isApproved,
      isRejected: job.rejectedBecause !== null,
      isBoosted: job.isBoosted,
      actions: job.actions,
      isPublished: job.isApproved && job.status !== 'DRAFT',
      stateText: stateText(job, list, context.now),
      applied: job.applied,
      interested: job.interested,
      views: job.views.total,
      viewsOfDays: job.days.reduce((sum, value) => sum + value, 0),
      drawing: { ...SPARK, path: barPath(job.days, SPARK) },
      links: {
        edit: jobHref(workspace.key, job.id, 'edit'),
        changes: job.hasChanges ? jobHref(workspace.key, job.id, 'edit') : null,
        listing:
          list.company.status === 'ACTIVE' && job.status === 'ACTIVE' && job.isApproved ? `/jobs/${job.id}` : null,
        boost: isForSale && job.status === 'ACTIVE' ? jobHref(workspace.key, job.id, 'boost') : null,
        pay: isForSale && job.status === 'PENDING_PAYMENT' ? jobHref(workspace.key, job.id, 'monetise') : null,
      },
    })),
  };
});

export const action = defineGuardedAction(CHANGE_FIELDS, async (args) => {
  const request = readChange(args);
  const { change } = request;
  const mayAsk = change === 'close' || (change === 'pause' && args.user.isAdmin);
  if (!mayAsk || request.ids.length === 0) return changeAndReport(args, request);
  // The outcome, or the reason of an admin, is asked for on the next page, so that several jobs need no script either.
  const { docs, company } = await listOwnJobs(args.context, args.workspace.key, {
    group: 'all',
    page: requestedPage(args.url),
    search: args.url.searchParams.get('search') ?? '',
  });
  const isStaff = actsAsStaff(args.user, { kind: 'company', id: company.id });
  const isSaid = isStaff ? args.text('reason').trim() !== '' : change === 'pause' || readOutcome(args);
  if (isSaid) return changeAndReport(args, request);
  const jobs = new Map(docs.map((job) => [job.id, job]));
  const zone = timeZoneOf(company.countryCode);
  const today = dayIn(zone, args.context.now);
  const staffError = isStaff && args.form.has('reason') ? 'Please say why: the startup reads it' : undefined;
  return {
    staffChange: isStaff ? change : null,
    error: args.form.has('asked') ? 'Please say how it ended.' : staffError,
    closing: request.ids.map((id) => {
      const { title = 'This job', unanswered = 0, boostedUntil = null } = jobs.get(id) ?? {};
      const waiting = { text: waitingText(unanswered), href: unansweredHref(args.workspace.key, id) };
      const lostBoost = lostBoostText(boostedUntil && dayIn(zone, new Date(boostedUntil)), today);
      return { id, title, waiting: unanswered > 0 ? waiting : null, lostBoost };
    }),
  };
});

export default function OwnJobsPage() {
  const { group, search, page, pages, tabs, lead, newJob, jobs } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { company } = useStartup();
  const path = `/client/startups/${company.key}/jobs`;
  const hrefFor = (changes: { state?: string; page?: number }) => {
    const { state = group, page: number = 1 } = changes;
    const query = new URLSearchParams({
      ...(state !== 'all' && { state }),
      ...(search && { search }),
      ...(number > 1 && { page: String(number) }),
    }).toString();
    return query ? `${path}?${query}` : path;
  };
  const hasJobs = tabs.some(({ count }) => count > 0);
  const question = answer && 'closing' in answer ? answer : null;
  const closing = question?.closing;
  if (closing && question.staffChange) {
    const verb = question.staffChange === 'pause' ? 'Pause' : 'Close';
    return (
      <WorkspacePage title={closing.length === 1 ? `${verb} job` : `${verb} ${closing.length} jobs`} path={path}>
        <StaffChangeForm
          change={question.staffChange}
          path={hrefFor({ page })}
          jobs={closing}
          error={question.error}
          backHref={hrefFor({ page })}
        />
      </WorkspacePage>
    );
  }
  if (closing) {
    return (
      <WorkspacePage title={closing.length === 1 ? 'Close job' : `Close ${closing.length} jobs`} path={path}>
        <CloseForm path={hrefFor({ page })} jobs={closing} error={question.error} backHref={hrefFor({ page })} />
      </WorkspacePage>
    );
  }
  return (
    <WorkspacePage
      title="Jobs"
      lead={lead}
      path={path}
      actions={
        <>
          {hasJobs || search ? (
            // biome-ignore lint/a11y/useSemanticElements: the search element is not announced everywhere yet
            <form role="search" aria-label="Your jobs" action={path} className={css.search}>
              <input
                type="search"
                name="search"
                aria-label="Title"
                placeholder="Title"
                defaultValue={search}
                maxLength={200}
              />
              {group !== 'all' && <input type="hidden" name="state" value={group} />}
              <Button type="submit" size="sm" kind="line" icon={Search}>
                Search
              </Button>
            </form>
          ) : null}
          {newJob && (
            <>
              <LinkButton size="sm" icon={Plus} href={newJob} className={css.post}>
                Post a job
              </LinkButton>
              <LinkButton size="sm" kind="line" icon={Link2} href={newJob}>
                Import by link
              </LinkButton>
            </>
          )}
        </>
      }
    >
      {answer && !('closing' in answer) && <ChangeResultNotice result={answer} path={hrefFor({ page })} />}
      <nav className={css.tabs} aria-label="State">
        {tabs.map(({ name, label, count }) => (
          <a key={name} href={hrefFor({ state: name })} aria-current={name === group ? 'page' : undefined}>
            {label}
            <span className={css.count}>{count}</span>
          </a>
        ))}
      </nav>
      {jobs.length === 0 ? (
        <NoJobs search={search} isAll={group === 'all'} path={path} newJob={newJob} />
      ) : (
        <OwnJobsTable key={hrefFor({ page })} jobs={jobs} path={path} action={hrefFor({ page })} />
      )}
      <Pages page={page} pages={pages} hrefFor={(number) => hrefFor({ page: number })} />
    </WorkspacePage>
  );
}

function NoJobs({
  search,
  isAll,
  path,
  newJob,
}: {
  search: string;
  isAll: boolean;
  path: string;
  newJob: string | null;
}) {
  if (search || !isAll) {
    return (
      <Empty
        headingLevel="h2"
        title={search ? `No job here is called “${search}”` : 'No job is in this state'}
        reason="nothing-found"
      >
        <LinkButton size="sm" kind="line" href={path}>
          Show all jobs
        </LinkButton>
      </Empty>
    );
  }
  if (!newJob) return <Empty headingLevel="h2" title="You have no jobs yet" />;
  return (
    <Empty headingLevel="h2" title="Post your first job" text="It takes three minutes, and one job is always free.">
      <LinkButton size="sm" icon={Plus} href={newJob}>
        Post a job
      </LinkButton>
    </Empty>
  );
}
