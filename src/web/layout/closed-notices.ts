const storageKey = (notice: string) => `havn.closed.${notice}`;

/** Whether this browser has closed a notice; false if storage is blocked. */
export function isClosed(notice: string): boolean {
  try {
    return localStorage.getItem(storageKey(notice)) !== null;
  } catch {
    return false;
  }
}

export function rememberClosed(notice: string): void {
  try {
    localStorage.setItem(storageKey(notice), '1');
  } catch {
    // Private windows may block storage; the notice then returns on the next page.
  }
}

/**
 * A script that hides a closed banner before the first paint, because the banner is in everybody's HTML. It depends
 * only on the banner's id, so the content security policy can allow it by hash.
 */
export function closedBannerScript(banner: string): string {
  const key = JSON.stringify(storageKey(banner)).replace(/</g, '\\u003c');
  return `try{localStorage.getItem(${key})&&(document.documentElement.dataset.banner="closed")}catch{}`;
}
