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
  ['lønnspensjon', 'Pension'],
  ['jobb med pensionsavsättning', 'Pension'],
  ['mótframlag í séreign', 'Pension'],
  ['pendlertilskud', 'Commute paid'],
  ['reise til jobb dekket', 'Commute paid'],
  ['liikunta- ja kulttuurietu', 'Wellness allowance'],
  ['hälsoförsäkring', 'Healthcare'],
  ['sundhedsforsikring fra første dag', 'Healthcare'],
  ['livförsäkring', 'Insurance'],
  ['6 weeks holiday', 'Unlimited holiday'],
  ['30 daga orlof', 'Unlimited holiday'],
  ['ylimääräiset lomapäivät', 'Unlimited holiday'],
  ['työ jossa palkallinen isyysvapaa', 'Parental leave'],
  ['föräldralönstillägg', 'Parental leave'],
  ['hundar leyfðir', 'Dog-friendly office'],
  ['mobil og bredbånd', 'Phone and internet'],
  ['fruktkurv', 'Fruit and snacks'],
  ['julebord', 'Social events'],
  ['utbildning på arbetstid', 'Learning budget'],
  ['4 dages uge fuld løn', 'Four-day week'],
  ['lunsj på kontoret', 'Lunch'],
  ['sauna toimistolla', 'Sauna'],
])('the wish “%s” means %s', (search, label) => {
  expect(meaningsOf(search)).toEqual([label]);
});
