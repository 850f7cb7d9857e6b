import type { Actor } from '#domain/context.ts';

/**
 * Access to the workspaces, and redirects for everybody else (product §6). Every path under /client passes this check
 * first, even one without a page. Queries and commands check on their own as well.
 */
export type Guard = 'auth' | 'isApplicant' | 'isClientManager' | 'isInvestorManager';

export type Workspace = {
  guard: Guard;
  /** Key of the startup or investor in the address; empty where there is none. */
  key: string;
  /** The path after the key: `edit`, `users`, `jobs/new`; empty on the first page. */
  page: string;
};

/** Pages that mailed links open without a log-in. */
const OPEN = new Set(['reset-password', 'verify-email', 'invitation', 'join-request']);
/** Pages outside /client that need a log-in. */
const PERSONAL = new Set(['settings', 'dashboard']);
/** Pages a reviewer may read, beside the first one: the team and a startup's applicants (rules §3). */
const FOR_REVIEWERS = /^(?:|users|applicants(?:\/.*)?)$/;

/** The workspace at an address; null where no log-in is needed. Reads addresses as the router does. */
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

/** Ignores case and decodes escapes, as the router does. */
export function readSegment(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** Whether a reviewer of the startup or investor may read this page. */
export function isForReviewers({ page }: Workspace): boolean {
  return FOR_REVIEWERS.test(page);
}

/** Pages a draft has: its form, and what sends it in for approval. */
const FOR_DRAFTS = new Set(['edit', 'approval']);

export type AccessRequest = {
  actor: Actor;
  /** Path and query of the request. */
  address: string;
  /** Whether they have an enabled talent profile. */
  isTalent: boolean;
  /** The startup or investor of the address; null if this site does not show it. */
  organisation: { id: string; status: string; role: 'owner' | 'manager' | 'reviewer' | null } | null;
};

/**
 * Returns the address to redirect the request to, or null if it may proceed. `to` brings the person back after they log
 * in.
 */
export function redirectFor(
  workspace: Workspace,
  { actor, address, isTalent, organisation }: AccessRequest,
): string | null {
  if (actor.kind !== 'user') return `/?to=${encodeURIComponent(address)}`;
  if (workspace.guard === 'auth') return null;
  if (workspace.guard === 'isApplicant') {
    const asksToCreate = new URLSearchParams(address.split('?')[1]).has('create');
    return isTalent || asksToCreate ? null : '/';
  }
  // Admins may open every workspace, drafts included. The page itself answers 404 where there is nothing.
  if (actor.isAdmin) return null;
  const isStartup = workspace.guard === 'isClientManager';
  const isTheirs = organisation?.role && (organisation.role !== 'reviewer' || isForReviewers(workspace));
  if (!isTheirs) return isStartup ? '/client/' : '/investors/join';
  if (organisation.status !== 'DRAFT' || FOR_DRAFTS.has(workspace.page)) return null;
  return `/client/${isStartup ? 'startups' : 'investors'}/${encodeURIComponent(workspace.key)}/edit`;
}
