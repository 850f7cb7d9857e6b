import type { AuditEntry } from '#domain/accounts/audit.server.ts';

const VERBS: Record<string, string> = {
  grantAdmin: 'made an admin',
  revokeAdmin: 'made an ordinary person again',
  resetTwoFactor: 'turned two-factor authentication off, because everything for it was lost',
  endSessions: 'logged them out everywhere',
  approveChange: 'approved a change',
  turnDownChange: 'turned a change down',
  edit: 'changed what is said of it',
  show: 'showed it on one more site',
  setPlatforms: 'set the sites that show it',
  invite: 'invited somebody to the team',
  changeRole: 'changed a role in the team',
  removeMember: 'took somebody out of the team',
};
/** What of a startup may wait for an admin, as admins read it. */
export const FIELD_NAMES = { name: 'Name', website: 'Website' } as const;

/** Said after the action; ids of people stand in the database alone. */
const TOLD = ['platform', 'name', 'website', 'from', 'to', 'role'];

/** An admin's act as people read it: "set the sites that show it (from: thehub, to: thehub, plusimpact)". */
export function wordsOfAct({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  const told = TOLD.flatMap((name) => (details[name] ? `${name}: ${details[name]}` : []));
  return `${VERBS[action] ?? action}${told.length > 0 ? ` (${told.join('; ')})` : ''}`;
}
