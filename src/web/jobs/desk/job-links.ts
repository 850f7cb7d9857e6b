import { builtRoutes } from '#web/app/site-map.ts';
import { isBuilt } from '#web/layout/navigation.ts';

const JOB = '/client/startups/:company/jobs/:job';

/** The address of a page of a job in its startup's workspace; null while that page does not exist. For loaders only. */
export function jobHref(
  company: string,
  id: string,
  page: '' | 'edit' | 'boost' | 'monetise' | 'posted',
): string | null {
  const pattern = page === '' ? JOB : `${JOB}/${page}`;
  if (!isBuilt(pattern, builtRoutes)) return null;
  return pattern.replace(':company', encodeURIComponent(company)).replace(':job', id);
}

/** The page where a job is begun; null while it does not exist. */
export function newJobHref(company: string): string | null {
  const pattern = '/client/startups/:company/jobs/new';
  return isBuilt(pattern, builtRoutes) ? pattern.replace(':company', encodeURIComponent(company)) : null;
}

/** The address at which a change is paid for. */
export function paymentHref(company: string, id: string, purpose: 'resume' | 'renew' | 'renewLive'): string {
  return jobHref(company, id, 'monetise') ?? `/api/jobs/${id}/checkout?purpose=${purpose}`;
}
