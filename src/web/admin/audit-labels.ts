import type { AuditEntry } from '#domain/accounts/audit.server.ts';
import { REJECT_REASONS } from '#domain/moderation/decision.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { PLATFORMS, type Platform } from '#domain/site/platforms.ts';

const VERBS: Record<string, string> = {
  grantAdmin: 'made an admin',
  revokeAdmin: 'removed admin rights',
  resetTwoFactor: 'reset two-factor authentication',
  endSessions: 'logged them out everywhere',
  impersonate: 'began to see the site as them',
  actAs: 'sent something as them',
  endImpersonation: 'stopped seeing the site as them',
  approveChange: 'approved a change',
  turnDownChange: 'rejected a change',
  edit: 'edited the profile',
  show: 'showed it on another site',
  setPlatforms: 'changed the sites that show it',
  submit: 'sent it in for approval',
  approve: 'approved it',
  reject: 'did not approve it',
  ask: 'asked the team',
  answer: 'answered our question',
  disable: 'switched it off',
  enable: 'switched it on',
  close: 'closed it',
  keepRetention: 'looked for applications at the end of their retention',
  /** Runs of earlier releases. */
  deleteApplications: 'deleted applications at the end of their retention',
  suspend: 'suspended it',
  liftSuspension: 'lifted the suspension',
  invite: 'invited somebody to the team',
  changeRole: 'changed a role in the team',
  claim: 'claimed it with an address at its web domain',
  acceptMember: 'let somebody join the team',
  declineMember: 'declined a request to join',
  removeMember: 'removed somebody from the team',
  'approve.job': 'published a job',
  'reject.job': 'did not publish a job',
  'edit.job': 'changed a job',
  'pause.job': 'paused a job',
  'close.job': 'closed a job',
  'reopen.job': 'opened a job again',
  'approve.report': 'left up what was reported',
  'reject.report': 'removed what was reported',
  'approve.person': 'did nothing about a report',
  'reject.person': 'warned them after a report',
  'approve.investor': 'did nothing about a report',
  'reject.investor': 'warned the team after a report',
  'approve.appeal': 'granted an appeal',
  'reject.appeal': 'turned an appeal down',
  'order.refunded': 'refunded an order',
};

/** The kinds of changes to choose from, as the trail calls them. Several actions may have one name. */
export const AUDIT_CHANGES: readonly { key: string; label: string; actions: readonly string[] }[] = [
  ...new Set(Object.values(VERBS)),
]
  .map((verb) => {
    const actions = Object.keys(VERBS).filter((action) => VERBS[action] === verb);
    return { key: actions[0] ?? '', label: capitalise(verb), actions };
  })
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** The fields of a startup that an admin reviews. */
export const FIELD_NAMES = { name: 'Name', website: 'Website' } as const;

/** The details shown after the verb. People's ids are not among them. */
const SHOWN_DETAILS = [
  'platform',
  'name',
  'order',
  'amount',
  'job',
  'website',
  'from',
  'to',
  'role',
  'reason',
  'question',
  'answer',
  'method',
  'path',
  'number',
  'deleted',
  'announced',
];

/** The names of both sites, by platform. */
export type SiteNames = Record<Platform, string>;

/** An audit entry as text: "changed the sites that show it (from: Havn; to: Havn, Havn Impact)". */
export function auditText({ action, details }: Pick<AuditEntry, 'action' | 'details'>, names: SiteNames): string {
  const isAboutSites = action === 'setPlatforms' || action === 'show';
  const texts = SHOWN_DETAILS.flatMap((name) => {
    const value = details[name];
    if (!value) return [];
    if (name === 'reason') return `reason: ${reasonText(String(value))}`;
    return `${name === 'platform' ? 'site' : name}: ${isAboutSites ? withSiteNames(String(value), names) : value}`;
  });
  return `${VERBS[action] ?? action}${texts.length > 0 ? ` (${texts.join('; ')})` : ''}`;
}

/** Some entries name the reason that staff chose, others say it in a sentence. */
function reasonText(reason: string): string {
  const reasonOfDecision = Object.values(REJECT_REASONS)
    .flat()
    .find(({ key }) => key === reason);
  return reasonOfDecision?.label ?? reason;
}

function withSiteNames(list: string, names: SiteNames): string {
  return list
    .split(', ')
    .map((key) => names[PLATFORMS.find((platform) => platform === key) as Platform] ?? key)
    .join(', ');
}
