import { type Fact, Facts } from '#web/ui/lists/facts.tsx';
import { WorkspaceSection } from '#web/workspace/workspace-page.tsx';
import type { HistoryLine } from './history-text.ts';
import css from './job-desk.module.css';

/** Lists the results of a closed job. */
export function CloseReport({ facts }: { facts: readonly Fact[] }) {
  return (
    <WorkspaceSection title="What it brought">
      <Facts layout="row" facts={facts} />
    </WorkspaceSection>
  );
}

/** Lists the events of a job, latest first. */
export function JobHistory({ lines, startup }: { lines: readonly HistoryLine[]; startup: string }) {
  return (
    <WorkspaceSection title="History">
      <ol className={css.history}>
        {lines.map(({ day, title, text, receipt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice in a day
          <li key={index}>
            <span className={css.day}>{day}</span>
            <div>
              {title}
              {(text || receipt) && (
                <small>
                  {text}
                  {receipt && (
                    <>
                      {text && ', '}
                      <a className="link" href={`${startup}/orders/${receipt.orderId}`}>
                        receipt {receipt.number}
                      </a>
                    </>
                  )}
                </small>
              )}
            </div>
          </li>
        ))}
      </ol>
    </WorkspaceSection>
  );
}

export type Life = { percent: number; passed: number; total: number; today: string; end: string; isOver: boolean };

/** Shows how far the job is between its first and its last day. */
export function JobLife({ life: { percent, passed, total, today, end, isOver } }: { life: Life }) {
  return (
    <section className={css.life}>
      <h2>Its life</h2>
      <div className={css.track} aria-hidden="true">
        <i className={css.past} style={{ width: `${percent}%` }} />
        <i className={css.pin} style={{ left: `${percent}%` }} />
      </div>
      <ol>
        {!isOver && (
          <li>
            <b>Day {passed}</b> of {total}
            <span className={css.day}>{today}</span>
          </li>
        )}
        <li>
          <b>{isOver ? 'Closed' : 'Closes'}</b>
          <span className={css.day}>{end}</span>
        </li>
      </ol>
    </section>
  );
}
