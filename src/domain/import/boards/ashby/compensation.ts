import type { SalaryPeriod } from '#domain/site/money.ts';
import { type PayReading, payOfFields, payOfRanges } from '../../pay.ts';
import type { Equity } from '../../posting.ts';
import { field, isValues, listOf, textOf } from '../../values.ts';

/**
 * Ashby `compensation`: of its components those of the type Salary are the pay, over all tiers (a tier is often a
 * place). Bonus and commission are neither.
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

/** Equity among the components: percent where both ends are given, else only that there is some. */
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

/** Ashby sums its tiers up itself; where it does not, every tier's own components are read. */
function componentsOf(compensation: unknown): unknown[] {
  const summary = listOf(field(compensation, 'summaryComponents')).filter(isValues);
  if (summary.length > 0) return summary;
  return listOf(field(compensation, 'compensationTiers')).flatMap((tier) =>
    listOf(field(tier, 'components')).filter(isValues),
  );
}

/** "1 YEAR". Two weeks and a half year are no period we show. */
function intervalOf(interval: string | null): SalaryPeriod | null {
  const unit = /^1 (HOUR|DAY|WEEK|MONTH|YEAR)$/.exec(interval ?? '')?.[1];
  return unit === undefined ? null : (unit.toLowerCase() as SalaryPeriod);
}
