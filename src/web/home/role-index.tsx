import { ArrowRight } from 'lucide-react';
import { JOB_ROLES } from '#domain/site/taxonomies.ts';
import { ROLE_FLAGS } from '#web/jobs/role-flags.ts';
import { Flag } from '#web/ui/flag.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { grouped } from '#web/ui/number-format.ts';
import css from './role-index.module.css';

/** Every role with its flag and its number of open jobs. */
export function RoleIndex({ counts }: { counts: Record<string, number> }) {
  return (
    <ul className={css.roles}>
      {JOB_ROLES.map(({ key, label }) => (
        <li key={key}>
          <a href={`/jobs?roles=${key}`}>
            <Flag {...ROLE_FLAGS[key]} size={28} />
            <span>{label}</span>
            <span className={css.count}>{grouped(counts[key] ?? 0)}</span>
          </a>
        </li>
      ))}
      <li>
        <a className={css.all} href="/jobs?positionTypes=internship&positionTypes=student">
          Internships and student jobs
          <Icon of={ArrowRight} />
        </a>
      </li>
    </ul>
  );
}
