/** The statuses of a company (startup) (product §3, rules §3). */
export const COMPANY_STATUSES = ['DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'] as const;

/** Only ACTIVE companies are public, and only on their platforms (rules §3). */
export function isPublicCompany(company: { status: string; platforms: readonly string[] }, platform: string): boolean {
  return company.status === 'ACTIVE' && company.platforms.includes(platform);
}
