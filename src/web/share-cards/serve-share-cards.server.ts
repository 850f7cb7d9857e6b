import sharp from 'sharp';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { createFileCache } from '#domain/media/file-cache.ts';
import {
  readShareCardAddress,
  SHARE_CARD_SIZE,
  type ShareCardKind,
  shareCardMediaType,
} from '#domain/media/share-card.ts';
import type { Storage } from '#domain/media/storage.ts';
import { type createVariants, readVariantAddress } from '#domain/media/variants.server.ts';
import { createWorkQueue } from '#domain/work-queue.ts';
import { findShareCard, type ReadPicture } from './load-share-card.server.ts';

/** One core draws; the others are for pages. */
const DRAWN_AT_ONCE = 1;
const MOST_WAITING = 60;
/** Looking up a card costs a statement: few at once, so that pages keep their connections. */
const LOOKED_UP_AT_ONCE = 4;
const MOST_LOOKUPS_WAITING = 200;
const OVERLOAD = { message: 'Too many pictures are waiting. Please try again in a moment.', retryAfterSeconds: 5 };
/** Crawlers ask for a card when it is new, and seldom again. */
const REMEMBERED_BYTES = 8_000_000;

export type DrawCard = (card: object) => Promise<Buffer>;

/**
 * GET /images/share/{kind}/{id}-{hash}: the card of a page, drawn at the first request and stored under its address. The
 * hash covers what the card shows; an address with an old hash redirects to the current card.
 */
export function createShareCards(options: {
  storage: Storage;
  variants: ReturnType<typeof createVariants>;
  draw: DrawCard;
}) {
  const { storage, variants, draw } = options;
  const cache = createFileCache(storage, REMEMBERED_BYTES);
  const drawInTurn = createWorkQueue({ atOnce: DRAWN_AT_ONCE, longestQueue: MOST_WAITING, ...OVERLOAD });
  const lookUpInTurn = createWorkQueue({ atOnce: LOOKED_UP_AT_ONCE, longestQueue: MOST_LOOKUPS_WAITING, ...OVERLOAD });

  const pictureReader =
    (context: Context): ReadPicture =>
    async (path, variant) => {
      // Twice the density for logos, which are drawn larger than their variant; JPEG, because cards can hold that.
      const address = readVariantAddress(
        `${path.replace(/^\/images\//, '')}/${variant}${variant === 'logo' ? '@2x' : ''}.jpg`,
      );
      if (!address) return null;
      // Without its picture a card shows the flag.
      const image = await variants(context, { ...address, format: 'jpeg' }).catch(() => null);
      return image && `data:image/jpeg;base64,${image.bytes.toString('base64')}`;
    };

  return async function shareCard(context: Context, rest: string, siteName: string): Promise<ShareCardAnswer> {
    const address = readShareCardAddress(rest);
    if (!address) throw absent('The picture');
    const card = await lookUpInTurn(() => findShareCard(context, address, siteName));
    if (!card.path.endsWith(`/${rest}`)) return { movedTo: card.path };
    const key = `share/${address.kind}/${address.id.slice(-2)}/${rest.slice(address.kind.length + 1)}`;
    const bytes = await cache(key, async () => {
      const elements = await card.elements(pictureReader(context));
      return await finish(await drawInTurn(() => draw(elements)), address.kind);
    });
    return { bytes, mediaType: shareCardMediaType(address.kind), etag: `"${address.hash}"` };
  };
}

export type ShareCardAnswer = { movedTo: string } | { bytes: Buffer; mediaType: string; etag: string };

async function finish(png: Buffer, kind: ShareCardKind): Promise<Buffer> {
  const picture = sharp(png).resize(SHARE_CARD_SIZE);
  return shareCardMediaType(kind) === 'image/jpeg'
    ? await picture.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    : await picture.png({ palette: true, quality: 95, effort: 7 }).toBuffer();
}
