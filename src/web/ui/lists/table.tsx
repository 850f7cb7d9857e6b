import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './table.module.css';

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** `money` is set in the font's usual figures: the tabular ones put a gap around the decimal point. */
  number?: boolean | 'money';
  wideOnly?: boolean;
};

const lookOf = ({ number, wideOnly }: Pick<Column<never>, 'number' | 'wideOnly'>) =>
  classNames(number && css.number, number === 'money' && css.money, wideOnly && css.wideOnly);

/**
 * A table with hairlines. `tall` scrolls at 300 px under a sticky head. Phones hide `wideOnly` columns. With `stacks`,
 * phones show a row's first cell above the others, so that no button lies off-screen. With `stacks="labelled"` they show
 * all cells below one another, each below the head of its column. With `stacks="pairs"`, for many numbers, each head and
 * its number share a line, two of them where there is room.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  tall = false,
  stacks = false,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  tall?: boolean;
  stacks?: boolean | 'labelled' | 'pairs';
}) {
  return (
    <section
      className={classNames(
        css.scroll,
        tall && css.tall,
        stacks && css.stacks,
        stacks === 'labelled' && css.labelled,
        stacks === 'pairs' && css.pairs,
      )}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" className={lookOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.head}
                  className={lookOf(column)}
                  data-head={typeof stacks === 'string' ? column.head : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
