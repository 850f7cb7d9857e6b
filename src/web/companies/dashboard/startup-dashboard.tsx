import {
  ArrowRight,
  CalendarX,
  Check,
  CircleHelp,
  ClockAlert,
  CreditCard,
  Flag,
  type IconNode,
  OctagonX,
  PencilLine,
  Square,
  UserPlus,
  Users,
} from 'lucide';
import type { JobStatus } from '#domain/jobs/job.ts';
import type { ViewSource } from '#domain/jobs/view-source.ts';
import { useSite } from '#web/app/use-site.ts';
import { sourceLabels } from '#web/jobs/desk/source-labels.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Table } from '#web/ui/lists/table.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Bars, type BarsDrawing } from '#web/workspace/bars.tsx';
import { JobState } from '#web/workspace/job-state.tsx';
import { Panel, WorkspaceSection } from '#web/workspace/workspace-page.tsx';
import css from './startup-dashboard.module.css';
import type { ToDo } from './startup-to-do.ts';

const ICONS: Record<ToDo['icon'], IconNode> = {
  stop: OctagonX,
  question: CircleHelp,
  due: ClockAlert,
  unread: Users,
  person: UserPlus,
  pay: CreditCard,
  closing: CalendarX,
  draft: PencilLine,
  profile: Flag,
};

/** Lists what the team has to do. The first item has the primary button. */
export function ToDoList({ items }: { items: readonly ToDo[] }) {
  const first = items.find(({ action }) => action !== null);
  return (
    <ul className={css.toDo}>
      {items.map((item) => (
        <li key={item.key}>
          <span className={classNames(css.square, item.isUrgent && css.urgent)}>
            <Icon of={ICONS[item.icon]} />
          </span>
          <div>
            <h2>{item.title}</h2>
            {item.text && <p>{item.text}</p>}
          </div>
          {item.action && (
            <LinkButton size="sm" kind={item === first ? 'primary' : 'line'} href={item.action.href}>
              {item.action.label}
              <VisuallyHidden>: {item.title}</VisuallyHidden>
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}

type Cell = { label: string; value: string; note: string | null; drawing: BarsDrawing };
type Day = { day: string; views: number; applications: number; followers: number };

/** Three charts, how fast the startup answers, where the views came from, and the numbers as a table. */
export function DashboardNumbers({
  cells,
  usualAnswer,
  sources,
  days,
}: {
  cells: readonly Cell[];
  /** In days; null where the site does not show it. */
  usualAnswer: number | null;
  sources: readonly { source: ViewSource; count: number; percent: number }[];
  days: readonly Day[];
}) {
  const names = sourceLabels(useSite().name);
  return (
    <WorkspaceSection title={`Last ${days.length} days`}>
      <dl className={css.numbers}>
        {cells.map(({ label, value, note, drawing }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
            <dd>
              <Bars drawing={drawing} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Usual answer</dt>
          <dd>{usualAnswer === null ? '–' : countText(usualAnswer, 'day')}</dd>
          <dd className={css.meaning}>
            {usualAnswer === null
              ? 'Your jobs show it from eight applications on, if you answer three out of four within 21 days.'
              : 'Three out of four people are answered within this time. Your jobs show it.'}
          </dd>
        </div>
        <div className={css.sources}>
          <dt>Where views came from</dt>
          {sources.map(({ source, count, percent }) => (
            <dd key={source}>
              {names[source]}
              <b>{groupDigits(count)}</b>
              <i style={{ width: `${percent}%` }} aria-hidden />
            </dd>
          ))}
        </div>
      </dl>
      <Disclosure className={css.days} summary="Numbers by day">
        <Table
          tall
          label="Views, applications and followers by day"
          rows={days}
          keyOf={({ day }) => day}
          columns={[
            { head: 'Day', cell: ({ day }) => day },
            { head: 'Views', cell: ({ views }) => groupDigits(views), number: true },
            { head: 'Applications', cell: ({ applications }) => groupDigits(applications), number: true },
            { head: 'Followers', cell: ({ followers }) => groupDigits(followers), number: true },
          ]}
        />
      </Disclosure>
    </WorkspaceSection>
  );
}

type Job = {
  id: string;
  title: string;
  status: JobStatus;
  isApproved: boolean;
  isBoosted: boolean;
  until: string | null;
  viewsTotal: number;
  /** Applications in all. */
  applied: number;
  viewsOfDays: number;
  drawing: BarsDrawing;
};

export function DashboardJobs({
  jobs,
  path,
  pages,
  days,
}: {
  jobs: readonly Job[];
  path: string;
  /** The pages that exist and that this person may open. */
  pages: { jobs: boolean; job: boolean; newJob: boolean };
  days: number;
}) {
  const more = pages.jobs && jobs.length > 0 ? { href: `${path}/jobs`, label: 'All jobs' } : undefined;
  return (
    <WorkspaceSection title="Jobs" more={more}>
      {jobs.length === 0 ? (
        <div className={css.none}>
          <p>You have no jobs yet.</p>
          {pages.newJob && (
            <LinkButton size="sm" kind="line" href={`${path}/jobs/new`}>
              Post a job
            </LinkButton>
          )}
        </div>
      ) : (
        <Table
          stacks
          label="Jobs"
          rows={jobs}
          keyOf={({ id }) => id}
          columns={[
            {
              head: 'Job',
              cell: ({ id, title, isBoosted }) => (
                <h3 className={css.job}>
                  {pages.job ? <a href={`${path}/jobs/${id}`}>{title}</a> : title}
                  {isBoosted && <Badge text="Boosted" />}
                </h3>
              ),
            },
            { head: 'State', cell: (job) => <JobState job={job} until={job.until} /> },
            {
              head: 'Views',
              number: true,
              cell: ({ viewsTotal }) => (
                <>
                  {groupDigits(viewsTotal)}
                  <span className={css.unit}> {viewsTotal === 1 ? 'view' : 'views'}</span>
                </>
              ),
            },
            {
              head: 'Applied',
              number: true,
              cell: ({ applied }) => (
                <>
                  {groupDigits(applied)}
                  <span className={css.unit}> applied</span>
                </>
              ),
            },
            {
              head: `${days} days`,
              number: true,
              wideOnly: true,
              cell: ({ drawing, viewsOfDays }) => (
                <span className={css.spark}>
                  <Bars drawing={drawing} />
                  <VisuallyHidden>{countText(viewsOfDays, 'view')}</VisuallyHidden>
                </span>
              ),
            },
          ]}
        />
      )}
    </WorkspaceSection>
  );
}

/** The first steps of a startup, which stay until all are done. */
export function FirstSteps({ steps }: { steps: readonly { label: string; isDone: boolean; href: string | null }[] }) {
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title="Get started" text={`${doneCount} of ${steps.length} done`}>
      <div className={css.meter} aria-hidden="true">
        {steps.map(({ label }, index) => (
          <i key={label} className={classNames(index < doneCount && css.on)} />
        ))}
      </div>
      <ul className={css.steps}>
        {steps.map(({ label, isDone, href }) => (
          <li key={label}>
            {isDone ? (
              <span className={css.done}>
                <Icon of={Check} size={18} />
                {label}
                <VisuallyHidden>, done</VisuallyHidden>
              </span>
            ) : (
              <a href={href ?? undefined}>
                <Icon of={Square} size={18} />
                {label}
                <Icon of={ArrowRight} size={18} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
