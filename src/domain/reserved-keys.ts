import { landingPageOf } from '#domain/search/landing/landing-pages.ts';
import { isIdentifier } from './identifier.ts';

/** Words with a meaning in addresses. */
const RESERVED = new Set(
  (
    'about admin api auth assets blog boost boosted browse careers client community-program contact create dashboard deals dev ' +
    'edit emailsignup external faq feeds funding headhunter headhunter-terms healthz images investors jobs join ' +
    'joblistwidget career-page location new oembed partners pricing privacy-policy profile-settings quiz readyz ' +
    'rss scout scout-terms search settings sitemap startups terms tools welcome'
  ).split(' '),
);

/** Whether no startup or job may have this key (rules §1): part of an address, a landing page, or in the form of an id. */
export function isReservedKey(key: string): boolean {
  return key === '' || RESERVED.has(key) || isIdentifier(key) || landingPageOf(key) !== undefined;
}
