import { findJobAnswers } from '#domain/applications/job-answers.server.ts';
import { mayReadApplicants } from '#domain/applications/policy.ts';
import type { Context } from '#domain/context.ts';
import type { JobDesk } from '#domain/jobs/job-desk.server.ts';
import { dayIn, timeZoneOf } from '#domain/site/countries.ts';
import { counted } from '#web/ui/number-format.ts';
import type { ShownAnswers } from './job-answers.tsx';
import { dayText } from './own-job-text.ts';

/** How the applicants of a job stand, written out; null for staff, who see no applications. */
export async function jobAnswers(
  context: Context,
  { company, id, today, status }: JobDesk,
): Promise<ShownAnswers | null> {
  if (status === 'DRAFT' || !mayReadApplicants(context, company.id)) return null;
  const { total, steps, inTime, late, due, waiting, unanswered, canMove } = await findJobAnswers(
    context,
    company.key,
    id,
  );
  const board = `/client/startups/${company.key}/applicants`;
  const timeZone = timeZoneOf(company.countryCode);
  return {
    total,
    none: status === 'EXPIRED' ? 'Nobody applied.' : 'Nobody has applied yet.',
    steps,
    kinds: [
      { kind: 'inTime', label: 'answered in time', count: inTime },
      { kind: 'late', label: 'answered late', count: late },
      { kind: 'due', label: 'answers due', count: due },
      { kind: 'waiting', label: 'not due yet', count: waiting },
    ],
    unanswered:
      unanswered.total === 0
        ? null
        : {
            total: unanswered.total,
            text: waitingText(unanswered.total),
            first: unanswered.first.map(({ id: card, name, place, sentAt, dueDay }) => ({
              id: card,
              name,
              about: [place, `applied ${dayText(dayIn(timeZone, new Date(sentAt)), today)}`].filter(Boolean).join(', '),
              due: dueDay === null ? null : `Waits ${counted(dueDay, 'day')}`,
              href: `${board}?job=${id}&card=${card}`,
            })),
            answerHref: unansweredHref(company.key, id),
            noHref: canMove ? `${board}/no?job=${id}&only=unanswered` : null,
          },
  };
}

/** The board with those who wait for an answer to one job. */
export const unansweredHref = (company: string, job: string) =>
  `/client/startups/${company}/applicants?job=${job}&only=unanswered`;

/** "1 person waits for an answer". */
export const waitingText = (people: number) =>
  people === 1 ? '1 person waits for an answer' : `${people} people wait for an answer`;
