import { type GuardedFetchOptions, guardedFetch } from '#adapters/guarded-fetch.ts';
import type { FetchText } from '#domain/import/documents/document-at.ts';
import { decodedText } from '#domain/import/documents/encoding.ts';
import type { Settings } from './environment.ts';
import { ownHostsOf } from './main-site.ts';

/** Reads public addresses as text, never those of this site (S-6). */
export function fetchTextWith(settings: Settings, options: GuardedFetchOptions = {}): FetchText {
  const ownHosts = ownHostsOf(settings);
  return async (address, limits) => {
    const response = await guardedFetch(address, {
      accept: 'application/json, text/html;q=0.9, application/xml;q=0.9, */*;q=0.1',
      ownHosts,
      ...limits,
      ...options,
    });
    return { url: response.url, text: decodedText(response.body, response.contentType) };
  };
}
