import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { Storage } from '#domain/media/storage.ts';
import { createVariants, formatFor, readVariantAddress } from '#domain/media/variants.server.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { FIVE_MINUTES, FOREVER } from '#server/cache-headers.ts';
import { matchesTag } from '#server/if-none-match.ts';
import { createShareCards, type DrawCard } from '#web/share-cards/serve-share-cards.server.ts';

/**
 * GET /images/{id}/{variant}[@2x][.ext] serves named variants, in the best format the client accepts, and /images/{id} the
 * large one.
 * GET /images/share/… serves share cards.
 */
export function createImages(options: {
  storage: Storage;
  contextFor: (platform: Platform) => Context;
  drawCard: DrawCard;
  nameOf: Record<Platform, string>;
}) {
  const variants = createVariants(options.storage);
  const shareCard = createShareCards({ storage: options.storage, variants, draw: options.drawCard });

  return async (request: Request, from: { caller: { platform: Platform } }): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw absent('The image');
    const { platform } = from.caller;
    const rest = new URL(request.url).pathname.slice('/images/'.length);
    const [, card] = /^share\/(.*)$/.exec(rest) ?? [];
    if (card !== undefined) {
      const image = await shareCard(options.contextFor(platform), card, options.nameOf[platform]);
      if ('movedTo' in image) {
        return new Response(null, {
          status: 302,
          headers: { location: image.movedTo, 'cache-control': FIVE_MINUTES },
        });
      }
      return pictureResponse(request, image, { etag: image.etag });
    }
    const address = readVariantAddress(rest);
    if (!address) throw absent('The image');
    const format = address.format ?? formatFor(request.headers.get('accept') ?? undefined);
    // An image never changes under its id; a new picture gets a new id.
    const headers = { etag: `"${address.id}-${format}"`, vary: 'accept' };
    if (request.headers.get('if-none-match')?.includes(headers.etag)) return pictureResponse(request, null, headers);
    return pictureResponse(request, await variants(options.contextFor(platform), { ...address, format }), headers);
  };
}

/** The picture, or 304 if the client has it or `picture` is null. */
function pictureResponse(
  request: Request,
  picture: { bytes: Buffer; mediaType: string } | null,
  cacheHeaders: { etag: string; vary?: string },
): Response {
  const headers = {
    ...cacheHeaders,
    'cache-control': FOREVER,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (!picture || matchesTag(request.headers.get('if-none-match'), cacheHeaders.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture.bytes), {
    headers: { ...headers, 'content-type': picture.mediaType, 'content-length': String(picture.bytes.length) },
  });
}
