import { z } from '@hono/zod-openapi';
import { APPLICATION_STEPS, COLUMN_MEANINGS } from '#domain/applications/application.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { idParameter, nameIn } from './parameters.ts';
import type { ApiEnvironment } from './visit.ts';

/** Parameters, answers and refusals that the calls about a startup's applicants share. */

export const tags = ['Applicants of your startup'];

const EXAMPLE = '6560a1b2c3d4e5f601234567';

export const companyParameter = idParameter('key', 'Key or id of the startup.', 'skjaergaard');
export const cardParameters = z.object({
  key: companyParameter.shape.key as z.ZodString,
  id: z
    .string()
    .openapi({ param: { name: 'id', in: 'path', description: 'Id of the application.', example: EXAMPLE } }),
});
export const jobParameter = z
  .string()
  .optional()
  .openapi({ param: { description: 'Only this job, by its id.', example: EXAMPLE } });

export const refusals = [400, 401, 403, 404];
export const changes = [...refusals, 409, 413, 415, 422];

const number = z.number().int();
const moment = z.iso.datetime();

export const boardSchema = z
  .object({
    columns: z.array(
      z.object({
        key: z.string(),
        step: z.enum(APPLICATION_STEPS),
        columnIds: z.array(z.string()),
        name: z.string(),
        color: z.string().nullable(),
        meaning: z.enum(COLUMN_MEANINGS).nullable(),
        total: number,
      }),
    ),
    total: number,
    newTotal: number,
    openTotal: number,
    jobs: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        total: number,
        isAnonymous: z.boolean(),
        isNoWritten: z.boolean(),
        isOpen: z.boolean(),
        isActive: z.boolean(),
      }),
    ),
    waiting: z
      .object({
        total: number,
        withoutText: number,
        unread: number,
        batches: z.array(
          z.object({ at: moment, total: number, people: z.array(z.object({ id: z.string(), name: z.string() })) }),
        ),
      })
      .openapi({
        description: 'Rejections that wait: each batch is sent at its moment, and names its first three people.',
      }),
  })
  .openapi('Board');

export const movedSchema = z
  .object({
    moved: z.array(z.object({ id: z.string(), version: number, canUndo: z.boolean() })),
    refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
  })
  .openapi('MovedCards');

type Call = {
  req: { param(name: string): string | undefined };
  var: ApiEnvironment['Variables'];
  header(name: string, value: string): void;
};

/** The startup of the address, for its team only. Answers about applicants are never stored. */
export function startupOf(c: Call) {
  c.header('cache-control', 'no-store');
  return findBoardCompany(c.var.context, nameIn(c.req.param('key') ?? '', 'This startup'));
}

/** The id of the application in the address. */
export function cardIn(c: Call): string {
  return identifierIn(c, 'id', 'This application');
}

/** An id in the address; text that cannot be one is absent, before any query. */
export function identifierIn(c: Pick<Call, 'req'>, name: string, noun: string): string {
  const id = c.req.param(name) ?? '';
  if (!isIdentifier(id)) throw absent(noun);
  return id;
}

/** The id of the job in the query, if there is one. Text that cannot be one is absent, before any query. */
export function jobIn(job: string | undefined): string | undefined {
  if (job !== undefined && !isIdentifier(job)) throw absent('This job');
  return job;
}
