import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ShownCard } from '../board-types.ts';

/** More would make the address of the next page longer than servers take. */
const MOST_CHOSEN = 200;

export const canBeChosen = ({ ended, step }: ShownCard) => ended === null && step !== 'rejected';

/**
 * Keeps the people chosen in the list, with the versions that the person saw, while the page of the list changes. A
 * click with Shift chooses everybody since the last one.
 */
export function useChoice(docs: readonly ShownCard[], movedIds: string) {
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const [isAll, setAll] = useState(false);
  const last = useRef<string | null>(null);
  const isRange = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const open = docs.filter(canBeChosen);

  const choose = (cards: readonly ShownCard[], isOn: boolean) => {
    // Deselecting one after "all that match" keeps the others of this page selected.
    const next = new Map(isAll ? open.map(({ id, version }) => [id, version]) : versions);
    for (const { id, version } of cards) {
      if (!isOn) next.delete(id);
      else if (next.size < MOST_CHOSEN) next.set(id, version);
    }
    setAll(false);
    setVersions(next);
  };

  // A box that was ticked before the script ran stays ticked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has its script
  useEffect(() => {
    const ids = new Set(
      [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="card"]:checked') ?? [])].map(
        ({ value }) => value.split(':')[0],
      ),
    );
    if (ids.size > 0)
      choose(
        open.filter(({ id }) => ids.has(id)),
        true,
      );
  }, []);

  // Those who have moved are chosen no more.
  useEffect(() => {
    if (movedIds === '') return;
    const ids = new Set(movedIds.split(' '));
    setAll(false);
    setVersions((before) => new Map([...before].filter(([id]) => !ids.has(id))));
  }, [movedIds]);

  return {
    form,
    isAll,
    isFull: versions.size >= MOST_CHOSEN,
    /** How many are chosen, of so many that match. */
    number: (matching: number) => (isAll ? matching : versions.size),
    elsewhere: [...versions].filter(([id]) => !docs.some((card) => card.id === id)),
    has: (id: string) => isAll || versions.has(id),
    chooseAll: setAll,
    choosePage: (isOn: boolean) => choose(open, isOn),
    clear: () => {
      setAll(false);
      setVersions(new Map());
    },
    noteKeys: ({ shiftKey }: MouseEvent) => {
      isRange.current = shiftKey;
    },
    choose: (card: ShownCard, isOn: boolean) => {
      const from = isRange.current ? open.findIndex(({ id }) => id === last.current) : -1;
      const to = open.indexOf(card);
      choose(from < 0 ? [card] : open.slice(Math.min(from, to), Math.max(from, to) + 1), isOn);
      last.current = card.id;
    },
  };
}
