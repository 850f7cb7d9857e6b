import type { StaffMatch } from '#domain/admin/staff-list.ts';
import type { PaletteChoice } from './palette-props.ts';

const GROUPS: Record<StaffMatch['kind'], string> = {
  people: 'People',
  orders: 'Orders and receipts',
  companies: 'Startups of every status',
};

/** Finds what the text names for admins. Loaded for them alone. */
export async function staffChoices(text: string, signal: AbortSignal): Promise<PaletteChoice[]> {
  const response = await fetch(`/api/admin/search?${new URLSearchParams({ search: text })}`, { signal });
  // An admin without a second factor finds what everybody finds.
  if (!response.ok) return [];
  const { docs } = (await response.json()) as { docs: StaffMatch[] };
  return docs.map(({ kind, id, name, note, href }) => ({
    key: `${kind} ${id}`,
    group: GROUPS[kind],
    name,
    detail: note || null,
    note: { visible: '', announced: ', opens the page' },
    href,
  }));
}
