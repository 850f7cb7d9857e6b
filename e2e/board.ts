import type { Page } from 'playwright-core';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { type ApplicationRow, someApplication } from '#testing/applications.ts';
import { somebody } from '#testing/people.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { aStartup, setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

export type Board = { id: string; key: string; jobId: string; path: string; cards: Map<string, string> };

/** A startup with one open job and these applicants, the last of them the newest. */
export async function aBoard(
  names: readonly string[],
  { startup = {}, application = {} }: { startup?: object; application?: Partial<ApplicationRow> } = {},
): Promise<Board> {
  const { id, key } = await aStartup({ name: 'Skjærgård', ...startup });
  return inSiteDatabase(async (context) => {
    const { id: jobId } = await someJob(context, { companyId: id, title: 'Backend Engineer, Fleet Charging' });
    const cards = new Map<string, string>();
    for (const [index, name] of names.entries()) {
      const sentAt = new Date(context.now.getTime() - 3 * DAY_MS + index * 60_000);
      const row = { name, place: 'Bergen, Norway', headline: 'Engineer', sentAt, ...application };
      const { id: card } = await someApplication(context, { companyId: id, jobId, ...row });
      await tell(context, { type: 'application.sent', id: card, companyId: id });
      cards.set(name, card);
    }
    return { id, key, jobId, path: `/client/startups/${key}/applicants`, cards };
  });
}

/** The names in a column, from the top. */
export async function namesIn(page: Page, column: string): Promise<string[]> {
  return page.getByRole('region', { name: column, exact: true }).getByRole('heading', { level: 3 }).allTextContents();
}

/** Answers the question that stands before somebody is hired. */
export async function confirmsHiring(page: Page, name: string): Promise<void> {
  const question = page.getByRole('dialog', { name: `Hire ${name}?` });
  await question.getByRole('button', { name: `Hire ${name.split(' ')[0]}` }).click();
  await question.waitFor({ state: 'detached' });
}

/** A member of the team with this role. */
export function aMember(companyId: string, firstName: string, role: 'owner' | 'manager' | 'reviewer') {
  return inSiteDatabase((context) =>
    somebody(context, { firstName, lastName: 'Lund', member: [{ id: companyId, role }] }),
  );
}

/** An owner who has just opened the board of a startup with these applicants. */
export async function onTheBoard(names: readonly string[], options: Parameters<typeof newVisitor>[0]) {
  const board = await aBoard(names);
  const visitor = await newVisitor({ logsIn: true, ...options });
  await setSessionOf(visitor, await aMember(board.id, 'Ingrid', 'owner'));
  await visitor.page.goto(board.path);
  if (options?.javaScript !== false) await waitForHydration(visitor.page);
  return { ...visitor, board };
}
