import type { BoardColumn } from '#domain/applications/board/board.ts';
import { slugOf } from '#domain/slug.ts';

type Column = Pick<BoardColumn, 'key' | 'step' | 'columnIds' | 'name'>;

const slugOfColumn = ({ step, key, name }: Column) => (step === 'custom' ? slugOf(name) : key);

/**
 * The `tab` by which a phone shows a column: its name, because the columns of each job have other ids. Names that look
 * the same in an address keep their id.
 */
export function tabOf(column: Column, columns: readonly Column[]): string {
  const slug = slugOfColumn(column);
  const isAlone = columns.every((each) => each === column || slugOfColumn(each) !== slug);
  return slug !== '' && isAlone ? slug : column.key;
}

/** The column that a `tab` of the address names, by its name or an id. */
export function columnOfTab<T extends Column>(tab: string | null, columns: readonly T[]): T | undefined {
  if (tab === null) return undefined;
  return (
    columns.find(({ key, columnIds }) => key === tab || columnIds.includes(tab)) ??
    columns.find((column) => slugOfColumn(column) === slugOf(tab))
  );
}
