import { Download, Printer } from 'lucide';
import { useLoaderData } from 'react-router';
import { amountText } from '#domain/billing/amount.ts';
import { findOrder } from '#domain/billing/queries.server.ts';
import { minuteOf } from '#domain/site/date-format.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { BackLink } from '#web/workspace/back-link.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { Actions, PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { orderStatusText, refundedText, refundReasonText, whatText } from './order-text.ts';
import { deskAddress, paymentAddress } from './purchase.server.ts';
import css from './receipt.module.css';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { receiptTexts } from './receipt-texts.ts';

export const loader = guardedLoader(async ({ context, workspace, params, site }) => {
  const order = await findOrder(context, workspace.key, params.order ?? '');
  const { id, number, jobTitle, jobId, status, total, currency } = order;
  const path = `/client/startups/${encodeURIComponent(workspace.key)}/orders/${id}`;
  return {
    id,
    number,
    jobTitle,
    status,
    refundReason: refundReasonText(order),
    key: workspace.key,
    jobHref: deskAddress(workspace.key, jobId),
    what: whatText(order),
    statusText: orderStatusText(order),
    amount: amountText(total, currency),
    refund: refundedText(order),
    payHref: paymentAddress(order, context.now, path),
    expires: minuteOf(order.expiresAt),
    receipts: order.receipts.map(receiptTexts),
    siteName: site.name,
  };
});

export default function OrderPage() {
  const order = useLoaderData<typeof loader>();
  const orders = `/client/startups/${encodeURIComponent(order.key)}/orders`;
  const path = `${orders}/${order.id}`;
  const hasReceipt = order.receipts.length > 0;
  return (
    <WorkspacePage
      title={hasReceipt ? `Receipt ${order.receipts[0]?.number}` : `Order ${order.number}`}
      path={path}
      above={<BackLink href={orders} title="Orders" />}
      lead={`${order.what} for ${order.jobTitle}, ${order.amount}. ${order.statusText}.`}
    >
      {order.refund && (
        <div className={css.refund}>
          <Banner tone="note">
            {order.refund}. {order.refundReason}
          </Banner>
        </div>
      )}
      {order.status === 'created' && <OpenOrder order={order} />}
      {(order.status === 'expired' || order.status === 'cancelled') && (
        <PageText>
          <p>Nothing was charged. If a payment still arrives, we refund it automatically.</p>
        </PageText>
      )}
      <Actions>
        {order.payHref && <LinkButton href={order.payHref}>Continue to payment</LinkButton>}
        {hasReceipt && (
          <>
            <LinkButton kind="line" size="sm" icon={Download} href={`${path}/receipt.pdf`} download>
              Download PDF
            </LinkButton>
            <Button kind="line" size="sm" icon={Printer} className={css.print} onClick={() => window.print()}>
              Print
            </Button>
          </>
        )}
        <a className="link" href={order.jobHref}>
          Go to the job
        </a>
      </Actions>
      {order.receipts.map((receipt) => (
        <ReceiptSheet key={receipt.number} receipt={receipt} siteName={order.siteName} />
      ))}
    </WorkspacePage>
  );
}

function OpenOrder({ order }: { order: { payHref: string | null; expires: string } }) {
  return (
    <PageText>
      <p>
        {order.payHref === null ? 'The time to pay is over.' : `You can pay until ${order.expires}.`} If you have just
        paid, the receipt appears here once the payment has gone through. We’ll email it to you, too.
      </p>
    </PageText>
  );
}
