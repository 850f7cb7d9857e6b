import { readOrderForMail } from '#domain/billing/mail-facts.server.ts';
import type { Context } from '#domain/context.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Mailer } from './mailer.ts';
import type { MailSite } from './message.tsx';
import { orderPaidMessage, orderRefundedMessage } from './order-messages.tsx';
import { sendOnce } from './send-once.ts';

/** The mails about orders, as reactions to events (see worker/reactions.ts). */
export function orderMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  return {
    'order.paid': [
      (context: Context, { id }: { id: string }) =>
        sendOnce(context, mailer, `orderPaid:${id}`, async () => {
          const facts = await readOrderForMail(context, id);
          const site = siteOf[facts?.platform ?? 'thehub'];
          return facts && { to: facts.to, site, message: orderPaidMessage(site, facts) };
        }),
    ],
    'order.refunded': [
      async (context: Context, { id }: { id: string }) => {
        const facts = await readOrderForMail(context, id);
        // One mail for each refund: a part first and the rest later are two.
        await sendOnce(context, mailer, `orderRefunded:${id}:${facts?.refunded ?? 0}`, async () => {
          const site = siteOf[facts?.platform ?? 'thehub'];
          return facts && { to: facts.to, site, message: orderRefundedMessage(site, facts) };
        });
      },
    ],
  };
}
