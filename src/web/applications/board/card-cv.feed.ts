import { redirect } from 'react-router';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findCv, findMessageFile, noteCvOpening } from '#domain/applications/board/open-card.server.ts';
import { cardFileOf, cardFilePath } from '#domain/applications/files.ts';
import { absent } from '#domain/errors.ts';
import { fileLinks, stateOfFileLink } from '#domain/talent/file-links.server.ts';
import { hrefOfExpired } from '#web/talent/expired-file.tsx';
import { privateFileResponse, privatePictureResponse } from '#web/talent/private-file-response.server.ts';
import { guardedLoader } from '#web/workspace/guarded.server.ts';

/**
 * The CV of an application for the team that received it, or with `message` the file that came with this message; with
 * `page` a picture of one page. The talent sees who opened what they sent. An expired link leads to the card, which has
 * a new one; an expired picture of an open card to the same picture.
 */
export const loader = guardedLoader(async ({ context, params, url, request, privateFiles }) => {
  const company = await findBoardCompany(context, params.company ?? '');
  const card = url.searchParams.get('card') ?? '';
  const message = url.searchParams.get('message');
  const page = url.searchParams.get('page');
  const file =
    message === null
      ? await findCv(context, company.id, card)
      : await findMessageFile(context, company.id, { card, message });
  const number = page === null ? null : pageNumber(page, file.pages);
  const about = cardFileOf(card, message);
  const state = await stateOfFileLink(context, about, url.searchParams);
  if (state !== 'valid') {
    const page = `/client/startups/${company.key}/applicants?card=${card}`;
    if (number === null) throw redirect(hrefOfExpired(page, message ?? 'cv'));
    if (state === 'wrong') throw absent('This page of the CV');
    throw redirect((await fileLinks(context))(`${cardFilePath(company.key, card, message)}&page=${number}`, about));
  }
  const answer =
    number === null
      ? privateFileResponse(
          await privateFiles.read(context, file.id),
          url.searchParams.has('download') ? 'attachment' : 'inline',
        )
      : privatePictureResponse(await privateFiles.picture(context, file.id, number));
  // A HEAD request gets no contents.
  if (request.method === 'GET') await noteCvOpening(context, company.id, { card, message });
  return answer;
});

function pageNumber(text: string, pages: number): number {
  const page = Number(text);
  if (!/^\d{1,3}$/.test(text) || page < 1 || page > pages) throw absent('This page of the CV');
  return page;
}
