import { Download, FileText, Maximize2, ZoomIn } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import type { OpenCard } from '../board-types.ts';
import css from './card-cv.module.css';
import drawer from './card-drawer.module.css';

/** So much of it has to be on the screen. A card whose CV is below the fold has not opened it. */
const SHOWN_PART = 0.3;

/** The CV of a card, drawn page by page once it is on the screen, and that its talent sees who opened it. */
export function CardCv({ cv, firstName }: { cv: NonNullable<OpenCard['cv']>; firstName: string }) {
  const [isLarge, setLarge] = useState(false);
  const { name, pages, path } = cv;
  // A newer link is no newer picture. The server leads an expired one of this page to its successor.
  const [pictures] = useState(path);
  const viewer = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!viewer.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown((was) => was || entry?.isIntersecting === true), {
      threshold: SHOWN_PART,
    });
    observer.observe(viewer.current);
    return () => observer.disconnect();
  }, []);
  const drawings = Array.from({ length: pages }, (_, index) => (
    <img
      // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
      key={index}
      src={`${pictures}&page=${index + 1}`}
      alt={`Page ${index + 1} of ${name}`}
      width={1200}
      height={1697}
      loading={index === 0 ? 'eager' : 'lazy'}
    />
  ));
  return (
    <section className={drawer.block}>
      <div className={drawer.heading}>
        <h3>CV</h3> <small>{firstName} sees that you opened it</small>
      </div>
      <div ref={viewer} className={css.viewer}>
        <div className={css.bar}>
          <Icon of={FileText} size={18} />
          <p>
            <b>{name}</b> <small>{countText(pages, 'page')}</small>
          </p>
          <IconButton
            icon={ZoomIn}
            label="Larger pages"
            pressed={isLarge}
            className={css.zoom ?? ''}
            onClick={() => setLarge(!isLarge)}
          />
          <a href={path} target="_blank" rel="noopener" aria-label="Open CV in a new tab">
            <Icon of={Maximize2} />
          </a>
          <a href={`${path}&download`} download aria-label="Download CV">
            <Icon of={Download} />
          </a>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
        <section className={css.pages} tabIndex={0} aria-label={`Pages of ${name}`} data-large={isLarge || undefined}>
          {isShown ? drawings : <noscript>{drawings}</noscript>}
        </section>
      </div>
    </section>
  );
}
