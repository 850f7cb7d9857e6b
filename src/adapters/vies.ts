import type { VatRegister } from '#domain/billing/payments.ts';
import { type GuardedFetchOptions, guardedFetch } from './guarded-fetch.ts';

/** The register of the European Commission. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number';

/**
 * Asks VIES whether a VAT number is registered. Throws while VIES, or the country's own register behind it, does not
 * answer: then nothing is known.
 */
export function createVies(options: GuardedFetchOptions & { address?: string } = {}): VatRegister {
  const { address = VIES, ...limits } = options;
  return async (vatNumber) => {
    const post = JSON.stringify({ countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) });
    const { text } = await guardedFetch(address, { accept: 'application/json', bytes: 100_000, ...limits, post });
    const answer = JSON.parse(text()) as { valid?: unknown; userError?: unknown };
    // A failure of a country's register also comes with 200, and with `valid: false`.
    const isAnswer = answer.userError === undefined || ['VALID', 'INVALID'].includes(String(answer.userError));
    if (typeof answer.valid !== 'boolean' || !isAnswer) throw new Error(`VIES could not answer: ${answer.userError}`);
    return answer.valid;
  };
}
