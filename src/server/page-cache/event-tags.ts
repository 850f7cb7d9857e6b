import type { Event } from '#domain/events.ts';

/** The tags that an event affects: pages that depend on one of them are dropped. */
export function tagsOf(event: Event): string[] {
  switch (event.type) {
    case 'job.transitioned':
    case 'job.changed':
      return ['jobs', `job:${event.id}`, 'companies', `company:${event.companyId}`];
    case 'company.changed':
    case 'company.flagged':
      return ['jobs', 'companies', `company:${event.id}`];
    // Only the startup's own page shows its number of followers: its jobs and the lists stay valid.
    case 'company.followed':
    case 'company.unfollowed':
      return [`followers:${event.id}`];
    // A reminder changes no page; no cached page shows an order or a person.
    case 'job.reminded':
    // Each of them has a transition of its own.
    case 'jobs.changedTogether':
    // `job.changed` comes with it.
    case 'job.editedByStaff':
    case 'job.interestShown':
    // Only drafts are deleted, and no cached page shows one.
    case 'company.deleted':
    // `company.changed` comes with these two.
    case 'company.moved':
    case 'company.transitioned':
    case 'company.mailDue':
    case 'company.applicantsMailDue':
    case 'company.joinAsked':
    case 'company.joinAnswered':
    case 'order.paid':
    case 'order.refunded':
    case 'report.received':
    case 'report.decided':
    case 'staff.decided':
    case 'statement.made':
    case 'privateFile.deleted':
    case 'application.sent':
    case 'application.changed':
    case 'board.changed':
    case 'application.statusChanged':
    case 'application.noted':
    case 'application.messaged':
    case 'application.deletionNear':
    case 'application.withdrawn':
    case 'application.filesRefused':
    case 'application.newsDue':
    case 'application.newsGathered':
    case 'application.clockDay':
    case 'job.applicantsWanted':
    case 'account.emailVerificationWanted':
    case 'account.passwordResetWanted':
    case 'account.emailChangeWanted':
    case 'account.invited':
    case 'account.welcomed':
    case 'account.passwordChanged':
    case 'account.twoFactorChanged':
    case 'account.deletionScheduled':
      return [];
  }
}
