import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import css from './combobox.module.css';
import { Icon } from './icon.tsx';

export type Choice = {
  key: string;
  /** Choices of one group stand together, under its name. */
  group: string;
  name: string;
  detail?: string | null | undefined;
  /** At the right edge, and with more words for those who hear it. */
  note: { shown: string; said: string };
  /** A choice that is a page is a link; the others are told to `onChoose`. */
  href?: string | undefined;
};

const SHORTEST = 2;
/** A hand that is typing is not asked after each letter. */
const REST_MS = 120;
/** What keys are called that an input method has taken. */
const INPUT_METHOD = 229;

/** Fields that have been helped before: what stands in them has been typed and answered. */
const met = new WeakSet<HTMLInputElement>();

/**
 * Makes a combobox of a text field that is already there (APG: list autocomplete with manual selection): nothing is
 * chosen until somebody chooses, and what was typed is sent as it stands. The field keeps its focus and its text;
 * without this, or when an answer does not come, it is the plain field it was. Stands in the field's form.
 */
export function Combobox<T extends Choice>({
  input,
  ask,
  onChoose,
}: {
  input: HTMLInputElement;
  /** Told by the signal when its answer is no longer wanted. Fails where there is none, which is not "nothing found". */
  ask: (text: string, signal: AbortSignal) => Promise<T[]>;
  /** Answers what has become of the choice, to be heard. */
  onChoose: (choice: T) => string;
}) {
  const id = useId();
  const [choices, setChoices] = useState<T[]>([]);
  const [isOpen, setOpen] = useState(false);
  /** By its key: in a newer answer the same choice may stand elsewhere, or not at all. */
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = choices.findIndex(({ key }) => key === activeKey);
  const [said, setSaid] = useState('');
  const optionId = (at: number) => `${id}-${at}`;
  const isShown = isOpen && choices.length > 0;
  const place = usePlace(input, isShown);

  const open = (found: T[]) => {
    setOpen(true);
    setSaid(
      found.length === 0 ? 'No suggestions' : found.length === 1 ? '1 suggestion' : `${found.length} suggestions`,
    );
  };
  const close = () => {
    setOpen(false);
    setActiveKey(null);
    setSaid('');
  };

  // What the keys and letters do is told anew with every change, and asked by listeners that stay.
  const now = useRef({ onKey: (_: KeyboardEvent) => {}, onText: () => {}, close });
  const asked = useRef<{ text: string; stop: AbortController } | null>(null);
  /** What the choices answer. */
  const answered = useRef('');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = () => {
    clearTimeout(rest.current);
    asked.current?.stop.abort();
    asked.current = null;
  };

  /** What is shown stays until the next answer is there; without one there is no list. */
  const look = async () => {
    const text = input.value.trim();
    if (asked.current?.text === text) return;
    asked.current?.stop.abort();
    const mine = { text, stop: new AbortController() };
    asked.current = mine;
    const found = await ask(text, mine.stop.signal).catch(() => null);
    if (asked.current !== mine || document.activeElement !== input) return;
    asked.current = null;
    answered.current = text;
    setChoices(found ?? []);
    if (found) open(found);
    else setOpen(false);
  };

  now.current = {
    close: () => {
      forget();
      setChoices([]);
      close();
    },
    onText: () => {
      setActiveKey(null);
      // The next answer is heard, also when it is as many as before.
      setSaid('');
      clearTimeout(rest.current);
      if (input.value.trim().length >= SHORTEST) {
        rest.current = setTimeout(look, REST_MS);
        return;
      }
      forget();
      setChoices([]);
      close();
    },
    onKey: (event) => {
      // Enter and the arrows belong to the input method while a word is being put together; Safari tells of the Enter
      // that ended it afterwards.
      if (event.isComposing || event.keyCode === INPUT_METHOD || event.ctrlKey || event.metaKey) return;
      const { key, altKey, shiftKey } = event;
      const last = choices.length - 1;
      // With the shift key they mark the text.
      if (!shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
        const isDown = key === 'ArrowDown';
        if (!isDown && altKey) close();
        else if (isShown || (choices.length > 0 && answered.current === input.value.trim())) {
          if (!isShown) open(choices);
          const next = isDown ? (active < last ? active + 1 : 0) : active > 0 ? active - 1 : last;
          if (!altKey) setActiveKey(choices[next]?.key ?? null);
        } else if (isDown && input.value.trim().length >= SHORTEST) look();
        event.preventDefault();
      } else if (key === 'Enter') {
        const option = isShown && active >= 0 ? document.getElementById(optionId(active)) : null;
        if (option) {
          event.preventDefault();
          option.click();
        } else now.current.close();
      } else if (key === 'Escape') {
        if (isShown) {
          forget();
          close();
        } else {
          input.value = '';
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
        event.preventDefault();
      } else if (key === 'Tab') now.current.close();
      else if (/^(?:Home|End|Arrow(?:Left|Right|Up|Down))$/.test(key)) setActiveKey(null);
    },
  };

  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    input.addEventListener('keydown', (event) => now.current.onKey(event), on);
    input.addEventListener('input', () => now.current.onText(), on);
    input.addEventListener('blur', () => now.current.close(), on);
    input.form?.addEventListener('submit', () => now.current.close(), on);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    // Typed while this was on its way.
    if (!met.has(input) && input.value !== input.defaultValue) now.current.onText();
    met.add(input);
    return () => {
      stop.abort();
      now.current.close();
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']) {
        input.removeAttribute(name);
      }
    };
  }, [input]);

  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (isShown && active >= 0) {
      input.setAttribute('aria-activedescendant', `${id}-${active}`);
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [input, id, isShown, active]);

  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <>
      <p role="status" className="vh">
        {said}
      </p>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the field
        <div className={css.list} style={place} onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={id} aria-label="Suggestions">
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <div role="presentation" id={`${id}-${group}`} className={css.group}>
                  {group}
                </div>
                {choices.map(
                  (choice, at) =>
                    choice.group === group && (
                      <Option
                        key={choice.key}
                        id={optionId(at)}
                        choice={choice}
                        isActive={at === active}
                        onClick={() => {
                          now.current.close();
                          if (!choice.href) setSaid(onChoose(choice));
                        }}
                      />
                    ),
                )}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Option({
  id,
  choice: { name, detail, note, href },
  isActive,
  onClick,
}: {
  id: string;
  choice: Choice;
  isActive: boolean;
  onClick: () => void;
}) {
  const Tag = href ? 'a' : 'div';
  return (
    <Tag
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
      href={href}
      onClick={onClick}
    >
      <span className={css.name}>
        <b>{name}</b> {detail && <span>{detail}</span>}
      </span>
      <span className={css.note}>
        <span aria-hidden>{note.shown}</span>
        <span className="vh">{note.said}</span>
        {href && <Icon of={ArrowRight} size={16} />}
      </span>
    </Tag>
  );
}

/** Under the field, in the coordinates of the form; measured again when the window changes. */
function usePlace(input: HTMLInputElement, isShown: boolean) {
  const [place, setPlace] = useState<{ top: number; left: number; maxWidth: string }>();
  useLayoutEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const field = input.closest('label') ?? input;
      const { offsetTop, offsetLeft, offsetHeight } = field;
      setPlace({ top: offsetTop + offsetHeight, left: offsetLeft, maxWidth: `calc(100% - ${offsetLeft}px)` });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [input, isShown]);
  return place;
}
