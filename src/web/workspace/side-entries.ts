import { redirectFor, workspaceAt } from '#domain/accounts/guards.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { isBuilt } from '#web/layout/navigation.ts';
import type { Side, SideIcon } from './side-navigation.tsx';

type Entry = {
  label: string;
  icon: SideIcon;
  /** A route pattern. `:key` is the key of the startup or investor. */
  to: string;
  /** Which number stands beside it. */
  count?: 'jobs' | 'members' | 'applicants';
  /** Which of them the number counts, where it is not all. */
  counted?: string;
  /** Begins the second group. */
  startsGroup?: true;
};

const inStartup = '/client/startups/:key';
const inInvestor = '/client/investors/:key';

/** The side navigation of each kind of workspace. Entries whose page is not built are hidden. */
export const SIDE_ENTRIES: Record<'company' | 'investor', readonly Entry[]> = {
  company: [
    { label: 'Dashboard', icon: 'dashboard', to: inStartup },
    { label: 'Jobs', icon: 'jobs', to: `${inStartup}/jobs`, count: 'jobs', counted: 'open' },
    {
      label: 'Applicants',
      icon: 'applicants',
      to: `${inStartup}/applicants`,
      count: 'applicants',
      counted: 'open',
    },
    { label: 'Deals', icon: 'deals', to: `${inStartup}/deals` },
    { label: 'Funding', icon: 'funding', to: `${inStartup}/funding` },
    { label: 'Blog', icon: 'blog', to: `${inStartup}/blog` },
    { label: 'Startup profile', icon: 'profile', to: `${inStartup}/edit`, startsGroup: true },
    { label: 'Team', icon: 'users', to: `${inStartup}/users`, count: 'members' },
    { label: 'Orders', icon: 'orders', to: `${inStartup}/orders` },
    { label: 'Settings', icon: 'settings', to: `${inStartup}/settings` },
  ],
  investor: [
    { label: 'Dashboard', icon: 'dashboard', to: inInvestor },
    { label: 'Startups', icon: 'startups', to: `${inInvestor}/startups` },
    { label: 'Investor profile', icon: 'profile', to: `${inInvestor}/edit`, startsGroup: true },
    { label: 'Team', icon: 'users', to: `${inInvestor}/users`, count: 'members' },
    { label: 'Settings', icon: 'settings', to: `${inInvestor}/settings` },
  ],
};

/** Where its team sees its profile as others do. */
const PROFILE = { company: `${inStartup}/profile`, investor: `${inInvestor}/profile` } as const;

type Owner = {
  id: string;
  key: string;
  name: string;
  status: string;
  flag: string;
  logoImage?: { path: string };
  can: { edit: boolean };
};

/** The side navigation for this person: entries whose page is built and whose guard would let them in. */
export function sideOf(
  kind: keyof typeof SIDE_ENTRIES,
  organisation: Owner,
  actor: UserActor,
  counts: Partial<Record<'jobs' | 'members' | 'applicants', number>>,
): Side {
  const isMember = [...actor.companyIds, ...(actor.reviewedCompanyIds ?? [])].includes(organisation.id);
  const role = organisation.can.edit ? 'manager' : 'reviewer';
  const hrefOf = (pattern: string) => {
    const href = pattern.replace(':key', encodeURIComponent(organisation.key));
    const workspace = workspaceAt(href);
    if (workspace === null || !isBuilt(pattern, builtRoutes)) return null;
    const request = { actor, address: href, isTalent: false, organisation: { ...organisation, role } } as const;
    return redirectFor(workspace, request) === null ? href : null;
  };
  return {
    name: organisation.name,
    flag: organisation.flag,
    logo: logoOf(organisation),
    profileHref: hrefOf(PROFILE[kind]),
    entries: SIDE_ENTRIES[kind].flatMap(({ label, icon, to, count, counted, startsGroup = false }) => {
      const href = hrefOf(to);
      // Admins manage a startup and never read its applicants (rules §5).
      if (href === null || (count === 'applicants' && !isMember)) return [];
      return [{ label, icon, href, startsGroup, counted, count: count === undefined ? null : (counts[count] ?? null) }];
    }),
  };
}
