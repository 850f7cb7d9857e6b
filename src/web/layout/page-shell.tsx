import type { ReactNode } from 'react';
import { SkipLink } from '#web/ui/page/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Navigation } from './navigation.ts';
import type { Frame } from './use-frame.ts';

/**
 * Header, main and footer around a page. `above` comes between skip link and header. A workspace brings a frame of its
 * own around main, and has no footer.
 */
export function PageShell({
  navigation,
  path,
  year,
  brand = 'Havn',
  above,
  profileMenu,
  frame: Frame = null,
  children,
}: {
  navigation: Navigation;
  /** Path of the page, to mark the current link. */
  path: string;
  year: number;
  brand?: string;
  above?: ReactNode;
  profileMenu?: ReactNode;
  frame?: Frame | null;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      {above}
      <Header navigation={navigation} path={path} brand={brand} profileMenu={profileMenu} isWide={Frame !== null} />
      {Frame ? (
        <Frame path={path}>{children}</Frame>
      ) : (
        <>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer navigation={navigation} year={year} brand={brand} />
        </>
      )}
    </>
  );
}
