import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isClosed, rememberClosed } from './closed-notices.ts';
import css from './notices.module.css';

const NOTICE = 'cookies';

/**
 * One closable line at the lower edge. The browser adds it, because the HTML is the same for everyone. The page knows
 * its height as `--notice-h`, and keeps focused elements, toasts and sticky bars clear of it.
 */
export function CookieNotice({ listHref }: { listHref: string | null }) {
  const [isShown, setShown] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => setShown(!isClosed(NOTICE)), []);
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
    <section ref={bar} className={css.bar} aria-label="Cookies">
      <div className={`wrap ${css.barIn}`}>
        <p>
          <span>
            Cookies only keep you logged in and remember your country.
            {listHref && (
              <a className="link" href={listHref}>
                See the list
              </a>
            )}
          </span>
        </p>
        <IconButton
          icon={X}
          label="Close cookie notice"
          small
          onClick={() => {
            rememberClosed(NOTICE);
            setShown(false);
          }}
        />
      </div>
    </section>
  );
}
