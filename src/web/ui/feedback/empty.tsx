import type { ReactNode } from 'react';
import { Flag } from '../pictures/flag.tsx';
import type { Colorway, Design } from '../pictures/flag-designs.ts';
import css from './empty.module.css';

type Four = readonly (readonly [Design, Colorway | number])[];
const NOTHING_YET: Four = [
  ['disc', 7],
  ['bars', 13],
  ['checks', 0],
  ['pales', ['fjord', 'cloudberry', 'ink']],
];
/** Ice and ink, for a search without results. */
const NOTHING_FOUND: Four = [
  ['saltire', 8],
  ['halvesH', 9],
  ['disc', 13],
  ['bars', ['ice', 'ink', 'lingon']],
];

/** An empty state: flags at the left, a sentence, one action. */
export function Empty({
  title,
  text,
  reason = 'nothing-yet',
  headingLevel: Heading = 'h3',
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  reason?: 'nothing-yet' | 'nothing-found';
  headingLevel?: 'h2' | 'h3';
  /** The action. */
  children?: ReactNode;
}) {
  const flags = reason === 'nothing-yet' ? NOTHING_YET : NOTHING_FOUND;
  return (
    <div className={css.empty}>
      <div className={css.flags} aria-hidden>
        {flags.map(([design, colorway]) => (
          <Flag key={design} design={design} colorway={colorway} />
        ))}
      </div>
      <div>
        <Heading className={css.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {children && <div className={css.actions}>{children}</div>}
      </div>
    </div>
  );
}
