import type { SalaryPeriod } from '#domain/site/money.ts';
import { field, isValues, listOf, textOf } from '../../documents/values.ts';
import { type PayReading, payOfFields, payOfRanges } from '../../pay/pay.ts';
import type { Equity } from '../../posting.ts';

/**
 * Reads `compensation`: its components of the type Salary are the pay, over all tiers (a tier is often a place). Bonus
 * and commission do not count.
 */
export function payOf(compensation: unknown): PayReading {
  return payOfRanges(
    componentsOf(compensation)
      .filter((component) => textOf(field(component, 'compensationType')) === 'Salary')
      .map((component) =>
        payOfFields({
          from: field(component, 'minValue'),
          to: field(component, 'maxValue'),
          currency: textOf(field(component, 'currencyCode')),
          period: intervalOf(textOf(field(component, 'interval'))),
          perUnit: 1,
        }),
      ),
  );
}

/** Equity among the components: in percent if both ends are given, else `offered`. */
export function equityOf(compensation: unknown): Equity | null {
  const components = componentsOf(compensation).filter((component) =>
    /^Equity/.test(textOf(field(component, 'compensationType')) ?? ''),
  );
  if (components.length === 0) return null;
  const ends = components
    .filter((component) => textOf(field(component, 'compensationType')) === 'EquityPercentage')
    .flatMap((component) => [field(component, 'minValue'), field(component, 'maxValue')])
    .filter((value) => typeof value === 'number' && value > 0 && value <= 100);
  if (ends.length < 2 || ends.length % 2 === 1) return 'offered';
  return { from: Math.min(...(ends as number[])), to: Math.max(...(ends as number[])) };
}

/** The components of Ashby's own summary, else those of every tier. */
function componentsOf(compensation: unknown): unknown[] {
  const summary = listOf(field(compensation, 'summaryComponents')).filter(isValues);
  if (summary.length > 0) return summary;
  return listOf(field(compensation, 'compensationTiers')).flatMap((tier) =>
    listOf(field(tier, 'components')).filter(isValues),
  );
}

/** The period of "1 YEAR". Other counts, such as "2 WEEK", are no period that Havn shows. */
function intervalOf(interval: string | null): SalaryPeriod | null {
  const unit = /^1 (HOUR|DAY|WEEK|MONTH|YEAR)$/.exec(interval ?? '')?.[1];
  return unit === undefined ? null : (unit.toLowerCase() as SalaryPeriod);
}
