import type { ClientActionFunctionArgs } from 'react-router';
import { reachAction } from '#web/app/use-action-form.ts';

/** After this a form, or a page that was asked for, has not reached the site. A file may take longer. */
export const ANSWERS_WITHIN_MS = 15_000;
const WITH_A_FILE_MS = 180_000;

/**
 * The `clientAction` of the board: a lost connection and a site that does not answer end alike, with everything typed
 * still there. A move that arrived after all is refused the second time, because it names the version of its card.
 */
export async function reachBoard(args: ClientActionFunctionArgs): Promise<unknown> {
  const file = (await args.request.clone().formData()).get('file');
  const ms = file instanceof File && file.size > 0 ? WITH_A_FILE_MS : ANSWERS_WITHIN_MS;
  const serverAction = (() =>
    Promise.race([args.serverAction(), noAnswerIn(ms)])) as ClientActionFunctionArgs['serverAction'];
  return reachAction({ ...args, serverAction });
}

const noAnswerIn = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, ms, new Error('The site has not answered.')));
