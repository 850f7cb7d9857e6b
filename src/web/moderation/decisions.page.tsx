import { redirect, useActionData, useLoaderData } from 'react-router';
import { appealInput } from '#domain/moderation/inputs.ts';
import type { CompanyDecision } from '#domain/moderation/statement.ts';
import { appealStatement, listStatements } from '#domain/moderation/statements.server.ts';
import { readInput } from '#domain/read-input.ts';
import { dayOf } from '#domain/site/date-format.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { useStartup } from '#web/workspace/use-startup.ts';
import { PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { AppealForm, AppealSoFar } from './appeal.tsx';
import css from './decisions.module.css';

const TITLES: Record<CompanyDecision, string> = {
  companyRejected: 'We did not approve the startup',
  companySuspended: 'We suspended the startup',
  jobRejected: 'We did not publish a job',
  jobPaused: 'We paused a job',
  jobRemoved: 'We removed a job',
};

export const loader = guardedLoader(async ({ context, workspace, url }) => ({
  isAppealed: url.searchParams.get('done') === 'appealed',
  statements: (await listStatements(context, workspace.key)).map((statement) => ({
    ...statement,
    title: TITLES[statement.decision],
    on: dayOf(statement.at),
    appealedOn: statement.appealedAt && dayOf(statement.appealedAt),
  })),
}));

export const action = defineGuardedAction(['intent', 'statement', 'text'], async ({ context, workspace, text }) => {
  const appeal = readInput(appealInput, { statement: text('statement'), text: text('text') });
  await appealStatement(context, appeal.statement, appeal.text);
  return redirect(`/client/startups/${encodeURIComponent(workspace.key)}/decisions?done=appealed`);
});

/** Lists the decisions of staff about a startup and its jobs, with the reasons and the way to appeal. */
export default function DecisionsPage() {
  const { statements, isAppealed } = useLoaderData<typeof loader>();
  const { company } = useStartup();
  const mistakes = useActionData() as Mistakes | undefined;
  const path = `/client/startups/${company.key}/decisions`;
  return (
    <WorkspacePage
      title="Decisions"
      path={path}
      lead="What we decided about your startup and its jobs, and why. You can appeal once against each."
      notice={
        isAppealed && !mistakes ? 'We have received your appeal. Another person will review it and write to you.' : null
      }
    >
      {statements.length === 0 ? (
        <Empty headingLevel="h2" title="No decisions" text="If we reject or remove something, you can read why here." />
      ) : (
        statements.map((statement) => (
          <section key={statement.id} className={css.statement} aria-labelledby={`s-${statement.id}`}>
            <h2 id={`s-${statement.id}`}>
              {statement.title}
              {statement.jobTitle && `: ${statement.jobTitle}`}
            </h2>
            <PageText>
              <p className={css.on}>{statement.on}</p>
              <p>{statement.text || 'No reason was written.'}</p>
              {statement.isByRule ? (
                <p>A rule did this by itself: three independent reports pause a job until a person has looked at it.</p>
              ) : (
                <p>A person made this decision, not a program.</p>
              )}
              <AppealSoFar statement={statement} />
            </PageText>
            {statement.canAppeal && <AppealForm id={statement.id} path={path} mistakes={mistakes} />}
          </section>
        ))
      )}
    </WorkspacePage>
  );
}
