import { useId } from 'react';
import type { MemberKind } from '#domain/moderation/report.ts';
import css from './report.module.css';
import { type ReportAnswer, ReportForm } from './report-form.tsx';
import { ReportLink } from './report-link.tsx';
import type { ShownMessage, Subject } from './report-subject.ts';

type Member = Extract<Subject, { href: string }>;

/** The value of `report` in the address of a page that has this form open. */
export const reportParameter = (kind: MemberKind, subject: string) => `${kind}-${subject}`;

/**
 * The link that reports a person or a message on the page where a member meets them. Where the address asks for it, the
 * form stands in its place: without JavaScript, and after it was sent.
 */
export function ReportHere({
  isOpen,
  answer,
  className,
  ...reported
}: Member & { isOpen: boolean; answer: ReportAnswer | undefined; className?: string | undefined }) {
  const id = useId();
  // Without JavaScript the page then stands at the form.
  const subject = { ...reported, href: `${reported.href}#report` };
  if (!isOpen) return <ReportLink {...subject} {...(className && { className })} />;
  return (
    <div className={css.here} id="report">
      <ReportForm {...subject} headingId={id} heading="h3" initial={answer} />
    </div>
  );
}

/** The message and the one before it: what goes to staff with a report of the first. */
export function messagesUpTo(messages: readonly ShownMessage[], id: string): ShownMessage[] {
  const at = messages.findIndex((message) => message.id === id);
  return messages.slice(Math.max(0, at - 1), at + 1);
}
