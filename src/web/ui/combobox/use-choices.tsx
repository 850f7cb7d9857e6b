import { useState } from 'react';
import type { Key } from 'react-stately';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useAsyncList } from 'react-stately/useAsyncList';
import { useListState } from 'react-stately/useListState';
import { type Choice, ChoiceText, type Group } from './combobox-options.tsx';

const SHORTEST = 2;
/** A word typed quickly is one request, not one for each of its letters. */
const REST_MS = 120;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

export type ChoiceSource<T extends Choice> = {
  /** Rejects where there is no answer, which differs from an answer without choices. */
  ask: (text: string, signal: AbortSignal) => Promise<T[]>;
  /** The choices of an empty field. */
  whenEmpty?: (() => T[]) | undefined;
};

export type Choices<T extends Choice> = ReturnType<typeof useChoices<T>>;

/** The choices for the text of a field, in groups, and which of them is active. */
export function useChoices<T extends Choice>(id: string, input: HTMLInputElement, { ask, whenEmpty }: ChoiceSource<T>) {
  // A text typed while this module was loading gets its answer too.
  const [typedBefore] = useState(input.value === input.defaultValue ? '' : input.value);
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
  const hasChoices = (text: string) => text.length >= SHORTEST || (text === '' && (whenEmpty?.() ?? []).length > 0);
  return {
    items,
    list,
    active,
    typedBefore,
    hasFailed: loadingState === 'error',
    /** The choices are those of the text in the field. */
    isAnswered: loadingState === 'idle' && filterText === input.value,
    /** Nothing is asked, and the text that was asked for last can have choices. */
    isCountable: loadingState === 'idle' && hasChoices(filterText.trim()),
    /** Whether a text in the field can have choices. */
    hasChoices,
    /** Asks for the choices of a text. */
    askFor: answer.setFilterText,
    optionId: (key: Key) => `${id}-${items.findIndex((choice) => choice.key === key)}`,
  };
}
