import type { StaffListName } from '#domain/admin/staff-list.ts';
import { listForStaff } from '#domain/admin/staff-lists.server.ts';
import { dayOf } from '#web/ui/date-format.ts';
import { adminOnly, pageIn } from './admin-only.ts';

const LONGEST_SEARCH = 100;

/** The loader of the page of one list. */
export function loadStaffList(list: StaffListName) {
  return adminOnly(async ({ context, url }) => {
    const search = (url.searchParams.get('search') ?? '').replaceAll('\0', '').slice(0, LONGEST_SEARCH);
    const found = await listForStaff(context, list, {
      search,
      status: url.searchParams.get('status') ?? '',
      page: pageIn(url),
    });
    return { list, search, ...found, docs: found.docs.map((row) => ({ ...row, on: dayOf(row.at) })) };
  });
}
