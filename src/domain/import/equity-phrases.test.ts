import { expect, it } from 'vitest';
import { offersEquity } from './equity-phrases.server.ts';

it.each([
  'You get stock options from day one, like everyone else.',
  'We offer a competitive salary and meaningful equity.',
  'All employees take part in our option programme.',
  'Du får mulighed for medarbejderaktier og warrants.',
  'Alle ansatte er med i opsjonsprogrammet vårt.',
  'You will become a co-owner through our warrant program.',
  'Share options for all employees',
  'Aktieoptioner till alla medarbetare',
  'Alle i teamet er medeiere.',
  'Alla är delägare.',
  'We offer a share in the company through our ESOP.',
  'Early employees receive options.',
  'Möjlighet att bli delägare.',
  'Du får teckningsoptioner i bolaget.',
  'Pääset mukaan optio-ohjelmaamme.',
  'Kaupréttir fyrir alla starfsmenn.',
  'We offer: SEK 52,000–62,000/month, stock options, and hybrid work.',
  '• Opsjoner i selskapet',
  '- Stock options',
  'On top of your salary you’ll receive options.',
  'What’s in it for you: employee stock options and five weeks of holiday.',
  'I tillegg til fastlønn får du opsjoner.',
  'Every employee is a shareholder.',
  'Vi tilbyr årslønn på 700 000 – 850 000 kr, bonus og opsjoner i selskapet.',
  'Alle ansatte får aksjer.',
  'Saat myös henkilöstöoptioita.',
  'Du blir delägare genom vårt optionsprogram.',
  'Saat optioita heti alusta.',
  'You’ll be offered a competitive package including stock options.',
  'Compensation: $90k - $110k a year plus equity.',
  'Personaloptioner ingår i erbjudandet.',
  'Þú færð kauprétt að hlutum í félaginu.',
])('offers equity without a figure: %s', (line) => {
  expect(offersEquity(line)).toBe(true);
});

it.each([
  'This role does not include equity.',
  'You will build our equity trading product and price options for banks.',
  'Vår kund är en ledande aktör inom aktiehandel och optioner.',
  'We care about diversity, equity and inclusion.',
  'Our customers give their employees stock options with our tool.',
  'You get many options for lunch.',
  'You administer the option programme of our customers.',
  'Software about equity for all users.',
  'Alle gründere vi hjelper er medeiere i kundene sine.',
  'Our customers get a share in the company that they build.',
  'Options',
  'Pricing of stock options',
  'Våre kunder får aksjer i fondet.',
  'You help every shareholder of our clients.',
  'Vi tilbyr rådgivning om lønn, bonus og opsjoner.',
  'Vi tilbyder ikke warrants.',
  'As payroll specialist you administer salaries and our share programme.',
  'Experience with employee stock option plans is a plus.',
])('offers no equity: %s', (line) => {
  expect(offersEquity(line)).toBe(false);
});
