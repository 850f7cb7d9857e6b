import { MOST_HIRED_AT_ONCE } from '#domain/applications/board/hire.ts';
import type { ShownCard } from '../board-types.ts';

/**
 * Returns the part of the address that asks before a move to "Hired"; null for any other form. A card that is hired
 * already only changes its place, and the site looks up everybody who matches (`all`) and asks by itself.
 */
export function hireQuestion(
  form: FormData,
  cards: readonly Pick<ShownCard, 'id' | 'step'>[],
): Record<'hire' | 'place' | 'below' | 'move', string | null> | null {
  if (form.get('intent') !== 'move' || form.get('to') !== 'hired' || form.has('isSure') || form.has('all')) return null;
  const ids = form.getAll('card').map((card) => String(card).split(':')[0] ?? '');
  if (ids.length > MOST_HIRED_AT_ONCE) return null;
  if (ids.every((id) => cards.find((card) => card.id === id)?.step === 'hired')) return null;
  return hireQuery(ids, { place: String(form.get('place') ?? ''), below: String(form.get('after') ?? '') });
}

/** The parts of the address that ask before these people are hired. */
export function hireQuery(ids: readonly string[], { place, below }: { place: string; below: string }) {
  return { hire: ids.join(','), place: place === 'bottom' ? place : null, below: below || null, move: null };
}
