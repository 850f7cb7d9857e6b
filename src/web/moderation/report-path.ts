import type { ReportedKind } from '#domain/moderation/report.ts';

/** The page that reports this job (by id) or startup (by key). */
export function reportPath(kind: ReportedKind, subject: string): string {
  return `/${kind === 'job' ? 'jobs' : 'startups'}/${encodeURIComponent(subject)}/report`;
}
