import type { SignedEvent, TestCheckout } from '#adapters/test-checkout.ts';
import type { TestCheckoutDesk } from '#web/app/request-context.ts';

/** Makes the actions behind the buttons of the test checkout, which send signed events to our webhook. */
export function createTestDesk(
  checkout: TestCheckout,
  origin: string,
  deliver: (request: Request) => Promise<Response>,
): TestCheckoutDesk {
  const send = async ({ body, signature }: SignedEvent) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await deliver(new Request(`${origin}/api/payments/events`, { method: 'POST', headers, body }));
    if (!response.ok) throw new Error(`The event was refused with ${response.status}.`);
  };
  return {
    find: (reference) => checkout.find(reference),
    async press(reference, button) {
      const row = await checkout.find(reference);
      if (!row) return;
      if (button === 'decline') return send(checkout.signed(row, { type: 'checkout.declined' }));
      if (button === 'late') {
        await send(checkout.signed(row, { type: 'checkout.expired' }));
        const late = new Date(new Date(row.expiresAt).getTime() + 60_000);
        await checkout.pay(reference, late);
        return send(checkout.signed(row, { type: 'checkout.paid', at: late.getTime() }));
      }
      const paidAt = new Date();
      await checkout.pay(reference, paidAt);
      const times = button === 'twice' ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        await send(checkout.signed(row, { type: 'checkout.paid', at: paidAt.getTime() }));
      }
    },
  };
}
