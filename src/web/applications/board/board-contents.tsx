import { Plus } from 'lucide';
import { useRef } from 'react';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import css from './board.module.css';
import { isNarrowed } from './board-numbers.ts';
import type { BoardPageData } from './board-types.ts';
import { BoardColumns } from './columns/board-columns.tsx';
import { useCardDrag } from './columns/use-card-drag.ts';
import { useCardSwipe } from './columns/use-card-swipe.ts';
import { ApplicantList } from './list/applicant-list.tsx';
import { NobodyFound } from './nobody-found.tsx';
import type { BoardControls } from './use-board.ts';

/** The applicants as columns or as a list, or why there are none. */
export function BoardContents({ data, controls }: { data: BoardPageData; controls: BoardControls }) {
  const { query, board, company } = data;
  const { here, hrefFor, forms } = controls;
  if (board.jobs.length === 0) {
    return (
      <Empty
        headingLevel="h2"
        title="Nobody can apply yet"
        text="Everybody who applies to one of your jobs appears here."
      >
        {company.canMove && (
          <LinkButton size="sm" icon={Plus} href={`/client/startups/${company.key}/jobs/new`}>
            Post a job
          </LinkButton>
        )}
      </Empty>
    );
  }
  if (board.total === 0 && isNarrowed(query)) return <NobodyFound data={data} hrefFor={hrefFor} />;
  if (query.view === 'board') return <MovableColumns data={data} controls={controls} />;
  return (
    <ApplicantList
      key={[query.jobId, query.search, query.only, query.alike].join()}
      data={data}
      action={here}
      hrefFor={hrefFor}
      movedIds={forms.result.answer?.moved?.map(({ id }) => id).join(' ') ?? ''}
    />
  );
}

/** The columns, whose cards move by mouse and finger. */
function MovableColumns({ data, controls }: { data: BoardPageData; controls: BoardControls }) {
  const { moves, forms, columns, hrefFor } = controls;
  const { jobId, search, only, alike } = data.query;
  const area = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const isOn = data.company.canMove;
  useCardDrag(area, {
    isOn,
    isOrdered: moves.isOrdered,
    onDrop: ({ id, version }, to, after) => moves.moveTo(id, to, { after, version }),
  });
  useCardSwipe(area, strip, { isOn, onMove: moves.moveTo });
  return (
    <div ref={area} className={css.area}>
      <div ref={strip} className={css.strip} hidden aria-hidden />
      <BoardColumns
        key={[jobId, search, only, alike].join()}
        data={data}
        columns={columns}
        pending={new Set(forms.pending.map(({ id }) => id))}
        hrefFor={hrefFor}
      />
    </div>
  );
}
