/** What a company (startup) is: statuses and what its fields may hold (product §3, rules §3). */
export const COMPANY_STATUSES = ['DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'] as const;

/** Only ACTIVE is public, and only on the platforms it is flagged for (rules §3). */
export function isPublicCompany(company: { status: string; platforms: readonly string[] }, platform: string): boolean {
  return company.status === 'ACTIVE' && company.platforms.includes(platform);
}
