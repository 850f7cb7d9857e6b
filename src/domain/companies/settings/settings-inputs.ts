import { z } from 'zod';
import { SLACK_NOTIFICATIONS } from '#domain/site/company-terms.ts';

const WRONG = 'Please paste the address of an incoming webhook, which begins with https://hooks.slack.com/services/.';

/** An incoming webhook of Slack: no other host is ever called (S-6). */
const webhook = z
  .string()
  .trim()
  .regex(/^https:\/\/hooks\.slack\.com\/services\/[A-Za-z0-9]+\/[A-Za-z0-9]+\/[A-Za-z0-9]+$/, WRONG);

export const slackInput = z.strictObject({
  /** Empty keeps the stored one. */
  webhook: z.union([z.literal('').transform(() => null), webhook]),
  notifications: z.array(
    z.enum(
      SLACK_NOTIFICATIONS.map(({ key }) => key),
      { error: 'There is no such event.' },
    ),
  ),
});
export type SlackFields = z.infer<typeof slackInput>;
