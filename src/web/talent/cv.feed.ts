import { absent } from '#domain/errors.ts';
import { myCv } from '#domain/talent/private-files.server.ts';
import { guarded } from '#web/workspace/guarded.server.ts';
import { privateFileResponse } from './private-file-response.server.ts';

/** The CV of one's own profile. */
export const loader = guarded(async ({ context, privateFiles }) => {
  const cv = await myCv(context);
  if (!cv) throw absent('Your CV');
  return privateFileResponse(await privateFiles.read(context, cv.id), 'attachment');
});
