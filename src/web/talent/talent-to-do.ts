import type { MyApplication } from '#domain/applications/own/my-applications.server.ts';
import { listText } from '#domain/site/english.ts';
import type { KeptJob } from '#domain/talent/my-jobs.server.ts';
import { dayAndMonth } from '#web/jobs/ago.ts';
import { countText } from '#web/ui/text/number-format.ts';
import type { ChecklistItem } from '#web/workspace/checklist.ts';
import { dueOf, quoteOf } from './my-jobs-facts.ts';

const MOST_SAVED = 3;
const MOST_NAMES = 3;

/**
 * Lists what is new for a talent, the most pressing first: questions to answer, messages, saved jobs that close soon.
 */
export function talentToDo({
  applications,
  saved,
  isProfileFull,
  now,
}: {
  applications: readonly MyApplication[];
  saved: readonly KeptJob[];
  isProfileFull: boolean;
  now: string;
}): ChecklistItem[] {
  const running = applications.filter(
    ({ hasEnded, status, question }) => !hasEnded && status !== 'hired' && question === null,
  );
  return [
    ...applications.flatMap((application) => questionOf(application, now) ?? []),
    ...applications.flatMap((application) => newsOf(application) ?? []),
    ...saved
      .filter(({ applicationId }) => applicationId === null)
      .map((job) => ({ job, due: dueOf(job, now) }))
      .filter(({ due }) => due.isNear)
      .slice(0, MOST_SAVED)
      .map(({ job: { id, title, company }, due }) => ({
        title: `${title}: ${due.text.replace(/^C/, 'c')}`,
        text: `You saved this job at ${company.name}.`,
        href: `/jobs/${id}`,
        label: 'See the job',
      })),
    ...(running.length > 0
      ? [
          {
            title: `${countText(running.length, 'application')} under way`,
            text: `Waiting for ${companiesOf(running)}.`,
            href: '/client/my-jobs',
            label: 'My jobs',
          },
        ]
      : [
          {
            title: 'Find a job',
            text: 'Search all open jobs. Pin a search to see its new jobs next time.',
            href: '/jobs',
            label: 'Find jobs',
          },
        ]),
    ...(isProfileFull
      ? []
      : [
          {
            title: 'Complete your profile',
            text: 'With your CV and one line about you, most of each application is filled in.',
            href: '/client/applicant',
            label: 'Quick apply',
          },
        ]),
  ];
}

function companiesOf(applications: readonly MyApplication[]): string {
  const names = [...new Set(applications.map(({ job }) => job.company.name))];
  const more = names.length - MOST_NAMES;
  return listText(more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names);
}

function questionOf({ id, job, question }: MyApplication, now: string): ChecklistItem | null {
  if (!question) return null;
  const isOffer = question.kind === 'offer';
  return {
    title: isOffer ? `${job.company.name} made you an offer` : `${job.company.name} suggests a time for a talk`,
    text: isOffer ? `${job.title}. They would like your answer by ${dayAndMonth(question.answerBy, now)}.` : job.title,
    href: `/client/my-jobs/${id}`,
    label: isOffer ? 'Read the offer' : 'Answer',
  };
}

/** The messages of an application whose question does not already lead to them. */
function newsOf({ id, job, unread, news, question }: MyApplication): ChecklistItem | null {
  if (question || unread === 0) return null;
  return {
    title: `${countText(unread, 'new message')} from ${job.company.name}`,
    text: `${job.title}${news?.text ? `: “${quoteOf(news.text)}”` : ''}`,
    href: `/client/my-jobs/${id}`,
    label: 'Read',
  };
}
