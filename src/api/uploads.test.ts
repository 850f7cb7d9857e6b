import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { images } from '#database/tables/media.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { type Person, somebody } from '#testing/people.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
let person: Person;
beforeEach(async () => {
  person = await somebody(fixture.context);
});

function upload(content: Uint8Array | string, { name = 'picture.png', type = 'image', extra = {} } = {}) {
  const form = new FormData();
  form.set('file_upload', new Blob([Buffer.from(content)], { type: 'image/png' }), name);
  for (const [field, value] of Object.entries(extra)) form.set(field, String(value));
  return client.call(`/upload/${type}`, { method: 'POST', headers: { cookie: person.cookie }, body: form });
}

const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } });

/** A PNG whose header announces 400 million pixels. */
function hugePng(): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
    }
    return ~crc >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(20_001 * 40)))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts, chunk('IEND', Buffer.alloc(0))]);
}

describe('an upload', () => {
  it('stores a picture under a random name and answers its address', async () => {
    const { status, body } = await upload(await picture().jpeg().toBuffer(), {
      name: '../../etc/passwd',
      type: 'logo',
    });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        path: `/images/${body.id}`,
        url: `/images/${body.id}/thumbnail`,
        width: 640,
        height: 480,
      },
    ]);
    const [image] = await fixture.context.db.select().from(images);
    expect(image).toMatchObject({ id: body.id, mediaType: 'image/webp' });
  });

  it('is refused in words when its content is no picture, whatever its name says', async () => {
    const executable = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(500)]);
    for (const content of [executable, 'MZ\x90\x00', '<svg xmlns="http://www.w3.org/2000/svg"/>', '']) {
      const { status, body } = await upload(content);
      expect([status, body.message]).toEqual([415, 'The picture must be a JPEG, PNG, WebP, AVIF or GIF file.']);
    }
  });

  it('is refused when it has 400 million pixels, is larger than 8 MB, or is damaged', async () => {
    expect((await upload(hugePng())).body).toMatchObject({ status: 400, code: 'E_IMAGE' });
    expect((await upload(Buffer.alloc(8_000_001))).body).toMatchObject({ status: 413, code: 'E_TOO_LARGE' });
    const whole = await picture().jpeg().toBuffer();
    expect((await upload(whole.subarray(0, 300))).body).toMatchObject({ status: 400, code: 'E_IMAGE' });
    expect(await fixture.context.db.select().from(images)).toEqual([]);
  });

  it('is refused with unknown fields, of an unknown type, without a file, or cut off', async () => {
    const content = await picture().png().toBuffer();
    expect((await upload(content, { extra: { status: 'ACTIVE' } })).body.details.fields).toHaveProperty('status');
    expect((await upload(content, { type: 'virus' })).body.details.fields).toHaveProperty('type');
    const send = (body: BodyInit, type?: string) =>
      client.call('/upload/image', {
        method: 'POST',
        headers: { cookie: person.cookie, ...(type && { 'content-type': type }) },
        body,
      });
    const form = new FormData();
    form.set('file_upload', 'text');
    expect((await send(form)).body.details.fields).toEqual({ file_upload: 'Send one file.' });
    const half = '--x\r\ncontent-disposition: form-data; name="file_upload"; filename="a.png"\r\n\r\nabc';
    expect((await send(half, 'multipart/form-data; boundary=x')).body).toMatchObject({
      status: 400,
      code: 'E_CUT_OFF',
    });
    expect((await send('{}', 'application/json')).status).toBe(415);
  });

  it('is refused from a visitor', async () => {
    const form = new FormData();
    form.set('file_upload', new Blob([await picture().png().toBuffer()]), 'a.png');
    expect((await client.call('/upload/image', { method: 'POST', body: form })).status).toBe(401);
  });
});
