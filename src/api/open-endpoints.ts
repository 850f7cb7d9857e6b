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
  // The doors of an account, which are there for who has not come in yet.
  'GET /api/users/captcha',
  'POST /api/users/sign-up',
  'POST /api/users/sign-in',
  'POST /api/users/challenge',
  'POST /api/users/sign-out',
  'POST /api/users/authorize-with-linkedin',
  'POST /api/users/forgot-password',
  'POST /api/users/reset-password',
  'POST /api/users/verify-email',
  // Counts what visitors do, too; in the name of a profile only for who belongs to it.
  'POST /api/engagement/log',
];

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{[a-z]+\}/gi, '[^/]+')}/?$`);

/**
 * Whether a request is for an endpoint that is not listed above. Such a one is refused before anything of it is
 * read: a stranger is told to log in, not which of the fields were wrong.
 */
export function closedEndpoints(described: readonly string[]): (method: string, path: string) => boolean {
  const compiled = described.map((endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    return { method, pattern: patternOf(path), isOpen: OPEN_ENDPOINTS.includes(endpoint) };
  });
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const matching = compiled.filter((endpoint) => endpoint.method === asked && endpoint.pattern.test(path));
    return matching.length > 0 && !matching.some(({ isOpen }) => isOpen);
  };
}
