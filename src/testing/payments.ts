import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createTestCheckout, type TestCheckout } from '#adapters/test-checkout.ts';
import type { Payments } from '#domain/billing/payments.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import { readSettings } from '#environment.ts';

export const TEST_SECRET = 'a secret of the tests';

/** A buyer in Denmark, who pays Danish VAT. */
export const BUYER = {
  legalName: 'Strømlinje ApS',
  address: 'Havnegade 1',
  postalCode: '1058',
  city: 'København',
  countryCode: 'DK',
  vatNumber: 'DK13585628',
};

/** A Danish seller, and the test checkout in a folder of its own. */
export function testPayments(changes: Partial<Payments> = {}): Payments & { checkout: TestCheckout } {
  const checkout = createTestCheckout({
    directory: join(inject('scratchFolder'), randomUUID()),
    secret: TEST_SECRET,
    origin: 'https://havn.example',
  });
  return {
    checkout,
    provider: checkout,
    vatRegister: null,
    rateSource: null,
    seller: {
      name: 'Havn ApS',
      address: 'Strandgade 5, 1401 København',
      vatNumber: 'DK 41 99 27 03',
      countryCode: 'DK',
      vatRate: 25,
    },
    contactEmail: 'hello@havn.example',
    originOf: { thehub: 'https://havn.example', plusimpact: 'https://impact.example' },
    limits: rateLimitsOf(readSettings({ NODE_ENV: 'test' })),
    ...changes,
  };
}
