import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useListBox } from 'react-aria/useListBox';
import { countText } from '../text/number-format.ts';
import css from './combobox.module.css';
import { type Choice, Option, OptionGroup } from './combobox-options.tsx';
import { preventInlineStyle } from './react-aria-style.ts';
import { type ChoiceSource, useChoices } from './use-choices.tsx';
import { useComboboxKeys } from './use-combobox-keys.ts';
import { useOpenList } from './use-open-list.ts';

/**
 * Turns a plain text field into a combobox (APG: list autocomplete with manual selection): nothing is chosen until
 * somebody chooses, and the form sends the text as typed. It renders the list; `onInputProps` receives the props
 * that the field needs. The field itself stays, with its focus and its text.
 */
export function Combobox<T extends Choice>({
  input,
  isInline = false,
  emptyState,
  onChoose,
  onInputProps,
  ...source
}: ChoiceSource<T> & {
  input: HTMLInputElement;
  /** The list stands below the field for as long as the field does, and Esc is left to what surrounds them. */
  isInline?: boolean;
  /** What an inline list shows without choices: while it loads, after a failure, and where nothing matches. */
  emptyState?: (state: 'loading' | 'failed' | 'nothing', text: string) => ReactNode;
  /** Returns the sentence that announces the choice. */
  onChoose: (choice: T) => string;
  onInputProps: (props: ComponentProps<'input'>) => void;
}) {
  const id = useId();
  const choices = useChoices(id, input, source);
  const { items, list, active, optionId } = choices;
  const openList = useOpenList(input, choices, isInline);
  const { isOpen, isShown, open, close, look } = openList;

  const listRef = useRef<HTMLDivElement>(null);
  const { listBoxProps } = useListBox(
    {
      id,
      'aria-label': 'Suggestions',
      shouldUseVirtualFocus: true,
      onAction: (key) => {
        const choice = items.find((one) => one.key === key);
        // Filling the field counts as typing, which opens the list: close it afterwards.
        openList.closeWith(choice && !choice.href ? onChoose(choice) : '');
      },
    },
    list,
    listRef,
  );

  const popoverRef = useRef<HTMLDivElement>(null);
  const place = usePlace(input, isShown && !isInline);
  const onKeyDown = useComboboxKeys({ input, choices, openList, listRef, isInline });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, for the text from before this was loaded
  useEffect(() => {
    if (document.activeElement !== input) return;
    if (choices.typedBefore) open();
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
      onKeyDown,
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

  const state = choices.hasFailed ? 'failed' : choices.isAnswered ? 'nothing' : 'loading';
  return (
    <>
      {isInline && !isShown && emptyState?.(state, input.value.trim())}
      <p role="status" className="vh">
        {openList.choiceText || (isOpen && choices.isCountable && countOf(items.length))}
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
