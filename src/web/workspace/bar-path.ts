import { scaleBand, scaleLinear } from 'd3-scale';

/** The path of a bar chart. For loaders only, so that d3 stays out of the browser. A day without a value has no bar. */
export function barPath(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const x = scaleBand<number>()
    .domain(values.map((_, index) => index))
    .range([0, width])
    .paddingInner(0.22);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...values)])
    .range([0, height]);
  const round = (value: number) => Math.round(value * 100) / 100;
  return values
    .map((value, index) =>
      value <= 0 ? '' : `M${round(x(index) ?? 0)} ${height}v${round(-y(value))}h${round(x.bandwidth())}V${height}z`,
    )
    .join('');
}
