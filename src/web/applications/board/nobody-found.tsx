import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { ONLY } from './board-tools.tsx';
import type { BoardPageData } from './board-types.ts';

/** Instead of empty columns: what was searched for, and how to see everybody again. */
export function NobodyFound({
  data: { query, board },
  hrefFor,
}: {
  data: BoardPageData;
  hrefFor: (changes: Record<string, string | number | null>) => string;
}) {
  const words = query.search?.trim() ?? '';
  const job = board.jobs.find(({ id }) => id === query.jobId);
  const where = [query.only && `among “${ONLY[query.only]}”`, job && `in ${job.title}`].filter(Boolean).join(' ');
  const others = query.only !== undefined || query.jobId !== undefined || query.alike !== undefined;
  const clear = { q: null, page: null };
  const isSifted = !words && query.only === 'new' && query.alike === undefined;
  return (
    <Empty
      headingLevel="h2"
      title={isSifted ? 'No new applications' : words ? `Nobody found for “${words}”` : 'Nobody found'}
      text={
        isSifted
          ? `Nobody waits to be opened${job ? ` in ${job.title}` : ''}.`
          : [where && `We looked ${where}.`, words && 'A search finds words in the name, the headline and the place.']
              .filter(Boolean)
              .join(' ')
      }
      reason={isSifted ? 'nothing-yet' : 'nothing-found'}
    >
      {words && (
        <LinkButton size="sm" kind="line" href={hrefFor(clear)}>
          Clear the search
        </LinkButton>
      )}
      {(others || !words) && (
        <LinkButton size="sm" kind="line" href={hrefFor({ ...clear, only: null, job: null, alike: null })}>
          Show everybody
        </LinkButton>
      )}
    </Empty>
  );
}
