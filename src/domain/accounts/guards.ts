import type { Actor } from '#domain/context.ts';

/**
 * Who may enter a workspace, and where everybody else is sent (product §6). Pure, in one place; every path under /client
 * is asked here first, also those that are not built. Queries and commands still ask on their own.
 */
export type Guard = 'auth' | 'isApplicant' | 'isClientManager' | 'isInvestorManager';

export type Workspace = {
  guard: Guard;
  /** Key of the startup or investor in the address; empty in rooms that are of none. */
  key: string;
  /** What follows the key: `edit`, `users`, `jobs/new`; empty in the first workspace. */
  page: string;
};

/** Doors a stranger with a mailed link comes through. */
const OPEN = new Set(['reset-password', 'verify-email', 'invitation']);
/** Rooms outside of /client that ask for a login. */
const PERSONAL = new Set(['settings', 'dashboard']);
/** What a reviewer may look at: the first page, the team, and who applied to a startup (rules §3). */
const FOR_REVIEWERS = /^(?:|users|applicants(?:\/.*)?)$/;

/** The workspace at an address; null where nobody is asked who they are. Addresses are read as the router reads them. */
export function workspaceAt(pathname: string): Workspace | null {
  const [area = '', kind = '', key = '', ...rest] = pathname.split('/').filter(Boolean).map(readSegment);
  if (PERSONAL.has(area)) return { guard: 'auth', key: '', page: area };
  if (area !== 'client' || OPEN.has(kind)) return null;
  if (kind === 'applicant') return { guard: 'isApplicant', key: '', page: [key, ...rest].filter(Boolean).join('/') };
  if ((kind !== 'startups' && kind !== 'investors') || key === '' || key === 'new') {
    return { guard: 'auth', key: '', page: [kind, key, ...rest].filter(Boolean).join('/') };
  }
  return { guard: kind === 'startups' ? 'isClientManager' : 'isInvestorManager', key, page: rest.join('/') };
}

/** Letters of either size and escapes are one address, as they are to the router. */
export function readSegment(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** Whether a reviewer of the startup or investor may look at this workspace of it. */
export function isForReviewers({ page }: Workspace): boolean {
  return FOR_REVIEWERS.test(page);
}

export type Asking = {
  actor: Actor;
  /** Path and query of where they want to be. */
  address: string;
  /** Whether they have a talent profile that is switched on. */
  isTalent: boolean;
  /** The startup or investor of the address as this site has it; null when it is on another or nowhere. */
  organisation: { id: string; status: string; role: 'owner' | 'manager' | 'reviewer' | null } | null;
};

/** Where who asks is sent instead; null when they may come in. `to` brings them back after they have logged in. */
export function redirectOf(workspace: Workspace, { actor, address, isTalent, organisation }: Asking): string | null {
  if (actor.kind !== 'user') return `/?to=${encodeURIComponent(address)}`;
  if (workspace.guard === 'auth') return null;
  if (workspace.guard === 'isApplicant') {
    const asksToCreate = new URLSearchParams(address.split('?')[1]).has('create');
    return isTalent || asksToCreate ? null : '/';
  }
  // An admin looks into every workspace, at a draft's, too; what is not there is told by the workspace itself.
  if (actor.isAdmin) return null;
  const isStartup = workspace.guard === 'isClientManager';
  const isTheirs = organisation?.role && (organisation.role !== 'reviewer' || isForReviewers(workspace));
  if (!isTheirs) return isStartup ? '/client/' : '/investors/join';
  if (organisation.status !== 'DRAFT' || workspace.page === 'edit') return null;
  return `/client/${isStartup ? 'startups' : 'investors'}/${encodeURIComponent(workspace.key)}/edit`;
}
