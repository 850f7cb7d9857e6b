import type { Context } from '../domain/context.ts';
import { absent } from '../domain/errors.ts';
import type { Storage } from '../domain/media/storage.ts';
import { createVariants, formatFor, readVariantAddress } from '../domain/media/variants.ts';
import type { Platform } from '../domain/site/platforms.ts';

/** GET /images/{id}/{variant}[@2x][.ext]: named variants only, in the best format the client takes. */
export function createImages(options: { storage: Storage; contextFor: (platform: Platform) => Context }) {
  const variants = createVariants(options.storage);
  return async (request: Request, visit: { caller: { platform: Platform } }): Promise<Response> => {
    const asked = readVariantAddress(new URL(request.url).pathname.slice('/images/'.length));
    if (!asked || (request.method !== 'GET' && request.method !== 'HEAD')) throw absent('The image');
    const format = asked.format ?? formatFor(request.headers.get('accept') ?? undefined);
    const etag = `"${asked.id}-${format}"`;
    const headers = {
      // An image never changes under its id: another picture is another id.
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      vary: 'accept',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    const made = await variants(options.contextFor(visit.caller.platform), { ...asked, format });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(made.bytes), {
      headers: { ...headers, 'content-type': made.mediaType, 'content-length': String(made.bytes.length) },
    });
  };
}
