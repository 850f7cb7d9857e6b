import { TALENT_STATUS_LABELS } from '#domain/applications/application.ts';
import type { FileOpening, StoredApplication } from '#domain/applications/own/stored-applications.server.ts';
import { DRAFT_KEPT_DAYS } from '#domain/applications/retention/retention.ts';
import { dayText, formatOf, timeText } from '#domain/site/date-format.ts';
import { listText } from '#domain/site/english.ts';

/** What the page about privacy shows, made in the loader so that dates read alike in every browser. */

type Clock = { timeZone: string; now: Date };

/** Something that we store about the person. */
export type Stored = {
  what: string;
  href?: string;
  note?: string;
  who: string;
  until: string;
  isApplication?: true;
};

const MOST_NAMES = 3;

/** "Ingrid, Halvor, Mette and 2 more". */
export function namesOf(people: readonly string[]): string {
  if (people.length === 0) return 'Nobody: it has no team now';
  const rest = people.length - MOST_NAMES;
  const names = rest > 0 ? [...people.slice(0, MOST_NAMES), `${rest} more`] : people;
  return listText(names);
}

/** Lists what is stored about a person, who can read it and until when. */
export function storedThings(
  applications: readonly StoredApplication[],
  { isTalent, ...clock }: { isTalent: boolean } & Clock,
): Stored[] {
  const profile: Stored[] = [
    {
      what: 'Quick apply profile and CV',
      href: '/client/applicant',
      who: 'Startups you apply to get a copy',
      until: 'You delete it',
    },
    {
      what: 'Applications you begin and do not send',
      who: 'Only you',
      until: `${DRAFT_KEPT_DAYS} days after your last change`,
    },
  ];
  return [
    { what: 'Your account and your logins', href: '/settings', who: 'Only you', until: 'You delete your account' },
    ...(isTalent ? profile : []),
    ...applications.map((application) => storedApplication(application, clock)),
    {
      what: 'Saved jobs, interests and follows',
      href: '/client/my-jobs#saved',
      note: 'A startup sees how many people are interested, from five up, and how many follow it',
      who: 'Only you',
      until: 'You remove them',
    },
    {
      what: 'Applications you noted from elsewhere',
      href: '/client/my-jobs#elsewhere',
      who: 'Only you',
      until: 'You delete them',
    },
    { what: 'Which emails we sent you', note: 'Without their text', who: 'Only us', until: 'For 30 days' },
  ];
}

function storedApplication(application: StoredApplication, clock: Clock): Stored {
  const { id, company, job, status, statusAt, readers, deletesAt, months } = application;
  return {
    what: `Application to ${company}`,
    href: `/client/my-jobs/${id}`,
    note: `${job}. ${TALENT_STATUS_LABELS[status]}, ${dayText(statusAt, clock)}`,
    who: namesOf(readers),
    until: deletesAt ? dayText(deletesAt, clock) : `${months} months after it ends`,
    isApplication: true,
  };
}

export function shownOpening({ application, person, company, job, file, at }: FileOpening, clock: Clock) {
  return {
    href: `/client/my-jobs/${application}`,
    person: `${person ?? 'Somebody'}, ${company}`,
    what: file === null ? job : `${job}: ${file}`,
    at,
    when: `${shortDay(at, clock)}, ${timeText(at, clock.timeZone)}`,
  };
}

/** "3 Dec", with the year if it is not this one. */
function shortDay(at: string, { timeZone, now }: Clock): string {
  const year = formatOf(timeZone, { year: 'numeric' });
  const short = { day: 'numeric', month: 'short' } as const;
  const isThisYear = year.format(new Date(at)) === year.format(now);
  return formatOf(timeZone, isThisYear ? short : { ...short, year: 'numeric' }).format(new Date(at));
}

/** Says in short what the deletion of the account takes with it. The form has the whole list. */
export function deletionText(facts: { applications: number; openApplications: number; orders: number }): string {
  const { applications, openApplications, orders } = facts;
  return [
    applications > 0
      ? 'Your profile, CV, applications and messages go, also from the startups’ boards.'
      : 'Your profile and everything you saved go.',
    openApplications === 1 && 'Your open application is withdrawn at once.',
    openApplications > 1 && `Your ${openApplications} open applications are withdrawn at once.`,
    'You have seven days to change your mind, and 35 days later our backups forget you, too.',
    orders > 0 && 'Receipts stay without your name, as the law requires.',
  ]
    .filter(Boolean)
    .join(' ');
}
