import { redirect } from 'react-router';
import { stateOfFileLink } from '#domain/talent/file-links.server.ts';
import { ownCv } from '#domain/talent/private-files.server.ts';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { hrefOfExpired } from './expired-file.tsx';
import { privateFileResponse } from './private-file-response.server.ts';

/** The CV of one's own profile. An expired link leads to the profile, which has a new one. */
export const loader = guardedLoader(async ({ context, url, privateFiles }) => {
  const { id } = await ownCv(context);
  const state = await stateOfFileLink(context, [id], url.searchParams);
  if (state !== 'valid') throw redirect(hrefOfExpired('/client/applicant', 'cv'));
  return privateFileResponse(await privateFiles.read(context, id), 'attachment');
});
