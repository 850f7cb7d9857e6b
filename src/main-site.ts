import type { Platform } from '#domain/site/platforms.ts';
import type { MailSite } from '#mail/message.tsx';
import type { SiteFacts } from '#web/app/request-context.ts';
import { infoBannerOf } from '#web/layout/info-banner-text.ts';
import type { Settings } from './environment.ts';

/** The sender of mails, by platform. */
export function mailSites(settings: Settings): Record<Platform, MailSite> {
  const { originOf, NAME_THEHUB, NAME_PLUSIMPACT, REPLY_DOMAIN } = settings;
  const replies = REPLY_DOMAIN === undefined ? {} : { replyDomain: REPLY_DOMAIN };
  return {
    thehub: { name: NAME_THEHUB, origin: originOf.thehub, ...replies },
    plusimpact: { name: NAME_PLUSIMPACT, origin: originOf.plusimpact, ...replies },
  };
}

/** The configuration of a platform that pages show. */
export function siteFacts(settings: Settings, platform: Platform): SiteFacts {
  const names = { thehub: settings.NAME_THEHUB, plusimpact: settings.NAME_PLUSIMPACT };
  return {
    platform,
    name: names[platform],
    names,
    origin: settings.originOf[platform],
    year: new Date().getFullYear(),
    isIndexed: !settings.DISABLE_INDEXING,
    products: productsOf(settings),
    infoBanner: infoBannerOf(settings.INFO_BANNER),
    contactEmail: settings.contactEmail,
    securityContact: settings.securityContact,
    elsewhere: settings.elsewhere,
  };
}

/** Our own hosts, which no address from outside may lead to (S-6). */
export function ownHostsOf(settings: Settings): string[] {
  const origins = Object.values(settings.originOf).map((origin) => new URL(origin).hostname);
  return [...origins, ...settings.HOSTS_THEHUB, ...settings.HOSTS_PLUSIMPACT];
}

export function productsOf(settings: Settings): string[] {
  return settings.SITE_PRODUCTS.map((product) => product.toUpperCase());
}
