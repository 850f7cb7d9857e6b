import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findCv, noteCvOpening } from '#domain/applications/board/open-card.server.ts';
import { privateFileResponse } from '#web/talent/private-file-response.server.ts';
import { guarded } from '#web/workspace/guarded.server.ts';

/** The CV of an application, for the team that received it. The talent sees who opened it. */
export const loader = guarded(async ({ context, params, url, request, privateFiles }) => {
  const company = await findBoardCompany(context, params.company ?? '');
  const card = url.searchParams.get('card') ?? '';
  const cv = await findCv(context, company.id, card);
  const file = await privateFiles.read(context, cv.id);
  // A HEAD request gets no contents.
  if (request.method === 'GET') await noteCvOpening(context, company.id, card);
  return privateFileResponse(file, url.searchParams.has('download') ? 'attachment' : 'inline');
});
