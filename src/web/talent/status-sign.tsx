import type { TalentStatus } from '#domain/applications/application.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './status-sign.module.css';

const LOOKS: Record<TalentStatus, string | undefined> = {
  received: css.received,
  seen: css.seen,
  inProcess: undefined,
  interview: css.interview,
  offer: css.offer,
  hired: css.hired,
  notSelected: css.notSelected,
  withdrawn: css.ended,
  closed: css.ended,
};

/** A square for each status, which shapes tell apart without colour. The label stands beside it. */
export function StatusSign({ status, size }: { status: TalentStatus; size: 10 | 14 }) {
  return <i className={classNames(css.sign, size === 14 && css.large, LOOKS[status])} aria-hidden="true" />;
}
