import type { Offer } from '#domain/search/landing/landing-pages.ts';
import { JOB_ROLE_GROUPS, type JobRole } from '#domain/site/roles-and-position-types.ts';
import { ROLE_FLAGS, type RoleFlag } from './role-flags.ts';

const FLAGS: Record<string, RoleFlag> = {
  developer: { design: 'quarters', colorway: 0 },
  internships: { design: 'chevrons', colorway: 2 },
  'student-jobs': { design: 'checks', colorway: 8 },
  'part-time-jobs': { design: 'halvesH', colorway: 9 },
  'freelance-jobs': { design: 'diagonal', colorway: 7 },
  'remote-jobs': { design: 'disc', colorway: 13 },
  'english-speaking-jobs': { design: 'square', colorway: 2 },
};

/** The flag of an offer: that of its role, or its own if it is not a role. */
export function flagOf(offer: Offer): RoleFlag {
  const key = offer.key.replace(/^remote-(?!jobs)/, '');
  const [role = 'other'] = offer.filters.roles ?? [];
  const roles: readonly string[] = JOB_ROLE_GROUPS.find((group) => group.key === role)?.roles ?? [role];
  return FLAGS[key] ?? ROLE_FLAGS[roles[0] as JobRole];
}
