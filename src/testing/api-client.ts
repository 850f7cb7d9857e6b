import { noGeoip } from '#adapters/geoip.ts';
import { createApi } from '#api/api.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import type { Payments } from '#domain/billing/payments.ts';
import type { Context } from '#domain/context.ts';
import { createEventSubscribers } from '#server/event-subscribers.ts';
import { authServices } from './auth-services.ts';
import { testPayments } from './payments.ts';
import { testDownloads, testUploads } from './uploads.ts';

/** Calls the API like a program of a third party, and parses the answers that are JSON. */
export function apiClient(
  context: () => Context,
  accounts: AuthServices = authServices(),
  payments: Payments = testPayments(),
) {
  const api = createApi({
    contextFor: context,
    accounts,
    payments,
    storeUpload: testUploads(),
    downloadOwnData: testDownloads(),
    events: createEventSubscribers(),
    geoip: { countryOf: (address) => (address === '130.237.28.40' ? 'SE' : noGeoip.countryOf(address)) },
    originOf: { thehub: 'https://havn.example', plusimpact: 'https://impact.example' },
    products: [],
  });

  async function call(path: string, init: RequestInit = {}) {
    const response = await api.fetch(new Request(`http://localhost/api${path}`, init));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  }

  const post = (path: string, body: unknown, type = 'application/json') =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  return { api, call, post };
}
