import { Download, Eye, EyeOff, Plus, Search, SlidersHorizontal } from 'lucide';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './board-tools.module.css';
import type { BoardPageData } from './board-types.ts';

export const ONLY = {
  new: 'New',
  wrote: 'Wrote or answered',
  unanswered: 'Waits for an answer',
  due: 'Answer due',
  knockOut: 'Misses a must',
} as const;

const FORMATS = { csv: 'Spreadsheet (CSV)', json: 'Data (JSON)' } as const;

/** The file with everybody whom the board or the list shows now. */
function exportHref(company: string, { jobId, search, only, alike, sort }: BoardPageData['query'], format: string) {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries({ job: jobId, search, only, alike, sort })) {
    if (value) query.set(name, value);
  }
  return `/api/companies/${company}/applicants/export?${query}`;
}

/**
 * Chooses what the board shows: a job, words, a group, and the view. Without a script a Search button submits it.
 * Phones fold it behind a button, so that the first cards stand on the first screen.
 */
export function BoardTools({
  data,
  path,
  here,
  hrefFor,
}: {
  data: BoardPageData;
  path: string;
  /** With what the board shows now. */
  here: string;
  hrefFor: (changes: Record<string, string | number | null>) => string;
}) {
  const { query, board, company } = data;
  const job = board.jobs.find(({ id }) => id === query.jobId);
  const filters = [query.jobId, query.only, query.search].filter(Boolean).length;
  return (
    <details className={css.toolBox}>
      <summary aria-label={filters > 0 ? `Filters and tools, ${filters} chosen` : 'Filters and tools'}>
        <Icon of={SlidersHorizontal} size={20} />
        {filters > 0 && <b>{filters}</b>}
      </summary>
      <div className={css.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: the search element is not announced everywhere yet */}
        <form role="search" aria-label="Applicants" action={path} data-live className={css.filters}>
          <Select small name="job" aria-label="Job" defaultValue={query.jobId ?? ''}>
            <option value="">All jobs</option>
            {board.jobs.map(({ id, title, total }) => (
              <option key={id} value={id}>
                {title} ({total})
              </option>
            ))}
          </Select>
          <Select small name="only" aria-label="Show" defaultValue={query.only ?? ''}>
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
            defaultValue={query.search}
            maxLength={100}
          />
          {query.view === 'list' && <input type="hidden" name="view" value="list" />}
          {query.sort && <input type="hidden" name="sort" value={query.sort} />}
          <Button type="submit" size="sm" kind="line" icon={Search}>
            Search
          </Button>
        </form>
        <LinkButton size="sm" kind="line" href={hrefFor({ view: query.view === 'list' ? null : 'list', page: null })}>
          {query.view === 'list' ? 'Board' : 'List'}
        </LinkButton>
        {board.total > 0 && (
          <Menu
            className={css.download}
            summary={
              <>
                <Icon of={Download} size={18} />
                Download
              </>
            }
          >
            {Object.entries(FORMATS).map(([format, label]) => (
              <li key={format}>
                <a href={exportHref(company.key, query, format)} download>
                  {label}
                </a>
              </li>
            ))}
          </Menu>
        )}
        {company.canMove && job && <NamesMenu key={String(job.isAnonymous)} job={job} action={here} />}
        {company.canMove && query.view === 'board' && board.jobs.length > 0 && (
          <LinkButton size="sm" kind="line" icon={Plus} href={hrefFor({ column: 'new' })}>
            Add column
          </LinkButton>
        )}
      </div>
    </details>
  );
}

/** The anonymous first look of a job. Its key closes it once it has changed. */
function NamesMenu({ job, action }: { job: BoardPageData['board']['jobs'][number]; action: string }) {
  const { id, isAnonymous } = job;
  return (
    <Menu
      className={classNames(css.download, css.names)}
      summary={
        <>
          <Icon of={isAnonymous ? EyeOff : Eye} size={18} />
          Names<VisuallyHidden> {isAnonymous ? 'hidden' : 'shown'}</VisuallyHidden>
        </>
      }
    >
      <li>
        <p>
          With names hidden, you first see what people can do. Name, photo, contact and CV show once a card is in one of
          your columns.
        </p>
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="anonymous" />
          <input type="hidden" name="job" value={id} />
          <input type="hidden" name="isAnonymous" value={String(!isAnonymous)} />
          <button type="submit">{isAnonymous ? 'Show names at once' : 'Hide names at first'}</button>
        </form>
      </li>
    </Menu>
  );
}
