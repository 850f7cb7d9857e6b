import { eq } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findBoard } from '#domain/applications/board/board.server.ts';
import type { Context } from '#domain/context.ts';
import { tell } from '#domain/tell.server.ts';
import { type ApplicationRow, someApplication } from './applications.ts';
import { somebody } from './people.ts';
import { someCompany, someJob } from './posted-jobs.ts';

/** Boards of applicants for tests. */

/** An application as it stands once it was sent, with a board around it. */
export async function someSentApplication(
  context: Context,
  { companyId, ...row }: Partial<ApplicationRow> & { companyId: string },
): Promise<{ id: string; jobId: string; version: number }> {
  const jobId = row.jobId ?? (await someJob(context, { companyId })).id;
  const { id } = await someApplication(context, { name: 'Anna Lind', ...row, companyId, jobId });
  await tell(context, { type: 'application.sent', id, companyId });
  return { id, jobId, version: 1 };
}

/** The startup `tang` with a job, and a team of three. */
export async function someBoard(context: Context) {
  const company = await someCompany(context, { key: 'tang', name: 'Tang' });
  const { id: jobId } = await someJob(context, { companyId: company.id, title: 'Diver' });
  const member = async (firstName: string, role: 'owner' | 'manager' | 'reviewer') => {
    const person = await somebody(context, { firstName, lastName: 'Lund', member: [{ id: company.id, role }] });
    return { ...person, context: { ...context, actor: person.actor } };
  };
  const owner = await member('Ingrid', 'owner');
  const manager = await member('Halvor', 'manager');
  const reviewer = await member('Mette', 'reviewer');
  const send = (name: string, changes: object = {}) =>
    someSentApplication(context, { companyId: company.id, jobId, name, ...changes });
  return { companyId: company.id, jobId, owner, manager, reviewer, send };
}

/** The board of the startup `tang`, as the actor sees it. */
export async function boardOf(context: Context, filter: Parameters<typeof findBoard>[2] = {}) {
  return findBoard(context, await findBoardCompany(context, 'tang'), filter);
}

export async function columnNamed(context: Context, name: string) {
  const column = (await boardOf(context)).columns.find((each) => each.name === name);
  if (!column) throw new Error(`There is no column ${name}.`);
  return column;
}

export async function applicationRow({ db }: Context, id: string) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Error('There is no such application.');
  return row;
}
