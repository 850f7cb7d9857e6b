import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { isClosed, rememberClosed } from './closed-notices.ts';
import type { InfoBannerText } from './info-banner-text.ts';
import css from './notices.module.css';

/**
 * The line above the header. It is in everybody's HTML and needs `closedNoticeScript` in the head. The button to
 * close it appears with JavaScript, which it needs.
 */
export function InfoBanner({ banner }: { banner: InfoBannerText | null }) {
  const [state, setState] = useState<'static' | 'live' | 'closed'>('static');
  const id = banner?.id;
  useEffect(() => {
    if (id) setState(isClosed(id) ? 'closed' : 'live');
  }, [id]);
  if (!banner || state === 'closed') return null;
  return (
    <section className={css.banner} aria-label="Notice">
      <div className={`wrap ${css.bannerIn}`}>
        <p>{banner.text}</p>
        {state === 'live' && (
          <IconButton
            className={css.bannerClose}
            icon={X}
            label="Close notice"
            small
            onClick={() => {
              rememberClosed(banner.id);
              setState('closed');
            }}
          />
        )}
      </div>
    </section>
  );
}
