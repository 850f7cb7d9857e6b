import type { Profile } from '#domain/accounts/views.ts';
import type { OwnCompany } from '#domain/companies/own-company.server.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';

export type ChecklistItem = { title: string; text: string; href: string; label: string };

/** What each kind of person can do now, of what is built; the most useful first. */
export function checklist({
  current,
  profiles,
  company,
  connectable,
}: {
  current: Profile | null;
  profiles: readonly Profile[];
  /** The startup one acts as, if one does. */
  company: Pick<OwnCompany, 'key' | 'status' | 'openJobs' | 'members' | 'can'> | null;
  /** How many profiles only the sister site shows. */
  connectable: number;
}): ChecklistItem[] {
  if (current === null) return profiles.length > 0 ? [switchProfile] : withoutProfile(connectable);
  if (current.type === 'company' && company) return ofStartup(company);
  if (current.type === 'investor') return ofInvestor(current);
  return [
    {
      title: 'Find a job',
      text: 'Search all open jobs, and pin a search to see what is new in it next time.',
      href: '/jobs',
      label: 'Find jobs',
    },
    {
      title: 'Say who you are',
      text: 'A name, a website and one line: what startups will see of you when you apply.',
      href: '/client/applicant',
      label: 'Quick apply',
    },
    browse,
  ];
}

const browse: ChecklistItem = {
  title: 'Look around',
  text: 'Startups of five countries, what they do and who they look for.',
  href: '/startups',
  label: 'Browse startups',
};

const switchProfile: ChecklistItem = {
  title: 'Choose who you are today',
  text: 'You have several profiles here and none is chosen.',
  href: authScreenPath('switch-profile'),
  label: 'Choose profile',
};

function withoutProfile(connectable: number): ChecklistItem[] {
  return [
    ...(connectable > 0
      ? [
          {
            title: 'Show your profile here, too',
            text: 'You are known on our sister site. One click, and it is shown here as well.',
            href: authScreenPath('connect-profile'),
            label: 'Connect a profile',
          },
        ]
      : []),
    {
      title: 'Say what you are',
      text: 'Looking for jobs, a startup, or an investor. You can be several.',
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
      text: 'It is a draft: nobody but your team sees it.',
      href: `${path}/edit`,
      label: 'Edit startup profile',
    });
    return [...steps, browse];
  }
  if (status === 'ACTIVE') {
    steps.push({
      title: openJobs === 1 ? 'One job is open' : `${openJobs} jobs are open`,
      text: 'They stand on your public page, which everybody can find.',
      href: `/startups/${key}`,
      label: 'Public page',
    });
  }
  steps.push({
    title: members === 1 ? 'You are alone in the team' : `You are ${members} in the team`,
    text: 'Owners and managers invite others by e-mail.',
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
          text: 'It is a draft: nobody but your team sees it.',
          href: `${path}/edit`,
          label: 'Edit investor profile',
        }
      : {
          title: 'Bring in the others',
          text: 'Invite them by e-mail; each has a login of their own.',
          href: `${path}/users`,
          label: 'Team and invitations',
        },
    browse,
  ];
}
