import { expect, it } from 'vitest';
import { parseText } from '../query/search-text.ts';
import { groupsOf } from '../query/word-groups.server.ts';

const meaningsOf = (search: string) =>
  groupsOf(parseText(search, () => true)).map(
    ({ fact, words }) => fact?.label ?? words.map((one) => one.spelled).join(' '),
  );

it.each([
  ['må have min hund med', 'Dog-friendly office'],
  ['et sted hvor hunden må komme med på arbejde', 'Dog-friendly office'],
  ['vill ta med min hund till jobbet', 'Dog-friendly office'],
  ['jeg vil ha med hunden min på jobb', 'Dog-friendly office'],
  ['voinko ottaa koiran töihin', 'Dog-friendly office'],
  ['where I can bring my dog', 'Dog-friendly office'],
  ['4 dagars arbetsvecka', 'Four-day week'],
  ['kortere arbejdsuge', 'Four-day week'],
  ['fri på fredager', 'Four-day week'],
  ['nelipäiväinen työviikko', 'Four-day week'],
  ['stytting vinnuvikunnar', 'Four-day week'],
  ['seks timers arbeidsdag', 'Four-day week'],
  ['flexibla tider', 'Flexible hours'],
  ['styre min egen tid', 'Flexible hours'],
  ['joustava työaika', 'Flexible hours'],
  ['choose my own hours', 'Flexible hours'],
  ['mye ferie', 'Unlimited holiday'],
  ['gratis mat', 'Lunch'],
  ['betald lunch', 'Lunch'],
  ['ilmainen lounas', 'Lunch'],
  ['betalte kurs', 'Learning budget'],
  ['egen laptop', 'Choose your equipment'],
  ['fjölskylduvænt', 'Parental leave'],
])('the wish “%s” means %s', (search, label) => {
  expect(meaningsOf(search)).toEqual([label]);
});
