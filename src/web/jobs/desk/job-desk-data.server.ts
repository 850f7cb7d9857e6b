import type { JobDesk } from '#domain/jobs/job-desk.server.ts';
import { whyNotForSale } from '#domain/jobs/job-guards.ts';
import { listedSources, type ViewSource } from '#domain/jobs/view-source.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { daysUntil } from '#domain/site/days.ts';
import { payLabel } from '#web/jobs/pay.tsx';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';
import { historyLines, periodText } from './history-text.ts';
import { jobHref, newJobHref } from './job-links.ts';
import { dayText, FEED_ENDS_IT, lostBoostText, OUTCOME_LABELS, whenText } from './own-job-text.ts';
import { viewsChart } from './views-chart.ts';

/** Prepares what the desk of a job shows, with every date and number written out. */
export function deskData(desk: JobDesk) {
  const { company, id, actions } = desk;
  const isForSale = whyNotForSale(company.status) === null;
  return {
    job: {
      id,
      title: desk.title || 'Without a title',
      status: desk.status,
      isApproved: desk.isApproved,
      actions,
      canDelete: desk.canDelete,
      lostBoost: lostBoostText(desk.boostedUntil, desk.today),
      // Nobody asks how a job went that we closed.
      asksOutcome:
        desk.status === 'EXPIRED' &&
        desk.outcome === null &&
        desk.stoppedBecause !== 'staff' &&
        desk.stoppedBecause !== 'suspended',
    },
    facts: [stateText(desk), payText(desk), desk.place].filter((fact) => fact !== null),
    views: viewsOf(desk),
    report: reportOf(desk),
    history: historyLines(desk.history, timeZoneOf(company.countryCode)),
    life: lifeOf(desk),
    note: renewText(desk),
    links: {
      // The listings of a startup that is not public are not found.
      listing: company.status === 'ACTIVE' && desk.isApproved && desk.status !== 'DRAFT' ? `/jobs/${id}` : null,
      edit: desk.status === 'EXPIRED' ? null : jobHref(company.key, id, 'edit'),
      changes: desk.hasChanges ? jobHref(company.key, id, 'edit') : null,
      boost: isForSale && desk.status === 'ACTIVE' ? jobHref(company.key, id, 'boost') : null,
      pay: isForSale && desk.status === 'PENDING_PAYMENT' ? jobHref(company.key, id, 'monetise') : null,
      share: desk.status === 'ACTIVE' && desk.isApproved ? jobHref(company.key, id, 'posted') : null,
      like: likeHref(company.key, id),
    },
    boostLabel: desk.boostedUntil ? 'Boost longer' : 'Boost',
  };
}

const likeHref = (company: string, id: string) => {
  const href = newJobHref(company);
  return href && `${href}?job=${id}`;
};

/** The words after the state. */
function stateText(desk: JobDesk): string | null {
  const { status, isApproved, isRenewedByFeed, today, lastDay, closedOn, stoppedBecause, outcome } = desk;
  switch (status) {
    case 'ACTIVE':
      if (!isApproved) return 'You’ll hear from us within two working days';
      if (desk.company.status === 'DISABLED') return 'Hidden with your startup';
      if (isRenewedByFeed) return FEED_ENDS_IT;
      return lastDay && `Closes ${whenText(lastDay, today)}`;
    case 'STOPPED': {
      const causes = {
        reports: 'by us, after reports',
        answerClock: 'until applicants have an answer',
        suspended: '',
        staff: 'by us',
      };
      const cause = stoppedBecause && stoppedBecause !== 'member' ? causes[stoppedBecause] : '';
      return [closedOn && `Since ${dayText(closedOn, today)}`, cause].filter(Boolean).join(', ') || null;
    }
    case 'EXPIRED':
      return (
        [outcome && OUTCOME_LABELS[outcome], closedOn && dayText(closedOn, today)].filter(Boolean).join(', ') || null
      );
    case 'PENDING_COMPANY_APPROVAL':
      return 'We read it once your startup is approved';
    case 'PENDING_PAYMENT':
      return 'Goes live once it is paid';
    case 'DRAFT':
      return 'Only your team sees it';
  }
}

function payText({ salary, salaryRange, status }: JobDesk): string | null {
  if (salary === 'notSaid' && status === 'DRAFT') return null;
  const { amount, unit } = payLabel({ salary, ...(salaryRange && { salaryRange }) });
  return [amount, unit].filter(Boolean).join(' ');
}

/** From the most to the least, as the chart stacks them. */
const LEGEND: readonly ViewSource[] = ['search', 'boosted', 'digest', 'other'];

function viewsOf(desk: JobDesk) {
  const { numbers, viewsTotal, applied, interested, today } = desk;
  if (numbers.length === 0) return null;
  const sumOf = (source: ViewSource) => numbers.reduce((sum, { views }) => sum + views[source], 0);
  const sums = { search: sumOf('search'), boosted: sumOf('boosted'), digest: sumOf('digest'), other: sumOf('other') };
  const totals = listedSources(LEGEND, sums).map((source) => ({ source, count: sums[source] }));
  const all = totals.reduce((sum, { count }) => sum + count, 0);
  const interest = interested === null ? [] : [`${groupDigits(interested)} interested`];
  return {
    title: [countText(viewsTotal, 'view'), countText(applied, 'application'), ...interest].join(', '),
    period: periodText(numbers[0]?.day, numbers.at(-1)?.day),
    unseen: all > 0 ? null : unseenText(desk),
    drawing: viewsChart(numbers, today),
    sources: totals.map((each) => ({ ...each, percent: all === 0 ? 0 : Math.round((each.count / all) * 100) })),
    days: numbers
      .filter(({ day }) => day <= today)
      .map(({ day, views, applied: people }) => ({
        day: dayText(day, today),
        applied: people,
        total: LEGEND.reduce((sum, source) => sum + views[source], 0),
        views,
      }))
      .reverse(),
  };
}

/** Stands in for a chart without bars. */
function unseenText({ viewsTotal, status }: JobDesk): string {
  // A renewed job may have views from before the days of the chart.
  if (viewsTotal > 0) return 'Nobody saw this job in this period.';
  return status === 'EXPIRED' ? 'Nobody saw this job.' : 'Nobody has seen this job yet.';
}

/** Reports what a closed job has brought. */
function reportOf({ status, openedOn, closedOn, viewsTotal, applied, saved, interested, outcome }: JobDesk) {
  if (status !== 'EXPIRED' || openedOn === null || closedOn === null) return null;
  const marks = (label: string, people: number | null) =>
    people === null ? [] : [{ label, value: groupDigits(people) }];
  return [
    { label: 'Open for', value: countText(daysUntil(openedOn, closedOn) + 1, 'day') },
    { label: 'Seen', value: countText(viewsTotal, 'time') },
    { label: 'Applied', value: groupDigits(applied) },
    ...marks('Saved', saved),
    ...marks('Interested', interested),
    { label: 'Outcome', value: outcome ? OUTCOME_LABELS[outcome] : 'Not said yet' },
  ];
}

/** Places today between the first and the last day of a job. */
function lifeOf({ openedOn, lastDay, closedOn, isRenewedByFeed, status, today }: JobDesk) {
  // Its last day moves with every reading of the feed.
  if (isRenewedByFeed && status !== 'EXPIRED') return null;
  if (openedOn === null || lastDay === null || !['ACTIVE', 'STOPPED', 'EXPIRED'].includes(status)) return null;
  const end = status === 'EXPIRED' && closedOn ? closedOn : lastDay;
  const total = Math.max(1, daysUntil(openedOn, end));
  const daysOver = Math.min(total, daysUntil(openedOn, today < end ? today : end));
  return {
    percent: Math.max(0, Math.round((daysOver / total) * 100)),
    passed: daysOver,
    total,
    today: dayText(today, today),
    end: dayText(end, today),
    isOver: status === 'EXPIRED',
  };
}

/** Says when renewing begins or ends, or why it is not possible. */
function renewText({ company, ...desk }: JobDesk): string | null {
  const { renewableFrom, renewableUntil, lastDay, actions, today, isImported, isHandEdited, status } = desk;
  const isSold = status === 'ACTIVE' || status === 'EXPIRED' || status === 'PENDING_PAYMENT';
  if (isSold && whyNotForSale(company.status) !== null) return whyNotForSale(company.status);
  if (renewableUntil !== null) {
    return actions.includes('renew')
      ? `You can renew it until ${dayText(renewableUntil, today)}. It keeps its address and its numbers.`
      : 'It closed more than 90 days ago. Post it as a new job.';
  }
  if (renewableFrom !== null && lastDay !== null && !actions.includes('renewLive')) {
    return `You can renew it from ${dayText(renewableFrom, today)}, seven days before it closes.`;
  }
  if (!isImported) return null;
  return isHandEdited
    ? 'It was imported. You have edited it, so your careers page no longer changes it, and still ends it.'
    : 'It was imported. Once you edit it, your careers page no longer changes it.';
}
