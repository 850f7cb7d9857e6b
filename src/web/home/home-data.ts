import type { hiringCompanies } from '../../domain/companies/queries.ts';
import type { jobTallies } from '../../domain/jobs/tallies.ts';

export type JobTallies = Awaited<ReturnType<typeof jobTallies>>;
export type CompanyInWall = Awaited<ReturnType<typeof hiringCompanies>>[number];
