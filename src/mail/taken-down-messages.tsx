import { suspensionLiftedText, type TakenDown, takenDownText } from '#domain/applications/taken-down.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

export type ApplicationAt = { company: string; applicationId: string; job: string; jobStatus: JobStatus };

/** To a talent who was told of a suspension: the startup is back, and whether the job is open. */
export function suspensionLiftedMessage(
  site: MailSite,
  { company, applicationId, job, jobStatus }: ApplicationAt,
): Message {
  const text = suspensionLiftedText({ company, job, jobStatus });
  const title = `${company} is back`;
  const then = 'Your application is where it was, and they can write to you again.';
  return applicantMessage(site, { company, applicationId, subject: title, title, text, then });
}

/** To a talent: what staff did, and what that means for them. */
export function takenDownMessage(
  site: MailSite,
  { what, company, applicationId, job }: Omit<ApplicationAt, 'jobStatus'> & { what: TakenDown },
): Message {
  const { title, text } = takenDownText(what, { company, job, side: 'talent' });
  const subject = what === 'scam' ? `We removed a job you applied for: ${job}` : title;
  const then = 'We’re sorry that this happened here.';
  return applicantMessage(site, { company, applicationId, subject, title, text, then });
}

type ApplicantText = Record<'company' | 'applicationId' | 'subject' | 'title' | 'text' | 'then', string>;

function applicantMessage(
  site: MailSite,
  { company, applicationId, subject, title, text, then }: ApplicantText,
): Message {
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        heading={title}
        preview={text}
        action={{ label: 'See your application', href: `${site.origin}/client/my-jobs/${applicationId}` }}
        why={`You get this because you applied to ${company} on ${site.name}.`}
      >
        <Paragraph>{text}</Paragraph>
        <Paragraph>{then}</Paragraph>
      </MailLayout>
    ),
  };
}
