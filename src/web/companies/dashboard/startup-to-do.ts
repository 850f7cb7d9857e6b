import type { ApplicantNumbers } from '#domain/applications/applicant-numbers.server.ts';
import type { UnreadPeople } from '#domain/applications/unread.server.ts';
import type { MissingPart, StartupDashboard } from '#domain/jobs/startup-dashboard.server.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { dayAndMonthOf } from '#domain/site/date-format.ts';
import { addDays } from '#domain/site/days.ts';
import { listText, numberInWords } from '#domain/site/english.ts';
import { minorUnits } from '#domain/site/money.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { isBuilt } from '#web/layout/navigation.ts';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';

export type ToDo = {
  key: string;
  icon: 'stop' | 'question' | 'due' | 'unread' | 'person' | 'pay' | 'closing' | 'draft' | 'profile';
  isUrgent: boolean;
  title: string;
  text: string;
  /** Where to do it; null while that page does not exist. */
  action: { label: string; href: string } | null;
};

const MISSING: Record<MissingPart, string> = {
  website: 'a website',
  intro: 'one line about what you do',
  logo: 'a logo',
  country: 'a registration number',
  founded: 'the year you were founded',
  size: 'how many people you are',
};

/** The field of the editor for each part. */
const FIELD_OF: Record<MissingPart, string> = {
  website: 'website',
  intro: 'intro',
  logo: 'logo',
  country: 'countries',
  founded: 'founded',
  size: 'numberOfEmployees',
};

/** More drafts than these are one entry. */
const FEW_DRAFTS = 2;

type Action = (label: string, page: string, job?: string) => ToDo['action'];
type WaitingApplicants = Pick<ApplicantNumbers, 'due' | 'new'> & { unread: UnreadPeople };

/**
 * Lists what the team of a startup has to do today, the most pressing first. `applicants` is null for staff, who may
 * not answer them.
 */
export function startupToDo(
  key: string,
  dashboard: StartupDashboard,
  applicants: WaitingApplicants | null,
  builtPages = builtRoutes,
): ToDo[] {
  const action: Action = (label, page, job = '') => {
    const pattern = `/client/startups/:company${page}`;
    const [path = ''] = pattern.split(/[?#]/);
    return isBuilt(path, builtPages)
      ? { label, href: pattern.replace(':company', encodeURIComponent(key)).replace(':job', job) }
      : null;
  };
  // A reviewer reads applications, and may do nothing else of this.
  if (!dashboard.can.edit) return applicants ? newToDos(applicants, action) : [];
  return [
    ...approvalToDos(dashboard, action),
    ...(applicants ? applicantToDos(applicants, action) : []),
    ...joinRequestToDos(dashboard, action),
    ...paymentToDos(dashboard, action),
    ...publicJobToDos(dashboard, action),
    ...draftToDos(dashboard, action),
    ...profileToDos(dashboard, action),
  ];
}

function approvalToDos({ status, statusReason, question }: StartupDashboard, action: Action): ToDo[] {
  const toDos: ToDo[] = [];
  if (status === 'SUSPENDED') {
    toDos.push({
      key: 'status',
      icon: 'stop',
      isUrgent: true,
      title: 'We have suspended your startup',
      text: statusReason ?? 'The decision says why, and how to appeal.',
      action: action('See the decision', '/decisions'),
    });
  }
  if (status === 'REJECTED') {
    toDos.push({
      key: 'status',
      icon: 'stop',
      isUrgent: true,
      title: 'Your startup was not approved',
      text: statusReason ?? 'Change your profile and send it in again.',
      action: action('See why', '/decisions'),
    });
  }
  if (question) {
    toDos.push({
      key: 'question',
      icon: 'question',
      isUrgent: true,
      title: 'We have a question before we approve you',
      text: question,
      action: action('Answer', '/approval'),
    });
  }
  return toDos;
}

function applicantToDos(applicants: WaitingApplicants, action: Action): ToDo[] {
  const { due, unread } = applicants;
  const toDos: ToDo[] = [];
  if (due.people > 0) {
    const { people, longest, shortest, jobs } = due;
    toDos.push({
      key: 'due',
      icon: 'due',
      isUrgent: true,
      title:
        people === 1
          ? `One person has waited ${countText(longest, 'day')}`
          : `${capitalise(numberInWords(people))} people have waited ${countText(shortest, 'day')} or more`,
      text: [
        longest > shortest && `The longest wait is ${countText(longest, 'day')}.`,
        `${jobs.length > 2 ? `In ${jobs.length} jobs` : listText(jobs)}.`,
      ]
        .filter(Boolean)
        .join(' '),
      action: action('Answer', '/applicants?only=due'),
    });
  }
  if (unread.people > 0) {
    const { people, first } = unread;
    const rest = people - first.length;
    toDos.push({
      key: 'wrote',
      icon: 'unread',
      isUrgent: false,
      title: `${people === 1 ? 'One applicant' : `${capitalise(numberInWords(people))} applicants`} wrote or answered`,
      text: [...whatTheyDid(first), rest > 0 && `And ${groupDigits(rest)} more.`].filter(Boolean).join(' '),
      action:
        people === 1 && first[0]
          ? action('Open', `/applicants?card=${first[0].id}`)
          : action('Open', '/applicants?only=wrote'),
    });
  }
  return [...toDos, ...newToDos(applicants, action)];
}

/** "Jón and Embla wrote to you. Tuva said yes to Friday." */
function whatTheyDid(people: WaitingApplicants['unread']['first']): string[] {
  return [...Map.groupBy(people, ({ did }) => did)].map(
    ([did, those]) => `${listText(those.map(({ name }) => name))} ${did}.`,
  );
}

function newToDos({ new: newOnes }: Pick<WaitingApplicants, 'new'>, action: Action): ToDo[] {
  if (newOnes === 0) return [];
  return [
    {
      key: 'new',
      icon: 'unread',
      isUrgent: false,
      title: newOnes === 1 ? 'One application is new' : `${groupDigits(newOnes)} applications are new`,
      text: `You have not opened ${newOnes === 1 ? 'it' : 'them'} yet.`,
      action: action('Read', '/applicants?only=new'),
    },
  ];
}

function joinRequestToDos({ asking }: StartupDashboard, action: Action): ToDo[] {
  return asking.map(({ id, name, email }) => ({
    key: `asking-${id}`,
    icon: 'person',
    isUrgent: false,
    title: `${name} asks to join your team`,
    text: email,
    action: action('Decide', '/users#requests'),
  }));
}

function paymentToDos({ status, unpaid }: StartupDashboard, action: Action): ToDo[] {
  // Nothing can be paid or published while the startup is suspended.
  if (status === 'SUSPENDED') return [];
  return unpaid.map(({ id, title, total, currency, until }) => {
    const price =
      total === null || currency === null ? null : `${groupDigits(total / minorUnits(currency))} ${currency}.`;
    return {
      key: `pay-${id}`,
      icon: 'pay',
      isUrgent: false,
      title: `${title} waits for payment`,
      text: [price, until && `It goes back to draft on ${dayAndMonthOf(until)}.`].filter(Boolean).join(' '),
      action: action('Pay', '/jobs/:job/monetise', id) ?? action('Open', '/jobs/:job', id),
    };
  });
}

/** Public jobs that close soon, then those with changes that are not public. */
function publicJobToDos({ closing, changed, today }: StartupDashboard, action: Action): ToDo[] {
  const closingSoon = closing.map(({ id, title, lastDay }): ToDo => {
    const renew = action('Renew', '/jobs/:job', id);
    return {
      key: `closing-${id}`,
      icon: 'closing',
      isUrgent: false,
      title: `${title} closes ${closesWhen(lastDay, today)}`,
      text: renew ? 'Renew it, or say how it went.' : '',
      action: renew,
    };
  });
  const unpublished = changed.map(
    ({ id, title, savedAt }): ToDo => ({
      key: `changed-${id}`,
      icon: 'draft',
      isUrgent: false,
      title: `${title} has changes that are not public yet`,
      text: `Last saved ${savedWhen(savedAt, today)}. Publish or discard them.`,
      action: action('Open', '/jobs/:job/edit', id),
    }),
  );
  return [...closingSoon, ...unpublished];
}

function draftToDos({ drafts, today }: StartupDashboard, action: Action): ToDo[] {
  // Many drafts would hide what is due.
  if (drafts.length > FEW_DRAFTS) {
    const titles = drafts.slice(0, FEW_DRAFTS).map(({ title }) => title || 'A job without a title');
    return [
      {
        key: 'drafts',
        icon: 'draft',
        isUrgent: false,
        title: 'Your drafts are not finished',
        text: `${titles.join(', ')} and others. Only your team can see them.`,
        action: action('See drafts', '/jobs?state=drafts'),
      },
    ];
  }
  return drafts.map(({ id, title, savedAt }) => ({
    key: `draft-${id}`,
    icon: 'draft',
    isUrgent: false,
    title: `${title || 'A job without a title'} is a draft`,
    text: `Last saved ${savedWhen(savedAt, today)}. Only your team can see it.`,
    action: action('Finish', '/jobs/:job/edit', id),
  }));
}

function profileToDos({ missing }: StartupDashboard, action: Action): ToDo[] {
  const [first] = missing;
  if (!first) return [];
  return [
    {
      key: 'profile',
      icon: 'profile',
      isUrgent: false,
      title: 'Your profile is not complete',
      text: `Add ${listText(missing.map((part) => MISSING[part]))}.`,
      action: action('Edit profile', `/edit#${FIELD_OF[first]}-field`),
    },
  ];
}

const savedWhen = (savedAt: string, today: string) => (savedAt === today ? 'today' : dayAndMonthOf(savedAt));

function closesWhen(lastDay: string, today: string): string {
  if (lastDay <= today) return 'today';
  return lastDay === addDays(today, 1) ? 'tomorrow' : `on ${dayAndMonthOf(lastDay)}`;
}

/** `Four things need you`. */
function needsYou(count: number): string {
  if (count === 0) return 'Nothing needs you today';
  return count === 1 ? 'One thing needs you' : `${capitalise(numberInWords(count))} things need you`;
}

/** The heading of the dashboard; null, for the name of the startup, while the first steps still need somebody. */
export function dashboardHeading(
  count: number,
  { can, hasPosted }: Pick<StartupDashboard, 'can' | 'hasPosted'>,
): string | null {
  return count === 0 && !(can.edit && hasPosted) ? null : needsYou(count);
}
