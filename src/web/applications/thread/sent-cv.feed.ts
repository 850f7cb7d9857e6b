import { redirect } from 'react-router';
import { cardFileOf } from '#domain/applications/files.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { absent } from '#domain/errors.ts';
import { stateOfFileLink } from '#domain/talent/file-links.server.ts';
import { hrefOfExpired } from '#web/talent/expired-file.tsx';
import { privateFileResponse } from '#web/talent/private-file-response.server.ts';
import { guardedLoader } from '#web/workspace/guarded.server.ts';

/**
 * The CV that the talent sent with this application, or the file of a message of either side. Their own reading is no
 * event. An expired link leads to the application, which has a new one.
 */
export const loader = guardedLoader(async ({ context, params, url, privateFiles }) => {
  const { id, contents, messages } = await findOwnApplication(context, params.application ?? '');
  const message = url.searchParams.get('message');
  const file = message === null ? contents.cv : messages.find((each) => each.id === message)?.file;
  if (!file) throw absent('This file');
  const state = await stateOfFileLink(context, cardFileOf(id, message), url.searchParams);
  if (state !== 'valid') throw redirect(hrefOfExpired(`/client/my-jobs/${id}`, message ?? 'cv'));
  return privateFileResponse(await privateFiles.read(context, file.id), 'inline');
});
