import { ListChecks } from 'lucide';
import { useActionData, useLoaderData } from 'react-router';
import { isPrefetch } from '#server/exchange.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './board.module.css';
import { BOARD_FIELDS, changeBoard } from './board-actions.server.ts';
import { BoardContents } from './board-contents.tsx';
import { boardPage } from './board-data.server.ts';
import { BoardDialogs } from './board-dialogs.tsx';
import { BoardHint } from './board-hint.tsx';
import { firstOf, isNarrowed, numbersText } from './board-numbers.ts';
import { reachBoard } from './board-reach.ts';
import { BoardTools } from './board-tools.tsx';
import type { BoardPageData } from './board-types.ts';
import { keepBoard, type PerhapsUnreached, useKeptBoard } from './keep-board.ts';
import { BoardNotice } from './moves/move-notice.tsx';
import { WaitingNoes } from './noes/waiting-noes.tsx';
import { UnsentForm } from './unsent-form.tsx';
import { type BoardControls, useBoard } from './use-board.ts';
import { useLiveBoard } from './use-live-board.ts';

export const loader = guardedLoader(({ context, workspace, url, request }) =>
  boardPage(context, workspace.key, url.searchParams, !isPrefetch({ headers: Object.fromEntries(request.headers) })),
);

export const action = defineGuardedAction(BOARD_FIELDS, changeBoard);
export const clientAction = reachBoard;
export const clientMiddleware = [keepBoard];

export default function ApplicantsPage() {
  const data: ReturnType<typeof useLoaderData<typeof loader>> & PerhapsUnreached = useLoaderData<typeof loader>();
  useKeptBoard(data);
  useLiveBoard(data.company.key);
  const controls = useBoard(data, useActionData<typeof action>());
  const { query, company, board } = data;
  const { path, here, hrefFor, go } = controls;
  return (
    <div className={css.page} data-view={query.view} {...controls.events}>
      <WorkspacePage
        title="Applicants"
        path={path}
        lead={<Numbers data={data} showAllHref={hrefFor({ alike: null })} />}
        actions={board.jobs.length > 0 && <BoardTools data={data} path={path} here={here} hrefFor={hrefFor} />}
      >
        <Results data={data} controls={controls} />
        {board.total > 0 && <BoardHint canMove={company.canMove} />}
        <WaitingNoes data={data} action={here} hrefFor={hrefFor} onClose={() => go({ send: null })} />
        <BoardContents data={data} controls={controls} />
        {query.view === 'board' && board.total > 0 && (
          <div className={css.phoneBar}>
            <LinkButton kind="line" size="sm" icon={ListChecks} href={hrefFor({ view: 'list' })}>
              Choose several
            </LinkButton>
            <LinkButton size="sm" href={hrefFor({ card: firstOf(data) })}>
              Read one by one
            </LinkButton>
          </div>
        )}
        {!controls.isCardOpen && <BoardNotice controls={controls} />}
      </WorkspacePage>
      <BoardDialogs data={data} controls={controls} />
    </div>
  );
}

/** Counts the applications that the board shows. */
function Numbers({ data: { query, board }, showAllHref }: { data: BoardPageData; showAllHref: string }) {
  if (!query.alike) return numbersText(board, isNarrowed(query));
  return (
    <>
      {countText(board.total, 'application')} with nearly the same text.{' '}
      <a className="link" href={showAllHref}>
        Show everybody
      </a>
    </>
  );
}

/** Shows the result of the last form. The card and the options of a column cover the page, so they show it themselves. */
function Results({ data: { query, card }, controls }: { data: BoardPageData; controls: BoardControls }) {
  const { error, forms, moveResult } = controls;
  const isCovered = Boolean(card) || query.column !== null;
  const notice = forms.result.answer?.message;
  return (
    <div className={css.banners}>
      {error && !isCovered && <UnsentForm message={error} retry={forms.retry} />}
      {!moveResult && notice && !card && <Banner tone="ok">{notice}</Banner>}
    </div>
  );
}
