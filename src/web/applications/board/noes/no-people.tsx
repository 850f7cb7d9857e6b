import { useEffect, useRef, useState } from 'react';
import { saysWasRead } from '#domain/applications/board/message-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './no.module.css';

type Person = { id: string; name: string; place: string; isNew: boolean; isUnopened: boolean };

/** A phone shows the first of them, until all are asked for. */
const FIRST = 8;

/** Those who may get the no, each with a box. */
export function NoPeople({
  people,
  leftOut,
  reader,
  onChange,
}: {
  people: readonly Person[];
  /** Those who were taken out. */
  leftOut: ReadonlySet<string>;
  /** Whose copy is shown. */
  reader: string | undefined;
  onChange: (id: string, isChosen: boolean) => void;
}) {
  const [isWhole, setWhole] = useState(people.length <= FIRST);
  const list = useRef<HTMLUListElement>(null);
  const wasWhole = useRef(isWhole);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isWhole && !wasWhole.current) list.current?.querySelectorAll('input')[FIRST]?.focus();
    wasWhole.current = isWhole;
  }, [isWhole]);
  return (
    <>
      <ul ref={list} className={css.people} data-first={isWhole ? undefined : ''}>
        {people.map(({ id, name, place, isUnopened }) => (
          <li key={id} data-on={id === reader ? '' : undefined}>
            <Check
              name="person"
              value={id}
              defaultChecked={!leftOut.has(id)}
              onChange={({ target }) => onChange(id, target.checked)}
              label={<VisuallyHidden>{name}</VisuallyHidden>}
            />
            <Avatar name={name} size={32} />
            <span>
              {name}
              <small>
                {[place, isUnopened && 'never opened', leftOut.has(id) && 'you took them out']
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <button type="button" className={classNames('link', css.all)} onClick={() => setWhole(true)}>
          {`Show all ${people.length}`}
        </button>
      )}
    </>
  );
}

/** Says how many of the chosen nobody has opened, and whether the text is untrue for them. It blocks nothing. */
export function UnopenedNote({ chosen, text, newHref }: { chosen: readonly Person[]; text: string; newHref: string }) {
  const unopenedCards = chosen.filter(({ isUnopened }) => isUnopened);
  if (unopenedCards.length === 0) return null;
  return (
    <Banner tone="note">
      {unopenedText(unopenedCards.length, chosen.length)}
      {saysWasRead(text) && ' Your text says that you read them: open them, or choose another text.'}{' '}
      {unopenedCards.some(({ isNew }) => isNew) && (
        <a className="link" href={newHref}>
          Read them first
        </a>
      )}
    </Banner>
  );
}

/** "4 of 20 were never opened." */
function unopenedText(count: number, all: number): string {
  if (all === 1) return 'Nobody in your team has opened this application.';
  if (count === all) return `Nobody in your team has opened any of these ${all} applications.`;
  return `${count} of ${all} ${count === 1 ? 'was' : 'were'} never opened.`;
}
