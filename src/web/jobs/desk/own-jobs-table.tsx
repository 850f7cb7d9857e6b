import { CircleX, Ellipsis, Pause, Play, RefreshCw, X } from 'lucide';
import { useRef, useState } from 'react';
import type { JobChange } from '#domain/jobs/change-own-jobs.server.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import type { TeamAction } from '#domain/jobs/job-guards.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Bars, type BarsDrawing } from '#web/workspace/bars.tsx';
import { JobState } from '#web/workspace/job-state.tsx';
import css from './own-jobs.module.css';

export type ListedJob = {
  id: string;
  title: string;
  place: string;
  status: JobStatus;
  isApproved: boolean;
  isRejected: boolean;
  isBoosted: boolean;
  isPublished: boolean;
  actions: TeamAction[];
  stateText: string;
  applied: number;
  interested: number | null;
  views: number;
  viewsOfDays: number;
  drawing: BarsDrawing;
  links: {
    edit: string | null;
    listing: string | null;
    changes: string | null;
    boost: string | null;
    pay: string | null;
  };
};

/** Changes that the bar offers for several jobs. */
const BULK: { change: JobChange; label: string; icon: typeof Pause; allows: (job: ListedJob) => boolean }[] = [
  { change: 'pause', label: 'Pause', icon: Pause, allows: ({ actions }) => actions.includes('pause') },
  { change: 'resume', label: 'Resume', icon: Play, allows: ({ actions }) => actions.includes('resume') },
  {
    change: 'renew',
    label: 'Renew',
    icon: RefreshCw,
    allows: ({ actions }) => actions.includes('renew') || actions.includes('renewLive'),
  },
  { change: 'close', label: 'Close', icon: CircleX, allows: ({ actions }) => actions.includes('close') },
];

/** The jobs of a startup with their states. Every button belongs to one form, so that it works without scripts. */
export function OwnJobsTable({ jobs, path, action }: { jobs: readonly ListedJob[]; path: string; action: string }) {
  const form = useRef<HTMLFormElement>(null);
  // Null until a script has counted: then the bar names no number.
  const [choice, setChoice] = useState<readonly string[] | null>(null);
  const count = () => setChoice(new FormData(form.current ?? undefined).getAll('job').map(String));
  const chooseAll = (isChosen: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name="job"]') ?? [])
      box.checked = isChosen;
    count();
  };
  const chosenJobs = choice === null ? null : jobs.filter(({ id }) => choice.includes(id));
  return (
    <form ref={form} method="post" action={action} className={css.form} onChange={count}>
      {/* Return in a checkbox would press the first button of the form. */}
      <button type="submit" disabled hidden aria-hidden />
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.pick}>
              <Check
                label={<VisuallyHidden>Select all</VisuallyHidden>}
                checked={chosenJobs !== null && chosenJobs.length === jobs.length}
                onChange={({ target }) => chooseAll(target.checked)}
              />
            </th>
            <th scope="col">Job</th>
            <th scope="col">State</th>
            <th scope="col" className={css.number}>
              Views
            </th>
            <th scope="col" className={css.number}>
              Applied
            </th>
            <th scope="col" className={css.number}>
              14 days
            </th>
            <th scope="col">
              <VisuallyHidden>More</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <Row key={job.id} job={job} path={path} />
          ))}
        </tbody>
      </table>
      <section className={css.dock} aria-label="Selected jobs">
        <p role="status">
          <b>{chosenJobs === null ? 'Selected jobs' : `${countText(chosenJobs.length, 'job')} selected`}</b>
        </p>
        {BULK.map(({ change, label, icon, allows }) => {
          const possible = chosenJobs?.filter(allows).length;
          if (possible === 0) return null;
          const isSome = possible !== undefined && possible < (chosenJobs?.length ?? 0);
          return (
            <Button key={change} type="submit" size="sm" kind="line" icon={icon} name="intent" value={change}>
              {isSome ? `${label} ${possible}` : label}
            </Button>
          );
        })}
        <IconButton icon={X} label="Clear selection" className={css.clear} onClick={() => chooseAll(false)} />
      </section>
    </form>
  );
}

function Row({ job, path }: { job: ListedJob; path: string }) {
  const { id, title, place, isBoosted, views, applied, interested, viewsOfDays, drawing, isPublished } = job;
  const name = title || 'Without a title';
  const href = job.status === 'DRAFT' ? (job.links.edit ?? `${path}/${id}`) : `${path}/${id}`;
  return (
    <tr>
      <td className={css.pick}>
        <Check name="job" value={id} label={<VisuallyHidden>Select {name}</VisuallyHidden>} />
      </td>
      <td className={css.job}>
        <h2>
          <a href={href}>{name}</a>
          {isBoosted && <Badge text="Boosted" className={css.badge} />}
        </h2>
        {place && <span className={css.meta}>{place}</span>}
      </td>
      <td className={css.state}>
        <JobState job={job} />
        {job.stateText && <span className={css.meta}>{job.stateText}</span>}
        {job.isRejected && job.links.edit && (
          <span className={css.meta}>
            <a className="link" href={job.links.edit}>
              Read why, and change it
            </a>
          </span>
        )}
        {job.links.changes && (
          <span className={css.meta}>
            <a className="link" href={job.links.changes}>
              Changes that are not public yet
            </a>
          </span>
        )}
      </td>
      <td className={css.number}>{isPublished ? groupDigits(views) : <Nothing />}</td>
      <td className={css.number}>
        {isPublished ? groupDigits(applied) : <Nothing />}
        {interested !== null && <span className={css.meta}>{groupDigits(interested)} interested</span>}
      </td>
      <td className={css.number}>
        {isPublished && (
          <span className={css.spark}>
            <Bars drawing={drawing} />
            <VisuallyHidden>{countText(viewsOfDays, 'view')} in 14 days</VisuallyHidden>
          </span>
        )}
      </td>
      <td className={css.more}>
        <RowMenu job={job} name={name} path={path} />
      </td>
    </tr>
  );
}

const Nothing = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>None yet</VisuallyHidden>
  </>
);

const ROW_BUTTONS: { change: JobChange; label: string; of: TeamAction[] }[] = [
  { change: 'pause', label: 'Pause', of: ['pause'] },
  { change: 'resume', label: 'Resume', of: ['resume'] },
  { change: 'renew', label: 'Renew', of: ['renew', 'renewLive'] },
  { change: 'withdraw', label: 'Withdraw from review', of: ['withdraw'] },
  { change: 'cancelPayment', label: 'Make it a draft again', of: ['cancelPayment'] },
];

function RowMenu({ job, name, path }: { job: ListedJob; name: string; path: string }) {
  const { id, status, actions, links } = job;
  return (
    <Menu
      name="row-menu"
      className={css.menu}
      summary={
        <>
          <Icon of={Ellipsis} />
          <VisuallyHidden>More for {name}</VisuallyHidden>
        </>
      }
    >
      {links.pay && (
        <li>
          <a href={links.pay}>Pay and publish</a>
        </li>
      )}
      <li>
        <a href={`${path}/${id}`}>Manage job</a>
      </li>
      {links.edit && (
        <li>
          <a href={links.edit}>Edit</a>
        </li>
      )}
      {links.listing && (
        <li>
          <a href={links.listing}>View listing</a>
        </li>
      )}
      {links.boost && (
        <li>
          <a href={links.boost}>Boost</a>
        </li>
      )}
      {ROW_BUTTONS.filter(({ of }) => of.some((action) => actions.includes(action))).map(({ change, label }) => (
        <li key={change}>
          <button type="submit" name="one" value={`${change}:${id}`}>
            {label}
          </button>
        </li>
      ))}
      {actions.includes('close') && (
        <li>
          <a href={`${path}/${id}?close=1`}>Close</a>
        </li>
      )}
      {status === 'DRAFT' && (
        <li>
          <button type="submit" name="one" value={`delete:${id}`}>
            Delete draft
          </button>
        </li>
      )}
    </Menu>
  );
}
