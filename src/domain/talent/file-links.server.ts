import { requireUser } from '#domain/accounts/policy.ts';
import { isSigned, signerFor } from '#domain/accounts/signed-links.server.ts';
import type { Context } from '#domain/context.ts';
import { MINUTE_MS } from '#domain/site/days.ts';

/**
 * Links to private files. Each works for one person and a few minutes, so that an address in a history or a log opens
 * nothing later. The page that serves a file checks the permission of that person again.
 */

/** A link works for this long at most, and for ten minutes at least. */
export const FILE_LINK_MINUTES = 15;
/** Links of the same five minutes are equal, so that a page that is read again need not load its pictures again. */
const SAME_MINUTES = 5;

/** Signs links for the logged-in person. `about` names the file: what it belongs to, and which of its files it is. */
export type SignFileLink = (path: string, about: readonly string[]) => string;

export async function fileLinks(context: Context): Promise<SignFileLink> {
  const { userId } = requireUser(context);
  const sign = await signerFor(context, 'privateFile');
  const first = Math.floor(context.now.getTime() / (SAME_MINUTES * MINUTE_MS)) * SAME_MINUTES;
  const until = new Date((first + FILE_LINK_MINUTES) * MINUTE_MS).toISOString();
  return (path, about) => {
    const query = new URLSearchParams({ until, signature: sign([userId, ...about, until]) });
    return `${path}${path.includes('?') ? '&' : '?'}${query}`;
  };
}

/** Whether a link is one of ours for this person and still works, or has expired. Any other is `wrong`. */
export async function stateOfFileLink(
  context: Context,
  about: readonly string[],
  query: URLSearchParams,
): Promise<'valid' | 'expired' | 'wrong'> {
  const { userId } = requireUser(context);
  const until = query.get('until') ?? '';
  const isOurs = await isSigned(context, 'privateFile', [userId, ...about, until], query.get('signature') ?? '');
  if (!isOurs) return 'wrong';
  return Date.parse(until) > context.now.getTime() ? 'valid' : 'expired';
}
