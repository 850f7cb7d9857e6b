// tokens.css must come first, because it declares the order of the cascade layers.
import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import '#web/ui/theme/fonts.css';

import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import { siteCardPath } from '#domain/media/share-card.ts';
import { AuthSlot } from '#web/auth/open-auth.tsx';
import { closedNoticeScript } from '#web/layout/closed-notices.ts';
import { COOKIE_NOTICE, CookieNotice } from '#web/layout/cookie-notice.tsx';
import { ErrorPage } from '#web/layout/error-page.tsx';
import { InfoBanner } from '#web/layout/info-banner.tsx';
import { LoadingBar } from '#web/layout/loading-bar.tsx';
import { loadedMemberFrame } from '#web/layout/member-frame-slot.ts';
import { visibleNavigation } from '#web/layout/navigation.ts';
import { OfflineNotice } from '#web/layout/offline-notice.tsx';
import { PageShell } from '#web/layout/page-shell.tsx';
import { themeScript } from '#web/layout/theme.ts';
import { useFrame } from '#web/layout/use-frame.ts';
import { PaletteSlot } from '#web/palette/open-palette.tsx';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { fontToPreload } from '#web/ui/theme/font.ts';
import { ClientNavigation } from './client-navigation.tsx';
import { defineLoader } from './define-loader.ts';
import { InlineScript } from './inline-script.tsx';
import { personalOf } from './personal.server.ts';
import { loggedInScript } from './personal-store.ts';
import type { SiteFacts } from './request-context.ts';
import { builtRoutes } from './site-map.ts';
import { useMailedKey } from './use-mailed-key.ts';
import { usePersonal } from './use-personal.ts';
import { useNavigationLinks, usePersonalOfPage, useSite } from './use-site.ts';

export const loader = defineLoader(async (args) => ({
  ...args.site,
  shareImage: siteCardPath(args.site.name),
  navigation: visitorNavigation(args.site),
  hasLinkedIn: args.accountCall.linkedIn !== null,
  personal: await personalOf(args),
}));

const navigations = new WeakMap<SiteFacts['elsewhere'], string>();

/** The links of a visitor as JSON, made once: they depend on the configuration alone. */
function visitorNavigation(site: SiteFacts): string {
  let text = navigations.get(site.elsewhere);
  if (text === undefined) {
    text = JSON.stringify(visibleNavigation('visitor', { builtRoutes, ...site }));
    navigations.set(site.elsewhere, text);
  }
  return text;
}

/** The site's facts never change between pages, so they are not fetched again. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  useMailedKey();
  const site = useSite();
  const { pathname } = useLocation();
  const personalOfPage = usePersonalOfPage();
  const personal = usePersonal(personalOfPage);
  const navigation = { ...useNavigationLinks(), ...personal?.navigation };
  const frame = personal && loadedMemberFrame();
  return (
    <html
      lang="en"
      data-platform={site.platform}
      data-personal={personalOfPage ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfbf8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#091b1e" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" as="font" type="font/woff2" href={fontToPreload} crossOrigin="anonymous" />
        <Links />
        <InlineScript text={import.meta.env.SSR && themeScript} />
        {!personalOfPage && <InlineScript text={import.meta.env.SSR && loggedInScript} />}
        <InlineScript text={import.meta.env.SSR && closedNoticeScript(COOKIE_NOTICE, 'cookies')} />
        {site.infoBanner && (
          <InlineScript text={import.meta.env.SSR && closedNoticeScript(site.infoBanner.id, 'banner')} />
        )}
      </head>
      <body>
        <LoadingBar />
        <PageShell
          navigation={navigation}
          path={pathname}
          year={site.year}
          brand={site.name}
          above={<InfoBanner banner={site.infoBanner} />}
          frame={useFrame()}
          profileMenu={frame && <frame.ProfileMenu personal={personal} path={pathname} />}
        >
          {children}
        </PageShell>
        {frame && personal.isImpersonated && <frame.ImpersonationNotice name={personal.name} />}
        <OfflineNotice />
        <Toaster />
        <CookieNotice />
        <AuthSlot />
        <PaletteSlot navigation={navigation} personal={personal} />
        <ClientNavigation />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
