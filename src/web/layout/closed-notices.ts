const storageKey = (notice: string) => `havn.closed.${notice}`;

/** Whether this browser has closed a notice. Where storage is forbidden, nothing is remembered. */
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
    // Private windows may forbid it; the notice then comes back with the next page.
  }
}

/**
 * The one line that runs before the first paint: the banner is in everybody's HTML, and whoever has closed it
 * must neither see it flash nor the page jump. It depends on the banner's id only, so its hash can be allowed.
 */
export function closedBannerScript(banner: string): string {
  const key = JSON.stringify(storageKey(banner)).replace(/</g, '\\u003c');
  return `try{localStorage.getItem(${key})&&(document.documentElement.dataset.banner="closed")}catch{}`;
}
