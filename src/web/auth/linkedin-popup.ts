import { LOGGED_IN_COOKIE } from '#web/app/personal-store.ts';
import { callApi } from './call-api.ts';

const WIDTH = 800;
const HEIGHT = 650;
const POLL_MS = 250;
const NOT_AUTHORIZED =
  'You are not logged in, because LinkedIn was not allowed to share your profile. Please try again.';

/** The result that our callback page, opened in the popup, posts to the page below. */
export type PopupMessage = { type: 'havn:linkedin'; outcome: 'loggedIn' | 'challenge' | 'refused'; message: string };
export type PopupResult = { outcome: PopupMessage['outcome'] | 'blocked'; message: string };

export function isPopupMessage(data: unknown): data is PopupMessage {
  const message = data as Partial<PopupMessage> | null;
  return (
    message?.type === 'havn:linkedin' &&
    (message.outcome === 'loggedIn' || message.outcome === 'challenge' || message.outcome === 'refused') &&
    typeof message.message === 'string'
  );
}

/**
 * Opens LinkedIn in a popup and resolves with its message or when it is closed, checked every 250 ms (product §8, §9).
 * A provider may cut the popup off from this page, so a closed popup is a refusal only if nobody is logged in.
 */
export function authorizeInPopup(path: string): Promise<PopupResult> {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
  const popup = window.open(path, 'havn-linkedin', `width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) return Promise.resolve({ outcome: 'blocked', message: '' });
  return new Promise((resolve) => {
    const end = (result: PopupResult) => {
      clearInterval(poll);
      window.removeEventListener('message', onMessage);
      resolve(result);
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== popup || !isPopupMessage(data)) return;
      end({ outcome: data.outcome, message: data.message });
    };
    const poll = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll);
      // A last message may still arrive.
      setTimeout(async () => {
        const isLoggedIn = LOGGED_IN_COOKIE.test(document.cookie) && (await callApi('/users/me')).failure === null;
        end(isLoggedIn ? { outcome: 'loggedIn', message: '' } : { outcome: 'refused', message: NOT_AUTHORIZED });
      }, POLL_MS);
    }, POLL_MS);
    window.addEventListener('message', onMessage);
  });
}
