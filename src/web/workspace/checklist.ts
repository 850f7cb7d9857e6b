import type { Profile } from '#domain/accounts/views.ts';
import type { OwnCompany } from '#domain/companies/own-company.server.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';

export type ChecklistItem = { title: string; text: string; href: string; label: string };

/** The to-do list of the dashboard for the current profile, most useful first. That of a talent is in talent-to-do.ts. */
export function checklist({
  current,
  profiles,
  company,
  connectable,
}: {
  current: Profile | null;
  profiles: readonly Profile[];
  /** The startup of the current profile, if it is one. */
  company: Pick<OwnCompany, 'key' | 'status' | 'openJobs' | 'members' | 'can'> | null;
  /** Number of profiles that only the sister site shows. */
  connectable: number;
}): ChecklistItem[] {
  if (current === null) return profiles.length > 0 ? [switchProfile] : withoutProfile(connectable);
  if (current.type === 'company' && company) return ofStartup(company);
  if (current.type === 'investor') return ofInvestor(current);
  return [];
}

const browse: ChecklistItem = {
  title: 'Look around',
  text: 'See startups in five countries: what they do and who they are hiring.',
  href: '/startups',
  label: 'Browse startups',
};

const switchProfile: ChecklistItem = {
  title: 'Choose a profile',
  text: 'You have several profiles. Which one today?',
  href: authScreenPath('switch-profile'),
  label: 'Choose profile',
};

function withoutProfile(connectable: number): ChecklistItem[] {
  return [
    ...(connectable > 0
      ? [
          {
            title: 'Use your profile here too',
            text: 'You have a profile on our sister site. Show it here with one click.',
            href: authScreenPath('connect-profile'),
            label: 'Connect a profile',
          },
        ]
      : []),
    {
      title: 'Choose your role',
      text: 'Are you looking for jobs, hiring or investing? You can have several roles.',
      href: authScreenPath('choose-role'),
      label: 'Choose your role',
    },
    browse,
  ];
}

function ofStartup({ key, status, openJobs, members, can }: NonNullable<Parameters<typeof checklist>[0]['company']>) {
  const path = `/client/startups/${key}`;
  const steps: ChecklistItem[] = [];
  if (status === 'DRAFT' && can.edit) {
    steps.push({
      title: 'Finish your profile',
      text: 'It is a draft. Only your team can see it.',
      href: `${path}/edit`,
      label: 'Edit startup profile',
    });
    return [...steps, browse];
  }
  if (status === 'ACTIVE') {
    steps.push({
      title: openJobs === 1 ? 'One job is open' : `${openJobs} jobs are open`,
      text: 'Anyone can see them on your public page.',
      href: `/startups/${key}`,
      label: 'Public page',
    });
  }
  steps.push({
    title: members === 1 ? 'You are the only member' : `Your team has ${members} members`,
    text: 'Owners and managers can invite others by email.',
    href: `${path}/users`,
    label: 'Team and invitations',
  });
  return steps;
}

function ofInvestor({ key, isDraft }: Profile): ChecklistItem[] {
  const path = `/client/investors/${key}`;
  return [
    isDraft
      ? {
          title: 'Finish your profile',
          text: 'It is a draft. Only your team can see it.',
          href: `${path}/edit`,
          label: 'Edit investor profile',
        }
      : {
          title: 'Invite your team',
          text: 'Send invitations by email. Each member has their own log-in.',
          href: `${path}/users`,
          label: 'Team and invitations',
        },
    browse,
  ];
}
