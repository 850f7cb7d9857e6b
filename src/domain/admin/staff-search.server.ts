import { requireAdmin } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { listPeople } from './people.server.ts';
import { STAFF_SEARCH_KINDS, type StaffMatch } from './staff-list.ts';
import { listForStaff } from './staff-lists.server.ts';

const MOST_OF_A_KIND = 3;
const SHORTEST_SEARCH = 2;

/** The newest people, orders and startups that a text names, for admins. Orders also by the numbers of their receipts. */
export async function searchForStaff(context: Context, text: string): Promise<StaffMatch[]> {
  requireAdmin(context);
  const search = text.trim();
  if (search.length < SHORTEST_SEARCH) return [];
  const matches: StaffMatch[] = [];
  for (const kind of STAFF_SEARCH_KINDS) {
    const rows =
      kind === 'people'
        ? (await listPeople(context, { search })).docs.map(({ id, name, email }) => ({
            id,
            name: name || email,
            note: name ? email : '',
            href: `/admin/people?search=${encodeURIComponent(email)}`,
          }))
        : (await listForStaff(context, kind, { search })).docs.map(({ id, name, note, href }) => ({
            id,
            name,
            note,
            href,
          }));
    matches.push(...rows.slice(0, MOST_OF_A_KIND).map((one) => ({ kind, ...one })));
  }
  return matches;
}
