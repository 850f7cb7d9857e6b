import type { ReactNode } from 'react';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Navigation } from './navigation.ts';

/** Header, main and footer around a page, the same for every visitor. `above` comes between skip link and header. */
export function PageShell({
  navigation,
  path,
  year,
  brand = 'Havn',
  above,
  profileMenu,
  children,
}: {
  navigation: Navigation;
  /** Path of the page, to mark the current link. */
  path: string;
  year: number;
  brand?: string;
  above?: ReactNode;
  profileMenu?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      {above}
      <Header navigation={navigation} path={path} brand={brand} profileMenu={profileMenu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer navigation={navigation} year={year} brand={brand} />
    </>
  );
}
