import { redirect, useActionData, useLoaderData } from 'react-router';
import { actsAsStaff } from '#domain/accounts/policy.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { sayOutcome } from '#domain/jobs/outcome.server.ts';
import { BackLink } from '#web/workspace/back-link.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { Hint } from '#web/workspace/hint.tsx';
import { JobState } from '#web/workspace/job-state.tsx';
import { useStartup } from '#web/workspace/use-startup.ts';
import { WithRail, WorkspacePage, WorkspaceSection } from '#web/workspace/workspace-page.tsx';
import { ChangeResultNotice } from './change-result.tsx';
import { CloseForm } from './close-form.tsx';
import { ClosingJob } from './closing-job.tsx';
import { JobAnswers } from './job-answers.tsx';
import { jobAnswers } from './job-answers-data.server.ts';
import { CHANGE_FIELDS, type ChangeResult, changeAndReport, readChange, readOutcome } from './job-changes.server.ts';
import css from './job-desk.module.css';
import { DeskActions, WhatYouCanDo } from './job-desk-actions.tsx';
import { deskData } from './job-desk-data.server.ts';
import { CloseReport, JobHistory, JobLife } from './job-desk-parts.tsx';
import { StaffChangeForm, type StatedChange } from './staff-change-form.tsx';
import { ViewsChart } from './views-chart.tsx';

export const loader = guardedLoader(async ({ context, user, workspace, params, url }) => {
  const desk = await findJobDesk(context, workspace.key, params.job ?? '');
  const data = deskData(desk);
  const answers = await jobAnswers(context, desk);
  const isStaff = actsAsStaff(user, { kind: 'company', id: desk.company.id });
  const requestedChange = (['pause', 'close'] as const).find(
    (change) => url.searchParams.has(change) && data.job.actions.includes(change),
  );
  return {
    ...data,
    answers,
    isStaff,
    isClosing: requestedChange === 'close' && !isStaff,
    /** The change for which an admin states the reasons. */
    staffChange: isStaff ? (requestedChange ?? null) : null,
  };
});

export const action = defineGuardedAction(CHANGE_FIELDS, async (args) => {
  const { context, user, workspace, params, text } = args;
  // The job of the address, whatever the form names.
  const { id, company, status } = await findJobDesk(context, workspace.key, params.job ?? '');
  const outcome = readOutcome(args);
  if (text('intent') === 'outcome') {
    if (!outcome) throw new Refusal('invalid', 'E_INVALID', 'Please say how it ended.');
    await sayOutcome(context, id, outcome);
    return { message: 'Saved.', isRefusal: false, refused: [], undo: null } satisfies ChangeResult;
  }
  const { change } = readChange(args);
  // It was closed in another tab, or by a colleague: the desk as it is now says so.
  if (change === 'close' && status === 'EXPIRED') throw redirect(`/client/startups/${workspace.key}/jobs/${id}`);
  if (change === 'undelete') throw absent('This form');
  const isStaff = actsAsStaff(user, { kind: 'company', id: company.id });
  if (change === 'close' && !outcome && !isStaff) throw new Refusal('invalid', 'E_INVALID', 'Please say how it ended.');
  return changeAndReport(args, { change, ids: [id] });
});

export default function JobDeskPage() {
  const {
    job,
    facts,
    views,
    report,
    answers,
    history,
    life,
    note,
    links,
    boostLabel,
    isClosing,
    isStaff,
    staffChange,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { company } = useStartup();
  const startup = `/client/startups/${company.key}`;
  const path = `${startup}/jobs/${job.id}`;
  const mistakes = answer && 'fields' in answer ? answer : undefined;
  const statedChange = mistakes?.fields.reason ? (mistakes.values.intent as StatedChange) : staffChange;
  const errorOf = (intent: string) => (mistakes?.values.intent === intent ? mistakes.message : undefined);
  const closeError = isStaff ? undefined : errorOf('close');
  const outcomeError = job.asksOutcome ? errorOf('outcome') : undefined;
  const common = { job, isStaff, links, path, listPath: `${startup}/jobs`, boostLabel };
  return (
    <WorkspacePage
      title={job.title}
      path={path}
      ruled
      above={<BackLink href={`${startup}/jobs`} title="Jobs" />}
      lead={<DeskFacts job={job} facts={facts} links={links} />}
      actions={<DeskActions {...common} />}
    >
      {links.boost && (
        <Hint feature="boost">
          A boost puts this job above the lists it matches, marked as boosted. It changes neither the order of the other
          jobs nor what applicants see of you. The chart of views on this page will show what it does.
        </Hint>
      )}
      {answer && !closeError && !outcomeError && !mistakes?.fields.reason && (
        <ChangeResultNotice result={answer} path={path} />
      )}
      <div className={css.parts}>
        {statedChange && (
          <WorkspaceSection title={statedChange === 'pause' ? 'Pause this job' : 'Close this job'}>
            <StaffChangeForm
              change={statedChange}
              path={path}
              jobs={[job]}
              error={mistakes?.fields.reason}
              typed={mistakes?.values.reason}
              backHref={path}
            />
          </WorkspaceSection>
        )}
        {(isClosing || closeError) && (
          <ClosingJob job={job} path={path} error={closeError} unanswered={answers?.unanswered ?? null} />
        )}
        {report && <CloseReport facts={report} />}
        {job.asksOutcome && (
          <WorkspaceSection title="How did it go?">
            <CloseForm isClosed path={path} jobs={[job]} error={outcomeError} />
          </WorkspaceSection>
        )}
        {views && <ViewsChart {...views} />}
      </div>
      <div className={views ? css.below : undefined}>
        <WithRail
          rail={
            <>
              <WhatYouCanDo {...common} note={note} />
              {life && <JobLife life={life} />}
            </>
          }
        >
          {answers && <JobAnswers answers={answers} boardHref={`${startup}/applicants?job=${job.id}`} />}
          <JobHistory lines={history} startup={startup} />
        </WithRail>
      </div>
    </WorkspacePage>
  );
}

/** The state of the job and its facts, under its title. */
function DeskFacts({ job, facts, links }: Pick<ReturnType<typeof deskData>, 'job' | 'facts' | 'links'>) {
  return (
    <span className={css.facts}>
      <JobState job={job} />
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {links.changes && (
        <a className="link" href={links.changes}>
          Changes that are not public yet
        </a>
      )}
      {links.listing && (
        <a className="link" href={links.listing}>
          View listing
        </a>
      )}
    </span>
  );
}
