import type { LandingCounters } from '#domain/search/landing/landing-counters.server.ts';
import { LANDING_PLACES, type LandingPage } from '#domain/search/landing/landing-pages.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { listText } from '#domain/site/english.ts';
import { minorUnits } from '#domain/site/money.ts';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';
import { dayAndMonth } from '../ago.ts';
import { fieldOf, mostOf } from './place-copy.server.ts';

type Facts = LandingCounters & { total: number; isCapped: boolean; now: string };

const PERIODS: Record<string, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

/** The sentences under a landing page's heading. They state figures of its own jobs and nothing else. */
export function landingIntro(page: LandingPage, facts: Facts): string {
  if (facts.total === 0) return noJobs(page);
  const sentences = [
    opening(page, facts),
    spreadText(page, facts),
    newJobsText(facts),
    pay(facts),
    english(page, facts),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The meta description: how many jobs are open, and what the list shows. */
export function landingDescription(page: LandingPage, facts: Facts): string {
  if (facts.total === 0) return `${noJobs(page)} See what’s open nearby, with the salary whenever we know it.`;
  const invitation = 'See the salary, startup and location before you open a job.';
  return [opening(page, facts), newJobsText(facts), invitation].filter(Boolean).join(' ');
}

/** " in Copenhagen (København)": the jobs below have the local name. */
function where({ place }: LandingPage): string {
  if (!place?.city) return place ? ` in ${place.country}` : '';
  const { name, localName } = place.city;
  return ` in ${name}${localName === name ? '' : ` (${localName})`}`;
}

function noJobs(page: LandingPage): string {
  const { offer } = page;
  if (offer.kind === 'english') return `No open job${where(page)} needs only English today.`;
  if (offer.kind === 'remote') return `No ${offer.one} is open${where(page)} today.`;
  const article = /^[aeio]|^HR/i.test(offer.one) ? 'an' : 'a';
  return `No startup${where(page)} has ${article} ${offer.one} open today.`;
}

function opening(page: LandingPage, { total, isCapped, countsAreCapped, startups }: Facts): string {
  const { offer } = page;
  const n = isCapped ? '10 000+' : groupDigits(total);
  const isOne = total === 1;
  const at = countsAreCapped ? '' : ` at ${countText(startups, 'startup')}`;
  if (offer.kind === 'english') {
    return `English is enough for ${n} open ${isOne ? 'job' : 'jobs'}${at}${where(page)}.`;
  }
  if (offer.kind === 'remote') {
    const hiring = page.place ? ` hiring${where(page)}` : '';
    return `${n} ${isOne ? `${offer.one} is` : `${offer.many} are`} open${at}${at ? hiring : where(page)}.`;
  }
  return `${n} ${isOne ? `${offer.one} is` : `${offer.many} are`} open${at}${where(page)}.`;
}

/** Names the cities or roles that hold at least a quarter of the jobs; empty if none stands out. */
function spreadText(page: LandingPage, facts: Facts): string {
  if (facts.countsAreCapped || facts.total < 4) return '';
  const { offer, place } = page;
  if (!offer.filters.roles && facts.roles.length > 1) {
    const most = mostOf(facts.roles, facts.total);
    if (most) return `${capitalise(most.share)} of them are in ${most.names}.`;
  }
  // This page combines a few roles, so their numbers say more.
  if (offer.filters.roles?.[0] === 'development') return parts(facts);
  // A remote job has no city.
  if (place?.city || offer.kind === 'remote') return '';
  const most = mostOf(
    facts.cities.map(({ name, n }) => ({ key: name, n })),
    facts.total,
    inEnglish,
  );
  return most ? `${capitalise(most.share)} of them are in ${most.names}.` : '';
}

/** "3 are full-stack, 2 backend and 2 frontend." */
function parts({ roles }: Facts): string {
  const [first, ...others] = roles.map(({ key, n }) => ({ n, name: fieldOf(key) }));
  if (!first || others.length === 0) return '';
  const rest = others.map(({ n, name }) => `${groupDigits(n)} ${name}`);
  return `${listText([`${groupDigits(first.n)} ${first.n === 1 ? 'is' : 'are'} ${first.name}`, ...rest])}.`;
}

function inEnglish(name: string): string {
  return LANDING_PLACES.find(({ city }) => city?.localName === name)?.city?.name ?? name;
}

function newJobsText({ total, countsAreCapped, newThisWeek, newest, now }: Facts): string {
  if (countsAreCapped) return '';
  if (newThisWeek === 0)
    return newest ? `${total === 1 ? 'It' : 'The newest'} landed on ${dayAndMonth(newest, now)}.` : '';
  if (total === 1) return 'It landed this week.';
  if (newThisWeek >= total) return total === 2 ? 'Both landed this week.' : 'All of them landed this week.';
  return `${groupDigits(newThisWeek)} landed this week.`;
}

// “Of them” would be the jobs of the sentence before, which counts the new ones.
function pay({ pay: figures, countsAreCapped, total }: Facts): string {
  // The figures would mislead if most jobs state no pay, or state it in other units.
  if (!figures || countsAreCapped || figures.n * 2 < total || figures.lowest === figures.highest) return '';
  const whole = (amount: number) => groupDigits(Math.round(amount / minorUnits(figures.currency)));
  const subject =
    figures.n === total ? `All ${groupDigits(total)}` : `${groupDigits(figures.n)} of the ${groupDigits(total)}`;
  return (
    `${subject} state the pay: ${whole(figures.lowest)} to ${whole(figures.highest)} ${figures.currency} ` +
    `${PERIODS[figures.period] ?? ''}, and half reach ${whole(figures.middle)} or more.`
  );
}

function english({ offer }: LandingPage, { englishEnough, total, countsAreCapped }: Facts): string {
  if (offer.kind === 'english' || countsAreCapped || englishEnough === 0) return '';
  if (total === 1) return 'It needs only English.';
  return englishEnough === total
    ? `${total === 2 ? 'Both' : 'All of them'} need only English.`
    : `${groupDigits(englishEnough)} of the ${groupDigits(total)} ${englishEnough === 1 ? 'needs' : 'need'} only English.`;
}
