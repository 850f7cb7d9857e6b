import type { ReactNode } from 'react';
import css from './email-me-when.module.css';

/** The mails that somebody may choose, each a box whose label completes the sentence. */
export function EmailMeWhen({ children }: { children: ReactNode }) {
  return (
    <fieldset className={css.when}>
      <legend>Email me when</legend>
      {children}
    </fieldset>
  );
}
