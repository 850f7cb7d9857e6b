import { redirect, useActionData, useLoaderData } from 'react-router';
import { amountText } from '#domain/billing/amount.ts';
import { refundInput } from '#domain/billing/inputs.ts';
import { findOrderForStaff } from '#domain/billing/queries.server.ts';
import { findRefundAhead, refundOrder } from '#domain/billing/refunds.server.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { dayOf, minuteOf } from '#domain/site/date-format.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { orderStatusText, refundedText, refundReasonText, whatText } from '#web/billing/order-text.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { Facts } from '#web/ui/lists/facts.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import { adminOnly, defineAdminAction } from './admin-only.ts';
import css from './admin-page.module.css';
import { AdminPage } from './admin-page.tsx';

export const loader = adminOnly(async ({ context, params, url, site }) => {
  const order = await findOrderForStaff(context, params.order ?? '');
  const ahead = await findRefundAhead(context, order.id);
  const money = (amount: number) => amountText(amount, order.currency);
  const { id, number, jobId, jobTitle, jobStatus, company, orderedBy } = order;
  return {
    id,
    number,
    jobId,
    jobTitle,
    company,
    orderedBy,
    what: whatText(order),
    status: orderStatusText(order),
    total: money(order.total),
    createdAt: minuteOf(order.createdAt),
    paidAt: order.paidAt && minuteOf(order.paidAt),
    refund: refundedText(order),
    refundReason: refundReasonText(order),
    receipts: order.receipts.map(({ number, kind, total, issuedOn, reason }) => ({
      number,
      kind: kind === 'receipt' ? 'Receipt' : 'Credit note',
      amount: money(total),
      issuedOn: dayOf(issuedOn),
      reason,
    })),
    ahead: ahead && { amount: money(ahead.amount), boostDays: Math.ceil(ahead.boostDays) },
    isJobPublic: ['ACTIVE', 'STOPPED', 'EXPIRED'].includes(jobStatus),
    isLive: jobStatus === 'ACTIVE',
    notice: url.searchParams.get('done') === 'refund' ? doneText(orderedBy) : null,
    siteName: site.name,
  };
});

/** The mail goes to the account that ordered, if it is still there. */
function doneText(orderedBy: string | null): string {
  if (orderedBy !== null) return 'Refunded. The buyer has an email about it.';
  return 'Refunded. Nobody has an email about it, because the account that ordered is deleted.';
}

/** The reason that an admin has typed, before they have confirmed the refund. */
type RefundQuestion = { question: { reason: string } };

export const action = defineAdminAction(
  ['intent', 'reason', 'confirmed'],
  async ({ context, params, text }): Promise<RefundQuestion | Response> => {
    if (text('intent') !== 'refund') throw absent('This form');
    const { id } = await findOrderForStaff(context, params.order ?? '');
    const { reason } = readInput(refundInput, { reason: text('reason') });
    if (text('confirmed') === 'yes') {
      await refundOrder(context, id, reason);
      return redirect(`/admin/orders/${id}?done=refund`);
    }
    if (!(await findRefundAhead(context, id))) throw new Refusal('conflict', 'E_ORDER', 'There is nothing to refund.');
    return { question: { reason } };
  },
);

type OrderData = Awaited<ReturnType<typeof loader>>;

export default function AdministeredOrderPage() {
  const order = useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | RefundQuestion | undefined;
  const path = `/admin/orders/${order.id}`;
  const startup = `/admin/companies/${encodeURIComponent(order.company.key)}`;
  const facts = [
    { label: 'Status', value: order.status },
    { label: 'Amount', value: order.total },
    { label: 'Ordered', value: order.createdAt },
    ...(order.paidAt ? [{ label: 'Paid', value: order.paidAt }] : []),
    {
      label: 'Ordered by',
      value: order.orderedBy ? (
        <a className="link" href={`/admin/people?search=${encodeURIComponent(order.orderedBy)}`}>
          <Address email={order.orderedBy} />
        </a>
      ) : (
        'A deleted account'
      ),
    },
    {
      label: 'Startup',
      value: (
        <a className="link" href={startup}>
          {order.company.name}
        </a>
      ),
    },
  ];
  return (
    <AdminPage
      title={`Order ${order.number}`}
      lead={`${order.what} for ${order.jobTitle}.`}
      path={path}
      notice={answer ? null : order.notice}
    >
      <TwoColumn title="Order">
        <div className={css.parts}>
          {answer && 'code' in answer && !order.ahead && <Banner>{answer.message}</Banner>}
          <Facts facts={facts} />
          {order.refund && (
            <PageText>
              <p>
                {order.refund}. {order.refundReason}
              </p>
            </PageText>
          )}
          <Actions>
            {order.isJobPublic && (
              <LinkButton kind="line" href={`/jobs/${order.jobId}`}>
                Open the job
              </LinkButton>
            )}
            <LinkButton
              kind="line"
              href={`/client/startups/${encodeURIComponent(order.company.key)}/orders/${order.id}`}
            >
              As the team sees it
            </LinkButton>
          </Actions>
        </div>
      </TwoColumn>
      {order.receipts.length > 0 && (
        <TwoColumn title="Receipts">
          <Table
            label="Receipt and credit notes, oldest first"
            stacks
            rows={order.receipts}
            keyOf={({ number }) => number}
            columns={[
              { head: 'Number', cell: ({ number }) => number },
              { head: 'Kind', cell: ({ kind }) => kind },
              { head: 'Amount', cell: ({ amount }) => amount, number: 'money' },
              { head: 'Reason', cell: ({ reason }) => reason },
              { head: 'Date', cell: ({ issuedOn }) => <span className="num">{issuedOn}</span>, wideOnly: true },
            ]}
          />
        </TwoColumn>
      )}
      {order.ahead && <Refund order={order} path={path} ahead={order.ahead} answer={answer} />}
    </AdminPage>
  );
}

/** An email address that breaks before its domain rather than in a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** Asks for the reason first, and then whether the admin means it. Both are plain forms. */
function Refund({
  order,
  path,
  ahead,
  answer,
}: {
  order: OrderData;
  path: string;
  ahead: NonNullable<OrderData['ahead']>;
  answer: Mistakes | RefundQuestion | undefined;
}) {
  const { amount, boostDays } = ahead;
  const question = answer && 'question' in answer ? answer.question : null;
  const { message, field } = formState(answer && 'question' in answer ? undefined : answer, 'refund');
  const effects = (
    <PageText>
      <ul>
        <li>{amount} goes back to the card that paid, with a credit note.</li>
        {boostDays > 0 && (
          <li>
            The boost of this order ends at once. {boostDays === 1 ? 'One day is' : `${boostDays} days are`} left.
          </li>
        )}
        <li>
          {order.isLive
            ? 'The job stays live until its last day. Close it in the workspace of its team if it must go.'
            : 'The status of the job stays as it is.'}
        </li>
        <li>{order.orderedBy ?? 'Nobody'} gets an email with the reason.</li>
      </ul>
    </PageText>
  );
  if (question) {
    return (
      <TwoColumn title={`Refund ${amount}?`} note="This cannot be undone">
        <WorkspaceForm action={path} intent="refund">
          {effects}
          <PageText>
            <p>The reason: {question.reason}</p>
          </PageText>
          <input type="hidden" name="reason" value={question.reason} />
          <input type="hidden" name="confirmed" value="yes" />
          <Actions>
            <Button type="submit" kind="lingon" autoFocus>
              Refund {amount}
            </Button>
            <LinkButton kind="line" href={path}>
              Keep the order
            </LinkButton>
          </Actions>
        </WorkspaceForm>
      </TwoColumn>
    );
  }
  return (
    <TwoColumn title="Refund" note="We ask you once more before the money moves">
      <WorkspaceForm action={path} intent="refund" message={message}>
        {effects}
        <Field label="Reason, for the buyer" longest={300} autoComplete="off" {...field('reason')} />
        <Actions>
          <Button type="submit" kind="line">
            Continue
          </Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
