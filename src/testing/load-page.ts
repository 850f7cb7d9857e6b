import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Context } from '#domain/context.ts';
import type { PrivateFiles } from '#domain/talent/private-files.server.ts';
import { type PageCaching, pageCaching } from '#server/page-cache/page-caching.ts';
import {
  domainContext,
  paymentsContext,
  privateFilesContext,
  type SiteFacts,
  siteContext,
  uploadContext,
} from '#web/app/request-context.ts';
import { testPayments } from './payments.ts';
import { testUploads } from './uploads.ts';

const site: SiteFacts = {
  platform: 'thehub',
  name: 'Havn',
  names: { thehub: 'Havn', plusimpact: 'Havn Impact' },
  origin: 'https://havn.example',
  year: 2026,
  isIndexed: true,
  products: [],
  infoBanner: null,
  contactEmail: 'hello@havn.example',
  securityContact: 'mailto:security@havn.example',
  elsewhere: {},
};

export type LoadedPage<T> =
  | { status: 200; data: T }
  | { status: 308; location: string | null }
  | { status: number; message?: string };

/** Runs the loader of a page for an address, like the router, and returns the data, the redirect or the refusal. */
export async function loadPage<T>(
  loader: (args: LoaderFunctionArgs) => Promise<T>,
  context: Context,
  request: {
    path: string;
    method?: 'GET' | 'HEAD';
    params?: Record<string, string>;
    site?: Partial<SiteFacts>;
    caching?: PageCaching;
    privateFiles?: PrivateFiles;
  },
): Promise<LoadedPage<T>> {
  const provider = new RouterContextProvider();
  provider.set(domainContext, context);
  provider.set(paymentsContext, testPayments());
  provider.set(uploadContext, testUploads());
  provider.set(siteContext, { ...site, ...request.site });
  if (request.privateFiles) provider.set(privateFilesContext, request.privateFiles);
  if (request.caching) provider.set(pageCaching, request.caching);
  const url = new URL(request.path, site.origin);
  const args = {
    context: provider,
    params: request.params ?? {},
    request: new Request(url, { method: request.method ?? 'GET' }),
    url,
    pattern: url.pathname,
  };
  try {
    return { status: 200, data: await loader(args as unknown as LoaderFunctionArgs) };
  } catch (error) {
    if (error instanceof Response) return { status: error.status as 308, location: error.headers.get('location') };
    const refusal = error as { data?: { message?: string }; init?: { status?: number } };
    if (typeof refusal.init?.status !== 'number') throw error;
    return { status: refusal.init.status, message: refusal.data?.message };
  }
}
