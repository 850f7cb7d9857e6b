import { join } from 'node:path';
import { createEcb } from '#adapters/ecb.ts';
import { createTestCheckout, type TestCheckout } from '#adapters/test-checkout.ts';
import { createVies } from '#adapters/vies.ts';
import { ownSecret } from '#domain/accounts/own-secrets.server.ts';
import type { PaymentProvider, Payments, RateSource, VatRegister } from '#domain/billing/payments.ts';
import type { Context } from '#domain/context.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import type { Settings } from './environment.ts';
import { isDemo } from './main-accounts.ts';
import type { Stops } from './main-stop.ts';

/** A company that nobody owns, for receipts of the demo. */
const DEMO_SELLER = { name: 'Havn ApS', address: 'Strandgade 5, 1401 København', vatNumber: 'DK 41 99 27 03' };

/**
 * Payments by Stripe if its keys are set, by the test checkout in a local demo, and else none: then nothing can be
 * bought.
 */
export async function paymentsFor(
  context: Context,
  settings: Settings,
  stops: Stops,
): Promise<{ payments: Payments; checkout: TestCheckout | null }> {
  const seller = {
    name: settings.SELLER_NAME ?? DEMO_SELLER.name,
    address: settings.SELLER_ADDRESS ?? DEMO_SELLER.address,
    vatNumber: settings.SELLER_VAT ?? DEMO_SELLER.vatNumber,
    countryCode: settings.SELLER_COUNTRY,
    vatRate: settings.SELLER_VAT_RATE,
  };
  const { originOf, contactEmail } = settings;
  const vatRegister = await vatRegisterFor(settings, stops);
  const rateSource = await rateSourceFor(settings, stops);
  const withProvider = (provider: PaymentProvider | null): Payments => ({
    provider,
    vatRegister,
    rateSource,
    seller,
    originOf,
    contactEmail,
    limits: rateLimitsOf(settings),
  });
  if (settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET) {
    // Loaded only where it is set up: nobody else pays for its memory.
    const { createStripe } = await import('#adapters/stripe.ts');
    const keys = { secretKey: settings.STRIPE_SECRET_KEY, webhookSecret: settings.STRIPE_WEBHOOK_SECRET };
    return { payments: withProvider(createStripe(keys)), checkout: null };
  }
  if (!isDemo(settings)) return { payments: withProvider(null), checkout: null };
  const checkout = createTestCheckout({
    directory: join(settings.dataDirectory, 'test-checkout'),
    secret: await ownSecret(context, 'testCheckout'),
    origin: originOf.thehub,
  });
  return { payments: withProvider(checkout), checkout };
}

/** VIES where payments are real, its offline twin in a local demo, and else none. */
async function vatRegisterFor(settings: Settings, stops: Stops): Promise<VatRegister | null> {
  if (settings.STRIPE_SECRET_KEY) return createVies();
  if (!isDemo(settings)) return null;
  const { startViesTwin } = await import('#adapters/vies-twin.ts');
  const { stop, suffer: _, ...twin } = await startViesTwin();
  stops.push(stop);
  return createVies(twin);
}

/** The European Central Bank where payments are real, its offline twin in a local demo, and else none. */
async function rateSourceFor(settings: Settings, stops: Stops): Promise<RateSource | null> {
  if (settings.STRIPE_SECRET_KEY) return createEcb();
  if (!isDemo(settings)) return null;
  const { startEcbTwin } = await import('#adapters/ecb-twin.ts');
  const { stop, answer: _, ...twin } = await startEcbTwin();
  stops.push(stop);
  return createEcb(twin);
}
