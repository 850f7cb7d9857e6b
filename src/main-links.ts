import type { FetchText } from '#domain/import/documents/document-at.ts';
import type { Settings } from './environment.ts';
import { isDemo } from './main-accounts.ts';
import { fetchTextWith } from './main-fetch.ts';
import type { Stops } from './main-stop.ts';

/** Reads links that founders bring. In a local demo, a twin on this machine answers for one host that nobody can own. */
export async function fetchLinkWith(settings: Settings, stops: Stops): Promise<FetchText> {
  const fetchText = fetchTextWith(settings);
  if (!isDemo(settings)) return fetchText;
  const { startCareersTwin } = await import('#adapters/careers-twin.ts');
  const twin = await startCareersTwin();
  stops.push(() => twin.stop());
  const fetchTwin = fetchTextWith(settings, { exceptions: twin.exceptions });
  return async (address, limits) => {
    const { host, pathname } = new URL(address);
    if (host !== twin.host) return fetchText(address, limits);
    const { text } = await fetchTwin(`http://127.0.0.1:${twin.port}${pathname}`, limits);
    return { url: address, text };
  };
}
