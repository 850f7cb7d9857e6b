import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Navigation } from '#web/layout/navigation.ts';
import type { Personal } from './personal.server.ts';
import type { SiteFacts } from './request-context.ts';

type RootData = SiteFacts & {
  /** As JSON, so that each page carries one value and not the hundred of its links. */
  navigation: string;
  shareImage: string;
  hasLinkedIn: boolean;
  personal: Personal | null;
};

/** The site's facts from the root loader, or defaults if that loader failed. */
export function useSite(): SiteFacts {
  return (useRouteLoaderData('root') as RootData | undefined) ?? DEFAULT_SITE;
}

/** Header and footer, computed on the server, so that the table of all pages stays out of the browser bundle. */
export function useNavigationLinks(): Navigation {
  const text = (useRouteLoaderData('root') as RootData | undefined)?.navigation;
  return useMemo(() => (text ? JSON.parse(text) : NO_NAVIGATION), [text]);
}

/** The person that the page was rendered for; null on cached pages. */
export function usePersonalOfPage(): Personal | null {
  return (useRouteLoaderData('root') as RootData | undefined)?.personal ?? null;
}

/** Whether log-in with LinkedIn is configured. */
export function useHasLinkedIn(): boolean {
  return (useRouteLoaderData('root') as RootData | undefined)?.hasLinkedIn ?? false;
}

/** The absolute address of a page's share card; defaults to the card of the site. */
export function useShareImage(own?: { src: string; alt: string }): { src: string; alt: string } {
  const {
    origin,
    name,
    shareImage = '',
  } = (useRouteLoaderData('root') as RootData | undefined) ?? (DEFAULT_SITE as RootData);
  const src = own?.src ?? shareImage;
  return { src: src.startsWith('/') ? origin + src : src, alt: own?.alt ?? `${name}: jobs in Nordic startups` };
}

const DEFAULT_SITE: SiteFacts = {
  platform: 'thehub',
  name: 'Havn',
  names: { thehub: 'Havn', plusimpact: 'Havn Impact' },
  origin: '',
  year: 2026,
  isIndexed: false,
  products: [],
  infoBanner: null,
  contactEmail: '',
  securityContact: '',
  elsewhere: {},
};

const NO_NAVIGATION: Navigation = {
  person: 'visitor',
  links: [],
  login: null,
  action: null,
  menu: [],
  account: [],
  footer: [],
  legal: [],
};
