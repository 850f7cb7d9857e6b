import type { ViewSource } from '#domain/jobs/view-source.ts';
import { useSite } from '#web/app/use-site.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Table } from '#web/ui/lists/table.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { WorkspaceSection } from '#web/workspace/workspace-page.tsx';
import { sourceLabels } from './source-labels.ts';
import css from './views-chart.module.css';
import type { ViewsChart as Drawing } from './views-chart.ts';

const LOOKS: Record<ViewSource, string | undefined> = {
  search: css.search,
  boosted: css.boosted,
  digest: css.digest,
  other: css.other,
};

export type ShownViews = {
  title: string;
  period: string;
  /** Says that nobody has seen the job, instead of an empty chart. */
  unseen: string | null;
  drawing: Drawing;
  sources: { source: ViewSource; count: number; percent: number }[];
  days: { day: string; total: number; applied: number; views: Record<ViewSource, number> }[];
};

/** Views by day and source: the chart, the totals, and the same numbers as a table. */
export function ViewsChart({ title, period, unseen, ...numbers }: ShownViews) {
  return (
    <WorkspaceSection title={title}>
      <p className={css.period}>{period}</p>
      {unseen ? (
        <>
          <p>{unseen}</p>
          <p className={css.note}>{HOW_WE_COUNT}</p>
        </>
      ) : (
        <ChartAndTable {...numbers} />
      )}
    </WorkspaceSection>
  );
}

const HOW_WE_COUNT = 'One visitor counts once a day, and your team not at all.';

function ChartAndTable({ drawing, sources, days }: Pick<ShownViews, 'drawing' | 'sources' | 'days'>) {
  const names = sourceLabels(useSite().name);
  const { width, height, paths, ticks, boosted, labels } = drawing;
  return (
    <>
      <div className={css.columns}>
        <div className={css.chart} aria-hidden="true">
          <div className={css.plot}>
            {boosted.map(({ left, width: share }) => (
              <i key={left} className={css.band} style={{ left: `${left}%`, width: `${share}%` }} />
            ))}
            {ticks.map(({ value, bottom }) => (
              <span key={value} className={css.tick} style={{ bottom: `${bottom}%` }}>
                {groupDigits(value)}
              </span>
            ))}
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
              {paths.map(({ source, path }) => (
                <path key={source} className={LOOKS[source]} d={path} />
              ))}
            </svg>
          </div>
          {drawing.dots.length > 0 && (
            <div className={css.dots}>
              {drawing.dots.map(({ left, people }) => (
                <i key={left} style={{ left: `${left}%`, height: `${Math.min(people, 3) * 5}px` }} />
              ))}
            </div>
          )}
          <div className={css.labels}>
            {labels.map(({ text, left }) => (
              <span key={text} {...placeOf(left)}>
                {text}
              </span>
            ))}
          </div>
        </div>
        <div>
          <ul className={css.legend}>
            {sources.map(({ source, count, percent }) => (
              <li key={source}>
                <i className={classNames(css.swatch, LOOKS[source])} aria-hidden="true" />
                {names[source]}
                <b>{groupDigits(count)}</b>
                <span>{percent} %</span>
              </li>
            ))}
          </ul>
          <p className={css.note}>
            {boosted.length > 0 && 'Boosted days are tinted. '}
            {drawing.dots.length > 0 && 'Dots below the bars are applications. '}
            {HOW_WE_COUNT}
          </p>
        </div>
      </div>
      <Disclosure className={css.table} summary="Views by day">
        <Table
          tall
          label="Views by day and source"
          rows={days}
          keyOf={({ day }) => day}
          columns={[
            { head: 'Day', cell: ({ day }) => day },
            { head: 'Views', cell: ({ total }) => groupDigits(total), number: true },
            { head: 'Applications', cell: ({ applied }) => groupDigits(applied), number: true },
            ...sources.map(({ source }) => ({
              head: names[source],
              cell: ({ views }: ShownViews['days'][number]) => groupDigits(views[source]),
              number: true,
              wideOnly: true,
            })),
          ]}
        />
      </Disclosure>
    </>
  );
}

/** The labels at both ends stay inside the chart. */
function placeOf(x: number) {
  if (x < 4) return { className: css.atEdge, style: { left: 0 } };
  return x > 96 ? { className: css.atEdge, style: { right: 0 } } : { style: { left: `${x}%` } };
}
