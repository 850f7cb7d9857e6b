import type { Job } from '#domain/jobs/views.ts';
import { isWebAddress } from '#web/seo/organization.ts';

export type WayToApply =
  | { kind: 'here' | 'link' | 'website'; href: string }
  | { kind: 'email'; href: string; address: string };

/**
 * The form on this site, else the job's link, else its email address, else the startup's website. Null for a job without
 * any of them.
 */
export function wayToApply(
  job: Pick<Job, 'id' | 'title' | 'applyEmail' | 'appliesHere'> & {
    link?: string | null | undefined;
    company: Pick<Job['company'], 'website'>;
  },
): WayToApply | null {
  if (job.appliesHere) return { kind: 'here', href: `/jobs/${job.id}/apply` };
  const link = job.link ?? null;
  if (isWebAddress(link)) return { kind: 'link', href: link };
  if (job.applyEmail) return { kind: 'email', href: mailTo(job.applyEmail, job.title), address: job.applyEmail };
  if (isWebAddress(job.company.website)) return { kind: 'website', href: job.company.website };
  return null;
}

/** Encoded, so that nothing in an address or a title can add a recipient or a body. */
function mailTo(address: string, title: string): string {
  const recipient = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}
