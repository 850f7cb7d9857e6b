import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { findBoard } from '#domain/applications/board/board.server.ts';
import {
  addColumn,
  changeColumns,
  deleteColumns,
  setAnonymous,
  shiftColumns,
} from '#domain/applications/board/columns.server.ts';
import {
  anonymousInput,
  changedColumnsInput,
  columnsInput,
  newColumnInput,
  shiftedColumnsInput,
} from '#domain/applications/board/inputs.ts';
import { boardSchema, changes, companyParameter, startupOf, tags } from './board-answers.ts';
import { jsonBody } from './parameters.ts';
import { answers } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

const AFTER = 'The board of all jobs as it is now.';

const add = createRoute({
  operationId: 'addColumn',
  method: 'post',
  path: '/companies/{key}/board/columns',
  tags,
  summary: 'Add a column to the boards of jobs',
  description:
    'With `after`, it stands directly after that column: `applied`, or the id of a custom column. On the boards of other jobs, it stands after their column of the same name. Otherwise it is the last before "Hired". A board has eight columns of its own at most. `meaning` decides what the talent is told.',
  request: { params: companyParameter, ...jsonBody(newColumnInput) },
  responses: answers(boardSchema, AFTER, changes),
});
const change = createRoute({
  operationId: 'changeColumns',
  method: 'put',
  path: '/companies/{key}/board/columns',
  tags,
  summary: 'Change the name, the colour and the meaning of columns',
  description: '`columnIds` are those of one column of the board.',
  request: { params: companyParameter, ...jsonBody(changedColumnsInput) },
  responses: answers(boardSchema, AFTER, changes),
});
const shift = createRoute({
  operationId: 'shiftColumns',
  method: 'post',
  path: '/companies/{key}/board/columns/shift',
  tags,
  summary: 'Move columns one place to the left or to the right',
  description: 'At the edge they stay.',
  request: { params: companyParameter, ...jsonBody(shiftedColumnsInput) },
  responses: answers(boardSchema, AFTER, changes),
});
const remove = createRoute({
  operationId: 'deleteColumns',
  method: 'post',
  path: '/companies/{key}/board/columns/delete',
  tags,
  summary: 'Delete columns',
  description: 'Their cards go back to "Applied", and nobody is written to.',
  request: { params: companyParameter, ...jsonBody(columnsInput) },
  responses: answers(boardSchema, AFTER, changes),
});
const anonymous = createRoute({
  operationId: 'setAnonymousFirstLook',
  method: 'put',
  path: '/companies/{key}/board/anonymous',
  tags,
  summary: 'Hide who people are until a column of your own, or show them again',
  request: { params: companyParameter, ...jsonBody(anonymousInput) },
  responses: answers(boardSchema, AFTER, changes),
});

/** The calls that change the boards themselves. Each answers the board. */
export function addBoardColumns(app: OpenAPIHono<ApiEnvironment>): void {
  const boardAfter = async (c: Parameters<typeof startupOf>[0], change: (companyId: string) => Promise<void>) => {
    const startup = await startupOf(c);
    await change(startup.id);
    return boardSchema.parse(await findBoard(c.var.context, startup, { limit: 1 }));
  };
  app.openapi(add, async (c) => {
    const { jobIds, ...fields } = c.req.valid('json');
    return c.json(await boardAfter(c, (id) => addColumn(c.var.context, id, jobIds, fields)), 200);
  });
  app.openapi(change, async (c) => {
    const { columnIds, ...fields } = c.req.valid('json');
    return c.json(await boardAfter(c, (id) => changeColumns(c.var.context, id, columnIds, fields)), 200);
  });
  app.openapi(shift, async (c) => {
    const { columnIds, to } = c.req.valid('json');
    return c.json(await boardAfter(c, (id) => shiftColumns(c.var.context, id, columnIds, to === 'left' ? -1 : 1)), 200);
  });
  app.openapi(remove, async (c) => {
    const { columnIds } = c.req.valid('json');
    return c.json(await boardAfter(c, (id) => deleteColumns(c.var.context, id, columnIds)), 200);
  });
  app.openapi(anonymous, async (c) => {
    const { jobId, isAnonymous } = c.req.valid('json');
    return c.json(await boardAfter(c, (id) => setAnonymous(c.var.context, id, jobId, isAnonymous)), 200);
  });
}
