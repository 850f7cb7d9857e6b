import type { hiringCompanies } from '../../domain/companies/queries.ts';
import type { jobTallies } from '../../domain/jobs/queries.ts';

export type JobTallies = Awaited<ReturnType<typeof jobTallies>>;
export type CompanyInWall = Awaited<ReturnType<typeof hiringCompanies>>[number];
