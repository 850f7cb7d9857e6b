import { useState } from 'react';
import type { Choice } from './combobox-options.tsx';
import type { Choices } from './use-choices.tsx';

export type OpenList = ReturnType<typeof useOpenList>;

/** Whether the list of a combobox is open. One that stands below its field for as long as the field does never closes. */
export function useOpenList<T extends Choice>(input: HTMLInputElement, choices: Choices<T>, isInline: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [choiceText, setChoiceText] = useState('');
  const { active, items } = choices;
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
  return {
    isOpen,
    isShown: isOpen && items.length > 0 && !choices.hasFailed,
    open,
    close,
    /** Asks for the choices of the text in the field, and opens the list if it can have any. */
    look() {
      if (isInline || choices.hasChoices(input.value.trim())) open();
      else close();
      choices.askFor(input.value);
    },
    /** The sentence that announces what was chosen, until the list opens again. */
    choiceText,
    closeWith(announcement: string) {
      close();
      setChoiceText(announcement);
    },
  };
}
