import css from './bars.module.css';

export type BarsDrawing = { path: string; width: number; height: number };

/** A small bar chart (bar-path.ts). It is decoration: the numbers stand beside it, or in a table. */
export function Bars({ drawing: { path, width, height } }: { drawing: BarsDrawing }) {
  return (
    <svg
      className={css.bars}
      style={{ height: `${height / 16}rem` }}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
