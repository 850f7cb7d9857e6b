import { scaleBand, scaleLinear } from 'd3-scale';
import type { JobDay } from '#domain/jobs/job-days.server.ts';
import type { ViewSource } from '#domain/jobs/view-source.ts';
import { shortDayOf } from '#domain/site/date-format.ts';
import { addDays } from '#domain/site/days.ts';

/** The stacked chart of a job's views. For loaders only, so that d3 stays out of the browser. */

/** From the bottom to the top. */
const STACK = ['search', 'digest', 'other', 'boosted'] as const;
const WIDTH = 100;
const HEIGHT = 200;
/** Two labels need this share of the width between them, and more beside one that stays inside the edge. */
const LABEL_WIDTH = 14;
const EDGE_LABEL_WIDTH = 20;

export type ViewsChart = {
  width: number;
  height: number;
  /** The bars of each source. */
  paths: { source: ViewSource; path: string }[];
  /** Values of the scale with their distance from the bottom, in percent. */
  ticks: { value: number; bottom: number }[];
  /** The boosted days, in percent of the width. */
  boosted: { left: number; width: number }[];
  /** Days with applications, in percent of the width. */
  dots: { left: number; people: number }[];
  labels: { text: string; left: number }[];
};

export function viewsChart(days: readonly JobDay[], today: string): ViewsChart {
  const x = scaleBand<number>()
    .domain(days.map((_, index) => index))
    .range([0, WIDTH])
    .paddingInner(0.22)
    .paddingOuter(0.11);
  const most = Math.max(4, ...days.map(({ views }) => STACK.reduce((sum, source) => sum + views[source], 0)));
  const y = scaleLinear().domain([0, most]).nice(4).range([0, HEIGHT]);
  const bottoms = days.map(() => 0);
  const paths = STACK.map((source) => ({
    source,
    path: days
      .map(({ views }, index) => {
        const from = bottoms[index] ?? 0;
        const to = from + views[source];
        bottoms[index] = to;
        return views[source] === 0 ? '' : bar(x(index) ?? 0, x.bandwidth(), y(from), y(to));
      })
      .join(''),
  }));
  const ticks = y
    .ticks(4)
    .filter((value) => value > 0 && Number.isInteger(value))
    .map((value) => ({ value, bottom: round((y(value) / HEIGHT) * 100) }));
  const dots = days.flatMap(({ applied }, index) =>
    applied > 0 ? [{ left: round(((index + 0.5) * WIDTH) / days.length), people: applied }] : [],
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    paths,
    ticks,
    dots,
    boosted: boostedBands(days),
    labels: labelsOf(days, today),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

function bar(x: number, width: number, from: number, to: number): string {
  return `M${round(x)} ${round(HEIGHT - from)}V${round(HEIGHT - to)}h${round(width)}V${round(HEIGHT - from)}z`;
}

/** Runs of boosted days. */
function boostedBands(days: readonly JobDay[]): ViewsChart['boosted'] {
  const share = 100 / Math.max(1, days.length);
  const bands: { from: number; to: number }[] = [];
  for (const [index, { isBoosted }] of days.entries()) {
    const last = bands.at(-1);
    if (!isBoosted) continue;
    if (last?.to === index) last.to = index + 1;
    else bands.push({ from: index, to: index + 1 });
  }
  return bands.map(({ from, to }) => ({ left: round(from * share), width: round((to - from) * share) }));
}

const isAtEdge = (x: number) => x < 4 || x > 96;
const spaceFor = (...lefts: number[]) => (lefts.some(isAtEdge) ? EDGE_LABEL_WIDTH : LABEL_WIDTH);

/** The first day, each week, today and the last day; those that would overlap a more important one are left out. */
function labelsOf(days: readonly JobDay[], today: string): ViewsChart['labels'] {
  const share = 100 / Math.max(1, days.length);
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (first === undefined || last === undefined) return [];
  const labelledDays = [first, last, today];
  for (let day = addDays(first, 7); day < last; day = addDays(day, 7)) labelledDays.push(day);
  const labels: ViewsChart['labels'] = [];
  for (const day of labelledDays) {
    const index = days.findIndex((each) => each.day === day);
    const x = round((index + 0.5) * share);
    if (index < 0 || labels.some((label) => Math.abs(label.left - x) < spaceFor(label.left, x))) continue;
    labels.push({ text: day === today ? 'Today' : shortDayOf(day), left: x });
  }
  return labels.sort((a, b) => a.left - b.left);
}
