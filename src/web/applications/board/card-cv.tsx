import { Download, FileText, Maximize2, ZoomIn } from 'lucide';
import { useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { OpenCard } from './board-types.ts';
import css from './card-cv.module.css';
import drawer from './card-drawer.module.css';

/** The CV of a card, drawn page by page, and that its talent sees who opens it. */
export function CardCv({ cv, firstName }: { cv: NonNullable<OpenCard['cv']>; firstName: string }) {
  const [isLarge, setLarge] = useState(false);
  const { name, pages, path } = cv;
  // A newer link is no newer picture. The server leads an expired one of this page to its successor.
  const [pictures] = useState(path);
  return (
    <section className={drawer.block}>
      <h3>
        CV <small>{firstName} sees when you open it</small>
      </h3>
      <div className={css.viewer}>
        <div className={css.bar}>
          <Icon of={FileText} size={18} />
          <p>
            <b>{name}</b> <small>{pages === 1 ? '1 page' : `${pages} pages`}</small>
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
          {Array.from({ length: pages }, (_, index) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
              key={index}
              src={`${pictures}&page=${index + 1}`}
              alt={`Page ${index + 1} of ${name}`}
              width={1200}
              height={1697}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          ))}
        </section>
      </div>
    </section>
  );
}
