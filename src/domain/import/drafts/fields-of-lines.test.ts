import { describe, expect, it } from 'vitest';
import { fieldsOfLines } from './fields-of-lines.server.ts';
import { placesOfText } from './places-of-text.server.ts';

const fieldsOf = (line: string, countryCode = 'DK') => fieldsOfLines('', line, countryCode);

describe('a line of a pasted text', () => {
  it.each([
    ['DK', 'Salary: 750.000 – 900.000 kr per year', '75000000 90000000 DKK year'],
    ['DK', 'Løn: 45.000 - 52.000 kr. pr. måned', '4500000 5200000 DKK month'],
    ['DK', 'The salary is 750.000-900.000 kr per year.', '75000000 90000000 DKK year'],
    ['DK', 'We pay 55.000–65.000 DKK a month, plus pension.', '5500000 6500000 DKK month'],
    ['DK', 'Salary: up to 60.000 kr/md.', 'null 6000000 DKK month'],
    ['DK', 'Salary: €60k-80k per year', '6000000 8000000 EUR year'],
    ['DK', 'Timeløn: 210 kr', '21000 21000 DKK hour'],
    ['DK', 'Salary: 210,50 kr per hour', '21050 21050 DKK hour'],
    ['FI', 'Tuntipalkka 14,50 €', '1450 1450 EUR hour'],
    ['SE', 'Heltid, tillsvidare, 27 500 kr i månaden + OB', '2750000 2750000 SEK month'],
    ['DK', 'Vi giver 148 kr. i timen fra du er fyldt 18.', '14800 14800 DKK hour'],
    ['DK', 'Freelance, fakturering, 550 kr./time', '55000 55000 DKK hour'],
    ['NO', '235 kroner timen pluss skifttillegg, diett og reise', '23500 23500 NOK hour'],
    ['NO', '• løn frå kr 620 000 til 700 000 per år etter kompetanse', '62000000 70000000 NOK year'],
    ['FI', 'Tehtäväkohtainen palkka on 2 890,55 euroa kuukaudessa.', '289055 289055 EUR month'],
    ['FI', 'Palkka 11,90 €/h + lisät.', '1190 1190 EUR hour'],
    ['SE', 'Part time, 20 h/week, 158 SEK/h plus OB.', '15800 15800 SEK hour'],
    ['DK', '165 kr. an hour, plus holiday pay.', '16500 16500 DKK hour'],
    ['FI', 'Kuukausipalkka alkaen 2 800 €', '280000 null EUR month'],
    ['NO', 'Inntil kr 600 000,- per år', 'null 60000000 NOK year'],
    ['NO', 'Salary: between 600 000 and 700 000 NOK per year depending on experience', '60000000 70000000 NOK year'],
    [
      'SE',
      'Vi erbjuder: 35 000–42 000 kr i månaden, sex veckors semester och tjänstepension',
      '3500000 4200000 SEK month',
    ],
    ['SE', 'Bruttolön: 30000 SEK/månad', '3000000 3000000 SEK month'],
    ['FI', 'Hourly rate: 25-30 EUR/h', '2500 3000 EUR hour'],
    ['DK', 'The role pays DKK 42.000 per month.', '4200000 4200000 DKK month'],
    ['SE', 'Löneintervall: 45–55 tkr/mån', '4500000 5500000 SEK month'],
    ['NO', 'Lønnsnivå: 550.000 - 620.000 kr per år', '55000000 62000000 NOK year'],
    ['FI', 'Palkka: 2 900 e/kk', '290000 290000 EUR month'],
    ['NO', 'Årslønn: 650 000–750 000 kr', '65000000 75000000 NOK year'],
    ['SE', 'Lön: 45.000 – 55.000 kr/mån', '4500000 5500000 SEK month'],
    ['SE', 'Vi erbjuder en lön på 45 000 kr per månad', '4500000 4500000 SEK month'],
    ['FI', 'Palkka: 4 000–5 000 € kuukaudessa', '400000 500000 EUR month'],
    ['FI', 'Palkka 4000-5000 €/kk', '400000 500000 EUR month'],
    ['FI', 'Palkkahaarukka on 3 800–4 600 €/kk kokemuksesta riippuen.', '380000 460000 EUR month'],
    ['SE', 'Fast månadslön 42 tkr plus provision.', '4200000 4200000 SEK month'],
    ['NO', 'Grunnlønn: 600–700 kkr per år', '60000000 70000000 NOK year'],
    ['NO', '- lønn i spennet 620 000 – 720 000 kroner per år', '62000000 72000000 NOK year'],
    ['SE', 'Månadslönen ligger mellan 34 000 och 38 000 kr.', '3400000 3800000 SEK month'],
    ['FI', 'The salary starts from €5,500 per month.', '550000 null EUR month'],
    ['FI', 'Palkka on 16 euroa tunnilta.', '1600 1600 EUR hour'],
    ['DK', '€85–105k a year and 0.5–1.0 % equity', '8500000 10500000 EUR year'],
    ['FI', 'Expected salary: 60 000–80 000 EUR/year', '6000000 8000000 EUR year'],
    ['NO', 'For this role we pay NOK 700,000–900,000 per year.', '70000000 90000000 NOK year'],
    ['SE', 'Lönespannet är 40 000–46 000 kr per månad.', '4000000 4600000 SEK month'],
    ['SE', 'Fast grundlön på 35 000 kr i månaden plus rörlig del.', '3500000 3500000 SEK month'],
    ['SE', 'Du får en fast lön om 38 000 kronor i månaden.', '3800000 3800000 SEK month'],
    ['NO', 'Vi tilbyr en grunnlønn på 600 000 kroner i året.', '60000000 60000000 NOK year'],
    ['FI', 'Palkkahaitari on 3500–4500 €/kk.', '350000 450000 EUR month'],
    ['FI', '- kuukausipalkan 3200–3900 €', '320000 390000 EUR month'],
    ['DK', 'Timelønnen er 170 kr.', '17000 17000 DKK hour'],
    ['SE', 'Månadslönen är 32 000 kr', '3200000 3200000 SEK month'],
    ['NO', 'Vi tilbyr årslønn på 700 000 – 850 000 kr, bonus og opsjoner', '70000000 85000000 NOK year'],
    ['FI', 'Lähtöpalkka 4 000 euroa kuukaudessa.', '400000 400000 EUR month'],
    ['IS', 'Tímakaup er 3.200 kr.', '3200 3200 ISK hour'],
    ['FI', 'The gross salary for this role is between EUR 6,000 and 7,500 monthly.', '600000 750000 EUR month'],
    ['IS', 'Laun: 900.000 - 1.100.000 kr á mánuði', '900000 1100000 ISK month'],
  ])('in %s states its pay: %s', (countryCode, line, expected) => {
    const { salaryFrom, salaryTo, salaryCurrency, salaryPeriod } = fieldsOf(line, countryCode);
    expect([salaryFrom, salaryTo, salaryCurrency, salaryPeriod].map(String).join(' ')).toBe(expected);
  });

  it.each([
    'Salary: 750.000 – 900.000 per year',
    'Salary review after 6 months',
    'We pay 40% of the fee per year',
    'Salary: 45 DKK per year',
    'We pay 400 NOK/month for lunch',
    'We offer 5000 kr per month for your home office',
    'The pay gap is 750.000 kr per year',
    'A room in our staff house costs 9 000 kr a month.',
    'You manage a budget of 2 000 000 kr a year.',
    'Evening supplement of 30 kr per hour.',
    'Friskvårdsbidrag 15 000 kr per år.',
    'Bostad finns att hyra för 9 500 kr i månaden.',
    'Våre kunder betaler 12 000 kr i måneden.',
    'You manage projects of 2,000,000 DKK a year.',
    'Our customers’ salary is 500.000 kr per year',
  ])('states no pay: %s', (line) => {
    expect(fieldsOf(line).salaryType).toBeUndefined();
  });

  it.each([
    ['Equity 0.2-0.5%', 0.2, 0.5],
    ['Equity: 0,2–0,5 %.', 0.2, 0.5],
    ['Salary: 45.000 DKK/month plus 0.2–0.5% equity', 0.2, 0.5],
    ['Equity between 0.2% and 0.5%', 0.2, 0.5],
    ['You get 0.5 % in equity.', 0.5, 0.5],
    ['Warrants: up to 1 %', null, 1],
    ['€85–105k a year and 0.5–1.0 % equity', 0.5, 1],
    ['Ejerandel: 1-2 %', 1, 2],
  ])('states its equity: %s', (line, from, to) => {
    expect(fieldsOf(line)).toMatchObject({ equityType: 'percentage', equityFrom: from, equityTo: to });
  });

  it.each([
    'We gave 20% equity to our investors.',
    'We own 20% equity',
    'Private equity 15%',
    'Equity, 15% growth',
    'Our equity grew 12%',
    '15% discount in options trading',
    'Diversity and equity: 50%',
  ])('states no equity: %s', (line) => {
    expect(fieldsOf(line).equityType).toBeUndefined();
  });

  it.each([
    ['hybrid', 'Hybrid'],
    ['hybrid', 'Full-time. Hybrid.'],
    ['hybrid', 'Hybrid, 3 days at the office'],
    ['hybrid', 'Work model: Hybrid (2 days)'],
    ['hybrid', 'You work hybrid from our office.'],
    ['hybrid', 'Hybridarbete'],
    ['hybrid', 'Etätyömahdollisuus'],
    ['hybrid', 'You are in the office three days a week.'],
    ['hybrid', 'We meet at the office on Tuesdays.'],
    ['hybrid', 'Half of the week you work where you like, the other half with us.'],
    ['hybrid', 'Du velger selv, men vi møtes på kontoret hver tirsdag.'],
    ['hybrid', 'Möjlighet till distansarbete finns.'],
    ['hybrid', 'Voit tehdä etätyötä kaksi päivää viikossa.'],
    ['hybrid', 'Fjarvinna möguleg tvo daga í viku.'],
    ['hybrid', 'Full-time, hybrid: Mondays and Wednesdays at the office'],
    ['hybrid', 'Fleksibel arbejdsplads: hjemme eller på kontoret i Aarhus.'],
    ['hybrid', 'You can work from home or at our office.'],
    ['hybrid', 'Etäpäiviä voi pitää kaksi viikossa.'],
    ['hybrid', 'Op til to hjemmearbejdsdage om ugen'],
    ['hybrid', 'We ask for at least one day a week on site.'],
    ['remote', 'Voit tehdä töitä mistä päin Suomea tahansa.'],
    ['remote', 'You will work remotely from anywhere in the Nordics.'],
    ['remote', 'Du arbetar på distans från valfri ort i Sverige.'],
    ['onsite', 'Vi har oppmøte på lageret i Drammen hver morgen.'],
    ['onsite', 'Location: Vaasa, on-site at our plant'],
    ['onsite', 'You will be in the office full time.'],
    ['onsite', 'Arbejdstiden er 25 timer, og du arbejder på stedet.'],
    ['onsite', 'Við bjóðum ekki upp á fjarvinnu.'],
    ['onsite', 'Vi tilbyr dessverre ikke hjemmekontor.'],
    ['onsite', 'We do not offer remote work.'],
    ['onsite', 'Emme tarjoa etätyömahdollisuutta.'],
    ['remote', 'Work from anywhere in Europe.'],
    ['remote', 'Du kan jobbe fra hvor som helst i Norge.'],
    ['onsite', 'Arbeidet skjer i butikken vår.'],
    ['onsite', 'Vi producerer på fabrikken i Odense, og du møder ind hver dag.'],
    ['onsite', 'The position is based on-site in Odense.'],
    ['onsite', 'Stillinga er på heltid med oppmøte i Florø.'],
    ['onsite', 'Työ tehdään paikan päällä laboratoriossamme Oulussa.'],
    ['remote', 'You can work from anywhere in Europe.'],
    ['remote', 'Du arbetar helt på distans.'],
    ['remote', 'Voit työskennellä kokonaan etänä.'],
    ['onsite', 'We work from our office in Nørrebro, five days a week.'],
    ['onsite', 'Working from home is unfortunately not an option.'],
    ['onsite', 'Stillingen kræver fysisk fremmøde hver dag.'],
    ['onsite', 'Hjemmekontor er dessverre ikke mulig.'],
    ['onsite', 'Tjänsten kan inte utföras på distans.'],
    ['onsite', 'Etätyö ei valitettavasti ole mahdollista.'],
    ['onsite', 'Fjarvinna er ekki í boði.'],
    ['onsite', 'We work on site: this is not a remote role.'],
    ['remote', 'Remote (Nordics)'],
    ['remote', 'Fully remote within Europe'],
    ['remote', 'The position is fully remote.'],
    ['remote', 'Työskentelytapa: etätyö'],
    ['onsite', 'On site · Full time'],
    ['onsite', 'Workplace: On site'],
    ['onsite', 'Arbejdssted: på kontoret'],
    ['onsite', 'Arbejdet foregår på kontoret.'],
    ['onsite', 'This is an on-site role in Malmö.'],
    ['onsite', 'Á staðnum'],
    ['onsite', 'Remote: no'],
  ])('states that the work is %s: %s', (workplace, line) => {
    expect(fieldsOf(line).workplace).toBe(workplace);
  });

  it.each([
    'We build hybrid cars',
    'Hybrid cloud',
    'Hybrid seeds for farmers.',
    'You manage a hybrid team',
    'Remote monitoring',
    'Our remote team in Asia',
    'This is not a remote role.',
    'Fully remote is not possible.',
    'Our customers work from home two days a week.',
    'Our product helps people who work from home two days a week.',
    'You may work from anywhere four weeks a year.',
    'We do not offer a remote position',
    'Remote or on-site',
    'On-site kitchen',
    'You install sensors on site at customers.',
    'Du kan jobbe fra hvor som helst fire uker i året.',
    'Our app shows who is at home or at the office.',
    'Du jobber med oppmøte i barnehagen for kundene våre.',
    'You spend two days a week on site at customers.',
    'You work remotely one week a year.',
    'Du besöker kunder och arbetar på plats hos dem.',
    'Support in office hours',
  ])('states no workplace: %s', (line) => {
    expect(fieldsOf(line).workplace).toBeUndefined();
  });

  it.each([
    ['42 000 to 48 000 SEK a month', 4_200_000, 4_800_000, 'SEK', 'month'],
    ['• 42 000–48 000 kr/mån', 4_200_000, 4_800_000, 'DKK', 'month'],
    ['€50,000 - €60,000 per year', 5_000_000, 6_000_000, 'EUR', 'year'],
    ['Du får en løn på 35.000 kr. om måneden plus pension.', 3_500_000, 3_500_000, 'DKK', 'month'],
    ['You will earn a monthly salary of 41 000 SEK a month.', 4_100_000, 4_100_000, 'SEK', 'month'],
  ])('states the pay: %s', (line, salaryFrom, salaryTo, salaryCurrency, salaryPeriod) => {
    expect(fieldsOf(line)).toMatchObject({ salaryFrom, salaryTo, salaryCurrency, salaryPeriod });
  });

  it.each([
    'Customers save 42 000 to 48 000 SEK a month',
    '42 000 to 48 000 SEK a month is what our customers save',
    '400 SEK a month',
    '42 000 to 48 000 users a month',
    'You get 400 SEK a month for lunch.',
  ])('states no pay: %s', (line) => {
    expect(fieldsOf(line).salaryFrom).toBeUndefined();
  });

  it.each([
    'This is an unpaid internship of three months.',
    'Praktikken er ulønnet, men vi dækker frokost.',
    'Detta är en oavlönad praktik.',
    'Kyseessä on palkaton harjoittelu.',
  ])('states that the work is unpaid: %s', (line) => {
    expect(fieldsOf(line).salaryType).toBe('unpaid');
  });

  it.each([
    'We never offer unpaid internships.',
    'Ulønnet permisjon kan avtales.',
    'If the internship is unpaid, say so.',
    'No unpaid overtime.',
  ])('does not state that the work is unpaid: %s', (line) => {
    expect(fieldsOf(line).salaryType).toBeUndefined();
  });

  it('states where applications go only if it speaks of applying', () => {
    for (const line of [
      'Apply: jobs@x.example',
      'Send your CV to jobs@x.example.',
      'Send din ansøgning til jobs@x.example',
      'Lähetä hakemus: jobs@x.example',
      'Apply at jobs@x.example. Questions to ida@x.example',
    ]) {
      expect(fieldsOf(line), line).toEqual({ receiveApplicants: 'email', applyEmail: 'jobs@x.example' });
    }
    for (const line of [
      'Questions? ida@x.example',
      'Contact: press@x.example',
      'Do you have questions about the application? Write to ida@x.example',
      'Do not send applications to ida@x.example',
      'Apply: jobs@x.example or work@x.example',
    ]) {
      expect(fieldsOf(line), line).toEqual({});
    }
  });

  it('names a place beside the workplace, or none', () => {
    expect(placesOfText('Sted: København, Danmark\nArbejdssted: på kontoret')).toEqual(['København, Danmark']);
    expect(placesOfText('Arbejdssted: på kontoret i Aarhus')).toEqual(['Aarhus']);
    expect(placesOfText('Location: on-site')).toEqual([]);
    expect(placesOfText('Location: outside Bodø')).toEqual(['Bodø']);
    expect(placesOfText('Sted: ved Bodø')).toEqual(['Bodø']);
    expect(placesOfText('Location: on site in Bodø')).toEqual(['Bodø']);
    expect(placesOfText('You work outside Bodø, Norway.')).toEqual(['Bodø, Norway']);
  });
});

it('a title states the workplace as a line does', () => {
  expect(fieldsOfLines('Designer (hybrid)', 'You design.', 'DK').workplace).toBe('hybrid');
  expect(fieldsOfLines('Hybrid Cloud Engineer', 'You build.', 'DK').workplace).toBeUndefined();
});
