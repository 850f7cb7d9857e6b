import { createHash } from 'node:crypto';

/** Share cards: the preview pictures of shared links (SEO-7). Modules provide the facts; web draws them. */

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

export type ShareCardKind = 'job' | 'startup' | 'landing' | 'site';
export type ShareCardAddress = { kind: ShareCardKind; id: string; hash: string };

/** Increase it when a drawing of web/share-cards changes: every card then gets a new address and a new picture. */
const DRAWING_VERSION = 5;

/** JPEG needs a fifth of the bytes for photographs; PNG is sharp and small for text and flags. */
const TYPES = {
  job: { extension: 'png', mediaType: 'image/png' },
  startup: { extension: 'jpg', mediaType: 'image/jpeg' },
  landing: { extension: 'png', mediaType: 'image/png' },
  site: { extension: 'png', mediaType: 'image/png' },
} as const;

export function shareCardMediaType(kind: ShareCardKind): 'image/png' | 'image/jpeg' {
  return TYPES[kind].mediaType;
}

/** Hash of a card's facts. A changed fact means a new address, so a card can be cached forever. */
function hashOf(facts: object): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, facts]))
    .digest('hex')
    .slice(0, 16);
}

/** The address of the card with these facts, without the origin. */
export function shareCardPath(kind: ShareCardKind, id: string, facts: object): string {
  return `/images/share/${kind}/${id}-${hashOf(facts)}.${TYPES[kind].extension}`;
}

/** The card of the site itself, for pages without one of their own. */
export function siteCardPath(name: string): string {
  return shareCardPath('site', 'front', { name });
}

/** Parses the part of an address after /images/share/; null if it names no card. */
export function readShareCardAddress(rest: string): ShareCardAddress | null {
  const [, kind, id = '', hash = '', extension] =
    /^(job|startup|landing|site)\/([a-z0-9-]{1,100})-([0-9a-f]{16})\.(png|jpg)$/.exec(rest) ?? [];
  if (!kind || TYPES[kind as ShareCardKind].extension !== extension) return null;
  return { kind: kind as ShareCardKind, id, hash };
}
