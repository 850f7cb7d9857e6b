import { JobRows } from '../job-rows.tsx';
import type { RowFacts } from '../row-facts.ts';
import css from './relaxed-groups.module.css';

export type RelaxedGroup = { reason: string; jobs: RowFacts[] };

/** Jobs that almost match, under the reason why they are listed. */
export function RelaxedGroups({ groups, now }: { groups: readonly RelaxedGroup[]; now: string }) {
  return groups.map(({ reason, jobs }) => (
    <section key={reason} className={css.group} aria-label={reason}>
      <h2>{reason}</h2>
      <JobRows jobs={jobs} now={now} />
    </section>
  ));
}
