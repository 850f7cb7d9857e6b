import { expect, it } from 'vitest';
import { jobInput } from './inputs.ts';

it.each([
  [{ salaryCurrency: 'XYZ' }, 'salaryCurrency'],
  [{ salaryPeriod: 'fortnight' }, 'salaryPeriod'],
  [{ equityType: 'shares' }, 'equityType'],
  [{ relocation: 'maybe' }, 'relocation'],
  [{ periodDays: 90 }, 'periodDays'],
  [{ textLanguage: 'Danish' }, 'textLanguage'],
])('A job with %j is refused in words that a person understands', (wrong, field) => {
  const { error } = jobInput.safeParse(wrong);
  const message = error?.issues.find(({ path }) => path[0] === field)?.message;
  expect(message).toMatch(/^Please (?:choose|enter)/);
});
