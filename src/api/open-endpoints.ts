/**
 * The endpoints a stranger may call. Written by hand, so that opening one is a decision somebody reads: a test
 * walks the OpenAPI document and expects every other endpoint to refuse a visitor.
 */
export const OPEN_ENDPOINTS: readonly string[] = [
  'GET /api/site/configuration',
  'GET /api/v2/jobs',
  'GET /api/v2/jobs/latest/3',
  'GET /api/v2/featuredjobs',
  'GET /api/v2/jobsandfeatured',
  'GET /api/jobs/single/{id}',
  'GET /api/v2/jobs/{id}/related',
  'GET /api/jobs/suggestions',
  'POST /api/jobs/count/bulk',
  'GET /api/companies',
  'GET /api/companies/{key}',
  'GET /api/companies/domain/{domain}',
];
