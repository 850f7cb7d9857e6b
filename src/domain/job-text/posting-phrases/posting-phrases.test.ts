import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { riskOf } from '#domain/jobs/risk.server.ts';
import { type WrittenJob, writingHelp } from '#domain/jobs/writing-help.ts';
import { PAY_RULES } from '#domain/site/pay-rules.ts';
import { projectRoot } from '#project-root.ts';
import { compiledHelp } from './help-phrases.ts';
import { HELP_PHRASES, POSTING_LANGUAGES } from './posting-phrases.server.ts';

const phrases = compiledHelp(HELP_PHRASES);
const riskIn = (text: string) => riskOf({ title: '', description: `<p>${text}</p>`, link: null }, { domains: [] });
const EMPTY: WrittenJob = {
  title: '',
  text: '',
  salaryType: 'range',
  salaryFrom: 100,
  salaryTo: 110,
  salaryCurrency: 'DKK',
  countryCodes: ['DK'],
  saysLanguage: true,
  hasStages: true,
  day: '2026-11-23',
  payRules: PAY_RULES,
};
const helpIn = (changes: Partial<WrittenJob>) =>
  writingHelp({ ...EMPTY, ...changes }, phrases).map(({ title }) => title);

const MONEY_OR_NUMBERS = [
  // English
  'Pay 100 EUR for your equipment.',
  'To start, pay €50 for the training.',
  'You must pay a deposit before your first day.',
  'You need to transfer 200 euros to us before the interview.',
  'A registration fee applies.',
  'How it works: pay a small deposit and get the starter kit.',
  'A refundable deposit of $80 is required.',
  'Send us your bank details.',
  'Please send your bank account number.',
  'Send your CV and a copy of your passport.',
  'Please attach a scan of your ID card.',
  'Reply with your full name, address and IBAN.',
  'You must provide your social security number.',
  'Upload a photo of both sides of your identity card.',
  // Danish
  'Du skal betale et depositum.',
  'Betal 500 kr. for dit udstyr.',
  'Før du starter, skal du betale et gebyr på 300 kr.',
  'Der opkræves et registreringsgebyr.',
  'Send os dine bankoplysninger.',
  'Vedhæft en kopi af dit pas.',
  'Oplys CPR-nummer i ansøgningen.',
  'Send din ansøgning og dit kontonummer til os.',
  // Norwegian, bokmål and nynorsk
  'Du må betale et depositum.',
  'Betal 1 000 kroner for utstyret ditt.',
  'Søknadsgebyr på 200 kr.',
  'Send oss kontonummeret ditt.',
  'Legg ved kopi av passet.',
  'Oppgi fødselsnummer i søknaden.',
  'Du lyt betale eit depositum på 500 kroner.',
  'Legg ved ein kopi av passet ditt.',
  // Swedish
  'Du måste betala en deposition.',
  'Swisha 300 kr för utbildningen.',
  'Registreringsavgift på 250 kr tillkommer.',
  'Skicka dina bankuppgifter till oss.',
  'Uppge personnummer i din ansökan.',
  'Bifoga en kopia på ditt pass.',
  // Finnish
  'Sinun täytyy maksaa takuumaksu.',
  'Maksa 100 euroa ennen aloitusta.',
  'Rekisteröintimaksu on 50 euroa.',
  'Lähetä pankkitietosi meille.',
  'Ilmoita henkilötunnuksesi hakemuksessa.',
  'Liitä hakemukseen passisi kopio.',
  // Icelandic
  'Þú þarft að greiða tryggingu.',
  'Greiddu 10.000 kr. fyrir búnaðinn.',
  'Umsækjendur greiða skráningargjald.',
  'Sendu okkur bankaupplýsingar þínar.',
  'Gefðu upp kennitölu í umsókninni.',
  'Sendu afrit af vegabréfi þínu.',
];

const ONLY_CHAT = [
  'Contact us only on WhatsApp.',
  'WhatsApp only.',
  'Apply via Telegram only.',
  'Write on WhatsApp to +45 12 34 56 78',
  'Skriv kun på Telegram.',
  'Kun på WhatsApp.',
  'Ansøgninger modtages kun på WhatsApp.',
  'Ta kontakt bare på WhatsApp.',
  'Søk berre via Telegram.',
  'Kontakta oss endast via WhatsApp.',
  'Ansök bara på Telegram.',
  'Ota yhteyttä vain WhatsAppissa.',
  'Hakemukset ainoastaan Telegramin kautta.',
  'Hafðu samband eingöngu á WhatsApp.',
  'Sæktu um aðeins í gegnum Telegram.',
];

const USUAL = [
  // English
  'You build the service with which customers share their bank details.',
  'You own our BankID integration.',
  'We use Slack, Signal and Telegram for internal messages.',
  'Our customers contact us only on WhatsApp.',
  'You will pay attention to detail.',
  'You pay suppliers and run payroll.',
  'We pay for your equipment and your training.',
  'We never ask for your bank details or a fee.',
  'You do not have to pay a deposit.',
  'Applying is free: there is no application fee.',
  'Send your CV and a few lines about yourself.',
  'You handle account numbers, IBAN checks and card details with care.',
  'The product verifies passports and identity cards in two seconds.',
  'Lunch: you must pay 400 kr a month.',
  'Tenants pay a deposit of 10,000 kr through our app.',
  'You design how users enter their card number.',
  'Provide bank account verification to Nordic lenders.',
  'You enter the market of payments and deposit accounts.',
  'Contact our recruiter on Teams or by phone.',
  'Your application should include a portfolio.',
  'You write about personnummer, CPR and other national ids in our guide.',
  // Danish
  'Du bygger løsninger, hvor kunder deler deres kontonummer.',
  'Du arbejder med MitID, CPR-opslag og betalinger.',
  'Vi betaler for dit udstyr og din uddannelse.',
  'Du skal ikke betale noget gebyr.',
  'Vi beder aldrig om dit CPR-nummer.',
  'Send din ansøgning og dit CV til os.',
  'Lejere betaler et depositum gennem vores app.',
  'Du skal kunne skrive kode, der overfører penge sikkert.',
  'Du skal betale 350 kr. om måneden for frokostordningen.',
  'Kunderne skriver kun på WhatsApp.',
  // Norwegian
  'Du jobber med BankID og innlogging.',
  'Vi betaler for kurs og utstyr.',
  'Du må ikke betale noe depositum.',
  'Kundene skriver kun på WhatsApp.',
  'Brukerne oppgir fødselsnummer i appen.',
  'Send søknad og CV til oss.',
  'Vi spør aldri om fødselsnummeret ditt.',
  'Du skal bygge betalinger som er enkle.',
  'Kundane betalar ei avgift på 50 kroner.',
  // Swedish
  'Du ansvarar för vår integration med BankID.',
  'Vi betalar din utbildning och din utrustning.',
  'Du behöver inte betala någon avgift.',
  'Vi frågar aldrig efter ditt personnummer.',
  'Användarna anger personnummer i appen.',
  'Skicka ditt CV och personligt brev.',
  'Du ska bygga flöden för swish och betalningar.',
  'Hyresgäster betalar en deposition på 5 000 kr.',
  // Finnish
  'Kehität verkkopankkien tunnistautumista.',
  'Maksamme varusteistasi ja koulutuksestasi.',
  'Emme koskaan pyydä henkilötunnustasi.',
  'Asiakkaat maksavat 50 euroa kuussa.',
  'Lähetä hakemus ja ansioluettelo.',
  'Hakeminen on ilmaista, etkä maksa mitään.',
  // Icelandic
  'Þú þróar greiðslulausnir og auðkenningu.',
  'Við greiðum fyrir búnað og námskeið.',
  'Við biðjum aldrei um kennitölu þína.',
  'Viðskiptavinir greiða gjald í appinu.',
  'Sendu ferilskrá og kynningarbréf.',
];

describe('the risk in a text', () => {
  it.each(MONEY_OR_NUMBERS)('is money or a number in "%s"', (text) => {
    expect(riskIn(text)).toMatch(/^it asks for money, bank or identity numbers/);
  });

  it.each(ONLY_CHAT)('is a chat app in "%s"', (text) => {
    expect(riskIn(text)).toMatch(/^people can apply only through a chat app/);
  });

  it.each(USUAL)('is absent in "%s"', (text) => {
    expect(riskIn(text)).toBeNull();
  });

  it('quotes the sentence, cut to a line', () => {
    expect(riskIn('We are new. Pay 100 EUR for your equipment. Welcome!')).toContain(
      '“Pay 100 EUR for your equipment.”',
    );
    expect(riskIn(`Pay 100 EUR for your equipment ${'and more '.repeat(40)}`)?.length).toBeLessThan(200);
  });

  it('is absent in the texts of all demo jobs but those written for it', () => {
    const jobs = demoJobs();
    expect(jobs.length).toBeGreaterThan(100);
    expect(jobs.filter(({ text }) => text.length > 200).length).toBeGreaterThan(100);
    expect(jobs.filter(({ text }) => riskIn(text.replaceAll('\n', '</p><p>')) !== null)).toEqual([]);
  });
});

describe('the words that the editor explains', () => {
  it.each([
    ['Salgsmand', '“Salgsmand” means one gender'],
    ['Försäljningsman', '“Försäljningsman” means one gender'],
    ['Salgsmann', '“Salgsmann” means one gender'],
    ['Seljarmann', '“Seljarmann” means one gender'],
    ['Myyntimies', '“Myyntimies” means one gender'],
    ['Sölumaður', '“Sölumaður” means one gender'],
    ['Salesman', '“Salesman” means one gender'],
    ['Salgsninja', '“Salgsninja” puts people off'],
    ['Koodivelho', '“Koodivelho” puts people off'],
    ['En rockstjärna', '“Rockstjärna” puts people off'],
    ['Young team', '“Young team” is about age'],
    ['Et ungt team', '“Et ungt team” is about age'],
    ['Ungt og engasjert team', '“Ungt og engasjert team” is about age'],
    ['Nuori tiimi', '“Nuori tiimi” is about age'],
    ['Ungt teymi', '“Ungt teymi” is about age'],
  ])('in "%s": %s', (title, help) => {
    expect(helpIn({ title })).toEqual([help]);
  });

  it('are replaced where the languages agree what to write', () => {
    const replacementIn = (title: string) =>
      writingHelp({ ...EMPTY, title }, phrases).map(({ replacement }) => replacement?.text);
    expect(replacementIn('Salgsmand')).toEqual(['Sælger']);
    expect(replacementIn('Myyntimies')).toEqual(['Myyjä']);
    // Danish and Norwegian write it alike, and say differently what to write instead.
    expect(replacementIn('Et ungt team')).toEqual([undefined]);
  });

  it('leave the usual words of each language alone', () => {
    for (const title of [
      'Sælger til Aarhus',
      'Säljare',
      'Selger',
      'Myyjä',
      'Sölufulltrúi',
      'Manager for en ny kampagne',
      'Man Engineer',
      'Guruji Foods, kok',
      'Unge brukere, produktleder',
      'Nuorisotyöntekijä',
      'Verkefnisstjóri',
    ]) {
      expect(helpIn({ title }), title).toEqual([]);
    }
  });

  it.each([
    'Du står for drift, salg og bogføring',
    'Du har ansvar for markedsføring, kundeservice og regnskap',
    'Du sköter försäljning, bokföring och rekrytering',
    'Hoidat myyntiä, kirjanpitoa ja rekrytointia',
    'Þú sérð um sölu, bókhald og ráðningar',
  ])('find several jobs in "%s"', (text) => {
    expect(helpIn({ text })).toEqual(['This reads as several jobs']);
  });

  it.each([
    'Du arbejder tæt sammen med salg, marketing og design',
    'Du samarbetar nära med försäljning, marknadsföring och design',
    'Teet yhteistyötä myynnin, markkinoinnin ja rekrytoinnin kanssa',
  ])('know colleagues from work in "%s"', (text) => {
    expect(helpIn({ text })).toEqual([]);
  });

  it.each([
    ['Dansk som modersmål', 'Du skal tale dansk.'],
    ['Svenska som modersmål', 'Du talar svenska.'],
    ['Norsk som morsmål', 'Du snakker norsk.'],
    ['Suomi äidinkielenä', 'Puhut suomea.'],
    ['Íslenska sem móðurmál', 'Þú talar íslensku.'],
  ])('ask for a level instead of "%s", and see that a language is named', (native, text) => {
    expect(helpIn({ text: native })).toEqual(['“Native” is not a level']);
    const long = 'Vi holder færgerne opladet hver eneste dag. '.repeat(6);
    expect(helpIn({ text: `${long} ${text}`, saysLanguage: false })).toEqual([]);
    expect(helpIn({ text: long, saysLanguage: false })).toEqual(['No language is named']);
  });
});

it('has a file for each language, with all keys', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.yaml'));
  expect(files.sort()).toEqual(POSTING_LANGUAGES.map((name) => `${name}.yaml`).sort());
  for (const { phrases: list } of [...HELP_PHRASES.gendered, ...HELP_PHRASES.putsOff]) {
    expect(list.length).toBeGreaterThan(0);
  }
});

function demoJobs(): { title: string; text: string }[] {
  const folder = join(projectRoot, 'src/demo/startups');
  return readdirSync(folder).flatMap((file) => {
    const { jobs } = load(readFileSync(join(folder, file), 'utf8')) as { jobs?: Record<string, unknown>[] };
    return (jobs ?? [])
      .filter((job) => job.flagged === undefined)
      .map((job) => ({ title: String(job.title), text: String(job.text) }));
  });
}
