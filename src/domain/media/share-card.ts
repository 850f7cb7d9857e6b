import { createHash } from 'node:crypto';

/** Share cards: the picture of a page where it is shared (SEO-7). Modules say what theirs shows; web draws it. */

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

export type ShareCardKind = 'job' | 'startup' | 'landing' | 'site';
export type ShareCardAddress = { kind: ShareCardKind; id: string; hash: string };

/** One more whenever cards are drawn in another way: every card then has a new address, and is made again. */
const DRAWN_AS = 3;

/** Photographs are a fifth of the bytes as JPEG; letters and flags are sharper, and small, as PNG. */
const TYPES = {
  job: { extension: 'png', mediaType: 'image/png' },
  startup: { extension: 'jpg', mediaType: 'image/jpeg' },
  landing: { extension: 'png', mediaType: 'image/png' },
  site: { extension: 'png', mediaType: 'image/png' },
} as const;

export function shareCardMediaType(kind: ShareCardKind): 'image/png' | 'image/jpeg' {
  return TYPES[kind].mediaType;
}

/** Of what a card shows: another title is another address, so a card may be kept forever under its own. */
function hashOf(facts: object): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, facts]))
    .digest('hex')
    .slice(0, 16);
}

/** Where the card of these facts lies, without the origin. */
export function shareCardPath(kind: ShareCardKind, id: string, facts: object): string {
  return `/images/share/${kind}/${id}-${hashOf(facts)}.${TYPES[kind].extension}`;
}

/** The card of the site itself, for pages without one of their own. */
export function siteCardPath(name: string): string {
  return shareCardPath('site', 'front', { name });
}

/** What the part of an address after /images/share/ asks for; null when that is no card's. */
export function readShareCardAddress(rest: string): ShareCardAddress | null {
  const [, kind, id = '', hash = '', extension] =
    /^(job|startup|landing|site)\/([a-z0-9-]{1,100})-([0-9a-f]{16})\.(png|jpg)$/.exec(rest) ?? [];
  if (!kind || TYPES[kind as ShareCardKind].extension !== extension) return null;
  return { kind: kind as ShareCardKind, id, hash };
}
