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
 * A script that hides a closed notice before the first paint, because notices are in everybody's HTML. It depends only
 * on the notice's id, so the content security policy can allow it by hash.
 */
export function closedNoticeScript(notice: string, mark: 'banner' | 'cookies'): string {
  const key = JSON.stringify(storageKey(notice)).replace(/</g, '\\u003c');
  return `try{localStorage.getItem(${key})&&(document.documentElement.dataset.${mark}="closed")}catch{}`;
}
