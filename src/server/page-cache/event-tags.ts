import type { Event } from '#domain/events.ts';

/** What an event may have changed on pages: every page that depends on one of these is dropped. */
export function tagsOf(event: Event): string[] {
  switch (event.type) {
    case 'job.transitioned':
    case 'job.changed':
      return ['jobs', `job:${event.id}`, 'companies', `company:${event.companyId}`];
    case 'company.changed':
      return ['jobs', 'companies', `company:${event.id}`];
    // Only the startup's own page shows how many follow it: its jobs and the lists stay as they are.
    case 'company.followed':
    case 'company.unfollowed':
      return [`followers:${event.id}`];
    // A person is on no page that is kept.
    case 'account.emailVerificationWanted':
    case 'account.passwordResetWanted':
    case 'account.emailChangeWanted':
    case 'account.invited':
    case 'account.welcomed':
    case 'account.passwordChanged':
    case 'account.twoFactorChanged':
      return [];
  }
}
