import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isSlashOn } from '#web/palette/slash-key.ts';
import { AllKeys } from '#web/ui/overlays/all-keys.tsx';
import css from './queue.module.css';

/** A key of the keyboard. Screen readers hear the button's own words. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <span className={css.kbd} aria-hidden>
      {children}
    </span>
  );
}

const KEYS = [
  ['J', 'Next'],
  ['K', 'Previous'],
  ['A', 'Approve'],
  ['1 to 7', 'Choose the reason to reject'],
  ['R', 'Reject for the chosen reason'],
  ['Q', 'Write a question; once it is written, ask it'],
  ['U', 'Undo the last decision, within ten seconds; again, the one before it'],
  ['Esc', 'Leave a field'],
  ['?', 'Show these keys'],
] as const;

const STEPS: ReadonlySet<string> = new Set(['j', 'k']);
const WAITS = /^[jkarq1-7]$/;

/** A rejection with this reason needs words of the admin's own, and a suspension does with each. */
const WANTS_WORDS = '[name=reason][data-wants-words]:checked, form:has(button[data-wants-words]) [name=reason]:checked';

/**
 * The single keys of the queue: each presses the control that carries it in `data-key`. Off while somebody types, with a
 * modifier, and where single keys are switched off in the settings (WCAG 2.1.4). While the next item loads, the one on
 * the screen is no longer meant: nothing is decided then, and further steps wait.
 */
export function useQueueKeys(page: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false);
  // Layout effects: with others, a key that comes as soon as the next item is drawn met the handler of the one before.
  const isLoading = useNavigation().state !== 'idle';
  const { key: item } = useLocation();
  const waiting = useRef<string[]>([]);
  /** Set with the step itself: the page draws a moment later that it loads, and a key in between decided the item it leaves. */
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step may arrive before the page has drawn that it loads
  useLayoutEffect(() => {
    if (isLoading) return;
    const step = waiting.current.shift();
    isLeaving.current = step !== undefined && press(page.current, step, () => {});
  }, [isLoading, item, page]);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || !isSlashOn())
        return;
      const target = event.target as HTMLElement;
      if (document.querySelector('dialog[open]')) return;
      if (target.matches('textarea, select, input:not([type=radio])')) {
        if (event.key === 'Escape') target.blur();
        return;
      }
      const key = event.key.toLowerCase();
      if ((isLoading || isLeaving.current) && WAITS.test(key)) {
        if (STEPS.has(key)) waiting.current.push(key);
        return event.preventDefault();
      }
      if (!press(page.current, key, () => setShown(true))) return;
      isLeaving.current = STEPS.has(key);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [page, isLoading]);
  return { isShown, hide: () => setShown(false) };
}

function press(page: HTMLElement | null, key: string, showKeys: () => void): boolean {
  if (key === '?') {
    showKeys();
    return true;
  }
  if (!/^[a-z1-9]$/.test(key)) return false;
  const control = page?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!control) return false;
  const text = page?.querySelector<HTMLTextAreaElement>('textarea');
  // A question needs words, and some rejections do: the key then leads to where they are missing.
  const wantsWords = key === 'q' || (key === 'r' && page?.querySelector(WANTS_WORDS));
  if (wantsWords && text?.value.trim() === '') text.focus();
  else control.click();
  return true;
}

/** The keys of the queue. */
export function QueueKeys({ onClose }: { onClose: () => void }) {
  return (
    <AllKeys keys={KEYS} onClose={onClose}>
      <p className={css.hint}>You can switch single keys off in your settings.</p>
    </AllKeys>
  );
}
