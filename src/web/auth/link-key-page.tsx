import { type ReactNode, useEffect } from 'react';
import { forgetAllTexts } from '#web/app/unsent-texts.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import css from './auth-screens.module.css';
import { SIGN_OUT } from './auth-screens.ts';

/** Headers of pages with a key in their address: the key must not leak through Referer or a cache (C10). */
export const keyPageHeaders = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

/** Removes the key from the address once the page is loaded, so that it stays out of history and screenshots (C10). */
export function useCleanAddress(): void {
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
}

/** A page opened by a link in a mail. */
export function KeyPage({
  title,
  path,
  picture,
  lead,
  children,
}: {
  title: string;
  path: string;
  /** The logo of the organisation the link is about. */
  picture?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} description={title} path={path} indexed={false} />
      <div className={`wrap ${css.page}`}>
        <Sheet framed>
          {picture && <div className={css.picture}>{picture}</div>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && (
            <p className={css.lead} role="status">
              {lead}
            </p>
          )}
          <div className={css.form}>{children}</div>
        </Sheet>
      </div>
    </>
  );
}

/** A form with one button and hidden fields. */
export function ButtonForm({
  action,
  fields = {},
  children,
}: {
  action?: string;
  fields?: Record<string, string>;
  children: ReactNode;
}) {
  return (
    <form method="post" action={action} onSubmit={action === SIGN_OUT ? forgetAllTexts : undefined}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
