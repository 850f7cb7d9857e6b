import mailProviders from 'email-providers/all.json' with { type: 'json' };
import { parse } from 'tldts';
import { SHARED_EVERYWHERE, SHARED_HOSTS } from './shared-hosts.ts';

const MAIL_PROVIDERS: ReadonlySet<string> = new Set(mailProviders);

/**
 * The host of a web address, without `www.` and in its DNS form (`xn--…`). Empty if the text is no web address, or has
 * credentials that imitate another host.
 */
export function hostOf(website: string): string {
  const text = website.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  if (url?.username !== '' || url.password !== '') return '';
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/**
 * The registrable domain of a website: `https://jobs.skjærgård.no/1` is at `xn--…no`. Null if the text is no web
 * address, an IP address or a shared host.
 */
export function domainOf(website: string): string | null {
  const { domain, domainWithoutSuffix, isPrivate } = parse(hostOf(website), { allowPrivateDomains: true });
  if (domain === null || domainWithoutSuffix === null) return null;
  if (SHARED_HOSTS.has(domain) || MAIL_PROVIDERS.has(domain)) return null;
  return SHARED_EVERYWHERE.has(domainWithoutSuffix) && !isPrivate ? null : domain;
}
