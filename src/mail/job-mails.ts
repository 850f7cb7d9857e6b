import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { JobAction } from '#domain/jobs/job.ts';
import { type JobMailFacts, readChangedTogether, readJobForMail } from '#domain/jobs/mail-facts.server.ts';
import { mailAudience } from '#domain/jobs/transition-mails.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { changedJobsMessage } from './changed-jobs-message.tsx';
import { jobEditedMessage, jobReminderMessage, jobTransitionMessage } from './job-messages.tsx';
import type { Mailer } from './mailer.ts';
import type { MailSite, Message } from './message.tsx';
import { staffChangeMails } from './moderation-mails.ts';
import { sendToAll } from './send-to-all.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The mails to the team of a job, as reactions to events (see worker/reactions.ts). */
export function jobMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  async function sendToTeam(
    context: Context,
    job: JobMailFacts,
    key: string,
    write: (site: MailSite) => Message | null,
  ): Promise<void> {
    const site = siteOf[job.company.platform];
    const message = write(site);
    if (!message) return;
    await sendToAll(context, mailer, key, site, job.people, message);
  }

  return {
    'job.transitioned': [
      async (context: Context, { id, action }: EventOf<'job.transitioned'>) => {
        const about = { action: action as JobAction };
        const job = await readJobForMail(context, id, about);
        const transition = job?.transition;
        const audience = transition && mailAudience(about.action, transition.actor);
        // The mail about all jobs of the change names this one.
        if (!audience || transition.batch !== null) return;
        const recipients =
          audience === 'team' ? job : await readJobForMail(context, id, { ...about, notification: 'teamChanges' });
        const people =
          recipients?.people.filter((person) => audience === 'team' || person.id !== transition.userId) ?? [];
        if (people.length === 0) return;
        await sendToTeam(context, { ...job, people }, `job:${transition.id}`, (site) =>
          jobTransitionMessage(site, about.action, job),
        );
      },
    ],
    'jobs.changedTogether': [
      async (context: Context, { id }: EventOf<'jobs.changedTogether'>) => {
        const changes = await readChangedTogether(context, id);
        const [first] = changes;
        const audience = first && mailAudience(first.action, first.actor);
        if (!first || !audience) return;
        const notification = audience === 'team' ? null : ('teamChanges' as const);
        const job = await readJobForMail(context, first.jobId, { action: first.action, notification });
        const people =
          job?.people.filter((person) => audience === 'team' || !first.actor.endsWith(`:${person.id}`)) ?? [];
        if (!job || people.length === 0) return;
        await sendToTeam(context, { ...job, people }, `jobs:${id}`, (site) =>
          changes.length === 1 ? jobTransitionMessage(site, first.action, job) : changedJobsMessage(site, job, changes),
        );
      },
      staffChangeMails({ mailer, siteOf }),
    ],
    'job.editedByStaff': [
      async (context: Context, { id, edit }: EventOf<'job.editedByStaff'>) => {
        const job = await readJobForMail(context, id, {});
        if (!job || job.people.length === 0) return;
        await sendToTeam(context, job, `jobEdited:${edit}`, (site) => jobEditedMessage(site, job));
      },
    ],
    'job.reminded': [
      async (context: Context, { id, reminder, on }: EventOf<'job.reminded'>) => {
        const job = await readJobForMail(context, id, { notification: 'reminders' });
        if (!job || job.people.length === 0) return;
        await sendToTeam(context, job, `jobReminder:${reminder}:${id}:${on}`, (site) =>
          jobReminderMessage(site, reminder, job),
        );
      },
    ],
  };
}
