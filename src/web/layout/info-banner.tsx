import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { hashOf } from '#domain/site/name-hash.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isClosed, rememberClosed } from './closed-notices.ts';
import css from './notices.module.css';

/** People who closed a banner still see the next one, which has another id. */
export type InfoBannerText = { id: string; text: string; link?: { href: string; label: string } };

/** The banner of the configured text, with an id derived from it; null without a text. */
export function infoBannerOf(text: string): InfoBannerText | null {
  return text ? { id: hashOf(text).toString(36), text } : null;
}

/**
 * The line above the header. It is in everybody's HTML and needs `closedBannerScript` in the head. The button to
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
        <p>
          {banner.text}
          {banner.link && (
            <>
              {' '}
              <a className="link" href={banner.link.href}>
                {banner.link.label}
              </a>
            </>
          )}
        </p>
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
