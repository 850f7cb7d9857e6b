import { CalendarPlus } from 'lucide';
import { redirect, useActionData, useLoaderData, useLocation } from 'react-router';
import {
  deleteUnsentApplication,
  myUnsentApplications,
} from '#domain/applications/apply/unsent-applications.server.ts';
import { myApplications } from '#domain/applications/own/my-applications.server.ts';
import { absent } from '#domain/errors.ts';
import { clearInterest, markInterest, saveJob, unsaveJob } from '#domain/jobs/saved-jobs.server.ts';
import { readInput } from '#domain/read-input.ts';
import {
  addElsewhere,
  deleteElsewhere,
  editElsewhere,
  myElsewhere,
  setElsewhereOutcome,
} from '#domain/talent/elsewhere.server.ts';
import { elsewhereInput, outcomeInput } from '#domain/talent/elsewhere.ts';
import { myInterests, mySavedJobs } from '#domain/talent/my-jobs.server.ts';
import type { ActionArguments, Mistakes } from '#web/app/define-action.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { axisOf } from './application-chart.ts';
import { AppliedJobs } from './applied-jobs.tsx';
import { ElsewhereList } from './elsewhere-list.tsx';
import { MarkedJobs } from './marked-jobs.tsx';
import css from './my-jobs.module.css';
import {
  clockOf,
  hasDateToKeep,
  leadOf,
  shownApplication,
  shownElsewhere,
  shownJob,
  shownUnsent,
} from './my-jobs-facts.ts';
import { UndoNotice } from './undo-notice.tsx';
import { UnsentList } from './unsent-list.tsx';

const PATH = '/client/my-jobs';
const DONE: Record<string, string> = {
  added: 'Added.',
  saved: 'Saved.',
  unsentDeleted: 'Deleted. The startup never had it.',
};

const APPLICATIONS_ON_A_PAGE = 100;
const LAST_PAGE = 10_000;

/** The page of one of the lists. */
function pageIn(url: URL, list: 'applied' | 'saved' | 'interested'): number {
  const page = Number(url.searchParams.get(list));
  return Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1;
}

export const loader = guardedLoader(async ({ context, url }) => {
  const now = context.now.toISOString();
  const unsentApplications = await myUnsentApplications(context);
  const [applications, savedJobs, interests, elsewhere] = [
    await myApplications(context, { page: pageIn(url, 'applied'), limit: APPLICATIONS_ON_A_PAGE }),
    await mySavedJobs(context, { page: pageIn(url, 'saved') }),
    await myInterests(context, { page: pageIn(url, 'interested') }),
    await myElsewhere(context),
  ];
  return {
    today: now.slice(0, 10),
    lead: leadOf(applications),
    axis: axisOf(clockOf(applications.docs[0], now)),
    unsent: unsentApplications.map((application) => shownUnsent(application, now)),
    applications: { ...applications, docs: applications.docs.map((application) => shownApplication(application, now)) },
    saved: { ...savedJobs, docs: savedJobs.docs.map((job) => shownJob(job, now)) },
    interested: { ...interests, docs: interests.docs.map((job) => shownJob(job, now)) },
    elsewhere: elsewhere.map((application) => shownElsewhere(application, now)),
    hasDates: savedJobs.docs.some(hasDateToKeep),
    notice: DONE[url.searchParams.get('done') ?? ''] ?? null,
  };
});

const ELSEWHERE_FIELDS = ['title', 'organisation', 'place', 'link', 'appliedOn', 'outcome'] as const;

/** An action that can be undone by sending the fields in `undo`. */
export type Undoable = { undone: string; undo: Record<string, string> };

const fieldsIn = ({ text }: ActionArguments) =>
  readInput(elsewhereInput, Object.fromEntries(ELSEWHERE_FIELDS.map((name) => [name, text(name)])));

const back = (outcome: string) => redirect(`${PATH}?done=${outcome}#elsewhere`);

const COMMANDS = new Map<string, (args: ActionArguments) => Promise<Undoable | Response | null>>([
  [
    'unsave',
    async ({ context, text }) => {
      await unsaveJob(context, text('job'));
      return { undone: 'Removed from your saved jobs.', undo: { intent: 'save', job: text('job') } };
    },
  ],
  ['save', async ({ context, text }) => saveJob(context, text('job')).then(() => null)],
  [
    'uninterested',
    async ({ context, text }) => {
      await clearInterest(context, text('job'));
      return { undone: 'You are no longer counted as interested.', undo: { intent: 'interested', job: text('job') } };
    },
  ],
  ['interested', async ({ context, text }) => markInterest(context, text('job')).then(() => null)],
  [
    'deleteUnsent',
    async ({ context, text }) => {
      await deleteUnsentApplication(context, text('job'));
      return redirect(`${PATH}?done=unsentDeleted`);
    },
  ],
  [
    'add',
    async (args) => addElsewhere(args.context, fieldsIn(args), args.text('job') || null).then(() => back('added')),
  ],
  ['edit', async (args) => editElsewhere(args.context, args.text('id'), fieldsIn(args)).then(() => back('saved'))],
  [
    'outcome',
    async ({ context, text }) => {
      await setElsewhereOutcome(context, text('id'), readInput(outcomeInput, text('outcome')));
      return back('saved');
    },
  ],
  [
    'delete',
    async ({ context, text }) => {
      const { id: _, link, jobId, ...fields } = await deleteElsewhere(context, text('id'));
      return {
        undone: `Deleted: ${fields.title} at ${fields.organisation}.`,
        undo: { intent: 'add', ...fields, link: link ?? '', job: jobId ?? '' },
      };
    },
  ],
]);

export const action = defineGuardedAction(['intent', 'job', 'id', ...ELSEWHERE_FIELDS], (args) => {
  const command = COMMANDS.get(args.text('intent'));
  if (!command) throw absent('This form');
  return command(args);
});

export default function MyJobsPage() {
  const { today, lead, axis, unsent, applications, saved, interested, elsewhere, hasDates, notice } =
    useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | Undoable | null | undefined;
  const undoable = answer && 'undo' in answer ? answer : null;
  const mistakes = answer && 'fields' in answer ? answer : undefined;
  const { search } = useLocation();
  const hrefFor = (list: string) => (page: number) => {
    const query = new URLSearchParams(search);
    query.delete('done');
    if (page === 1) query.delete(list);
    else query.set(list, String(page));
    const text = query.toString();
    return `${PATH}${text && `?${text}`}#${list}`;
  };
  const tabs = [
    { id: 'applied', label: 'Applied', count: applications.total },
    { id: 'saved', label: 'Saved', count: saved.total },
    { id: 'interested', label: 'Interested', count: interested.total },
    { id: 'elsewhere', label: 'Elsewhere', count: elsewhere.length },
  ];
  return (
    <WorkspacePage
      title="My jobs"
      lead={lead}
      path={PATH}
      notice={answer ? null : notice}
      actions={
        hasDates && (
          <LinkButton kind="line" size="sm" icon={CalendarPlus} href={`${PATH}/calendar.ics`} download>
            Add to calendar<VisuallyHidden>: the last days of your saved jobs</VisuallyHidden>
          </LinkButton>
        )
      }
    >
      {undoable && <UndoNotice action={PATH} {...undoable} />}
      <nav className={css.tabs} aria-label="Lists on this page">
        {tabs.map(({ id, label, count }) => (
          <a key={id} href={`#${id}`}>
            {label}
            <VisuallyHidden>, </VisuallyHidden>
            <span>{count}</span>
          </a>
        ))}
      </nav>
      {unsent.length > 0 && <UnsentList id={applications.total > 0 ? 'unsent' : 'applied'} applications={unsent} />}
      {applications.total > 0 ? (
        <AppliedJobs applications={applications} axis={axis} hrefFor={hrefFor('applied')} />
      ) : unsent.length > 0 ? null : (
        <section id="applied" className={css.none}>
          <Empty
            headingLevel="h2"
            title="No applications yet"
            text="Apply here, and you see on this page when it is read, and when you will have an answer."
          >
            <LinkButton href="/jobs">Find jobs</LinkButton>
          </Empty>
        </section>
      )}
      <div className={css.trio}>
        <MarkedJobs
          id="saved"
          title="Saved"
          text="Only you can see these."
          none="Press Save on a job, and find it here until you remove it."
          undo="unsave"
          jobs={saved}
          hrefFor={hrefFor('saved')}
        />
        <MarkedJobs
          id="interested"
          title="Interested"
          text="The startup sees a number, never your name."
          none="“I’m interested” on a job counts you in without applying."
          undo="uninterested"
          jobs={interested}
          hrefFor={hrefFor('interested')}
        />
        <ElsewhereList applications={elsewhere} today={today} mistakes={mistakes} />
      </div>
    </WorkspacePage>
  );
}
