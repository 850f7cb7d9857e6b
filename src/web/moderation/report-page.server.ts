import { memberReportInput, reportInput } from '#domain/moderation/inputs.ts';
import type { PublicKind } from '#domain/moderation/report.ts';
import { fileMemberReport, fileReport, findReportedSubject } from '#domain/moderation/reports.server.ts';
import { readInput } from '#domain/read-input.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';

const reportedBy = ({ params: { id, key = '' } }: LoaderArguments): { kind: PublicKind; subject: string } =>
  id === undefined ? { kind: 'company', subject: key } : { kind: 'job', subject: id };

export async function loadReportPage(args: LoaderArguments) {
  const subject = reportedBy(args);
  const { name, path } = await findReportedSubject(args.context, subject.kind, subject.subject);
  return { ...subject, name, path };
}

export function sendReport(args: ActionArguments) {
  const { context, accountCall, text } = args;
  const report = { ...reportedBy(args), reason: text('reason'), text: text('text'), email: text('email') };
  return fileReport(context, accountCall.parts, accountCall.from, readInput(reportInput, report));
}

/** The report of a person or a message, from the page where a member meets them. */
export function sendMemberReport({ context, accountCall, text }: ActionArguments) {
  const report = { kind: text('kind'), subject: text('subject'), reason: text('reason'), text: text('text') };
  return fileMemberReport(context, accountCall.parts, accountCall.from, readInput(memberReportInput, report));
}
