import { useEffect, useRef } from 'react';
import type { Mistakes } from '#web/app/define-action.ts';
import css from './mistake-list.module.css';

/** Why a job cannot be published, with a link to each field. */
export function MistakeList({ mistakes, isNew }: { mistakes: Mistakes; isNew: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new answer
  useEffect(() => box.current?.focus(), [mistakes]);
  const entries = Object.entries(mistakes.fields);
  return (
    <div ref={box} className={css.mistakes} role="alert" tabIndex={-1}>
      <h2>
        {entries.length === 0
          ? mistakes.message
          : isNew
            ? 'This job is not published yet'
            : 'The changes are not published yet'}
      </h2>
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, message]) => (
            <li key={name}>
              <a className="link" href={`#${elementOf(name)}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The element of a field, such as `locations` for `locations.0`. */
function elementOf(name: string): string {
  return name.split('.')[0] ?? name;
}
