import type { Subject } from './report-subject.ts';

/** The address of the form, which is also its action: a page for each job (by id) or startup (by key). */
export function reportPath(
  subject: Pick<Subject, 'subject'> & ({ kind: 'job' | 'company' } | { href: string }),
): string {
  if ('href' in subject) return subject.href;
  return `/${subject.kind === 'job' ? 'jobs' : 'startups'}/${encodeURIComponent(subject.subject)}/report`;
}
