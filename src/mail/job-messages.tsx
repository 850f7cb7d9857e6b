import type { JobReminder } from '#domain/events.ts';
import type { JobAction } from '#domain/jobs/job.ts';
import { SUSPENSION_LIFTED } from '#domain/jobs/job.ts';
import type { JobMailFacts } from '#domain/jobs/mail-facts.server.ts';
import { REVIEW_OF_REPORTS } from '#domain/moderation/decision.ts';
import { dayAndMonthOf } from '#domain/site/date-format.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

type Copy = {
  subject: string;
  heading: string;
  preview: string;
  paragraphs: string[];
  action: { label: string; page: 'job' | 'desk' | 'edit' | 'monetise' };
};

/** The mails about a job, by what has happened to it. transition-mails.ts says who gets which. */
const COPY_OF_ACTION: { [Action in JobAction]?: (job: JobMailFacts) => Copy } = {
  submit: live,
  pay: live,
  approve: live,
  submitForReview: inReview,
  payForReview: inReview,
  submitForPayment: (job) => ({
    subject: `${job.title} is waiting for payment`,
    heading: 'A job is waiting for payment',
    preview: 'It goes live once it is paid.',
    paragraphs: [
      `${colleague(job)} sent ${job.title}. It goes live once it is paid, and anybody in your team can do that.`,
    ],
    action: { label: 'Pay and publish', page: 'monetise' },
  }),
  submitForCompanyApproval: (job) => ({
    subject: `We’re reviewing ${job.company.name} before ${job.title}`,
    heading: 'We review your startup first',
    preview: 'Once we have approved the startup, we read the job.',
    paragraphs: [
      `Your job ${job.title} is saved. We’re reviewing ${job.company.name} first, within two working days.`,
      'Once we have approved it, we read the job, within two more working days. Then it goes live.',
    ],
    action: { label: 'See the job', page: 'desk' },
  }),
  reject: (job) => ({
    subject: `We did not publish ${job.title}`,
    heading: 'This job cannot go live as it is',
    preview: job.transition?.reason ?? 'It is a draft again.',
    paragraphs: [
      `We have read ${job.title} and did not publish it. ${reasonOf(job)}`,
      'It is a draft again, with everything you wrote. If you paid for it, the money goes back to where it came from.',
      'A person made this decision, not a program. If you think that we are wrong, you can appeal once, on your startup’s Decisions page.',
    ],
    action: { label: 'Edit the draft', page: 'edit' },
  }),
  sendBackToReview: (job) => ({
    subject: `We are reviewing your change to ${job.title}`,
    heading: 'A person reviews your change',
    preview: 'The job is hidden until then.',
    paragraphs: [
      `You changed ${job.title}. Because ${job.transition?.reason ?? 'the change is unusual'}, a person reviews it before it is public again.`,
      'Until then the job is hidden. You’ll hear from us within two working days.',
    ],
    action: { label: 'See the job', page: 'desk' },
  }),
  withdraw: (job) => ({
    subject: `${job.title} is a draft again`,
    heading: 'A colleague withdrew a job',
    preview: 'It is a draft again. Nothing is lost.',
    paragraphs: [
      `${colleague(job)} withdrew ${job.title} before it went live. It is a draft again, with everything in it. If it was paid, the money goes back.`,
    ],
    action: { label: 'Open the draft', page: 'edit' },
  }),
  close: (job) => ({
    subject: `${job.title} is closed`,
    heading: 'A colleague closed a job',
    preview: 'Nobody can apply any more.',
    paragraphs: [
      `${colleague(job)} closed ${job.title}. Nobody can apply any more. The people who applied are still waiting for your answer.`,
      'You can renew it within 90 days.',
    ],
    action: { label: 'See the job', page: 'desk' },
  }),
  renew: renewalCopy,
  renewLive: renewalCopy,
  pause: (job) => ({
    subject: `${job.title} is paused`,
    heading: 'Your job is paused',
    preview: 'Nobody sees it for now.',
    paragraphs: [
      job.stoppedBecause === 'reports'
        ? `Several people have reported ${job.title}, so we paused it until one of us has looked. We write to you with our decision and its reasons.`
        : job.stoppedBecause === 'answerClock'
          ? `Somebody has waited four weeks for your answer about ${job.title}, so it is paused. Answer everybody who is waiting, and you can resume it at once.`
          : `${colleague(job)} paused ${job.title}. Its closing date stays the same, and you can resume it.`,
    ],
    action: { label: 'See the job', page: 'desk' },
  }),
  resume: (job) => ({
    subject: `${job.title} is open again`,
    heading: 'Your job is open again',
    preview: 'Everybody can see it again.',
    paragraphs: [
      job.transition?.actor === REVIEW_OF_REPORTS
        ? `Several people had reported ${job.title}, so it was paused. One of us has looked, and found nothing wrong. It is open again.`
        : `${colleague(job)} opened ${job.title} again.`,
    ],
    action: { label: 'See the job', page: 'job' },
  }),
  reopen: (job) => ({
    subject: `${job.title} is open again`,
    heading: 'Your job is open again',
    preview: 'We reversed our decision.',
    paragraphs: [`We reversed our decision about ${job.title}. It is open again, and its last day has not changed.`],
    action: { label: 'See the job', page: 'job' },
  }),
  cancelPayment: (job) => ({
    subject: `${job.title} is a draft again`,
    heading: 'A job is a draft again',
    preview: 'No payment arrived. Nothing you wrote is lost.',
    paragraphs: [
      job.transition?.userId
        ? `${colleague(job)} made ${job.title} a draft again instead of paying for it. Everything in it is still there.`
        : `${job.title} waited a week for its payment. It is a draft again, with everything you wrote.`,
    ],
    action: { label: 'Open the draft', page: 'edit' },
  }),
  expire: (job) => ({
    subject: `${job.title} has closed. How did it go?`,
    heading: 'Your job has closed',
    preview: 'Tell us how it went, or renew it.',
    paragraphs: [
      `${job.title} closed today. Did you find somebody?`,
      'You can renew it within 90 days. It keeps its address and its numbers.',
    ],
    action: { label: 'Say how it went', page: 'desk' },
  }),
};

const COPY_OF_REMINDER: Record<JobReminder, (job: JobMailFacts) => Copy> = {
  payment: (job) => ({
    subject: `${job.title} is waiting for payment`,
    heading: 'Your job is waiting for payment',
    preview: 'A week after you sent it, it becomes a draft again.',
    paragraphs: [
      `${job.title} goes live once it is paid. A week after you sent it, it becomes a draft again; nothing you wrote gets lost.`,
    ],
    action: { label: 'Pay and publish', page: 'monetise' },
  }),
  ending: (job) => ({
    subject: `${job.title} closes on ${lastDay(job)}`,
    heading: 'Your job closes soon',
    preview: 'Renew it now, or let it close.',
    paragraphs: [
      `${job.title} is open until ${lastDay(job)}. If you are still looking, renew it now: its days are added.`,
    ],
    action: { label: 'Renew the job', page: 'desk' },
  }),
  draft: (job) => ({
    subject: `Your draft ${job.title || 'without a title'} will be deleted`,
    heading: 'Nobody has touched this draft',
    preview: 'We delete drafts that nobody has touched for 90 days.',
    paragraphs: [
      `Your draft ${job.title || 'without a title'} has been untouched for more than ten weeks. We delete it two weeks from now, unless you save it again.`,
    ],
    action: { label: 'Open the draft', page: 'edit' },
  }),
};

const lastDay = ({ expirationDate }: JobMailFacts) => dayAndMonthOf(expirationDate ?? '1970-01-01');

/** The mail about this transition of a job; null if it needs none. */
export function jobTransitionMessage(site: MailSite, action: JobAction, job: JobMailFacts): Message | null {
  // The mail about the startup says it for all jobs.
  if (action === 'reopen' && job.transition?.reason === SUSPENSION_LIFTED) return null;
  // The mail was delayed, and what ended the pause is not known any more.
  if (action === 'pause' && job.transition?.actor === 'clock' && job.status !== 'STOPPED') return null;
  const copy = COPY_OF_ACTION[action]?.(job);
  return copy ? jobMessage(site, job, copy) : null;
}

/** Says that an admin changed a job. */
export function jobEditedMessage(site: MailSite, job: JobMailFacts): Message {
  return jobMessage(site, job, {
    subject: `We changed ${job.title}`,
    heading: 'We changed your job',
    preview: 'Please look at it. You can edit everything again.',
    paragraphs: [
      `One of our staff changed ${job.title}. The history on its page says what is different.`,
      'Please look at it. You can edit everything again.',
    ],
    action: { label: 'See what changed', page: 'desk' },
  });
}

export function jobReminderMessage(site: MailSite, reminder: JobReminder, job: JobMailFacts): Message {
  return jobMessage(site, job, COPY_OF_REMINDER[reminder](job));
}

function jobMessage(site: MailSite, job: JobMailFacts, copy: Copy): Message {
  const desk = `${site.origin}/client/startups/${job.company.key}/jobs/${job.id}`;
  const pages = { job: `${site.origin}/jobs/${job.id}`, desk, edit: `${desk}/edit`, monetise: `${desk}/monetise` };
  return {
    subject: copy.subject,
    body: (
      <MailLayout
        site={site}
        preview={copy.preview}
        heading={copy.heading}
        action={{ label: copy.action.label, href: pages[copy.action.page] }}
        why={`You get this because you manage jobs of ${job.company.name} at ${site.name}.`}
      >
        {copy.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </MailLayout>
    ),
  };
}

function inReview(job: JobMailFacts): Copy {
  return {
    subject: `We are reviewing ${job.title}`,
    heading: 'A person reviews it first',
    preview: 'You’ll hear from us within two working days.',
    paragraphs: [
      `We have received your job ${job.title}. Because ${job.transition?.reason ?? 'it is the first of your startup'}, a person reviews it before it goes live.`,
      'You’ll hear from us within two working days. Its days count from then.',
    ],
    action: { label: 'See the job', page: 'desk' },
  };
}

/** The colleague who made a transition. */
const colleague = (job: JobMailFacts) => job.transition?.by ?? 'Somebody in your team';

function renewalCopy(job: JobMailFacts): Copy {
  return {
    subject: `${job.title} is renewed`,
    heading: 'A job is renewed',
    preview: 'It stays open for another period.',
    paragraphs: [
      `${colleague(job)} renewed ${job.title}.${job.expirationDate ? ` It is open until ${lastDay(job)}.` : ''}`,
    ],
    action: { label: 'See the job', page: 'desk' },
  };
}

function live(job: JobMailFacts): Copy {
  return {
    subject: `${job.title} is live`,
    heading: 'Your job is live',
    preview: 'Everybody can see it now.',
    paragraphs: [
      `${job.title} is open, and everybody can find it.`,
      'Its page tells you how many people see it, day by day.',
    ],
    action: { label: 'See the job', page: 'job' },
  };
}

function reasonOf(job: JobMailFacts): string {
  const reason = job.transition?.reason;
  return reason ? `The reason: ${reason}` : '';
}
