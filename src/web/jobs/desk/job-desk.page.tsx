import { ArrowLeft } from 'lucide';
import { useActionData, useLoaderData } from 'react-router';
import { absent, Refusal } from '#domain/errors.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { sayOutcome } from '#domain/jobs/outcome.server.ts';
import { Icon } from '#web/ui/icon.tsx';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
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
import { ViewsChart } from './views-chart.tsx';

export const loader = guarded(async ({ context, workspace, params, url }) => {
  const desk = await findJobDesk(context, workspace.key, params.job ?? '');
  const data = deskData(desk);
  const answers = await jobAnswers(context, desk);
  return { ...data, answers, isClosing: url.searchParams.has('close') && data.job.actions.includes('close') };
});

export const action = defineGuardedAction(CHANGE_FIELDS, async (args) => {
  const { context, workspace, params, text } = args;
  // The job of the address, whatever the form names.
  const { id } = await findJobDesk(context, workspace.key, params.job ?? '');
  const outcome = readOutcome(args);
  if (text('intent') === 'outcome') {
    if (!outcome) throw new Refusal('invalid', 'E_INVALID', 'Please say how it ended.');
    await sayOutcome(context, id, outcome);
    return { message: 'Saved.', isRefusal: false, refused: [], undo: null } satisfies ChangeResult;
  }
  const { change } = readChange(args);
  if (change === 'undelete') throw absent('This form');
  if (change === 'close' && !outcome) throw new Refusal('invalid', 'E_INVALID', 'Please say how it ended.');
  return changeAndReport(args, { change, ids: [id] });
});

export default function JobDeskPage() {
  const { job, facts, views, report, answers, history, life, note, links, boostLabel, isClosing } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { company } = useStartup();
  const startup = `/client/startups/${company.key}`;
  const path = `${startup}/jobs/${job.id}`;
  const closeError = answer && 'fields' in answer && answer.values.intent === 'close' ? answer.message : undefined;
  const shared = { job, links, path, listPath: `${startup}/jobs`, boostLabel };
  return (
    <WorkspacePage
      title={job.title}
      path={path}
      ruled
      above={
        <a className={css.back} href={`${startup}/jobs`}>
          <Icon of={ArrowLeft} />
          Jobs
        </a>
      }
      lead={
        <span className={css.facts}>
          <JobState job={job} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {links.listing && (
            <a className="link" href={links.listing}>
              View listing
            </a>
          )}
        </span>
      }
      actions={<DeskActions {...shared} />}
    >
      {links.boost && (
        <Hint feature="boost">
          A boost puts this job above the lists it matches, marked as boosted. It changes neither the order of the other
          jobs nor what applicants see of you. The chart below shows what it did.
        </Hint>
      )}
      {answer && !closeError && <ChangeResultNotice result={answer} path={path} />}
      <div className={css.parts}>
        {(isClosing || closeError) && (
          <ClosingJob job={job} path={path} error={closeError} unanswered={answers?.unanswered ?? null} />
        )}
        {report && <CloseReport facts={report} />}
        {job.asksOutcome && (
          <WorkspaceSection title="How did it go?">
            <CloseForm isClosed path={path} jobs={[job]} />
          </WorkspaceSection>
        )}
        {views && <ViewsChart {...views} />}
      </div>
      <div className={views ? css.below : undefined}>
        <WithRail
          rail={
            <>
              <WhatYouCanDo {...shared} note={note} />
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
