import { Lock, MoveHorizontal } from 'lucide';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { LinkButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { countText } from '#web/ui/number-format.ts';
import css from '../board.module.css';
import { mixesJobs } from '../board-numbers.ts';
import type { BoardPageData, ShownColumn } from '../board-types.ts';
import { BoardCard, OPTIONS_ICON } from './board-card.tsx';
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
  const showsJob = mixesJobs(data);
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
          <section
            key={column.key}
            className={classNames(css.column, column.step === 'rejected' && css.locked)}
            data-column={column.key}
            data-step={column.step}
            data-current={column === current ? '' : undefined}
            aria-labelledby={`column-${column.key}`}
          >
            <header className={css.columnHead}>
              <ColumnFlag step={column.step} color={column.color} />
              <h2 id={`column-${column.key}`}>{column.name}</h2>
              <span className={css.count}>{column.total}</span>
              {column.step === 'custom' && company.canMove && (
                <a
                  className={css.columnMenu}
                  href={hrefFor({ column: column.key })}
                  aria-label={`Options of ${column.name}`}
                >
                  <Icon of={OPTIONS_ICON} size={18} />
                </a>
              )}
              {column.step === 'rejected' && (
                <span className={css.columnMenu} title="Locked">
                  <Icon of={Lock} size={18} />
                </span>
              )}
            </header>
            {column.step === 'rejected' && <p className={css.note}>Locked. These people have had their answer.</p>}
            {column.step === 'applied' && board.total === 0 && (
              <p className={css.note}>
                Nobody has applied yet.
                {columns.every(({ step }) => step !== 'custom') &&
                  ' Your own columns appear with the first application.'}
              </p>
            )}
            {column.cards.length > 0 && (
              <ul className={css.cards}>
                {column.cards.map((card) => (
                  <BoardCard
                    key={card.id}
                    card={card}
                    href={hrefFor({ card: card.id })}
                    moveHref={
                      company.canMove && column.step !== 'rejected' && card.ended === null
                        ? hrefFor({ move: card.id })
                        : null
                    }
                    showsJob={showsJob}
                    isOpen={query.card === card.id}
                    isPending={pending.has(card.id)}
                  />
                ))}
              </ul>
            )}
            {column.total > column.cards.length && (
              <a className={css.more} href={hrefFor({ n: (query.limit ?? 50) + 50 })}>
                {column.total - column.cards.length} more
              </a>
            )}
            {column.step === 'toreject' && company.canMove && column.total > 0 && (
              <>
                <p className={css.note}>
                  {board.waiting.withoutText > 0
                    ? 'Nothing is sent until you choose a text.'
                    : 'Each person gets your note 48 hours after the move, or when you press the button.'}
                </p>
                <LinkButton
                  kind="line"
                  size="sm"
                  block
                  href={`/client/startups/${company.key}/applicants/no${query.jobId ? `?job=${query.jobId}` : ''}`}
                >
                  Write to {countText(column.total, 'person', 'people')}
                </LinkButton>
              </>
            )}
          </section>
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
