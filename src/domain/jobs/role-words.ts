import type { JobRole } from '../site/taxonomies.ts';

/**
 * The words of titles in the six languages, in lines that mean the same: what a search understands and what tells
 * the role of an imported posting, in one table. A line's key is the role where it means the whole role, else a
 * name of its own, for a part of a role or a word that any role can have.
 *
 * How words are written here: `salgs-` begins compounds, `-udvikler` is a word and ends compounds, `~chef` only
 * ends them (alone, a chef is a cook), several words stand side by side in a title, `=intern` is taken as it
 * stands: no inflection of it, and no beginning of a longer word.
 */
export type RoleLine = {
  key: string;
  /** The role a title with these words has; the first line that knows a title decides, the particular before the general. */
  role?: JobRole;
  /** They mean the same: who looks for one looks for all. */
  means: string;
  /** They tell the role, but who looks for one of them looks for that word alone. */
  tells?: string;
};

export const ROLE_LINES: readonly RoleLine[] = [
  {
    key: 'ceo',
    role: 'cxo',
    means:
      '=ceo, chief executive, chief executive officer, managing director, adm direktør, administrerende direktør, =vd, verkställande direktör, daglig leder, toimitusjohtaja, framkvæmdastjóri',
  },
  {
    key: 'cto',
    role: 'cxo',
    means:
      '=cto, chief technology officer, chief technical officer, teknisk direktør, teknologidirektør, teknisk direktör, teknikdirektör, teknologidirektör, tekninen johtaja, teknologiajohtaja, tæknistjóri, technical director',
  },
  {
    key: 'cfo',
    role: 'cxo',
    means:
      '=cfo, chief financial officer, chief finance officer, finance director, økonomidirektør, finansdirektør, ekonomidirektör, finansdirektör, talousjohtaja, fjármálastjóri',
  },
  {
    key: 'coo',
    role: 'cxo',
    means:
      '=coo, chief operating officer, chief operations officer, driftsdirektør, driftsdirektör, operatiivinen johtaja',
  },
  {
    key: 'cmo',
    role: 'cxo',
    means: '=cmo, chief marketing officer, marketingdirektør, markedsdirektør, marknadsdirektör, markkinointijohtaja',
  },
  {
    key: 'cpo',
    role: 'cxo',
    means: '=cpo, chief product officer, produktdirektør, produktdirektör, tuotejohtaja',
  },
  {
    key: 'cco',
    role: 'cxo',
    means:
      '=cco, chief commercial officer, kommerciel direktør, kommersiell direktør, kommersiell direktör, kaupallinen johtaja',
  },
  {
    key: 'cxo',
    role: 'cxo',
    means: '=cxo, c level, executive officer, direktion, ledningsgrupp, johtoryhmä',
    tells: '=cro, =cdo, =ciso, =cio, cofounder, medstifter, medgrundare, medgrunnlegger, perustajajäsen, meðstofnandi',
  },
  {
    key: 'qualityassurance',
    role: 'qualityassurance',
    means:
      '=qa, quality assurance, quality engineer, -tester, test engineer, test automation, qa engineer, kvalitetssikring, kvalitetssäkring, kvalitetssikrer, testare, -testare, testingeniør, testingenjör, testaaja, -testaaja, laadunvarmistus, prófari, hugbúnaðarprófari, gæðatrygging, gæðastjóri, laatupäällikkö',
    tells: 'test lead, quality lead, kvalitets-',
  },
  {
    key: 'customersuccess',
    role: 'customersuccess',
    means:
      'customer success, =csm, customer support, customer service, customer care, customer experience, support agent, support specialist, support engineer, support hero, technical support, kundeservice-, kundesupport-, kundestøtte-, kundtjänst-, kundsupport-, kundstöd-, kundvärd, kundeveileder, kundekonsulent, kundebehandler, asiakaspalvelu-, asiakaspalvelija, kundservice-, asiakastuki-, asiakastuen, asiakasmenestys-, þjónustufulltrúi, þjónusturáðgjafi, þjónustuver, þjónusta, þjónustu-, notendaþjónustu, viðskiptavinaþjónusta, supporter, supporttekniker, supportmedarbejder, supportmedarbeider, kundrådgivare, kunderådgiver',
    tells: 'onboarding specialist, helpdesk, käyttöönoton',
  },
  {
    key: 'machinelearning',
    role: 'datascience',
    means:
      '=ml, machine learning, maskinlæring-, maskininlärning-, koneoppiminen, koneoppimis-, vélanám-, vélnám, deep learning',
  },
  {
    key: 'artificialintelligence',
    role: 'datascience',
    means:
      '=ai, =ki, artificial intelligence, kunstig intelligens, artificiell intelligens, tekoäly-, gervigreind-, generative ai',
  },
  {
    key: 'dataengineer',
    role: 'datascience',
    means:
      'data engineer, data engineering, dataingeniør, dataingenjör, datainsinööri, dataverkfræðingur, analytics engineer',
  },
  {
    key: 'datascience',
    role: 'datascience',
    means:
      'data scientist, data science, applied scientist, datascientist, datavetare, dataforsker, dataviter, datatieteilijä, datatutkija, gagnafræðingur, gagnasérfræðingur, gagnavísindi',
    tells: '=nlp, research scientist',
  },
  {
    key: 'devops',
    role: 'devops',
    means: '-devops, =sre, site reliability, reliability engineer, =devsecops',
    tells:
      'platform engineer, cloud engineer, infrastructure, sysadmin, system administrator, systemadministrator, järjestelmäylläpitäjä, kerfisstjóri, kubernetes, drifttekniker, driftstekniker, ylläpitäjä',
  },
  {
    key: 'mobiledevelopment',
    role: 'mobiledevelopment',
    means:
      'mobile developer, mobile engineer, mobile app, mobile development, mobiludvikler, mobilutvecklare, mobilutvikler, mobiilikehittäjä, mobiilisovelluskehittäjä, snjallsímaforritari, appudvikler, apputvecklare, apputvikler, app developer',
    tells: '=ios, android, flutter, react native, kotlin, swift',
  },
  {
    key: 'fullstackdeveloper',
    role: 'fullstackdeveloper',
    means: 'fullstack-, fuldstack, full stack',
  },
  {
    key: 'frontenddeveloper',
    role: 'frontenddeveloper',
    means:
      'frontend-, front end, framendi, framenda-, ui engineer, ui developer, käyttöliittymäkehittäjä, web developer, web engineer, webudvikler, webutvecklare, webbutvecklare, webutvikler, vefforritari, verkkokehittäjä, verkkosovelluskehittäjä',
    tells: 'react, vue, angular, svelte',
  },
  {
    key: 'backenddeveloper',
    role: 'backenddeveloper',
    means: 'backend-, back end, bakendi, bakenda-, palvelinkehittäjä, taustajärjestelmä-, taustakehittäjä',
    tells:
      'java, python, golang, go developer, go engineer, node, nodejs, dotnet, csharp, php, ruby, rust, scala, elixir',
  },
  {
    key: 'uxuidesigner',
    role: 'uxuidesigner',
    means:
      '=ux, =ui, uxui, user experience, user interface, -uxdesigner, product designer, produktdesigner, interaction designer, interaktionsdesigner, interaksjonsdesigner, vuorovaikutussuunnittelija, käyttöliittymäsuunnittelija, käyttökokemussuunnittelija, viðmótshönnuður, tjänstedesigner, tjenestedesigner, servicedesigner, palvelumuotoilija, brugeroplevelse, användarupplevelse, brukeropplevelse',
    tells: 'user research, user researcher, design system',
  },
  {
    key: 'design',
    role: 'design',
    means:
      'design, -designer, graphic designer, visual designer, grafiker, -grafiker, formgivare, -formgivare, formgiver, -hönnuður, hönnun, muotoilija, -muotoilija, suunnittelija, graafikko, illustrator, art director',
    tells: 'motion, graphic',
  },
  {
    key: 'productmanagement',
    role: 'productmanagement',
    means:
      '=pm, product manager, product owner, product lead, product director, product management, head of product, vp product, produktchef, produktsjef, produktleder, produktledare, produktejer, produkteier, produktägare, produktansvarlig, produktansvarig, tuotepäällikkö, tuoteomistaja, tuotevastaava, vörustjóri, vörueigandi',
  },
  {
    key: 'projectmanagement',
    role: 'projectmanagement',
    means:
      '=pm, project manager, project lead, project coordinator, project management, program manager, programme manager, projektleder, prosjektleder, projektledare, projektchef, prosjektsjef, projektkoordinator, prosjektkoordinator, projektipäällikkö, projektikoordinaattori, verkefnastjóri, verkefnisstjóri',
    tells: 'scrum master, agile coach, implementation manager, delivery manager, delivery lead, rollout manager',
  },
  {
    key: 'legal',
    role: 'legal',
    means:
      '-legal, -lawyer, -counsel, -jurist, attorney, paralegal, -advokat, lakimies, juristi, juridik, juss, asianajaja, lakiasiain-, lögfræðingur, lögmaður, legal counsel',
    tells: 'compliance',
  },
  {
    key: 'recruiter',
    role: 'humanresources',
    means:
      'recruiter, recruitment, talent acquisition, rekryterare, rekrytering-, rekrutterer, rekruttering-, rekruteringskonsulent, rekrytoija, rekrytointi-, ráðningarfulltrúi, ráðgjafi í ráðningum, talent partner',
  },
  {
    key: 'humanresources',
    role: 'humanresources',
    means:
      '=hr, human resources, people partner, people operations, people ops, people and culture, people manager, people lead, head of people, personalechef, personalchef, personalsjef, personale-, personal, personalkonsulent, henkilöstö-, mannauðs-, mannauður',
    tells: 'talent manager, hrbp',
  },
  {
    key: 'accountant',
    role: 'finance',
    means:
      '-accountant, -bookkeeper, bookkeeping, accounting, bogholder, bogholderi, bokholder, bokfører, bokhållare, redovisning-, redovisningsekonom, bokföring-, bokførings-, regnskab-, regnskabs-, regnskap-, regnskaps-, regnskapsfører, kirjanpitäjä, kirjanpito-, bókari, bókhald-, bókhalds-',
  },
  {
    key: 'finance',
    role: 'finance',
    means:
      'finance, financial, -controller, økonomi-, ekonomi-, ekonom, økonom, økonomiassistent, finans-, talous-, taloushallinto-, fjármál, fjármála-',
    tells: 'payroll, treasury, revisor, lønspecialist, lönespecialist',
  },
  {
    key: 'businessdevelopment',
    role: 'businessdevelopment',
    means:
      'business developer, business development, bizdev, biz dev, forretningsudvikl-, forretningsudvikler, forretningsudvikling, affärsutveckl-, affärsutvecklare, affärsutveckling, forretningsutvikl-, forretningsutvikler, forretningsutvikling, liiketoiminnan kehittäjä, liiketoiminnan kehitys, liiketoimintakehitys, viðskiptaþróun, viðskiptaþróunarstjóri',
    tells: 'partnership, partner manager, growth partner, market expansion',
  },
  {
    key: 'salesdevelopment',
    role: 'sales',
    means:
      '=sdr, =bdr, sales development representative, sales development, business development representative, mødebooker, mötesbokare, møtebooker',
  },
  {
    key: 'accountmanager',
    role: 'sales',
    means:
      'account manager, key account manager, =kam, kundeansvarlig, kundansvarig, asiakkuuspäällikkö, viðskiptastjóri, kundeansvarlig',
  },
  {
    key: 'sales',
    role: 'sales',
    means:
      'sales, sale, account executive, seller, salesperson, salg, salgs-, sælger, -sælger, sälj-, säljare, -säljare, försäljning-, försäljnings-, försäljare, selger, -selger, selgere, myyjä, -myyjä, myynti, myynti-, myyntiedustaja, sölu-, sölumaður, sölufulltrúi, sala',
  },
  {
    key: 'communications',
    role: 'marketing',
    means:
      'communication, communications, kommunikation-, kommunikations-, kommunikasjon-, kommunikasjons-, kommunikatör, viestintä-, viestijä, kynningar-, samskipti, samskipta-, pr manager, public relations, press officer, upplýsingafulltrúi',
  },
  {
    key: 'content',
    role: 'marketing',
    means:
      'content, indhold-, indholds-, innhold-, innholds-, innehåll-, innehålls-, sisältö-, sisällöntuottaja, efnis-, copywriter, tekstforfatter, redaktør, redaktör, editor, toimittaja, ritstjóri, innehållsproducent',
  },
  {
    key: 'growth',
    role: 'marketing',
    means:
      'growth marketing, growth marketer, growth hacker, growth manager, growth lead, performance marketer, performance marketing, vækstmarketing, tillväxthackare, kasvumarkkinointi',
    tells: 'growth',
  },
  {
    key: 'socialmedia',
    role: 'marketing',
    means:
      'social media, sociale medier, sociala medier, sosiale medier, sosiaalinen media, samfélagsmiðlar, somemanager, some manager',
  },
  {
    key: 'marketing',
    role: 'marketing',
    means:
      '-marketing, marketing-, marketer, markedsføring-, markedsførings-, markedsfører, markedssjef, markeds-, marknadsföring-, marknadsförings-, marknadsförare, marknads-, markkinointi-, markkinoija, markaðs-, markaðssetning',
    tells: '=seo, =sem, brand, community',
  },
  {
    key: 'analyst',
    role: 'analyst',
    means:
      '-analyst, analytics, -analytiker, -analyytikko, analyysi-, -greinandi, business intelligence, =bi, insights',
  },
  {
    key: 'operations',
    role: 'operations',
    means:
      'operation, operations, driftsleder, driftleder, driftledare, driftschef, driftssjef, driftskoordinator, driftkoordinator, drift, drifts-, toiminta-, tuotanto-, tuotantopäällikkö, rekstrar-, rekstrarstjóri, rekstur',
    tells:
      'chief of staff, procurement, driver, indkøb-, indkøber, inköp-, inköpare, innkjøp-, hankinta-, production planner, workshop lead, planlægger, planlegger, työnsuunnittelija, verkstjóri, værkstedet, office coordinator, office assistant, office manager, kontor-, lageransvarlig',
  },
  {
    key: 'logistics',
    role: 'operations',
    means:
      'logistic, logistics, logistik-, logistikk-, logistiikka-, vörustjórnun, supply chain, forsyningskæde, warehouse, lager-, varasto-, lagerstjóri',
  },
  {
    key: 'technician',
    role: 'engineer',
    means:
      '-technician, -tekniker, -teknikko, tæknimaður, -tæknimaður, mekaniker, montør, -montør, montör, -montör, -asentaja, field engineer, service engineer, huolto-',
  },
  {
    key: 'developer',
    role: 'engineer',
    means:
      '-developer, dev, devs, programmer, coder, software engineer, software developer, softwareudvikler, systemudvikler, applikationsudvikler, systemutvecklare, mjukvaruutvecklare, programutvecklare, applikationsutvecklare, systemutvikler, programvareutvikler, ohjelmistokehittäjä, sovelluskehittäjä, hugbúnaðarforritari, softwareingeniør, -udvikler, programmør, -programmør, -utvecklare, -programmerare, mjukvaruingenjör, mjukvaru-, -utvikler, programmerer, programvare-, programvareingeniør, -kehittäjä, ohjelmoija, -ohjelmoija, koodari, devaaja, ohjelmisto-, ohjelmistoinsinööri, ohjelmistosuunnittelija, -forritari, hugbúnaðar-, hugbúnaðarsérfræðingur, hugbúnaðarverkfræðingur, forritun',
    tells: 'software, programming',
  },
  {
    key: 'engineer',
    role: 'engineer',
    means:
      '-engineer, engineering, -ingeniør, -ingenjör, civilingenjör, sivilingeniør, -insinööri, -verkfræðingur, -konstruktör, -konstruktør, elektroniikkasuunnittelija',
    tells: 'hardware, embedded, firmware, architect, -arkitekt, arkkitehti',
  },
];

/** Who writes software whatever the title says: their roles are looked for with `developer`. */
export const DEVELOPER_ROLES: readonly JobRole[] = [
  'backenddeveloper',
  'frontenddeveloper',
  'fullstackdeveloper',
  'mobiledevelopment',
];
