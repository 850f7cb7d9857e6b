import { PageText } from '#web/workspace/workspace-page.tsx';

/** Asks again every few seconds, without JavaScript too, until the provider's event has arrived. */
export function WaitingForPayment() {
  return (
    <>
      <meta httpEquiv="refresh" content="4" />
      <PageText>
        <p role="status">
          The payment provider tells us as soon as the payment is through. That takes seconds as a rule, and this page
          looks again by itself. You may also leave it: the receipt comes by email.
        </p>
      </PageText>
    </>
  );
}
