import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { clearAppliedElsewhere, noteAppliedElsewhere } from '#domain/jobs/applied-elsewhere.server.ts';
import { clearInterest, markInterest, saveJob, unsaveJob } from '#domain/jobs/saved-jobs.server.ts';
import { momentField } from '#domain/view-fields.ts';
import { idParameter, nameIn, takesNothing } from './parameters.ts';
import { answers } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

const request = { params: idParameter('id', 'Id or key of a job.', '5f0c3a1be8b8a9001c7d2e4f') };
const common = { method: 'post' as const, tags: ['Jobs'], middleware: takesNothing, request };

const save = createRoute({
  ...common,
  operationId: 'saveJob',
  path: '/jobs/{id}/save',
  summary: 'Save a job',
  description: 'Saved jobs belong to the person, not to a profile. Saving again changes nothing.',
  responses: answers(z.object({ saved: z.literal(true) }), 'Saved.', [400, 401, 403, 404, 410, 413, 415]),
});

const unsave = createRoute({
  ...common,
  operationId: 'unsaveJob',
  path: '/jobs/{id}/unsave',
  summary: 'Remove a saved job',
  responses: answers(z.object({ saved: z.literal(false) }), 'No longer saved.', [400, 401, 403, 404, 410, 413, 415]),
});

const markRoute = createRoute({
  ...common,
  operationId: 'markInterest',
  path: '/jobs/{id}/interested',
  summary: 'Mark interest in an open job',
  description: 'Interest is not an application. The startup sees a number from five people up, and never names.',
  responses: answers(
    z.object({ interestedAt: momentField }),
    'Interested since this moment.',
    [400, 401, 403, 404, 410, 413, 415, 422],
  ),
});

const unmarkRoute = createRoute({
  ...common,
  operationId: 'clearInterest',
  path: '/jobs/{id}/uninterested',
  summary: 'Clear your interest in a job',
  responses: answers(z.object({ interestedAt: z.null() }), 'Cleared.', [400, 401, 403, 404, 410, 413, 415]),
});

const appliedElsewhere = createRoute({
  ...common,
  operationId: 'noteAppliedElsewhere',
  path: '/jobs/{id}/applied-elsewhere',
  summary: 'Note that you applied on the startup’s own site',
  description: 'Only you can see it. It stands in My jobs, where you note how it went.',
  responses: answers(
    z.object({ appliedElsewhere: z.literal(true) }),
    'Noted.',
    [400, 401, 403, 404, 410, 413, 415, 422],
  ),
});

const notAppliedElsewhere = createRoute({
  ...common,
  operationId: 'clearAppliedElsewhere',
  path: '/jobs/{id}/not-applied-elsewhere',
  summary: 'Remove that note',
  responses: answers(
    z.object({ appliedElsewhere: z.literal(false) }),
    'Removed.',
    [400, 401, 403, 404, 409, 410, 413, 415],
  ),
});

export function addSavedJobs(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(save, async (c) => {
    await saveJob(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This job'));
    return c.json({ saved: true as const }, 200);
  });

  app.openapi(unsave, async (c) => {
    await unsaveJob(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This job'));
    return c.json({ saved: false as const }, 200);
  });

  app.openapi(markRoute, async (c) => {
    const at = await markInterest(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This job'));
    return c.json({ interestedAt: at.toISOString() }, 200);
  });

  app.openapi(unmarkRoute, async (c) => {
    await clearInterest(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This job'));
    return c.json({ interestedAt: null }, 200);
  });

  app.openapi(appliedElsewhere, async (c) => {
    await noteAppliedElsewhere(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This job'));
    return c.json({ appliedElsewhere: true as const }, 200);
  });

  app.openapi(notAppliedElsewhere, async (c) => {
    await clearAppliedElsewhere(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This job'));
    return c.json({ appliedElsewhere: false as const }, 200);
  });
}
