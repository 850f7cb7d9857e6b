import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useListBox } from 'react-aria/useListBox';
import type { Key } from 'react-stately';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useAsyncList } from 'react-stately/useAsyncList';
import { useListState } from 'react-stately/useListState';
import css from './combobox.module.css';
import { type Choice, ChoiceText, type Group, Option, OptionGroup } from './combobox-options.tsx';
import { countText } from './number-format.ts';
import { preventInlineStyle } from './react-aria-style.ts';

const SHORTEST = 2;
/** A word typed quickly is one request, not one for each of its letters. */
const REST_MS = 120;
/** Safari reports the Enter that ended a composed word afterwards, with this code and without `isComposing`. */
const INPUT_METHOD = 229;

const KEYS_OF_THE_TEXT = ['Home', 'End', 'ArrowLeft', 'ArrowRight']
  .flatMap((key) => [key, `Shift+${key}`])
  .concat('Shift+ArrowUp', 'Shift+ArrowDown');

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/**
 * Turns a plain text field into a combobox (APG: list autocomplete with manual selection): nothing is chosen until
 * somebody chooses, and the form sends the text as typed. It renders the list; `onInputProps` receives the props
 * that the field needs. The field itself stays, with its focus and its text.
 */
export function Combobox<T extends Choice>({
  input,
  ask,
  whenEmpty,
  isInline = false,
  emptyState,
  onChoose,
  onInputProps,
}: {
  input: HTMLInputElement;
  /** Rejects where there is no answer, which differs from an answer without choices. */
  ask: (text: string, signal: AbortSignal) => Promise<T[]>;
  /** The choices of an empty field. */
  whenEmpty?: (() => T[]) | undefined;
  /** The list stands below the field for as long as the field does, and Esc is left to what surrounds them. */
  isInline?: boolean;
  /** What an inline list shows without choices: while it loads, after a failure, and where nothing matches. */
  emptyState?: (state: 'loading' | 'failed' | 'nothing', text: string) => ReactNode;
  /** Returns the sentence that announces the choice. */
  onChoose: (choice: T) => string;
  onInputProps: (props: ComponentProps<'input'>) => void;
}) {
  const id = useId();
  // A text typed while this module was loading gets its answer too.
  const [typedBefore] = useState(input.value === input.defaultValue ? '' : input.value);
  const [isOpen, setOpen] = useState(false);
  const [choiceText, setChoiceText] = useState('');

  const answer = useAsyncList<T>({
    initialFilterText: typedBefore,
    async load({ filterText = '', signal }) {
      const text = filterText.trim();
      if (text.length < SHORTEST) return { items: text === '' ? (whenEmpty?.() ?? []) : [] };
      await rest();
      signal.throwIfAborted();
      const items = await ask(text, signal);
      // Where the active choice is missing the list would activate its neighbour, which nobody has chosen.
      if (!items.some(({ key }) => key === active.focusedKey)) active.setFocusedKey(null);
      return { items };
    },
  });
  const { items, loadingState, filterText } = answer;
  const list = useListState<Group>({
    items: [...new Set(items.map(({ group }) => group))].map((key) => ({ key })),
    selectionMode: 'none',
    children: ({ key: group }) => (
      <Section key={group} title={group}>
        {items
          .filter((choice) => choice.group === group)
          .map((choice) => (
            <Item key={choice.key} textValue={choice.name} {...(choice.href && { href: choice.href })}>
              <ChoiceText {...choice} />
            </Item>
          ))}
      </Section>
    ),
  });
  const active = list.selectionManager;
  const isShown = isOpen && items.length > 0 && loadingState !== 'error';
  const isAnswered = loadingState === 'idle' && filterText === input.value;
  const optionId = (key: Key) => `${id}-${items.findIndex((choice) => choice.key === key)}`;

  const open = () => {
    setOpen(true);
    setChoiceText('');
    active.setFocused(true);
  };
  const close = () => {
    setOpen(isInline);
    setChoiceText('');
    active.setFocused(false);
    active.setFocusedKey(null);
  };
  const hasChoices = (text: string) => text.length >= SHORTEST || (text === '' && (whenEmpty?.() ?? []).length > 0);
  const look = () => {
    if (isInline || hasChoices(input.value.trim())) open();
    else close();
    answer.setFilterText(input.value);
  };

  const listRef = useRef<HTMLDivElement>(null);
  const { listBoxProps } = useListBox(
    {
      id,
      'aria-label': 'Suggestions',
      shouldUseVirtualFocus: true,
      onAction: (key) => {
        const choice = items.find((one) => one.key === key);
        // Filling the field counts as typing, which opens the list: close it afterwards.
        const announcement = choice && !choice.href ? onChoose(choice) : '';
        close();
        setChoiceText(announcement);
      },
    },
    list,
    listRef,
  );

  const popoverRef = useRef<HTMLDivElement>(null);
  const place = usePlace(input, isShown && !isInline);

  const order = new ListKeyboardDelegate({
    collection: list.collection,
    disabledKeys: list.disabledKeys,
    ref: listRef,
  });
  const move = (isDown: boolean) => {
    if (isShown || (isAnswered && items.length > 0)) {
      const from = active.focusedKey;
      const next = from === null ? null : isDown ? order.getKeyBelow(from) : order.getKeyAbove(from);
      open();
      active.setFocusedKey(next ?? (isDown ? order.getFirstKey() : order.getLastKey()));
    } else if (isDown) look();
  };
  const down = () => move(true);
  const up = () => move(false);
  const reopen = () => (isAnswered ? open() : look());
  const cancel = () => {
    if (isInline) return false;
    if (!isShown && input.value !== '') {
      input.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    close();
    return true;
  };
  // Where one of these returns false, the key keeps what it does in a text field.
  const choose = () => {
    const option = active.focusedKey === null ? null : document.getElementById(optionId(active.focusedKey));
    if (option) option.click();
    else close();
    return option !== null;
  };
  const leave = () => {
    close();
    return false;
  };
  const moveInText = () => {
    active.setFocusedKey(null);
    return false;
  };
  const { keyboardProps } = useKeyboard({
    allowRepeats: true,
    shortcuts: {
      ArrowDown: down,
      ArrowUp: up,
      'Alt+ArrowDown': reopen,
      'Alt+ArrowUp': close,
      Escape: cancel,
      Enter: choose,
      Tab: leave,
      'Shift+Tab': leave,
      ...Object.fromEntries(KEYS_OF_THE_TEXT.map((key) => [key, moveInText])),
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, for the text from before this was loaded
  useEffect(() => {
    if (document.activeElement !== input) return;
    if (typedBefore) open();
    else if (input.value === '') look();
  }, []);

  useLayoutEffect(preventInlineStyle, []);
  useLayoutEffect(() => {
    onInputProps({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown && active.focusedKey !== null ? optionId(active.focusedKey) : undefined,
      onKeyDown: (event) => {
        if (event.keyCode !== INPUT_METHOD) keyboardProps.onKeyDown?.(event);
      },
      onInput: () => {
        active.setFocusedKey(null);
        look();
      },
      onFocus: () => {
        if (input.value === '') look();
      },
      onBlur: ({ relatedTarget }) => {
        // React Aria dispatches one of its own when an option becomes active; the focus has not moved.
        if (!popoverRef.current?.contains(relatedTarget)) close();
      },
    });
  });

  const isHeard = isOpen && loadingState === 'idle' && hasChoices(filterText.trim());
  const state = loadingState === 'error' ? 'failed' : isAnswered ? 'nothing' : 'loading';
  return (
    <>
      {isInline && !isShown && emptyState?.(state, input.value.trim())}
      <p role="status" className="vh">
        {choiceText || (isHeard && countOf(items.length))}
      </p>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the field
        <div
          ref={popoverRef}
          className={isInline ? css.inline : css.list}
          style={place}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div {...listBoxProps} ref={listRef}>
            {[...list.collection].map((group) => (
              <OptionGroup key={group.key} name={group.rendered}>
                {[...(list.collection.getChildren?.(group.key) ?? [])].map((item) => (
                  <Option key={item.key} id={optionId(item.key)} item={item} list={list} />
                ))}
              </OptionGroup>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

const countOf = (n: number) => (n === 0 ? 'No suggestions' : countText(n, 'suggestion'));

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
