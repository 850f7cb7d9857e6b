import type { KeyboardEvent, RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useKeyboard } from 'react-aria/useKeyboard';
import type { Choice } from './combobox-options.tsx';
import type { Choices } from './use-choices.tsx';
import type { OpenList } from './use-open-list.ts';

/** Safari reports the Enter that ended a composed word afterwards, with this code and without `isComposing`. */
const INPUT_METHOD = 229;

const KEYS_OF_THE_TEXT = ['Home', 'End', 'ArrowLeft', 'ArrowRight']
  .flatMap((key) => [key, `Shift+${key}`])
  .concat('Shift+ArrowUp', 'Shift+ArrowDown');

/** What the keys do in the field of a combobox. Returns its `onKeyDown`. */
export function useComboboxKeys<T extends Choice>({
  input,
  choices: { items, list, active, isAnswered, optionId },
  openList: { isShown, open, close, look },
  listRef,
  isInline,
}: {
  input: HTMLInputElement;
  choices: Choices<T>;
  openList: OpenList;
  listRef: RefObject<HTMLElement | null>;
  isInline: boolean;
}): (event: KeyboardEvent<HTMLInputElement>) => void {
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
  // Where one of these returns false, the key keeps what it does in a text field.
  const cancel = () => {
    if (isInline) return false;
    if (!isShown && input.value !== '') {
      input.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    close();
    return true;
  };
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
  return (event) => {
    if (event.keyCode !== INPUT_METHOD) keyboardProps.onKeyDown?.(event);
  };
}
