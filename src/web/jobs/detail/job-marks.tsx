import { Bookmark } from 'lucide';
import { createContext, type ReactNode, useContext } from 'react';
import type { Job } from '#domain/jobs/views.ts';
import { callApi } from '#web/auth/call-api.ts';
import { type OwnMarks, useOwnMarks } from '#web/auth/use-own-marks.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './job-marks.module.css';

type Mark = 'saved' | 'interested' | 'applied';
type OwnJob = OwnMarks<Mark, Pick<Job, 'applicationId'>> & { job: MarkedJob };
type MarkedJob = Pick<Job, 'id' | 'title' | 'saved' | 'interestedAt' | 'appliedElsewhere' | 'applicationId'> & {
  company: { name: string };
};

const CALLS: Record<Mark, [on: string, off: string]> = {
  saved: ['save', 'unsave'],
  interested: ['interested', 'uninterested'],
  applied: ['applied-elsewhere', 'not-applied-elsewhere'],
};
const callOf = (mark: Mark, isOn: boolean) => CALLS[mark][isOn ? 0 : 1];

const marksOf = ({ saved, interestedAt, appliedElsewhere, applicationId }: Omit<MarkedJob, 'company'>) => ({
  saved,
  interested: interestedAt !== null,
  applied: appliedElsewhere,
  applicationId,
});

const JobMarks = createContext<OwnJob | null>(null);

/** Provides the person's marks on this job to its buttons, which stand in two places of the page. */
export function JobMarksProvider({ job, children }: { job: MarkedJob; children: ReactNode }) {
  const own = useOwnMarks<Mark, Pick<Job, 'applicationId'>>({
    initial: marksOf(job),
    subject: job.id,
    path: `/jobs/${job.id}`,
    async read() {
      const { body } = await callApi<Job>(`/jobs/single/${job.id}`);
      return body && marksOf(body);
    },
    write: (mark, isOn) => callApi(`/jobs/${job.id}/${callOf(mark, isOn)}`, 'POST'),
    failure: (mark, isOn) =>
      mark === 'saved'
        ? `Couldn’t ${isOn ? 'save' : 'remove'} this job`
        : mark === 'interested'
          ? `Couldn’t ${isOn ? 'mark' : 'clear'} your interest`
          : `Couldn’t ${isOn ? 'note' : 'remove'} your application`,
    logIn: (mark) =>
      mark === 'saved'
        ? `Log in to save ${job.title}`
        : mark === 'interested'
          ? 'Log in to be counted as interested'
          : 'Log in to keep it in My jobs',
  });
  return <JobMarks value={{ ...own, job }}>{children}</JobMarks>;
}

/** The person's own application on the site, and how to ask for it again. A preview has none. */
export function useOwnApplication(): { id: string | null; readAgain: () => void } {
  const own = useContext(JobMarks);
  return { id: own?.marks.applicationId ?? null, readAgain: () => own?.readAgain() };
}

/** Saves the job, or removes it from the saved ones. A preview has no marks and shows nothing. */
export function SaveJob({ place = 'card' }: { place?: 'card' | 'bar' }) {
  const own = useContext(JobMarks);
  if (!own) return null;
  const { marks, job } = own;
  const label = marks.saved ? 'Saved' : 'Save';
  const what = ` ${job.title}${marks.saved ? ', remove' : ''}`;
  return (
    <MarkForm own={own} mark="saved" className={place === 'bar' ? css.inBar : undefined}>
      <Button
        type="submit"
        kind="line"
        block
        icon={Bookmark}
        className={classNames(css.save, marks.saved && css.isSaved)}
      >
        {place === 'card' && label}
        <span className="vh">{place === 'card' ? what : label + what}</span>
      </Button>
    </MarkForm>
  );
}

/** The quiet button below Apply, with what it does. */
export function InterestInJob() {
  const own = useContext(JobMarks);
  if (!own) return null;
  const { company } = own.job;
  const { interested, applicationId } = own.marks;
  // "This is not an application" would contradict the button above. My jobs still clears the interest.
  if (applicationId) return null;
  return (
    <MarkForm own={own} mark="interested" className={css.interest}>
      <Button type="submit" kind="quiet" size="sm" aria-pressed={interested} aria-describedby="interest-note">
        {interested ? 'You’re interested. Undo' : 'I’m interested'}
      </Button>
      <p id="interest-note" className={css.note}>
        This is not an application. Once five people are interested, {company.name} sees how many, and never who.
      </p>
    </MarkForm>
  );
}

/** Notes an application that was made where the button to apply leads. Only its person sees it, in My jobs. */
export function AppliedElsewhere({ byEmail }: { byEmail: boolean }) {
  const own = useContext(JobMarks);
  if (!own) return null;
  const { applied } = own.marks;
  const where = byEmail ? 'by email' : 'on their site';
  return (
    <MarkForm own={own} mark="applied" className={css.interest}>
      <Button type="submit" kind="quiet" size="sm" aria-pressed={applied} aria-describedby="applied-note">
        {applied ? `You applied ${where}. Undo` : `I applied ${where}`}
      </Button>
      <p id="applied-note" className={css.note}>
        {applied ? (
          <>
            It stands in{' '}
            <a className="link" href="/client/my-jobs#elsewhere">
              My jobs
            </a>
            . Only you can see it.
          </>
        ) : (
          'We keep it in My jobs, where only you can see it.'
        )}
      </p>
    </MarkForm>
  );
}

function MarkForm({
  own: { job, marks, toggle },
  mark,
  className,
  children,
}: {
  own: OwnJob;
  mark: Mark;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <form method="post" action={`/jobs/${job.id}`} className={className} onSubmit={toggle(mark)}>
      <input type="hidden" name="intent" value={callOf(mark, !marks[mark])} />
      {children}
    </form>
  );
}
