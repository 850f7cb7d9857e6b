import { Check, X } from 'lucide';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './what-a-boost-does.module.css';

/** Two lists side by side: what a boost does, and what it does not do. */
export function WhatABoostDoes({
  does,
  doesNot,
  small = false,
}: {
  does: readonly string[];
  doesNot: readonly string[];
  small?: boolean;
}) {
  // Below the heading of a page it has the next level, else it stands in a section.
  const Heading = small ? 'h2' : 'h3';
  return (
    <div className={small ? css.small : css.lists}>
      <section>
        <Heading>It does</Heading>
        <ul className={css.yes}>
          {does.map((text) => (
            <li key={text}>
              <Icon of={Check} size={18} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Heading>It does not</Heading>
        <ul>
          {doesNot.map((text) => (
            <li key={text}>
              <Icon of={X} size={18} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
