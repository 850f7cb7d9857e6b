import {
  ArrowRight,
  CircleX,
  Copy,
  CreditCard,
  Flag,
  type IconNode,
  Pause,
  Pencil,
  Play,
  RefreshCw,
  Share2,
  Trash2,
  Undo2,
} from 'lucide';
import type { JobChange } from '#domain/jobs/change-own-jobs.server.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import type { TeamAction } from '#domain/jobs/job-guards.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Panel } from '#web/workspace/workspace-page.tsx';
import css from './job-desk.module.css';

type DeskLinks = Record<'edit' | 'boost' | 'pay' | 'share' | 'like' | 'listing', string | null>;

type Shared = {
  /** An admin who is not in the team: they say why before they pause. */
  isStaff: boolean;
  job: { id: string; title: string; status: JobStatus; actions: TeamAction[]; canDelete: boolean };
  links: DeskLinks;
  path: string;
  listPath: string;
  boostLabel: string;
};

const CHANGES: Record<TeamAction, { change: JobChange; label: string; icon: IconNode }> = {
  pause: { change: 'pause', label: 'Pause', icon: Pause },
  resume: { change: 'resume', label: 'Resume', icon: Play },
  renew: { change: 'renew', label: 'Renew', icon: RefreshCw },
  renewLive: { change: 'renew', label: 'Renew', icon: RefreshCw },
  close: { change: 'close', label: 'Close', icon: CircleX },
  withdraw: { change: 'withdraw', label: 'Withdraw from review', icon: Undo2 },
  cancelPayment: { change: 'cancelPayment', label: 'Make it a draft again', icon: Undo2 },
  reopen: { change: 'reopen', label: 'Open it again', icon: Play },
};

/** The main buttons of a job, beside its title. */
export function DeskActions({ job, isStaff, links, path, boostLabel }: Shared) {
  const isDraft = job.status === 'DRAFT';
  const changes = job.actions.filter((action) => action !== 'close' && action !== 'cancelPayment');
  return (
    <>
      {links.edit && (
        <LinkButton size="sm" kind={isDraft ? 'primary' : 'line'} icon={Pencil} href={links.edit}>
          {isDraft ? 'Continue writing' : 'Edit'}
        </LinkButton>
      )}
      {changes.map((action) => {
        const { change, label, icon } = CHANGES[action];
        if (action === 'pause' && isStaff) {
          return (
            <LinkButton key={action} size="sm" kind="line" icon={icon} href={`${path}?pause=1`}>
              {label}
            </LinkButton>
          );
        }
        return (
          <form key={action} method="post" action={path} className={css.action}>
            <Button type="submit" size="sm" kind="line" icon={icon} name="intent" value={change}>
              {label}
            </Button>
          </form>
        );
      })}
      {job.actions.includes('close') && (
        <LinkButton size="sm" kind="line" href={`${path}?close=1`}>
          Close
        </LinkButton>
      )}
      {links.pay && (
        <LinkButton size="sm" icon={CreditCard} href={links.pay}>
          Pay and publish
        </LinkButton>
      )}
      {links.boost && (
        <LinkButton size="sm" kind={boostLabel === 'Boost' ? 'cloudberry' : 'line'} icon={Flag} href={links.boost}>
          {boostLabel}
        </LinkButton>
      )}
    </>
  );
}

/** Everything that is possible now, and when renewing will be. */
export function WhatYouCanDo({ job, isStaff, links, path, listPath, note }: Shared & { note: string | null }) {
  return (
    <Panel title="What you can do now">
      <ul className={css.ways}>
        {job.actions
          .filter((action) => action !== 'close')
          .map((action) => {
            const { change, label, icon } = CHANGES[action];
            if (action === 'pause' && isStaff) {
              return <Way key={action} href={`${path}?pause=1`} icon={icon} label={label} />;
            }
            return (
              <li key={action}>
                <form method="post" action={path}>
                  <button type="submit" name="intent" value={change}>
                    <Icon of={icon} size={18} />
                    {label}
                    <Icon of={ArrowRight} size={18} />
                  </button>
                </form>
              </li>
            );
          })}
        {links.like && (
          <li>
            <form method="post" action={links.like}>
              <input type="hidden" name="job" value={job.id} />
              <button type="submit" name="intent" value="job">
                <Icon of={Copy} size={18} />
                Write one like it
                <Icon of={ArrowRight} size={18} />
              </button>
            </form>
          </li>
        )}
        {links.share && <Way href={links.share} icon={Share2} label="Share it" />}
        {job.actions.includes('close') && (
          <Way
            href={`${path}?close=1`}
            icon={CircleX}
            label={isStaff ? 'Close with a reason' : 'Close with an outcome'}
          />
        )}
        {job.canDelete && (
          <li>
            <form method="post" action={listPath}>
              <button type="submit" name="one" value={`delete:${job.id}`}>
                <Icon of={Trash2} size={18} />
                Delete draft
                <Icon of={ArrowRight} size={18} />
              </button>
            </form>
          </li>
        )}
      </ul>
      {note && <p className={css.note}>{note}</p>}
    </Panel>
  );
}

function Way({ href, icon, label }: { href: string; icon: IconNode; label: string }) {
  return (
    <li>
      <a href={href}>
        <Icon of={icon} size={18} />
        {label}
        <Icon of={ArrowRight} size={18} />
      </a>
    </li>
  );
}
