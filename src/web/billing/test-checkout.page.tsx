import { redirect, useLoaderData } from 'react-router';
import { amountText } from '#domain/billing/amount.ts';
import { absent } from '#domain/errors.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import type { TestCheckoutButton, TestCheckoutDesk } from '#web/app/request-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './checkout.module.css';

const BUTTONS: Record<TestCheckoutButton, string> = {
  pay: 'Pay',
  decline: 'Decline',
  twice: 'Pay twice',
  late: 'Pay late',
};

const RESULTS: Record<string, string> = { decline: 'The card was declined. Nothing was charged. Try again.' };

/** The test checkout exists only while demo data is loaded, on this machine. */
function deskOf({ demo }: Pick<LoaderArguments, 'demo'>): TestCheckoutDesk {
  if (!demo?.checkout) throw absent('This page');
  return demo.checkout;
}

export const loader = defineLoader(async (args) => {
  const reference = args.url.searchParams.get('checkout') ?? '';
  const checkout = await deskOf(args).find(reference);
  if (!checkout) throw absent('This checkout');
  const { title, description, total, currency, cancelUrl, successUrl, paidAt, expiresAt } = checkout;
  return {
    reference,
    title,
    description,
    cancelUrl,
    successUrl,
    amount: amountText(total, currency),
    isPaid: paidAt !== null,
    isExpired: paidAt === null && new Date(expiresAt) <= args.context.now,
    result: RESULTS[args.url.searchParams.get('result') ?? ''] ?? null,
  };
});

export const action = defineAction(['checkout', 'button'], async (args) => {
  const desk = deskOf(args);
  const checkout = await desk.find(args.text('checkout'));
  const button = args.text('button');
  if (!checkout || !Object.hasOwn(BUTTONS, button)) throw absent('This checkout');
  // A form that stayed open too long: the page says that the order has expired.
  if (checkout.paidAt === null && new Date(checkout.expiresAt) <= args.context.now) {
    return redirect(`/dev/checkout?checkout=${checkout.reference}`);
  }
  await desk.press(checkout.reference, button as TestCheckoutButton);
  return redirect(
    button === 'decline' ? `/dev/checkout?checkout=${checkout.reference}&result=decline` : checkout.successUrl,
  );
});

export default function TestCheckoutPage() {
  const { reference, title, description, amount, isPaid, isExpired, result, cancelUrl, successUrl } =
    useLoaderData<typeof loader>();
  return (
    <WorkspacePage
      title="Test checkout"
      lead="No money moves here. The buttons send the events that a payment provider would send."
      path={`/dev/checkout?checkout=${reference}`}
    >
      {result && !isPaid && !isExpired && <Banner>{result}</Banner>}
      <div className={css.panel}>
        <h2>{title}</h2>
        <p>{description}</p>
        <div className={css.payline}>
          <p>
            <b>{amount}</b>
          </p>
          {isPaid ? (
            <PageText>
              <p>
                This is paid.{' '}
                <a className="link" href={successUrl}>
                  Go back to the site
                </a>
              </p>
            </PageText>
          ) : isExpired ? (
            <PageText>
              <p>
                This order has expired, and nothing was charged.{' '}
                <a className="link" href={cancelUrl}>
                  Start again
                </a>
              </p>
            </PageText>
          ) : (
            <form method="post" action="/dev/checkout" className={css.buttons}>
              <input type="hidden" name="checkout" value={reference} />
              {Object.entries(BUTTONS).map(([name, label]) => (
                <Button key={name} type="submit" name="button" value={name} kind={name === 'pay' ? 'primary' : 'line'}>
                  {label}
                </Button>
              ))}
            </form>
          )}
        </div>
      </div>
      {!isPaid && !isExpired && (
        <p className={css.note}>
          <a className="link" href={cancelUrl}>
            Back without paying
          </a>
        </p>
      )}
    </WorkspacePage>
  );
}
