import { classNames } from '#web/ui/class-names.ts';
import css from './funding-rounds.module.css';

export type RoundStep = { title: string; text: string; height: number };

/** The funding rounds of a startup as steps, each as high as its share of the largest. A single one compares with nothing. */
export function FundingRounds({ rounds }: { rounds: RoundStep[] }) {
  return (
    <ol className={classNames(css.rounds, rounds.length === 1 && css.single)}>
      {rounds.map(({ title, text, height }) => (
        <li key={`${title} ${text}`}>
          <div>
            <b>{title}</b>
            {text && <span>{text}</span>}
          </div>
          {rounds.length > 1 && (
            <svg className={css.step} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <rect y={100 - height} width="100" height={height} />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
}
