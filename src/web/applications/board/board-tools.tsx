import { Plus, Search } from 'lucide';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import css from './board.module.css';
import type { BoardPageData } from './board-types.ts';

const ONLY = { new: 'New', unanswered: 'Waits for an answer', due: 'Answer due', knockOut: 'Misses a must' } as const;

/** What the board shows: a job, words, a group, and the view. Submitted with Search where there is no script. */
export function BoardTools({
  data,
  path,
  hrefFor,
}: {
  data: BoardPageData;
  path: string;
  hrefFor: (changes: Record<string, string | number | null>) => string;
}) {
  const { asked, board, company } = data;
  return (
    <div className={css.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not announced everywhere yet */}
      <form role="search" aria-label="Applicants" action={path} data-live className={css.filters}>
        <Select small name="job" aria-label="Job" defaultValue={asked.jobId ?? ''}>
          <option value="">{board.jobs.length === 1 ? 'All jobs' : `All ${board.jobs.length} jobs`}</option>
          {board.jobs.map(({ id, title, total }) => (
            <option key={id} value={id}>
              {title} ({total})
            </option>
          ))}
        </Select>
        <Select small name="only" aria-label="Show" defaultValue={asked.only ?? ''}>
          <option value="">Everybody</option>
          {Object.entries(ONLY).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <input
          type="search"
          name="q"
          aria-label="Name, headline or place"
          placeholder="Name or place"
          defaultValue={asked.search}
          maxLength={100}
        />
        {asked.view === 'list' && <input type="hidden" name="view" value="list" />}
        <Button type="submit" size="sm" kind="line" icon={Search}>
          Search
        </Button>
      </form>
      <LinkButton size="sm" kind="line" href={hrefFor({ view: asked.view === 'list' ? null : 'list', page: null })}>
        {asked.view === 'list' ? 'Board' : 'List'}
      </LinkButton>
      {company.canMove && asked.view === 'board' && board.jobs.length > 0 && (
        <LinkButton size="sm" kind="line" icon={Plus} href={hrefFor({ column: 'new' })}>
          Add column
        </LinkButton>
      )}
    </div>
  );
}
