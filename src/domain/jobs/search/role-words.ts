import type { JobRole } from '../../site/taxonomies.ts';
import { EXECUTIVE_LINES } from './executive-words.ts';
import type { RoleLine } from './role-line.ts';

/** The particular before the general: the first line that knows a title tells its role. */
export const ROLE_LINES: readonly RoleLine[] = [
  ...EXECUTIVE_LINES,
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
      'customer success, =csm, customer support, customer service, customer care, customer experience, support agent, support specialist, support engineer, support hero, technical support, tekninen tuki, kundeservice-, kundesupport-, kundestøtte-, kundtjänst-, kundsupport-, kundstöd-, kundvärd, kundeveileder, kundekonsulent, kundebehandler, asiakaspalvelu-, asiakaspalvelija, kundservice-, asiakastuki-, asiakastuen, asiakasmenestys-, þjónustufulltrúi, þjónusturáðgjafi, þjónustuver, þjónusta, þjónustu-, notendaþjónustu, viðskiptavinaþjónusta, supporter, supporttekniker, supportmedarbejder, supportmedarbeider, kundrådgivare, kunderådgiver',
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
      'data scientist, data science, applied scientist, datascientist, datavetare, datavetenskap, dataforsker, dataviter, datatieteilijä, datatutkija, gagnafræðingur, gagnasérfræðingur, gagnavísindi',
    tells: '=nlp, research scientist',
  },
  {
    key: 'sysadmin',
    role: 'devops',
    means:
      'sysadmin, system administrator, systemadministrator, systemadministratør, systemadministratör, it administrator, järjestelmäylläpitäjä, ylläpitäjä, kerfisstjóri',
  },
  {
    key: 'devops',
    role: 'devops',
    means: '-devops, =sre, site reliability, reliability engineer, =devsecops',
    tells: 'platform engineer, cloud engineer, infrastructure, kubernetes, drifttekniker, driftstekniker',
  },
  {
    key: 'mobiledevelopment',
    role: 'mobiledevelopment',
    means:
      'mobile developer, mobile engineer, mobile app, mobile development, mobiludvikler, mobilutvecklare, mobilutvikler, mobiilikehittäjä, mobiilisovelluskehittäjä, snjallsímaforritari, appudvikler, apputvecklare, apputvikler, app developer, app udvikler, app utvecklare, app utvikler, app kehittäjä',
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
      '=ux, =ui, uxui, user experience, user interface, -uxdesigner, product designer, produktdesigner, interaction designer, interaktionsdesigner, interaksjonsdesigner, vuorovaikutussuunnittelija, käyttöliittymäsuunnittelija, käyttökokemussuunnittelija, viðmótshönnuður, tjänstedesigner, tjenestedesigner, servicedesigner, palvelumuotoilija, tuotesuunnittelija, vöruhönnuður, brugeroplevelse, användarupplevelse, brukeropplevelse',
    tells: 'user research, user researcher, design system',
  },
  {
    key: 'design',
    role: 'design',
    means:
      'design, -designer, graphic designer, visual designer, grafisk designer, grafisk formgivare, graafinen suunnittelija, grafískur hönnuður, grafiker, -grafiker, formgivare, -formgivare, formgiver, -hönnuður, hönnun, muotoilija, -muotoilija, suunnittelija, graafikko, illustrator, art director',
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
  { key: 'compliance', role: 'legal', means: 'compliance, regelefterlevnad, regelefterlevelse, säännöstenmukaisuus' },
  {
    key: 'legal',
    role: 'legal',
    means:
      '-legal, -lawyer, -counsel, -jurist, attorney, paralegal, -advokat, lakimies, juristi, juridik, juss, asianajaja, lakiasiain-, lögfræðingur, lögmaður, legal counsel, juridisk rådgiver, juridisk konsulent, juridisk rådgivare',
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
      '=hr, human resources, hr business partner, people partner, people operations, people ops, people and culture, people manager, people lead, head of people, personalechef, personalchef, personalsjef, personale-, personal, personalkonsulent, henkilöstö-, mannauðs-, mannauður',
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
      'sales, sale, account executive, seller, salesperson, salg, salgs-, sælger, -sælger, sälj-, säljare, -säljare, försäljning-, försäljnings-, försäljare, selger, -selger, selgere, myyjä, -myyjä, myynti, myynti-, myyntiedustaja, sölumaður, sölufulltrúi, sölustjóri, söluráðgjafi, sölusérfræðingur, sölumanneskja, sala, telesales, puhelinmyyjä',
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
      'social media, some ansvarlig, sociale medier, sociala medier, sosiale medier, sosiaalinen media, samfélagsmiðlar, somemanager, some manager',
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
      'chief of staff, driver, production planner, workshop lead, planlægger, planlegger, työnsuunnittelija, verkstjóri, værkstedet, office coordinator, office assistant, kontor-, lageransvarlig',
  },
  {
    key: 'purchasing',
    role: 'operations',
    means:
      'purchaser, purchasing, procurement, buyer, indkøb-, indkøbs-, indkøber, inköp-, inköps-, inköpare, innkjøp-, innkjøps-, innkjøper, hankinta-, ostaja, innkaup, innkaupa-, innkaupastjóri',
  },
  {
    key: 'officemanager',
    role: 'operations',
    means: 'office manager, kontorchef, kontorsjef, kontorschef, toimistopäällikkö, skrifstofustjóri',
  },
  {
    key: 'administration',
    role: 'operations',
    means:
      'administrative assistant, office assistant, administrativ medarbejder, administrativ medarbeider, administrativ medarbetare, administrativ assistent, sekretær, sekreterare, sihteeri, ritari, kontorassistent, kontorsassistent, toimistoassistentti, skrifstofumaður',
    tells: 'receptionist, resepsjonist',
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
      '-developer, dev, devs, programmer, coder, software engineer, software developer, softwareudvikler, softwareudvikling, systemudvikler, systemudvikling, systemutveckling, systemutvikling, programvareutvikling, tölvunarfræðingur, applikationsudvikler, systemutvecklare, mjukvaruutvecklare, programutvecklare, applikationsutvecklare, systemutvikler, programvareutvikler, ohjelmistokehittäjä, sovelluskehittäjä, hugbúnaðarforritari, softwareingeniør, -udvikler, programmør, -programmør, -utvecklare, -programmerare, mjukvaruingenjör, mjukvaru-, -utvikler, programmerer, programvare-, programvareingeniør, -kehittäjä, ohjelmoija, -ohjelmoija, koodari, devaaja, ohjelmisto-, ohjelmistoinsinööri, ohjelmistosuunnittelija, -forritari, hugbúnaðar-, hugbúnaðarsérfræðingur, hugbúnaðarverkfræðingur, forritun',
    tells: 'software, programming',
  },
  {
    key: 'mechanicalengineer',
    role: 'engineer',
    means:
      'mechanical engineer, mechanical engineering, mechanical designer, maskiningeniør, maskiningenjör, maskinkonstruktør, maskinkonstruktör, mekanisk ingeniør, mekanikingeniør, mekanikingenjör, mekanikkonstruktör, koneinsinööri, mekaniikkainsinööri, mekaniikkasuunnittelija, vélaverkfræðingur',
  },
  {
    key: 'electricalengineer',
    role: 'engineer',
    means:
      'electrical engineer, electronics engineer, elektroingeniør, elektronikingeniør, elektronikkingeniør, elingeniør, elingenjör, elektronikingenjör, elektronikkonstruktør, elektronikkonstruktör, elkonstruktör, sähköinsinööri, sähkösuunnittelija, elektroniikkainsinööri, elektroniikkasuunnittelija, rafmagnsverkfræðingur',
  },
  {
    key: 'hardware',
    role: 'engineer',
    means: 'hardware, hardware-, hårdvara, hårdvaru-, maskinvare, maskinvare-, laitteisto-, vélbúnaður, vélbúnaðar-',
  },
  {
    key: 'engineer',
    role: 'engineer',
    means:
      '-engineer, engineering, -ingeniør, -ingenjör, civilingenjör, sivilingeniør, -insinööri, -verkfræðingur, -konstruktör, -konstruktør',
    tells: 'embedded, firmware, architect, -arkitekt, arkkitehti',
  },
];

/** Who writes software whatever the title says: their roles are looked for with `developer`. */
export const DEVELOPER_ROLES: readonly JobRole[] = [
  'backenddeveloper',
  'frontenddeveloper',
  'fullstackdeveloper',
  'mobiledevelopment',
];
