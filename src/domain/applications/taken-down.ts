import type { JobStatus } from '#domain/jobs/job.ts';

/** The measures of staff that end an application: its job was removed as a scam, or its startup suspended. */
export const TAKEN_DOWN = ['scam', 'suspended'] as const;
export type TakenDown = (typeof TAKEN_DOWN)[number];

/** Tells each side about the measure, in mails and beside the application. */
export function takenDownText(
  what: TakenDown,
  { company, job, side }: { company: string; job: string; side: 'talent' | 'startup' },
): { title: string; text: string } {
  if (what === 'scam') {
    return side === 'talent'
      ? {
          title: 'We removed this job',
          text: `We removed ${job} at ${company}, because it deceived people. Please send them no money, and no bank or identity numbers. If you already have, tell your bank and the police. You did nothing wrong.`,
        }
      : {
          title: 'We removed this job',
          text: `We removed ${job} and told the people who applied. You can read this application, and write no more.`,
        };
  }
  return side === 'talent'
    ? {
        title: `We suspended ${company}`,
        text: `We suspended ${company}, and its jobs are closed. You need not do anything. Your application to ${job} stays with them until you withdraw it, and they cannot write to you here.`,
      }
    : {
        title: `${company} is suspended`,
        text: `${company} is suspended, and we told the people who applied. You can read this application, and write no more.`,
      };
}

/** The text for a talent when a suspension that they were told of has ended. */
export function suspensionLiftedText({
  company,
  job,
  jobStatus,
}: {
  company: string;
  job: string;
  jobStatus: JobStatus;
}): string {
  const now = jobStatus === 'ACTIVE' ? 'open again' : jobStatus === 'STOPPED' ? 'paused' : 'closed';
  return `We told you that we suspended ${company}. We have lifted the suspension, and the startup is back. The job ${job} is ${now}.`;
}
