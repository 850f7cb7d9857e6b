import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { InlineScript } from '#web/app/inline-script.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isClosed, rememberClosed } from './closed-notices.ts';
import css from './notices.module.css';

export const COOKIE_NOTICE = 'cookies';

/** Measures the notice before the first paint: a bar above it that moved later would move away under a finger. */
const heightScript =
  'document.documentElement.style.setProperty("--notice-h",document.currentScript.previousSibling.offsetHeight+"px")';

/**
 * One closable line at the lower edge. It is in everybody's HTML and needs `closedNoticeScript` in the head. The page
 * knows its height as `--notice-h`, and keeps focused elements, toasts and sticky bars clear of it.
 */
export function CookieNotice() {
  const [isShown, setShown] = useState(true);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => setShown(!isClosed(COOKIE_NOTICE)), []);
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const root = document.documentElement.style;
    const measure = new ResizeObserver(() => root.setProperty('--notice-h', `${element.offsetHeight}px`));
    measure.observe(element);
    return () => {
      measure.disconnect();
      root.removeProperty('--notice-h');
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <>
      <section ref={bar} className={classNames(css.bar, css.cookies)} aria-label="Cookies">
        <div className={`wrap ${css.barIn}`}>
          <p>
            <span>
              Cookies only keep you logged in and remember your country.
              <a className="link" href="/cookies">
                See the list
              </a>
            </span>
          </p>
          <IconButton
            icon={X}
            label="Close cookie notice"
            small
            onClick={() => {
              rememberClosed(COOKIE_NOTICE);
              setShown(false);
            }}
          />
        </div>
      </section>
      <InlineScript text={import.meta.env.SSR && heightScript} />
    </>
  );
}
