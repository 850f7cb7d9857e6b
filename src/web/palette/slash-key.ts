const STORE = 'havn.slash';

/** Whether "/" opens the palette. A shortcut of one character can be turned off (WCAG 2.1.4). */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(STORE) !== 'off';
  } catch {
    return true;
  }
}

export function setSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, 'off');
  } catch {
    // Private windows may block storage; the key then stays on.
  }
}
