import { companies } from '#database/tables/companies.server.ts';
import { investors } from '#database/tables/investors.server.ts';
import { companyMembers, investorMembers } from '#database/tables/members.server.ts';

/** The tables of startups and investors and of their teams. `organisationId` is a column of `members`. */
export const TEAM_TABLES = {
  company: { organisations: companies, members: companyMembers, organisationId: companyMembers.companyId },
  investor: { organisations: investors, members: investorMembers, organisationId: investorMembers.investorId },
} as const;
