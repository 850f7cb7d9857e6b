/**
 * Mails a person may choose about. What an account cannot do without (links, receipts, a changed password) is not
 * among them, and digests have settings of their own.
 */
export const NOTIFICATIONS = [
  { key: 'applications', label: 'Someone applies to a job of my startup', isOnAtFirst: true },
  { key: 'reminders', label: 'A job of mine ends soon, or applicants wait for an answer', isOnAtFirst: true },
  { key: 'answers', label: 'A startup moves my application on', isOnAtFirst: true },
  /** Marketing needs an active choice (ML-8): off until chosen. */
  { key: 'news', label: 'News and tips, a few times a year', isOnAtFirst: false },
] as const;
export type NotificationKey = (typeof NOTIFICATIONS)[number]['key'];

/** What is chosen, with what was never touched as it is at first. */
export function chosenNotifications(chosen: Record<string, boolean>): Record<NotificationKey, boolean> {
  return Object.fromEntries(NOTIFICATIONS.map(({ key, isOnAtFirst }) => [key, chosen[key] ?? isOnAtFirst])) as Record<
    NotificationKey,
    boolean
  >;
}
