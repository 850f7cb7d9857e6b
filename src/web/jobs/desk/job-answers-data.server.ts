import { findJobAnswers } from '#domain/applications/job-answers.server.ts';
import { mayReadApplicants } from '#domain/applications/policy.ts';
import type { Context } from '#domain/context.ts';
import type { JobDesk } from '#domain/jobs/job-desk.server.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayIn } from '#domain/site/days.ts';
import { countText } from '#web/ui/text/number-format.ts';
import type { ShownAnswers } from './job-answers.tsx';
import { dayText } from './own-job-text.ts';

/** Writes out the state of a job's applications; null for staff, who see none. */
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
      { kind: 'due', label: due === 1 ? 'first answer due' : 'first answers due', count: due },
      { kind: 'waiting', label: 'first answers not due yet', count: waiting },
    ],
    unanswered:
      unanswered.total === 0
        ? null
        : {
            total: unanswered.total,
            text: whoWaits(unanswered.total, due + waiting),
            first: unanswered.first.map(({ id: card, name, place, sentAt, dueDay }) => ({
              id: card,
              name,
              about: [place, `applied ${dayText(dayIn(timeZone, new Date(sentAt)), today)}`].filter(Boolean).join(', '),
              due: dueDay === null ? null : `Waits ${countText(dueDay, 'day')}`,
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

/** "20 people wait for an answer: 16 for the first, 4 for a further one". */
function whoWaits(people: number, forTheFirst: number): string {
  const further = people - forTheFirst;
  if (further <= 0) return waitingText(people);
  if (forTheFirst === 0) return `${waitingText(people)} after the first`;
  return `${waitingText(people)}: ${forTheFirst} for the first, ${further} for a further one`;
}

/** "1 person waits for an answer". */
export const waitingText = (people: number) =>
  people === 1 ? '1 person waits for an answer' : `${people} people wait for an answer`;
