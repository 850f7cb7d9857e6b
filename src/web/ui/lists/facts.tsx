import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './facts.module.css';

export type Fact = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** For a page that shows the fact elsewhere at some widths. */
  name?: string;
};

/** Short facts with rules between them: a grid of four columns for a job, one row for a startup. */
export function Facts({
  facts,
  layout = 'grid',
  className,
}: {
  facts: readonly Fact[];
  layout?: 'grid' | 'row';
  className?: string;
}) {
  const style = layout === 'row' && facts.length !== 6 ? ({ '--facts': facts.length } as CSSProperties) : undefined;
  return (
    <dl
      className={classNames(
        layout === 'row' ? css.row : css.facts,
        layout === 'row' && facts.length < 5 && css.few,
        className,
      )}
      style={style}
    >
      {facts.map(({ label, value, note, name }) => (
        <div key={label} data-fact={name}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
