import { ArrowRight } from 'lucide';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { FlagLinks } from '#web/jobs/landing/flag-links.tsx';
import { ROLE_FLAGS } from '#web/jobs/landing/role-flags.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Every role with its flag and its number of open jobs. */
export function RoleIndex({ counts }: { counts: Record<string, number> }) {
  return (
    <FlagLinks
      links={JOB_ROLES.map(({ key, label }) => ({
        label,
        href: `/jobs?roles=${key}`,
        n: counts[key] ?? 0,
        flag: ROLE_FLAGS[key],
      }))}
      more={
        <a href="/jobs?positionTypes=internship&positionTypes=student">
          Internships and student jobs
          <Icon of={ArrowRight} />
        </a>
      }
    />
  );
}
