import { useLoaderData } from 'react-router';
import { type ApplicantNumbers, findApplicantNumbers } from '#domain/applications/applicant-numbers.server.ts';
import { mayReadApplicants } from '#domain/applications/policy.ts';
import { findUnreadPeople } from '#domain/applications/unread.server.ts';
import {
  DASHBOARD_DAYS,
  findStartupDashboard,
  SPARKLINE_DAYS,
  type StartupDashboard,
} from '#domain/jobs/startup-dashboard.server.ts';
import { listedSources, VIEW_SOURCES } from '#domain/jobs/view-source.ts';
import { dayAndMonthOf, shortDayOf, weekdayText } from '#domain/site/date-format.ts';
import { addDays } from '#domain/site/days.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { usePersonalOfPage } from '#web/app/use-site.ts';
import { SWITCH_STARTUP } from '#web/auth/auth-screens.ts';
import { isBuilt } from '#web/layout/navigation.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { barPath } from '#web/workspace/bar-path.ts';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { statusText } from '#web/workspace/organisation-labels.ts';
import { useStartup } from '#web/workspace/use-startup.ts';
import { WithRail, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { firstSteps } from './first-steps.ts';
import { DashboardJobs, DashboardNumbers, FirstSteps, ToDoList } from './startup-dashboard.tsx';
import { dashboardHeading, startupToDo } from './startup-to-do.ts';

const NOT_PUBLIC_YET = ['DRAFT', 'PENDING', 'REJECTED'];

export const loader = guardedLoader(async ({ context, workspace, user }) => {
  const dashboard = await findStartupDashboard(context, workspace.key);
  const { can, status, today, adminUrl } = dashboard;
  const applicants = await findApplicantNumbers(context, { companyId: dashboard.id, days: DASHBOARD_DAYS });
  const unreadPeople = mayReadApplicants(context, dashboard.id) ? await findUnreadPeople(context, dashboard.id) : null;
  const toDo = startupToDo(workspace.key, dashboard, unreadPeople && { ...applicants, unread: unreadPeople });
  const steps = can.edit ? firstSteps(workspace.key, dashboard, user.isEmailVerified ?? false) : [];
  const hasPage = (page: string) => isBuilt(`/client/startups/:company${page}`, builtRoutes);
  const spark = { width: 100, height: 22 };
  return {
    heading: dashboardHeading(toDo.length, dashboard),
    today: weekdayText(today, 'UTC'),
    notice: status === 'PENDING' ? (statusText('company', status) ?? null) : null,
    toDo,
    steps: steps.every(({ isDone }) => isDone) ? [] : steps,
    // Until then the first steps matter more than numbers and jobs.
    hasPosted: dashboard.hasPosted,
    numbers: numbersOf(dashboard, applicants),
    jobs: dashboard.jobs.map(({ days, lastDay, ...job }) => ({
      ...job,
      applied: applicants.byJob[job.id] ?? 0,
      until: lastDay && shortDayOf(lastDay),
      viewsOfDays: sum(days),
      drawing: { ...spark, path: barPath(days, spark) },
    })),
    sparklineDays: SPARKLINE_DAYS,
    pages: {
      jobs: hasPage('/jobs') && can.edit,
      job: hasPage('/jobs/:job') && can.edit,
      newJob: hasPage('/jobs/new') && can.edit && status !== 'SUSPENDED',
    },
    adminUrl: adminUrl ?? null,
  };
});

/** Counts the last days for the row of numbers; null for a startup that nobody could see yet. */
function numbersOf({ numbers, status }: StartupDashboard, applicants: ApplicantNumbers) {
  const views = sum(numbers.views);
  if (NOT_PUBLIC_YET.includes(status) && views === 0) return null;
  const applications = sum(applicants.days);
  const followers = numbers.followers.at(-1) ?? 0;
  const newFollowers = followers - (numbers.followers[0] ?? 0);
  const size = { width: 100, height: 44 };
  const cells = [
    { label: 'Views', value: views, note: changeOf(views, numbers.viewsBefore), bars: numbers.views },
    {
      label: 'Applications',
      value: applications,
      note: changeOf(applications, applicants.before),
      bars: applicants.days,
    },
    {
      label: 'Followers',
      value: followers,
      note: newFollowers > 0 ? `+${groupDigits(newFollowers)}` : null,
      bars: numbers.followers,
    },
  ];
  const days = numbers.views.map((count, index) => ({
    day: dayAndMonthOf(addDays(numbers.lastDay, index + 1 - DASHBOARD_DAYS)),
    views: count,
    applications: applicants.days[index] ?? 0,
    followers: numbers.followers[index] ?? 0,
  }));
  return {
    cells: cells.map(({ bars, value, ...cell }) => ({
      ...cell,
      value: groupDigits(value),
      drawing: { ...size, path: barPath(bars, size) },
    })),
    usualAnswer: applicants.answersInDays,
    sources: listedSources(VIEW_SOURCES, numbers.sources).map((source) => ({
      source,
      count: numbers.sources[source],
      percent: views === 0 ? 0 : (numbers.sources[source] / views) * 100,
    })),
    days: days.reverse(),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The change against the period before, such as `+18 %`. */
function changeOf(now: number, before: number): string | null {
  if (before === 0 || now === before) return null;
  const percent = Math.round((now / before - 1) * 100);
  // After a quiet month the ratio says nothing.
  if (percent > 999) return null;
  return `${percent < 0 ? '−' : '+'}${groupDigits(Math.abs(percent))}\u00a0%`;
}

export default function StartupHomePage() {
  const { heading, today, notice, toDo, steps, hasPosted, numbers, jobs, pages, sparklineDays, adminUrl } =
    useLoaderData<typeof loader>();
  const { company } = useStartup();
  const path = `/client/startups/${company.key}`;
  const needs = (notice || toDo.length > 0) && (
    <>
      {notice && <Banner tone="note">{notice}</Banner>}
      {toDo.length > 0 && <ToDoList items={toDo} />}
    </>
  );
  const startups = usePersonalOfPage()?.profiles.filter(({ type }) => type === 'company') ?? [];
  return (
    <WorkspacePage
      title={company.name}
      heading={heading ?? company.name}
      lead={today}
      path={path}
      actions={
        <>
          {startups.length > 1 && (
            <LinkButton kind="line" size="sm" href={SWITCH_STARTUP}>
              Switch startup
            </LinkButton>
          )}
          {adminUrl && (
            <LinkButton kind="line" size="sm" href={adminUrl}>
              Admin
            </LinkButton>
          )}
        </>
      }
    >
      <WithRail rail={steps.length > 0 && <FirstSteps steps={steps} />} first={hasPosted ? undefined : needs}>
        {hasPosted && needs}
        {numbers && <DashboardNumbers {...numbers} />}
        <DashboardJobs jobs={jobs} path={path} pages={pages} days={sparklineDays} />
      </WithRail>
    </WorkspacePage>
  );
}
