import type { z } from 'zod';

/** What is wrong with a setting, in words for whoever runs Havn: "it must be at least 1". */
export function settingProblem(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `it must be a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
    case 'too_small':
      return sizeText(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return sizeText(issue.origin, 'at most', issue.maximum);
    case 'invalid_value':
      return `it must be one of ${issue.values.filter((value) => value !== '').join(', ')}`;
    // The schema has a message of its own for every format.
    default:
      return issue.message;
  }
}

function sizeText(origin: string, bound: string, size: number | bigint): string {
  return origin === 'string' ? `it must have ${bound} ${size} characters` : `it must be ${bound} ${size}`;
}
