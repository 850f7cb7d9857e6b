import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type SharpOptions } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from '#adapters/storage.ts';
import { images } from '#database/tables/media.server.ts';
import { Refusal } from '#domain/errors.ts';
import { sampleOf } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { storeImage, storeOwnImage } from './commands.server.ts';
import { variantPath, variantSize } from './image.ts';
import type { Storage } from './storage.ts';
import { createVariants, formatFor, readVariantAddress } from './variants.server.ts';

const fixture = rollbackFixture();
let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'havn-images-'));
  storage = diskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sender = () => fixture.as({ actor: { kind: 'system', name: 'test' } });

const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } });

async function kindOfRefusal(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  return (error as Refusal).kind;
}

/** A PNG of 20,000 × 20,000 pixels in a few hundred bytes of header and one compressed row. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(zlibCrc(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(20_001 * 40));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function zlibCrc(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

describe('a picture of the product', () => {
  it('is stored as it is where it has the form of a stored one, and only by the product', async () => {
    const bytes = await picture().webp({ lossless: true }).toBuffer();
    const image = await storeOwnImage(sender(), storage, bytes);
    expect(image).toMatchObject({ width: 640, height: 480 });
    expect(await storage.read(image.path)).toEqual(bytes);
    const admin = fixture.as({ actor: { kind: 'user', userId: '0'.repeat(24), companyIds: [], isAdmin: true } });
    expect(await kindOfRefusal(storeOwnImage(admin, storage, bytes))).toBe('absent');
  });

  it('is encoded like an upload where it is another format, too large, or has metadata', async () => {
    for (const bytes of [
      await picture().png().toBuffer(),
      await picture(3_000, 1_500).webp().toBuffer(),
      await picture()
        .withExif({ IFD0: { Copyright: 'Anna Secret' } })
        .webp()
        .toBuffer(),
    ]) {
      const { path, width } = await storeOwnImage(sender(), storage, bytes);
      const stored = (await storage.read(path)) ?? Buffer.alloc(0);
      expect([stored.equals(bytes), stored.includes('Anna Secret'), width <= 2_400]).toEqual([false, false, true]);
    }
    expect(await kindOfRefusal(storeOwnImage(sender(), storage, Buffer.from('RIFF....WEBP....')))).toBe('invalid');
  });
});

describe('an uploaded picture', () => {
  it('is refused from a visitor', async () => {
    const bytes = await picture().png().toBuffer();
    expect(await kindOfRefusal(storeImage(fixture.context, storage, bytes))).toBe('notLoggedIn');
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('can be a %s', async (format) => {
    const image = await storeImage(sender(), storage, await picture().toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 640, height: 480 });
  });

  it('is recognised by its content: SVG, HTML and text are refused', async () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!DOCTYPE html>', 'hello', '']) {
      expect(await kindOfRefusal(storeImage(sender(), storage, Buffer.from(text)))).toBe('wrongMediaType');
    }
  });

  it('is refused when it is too large, has too many pixels, or is damaged', async () => {
    expect(await kindOfRefusal(storeImage(sender(), storage, Buffer.alloc(8_000_001)))).toBe('tooLarge');
    expect(await kindOfRefusal(storeImage(sender(), storage, hugePng()))).toBe('invalid');
    const whole = await picture().jpeg().toBuffer();
    expect(await kindOfRefusal(storeImage(sender(), storage, whole.subarray(0, 300)))).toBe('invalid');
    expect(await fixture.context.db.select().from(images)).toEqual([]);
  });

  it('loses its metadata, and is rotated upright', async () => {
    const bytes = await picture(400, 300)
      .withExif({ IFD0: { Copyright: 'Anna Secret', Orientation: '6' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await storeImage(sender(), storage, bytes);
    const metadata = await sharp((await storage.read(image.path)) ?? Buffer.alloc(0)).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect(image).toMatchObject({ width: 300, height: 400 });
  });

  it('keeps nothing of a second file that hides in it', async () => {
    const payload = '<script>alert(1)</script>PK\x03\x04 #!/bin/sh';
    for (const bytes of [
      Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(payload)]),
      Buffer.concat([await picture(320, 240).gif().toBuffer(), Buffer.from(payload)]),
      await picture(100, 100)
        .withExif({ IFD0: { Copyright: payload } })
        .png()
        .toBuffer(),
    ]) {
      expect(bytes.includes('<script>')).toBe(true);
      const { path } = await storeImage(sender(), storage, bytes);
      const bytesStored = (await storage.read(path)) ?? Buffer.alloc(0);
      expect(bytesStored.subarray(8, 12).toString()).toBe('WEBP');
      for (const part of ['<script>', 'PK\x03\x04', '/bin/sh']) expect(bytesStored.includes(part), part).toBe(false);
    }
  });

  it('is scaled down, and stored once however often people upload it', async () => {
    const bytes = await picture(3_000, 1_500).png().toBuffer();
    const [first, second] = [await storeImage(sender(), storage, bytes), await storeImage(sender(), storage, bytes)];
    expect(first).toMatchObject({ width: 2_400, height: 1_200 });
    expect(second).toEqual(first);
    expect(await fixture.context.db.select().from(images)).toHaveLength(1);
  });
});

describe('a variant of a picture', () => {
  const sizeOf = async (bytes: Buffer) => {
    const { width, height, format } = await sharp(bytes).metadata();
    return { width, height, format };
  };

  it.each(
    sampleOf(
      [
        ['thumbnail', 1, 200, 200],
        ['logo', 1, 200, 200],
        ['listing', 1, 1200, 675],
        ['cover', 1, 1600, 900],
        ['portrait', 1, 800, 1000],
        ['social', 1, 1200, 630],
        ['large', 1, 1500, 1000],
        ['thumbnail', 2, 400, 400],
      ] as const,
      3,
    ),
  )('%s at %d× is %d × %d', async (variant, density, width, height) => {
    const image = await storeImage(sender(), storage, await picture(1_500, 1_000).png().toBuffer());
    const variants = createVariants(storage);
    const result = await variants(fixture.context, { id: image.id, variant, density, format: 'webp' });
    expect(await sizeOf(result.bytes)).toEqual({ width, height, format: 'webp' });
  });

  it.each([
    { size: [1_000, 120], ends: ['west', 'east'], at: [4, 100, 196, 100], rest: [100, 20] },
    { size: [120, 1_000], ends: ['north', 'south'], at: [100, 4, 100, 196], rest: [20, 100] },
  ])('shows a logo of $size pixels whole, on white as a JPEG', async ({ size, ends, at, rest }) => {
    const red = { create: { width: 60, height: 60, channels: 3 as const, background: '#ff0000' } };
    const drawing = picture(...(size as [number, number])).composite(ends.map((gravity) => ({ input: red, gravity })));
    const image = await storeImage(sender(), storage, await drawing.png().toBuffer());
    const request = { id: image.id, variant: 'logo', density: 1, format: 'jpeg' } as const;
    const { bytes } = await createVariants(storage)(fixture.context, request);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const colourAt = ([x = 0, y = 0]: number[]) => {
      const start = (y * info.width + x) * info.channels;
      const [red = 0, green = 0] = data.subarray(start, start + 2);
      return red < 128 ? 'blue' : green > 128 ? 'white' : 'red';
    };
    expect([info.width, info.height]).toEqual([200, 200]);
    expect([at.slice(0, 2), at.slice(2), [100, 100], rest].map(colourAt)).toEqual(['red', 'red', 'blue', 'white']);
  });

  it.each(['avif', 'webp', 'jpeg'] as const)('has quality 60 for high density, as %s', async (format) => {
    const noise = {
      create: { width: 400, height: 400, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    };
    const image = await storeImage(
      sender(),
      storage,
      await sharp(noise as SharpOptions)
        .png()
        .toBuffer(),
    );
    const request = { id: image.id, variant: 'thumbnail', density: 2, format } as const;
    const { bytes } = await createVariants(storage)(fixture.context, request);
    const original = await readFile(join(folder, image.path));
    const settings = { avif: { effort: 2 }, webp: { effort: 3 }, jpeg: { mozjpeg: true } }[format];
    const sizeAt = async (quality: number) =>
      (
        await sharp(original)
          .toFormat(format, { ...settings, quality })
          .toBuffer()
      ).length;
    expect(bytes.length).toBeGreaterThan(await sizeAt(57));
    expect(bytes.length).toBeLessThan(await sizeAt(63));
  });

  it('is made once for concurrent requests, and then read from storage', async () => {
    const image = await storeImage(sender(), storage, await picture().png().toBuffer());
    let count = 0;
    const counting: Storage = {
      ...storage,
      write: (path, bytes) => {
        count += 1;
        return storage.write(path, bytes);
      },
    };
    const request = { id: image.id, variant: 'listing', density: 1, format: 'avif' } as const;
    const variants = createVariants(counting);
    await Promise.all(Array.from({ length: 20 }, () => variants(fixture.context, request)));
    await createVariants(counting)(fixture.context, request);
    expect(count).toBe(1);
    expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('of a missing picture is absent', async () => {
    const variants = createVariants(storage);
    const request = { id: 'f'.repeat(24), variant: 'cover', density: 1, format: 'jpeg' } as const;
    expect(await kindOfRefusal(variants(fixture.context, request))).toBe('absent');
  });

  it.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
    [undefined, 'jpeg'],
  ] as const)('for who shows %s is %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });
});

describe('the address of a variant', () => {
  const id = '65f0c0ffee0123456789abcd';
  it('parses to what it was written from', () => {
    expect(readVariantAddress(variantPath(`/images/${id}`, 'cover', 2).slice('/images/'.length))).toEqual({
      id,
      variant: 'cover',
      density: 2,
      format: null,
    });
    expect(readVariantAddress(`${id}/social.jpg`)?.format).toBe('jpeg');
  });
  it('without the name of a variant means the large one', () => {
    const large = { id, variant: 'large', density: 1, format: null };
    expect(readVariantAddress(id)).toEqual(large);
    expect(readVariantAddress(`${id}.webp`)).toEqual({ ...large, format: 'webp' });
  });
  it.each([
    `${id}/640x480`,
    `${id}/cover@3x`,
    `${id}/cover.svg`,
    `../${id}/cover`,
    `${id}/../x`,
    `${id}/constructor`,
    'x/cover',
    `${id}/`,
    `${id}.svg`,
    `${id}@2x`,
  ])('names nothing else: %s', (address) => {
    expect(readVariantAddress(address)).toBeNull();
  });
  it('has a size no larger than the original', () => {
    expect(variantSize({ width: 3_000, height: 1_500 }, 'large')).toEqual({ width: 2_000, height: 1_000 });
    expect(variantSize({ width: 300, height: 150 }, 'large', 2)).toEqual({ width: 300, height: 150 });
  });
});

describe('the storage', () => {
  it.each(['../secret', '/etc/passwd', 'a/../../b', 'a\\b', '', 'a//b', '.', 'a/..'])(
    'has no path %j',
    async (path) => {
      await expect((async () => storage.read(path))()).rejects.toThrow('path');
    },
  );
  it('returns null for a missing file', async () => {
    expect(await storage.read('images/aa/none.webp')).toBeNull();
  });
});
