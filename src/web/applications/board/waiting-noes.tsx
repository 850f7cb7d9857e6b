import { Undo2 } from 'lucide';
import { Button, LinkButton } from '#web/ui/button.tsx';
import type { BoardPageData } from './board-types.ts';
import css from './waiting-noes.module.css';

/** Stands above the board while people wait in "To be rejected": when their answers leave, and how to undo them. */
export function WaitingNoes({ data, action }: { data: BoardPageData; action: string }) {
  const { board, company, asked } = data;
  const cards =
    board.columns.find(({ step }) => step === 'toreject')?.cards.filter(({ ended }) => ended === null) ?? [];
  const withText = board.waiting.total - board.waiting.withoutText;
  if (!company.canMove || cards.length === 0 || withText === 0 || asked.view === 'list') return null;
  const inputs = cards.map(({ id, version }) => (
    <input key={id} type="hidden" name="card" value={`${id}:${version}`} />
  ));
  const { hours } = board.waiting;
  return (
    <section className={css.waiting} aria-label="Waiting to be sent">
      <div>
        <h2>
          {withText === 1 ? 'One answer leaves' : `${withText} answers leave`}{' '}
          {hours === 0 ? 'now' : `in ${hours} ${hours === 1 ? 'hour' : 'hours'}`}
        </h2>
        <p>{board.waiting.nextText}. They move to Rejected then, which is locked.</p>
      </div>
      <form method="post" action={action} className={css.actions}>
        {inputs}
        <Button type="submit" size="sm" kind="line" icon={Undo2} name="intent" value="undoNoes">
          {cards.length === 1 ? 'Undo' : `Undo all ${cards.length}`}
        </Button>
        <LinkButton
          size="sm"
          kind="line"
          href={`/client/startups/${company.key}/applicants/no${asked.jobId ? `?job=${asked.jobId}` : ''}`}
        >
          Change the text
        </LinkButton>
        <Button type="submit" size="sm" kind="quiet" name="intent" value="sendNow">
          Send now
        </Button>
      </form>
      <progress
        className={css.time}
        max={48}
        value={48 - Math.min(48, hours)}
        aria-label="Part of the 48 hours that is over"
      />
    </section>
  );
}
