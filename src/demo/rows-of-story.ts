import {
  type ApplicationStep,
  REJECTS_AFTER_HOURS,
  type TalentStatus,
  talentStatusOf,
} from '#domain/applications/application.ts';
import { textHash } from '#domain/applications/board/copied-texts.ts';
import { CLOCK_DAYS, CLOSE_WARNING_DAYS, clockDay } from '#domain/applications/clock/answer-clock.ts';
import { awaitsAnswer, EVENT_DETAILS, offerDetails, timesDetails } from '#domain/applications/messages/messages.ts';
import { deletionDate } from '#domain/applications/retention/retention.ts';
import { HOUR_MS } from '#domain/site/days.ts';
import type { Story, StoryColumn, StoryRows, StoryStep } from './application-story.ts';
import { demoIdentifier } from './demo-identifier.ts';

/** The rows that the commands would have written, had each step happened at its time. */
export function rowsOfStory(story: Story, now: Date): StoryRows {
  const application = new StoryApplication(story, now);
  for (const step of story.steps) application.take(step);
  return application.rows();
}

type Moments = {
  [name in 'seenAt' | 'rejectsAt' | 'withdrawnAt' | 'closedAt']: Date | null;
} & { movedAt: Date; talentStatusAt: Date };

/** An application while its steps are taken, with the rows that they have left so far. */
class StoryApplication {
  readonly #story: Story;
  readonly #now: Date;
  readonly #id: string;
  readonly #byTalent: string;
  readonly #rows: Omit<StoryRows, 'application'> = { events: [], messages: [], notes: [], scores: [] };
  readonly #moments: Moments;
  #step: ApplicationStep = 'applied';
  #column: StoryColumn | null = null;
  #previous: { step: ApplicationStep; columnId: string | null } | null = null;
  #talentStatus: TalentStatus = 'received';
  #clockFrom: Date | null;
  #version = 1;

  constructor(story: Story, now: Date) {
    const { job, talent, sentAt } = story;
    this.#story = story;
    this.#now = now;
    this.#id = demoIdentifier(`application ${job.key} ${talent.id}`, sentAt);
    this.#byTalent = `user:${talent.userId}`;
    this.#clockFrom = sentAt;
    this.#moments = {
      seenAt: null,
      movedAt: sentAt,
      talentStatusAt: sentAt,
      rejectsAt: null,
      withdrawnAt: null,
      closedAt: null,
    };
    this.#addEvent(sentAt, this.#byTalent, 'sent', {});
  }

  take(step: StoryStep): void {
    const { at } = step;
    switch (step.does) {
      case 'opens':
        this.#moments.seenAt ??= at;
        this.#markRead('team', at);
        this.#updateStatus(at, `user:${step.by}`);
        break;
      case 'opensCv':
        this.#addEvent(at, `user:${step.by}`, 'cvOpened', { userId: step.by });
        break;
      case 'moves':
        this.#moveTo(at, `user:${step.by}`, step.to);
        break;
      case 'rejects':
        this.#moveTo(at, 'clock', 'rejected');
        this.#addMessage(at, step.by, 'no', step.text);
        break;
      case 'writes':
        this.#write(step);
        break;
      case 'replies':
        this.#reply(step);
        break;
      case 'reads':
        this.#markRead('talent', at);
        break;
      case 'notes': {
        const { by, text, mentions } = step;
        this.#rows.notes.push({ id: this.#newId(at), applicationId: this.#id, at, userId: by, text, mentions });
        break;
      }
      case 'scores':
        // The later score of a member replaces the earlier one.
        this.#rows.scores = this.#rows.scores.filter(({ userId }) => userId !== step.by);
        this.#rows.scores.push({ applicationId: this.#id, userId: step.by, score: step.score, at });
        break;
      case 'withdraws':
        this.#addEvent(at, this.#byTalent, 'withdrawn', { talentStatus: this.#talentStatus, ...this.#clock() });
        this.#moments.withdrawnAt = at;
        this.#end(at, this.#byTalent);
        break;
      case 'closes':
        this.#moments.closedAt = at;
        this.#end(at, 'clock');
        break;
    }
  }

  rows(): StoryRows {
    const { job, talent, sentAt, sent, steps } = this.#story;
    const { withdrawnAt, closedAt, movedAt } = this.#moments;
    const end = withdrawnAt ?? closedAt ?? (this.#hasOutcome() ? movedAt : null);
    const waits = this.#clockFrom !== null && job.isExpired;
    const application = {
      id: this.#id,
      jobId: job.id,
      companyId: job.companyId,
      talentId: talent.id,
      ...sent,
      ...this.#moments,
      version: this.#version,
      sentAt,
      step: this.#step,
      columnId: this.#column?.id ?? null,
      talentStatus: this.#talentStatus,
      clockFrom: this.#clockFrom,
      textHash: textHash([sent.note ?? '', ...(sent.answers ?? []).map(({ answer }) => String(answer))]),
      // Lower ranks stand first, so the newest application does.
      rank: -movedAt.getTime(),
      previousStep: this.#previous?.step ?? null,
      previousColumnId: this.#previous?.columnId ?? null,
      clockDay: this.#clock().clockDay,
      closeWarned: waits ? (CLOSE_WARNING_DAYS.findLast((day) => day <= clockDay(sentAt, this.#now)) ?? 0) : 0,
      deletesAt: end ? deletionDate(end, job.countryCode) : null,
      createdAt: sentAt,
      updatedAt: steps.at(-1)?.at ?? sentAt,
    };
    return { application, ...this.#rows };
  }

  #newId(at: Date): string {
    const { events, messages, notes } = this.#rows;
    return demoIdentifier(`${this.#id} ${events.length} ${messages.length} ${notes.length}`, at);
  }

  #addEvent(at: Date, actor: string, kind: keyof typeof EVENT_DETAILS, details: Record<string, unknown>): void {
    this.#rows.events.push({
      id: this.#newId(at),
      applicationId: this.#id,
      at,
      actor,
      kind,
      details: EVENT_DETAILS[kind].parse(details),
    });
  }

  #addMessage(at: Date, userId: string, kind: string, text: string, details: Record<string, unknown> = {}): void {
    this.#rows.messages.push({
      id: this.#newId(at),
      applicationId: this.#id,
      at,
      userId,
      kind,
      text,
      details,
      isFromTalent: userId === this.#story.talent.userId,
      readAt: null,
    });
  }

  /** Updates the status that the talent sees; true if it is a new one. */
  #updateStatus(at: Date, actor: string, isEvent = true): boolean {
    const { seenAt, withdrawnAt, closedAt } = this.#moments;
    const columnMeaning = this.#column?.meaning ?? null;
    const next = talentStatusOf({ step: this.#step, columnMeaning, seenAt, withdrawnAt, closedAt }, this.#talentStatus);
    if (next === this.#talentStatus) return false;
    this.#talentStatus = next;
    this.#moments.talentStatusAt = at;
    if (isEvent) this.#addEvent(at, actor, 'statusChanged', { status: next });
    return true;
  }

  #markRead(reader: 'talent' | 'team', at: Date): void {
    for (const message of this.#rows.messages) {
      const { details = {}, isFromTalent } = message;
      if (isFromTalent === (reader === 'team') && message.readAt === null) message.readAt = at;
      // The startup reads an answer with the card, too.
      const answer = details.answer as { readAt?: string } | undefined;
      if (reader === 'team' && !isFromTalent && answer && answer.readAt === undefined) {
        message.details = { ...details, answer: { ...answer, readAt: at.toISOString() } };
      }
    }
  }

  #clock() {
    return {
      clockFrom: this.#clockFrom?.toISOString() ?? null,
      clockDay: this.#clockFrom ? actedOn(this.#clockFrom, this.#now) : 0,
    };
  }

  #moveTo(at: Date, actor: string, to: string): void {
    const target = this.#story.columns.find(({ name }) => name === to) ?? null;
    const from = { step: this.#step, columnId: this.#column?.id ?? null };
    const before = this.#clock();
    this.#step = target ? 'custom' : (to as ApplicationStep);
    this.#column = target;
    this.#previous = from;
    this.#moments.movedAt = at;
    this.#moments.rejectsAt = this.#step === 'toreject' ? new Date(at.getTime() + REJECTS_AFTER_HOURS * HOUR_MS) : null;
    this.#version++;
    this.#addEvent(at, actor, 'moved', {
      from: from.step,
      to: this.#step,
      fromColumnId: from.columnId,
      toColumnId: target?.id ?? null,
      toColumn: target?.name ?? null,
      ...before,
    });
    if (this.#updateStatus(at, actor)) this.#clockFrom = at;
    if (this.#hasOutcome()) this.#clockFrom = null;
  }

  #write({ at, by, text, asks, times, offer }: Extract<StoryStep, { does: 'writes' }>): void {
    const question = times ? timesDetails.parse(times) : offer && offerDetails.parse(offer);
    this.#markRead('team', at);
    this.#addMessage(at, by, times ? 'times' : offer ? 'offer' : 'message', text, question ?? (asks ? { asks } : {}));
    this.#clockFrom = asks || question ? null : at;
  }

  #reply({ at, text, answer }: Extract<StoryStep, { does: 'replies' }>): void {
    const { messages } = this.#rows;
    this.#markRead('talent', at);
    const question = messages.findLast(({ kind = '', details }) => awaitsAnswer({ kind, details }));
    if (answer && question) {
      question.details = { ...question.details, answer: answerTo(question.details, answer, at) };
    }
    if (text !== undefined) this.#addMessage(at, this.#story.talent.userId, 'message', text);
    const awaits = messages.some(({ kind = '', details }) => awaitsAnswer({ kind, details }));
    if (this.#clockFrom === null && !this.#hasOutcome() && !awaits) this.#clockFrom = at;
  }

  #end(at: Date, actor: string): void {
    this.#updateStatus(at, actor, false);
    this.#clockFrom = null;
    this.#version++;
  }

  #hasOutcome(): boolean {
    return this.#step === 'hired' || this.#step === 'rejected';
  }
}

/** The last day of the clock that was acted on: the demo has had its reminders. */
const actedOn = (clockFrom: Date, now: Date) => CLOCK_DAYS.findLast((day) => day <= clockDay(clockFrom, now)) ?? 0;

function answerTo(details: Record<string, unknown> | undefined, kind: 'yes' | 'no' | 'another', at: Date) {
  const times = timesDetails.safeParse(details).data;
  const from = times && kind === 'yes' ? { from: times.times[0]?.from } : {};
  return { kind, ...from, at: at.toISOString() };
}
