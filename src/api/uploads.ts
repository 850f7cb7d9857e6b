import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#domain/errors.ts';
import { variantPath } from '#domain/media/image.ts';
import { UPLOAD_TYPES } from '#domain/media/upload.ts';
import { refusalIn } from '#server/refusals.ts';
import { invalid } from './errors.ts';
import { answers } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const uploadedSchema = z
  .object({
    id: z.string().openapi({ example: '6560a1b2c3d4e5f601234567' }),
    path: z.string().openapi({ format: 'uri-reference', example: '/images/6560a1b2c3d4e5f601234567' }),
    url: z.string().openapi({
      format: 'uri-reference',
      description: 'The address of the thumbnail.',
      example: '/images/6560a1b2c3d4e5f601234567/thumbnail',
    }),
    width: z.number().int(),
    height: z.number().int(),
  })
  .openapi('UploadedPicture');

/** The handler reads the form itself, because a malformed or cut-off one needs words of its own. */
const fileForm = z
  .object({ file_upload: z.any().openapi({ type: 'string', format: 'binary', description: 'The picture.' }) })
  .openapi('Upload');

const upload = createRoute({
  operationId: 'uploadPicture',
  method: 'post',
  path: '/upload/{type}',
  tags: ['Pictures'],
  summary: 'Upload a picture',
  description:
    'Takes a JPEG, PNG, WebP, AVIF or GIF file of at most 8 MB and 40 million pixels in the field file_upload. The content ' +
    'decides, not the name. The picture is encoded again without its metadata.',
  request: {
    params: z.object({ type: z.enum(UPLOAD_TYPES).openapi({ param: { name: 'type', in: 'path', example: 'image' } }) }),
  },
  responses: answers(uploadedSchema, 'The stored picture.', [400, 401, 403, 413, 415, 503]),
});

/** Describes the form without a validator, which would read the body before the handler. */
const fileField = {
  ...upload,
  request: { ...upload.request, body: { required: true, content: { 'multipart/form-data': { schema: fileForm } } } },
};

const onlyForms: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal('wrongMediaType', 'E_MEDIA_TYPE', 'Send the picture as multipart/form-data.');
  }
  await next();
};

export function addUploads(app: OpenAPIHono<ApiEnvironment>, { storeUpload }: ApiDependencies): void {
  app.openAPIRegistry.registerPath(fileField);
  app.post('/upload/:type', onlyForms, async (c) => {
    const type = c.req.param('type');
    if (!UPLOAD_TYPES.some((one) => one === type)) {
      throw invalid('The request is invalid.', { type: `Use one of ${UPLOAD_TYPES.join(', ')}.` });
    }
    const file = await fileIn(c.req.raw);
    const image = await storeUpload(c.var.context, new Uint8Array(await file.arrayBuffer()));
    const path = `/images/${image.id}`;
    const { id, width, height } = image;
    return c.json(uploadedSchema.parse({ id, path, url: variantPath(path, 'thumbnail'), width, height }), 200);
  });
}

async function fileIn(request: Request): Promise<File> {
  const form = await request.formData().catch((error: unknown) => {
    throw (
      refusalIn(error) ??
      new Refusal('invalid', 'E_CUT_OFF', 'The upload ended before all of it had arrived. Please try again.')
    );
  });
  const unknownField = [...form.keys()].find((name) => name !== 'file_upload');
  if (unknownField !== undefined)
    throw invalid('The request is invalid.', { [unknownField]: 'There is no such field.' });
  const files = form.getAll('file_upload');
  const [file] = files;
  if (files.length !== 1 || !(file instanceof File)) {
    throw invalid('The request is invalid.', { file_upload: 'Send one file.' });
  }
  return file;
}
