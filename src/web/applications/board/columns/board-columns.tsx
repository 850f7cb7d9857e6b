import { MoveHorizontal } from 'lucide';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { BoardPageData, ShownColumn } from '../board-types.ts';
import { BoardColumn } from './board-column.tsx';
import css from './board-columns.module.css';
import { ColumnFlag } from './column-flag.tsx';

/** The columns side by side; phones show one, chosen by tabs. */
export function BoardColumns({
  data,
  columns,
  pending,
  hrefFor,
}: {
  data: BoardPageData;
  columns: ShownColumn[];
  /** Cards on their way to another column. */
  pending: ReadonlySet<string>;
  hrefFor: (changes: Record<string, string | number | null>) => string;
}) {
  const { query, company, board } = data;
  // Without one in the address, the first in which somebody is. It stays while its last card moves away.
  const [opened] = useState(() => columns.find(({ total }) => total > 0)?.key);
  const current = columns.find(({ key }) => key === (query.tab ?? opened)) ?? columns[0];
  const tabs = useRef<HTMLElement>(null);
  // A link may lead to a column whose tab is beyond the edge of a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each column
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current?.key]);
  return (
    <>
      <nav ref={tabs} className={css.tabs} aria-label="Columns">
        {columns.map((column) => (
          <a
            key={column.key}
            href={hrefFor({ tab: column.tab })}
            aria-current={column === current ? 'true' : undefined}
          >
            <ColumnFlag step={column.step} color={column.color} />
            {column.name}
            <span className={css.count}>{column.total}</span>
          </a>
        ))}
      </nav>
      {company.canMove && current && <SwipeHint columns={columns} current={current} />}
      {/* Without cards nothing in it takes the focus, and the keyboard could not scroll it. */}
      <section
        className={css.board}
        style={{ '--columns': columns.length } as CSSProperties}
        aria-label="Board"
        tabIndex={board.total === 0 ? 0 : undefined}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.key}
            column={column}
            isCurrent={column === current}
            data={data}
            pending={pending}
            hrefFor={hrefFor}
          />
        ))}
      </section>
    </>
  );
}

/** Says what a swipe does on a phone, in the column that it shows. */
function SwipeHint({ columns, current }: { columns: ShownColumn[]; current: ShownColumn }) {
  const next = columns[columns.indexOf(current) + 1];
  const right = next && next.step !== 'toreject' && next.step !== 'rejected' ? `right for ${next.name}` : '';
  const note = current.step === 'toreject' ? '' : 'left for no';
  const text = [right, note].filter(Boolean).join(', ');
  if (current.step === 'rejected' || current.cards.length === 0 || text === '') return null;
  return (
    <p className={css.swipeHint}>
      <Icon of={MoveHorizontal} size={16} />
      Swipe {text}.
    </p>
  );
}
