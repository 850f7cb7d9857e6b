import { listCompanies } from '#domain/companies/directory.server.ts';
import { type CompanyFilters, noCompanyFilters, readCompanyFilters } from '#domain/companies/filters.ts';
import type { Context } from '#domain/context.ts';
import { countText } from '#web/ui/text/number-format.ts';
import { activeCompanyFilters } from './company-filter-labels.server.ts';
import { startupsHref } from './startups-href.tsx';

type Alternative = { label: string; href: string };

const MOST_WITHOUT = 4;

/**
 * Wider searches for an empty directory: without each active filter, without the search text, and the text alone. Only
 * those that find startups, with their number.
 */
export async function alternativesFor(context: Context, filters: CompanyFilters): Promise<Alternative[]> {
  const active = activeCompanyFilters(filters);
  const { search } = filters;
  const wider = active.slice(0, MOST_WITHOUT).map(({ label, href }) => ({ label: `Without “${label}”`, href }));
  if (search && active.length > 0) {
    wider.push({ label: `Without “${search}”`, href: startupsHref({ ...filters, search: '', page: 1 }) });
  }
  if (search && active.length > 1) {
    wider.push({ label: `Everything for “${search}”`, href: startupsHref({ ...noCompanyFilters, search }) });
  }
  const found: Alternative[] = [];
  for (const { label, href } of wider) {
    const { total } = await listCompanies(
      context,
      readCompanyFilters(new URL(href, 'http://site').searchParams).filters,
    );
    if (total > 0) found.push({ label: `${label}: ${countText(total, 'startup')}`, href });
  }
  return found;
}
