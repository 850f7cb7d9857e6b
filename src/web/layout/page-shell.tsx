import type { ReactNode } from 'react';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toaster } from '../ui/toast.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBanner, type InfoBannerText } from './info-banner.tsx';
import { LoadingBar } from './loading-bar.tsx';
import type { Navigation } from './navigation.ts';
import { OfflineNotice } from './offline-notice.tsx';

/** Everything around a page. The markup is the same for every visitor; notices and toasts come in the browser. */
export function PageShell({
  navigation,
  path,
  year,
  brand = 'Havn',
  banner = null,
  cookieListHref = null,
  profileMenu,
  children,
}: {
  navigation: Navigation;
  /** Path of the page, to mark where one is. */
  path: string;
  year: number;
  brand?: string;
  banner?: InfoBannerText | null;
  /** Where the list of cookies is, once it is somewhere. */
  cookieListHref?: string | null;
  profileMenu?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <InfoBanner banner={banner} />
      <Header navigation={navigation} path={path} brand={brand} profileMenu={profileMenu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer navigation={navigation} year={year} brand={brand} />
      <OfflineNotice />
      <CookieNotice listHref={cookieListHref} />
      <Toaster />
    </>
  );
}
