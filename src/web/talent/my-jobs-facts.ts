import { TALENT_STATUS_LABELS } from '#domain/applications/application.ts';
import type { UnsentApplication } from '#domain/applications/apply/unsent-applications.server.ts';
import type { MyApplication, MyApplications } from '#domain/applications/own/my-applications.server.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { DAY_MS, dayIn, daysUntil } from '#domain/site/days.ts';
import { numberInWords } from '#domain/site/english.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import type { ElsewhereApplication } from '#domain/talent/elsewhere.ts';
import type { KeptJob } from '#domain/talent/my-jobs.server.ts';
import { OUTCOMES } from '#domain/talent/outcomes.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { dayAndMonth } from '#web/jobs/ago.ts';
import { type LocalNow, shortDay, trackOf } from './application-chart.ts';
import { applicationText } from './application-text.ts';

/** What the lists of My jobs show, made in the loader so that dates read alike in every browser. */
const NEAR_DAYS = 7;
const LONGEST_QUOTE = 140;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

const bylineOf = (company: string, place: string | null) => ({ company, place });

/** Says how many applications are open and what waits for the talent: "Four open, one of them an offer. Two new messages." */
export function leadOf({
  total,
  open,
  offers,
  unread,
}: Pick<MyApplications, 'total' | 'open' | 'offers' | 'unread'>): string {
  if (total === 0) return 'What you applied for, saved and noted, in one place.';
  return [
    `${open === 0 ? 'None' : capitalise(numberInWords(open))} open${offersAmong(open, offers)}.`,
    ...(unread > 0 ? [`${capitalise(numberInWords(unread))} new ${unread === 1 ? 'message' : 'messages'}.`] : []),
  ].join(' ');
}

function offersAmong(open: number, offers: number): string {
  if (offers === 0) return '';
  if (open === 1) return ', an offer';
  const kind = offers === 1 ? 'an offer' : 'offers';
  return `, ${offers === open ? 'all' : numberInWords(offers)} of them ${kind}`;
}

export type ShownApplication = ReturnType<typeof shownApplication>;

export function shownApplication(application: MyApplication, now: string) {
  const { id, job, dates, unread, news } = application;
  const { company } = job;
  const clock = clockOf(application, now);
  return {
    id,
    title: job.title,
    logo: { flag: company.flag, image: logoOf(company) },
    ...bylineOf(company.name, job.place),
    dates: dates.map(({ status, at }) => ({
      status,
      label: TALENT_STATUS_LABELS[status],
      at,
      day: shortDay(at, clock),
    })),
    track: trackOf(application, clock),
    words: applicationText(application, clock),
    unread,
    news: news && {
      from: news.from,
      when: whenOf(news.at, clock),
      at: news.at,
      text: quoteOf(news.text),
      action: application.hasEnded || application.takenDown === 'scam' ? 'Read the message' : `Answer ${news.from}`,
    },
  };
}

/** The days of an application's dates: those of the place where the talent lives, as on its own page. */
export function clockOf(application: { countryCode: string | null } | undefined, now: string): LocalNow {
  return { now, timeZone: timeZoneOf(application?.countryCode) };
}

function whenOf(at: string, { now, timeZone }: LocalNow): string {
  const [day, today] = [dayIn(timeZone, new Date(at)), dayIn(timeZone, new Date(now))];
  const days = daysUntil(day, today);
  return days <= 0 ? 'today' : days === 1 ? 'yesterday' : `on ${dayAndMonth(day, today)}`;
}

/** The beginning of a message, on one line. */
export function quoteOf(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length > LONGEST_QUOTE ? `${signs.slice(0, LONGEST_QUOTE).join('').trimEnd()}…` : signs.join('');
}

export type ShownJob = ReturnType<typeof shownJob>;

export function shownJob(job: KeptJob, now: string) {
  const { id, title, company, place, isOpen, hasPage, applicationId } = job;
  return {
    id,
    applicationHref: applicationId && `/client/my-jobs/${applicationId}`,
    title,
    href: hasPage ? `/jobs/${id}` : null,
    logo: { flag: company.flag, image: logoOf(company) },
    ...bylineOf(company.name, place),
    isOpen,
    hasDate: hasDateToKeep(job),
    due: { ...dueOf(job, now), ...(applicationId && { isNear: false }) },
  };
}

/** Whether its last day to apply still matters to the person. */
export const hasDateToKeep = ({ isOpen, lastDay, applicationId }: KeptJob): boolean =>
  isOpen && lastDay !== null && applicationId === null;

/** Says when a saved job closes. `isNear` marks the last days. */
export function dueOf({ isOpen, lastDay }: KeptJob, now: string): { text: string; isNear: boolean } {
  if (!isOpen) return { text: 'Closed', isNear: false };
  if (lastDay === null) return { text: 'Open', isNear: false };
  const days = Math.floor(Date.parse(lastDay) / DAY_MS) - Math.floor(Date.parse(now) / DAY_MS);
  if (days >= NEAR_DAYS) return { text: `Closes ${dayAndMonth(lastDay, now)}`, isNear: false };
  return { text: days <= 0 ? 'Closes today' : `Closes ${WEEKDAY.format(new Date(lastDay))}`, isNear: true };
}

export type ShownUnsent = ReturnType<typeof shownUnsent>;

export function shownUnsent({ job, savedAt, waitsUntil }: UnsentApplication, now: string) {
  const { id, title, company, place, isOpen, hasPage } = job;
  return {
    jobId: id,
    title,
    href: hasPage ? `/jobs/${id}${isOpen ? '/apply' : ''}` : null,
    logo: { flag: company.flag, image: logoOf(company) },
    ...bylineOf(company.name, place),
    status: !isOpen
      ? 'Closed'
      : waitsUntil
        ? `Waits for your address until ${dayAndMonth(waitsUntil, now)}`
        : `Saved ${whenOf(savedAt, clockOf(undefined, now))}`,
    next: !isOpen ? 'See the job' : waitsUntil ? 'Confirm your address' : 'Continue',
  };
}

export type ShownElsewhere = ReturnType<typeof shownElsewhere>;

export function shownElsewhere(application: ElsewhereApplication, now: string) {
  return {
    ...application,
    flag: flagOfName(application.organisation),
    link: application.link ?? '',
    day: dayAndMonth(application.appliedOn, now),
    outcomeLabel: OUTCOMES[application.outcome],
  };
}
