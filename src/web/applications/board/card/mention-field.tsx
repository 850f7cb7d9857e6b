import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { fold } from '#domain/site/fold.ts';
import { countText } from '#web/ui/text/number-format.ts';
import css from './mention-field.module.css';

/** `mention` is what a note says after the @. */
type Member = { id: string; name: string; mention: string };

/** The beginning of a name after an @, up to the cursor. */
const TYPED = /(^|[\s(])@([\p{L}\p{M}'’-]*)$/u;

/** A first name of one word that nobody else has names a colleague; others need the full name without spaces. */
export function mentionOf({ name, lastName }: Named, team: readonly Named[]): string {
  const isAlone = team.filter((each) => fold(each.name) === fold(name)).length === 1;
  return isAlone && !/\s/.test(name) ? name : `${name}${lastName}`.replace(/\s/g, '');
}
type Named = { name: string; lastName: string };

/**
 * A field for a note in which @ lists the colleagues (APG: a listbox with manual selection). Without a script the names
 * are typed.
 */
export function MentionField({
  members,
  value: text,
  onText: setText,
  area: box,
  ...field
}: {
  members: readonly Member[];
  value: string;
  onText: (text: string) => void;
  area: RefObject<HTMLTextAreaElement | null>;
} & ComponentProps<'textarea'>) {
  const id = useId();
  const [beginning, setBeginning] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const start = beginning === null ? undefined : fold(beginning);
  const matches =
    start === undefined
      ? []
      : members
          .filter((each) =>
            fold(`${each.name} ${each.mention}`)
              .split(' ')
              .some((word) => word.startsWith(start)),
          )
          .slice(0, 8);
  const isOpen = matches.length > 0;
  const current = Math.min(at, matches.length - 1);

  const look = () => {
    const { value = '', selectionEnd = 0 } = box.current ?? {};
    setBeginning(TYPED.exec(value.slice(0, selectionEnd))?.[2] ?? null);
    setAt(0);
  };
  const choose = (member: Member | undefined) => {
    const { current: area } = box;
    if (!area || !member) return;
    const end = area.selectionEnd;
    const begin = end - (beginning ?? '').length;
    area.setRangeText(`${member.mention} `, begin, end, 'end');
    setText(area.value);
    setBeginning(null);
    area.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt((current + 1) % matches.length);
    else if (event.key === 'ArrowUp') setAt((current + matches.length - 1) % matches.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(matches[current]);
    else if (event.key === 'Escape') setBeginning(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.field}>
      <textarea
        {...field}
        ref={box}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          look();
        }}
        onKeyDown={onKeyDown}
        onClick={look}
        onBlur={() => setBeginning(null)}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label="Colleagues" className={css.list}>
          {matches.map((member, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus
            <div
              key={member.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(member)}
            >
              {member.name}
            </div>
          ))}
        </div>
      )}
      <p className="vh" role="status">
        {isOpen && countText(matches.length, 'colleague')}
      </p>
    </div>
  );
}
