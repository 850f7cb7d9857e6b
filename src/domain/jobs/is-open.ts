import { isPublicCompany } from '#domain/companies/company.ts';

/**
 * The input of `isOpen`. SQL states the same rule in `open_jobs(at)`, and in `rebuildBatch` (search-index.server.ts) for the
 * rows that lists read. search-index.test.ts compares the three.
 */
export type Openness = {
  status: string;
  approvedAt: Date | null;
  closesAt: Date | null;
  company: { status: string; platforms: readonly string[] };
};

/** Whether a job is open (rules §2). Everything that shows jobs uses this rule. */
export function isOpen(job: Openness, platform: string, at: Date): boolean {
  return (
    job.status === 'ACTIVE' &&
    job.approvedAt !== null &&
    job.closesAt !== null &&
    at < job.closesAt &&
    isPublicCompany(job.company, platform)
  );
}
