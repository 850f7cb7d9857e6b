import { amountText } from '#domain/billing/amount.ts';
import type { OrderMailFacts } from '#domain/billing/mail-facts.server.ts';
import { PRO_JOB } from '#domain/billing/order.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { MailLayout, Paragraph, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

/** Brings the receipt to the person who ordered. */
export function orderPaidMessage(site: MailSite, facts: OrderMailFacts): Message {
  const sum = amountText(facts.total, facts.currency);
  return {
    subject: `Receipt ${facts.receipt ?? facts.order} from ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview={`Paid in full: ${sum}.`}
        heading="Thank you for your payment"
        action={{ label: 'See the receipt', href: site.origin + facts.path }}
        why={`You get this because you ordered at ${site.name} for your startup.`}
      >
        <Paragraph>
          Hi {facts.firstName}, we received <Strong>{sum}</Strong> for{' '}
          {facts.product === 'boost' ? `a boost of ${BOOST_DAYS} days for the job` : `the ${PRO_JOB}`}{' '}
          <Strong>{facts.jobTitle}</Strong>.
        </Paragraph>
        <Paragraph>
          The receipt has the number {facts.receipt ?? facts.order}. You can print it or save it as a PDF.
        </Paragraph>
      </MailLayout>
    ),
  };
}

/** Says that money goes back, how much, and why. */
export function orderRefundedMessage(site: MailSite, facts: OrderMailFacts): Message {
  const { refundedNow, refunded } = facts;
  const sum = refundedNow === null ? null : amountText(refundedNow, facts.currency);
  const all = amountText(refunded, facts.currency);
  const document = facts.creditNote ? ` The credit note has the number ${facts.creditNote}.` : '';
  return {
    subject: `Refund of your order ${facts.order} at ${site.name}`,
    body: (
      <MailLayout
        site={site}
        preview={
          sum === null ? 'All that you paid goes back to your card.' : `${sum} go back to the card you paid with.`
        }
        heading="Your money is on its way back"
        action={{ label: 'See the order', href: site.origin + facts.path }}
        why={`You get this because you ordered at ${site.name} for your startup.`}
      >
        <Paragraph>
          Hi {facts.firstName}, we refund <Strong>{sum ?? 'all that you paid'}</Strong>
          {sum === null ? ' for' : ' of'} your order for the job <Strong>{facts.jobTitle}</Strong>. It reaches your
          account within ten days.
          {refundedNow !== null && refunded > refundedNow && ` With what we refunded before, that is ${all}.`}
        </Paragraph>
        <Paragraph>
          The reason: {facts.refundReason ?? 'The order was refunded.'}
          {document}
        </Paragraph>
      </MailLayout>
    ),
  };
}
