import { findOwnApplication } from '#domain/applications/own-application.server.ts';
import { absent } from '#domain/errors.ts';
import { privateFileResponse } from '#web/talent/private-file-response.server.ts';
import { guarded } from '#web/workspace/guarded.server.ts';

/** The CV that the talent sent with this application. Their own reading is no event. */
export const loader = guarded(async ({ context, params, privateFiles }) => {
  const { cv } = (await findOwnApplication(context, params.application ?? '')).sent;
  if (!cv) throw absent('This CV');
  return privateFileResponse(await privateFiles.read(context, cv.id), 'inline');
});
