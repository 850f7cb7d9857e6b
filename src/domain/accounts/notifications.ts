/**
 * Mails a person may turn on or off. Links, receipts and security mails are always sent. Digests and the news of a
 * startup's applicants (applications/applicant-mails.ts) have their own settings.
 * `isSent`: the product sends it. The settings offer no other. `isOfTeam`: only members of a startup or investor get it.
 */
export const NOTIFICATIONS = [
  {
    key: 'mentions',
    label: 'A colleague mentions me in a note about an applicant',
    isOnAtFirst: true,
    isSent: true,
    isOfTeam: true,
  },
  {
    key: 'reminders',
    label: 'One of my jobs ends soon, waits for payment, or is a draft that will be deleted',
    isOnAtFirst: true,
    isSent: true,
    isOfTeam: true,
  },
  {
    key: 'teamChanges',
    label: 'A colleague pauses, renews, withdraws or closes one of our jobs, or opens it again',
    isOnAtFirst: true,
    isSent: true,
    isOfTeam: true,
  },
  {
    key: 'answers',
    label: 'A startup opens my application, moves it on or writes to me, or stays quiet for three weeks',
    isOnAtFirst: true,
    isSent: true,
    isOfTeam: false,
  },
  /** Marketing needs active consent (ML-8). */
  { key: 'news', label: 'News and tips, a few times a year', isOnAtFirst: false, isSent: false, isOfTeam: false },
] as const satisfies readonly {
  key: string;
  label: string;
  isOnAtFirst: boolean;
  isSent: boolean;
  isOfTeam: boolean;
}[];

/** The notifications that a person can choose. */
export const offeredNotifications = ({ isInTeam }: { isInTeam: boolean }) =>
  NOTIFICATIONS.filter(({ isSent, isOfTeam }) => isSent && (isInTeam || !isOfTeam));

/** What the mails are about, after "Email me when:". Every page that offers them says the same. */
export const notificationLabel = (key: NotificationKey): string =>
  NOTIFICATIONS.find((one) => one.key === key)?.label ?? '';

export type NotificationKey = (typeof NOTIFICATIONS)[number]['key'];

/** The state of every notification: the person's choice, else the default. */
export function withDefaultNotifications(choices: Record<string, boolean>): Record<NotificationKey, boolean> {
  return Object.fromEntries(NOTIFICATIONS.map(({ key, isOnAtFirst }) => [key, choices[key] ?? isOnAtFirst])) as Record<
    NotificationKey,
    boolean
  >;
}
