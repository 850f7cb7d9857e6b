import { describe, expect, it } from 'vitest';
import { deadlineIn } from './deadline.ts';

const TODAY = '2026-11-23';
const deadlineOf = (text: string) => deadlineIn(text, TODAY);

describe('the last day to apply', () => {
  it.each([
    ['Frist 15.02.2027.', '2027-02-15'],
    ['Apply by 15 January.', '2027-01-15'],
    ['Please send your application no later than January 15th, 2027, to jobs@a.example.', '2027-01-15'],
    ['Application deadline\n15 January 2027', '2027-01-15'],
    ['Applications close on 2026-12-01.', '2026-12-01'],
    ['Apply before 1 December 2026.', '2026-11-30'],
    ['Deadline: 1 December', '2026-12-01'],
    ['Ansøgningsfrist: 15. januar 2027', '2027-01-15'],
    ['Send din ansøgning hurtigst muligt og senest den 3/12.', '2026-12-03'],
    ['Deadline for ansøgning: 3. januar 2027.', '2027-01-03'],
    ['Skicka CV och portfolio senast 31 december 2026.', '2026-12-31'],
    ['Hakuaikaa on 15.1.2027 asti.', '2027-01-15'],
    ['Vi tar emot ansökningar till och med den 15 januari 2027.', '2027-01-15'],
    ['Søknadsfrist 1. februar', '2027-02-01'],
    ['Søk på stillingen innen 15.01.2027.', '2027-01-15'],
    ['Sista ansökningsdag 2027-01-15', '2027-01-15'],
    ['Skicka din ansökan till oss senast den 9 december.', '2026-12-09'],
    ['Hakuaika päättyy 31.1.2027 klo 16.00', '2027-01-31'],
    ['Hae paikkaa jo tänään, viimeistään 31. tammikuuta.', '2027-01-31'],
    ['Lähetä hakemuksesi 31.1. mennessä.', '2027-01-31'],
    ['Umsóknarfrestur er til 15. janúar', '2027-01-15'],
    ['Send your portfolio and half a page about why pain, of all things, no later than 8 January 2027.', '2027-01-08'],
    ['Send CV og et opslag, du er stolt af, senest d. 15. december kl. 12.', '2026-12-15'],
    ['The application period ends on 13 December 2026 at 15.00.', '2026-12-13'],
    ['Sista dag att söka är den 18 december 2026.', '2026-12-18'],
    ['Søknaden med vitnemål og to referanser lastes opp i Jobbnorge innen 15. januar 2027.', '2027-01-15'],
    ['Send søknaden via heimesida til kommunen seinast 30. november.', '2026-11-30'],
    ['Umsóknir sendist fyrir 1. desember 2026.', '2026-11-30'],
  ])('is read from “%s”', (text, day) => {
    expect(deadlineOf(`Engineer\n\nYou keep ferries charged.\n\n${text}\n\nWe start on 1 March 2027.`)).toBe(day);
  });

  it.each([
    'Application deadline: as soon as possible',
    'Ansøgningsfrist: løbende. Vi starter den 1. februar 2027.',
    'Søknadsfrist: snarest',
    'Ansök så snart som möjligt, vi läser löpande.',
    'Haku on jatkuva. Työ alkaa 1.2.2027.',
    'Umsóknarfrestur er opinn. Starfið hefst 1. febrúar 2027.',
    'You start on 1 February 2027 and meet a deadline every 15 days.',
    'The deadline for our launch is 15 January 2027.',
    'You apply what you know to 3 marketing teams.',
    'Apply by writing to us before lunch, at 12.00.',
    'Send us your CV. Our office moves, and the new one will be ready by 15 January 2027.',
    'Apply by 31 February 2027.',
    'Apply by 15 January 2077.',
  ])('is not guessed from “%s”', (text) => {
    expect(deadlineOf(text)).toBeNull();
  });

  it('is none where the text states two, and one where it states the same twice', () => {
    expect(deadlineOf('Apply by 1 December.\nAnsøgningsfrist: 5. december')).toBeNull();
    expect(deadlineOf('Apply by 1 December.\nAnsøgningsfrist: 1. december')).toBe('2026-12-01');
  });

  it('may be over, and without a year is the nearest', () => {
    expect(deadlineOf('Apply by 15 October')).toBe('2026-10-15');
    expect(deadlineOf('Apply by 15 October 2027')).toBe('2027-10-15');
  });
});
