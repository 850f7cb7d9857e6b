import { Lock } from 'lucide';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { mixesJobs } from '../board-numbers.ts';
import type { BoardPageData, ShownColumn } from '../board-types.ts';
import { BoardCard, OPTIONS_ICON } from './board-card.tsx';
import css from './board-columns.module.css';
import { ColumnFlag } from './column-flag.tsx';

type HrefFor = (changes: Record<string, string | number | null>) => string;

/** A column of the board: its name, what to know about it, and its cards. */
export function BoardColumn({
  column,
  isCurrent,
  data,
  pending,
  hrefFor,
}: {
  column: ShownColumn;
  /** The one that a phone shows. */
  isCurrent: boolean;
  data: BoardPageData;
  /** Cards on their way to another column. */
  pending: ReadonlySet<string>;
  hrefFor: HrefFor;
}) {
  const { query, company, board } = data;
  const showsJob = mixesJobs(data);
  return (
    <section
      className={classNames(css.column, column.step === 'rejected' && css.locked)}
      data-column={column.key}
      data-step={column.step}
      data-current={isCurrent ? '' : undefined}
      aria-labelledby={`column-${column.key}`}
    >
      <ColumnHead column={column} canMove={company.canMove} hrefFor={hrefFor} />
      {column.step === 'rejected' && <p className={css.note}>Locked. These people have had their answer.</p>}
      {column.step === 'applied' && board.total === 0 && (
        <p className={css.note}>
          Nobody has applied yet.
          {board.columns.every(({ step }) => step !== 'custom') &&
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
                company.canMove && column.step !== 'rejected' && card.ended === null ? hrefFor({ move: card.id }) : null
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
        <NoesToWrite data={data} count={column.total} />
      )}
    </section>
  );
}

function ColumnHead({ column, canMove, hrefFor }: { column: ShownColumn; canMove: boolean; hrefFor: HrefFor }) {
  return (
    <header className={css.columnHead}>
      <ColumnFlag step={column.step} color={column.color} />
      <h2 id={`column-${column.key}`}>{column.name}</h2>
      <span className={css.count}>{column.total}</span>
      {column.step === 'custom' && canMove && (
        <a className={css.columnMenu} href={hrefFor({ column: column.key })} aria-label={`Options of ${column.name}`}>
          <Icon of={OPTIONS_ICON} size={18} />
        </a>
      )}
      {column.step === 'rejected' && (
        <span className={css.columnMenu} title="Locked">
          <Icon of={Lock} size={18} />
        </span>
      )}
    </header>
  );
}

/** When the people in the column for noes get theirs, and where to write it. */
function NoesToWrite({ data: { board, company, query }, count }: { data: BoardPageData; count: number }) {
  return (
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
        Write to {countText(count, 'person', 'people')}
      </LinkButton>
    </>
  );
}
