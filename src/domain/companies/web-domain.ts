import mailProviders from 'email-providers/all.json' with { type: 'json' };
import { parse } from 'tldts';
import { SHARED_EVERYWHERE, SHARED_HOSTS } from './shared-hosts.ts';

const MAIL_PROVIDERS: ReadonlySet<string> = new Set(mailProviders);

/**
 * The host of a web address, without `www.` and written as the name system has it (`xn--…`). Empty for what is no
 * web address, or pretends to be another by a name before the host.
 */
export function hostOf(website: string): string {
  const text = website.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  if (url?.username !== '' || url.password !== '') return '';
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/**
 * The web domain a website is at, as one registers it: `https://jobs.skjærgård.no/1` is at `xn--…no`. Null for what is
 * no web address, for IP addresses, and on hosts that anybody may have a page or a mailbox at.
 */
export function domainOf(website: string): string | null {
  const { domain, domainWithoutSuffix, isPrivate } = parse(hostOf(website), { allowPrivateDomains: true });
  if (domain === null || domainWithoutSuffix === null) return null;
  if (SHARED_HOSTS.has(domain) || MAIL_PROVIDERS.has(domain)) return null;
  return SHARED_EVERYWHERE.has(domainWithoutSuffix) && !isPrivate ? null : domain;
}
