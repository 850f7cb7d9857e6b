/**
 * The endpoints open to visitors, listed by hand so that a reviewer sees each new one. A test expects every other
 * endpoint of the OpenAPI document to refuse a visitor.
 */
export const OPEN_ENDPOINTS: readonly string[] = [
  'GET /api/site/configuration',
  'GET /api/v2/jobs',
  'GET /api/v2/jobs/latest/3',
  'GET /api/v2/featuredjobs',
  'GET /api/v2/jobsandfeatured',
  'GET /api/jobs',
  'GET /api/jobs/{id}',
  'GET /api/jobs/single/{id}',
  'GET /api/v2/jobs/{id}/related',
  'GET /api/jobs/suggestions',
  'POST /api/jobs/count/bulk',
  'GET /api/companies',
  'GET /api/companies/{key}',
  'GET /api/companies/domain/{domain}',
  'GET /api/flag',
  // Signing up and logging in.
  'GET /api/users/captcha',
  'POST /api/users/sign-up',
  'POST /api/users/sign-in',
  'POST /api/users/challenge',
  'POST /api/users/sign-out',
  'POST /api/users/authorize-with-linkedin',
  'POST /api/users/forgot-password',
  'POST /api/users/reset-password',
  'POST /api/users/verify-email',
  // The signature of the payment provider decides.
  'POST /api/payments/events',
  // Counts visitors' events too. An event in the name of a profile requires its team.
  'POST /api/engagement/log',
];

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{[a-z]+\}/gi, '[^/]+')}/?$`);

/**
 * Returns a check whether a request is for an endpoint not listed above. The API refuses such a request before it
 * reads the body, so a visitor learns nothing about the fields.
 */
export function closedEndpoints(endpoints: readonly string[]): (method: string, path: string) => boolean {
  const patterns = endpoints.map((endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    return { method, pattern: patternOf(path), isOpen: OPEN_ENDPOINTS.includes(endpoint) };
  });
  return (method, path) => {
    const verb = method === 'HEAD' ? 'GET' : method;
    // Several paths may match, such as /jobs/suggestions and /jobs/{id}; the router takes the first, too.
    const endpoint = patterns.find((each) => each.method === verb && each.pattern.test(path));
    return endpoint !== undefined && !endpoint.isOpen;
  };
}
