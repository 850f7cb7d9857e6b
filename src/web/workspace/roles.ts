import type { MemberRole } from '#domain/accounts/account.ts';

export const ROLE_DESCRIPTIONS: Record<MemberRole, string> = {
  owner: 'Owner: can do everything, including managing the team',
  manager: 'Manager: can do everything except choosing owners',
  reviewer: 'Reviewer: can read applications, and add notes and scores',
};
export const ROLE_NAMES: Record<MemberRole, string> = { owner: 'Owner', manager: 'Manager', reviewer: 'Reviewer' };
