import css from './what-we-do.module.css';

/** The first paragraph leads, the rest is reading text. The HTML is sanitised where it is read. */
export function WhatWeDo({ html, lang }: { html: string; lang: string }) {
  return (
    <div
      className={css.what}
      lang={lang === 'en' ? undefined : lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was read, and when it was written
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
