export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'havn.theme';

/** Sets the remembered theme before the first paint, because pages are the same for everybody. */
export const themeScript = `try{const t=localStorage.getItem("${STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The theme that this browser remembers; `system` without one, or if storage is blocked. */
export function rememberedTheme(): Theme {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === value) ?? 'system';
  } catch {
    return 'system';
  }
}

const CHANGED = 'havn:theme';

/** Calls the listener when this page changes the theme. Returns a function that unsubscribes. */
export function whenThemeChanges(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** Sets the theme at once, and remembers it in this browser where storage is not blocked. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Private windows may block storage; the choice then lasts until the next page load.
  }
  window.dispatchEvent(new Event(CHANGED));
}
