import { isIdentifier } from './identifier.ts';

const LETTERS: Record<string, string> = {
  å: 'aa',
  ä: 'ae',
  æ: 'ae',
  ö: 'oe',
  ø: 'oe',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
};

/**
 * The readable part of an address (rules §1): å→aa, ä/æ→ae, ö/ø→oe, ð→d, þ→th, other accents dropped,
 * everything else a hyphen. At most 80 characters; empty when nothing of the text can be written so.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[åäæöøðþßłđœ]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/** Words that mean something in an address and so can never be a key (rules §1). */
const RESERVED = new Set(
  (
    'about admin api auth assets blog boost boosted careers client community-program contact create dashboard deals dev ' +
    'edit emailsignup external faq feeds funding headhunter headhunter-terms healthz images investors jobs join ' +
    'joblistwidget career-page location new oembed partners pricing privacy-policy profile-settings quiz readyz ' +
    'rss scout scout-terms search settings sitemap startups terms tools welcome'
  ).split(' '),
);

export function isReservedKey(key: string): boolean {
  return key === '' || RESERVED.has(key) || isIdentifier(key);
}
