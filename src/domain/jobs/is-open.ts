import { isPublicCompany } from '#domain/companies/company.ts';

/** The input of `isOpen`. The SQL function `open_jobs(at)` states the same rule; a test compares the two. */
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
