import { Flag } from 'lucide';
import { useLoaderData } from 'react-router';
import { findOrder } from '#domain/billing/queries.server.ts';
import { absent } from '#domain/errors.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayText } from '#domain/site/date-format.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { BackLink } from '#web/workspace/back-link.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { Actions, PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { refundReasonText } from './order-text.ts';
import { deskAddress, jobAddress, offerOf } from './purchase.server.ts';
import { WaitingForPayment } from './waiting-for-payment.tsx';

export const loader = guardedLoader(async (args) => {
  const offer = await offerOf(args);
  const { job } = offer;
  const orderId = args.url.searchParams.get('order');
  const order = orderId ? await findOrder(args.context, args.workspace.key, orderId) : null;
  if (order && order.jobId !== job.id) throw absent('This order');
  const { company } = await findJobDesk(args.context, offer.company.key, job.id);
  const { now } = args.context;
  const dayIn = (moment: Date) => dayText(moment, { timeZone: timeZoneOf(company.countryCode), now });
  const end = job.boostingExpiresAt;
  const isBoosted = end !== null && end > now;
  const closesFirst = isBoosted && job.closesAt !== null && job.closesAt < end;
  return {
    title: job.title,
    address: jobAddress(offer, ''),
    back: deskAddress(offer.company.key, offer.job.id),
    jobId: job.id,
    isPublic: job.status === 'ACTIVE' && job.isApproved,
    until: isBoosted ? dayIn(end) : null,
    closes: closesFirst && job.closesAt ? dayIn(new Date(job.closesAt.getTime() - 1)) : null,
    daysWaiting: job.boostDaysWaiting,
    order: order && {
      status: order.status,
      refundReason: refundReasonText(order),
      // A payment that bought nothing has none.
      hasReceipt: order.receipts.length > 0,
      href: `/client/startups/${encodeURIComponent(args.workspace.key)}/orders/${order.id}`,
    },
  };
});

/** Confirms a boost. The browser may come back before the provider's event has arrived. */
export default function BoostedPage() {
  const { title, address, back, jobId, isPublic, until, closes, daysWaiting, order } = useLoaderData<typeof loader>();
  const isOpen = order?.status === 'created';
  // A payment that was not used, or a boost that is over.
  const canBoost = !isOpen && isPublic && !until && daysWaiting === 0;
  return (
    <WorkspacePage
      title={headingOf(isOpen, until, daysWaiting)}
      path={`${address}/boosted`}
      above={<BackLink href={back} title={title} />}
    >
      {isOpen ? (
        <WaitingForPayment />
      ) : (
        <PageText>
          {order?.status === 'refunded' && (
            <p>This payment could not be used, so it goes back to your card. {order.refundReason}</p>
          )}
          {until && (
            <>
              <p>People who search for jobs like it see it above the list, marked as boosted.</p>
              <ul>
                <li>Its chart counts the views from that place separately, day by day.</li>
                {closes ? (
                  <li>The job closes on {closes}. Renew it in its last 7 days to use all of the boost.</li>
                ) : (
                  <li>Nothing renews by itself. The job stays in the list when the boost ends.</li>
                )}
              </ul>
            </>
          )}
          {!until && daysWaiting > 0 && <p>The boost begins as soon as the job is approved.</p>}
          {!until && daysWaiting === 0 && <p>This job is not boosted now.</p>}
        </PageText>
      )}
      <Actions>
        {canBoost && (
          <LinkButton kind="cloudberry" icon={Flag} href={`${address}/boost`}>
            Boost this job
          </LinkButton>
        )}
        {order && !isOpen && (
          <LinkButton kind={canBoost ? 'line' : 'primary'} href={order.href}>
            {order.hasReceipt ? 'See the receipt' : 'See the order'}
          </LinkButton>
        )}
        {until && (
          <LinkButton kind={order && !isOpen ? 'line' : 'primary'} href={back}>
            See its numbers
          </LinkButton>
        )}
        {isPublic && (
          <LinkButton kind="line" href={`/jobs/${jobId}`}>
            View the listing
          </LinkButton>
        )}
      </Actions>
    </WorkspacePage>
  );
}

function headingOf(isOpen: boolean, until: string | null, daysWaiting: number): string {
  if (isOpen) return 'We are waiting for your payment';
  if (until) return `Boosted until ${until}`;
  return daysWaiting > 0 ? `${daysWaiting} days of boost are waiting` : 'Not boosted';
}
