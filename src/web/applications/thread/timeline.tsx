import type { ReactNode } from 'react';
import type { TalentStatus } from '#domain/applications/application.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './timeline.module.css';

const SIGNALS: Record<TalentStatus, string | undefined> = {
  received: css.received,
  seen: css.seen,
  inProcess: undefined,
  interview: css.interview,
  offer: css.offer,
  hired: css.offer,
  notSelected: css.no,
  withdrawn: css.closed,
  closed: css.closed,
};

/** The mark of a status: one shape for each, so that nobody needs the colours. `next` is what is still to come. */
export function Signal({ of }: { of: TalentStatus | 'next' }) {
  return <i className={classNames(css.signal, of === 'next' ? css.next : SIGNALS[of])} aria-hidden="true" />;
}

/** Steps of an application with their dates. `narrow` puts the dates below. */
export function Timeline({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <ol className={classNames(css.timeline, narrow && css.narrow)}>{children}</ol>;
}

export function TimelineStep({
  signal,
  date,
  title,
  isPast = false,
  children,
}: {
  signal: TalentStatus | 'next';
  date: ReactNode;
  title: string;
  isPast?: boolean;
  children?: ReactNode;
}) {
  return (
    <li className={isPast ? css.past : undefined}>
      <span className={css.date}>{date}</span>
      <Signal of={signal} />
      <div>
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
    </li>
  );
}
