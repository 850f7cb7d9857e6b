import { REJECTS_AFTER_HOURS } from '#domain/applications/application.ts';
import { fillIn } from '#domain/applications/board/message-texts.ts';
import { CLOSED_AFTER_DAYS, PAUSE_DAY } from '#domain/applications/clock/answer-clock.ts';
import type { TimesDetails } from '#domain/applications/messages/messages.ts';
import { addDays, dayIn, endOfDayIn } from '#domain/site/days.ts';
import type { ApplicantsFile } from './application-files.ts';
import type { StoryStep } from './application-story.ts';
import type { Chance } from './chance.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Member = { id: string; firstName: string };
export type PlannedJob = {
  title: string;
  companyName: string;
  timeZone: string;
  /** When the job closed; null while it is open. */
  endedAt: Date | null;
  movers: readonly Member[];
  /** Everybody who writes notes and scores. */
  team: readonly Member[];
};
type Arc =
  | 'unopened'
  | 'opened'
  | 'no'
  | 'noSoon'
  | 'question'
  | 'talk'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'withdrawn';

/** How often each course of an application occurs; those of closed jobs end more often. */
const OF_OPEN_JOBS: [Arc, number][] = [
  ['unopened', 18],
  ['opened', 16],
  ['no', 16],
  ['noSoon', 7],
  ['question', 10],
  ['talk', 12],
  ['interview', 9],
  ['offer', 4],
  ['hired', 2],
  ['withdrawn', 6],
];
const OF_CLOSED_JOBS: [Arc, number][] = [
  ['unopened', 8],
  ['opened', 8],
  ['no', 66],
  ['interview', 6],
  ['hired', 5],
  ['withdrawn', 7],
];

/** Makes up what happens to an application between its sending and `now`. Later events are left out. */
export function planSteps(
  chance: Chance,
  { talk }: ApplicantsFile,
  { job, name, sentAt, now }: { job: PlannedJob; name: string; sentAt: Date; now: Date },
): StoryStep[] {
  const steps: StoryStep[] = [];
  let cursor = sentAt.getTime();
  const by = chance.of(job.movers);
  const withNames = (text: string) =>
    fillIn(text, { name, jobTitle: job.title, companyName: job.companyName, senderName: by.firstName });
  /** Adds a step so many days after the last; false once that is in the future. */
  const after = (from: number, to: number, step: (at: Date) => StoryStep): boolean => {
    cursor += chance.between(from, to) * DAY_MS;
    if (cursor > now.getTime()) return false;
    steps.push(step(new Date(cursor)));
    return true;
  };
  const opens = () => after(0.1, 3, (at) => ({ at, does: 'opens', by: chance.of(job.team).id }));
  const moves = (to: string, from = 0.5, until = 5) =>
    after(from, until, (at) => ({ at, does: 'moves', by: by.id, to }));
  const writes = (texts: readonly string[], asks = false) =>
    after(0.02, 0.5, (at) => ({ at, does: 'writes', by: by.id, text: withNames(chance.of(texts)), asks }));
  const replies = (texts: readonly string[]) =>
    after(0.05, 3, (at) => ({ at, does: 'replies', text: withNames(chance.of(texts)) }));
  const no = () => {
    if (!moves('toreject', 0.5, 9)) return;
    cursor += REJECTS_AFTER_HOURS * HOUR_MS;
    if (cursor <= now.getTime())
      steps.push({ at: new Date(cursor), does: 'rejects', by: by.id, text: withNames(chance.of(talk.noes)) });
  };
  const thinks = (share: number) => {
    if (!chance.happens(share)) return;
    const member = chance.of(job.team);
    const other = job.team.find(({ id }) => id !== member.id);
    const texts = other ? talk.teamNotes : talk.teamNotes.filter((text) => !text.includes('{{mention}}'));
    const text = chance.of(texts);
    const mentions = other && text.includes('{{mention}}') ? [other.id] : [];
    after(0.01, 0.4, (at) => ({
      at,
      does: 'notes',
      by: member.id,
      mentions,
      text: text.replace('{{mention}}', `@${other?.firstName}`),
    }));
    after(0.001, 0.01, (at) => ({ at, does: 'scores', by: member.id, score: chance.whole(2, 5) }));
  };
  const invites = () => opens() && moves('First talk') && writes(talk.invitations, true) && replies(talk.acceptances);
  const proposes = () => {
    if (!moves('Interview', 2, 6)) return false;
    const text = withNames(chance.of(talk.times));
    const question = after(0.02, 0.3, (at) => ({
      at,
      does: 'writes',
      by: by.id,
      text,
      times: timesAfter(chance, at, job.timeZone),
    }));
    if (!question) return false;
    return chance.happens(0.8)
      ? after(0.1, 2, (at) => ({ at, does: 'replies', answer: 'yes' }))
      : after(0.1, 2, (at) => ({ at, does: 'replies', answer: 'another', text: withNames(chance.of(talk.another)) }));
  };
  const offers = () =>
    moves('Offer', 4, 8) &&
    after(0.02, 0.2, (at) => ({
      at,
      does: 'writes',
      by: by.id,
      text: withNames(chance.of(talk.offers)),
      offer: { answerBy: addDays(dayIn(job.timeZone, at), chance.whole(7, 14)) },
    }));

  const age = (now.getTime() - sentAt.getTime()) / DAY_MS;
  const arc = arcFor(chance, job, age);
  switch (arc) {
    case 'unopened':
      break;
    case 'opened':
      if (opens()) thinks(0.3);
      break;
    case 'no':
      if (opens()) {
        thinks(0.25);
        no();
      }
      break;
    case 'noSoon':
      if (opens()) {
        cursor = Math.max(cursor, now.getTime() - chance.between(1, REJECTS_AFTER_HOURS - 2) * HOUR_MS);
        steps.push({ at: new Date(cursor), does: 'moves', by: by.id, to: 'toreject' });
      }
      break;
    case 'question':
      if (opens() && writes(talk.questions, true) && chance.happens(0.6)) replies(talk.replies);
      break;
    case 'talk':
      if (invites()) {
        thinks(0.6);
        if (after(2, 6, (at) => ({ at, does: 'writes', by: by.id, text: withNames(chance.of(talk.thanks)) })))
          thinks(0.3);
      }
      break;
    case 'interview':
      if (invites()) {
        thinks(0.7);
        if (proposes() && chance.happens(0.4)) no();
      }
      break;
    case 'offer':
      if (invites() && proposes() && offers() && chance.happens(0.5))
        after(1, 5, (at) => ({ at, does: 'replies', answer: 'yes' }));
      break;
    case 'hired':
      if (invites() && proposes() && offers() && after(1, 5, (at) => ({ at, does: 'replies', answer: 'yes' })))
        moves('hired', 0.2, 2);
      break;
    case 'withdrawn':
      if (chance.happens(0.6)) opens();
      after(1, 12, (at) => ({ at, does: 'withdraws' }));
      break;
  }
  settle();
  return steps;

  /** Nobody waits longer than the answer clock allows: an open job gets a no in time, a closed one ends. */
  function settle() {
    const last = steps.findLast(({ does }) => does !== 'notes' && does !== 'scores');
    if (last && ['rejects', 'withdraws'].includes(last.does)) return;
    if (last?.does === 'moves' && ['hired', 'toreject'].includes(last.to)) return;
    const limit = job.endedAt ? CLOSED_AFTER_DAYS - 1 : PAUSE_DAY - 4;
    const since = Math.max(cursor <= now.getTime() ? cursor : (last?.at.getTime() ?? 0), sentAt.getTime());
    if (job.endedAt && age >= CLOSED_AFTER_DAYS) {
      steps.push({ at: new Date(sentAt.getTime() + CLOSED_AFTER_DAYS * DAY_MS), does: 'closes' });
    } else if (now.getTime() - since > limit * DAY_MS) {
      cursor = since;
      no();
    }
  }
}

function arcFor(chance: Chance, { endedAt }: PlannedJob, age: number): Arc {
  // A young application has had no time for more.
  if (age < 0.8) return chance.happens(0.8) ? 'unopened' : 'opened';
  const arcs = endedAt
    ? OF_CLOSED_JOBS
    : OF_OPEN_JOBS.filter(([arc]) => age < PAUSE_DAY || !/opened|question|noSoon/.test(arc));
  let rest = chance.next() * arcs.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [arc, weight] of arcs) {
    rest -= weight;
    if (rest < 0) return arc;
  }
  return 'no';
}

/** Two or three times on working days after `at`, each an hour long. */
function timesAfter(chance: Chance, at: Date, timeZone: string): TimesDetails {
  const times = [3, 4, 6]
    .slice(0, chance.whole(2, 3))
    .map((days) => hourIn(timeZone, addDays(dayIn(timeZone, at), days), chance.whole(9, 15)));
  return { times, timeZone, by: chance.of(['video', 'phone', 'onSite'] as const), place: '' };
}

/** An hour of a day, or of the Monday after it where it is on a weekend. */
export function hourIn(timeZone: string, day: string, hour: number): { from: string; to: string } {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const working = addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
  const midnight = endOfDayIn(timeZone, addDays(working, -1)).getTime();
  const from = new Date(midnight + hour * HOUR_MS);
  return { from: from.toISOString(), to: new Date(from.getTime() + HOUR_MS).toISOString() };
}
