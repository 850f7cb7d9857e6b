import { reportInput } from '#domain/moderation/inputs.ts';
import type { ReportedKind } from '#domain/moderation/report.ts';
import { fileReport, findReportedSubject } from '#domain/moderation/reports.server.ts';
import { readInput } from '#domain/read-input.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';

export async function loadReportPage({ context }: LoaderArguments, kind: ReportedKind, subject: string) {
  const { name, path } = await findReportedSubject(context, kind, subject);
  return { kind, subject, name, path };
}

export function sendReport({ context, accountCall, text }: ActionArguments, kind: ReportedKind, subject: string) {
  const sent = { kind, subject, reason: text('reason'), text: text('text'), email: text('email') };
  return fileReport(context, accountCall.parts, accountCall.from, readInput(reportInput, sent));
}
