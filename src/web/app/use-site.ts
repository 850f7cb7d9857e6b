import { useRouteLoaderData } from 'react-router';
import type { Navigation } from '#web/layout/navigation.ts';
import type { Personal } from './personal.server.ts';
import type { SiteFacts } from './request-context.ts';

type RootData = SiteFacts & {
  navigation: Navigation;
  shareImage: string;
  hasLinkedIn: boolean;
  personal: Personal | null;
};

/** The site one is on, from the root's loader. Standing facts when that very loader failed. */
export function useSite(): SiteFacts {
  return (useRouteLoaderData('root') as RootData | undefined) ?? STANDING;
}

/** Header and footer, decided on the server: the table of all rooms need not travel to the browser. */
export function useNavigationLinks(): Navigation {
  return (useRouteLoaderData('root') as RootData | undefined)?.navigation ?? NOWHERE;
}

/** Who the page was made for; null on every page that is the same for everybody. */
export function usePersonalOfPage(): Personal | null {
  return (useRouteLoaderData('root') as RootData | undefined)?.personal ?? null;
}

/** Whether people may come in by LinkedIn here. */
export function useHasLinkedIn(): boolean {
  return (useRouteLoaderData('root') as RootData | undefined)?.hasLinkedIn ?? false;
}

/** Where a page's card lies, absolutely; the card of the site where it has none of its own. */
export function useShareImage(own?: { src: string; alt: string }): { src: string; alt: string } {
  const {
    origin,
    name,
    shareImage = '',
  } = (useRouteLoaderData('root') as RootData | undefined) ?? (STANDING as RootData);
  const src = own?.src ?? shareImage;
  return { src: src.startsWith('/') ? origin + src : src, alt: own?.alt ?? `${name}: jobs in Nordic startups` };
}

const STANDING: SiteFacts = {
  platform: 'thehub',
  name: 'Havn',
  origin: '',
  year: 2026,
  isIndexed: false,
  products: [],
  infoBanner: '',
  contactEmail: '',
  securityContact: '',
};

const NOWHERE: Navigation = {
  person: 'visitor',
  links: [],
  login: null,
  action: null,
  menu: [],
  account: [],
  footer: [],
  legal: [],
};
