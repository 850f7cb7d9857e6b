import { useEffect, useRef } from 'react';
import type { Mistakes } from '#web/app/define-action.ts';
import { countText } from '#web/ui/text/number-format.ts';
import { nameOfField } from './draft-form.ts';
import css from './mistake-list.module.css';

/**
 * Lists why a job cannot be published, with a link to each field. `open` are the mistakes that nobody has mended since.
 */
export function MistakeList({
  mistakes,
  open,
  isNew,
}: {
  mistakes: Mistakes;
  open: Record<string, string>;
  isNew: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new answer
  useEffect(() => box.current?.focus(), [mistakes]);
  const all = Object.keys(mistakes.fields).length;
  const entries = Object.entries(open);
  return (
    <>
      {(all === 0 || entries.length > 0) && (
        <div ref={box} className={css.mistakes} role="alert" tabIndex={-1}>
          <h2>
            {all === 0
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
                    {nameOfField(elementOf(name))}: {message}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p className="vh" role="status">
        {entries.length === all
          ? ''
          : entries.length === 0
            ? 'All listed fields are filled in. You can publish now.'
            : `${countText(entries.length, 'field')} left to fill in.`}
      </p>
    </>
  );
}

/** The element of a field, such as `locations` for `locations.0`. */
function elementOf(name: string): string {
  return name.split('.')[0] ?? name;
}
