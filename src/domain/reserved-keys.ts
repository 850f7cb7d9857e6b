import { landingPageOf } from '#domain/search/landing/landing-pages.ts';
import { isIdentifier } from './identifier.ts';

/** Words with a meaning in addresses. */
const RESERVED = new Set(
  (
    'about admin api assets auth blog boost boosted browse career-page careers client community-program ' +
    'contact count create dashboard deals dev domain edit emailsignup external faq feeds funding headhunter ' +
    'headhunter-terms healthz images investors joblistwidget jobs join latest location new oembed partners ' +
    'pricing privacy-policy profile-settings quiz readyz rss scout scout-terms search settings single ' +
    'sitemap startups suggestions terms tools welcome'
  ).split(' '),
);

/** Whether no startup or job may have this key (rules §1): part of an address, a landing page, or in the form of an id. */
export function isReservedKey(key: string): boolean {
  return key === '' || RESERVED.has(key) || isIdentifier(key) || landingPageOf(key) !== undefined;
}
