import type { Event } from '../../domain/events.ts';

/** What an event may have changed on pages: every page that depends on one of these is dropped. */
export function tagsOf(event: Event): string[] {
  switch (event.type) {
    case 'job.stepped':
    case 'job.changed':
      return ['jobs', `job:${event.id}`, 'companies', `company:${event.companyId}`];
    case 'company.changed':
      return ['jobs', 'companies', `company:${event.id}`];
  }
}
