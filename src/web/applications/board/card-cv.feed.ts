import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findCv, findMessageFile, noteCvOpening } from '#domain/applications/board/open-card.server.ts';
import { absent } from '#domain/errors.ts';
import { privateFileResponse, privatePictureResponse } from '#web/talent/private-file-response.server.ts';
import { guarded } from '#web/workspace/guarded.server.ts';

/**
 * The CV of an application, or with `page` a picture of one page, for the team that received it. The talent sees who
 * opened either. With `message` it is the file that came with this message.
 */
export const loader = guarded(async ({ context, params, url, request, privateFiles }) => {
  const company = await findBoardCompany(context, params.company ?? '');
  const card = url.searchParams.get('card') ?? '';
  const message = url.searchParams.get('message');
  if (message !== null) {
    const { id } = await findMessageFile(context, company.id, { card, message });
    return privateFileResponse(await privateFiles.read(context, id), 'inline');
  }
  const cv = await findCv(context, company.id, card);
  const page = url.searchParams.get('page');
  const answer =
    page === null
      ? privateFileResponse(
          await privateFiles.read(context, cv.id),
          url.searchParams.has('download') ? 'attachment' : 'inline',
        )
      : privatePictureResponse(await privateFiles.picture(context, cv.id, pageNumber(page, cv.pages)));
  // A HEAD request gets no contents.
  if (request.method === 'GET') await noteCvOpening(context, company.id, card);
  return answer;
});

function pageNumber(text: string, pages: number): number {
  const page = Number(text);
  if (!/^\d{1,3}$/.test(text) || page < 1 || page > pages) throw absent('This page of the CV');
  return page;
}
