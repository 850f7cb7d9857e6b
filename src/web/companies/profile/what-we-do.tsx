import css from './what-we-do.module.css';

/** The text about the startup, with a larger first paragraph. The query sanitises the HTML. */
export function WhatWeDo({ html, lang }: { html: string; lang: string }) {
  return (
    <div
      className={css.what}
      lang={lang === 'en' ? undefined : lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the query and the command sanitise it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
