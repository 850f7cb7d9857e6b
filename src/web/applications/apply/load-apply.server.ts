import { WAITS_FOR_VERIFICATION_DAYS } from '#domain/applications/application.ts';
import { readApplyFacts } from '#domain/applications/apply/apply-facts.server.ts';
import { clockDates } from '#domain/applications/clock/answer-clock.ts';
import { promisedAnswerDays } from '#domain/applications/clock/promised-answer.ts';
import { findApplicationTo } from '#domain/applications/own/own-application.server.ts';
import { retentionText } from '#domain/applications/retention/retention.ts';
import type { Context } from '#domain/context.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { relatedJobs } from '#domain/search/results/related.server.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayText, timeText } from '#domain/site/date-format.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rowFacts } from '#web/jobs/row-facts.ts';
import { placeLabel } from '#web/jobs/workplace.ts';

/** Loads what the page and the drawer show. It formats dates, because browsers may format them differently. */
export async function loadApply(context: Context, jobId: string, origin: string) {
  const { job, openness } = await findJob(context, jobId, { origin });
  const user = context.actor.kind === 'user' ? context.actor : null;
  const earlier = user ? await findApplicationTo(context, job.id) : null;
  const facts = await readApplyFacts(context, { id: job.id, companyId: job.company.id });
  const timeZone = timeZoneOf(job.countryCode);
  const { now } = context;
  const day = (at: Date) => dayText(at, { timeZone, now });
  const minute = (at: Date) => `${dayText(at, { timeZone, now, weekday: true })} at ${timeText(at, timeZone)}`;
  const { team, draft, ...shown } = facts;
  const answerDays = promisedAnswerDays(job.hiringStages);
  const dates = Object.fromEntries(
    clockDates(new Date(earlier?.sentAt ?? now)).map(({ day: due, at }) => [due, day(at)]),
  );
  return {
    ...shown,
    job: {
      id: job.id,
      title: job.title,
      place: placeLabel(job),
      questions: job.questions,
      company: {
        key: job.company.key,
        name: job.company.name,
        flag: job.company.flag,
        logoImage: job.company.logoImage,
      },
    },
    userId: user?.userId ?? null,
    state: earlier
      ? ('sent' as const)
      : openness !== 'open'
        ? ('closed' as const)
        : !job.appliesHere
          ? ('elsewhere' as const)
          : user?.deletesAt
            ? ('leaving' as const)
            : ('open' as const),
    deletesOn: user?.deletesAt ? day(new Date(user.deletesAt)) : null,
    draft: draft && {
      version: draft.version,
      savedAt: minute(new Date(draft.savedAt)),
      waitsUntil: draft.sendsWhenVerified
        ? day(new Date(Date.parse(draft.savedAt) + WAITS_FOR_VERIFICATION_DAYS * DAY_MS))
        : null,
    },
    team,
    retention: retentionText(job.countryCode),
    application: earlier && {
      id: earlier.id,
      at: minute(new Date(earlier.sentAt)),
      promisedBy: answerDays === null ? null : day(new Date(Date.parse(earlier.sentAt) + answerDays * DAY_MS)),
      answerBy: facts.answersInDays ? day(new Date(Date.parse(earlier.sentAt) + facts.answersInDays * DAY_MS)) : null,
      dates,
      // Without a clock that runs, its days are no dates for a calendar.
      hasReminders: earlier.clockFrom !== null,
      related: (await relatedJobs(context, job.id, 2)).docs.map((job) => rowFacts(job)),
    },
    now: now.toISOString(),
  };
}
export type ApplyData = Awaited<ReturnType<typeof loadApply>>;
