import { REJECTS_AFTER_HOURS } from '#domain/applications/application.ts';
import { fillIn } from '#domain/applications/board/message-texts.ts';
import { CLOSED_AFTER_DAYS, PAUSE_DAY } from '#domain/applications/clock/answer-clock.ts';
import type { TimesDetails } from '#domain/applications/messages/messages.ts';
import { addDays, DAY_MS, dayIn, endOfDayIn, HOUR_MS } from '#domain/site/days.ts';
import type { ApplicantsFile } from './application-files.ts';
import type { StoryStep } from './application-story.ts';
import type { Chance } from './chance.ts';

type Talk = ApplicantsFile['talk'];
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
export type PlannedApplication = { job: PlannedJob; name: string; sentAt: Date; now: Date };

/**
 * What happens to one application, one step after the other. A step that would be in the future is left out; its method
 * then answers false.
 */
export class ApplicationCourse {
  readonly steps: StoryStep[] = [];
  readonly #chance: Chance;
  readonly #talk: Talk;
  readonly #application: PlannedApplication;
  /** The member who writes and moves. */
  readonly #by: Member;
  /** The moment of the last step. */
  #cursor: number;

  constructor(chance: Chance, talk: Talk, application: PlannedApplication) {
    this.#chance = chance;
    this.#talk = talk;
    this.#application = application;
    this.#cursor = application.sentAt.getTime();
    this.#by = chance.of(application.job.movers);
  }

  opens(): boolean {
    return this.#after(0.1, 3, (at) => ({ at, does: 'opens', by: this.#chance.of(this.#application.job.team).id }));
  }

  withdraws(): boolean {
    return this.#after(1, 12, (at) => ({ at, does: 'withdraws' }));
  }

  asksAQuestion(): boolean {
    return this.#writes(this.#talk.questions, true);
  }

  repliesToTheQuestion(): boolean {
    return this.#replies(this.#talk.replies);
  }

  /** Invites to a first talk, and gets a yes. */
  invites(): boolean {
    return (
      this.opens() &&
      this.#moves('First talk') &&
      this.#writes(this.#talk.invitations, true) &&
      this.#replies(this.#talk.acceptances)
    );
  }

  thanksForTheTalk(): boolean {
    return this.#after(2, 6, (at) => this.#message(at, this.#talk.thanks));
  }

  /** Proposes times for an interview. */
  proposes(): boolean {
    if (!this.#moves('Interview', 2, 6)) return false;
    const text = this.#textOf(this.#talk.times);
    const { timeZone } = this.#application.job;
    const isProposed = this.#after(0.02, 0.3, (at) => ({
      at,
      does: 'writes',
      by: this.#by.id,
      text,
      times: timesAfter(this.#chance, at, timeZone),
    }));
    if (!isProposed) return false;
    if (this.#chance.happens(0.8)) return this.#after(0.1, 2, (at) => ({ at, does: 'replies', answer: 'yes' }));
    return this.#after(0.1, 2, (at) => ({
      at,
      does: 'replies',
      answer: 'another',
      text: this.#textOf(this.#talk.another),
    }));
  }

  offers(): boolean {
    return (
      this.#moves('Offer', 4, 8) &&
      this.#after(0.02, 0.2, (at) => ({
        ...this.#message(at, this.#talk.offers),
        offer: { answerBy: addDays(dayIn(this.#application.job.timeZone, at), this.#chance.whole(7, 14)) },
      }))
    );
  }

  accepts(): boolean {
    return this.#after(1, 5, (at) => ({ at, does: 'replies', answer: 'yes' }));
  }

  hires(): boolean {
    return this.#moves('hired', 0.2, 2);
  }

  saysNo(): void {
    if (this.#moves('toreject', 0.5, 9)) this.#rejects();
  }

  /** A no that has not left yet. */
  saysNoJustNow(): void {
    const { now } = this.#application;
    this.#cursor = Math.max(this.#cursor, now.getTime() - this.#chance.between(1, REJECTS_AFTER_HOURS - 2) * HOUR_MS);
    this.steps.push({ at: new Date(this.#cursor), does: 'moves', by: this.#by.id, to: 'toreject' });
  }

  /** A member may write a note, which may mention another, and gives a score. */
  thinks(share: number): void {
    if (!this.#chance.happens(share)) return;
    const { team } = this.#application.job;
    const member = this.#chance.of(team);
    const other = team.find(({ id }) => id !== member.id);
    const { teamNotes } = this.#talk;
    const text = this.#chance.of(other ? teamNotes : teamNotes.filter((note) => !note.includes('{{mention}}')));
    const mentions = other && text.includes('{{mention}}') ? [other.id] : [];
    this.#after(0.01, 0.4, (at) => ({
      at,
      does: 'notes',
      by: member.id,
      mentions,
      text: text.replace('{{mention}}', `@${other?.firstName}`),
    }));
    this.#after(0.001, 0.01, (at) => ({ at, does: 'scores', by: member.id, score: this.#chance.whole(2, 5) }));
  }

  /** Nobody waits longer than the answer clock allows: an open job gets a no in time, a closed one ends. */
  settle(): void {
    const { job, sentAt, now } = this.#application;
    const last = this.steps.findLast(({ does }) => does !== 'notes' && does !== 'scores');
    if (last && ['rejects', 'withdraws'].includes(last.does)) return;
    if (last?.does === 'moves' && ['hired', 'toreject'].includes(last.to)) return;
    const limit = job.endedAt ? CLOSED_AFTER_DAYS - 1 : PAUSE_DAY - 4;
    const lastMoment = this.#cursor <= now.getTime() ? this.#cursor : (last?.at.getTime() ?? 0);
    const since = Math.max(lastMoment, sentAt.getTime());
    if (job.endedAt && ageInDays(this.#application) >= CLOSED_AFTER_DAYS) {
      this.steps.push({ at: new Date(sentAt.getTime() + CLOSED_AFTER_DAYS * DAY_MS), does: 'closes' });
    } else if (now.getTime() - since > limit * DAY_MS) {
      this.#cursor = since;
      this.saysNo();
    }
  }

  /** Adds a step so many days after the last. */
  #after(from: number, to: number, step: (at: Date) => StoryStep): boolean {
    this.#cursor += this.#chance.between(from, to) * DAY_MS;
    if (this.#cursor > this.#application.now.getTime()) return false;
    this.steps.push(step(new Date(this.#cursor)));
    return true;
  }

  #moves(to: string, from = 0.5, until = 5): boolean {
    return this.#after(from, until, (at) => ({ at, does: 'moves', by: this.#by.id, to }));
  }

  #writes(texts: readonly string[], asks: boolean): boolean {
    return this.#after(0.02, 0.5, (at) => ({ ...this.#message(at, texts), asks }));
  }

  #replies(texts: readonly string[]): boolean {
    return this.#after(0.05, 3, (at) => ({ at, does: 'replies', text: this.#textOf(texts) }));
  }

  #rejects(): void {
    this.#cursor += REJECTS_AFTER_HOURS * HOUR_MS;
    if (this.#cursor > this.#application.now.getTime()) return;
    const text = this.#textOf(this.#talk.noes);
    this.steps.push({ at: new Date(this.#cursor), does: 'rejects', by: this.#by.id, text });
  }

  #message(at: Date, texts: readonly string[]) {
    return { at, does: 'writes' as const, by: this.#by.id, text: this.#textOf(texts) };
  }

  #textOf(texts: readonly string[]): string {
    const { job, name } = this.#application;
    const { title: jobTitle, companyName } = job;
    return fillIn(this.#chance.of(texts), { name, jobTitle, companyName, senderName: this.#by.firstName });
  }
}

export function ageInDays({ sentAt, now }: PlannedApplication): number {
  return (now.getTime() - sentAt.getTime()) / DAY_MS;
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
