import { useEffect } from 'react';

const KEY = 'e-mail-verification-key';

/**
 * Confirms an address when its mailed key arrives at any page (product §4). The page of the link itself does so with a
 * form, and tells about a failure. The script loads only for an address with a key.
 */
export function useMailedKey(): void {
  useEffect(() => {
    const url = new URL(location.href);
    const key = url.searchParams.get(KEY);
    if (!key || url.pathname === '/client/verify-email') return;
    // The key must stay out of history and screenshots (C10).
    url.searchParams.delete(KEY);
    history.replaceState(history.state, '', url);
    import('#web/auth/confirm-mailed-key.ts').then(
      ({ confirmMailedKey }) => confirmMailedKey(key),
      () => {},
    );
  }, []);
}
