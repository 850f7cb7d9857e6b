import { minorUnits } from '#domain/site/money.ts';

const NO_BREAK_SPACE = '\u00a0';

/** An amount in minor units, on pages, receipts and in mails: "879 NOK", "1 098.75 NOK", "11 500 ISK". */
export function amountText(amount: number, currency: string): string {
  return textWith(amount, currency, amount % minorUnits(currency) === 0);
}

/** The same in the columns of a receipt, where all amounts have their decimals: "879.00 NOK", "11 500 ISK". */
export function exactAmountText(amount: number, currency: string): string {
  return textWith(amount, currency, minorUnits(currency) === 1);
}

function textWith(amount: number, currency: string, isWhole: boolean): string {
  const units = (Math.abs(amount) / minorUnits(currency)).toFixed(isWhole ? 0 : 2);
  const groups = units.replace(/\B(?=(\d{3})+(?!\d))(?<!\..*)/g, NO_BREAK_SPACE);
  return `${amount < 0 ? '−' : ''}${groups}${NO_BREAK_SPACE}${currency}`;
}
