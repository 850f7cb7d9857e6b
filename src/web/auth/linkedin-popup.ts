import { LOGGED_IN_COOKIE } from '#web/app/personal-store.ts';
import { callApi } from './call-api.ts';

const WIDTH = 800;
const HEIGHT = 650;
const POLL_MS = 250;
const NOT_AUTHORIZED = 'You were not logged in: LinkedIn was not allowed to tell us who you are.';

/** What the popup says of how it went; it comes from our own page, which LinkedIn sends the popup back to. */
export type PopupSays = { type: 'havn:linkedin'; outcome: 'loggedIn' | 'challenge' | 'refused'; message: string };
export type Authorized = { outcome: PopupSays['outcome'] | 'blocked'; message: string };

export function isPopupWord(data: unknown): data is PopupSays {
  const said = data as Partial<PopupSays> | null;
  return (
    said?.type === 'havn:linkedin' &&
    (said.outcome === 'loggedIn' || said.outcome === 'challenge' || said.outcome === 'refused') &&
    typeof said.message === 'string'
  );
}

/**
 * Opens LinkedIn in a popup and waits for what comes of it (product §8, §9): a word of our own origin from that very
 * window, or its being closed, which is looked for every 250 ms. A provider may cut the popup off from the page that
 * opened it; so a closed one only means "not authorized" where nobody is logged in.
 */
export function authorizeInPopup(path: string): Promise<Authorized> {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
  const popup = window.open(path, 'havn-linkedin', `width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) return Promise.resolve({ outcome: 'blocked', message: '' });
  return new Promise((resolve) => {
    const end = (result: Authorized) => {
      clearInterval(poll);
      window.removeEventListener('message', hear);
      resolve(result);
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== popup || !isPopupWord(data)) return;
      end({ outcome: data.outcome, message: data.message });
    };
    const poll = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll);
      // Its word may be on its way still.
      setTimeout(async () => {
        const isIn = LOGGED_IN_COOKIE.test(document.cookie) && (await callApi('/users/me')).failure === null;
        end(isIn ? { outcome: 'loggedIn', message: '' } : { outcome: 'refused', message: NOT_AUTHORIZED });
      }, POLL_MS);
    }, POLL_MS);
    window.addEventListener('message', hear);
  });
}
