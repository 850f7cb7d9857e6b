import { readSegment } from '#domain/accounts/guards.ts';
import { STAFF_LISTS, type StaffListName } from '#domain/admin/staff-list.ts';
import { listForStaff } from '#domain/admin/staff-lists.server.ts';
import { absent } from '#domain/errors.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { adminOnly, pageIn, searchIn, withinPages } from './admin-only.ts';

/** The loader of the page of the list that the address names: `/admin/jobs`. */
export const loadStaffList = adminOnly(async ({ context, url }) => {
  const name = readSegment(url.pathname.split('/')[2] ?? '');
  const list = (Object.keys(STAFF_LISTS) as StaffListName[]).find((each) => each === name);
  if (!list) throw absent('This list');
  const search = searchIn(url);
  const status = url.searchParams.get('status') ?? '';
  const result = withinPages(url, await listForStaff(context, list, { search, status, page: pageIn(url) }));
  return { list, search, ...result, docs: result.docs.map((row) => ({ ...row, on: dayOf(row.at) })) };
});
