import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './prose.module.css';

/**
 * Reading text. `html` must already be sanitised by whoever owns it. `lead` sets the first paragraph larger.
 */
export function Prose({
  lead = false,
  lang,
  className,
  ...content
}: { lead?: boolean; lang?: string; className?: string } & ({ html: string } | { children: ReactNode })) {
  const look = classNames(css.prose, lead && css.lead, className);
  return 'html' in content ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller hands over sanitised text, see above
    <div className={look} lang={lang} dangerouslySetInnerHTML={{ __html: content.html }} />
  ) : (
    <div className={look} lang={lang}>
      {content.children}
    </div>
  );
}
