import type { Platform } from '#domain/site/platforms.ts';

/** What a person is told of their two-factor authentication. */
export type TwoFactorNews = 'on' | 'off' | 'recoveryCodeUsed' | 'tooManyCodes';

/** What can have happened. Handlers re-read what they need: an event carries only who it is about. */
export type Event =
  | { type: 'job.transitioned'; id: string; companyId: string; action: string }
  | { type: 'job.changed'; id: string; companyId: string }
  | { type: 'company.changed'; id: string }
  | { type: 'company.followed'; id: string; userId: string }
  | { type: 'company.unfollowed'; id: string; userId: string }
  /** A link is to be mailed; `id` is the one-time key's, which the reaction makes (accounts/keys.ts). */
  | { type: 'account.emailVerificationWanted'; id: string }
  | { type: 'account.passwordResetWanted'; id: string }
  /** Two of them for a change: one for each address. */
  | { type: 'account.emailChangeWanted'; id: string }
  | { type: 'account.invited'; id: string }
  /** The address of a person was confirmed for the first time; once for each person. */
  | { type: 'account.welcomed'; id: string; platform: Platform }
  /** `at` tells two changes of one person apart. */
  | { type: 'account.passwordChanged'; id: string; platform: Platform; at: string }
  | {
      type: 'account.twoFactorChanged';
      id: string;
      platform: Platform;
      at: string;
      what: TwoFactorNews;
    };

/** The channel on which every process hears of events the moment they commit. */
export const EVENT_CHANNEL = 'havn_events';
