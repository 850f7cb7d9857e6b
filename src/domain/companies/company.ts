/** What a company (startup) is: statuses and what its fields may hold (product §3, rules §3). */
export const COMPANY_STATUSES = ['DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'] as const;

/** Only ACTIVE is public, and only on the platforms it is flagged for (rules §3). */
export function isPublicCompany(company: { status: string; platforms: readonly string[] }, platform: string): boolean {
  return company.status === 'ACTIVE' && company.platforms.includes(platform);
}

/**
 * `https://www.Skjærgård.no/jobs` and `skjærgård.no` are one domain, written as the name system has it
 * (`xn--…`). Empty for what is no web address, or pretends to be another by a name before the host.
 */
export function domainOf(website: string): string {
  const text = website.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  if (url?.username !== '' || url.password !== '') return '';
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '');
}
