import { flagCompany, writeCompanyPlatforms } from '../companies/platforms.ts';
import { type Context, inTransaction } from '../context.ts';
import type { Platform } from '../site/platforms.ts';
import { refreshCompanyJobSearch } from './search/search-index.ts';

/** Shows a startup on a site, too, with its open jobs. It stands here because startups know no jobs. */
export function connectCompany(context: Context, keyOrId: string, platform: Platform): Promise<{ id: string }> {
  return inTransaction(context, async (inside) => {
    const company = await flagCompany(inside, keyOrId, platform);
    await refreshCompanyJobSearch(inside, company.id);
    return company;
  });
}

/** The sites that show a startup and its jobs, as an admin sets them. */
export function setCompanyPlatforms(
  context: Context,
  key: string,
  platforms: readonly Platform[],
): Promise<{ id: string }> {
  return inTransaction(context, async (inside) => {
    const company = await writeCompanyPlatforms(inside, key, platforms);
    await refreshCompanyJobSearch(inside, company.id);
    return company;
  });
}
