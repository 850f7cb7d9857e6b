import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './prose.module.css';

/** Long text. The caller must sanitise `html`. `lead` enlarges the first paragraph. */
export function Prose({
  lead = false,
  lang,
  className,
  ...content
}: { lead?: boolean; lang?: string; className?: string } & ({ html: string } | { children: ReactNode })) {
  const look = classNames(css.prose, lead && css.lead, className);
  return 'html' in content ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller sanitises the text, see above
    <div className={look} lang={lang} dangerouslySetInnerHTML={{ __html: content.html }} />
  ) : (
    <div className={look} lang={lang}>
      {content.children}
    </div>
  );
}
