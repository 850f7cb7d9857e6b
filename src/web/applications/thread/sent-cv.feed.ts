import { findOwnApplication } from '#domain/applications/own-application.server.ts';
import { absent } from '#domain/errors.ts';
import { privateFileResponse } from '#web/talent/private-file-response.server.ts';
import { guarded } from '#web/workspace/guarded.server.ts';

/**
 * The CV that the talent sent with this application, or the file of a message of either side. Their own reading is no
 * event.
 */
export const loader = guarded(async ({ context, params, url, privateFiles }) => {
  const { sent, messages } = await findOwnApplication(context, params.application ?? '');
  const message = url.searchParams.get('message');
  const file = message === null ? sent.cv : messages.find(({ id }) => id === message)?.file;
  if (!file) throw absent('This file');
  return privateFileResponse(await privateFiles.read(context, file.id), 'inline');
});
