import { scaleLinear } from 'd3-scale';
import { useEffect, useState } from 'react';
import { groupDigits } from '#web/ui/text/number-format.ts';
import css from './pay-strip.module.css';

const WIDTH = 1000;
const HEIGHT = 108;
const LINE = 72;

type RolePlace = { jobRole: string; countryCode: string; currency: string };

/**
 * Reads what open jobs of the role pay in the country, in whole units a year: empty below FEWEST_PAYS jobs, null until
 * known.
 */
export function usePayOfRole({ jobRole, countryCode, currency }: RolePlace, initial: readonly number[]) {
  const [pays, setPays] = useState<readonly number[] | null>(initial);
  const [question, setQuestion] = useState(`${jobRole} ${countryCode} ${currency}`);
  const now = `${jobRole} ${countryCode} ${currency}`;
  useEffect(() => {
    if (now === question) return;
    const stop = new AbortController();
    const query = new URLSearchParams({ jobRole, countryCode, currency });
    const load = async () => {
      const response = jobRole && countryCode && currency ? await fetch(`/api/pay?${query}`, stop) : null;
      setPays(response?.ok ? ((await response.json()) as { pays: number[] }).pays : null);
      setQuestion(now);
    };
    load().catch(() => {});
    return () => stop.abort();
  }, [now, question, jobRole, countryCode, currency]);
  return now === question ? pays : null;
}

/** The pays of other jobs on a ruler: a tick for each, the middle half, the median, and this job. */
export function PayStrip({
  pays,
  own,
  currency,
  subject,
}: {
  pays: readonly number[];
  /** This job's range a year; null without figures. */
  own: { from: number; to: number } | null;
  currency: string;
  /** "Backend jobs in Norway". */
  subject: string;
}) {
  const at = (share: number) => pays[Math.min(pays.length - 1, Math.floor(share * pays.length))] ?? 0;
  const [low, median, high] = [at(0.25), at(0.5), at(0.75)];
  const ends = [pays[0] ?? 0, pays.at(-1) ?? 0, ...(own ? [own.from, own.to] : [])];
  const x = scaleLinear()
    .domain([Math.min(...ends) * 0.96, Math.max(...ends) * 1.04])
    .nice(6)
    .range([0, WIDTH]);
  const middle = own ? (own.from + own.to) / 2 : null;
  const where = middle === null ? '' : middle < low ? 'below the middle' : middle > high ? 'above it' : 'in the middle';
  // The label has this share of its width to the left of the median, so it touches the median and stays on the ruler.
  const medianAt = (x(median) / WIDTH) * 100;
  const [start = 0, end = 0] = x.domain();
  const summary = `${subject} pay ${groupDigits(low)}–${groupDigits(high)} ${currency} a year.`;
  return (
    <div className={css.strip}>
      <p>
        {summary}
        {where && ` Yours is ${where}.`}
      </p>
      <p className={css.middle} aria-hidden="true">
        <b style={{ left: `${medianAt}%`, transform: `translateX(-${medianAt}%)` }}>Median {short(median)}</b>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Ruler from ${groupDigits(start)} to ${groupDigits(end)} ${currency}. The middle half of ${pays.length} jobs pays ${groupDigits(low)} to ${groupDigits(high)}, the median is ${groupDigits(median)}${own ? `, this job pays ${groupDigits(own.from)} to ${groupDigits(own.to)}` : ''}.`}
      >
        <rect className={css.half} x={x(low)} width={Math.max(2, x(high) - x(low))} y={36} height={36} />
        {pays.map((pay, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pays are equal ticks
          <rect key={index} className={css.tick} x={x(pay) - 1} width={2} y={56} height={16} />
        ))}
        {own && (
          <rect className={css.own} x={x(own.from)} width={Math.max(4, x(own.to) - x(own.from))} y={36} height={12} />
        )}
        <rect className={css.line} x={0} width={WIDTH} y={LINE} height={1.5} />
        <rect className={css.median} x={x(median) - 1.5} width={3} y={30} height={46} />
      </svg>
      <p className={css.ends} aria-hidden="true">
        <span>{short(start)}</span>
        <span>{short(end)}</span>
      </p>
      <p className={css.key}>
        {own && (
          <span>
            <i className={css.ownKey} />
            This job
          </span>
        )}
        <span>
          <i className={css.halfKey} />
          Middle half
        </span>
        <span>
          <i className={css.tickKey} />
          One of {pays.length} open jobs with pay
        </span>
      </p>
    </div>
  );
}

function short(value: number): string {
  if (value >= 1_000_000) return `${Math.round(value / 100_000) / 10}m`;
  return value >= 1_000 ? `${Math.round(value / 1_000)}k` : String(Math.round(value));
}
