import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { memberReportInput } from '#domain/moderation/inputs.ts';
import { fileMemberReport } from '#domain/moderation/reports.server.ts';
import { jsonBody } from './parameters.ts';
import { answers } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const report = createRoute({
  operationId: 'report',
  method: 'post',
  path: '/reports',
  tags: ['Reports'],
  summary: 'Report a person, a message or an investor',
  description:
    'For members. `subject` is the id of the message, the key of the investor, or for a person the id of the application that ' +
    'they sent you or of a message that they wrote to you. With a message our staff get that message and the one before it, ' +
    'and nothing else of the application. You get a receipt and our decision by email.',
  request: jsonBody(memberReportInput),
  responses: answers(
    z.object({ number: z.string().openapi({ example: 'R-A7C1-0931' }) }).openapi('Report'),
    'We have it; a person looks at it.',
    [400, 401, 403, 404, 409, 413, 415, 422, 429],
  ),
});

export function addReports(app: OpenAPIHono<ApiEnvironment>, { accounts }: ApiDependencies): void {
  app.openapi(report, async (c) => {
    const from = { network: c.env?.caller?.network ?? '' };
    const { number } = await fileMemberReport(c.var.context, accounts, from, c.req.valid('json'));
    return c.json({ number }, 200);
  });
}
