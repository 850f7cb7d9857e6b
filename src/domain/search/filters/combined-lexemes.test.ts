import { expect, it } from 'vitest';
import { allCombined, combineLexemes } from './combined-lexemes.server.ts';

const facts = { countryCodes: ['@DK', '@EU'], roles: ['^sales'], isRemote: ['^remote'] };

it('a job has a lexeme for every combination of two filters or more', () => {
  expect(allCombined(facts).sort()).toEqual([
    '&@DK^remote',
    '&@DK^sales',
    '&@DK^sales^remote',
    '&@EU^remote',
    '&@EU^sales',
    '&@EU^sales^remote',
    '&^sales^remote',
  ]);
});

it('a choice has only lexemes that its jobs have', () => {
  for (const choice of [
    facts,
    { roles: ['^sales'], countryCodes: ['@EU'] },
    { isRemote: ['^remote'], roles: ['^sales'] },
  ])
    expect(allCombined(facts)).toEqual(expect.arrayContaining(combineLexemes(choice)));
  expect(combineLexemes({ roles: ['^sales'] })).toEqual([]);
});
