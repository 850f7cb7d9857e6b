import sharp from 'sharp';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { createMadeOnce, createTurns } from '#domain/media/made-once.ts';
import {
  readShareCardAddress,
  SHARE_CARD_SIZE,
  type ShareCardKind,
  shareCardMediaType,
} from '#domain/media/share-card.ts';
import type { Storage } from '#domain/media/storage.ts';
import { type createVariants, readVariantAddress } from '#domain/media/variants.server.ts';
import { findShareCard, type ReadPicture } from './load-share-card.server.ts';

/** Only one card at a time, so that pages keep the other cores. */
const DRAWN_AT_ONCE = 1;
const MOST_WAITING = 60;
/** Each look-up runs an SQL statement, so a limit leaves connections for pages. */
const LOOKED_UP_AT_ONCE = 4;
const MOST_LOOKUPS_WAITING = 200;
/** Small, because crawlers fetch a card when it is new and seldom again. */
const REMEMBERED_BYTES = 8_000_000;

export type DrawCard = (card: object) => Promise<Buffer>;

/**
 * GET /images/share/{kind}/{id}-{hash} serves the share card of a page, drawn on first request and then stored. The hash
 * depends on the card's content. An out-of-date hash redirects to the current card.
 */
export function createShareCards(options: {
  storage: Storage;
  variants: ReturnType<typeof createVariants>;
  draw: DrawCard;
}) {
  const { storage, variants, draw } = options;
  const madeOnce = createMadeOnce(storage, REMEMBERED_BYTES);
  const drawInTurn = createTurns({ atOnce: DRAWN_AT_ONCE, mostWaiting: MOST_WAITING });
  const lookUpInTurn = createTurns({ atOnce: LOOKED_UP_AT_ONCE, mostWaiting: MOST_LOOKUPS_WAITING });

  const pictureReader =
    (context: Context): ReadPicture =>
    async (path, variant) => {
      // Logos need twice the density, because cards show them larger than a thumbnail. Cards can embed JPEG.
      const address = readVariantAddress(
        `${path.replace(/^\/images\//, '')}/${variant}${variant === 'thumbnail' ? '@2x' : ''}.jpg`,
      );
      if (!address) return null;
      // A missing picture is replaced by the flag.
      const made = await variants(context, { ...address, format: 'jpeg' }).catch(() => null);
      return made && `data:image/jpeg;base64,${made.bytes.toString('base64')}`;
    };

  return async function shareCard(context: Context, rest: string, siteName: string): Promise<ShareCardAnswer> {
    const address = readShareCardAddress(rest);
    if (!address) throw absent('The picture');
    const card = await lookUpInTurn(() => findShareCard(context, address, siteName));
    if (!card.path.endsWith(`/${rest}`)) return { movedTo: card.path };
    const storageKey = `share/${address.kind}/${address.id.slice(-2)}/${rest.slice(address.kind.length + 1)}`;
    const bytes = await madeOnce(storageKey, async () => {
      const elements = await card.elements(pictureReader(context));
      return await finish(await drawInTurn(() => draw(elements)), address.kind);
    });
    return { bytes, mediaType: shareCardMediaType(address.kind), etag: `"${address.hash}"` };
  };
}

export type ShareCardAnswer = { movedTo: string } | { bytes: Buffer; mediaType: string; etag: string };

async function finish(png: Buffer, kind: ShareCardKind): Promise<Buffer> {
  const drawn = sharp(png).resize(SHARE_CARD_SIZE);
  return shareCardMediaType(kind) === 'image/jpeg'
    ? await drawn.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    : await drawn.png({ palette: true, quality: 95, effort: 7 }).toBuffer();
}
