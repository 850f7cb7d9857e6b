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
    ['Svar innen 1. desember til blomster@a.example, legg ved bilder.', '2026-12-01'],
    ['Send by January 11 to words@a.example.', '2027-01-11'],
    ['The application deadline was extended to 15 January 2027.', '2027-01-15'],
    ['Forrige søknadsfrist var 15. april 2026. Ny søknadsfrist er 15. januar 2027.', '2027-01-15'],
    ['Søk på vikariatet innen 15. januar 2027.', '2027-01-15'],
    ['Søknader til vikariatet mottas fram til 15. januar 2027.', '2027-01-15'],
    ['Hakuaika määräaikaiseen tehtävään jatkuu 15.1.2027 saakka.', '2027-01-15'],
    ['Ansökan riktas till nämnden och ska vara framme fredagen den 11 december 2026 klockan 12.', '2026-12-11'],
    ['Vi behöver ha ansökan senast trettondagen, 6 januari 2027.', '2027-01-06'],
    ['Sótt er um á heimasíðu félagsins til og með 20. janúar 2027.', '2027-01-20'],
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
    // A deadline in the past
    'Fristen var 15. januar 2026, men vi leter fortsatt.',
    'Ansøgningsfristen til vores graduateprogram var den 1. marts 2026. Denne stilling besættes løbende.',
    'Forrige søknadsfrist var 15. april 2026; stillingen lyses nå ut på nytt uten fast frist.',
    'Sista ansökningsdag var den 1 mars 2026, men vi tar fortfarande emot ansökningar.',
    'The application deadline was 1 March 2026; we now read applications as they arrive.',
    'Edellinen hakuaika oli 1.3.2026 asti.',
    'Hakuaika oli 15.10.2026 saakka, ja haemme nyt lisää.',
    'Umsóknarfrestur var til 1. mars 2026.',
    // The end of a temporary post
    'Vi søker en vikar i 80 % stilling fram til 31. juli 2027.',
    'Nå søker vi en konsulent på engasjement til 31. juli 2027.',
    'Vi søger en barselsvikar frem til 31. august 2027.',
    'Du søker et vikariat fram til 31. juli 2027.',
    'Ansök till vårt vikariat till och med 31 augusti 2027.',
    'Apply for this maternity cover until 31 August 2027.',
    'Apply now for a fixed-term contract through 31 August 2027.',
    'The temporary role runs until 31 July 2027.',
    'Hae sijaiseksi määräaikaiseen työhön 31.7.2027 saakka.',
    'Sæktu um afleysingu til og með 31. júlí 2027.',
  ])('is not guessed from “%s”', (text) => {
    expect(deadlineOf(text)).toBeNull();
  });

  it.each([
    ['Send your portfolio and half a page about why pain, of all things, no later than 8 January 2027.', '2027-01-08'],
    ['Send CV og et opslag, du er stolt af, senest d. 15. december kl. 12.', '2026-12-15'],
    ['Application period ends on 13 December 2026 at 15.00.', '2026-12-13'],
    ['Sista dag att söka är den 18 december 2026.', '2026-12-18'],
    [
      'Søknaden med vitnemål, prosjektskisse på maks fire sider og to referanser lastes opp i Jobbnorge innen 15. januar 2027.',
      '2027-01-15',
    ],
    ['Send søknaden via heimesida til kommunen seinast 30. november.', '2026-11-30'],
    ['Vi skal have din ansøgning senest mandag den 4. januar 2027.', '2027-01-04'],
    ['The position closes on 15 January.', '2027-01-15'],
    ['The role is open until 15 January 2027.', '2027-01-15'],
    ['Applications are accepted until January 15.', '2027-01-15'],
    ['We accept applications through 15 January.', '2027-01-15'],
    ['The deadline is 15 January 2027.', '2027-01-15'],
    ['Please apply by Friday 15 January.', '2027-01-15'],
    ['Apply no later than midnight on Sunday 17 January.', '2027-01-17'],
    ['We need your application in our inbox by 15 Jan.', '2027-01-15'],
    ['Closing date: 15/01/2027', '2027-01-15'],
    ['Closes 15 January', '2027-01-15'],
    ['15 January is the last day to apply.', '2027-01-15'],
    ['Last day for applications: 15 January', '2027-01-15'],
    ['Drop us a line with your CV and GitHub by January 15th.', '2027-01-15'],
    ['Fristen er 15. januar.', '2027-01-15'],
    ['Ansøgningsfristen udløber den 15. januar 2027.', '2027-01-15'],
    ['Deadline er den 15. januar', '2027-01-15'],
    ['Skriv til os om dig selv, gerne kort, inden den 15. januar.', '2027-01-15'],
    ['Stillingen kan søges til og med 15. januar.', '2027-01-15'],
    ['Vi lukker for ansøgninger d. 15/1.', '2027-01-15'],
    ['Ansøgningsfrist 15/1-2027', '2027-01-15'],
    ['Ansøgning sendes til mette@a.example senest torsdag d. 15. januar kl. 12.00', '2027-01-15'],
    ['Søknadsfristen er 15. januar', '2027-01-15'],
    ['Frist å søkje: 15. januar', '2027-01-15'],
    ['Søk stillinga innan 15. januar 2027.', '2027-01-15'],
    ['Send oss noen ord og en CV innen utgangen av 15. januar.', '2027-01-15'],
    ['Utlysningen er åpen til 15. januar.', '2027-01-15'],
    ['Siste frist: 15.01.27', '2027-01-15'],
    ['Vi vurderer søknader fortløpende, men søk helst innen 15. januar.', '2027-01-15'],
    ['Ansök senast den 15 januari', '2027-01-15'],
    ['Senaste ansökningsdatum: 2027-01-15', '2027-01-15'],
    ['Ansökningstiden går ut den 15 januari.', '2027-01-15'],
    ['Välkommen med din ansökan, CV och personligt brev, senast 15 januari 2027!', '2027-01-15'],
    ['Hör av dig till Anna senast den 15:e januari.', '2027-01-15'],
    ['Mejla ditt CV före den 15 januari.', '2027-01-14'],
    ['Skicka din ansökan innan den 15 januari.', '2027-01-14'],
    ['Tjänsten är öppen för ansökan t.o.m. 15 januari.', '2027-01-15'],
    ['Sista datum att ansöka: 15 januari', '2027-01-15'],
    ['Hakuaika 1.12.2026–15.1.2027', '2027-01-15'],
    ['Hakuaika: 1.–15.1.2027', '2027-01-15'],
    ['Haku on auki 15.1.2027 asti.', '2027-01-15'],
    ['Jätä hakemuksesi ja palkkatoiveesi 15.1. mennessä.', '2027-01-15'],
    ['Lähetä meille CV:si ja muutama rivi itsestäsi viimeistään perjantaina 15.1.2027.', '2027-01-15'],
    ['Viimeinen hakupäivä on 15.1.2027.', '2027-01-15'],
    ['Odotamme hakemustasi 15.1.2027 mennessä.', '2027-01-15'],
    ['Hakemukset pyydetään toimittamaan 15. tammikuuta 2027 klo 16 mennessä.', '2027-01-15'],
    ['Umsóknarfrestur er til og með 15. janúar 2027.', '2027-01-15'],
    ['Síðasti dagur til að sækja um er 15. janúar.', '2027-01-15'],
    ['Umsóknum ásamt ferilskrá skal skilað fyrir 15. janúar.', '2027-01-14'],
    ['Tekið er á móti umsóknum til 15. janúar.', '2027-01-15'],
    ['Sendu ferilskrá á starf@a.example í síðasta lagi 15. janúar.', '2027-01-15'],
    ['Umsóknir sendist eigi síðar en 15. janúar 2027.', '2027-01-15'],
    ['Ansök redan idag, dock senast 6 december, eftersom urval sker löpande.', '2026-12-06'],
    ['Umsóknarfrestur er til og með 4. desember. Sótt er um á alfred.is.', '2026-12-04'],
    ['Søknad med CV sendes via skjemaet under innen 10. januar.', '2027-01-10'],
    ['Interviews are held as applications arrive, so apply by 15 January.', '2027-01-15'],
  ])('is read from a sentence of any length about applying: “%s”', (text, day) => {
    expect(deadlineOf(`Engineer\n\nYou keep ferries charged.\n\n${text}\n\nWe start on 1 March 2027.`)).toBe(day);
  });

  it.each([
    'Send your CV and tell us whether you can start by 1 February 2027.',
    'Send us your CV. We want to launch before 1 February 2027.',
    'The deadline for our launch is 15 January 2027.',
    'Apply now! First interviews before 15 January.',
    'We reply to all applications by 15 January.',
    'Send søknad snarest. Oppstart senest 1. februar 2027.',
    'Søknader vurderes fortløpende. Vikariatet varer til og med 31. desember 2027.',
    'Skicka din ansökan redan idag med önskat startdatum senast 1 mars.',
    'Ansøg hurtigst muligt; samtaler afholdes inden 15. januar.',
    'Hae heti! Työ alkaa viimeistään 1.2.2027.',
    'Lähetä hakemus pian, haastattelut pidetään ennen 15.1.2027.',
    'Sendu umsókn. Starfið hefst fyrir 1. febrúar 2027.',
    'You submit VAT reports by 15 January each year.',
    'You write the annual report before 31 March.',
    'Our application was approved by the FDA on 15 January 2026.',
    'Founded on 15 January 2020, and open until 15 March.',
    'The position is temporary until 31 December 2027.',
    'Tjänsten är ett vikariat till och med 31 december 2027.',
    'Stillingen er et engasjement fram til 31. august 2027.',
    'PhD awarded no more than three years before the closing date',
    'Sök dig till oss. Butiken öppnar senast 1 mars 2027.',
  ])('is no day of an interview, a first day or a report: “%s”', (text) => {
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
