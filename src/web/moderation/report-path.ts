import type { Subject } from './report-subject.ts';

/** Where the form stands and is sent: its own page for a job (by id) or startup (by key). */
export function reportPath(
  reported: Pick<Subject, 'subject'> & ({ kind: 'job' | 'company' } | { href: string }),
): string {
  if ('href' in reported) return reported.href;
  return `/${reported.kind === 'job' ? 'jobs' : 'startups'}/${encodeURIComponent(reported.subject)}/report`;
}
