import { useLoaderData } from 'react-router';
import { amountText } from '#domain/billing/amount.ts';
import { listOrders, type OrderInList } from '#domain/billing/queries.server.ts';
import { findOwnCompany } from '#domain/companies/own-company.server.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { orderStatusText, whatText } from './order-text.ts';
import { paymentAddress } from './purchase.server.ts';

export const loader = guardedLoader(async ({ context, workspace }) => {
  const { id, key, name } = await findOwnCompany(context, workspace.key);
  const orders = await listOrders(context, id);
  return { key, name, orders: orders.map((order) => rowOf(order, context.now, ordersPath(key))) };
});

function ordersPath(key: string): string {
  return `/client/startups/${encodeURIComponent(key)}/orders`;
}

function rowOf(order: OrderInList, now: Date, path: string) {
  const { id, number, jobTitle, currency, total, receipt, creditNotes } = order;
  return {
    id,
    number,
    jobTitle,
    receipt,
    creditNotes,
    day: dayOf(order.paidOn ?? order.paidAt ?? order.createdAt),
    what: whatText(order),
    amount: amountText(total, currency),
    status: orderStatusText(order),
    payHref: paymentAddress(order, now, path),
  };
}

export default function OrdersPage() {
  const { key, name, orders } = useLoaderData<typeof loader>();
  const path = ordersPath(key);
  return (
    <WorkspacePage title="Orders" lead={`What ${name} has ordered, with every receipt.`} path={path}>
      {orders.length === 0 ? (
        <Empty
          title="No orders yet"
          text="Your first job is free. Orders and receipts of further jobs and boosts appear here."
          headingLevel="h2"
        />
      ) : (
        <Table
          label="Orders"
          stacks
          rows={orders}
          keyOf={({ id }) => id}
          columns={[
            {
              head: 'Order',
              cell: ({ id, what, jobTitle, number }) => (
                <>
                  <a className="link" href={`${path}/${id}`}>
                    {what}
                    <VisuallyHidden>, order {number}</VisuallyHidden>
                  </a>
                  <br />
                  {jobTitle}
                </>
              ),
            },
            { head: 'Date', cell: ({ day }) => day },
            { head: 'Amount', cell: ({ amount }) => amount, number: 'money' },
            {
              head: 'Status',
              cell: ({ status, payHref, number }) => (
                <>
                  {status}
                  {payHref && (
                    <>
                      <br />
                      <a className="link" href={payHref}>
                        Continue to payment
                        <VisuallyHidden> of order {number}</VisuallyHidden>
                      </a>
                    </>
                  )}
                </>
              ),
            },
            {
              head: 'Receipt',
              cell: ({ id, receipt, creditNotes }) =>
                receipt && (
                  <>
                    <a className="link" href={`${path}/${id}`}>
                      {receipt}
                    </a>
                    {' · '}
                    <a className="link" href={`${path}/${id}/receipt.pdf`} download>
                      PDF
                      <VisuallyHidden> of receipt {receipt}</VisuallyHidden>
                    </a>
                    {creditNotes.length > 0 && (
                      <>
                        <br />
                        Credit {creditNotes.length === 1 ? 'note' : 'notes'} {creditNotes.join(', ')}
                      </>
                    )}
                  </>
                ),
            },
          ]}
        />
      )}
    </WorkspacePage>
  );
}
