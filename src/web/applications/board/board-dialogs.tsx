import { useEffect } from 'react';
import { toast } from '#web/ui/feedback/toasts.ts';
import { BoardKeys } from './board-keys.tsx';
import { NOT_HIRING } from './board-query.ts';
import type { BoardPageData } from './board-types.ts';
import { CardDrawer } from './card/card-drawer.tsx';
import { UnreachedCard } from './card/unreached-card.tsx';
import { columnOf } from './column-of.ts';
import { ColumnDialog } from './moves/column-dialog.tsx';
import { HireDialog } from './moves/hire-dialog.tsx';
import { MoveMenu } from './moves/move-menu.tsx';
import { COLUMN_FORMS, useColumnDone } from './moves/use-column-done.ts';
import type { BoardControls } from './use-board.ts';

type Parts = { data: BoardPageData; controls: BoardControls };

/** Opens what the address asks for over the board: a card, and one question at a time. */
export function BoardDialogs({ data, controls }: Parts) {
  const { query, board, card } = data;
  const { keys, unreached, hrefFor, go, moves } = controls;
  const cardId = unreached?.card;
  return (
    <>
      {cardId && (
        <UnreachedCard
          key={cardId}
          name={(data.list?.docs ?? board.columns.flatMap(({ cards }) => cards)).find(({ id }) => id === cardId)?.name}
          tries={unreached.tries}
          onRetry={unreached.retry}
          onClose={() => go({ card: null, queue: null })}
          closeHref={hrefFor({ card: null, queue: null })}
        />
      )}
      {card && controls.isCardOpen && <CardDrawer key={card.id} card={card} data={data} controls={controls} />}
      {keys.areShown && (
        <BoardKeys
          areOn={keys.areOn}
          canMove={data.company.canMove}
          onToggle={keys.toggle}
          onClose={() => keys.setShown(false)}
        />
      )}
      {moves.moving && data.company.canMove && <MoveQuestion data={data} controls={controls} card={moves.moving} />}
      {data.hire && (
        <HireDialog
          hire={data.hire}
          query={query}
          action={hrefFor({ ...NOT_HIRING, ...(card && moves.movedFrom(card.id)) })}
          error={controls.unreachedError}
          onClose={() => go(NOT_HIRING)}
        />
      )}
      <ColumnOptions data={data} controls={controls} />
    </>
  );
}

/** "Move to…" of a card. */
function MoveQuestion({ data, controls, card }: Parts & { card: NonNullable<BoardControls['moves']['moving']> }) {
  const { board } = data;
  const { moves, hrefFor, go } = controls;
  const then = hrefFor({ move: null, ...moves.movedFrom(card.id) });
  return (
    <MoveMenu
      name={card.name}
      value={`${card.id}:${card.version}`}
      columns={board.columns}
      from={columnOf(card, board.columns)?.key}
      up={moves.beside(card.id, -1).after}
      down={moves.beside(card.id, 1).after}
      action={then}
      closeHref={hrefFor({ move: null })}
      error={controls.unreachedError}
      onMove={(to, place, after) => moves.moveTo(card.id, to, { place, after, then })}
      onClose={() => go({ move: null })}
    />
  );
}

/** The options of a column, or a new one. */
function ColumnOptions({ data, controls }: Parts) {
  const { query, board, company } = data;
  const { here, hrefFor, go } = controls;
  const { isSending, result } = controls.forms;
  const { intent, answer, count, mistakes } = result;
  const isDone = useColumnDone(intent, answer !== undefined, count, () => go({ column: null }));
  const column =
    query.column === 'new' ? null : board.columns.find(({ columnIds }) => columnIds.includes(query.column ?? ''));
  const isOurs = isSending || intent === 'deleteColumn';
  const isGone = query.column !== null && column === undefined && company.canMove && !isOurs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each column
  useEffect(() => {
    if (!isGone) return;
    toast({ title: 'This column was deleted', text: 'If it had cards, they are in Applied now.' });
    go({ column: null });
  }, [isGone, query.column]);
  if (column === undefined || !company.canMove || isDone) return null;
  return (
    <ColumnDialog
      column={column}
      data={data}
      action={here}
      closeHref={hrefFor({ column: null })}
      mistakes={COLUMN_FORMS.has(intent ?? '') ? mistakes : undefined}
      onClose={() => go({ column: null })}
    />
  );
}
