import { ListChecks } from 'lucide';
import { useEffect, useMemo, useRef } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { isPrefetch } from '#server/exchange.ts';
import { forgetUnsentText } from '#web/app/unsent-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/field.tsx';
import { counted } from '#web/ui/number-format.ts';
import { defineGuardedAction, guarded } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ApplicantList } from './applicant-list.tsx';
import css from './board.module.css';
import { BOARD_FIELDS, changeBoard } from './board-actions.server.ts';
import { BoardColumns } from './board-columns.tsx';
import { boardPage } from './board-data.server.ts';
import { BoardHint } from './board-hint.tsx';
import { BoardKeys } from './board-keys.tsx';
import { firstOf, numbersText } from './board-numbers.ts';
import { boardHref, NOT_HIRING, queueOf } from './board-query.ts';
import { reachBoard } from './board-reach.ts';
import { BoardTools } from './board-tools.tsx';
import { CardDrawer } from './card-drawer.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { HireDialog } from './hire-dialog.tsx';
import { hireQuestion } from './hire-question.ts';
import { keepBoard, type PerhapsUnreached, useKeptBoard } from './keep-board.ts';
import { MoveMenu } from './move-menu.tsx';
import { MoveNotice } from './move-notice.tsx';
import { columnOf, movedColumns, moveText, placeBeside } from './moved-columns.ts';
import { NobodyFound } from './nobody-found.tsx';
import { queueAfterMove, queueAmong } from './queue.ts';
import { UnreachedCard } from './unreached-card.tsx';
import { UnsentForm } from './unsent-form.tsx';
import { useBoardEvents } from './use-board-events.ts';
import { useBoardForms } from './use-board-forms.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useCardDrag } from './use-card-drag.ts';
import { useCardSwipe } from './use-card-swipe.ts';
import { COLUMN_FORMS, useColumnDone } from './use-column-done.ts';
import { useLiveBoard } from './use-live-board.ts';
import { useVisits } from './use-visits.ts';
import { WaitingNoes } from './waiting-noes.tsx';

export const loader = guarded(({ context, workspace, url, request }) =>
  boardPage(context, workspace.key, url.searchParams, !isPrefetch({ headers: Object.fromEntries(request.headers) })),
);

export const action = defineGuardedAction(BOARD_FIELDS, changeBoard);
export const clientAction = reachBoard;
export const clientMiddleware = [keepBoard];

export default function ApplicantsPage() {
  const data: ReturnType<typeof useLoaderData<typeof loader>> & PerhapsUnreached = useLoaderData<typeof loader>();
  useKeptBoard(data);
  const { asked, company, board, list, card } = data;
  const { search } = useLocation();
  const path = `/client/startups/${company.key}/applicants`;
  const hrefFor = (changes: Record<string, string | number | null>) => boardHref(path, search, changes);
  const forms = useBoardForms(path + search, useActionData<typeof action>());
  const columns = movedColumns(board.columns, forms.pending);
  const { answer, mistakes, count, intent, card: sentAbout } = forms.result;
  // Said once for each answer: of a later board, in which the card is elsewhere, the sentence would not be true. A board
  // that could not be read again does not show the move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  const moveResult = useMemo(
    () => answer && moveText(answer, data.unreached ? [] : board.columns, list?.docs),
    [answer],
  );
  const moved = moveResult && [moveResult, answer?.message].filter(Boolean).join(' ');
  const area = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const { visit, unreached } = useVisits(data);
  const go = (changes: Record<string, string | null>) => visit(hrefFor(changes));

  const cards = list?.docs ?? board.columns.flatMap((column) => column.cards);
  const versionOf = (id: string) =>
    cards.find((each) => each.id === id)?.version ?? (card?.id === id ? card.version : undefined);
  /** Sends a form, or asks before it hires somebody. */
  const send = (form: FormData, then?: string) => {
    const question = hireQuestion(form, card ? [...cards, card] : cards);
    if (question) visit(hrefFor(question));
    else forms.send(form, then === path + search ? undefined : then);
  };
  const moveTo = (id: string, to: string, place: 'top' | 'bottom' = 'top', after?: string | null, then?: string) => {
    const form = new FormData();
    const values = { intent: 'move', card: `${id}:${versionOf(id) ?? 1}`, to, place, after: after ?? '' };
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    send(form, then);
  };
  // The order within a column is the board's own; sorted by anything else, a card has no place to choose.
  const isOrdered = company.canMove && asked.view === 'board' && (asked.sort ?? 'board') === 'board';
  const beside = (id: string, by: -1 | 1) => {
    const column = isOrdered ? columns.find((each) => each.cards.some((one) => one.id === id)) : undefined;
    return { column, after: column?.step === 'rejected' ? undefined : placeBeside(column, id, by) };
  };
  const shift = (id: string, by: -1 | 1) => {
    const { column, after } = beside(id, by);
    if (column && after !== undefined) moveTo(id, column.key, 'top', after);
  };
  const undoable = answer?.intent === 'move' ? (answer.moved ?? []).filter(({ canUndo }) => canUndo) : [];
  const undo = () => {
    if (undoable.length === 0) return;
    const form = new FormData();
    form.set('intent', 'undo');
    for (const { id, version } of undoable) form.append('card', `${id}:${version}`);
    forms.send(form);
  };

  // Empties the field whose text was taken, and no other.
  const taken = useRef({ note: 0, message: 0 });
  const isText = answer?.intent === 'note' || answer?.intent === 'message';
  if (answer && isText) taken.current[answer.intent as 'note'] = count;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isText && sentAbout) forgetUnsentText(`${intent} ${sentAbout}`);
  }, [count]);

  const keys = useBoardKeys({ undo, move: (id) => go({ move: id }), shift, openCard: asked.card });
  useCardDrag(area, {
    isOn: company.canMove && asked.view === 'board',
    isOrdered,
    onDrop: (id, to, after) => moveTo(id, to, 'top', after),
  });
  useCardSwipe(area, strip, { isOn: company.canMove && asked.view === 'board', onMove: moveTo });
  useLiveBoard(company.key);

  const own = card ? columnOf(card, board.columns) : undefined;
  const read = asked.queue && board.columns.find(({ key }) => key === asked.queue?.column);
  const queue =
    read && read !== own && !list
      ? queueAfterMove(asked.queue?.next ?? null, read)
      : queueAmong(card?.id ?? '', list?.docs ?? own?.cards ?? [], list ? undefined : own);
  // After the open card has moved, the person stays in the column that they were reading.
  const movedFrom = (id: string): { queue?: string } =>
    id === card?.id && queue.column ? { queue: queueOf(id, queue.column.key, queue.next?.id) } : {};

  const isColumnDone = useColumnDone(intent, answer !== undefined, count, () => go({ column: null }));

  // After a move the focus stays on the card, wherever it stands now.
  const movedId = answer?.moved?.[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (movedId && count > 0 && !asked.card) document.getElementById(`card-${movedId}`)?.focus({ preventScroll: true });
  }, [movedId, count]);

  const events = useBoardEvents({ path, send, visit });

  const moving =
    cards.find(({ id }) => id === asked.move) ?? (asked.move && card?.id === asked.move ? card : undefined);
  const options = asked.column === 'new' ? null : board.columns.find(({ key }) => key === asked.column);
  const isNarrowed = Boolean(asked.search?.trim() || asked.only || asked.alike);
  const error = mistakes && (Object.values(mistakes.fields)[0] ?? mistakes.message);
  // A question that sent its form stays open until it was taken.
  const unreachedError = intent === 'move' && forms.retry ? error : undefined;
  // The card and the options of a column cover the page, so they show what came of their own forms.
  const isCovered = Boolean(card) || asked.column !== null;

  return (
    <div className={css.page} {...events}>
      <WorkspacePage
        title="Applicants"
        path={path}
        lead={
          asked.alike ? (
            <>
              {counted(board.total, 'application')} with nearly the same text.{' '}
              <a className="link" href={hrefFor({ alike: null })}>
                Show everybody
              </a>
            </>
          ) : (
            numbersText(board, isNarrowed)
          )
        }
        actions={<BoardTools data={data} path={path} hrefFor={hrefFor} />}
      >
        <div className={css.banners}>
          {error && !isCovered && <UnsentForm message={error} retry={forms.retry} />}
          {!moved && answer?.message && !card && <Banner tone="ok">{answer.message}</Banner>}
        </div>
        {board.total > 0 && <BoardHint canMove={company.canMove} />}
        <WaitingNoes data={data} action={path + search} hrefFor={hrefFor} onClose={() => go({ send: null })} />
        {board.jobs.length === 0 ? (
          <p className={css.empty}>Nobody can apply yet. Post a job, and everybody who applies stands here.</p>
        ) : isNarrowed && board.total === 0 ? (
          <NobodyFound data={data} hrefFor={hrefFor} />
        ) : asked.view === 'list' ? (
          <ApplicantList
            key={[asked.jobId, asked.search, asked.only, asked.alike].join()}
            data={data}
            action={path + search}
            hrefFor={hrefFor}
            movedIds={answer?.moved?.map(({ id }) => id).join(' ') ?? ''}
          />
        ) : (
          <div ref={area} className={css.area}>
            <div ref={strip} className={css.strip} hidden aria-hidden />
            <BoardColumns
              data={data}
              columns={columns}
              pending={new Set(forms.pending.map(({ id }) => id))}
              hrefFor={hrefFor}
            />
          </div>
        )}
        {asked.view === 'board' && board.total > 0 && (
          <div className={css.phoneBar}>
            <LinkButton kind="line" size="sm" icon={ListChecks} href={hrefFor({ view: 'list' })}>
              Choose several
            </LinkButton>
            <LinkButton size="sm" href={hrefFor({ card: firstOf(data) })}>
              Read one by one
            </LinkButton>
          </div>
        )}
        <MoveNotice text={moved ?? ''} undo={undoable} action={path + search} onDismiss={forms.dismiss} />
      </WorkspacePage>
      {unreached?.card && (
        <UnreachedCard
          key={unreached.card}
          name={cards.find(({ id }) => id === unreached.card)?.name}
          tries={unreached.tries}
          onRetry={unreached.retry}
          onClose={() => go({ card: null, queue: null })}
          closeHref={hrefFor({ card: null, queue: null })}
        />
      )}
      {card && !asked.move && !data.hire && !unreached && (
        <CardDrawer
          key={card.id}
          card={card}
          data={data}
          column={own}
          queue={queue}
          action={path + search}
          moveAction={hrefFor(movedFrom(card.id))}
          hrefFor={hrefFor}
          result={forms.result}
          retry={forms.retry}
          taken={taken.current}
          keysAreOn={keys.areOn}
          onAllKeys={() => keys.setShown(true)}
          onClose={() => go({ card: null })}
          body={drawer}
        />
      )}
      {keys.areShown && <BoardKeys areOn={keys.areOn} onToggle={keys.toggle} onClose={() => keys.setShown(false)} />}
      {moving && company.canMove && (
        <MoveMenu
          name={moving.name}
          value={`${moving.id}:${moving.version}`}
          columns={board.columns}
          from={columnOf(moving, board.columns)?.key}
          up={beside(moving.id, -1).after}
          down={beside(moving.id, 1).after}
          action={hrefFor({ move: null, ...movedFrom(moving.id) })}
          closeHref={hrefFor({ move: null })}
          error={unreachedError}
          onMove={(to, place, after) =>
            moveTo(moving.id, to, place, after, hrefFor({ move: null, ...movedFrom(moving.id) }))
          }
          onClose={() => go({ move: null })}
        />
      )}
      {data.hire && (
        <HireDialog
          hire={data.hire}
          asked={asked}
          action={hrefFor({ ...NOT_HIRING, ...(card && movedFrom(card.id)) })}
          error={unreachedError}
          onClose={() => go(NOT_HIRING)}
        />
      )}
      {(asked.column === 'new' || options) && company.canMove && !isColumnDone && (
        <ColumnDialog
          column={options ?? null}
          data={data}
          action={path + search}
          closeHref={hrefFor({ column: null })}
          mistakes={COLUMN_FORMS.has(intent ?? '') ? mistakes : undefined}
          onClose={() => go({ column: null })}
        />
      )}
    </div>
  );
}
