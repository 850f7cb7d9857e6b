import { useRouteLoaderData } from 'react-router';
import type { SiteFacts } from './request-context.ts';

/** The site one is on, from the root's loader. Standing facts when that very loader failed. */
export function useSite(): SiteFacts {
  return (useRouteLoaderData('root') as SiteFacts | undefined) ?? STANDING;
}

const STANDING: SiteFacts = {
  platform: 'thehub',
  name: 'Havn',
  origin: '',
  year: 2026,
  isIndexed: false,
  products: [],
  infoBanner: '',
};
