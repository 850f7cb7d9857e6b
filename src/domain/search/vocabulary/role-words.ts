import type { JobRole } from '#domain/site/taxonomies.ts';
import { EXECUTIVE_LINES } from './executive-words.ts';
import type { RoleLine } from './role-line.ts';

/** The particular before the general: the first line that knows a title tells its role. */
export const ROLE_LINES: readonly RoleLine[] = [
  ...EXECUTIVE_LINES,
  {
    key: 'qualityassurance',
    role: 'qualityassurance',
    means:
      '=qa, quality assurance, quality engineer, -tester, test engineer, test automation, qa engineer, kvalitetssikring, kvalitetssäkring, kvalitetssikrer, testare, -testare, testingeniør, testingenjör, testaaja, -testaaja, laadunvarmistus, prófari, hugbúnaðarprófari, gæðatrygging, gæðastjóri, laatupäällikkö, software tester, tester, testing, test manager, test lead, test analyst, test developer, =sdet, testleder, testledare, testansvarlig, testansvarig, testpäällikkö, testauspäällikkö, testausinsinööri, testaus, testaus-, testautomatisering, testautomation, testautomaatio, testautomaatioinsinööri, testautomatiserare, kvalitetsingeniør, kvalitetsingenjör, kvalitetschef, kvalitetssjef, kvalitetsleder, kvalitetsledare, kvalitetsansvarlig, kvalitetsansvarig, kvalitetskontrol, kvalitetskontroll, laatuinsinööri, laatuvastaava, laadunvalvonta, gæðaeftirlit, gæða-, prófanir, quality manager, quality control, quality lead, quality specialist',
    tells: 'test lead, quality lead, kvalitets-',
  },
  {
    key: 'onboarding',
    role: 'customersuccess',
    means:
      'onboarding, onboarding specialist, onboarding manager, customer onboarding, käyttöönotto, käyttöönotto-, käyttöönoton, kundeonboarding, innleiðing',
    within: 'customersuccess',
  },
  {
    key: 'customersuccess',
    role: 'customersuccess',
    means:
      'customer success, =csm, customer experience, asiakasmenestys-, customer success manager, client success, customer experience manager, kundesucces, kundesuksess, kundframgång, asiakaskokemus, asiakkuudenhoitaja',
    tells: 'käyttöönoton',
  },
  {
    key: 'customersupport',
    role: 'customersuccess',
    means:
      'customer support, customer service, customer care, support agent, support specialist, support hero, kundeservice-, kundesupport-, kundestøtte-, kundtjänst-, kundsupport-, kundstöd-, kundvärd, kundeveileder, kundekonsulent, kundebehandler, asiakaspalvelu-, asiakaspalvelija, kundservice-, asiakastuki-, asiakastuen, þjónustufulltrúi, þjónusturáðgjafi, þjónustuver, þjónusta, þjónustu-, notendaþjónustu, viðskiptavinaþjónusta, supporter, supportmedarbejder, supportmedarbeider, kundrådgivare, kunderådgiver, customer agent, customer representative, customer service representative, customer advisor, customer happiness, client support, client service, call center, callcenter, call centre, contact center, kundecenter, kundcenter, kundeservicekonsulent, kundkonsulent, kundmottagare, kundbehandler, kundebehandling, kundesenter, asiakasneuvoja, palveluneuvoja, asiakaspalvelun, asiakastuki, kundevejleder, þjónustuborð, þjónustustjóri, notendaþjónusta, kundesupporter',
    within: 'customersuccess',
  },
  {
    key: 'technicalsupport',
    role: 'customersuccess',
    means:
      'technical support, technical support engineer, tech support, support engineer, support technician, application support, product support, itsupport, teknisk support, teknisk kundeservice, supporttekniker, supportingeniør, supportingenjör, tekninen tuki, teknisen tuen, tukiasiantuntija, tæknileg aðstoð, tækniaðstoð, tækniþjónusta, helpdesk, help desk, service desk, servicedesk',
    within: 'customersupport',
  },
  {
    key: 'machinelearning',
    role: 'datascience',
    means:
      '=ml, machine learning, maskinlæring-, maskininlärning-, koneoppiminen, koneoppimis-, vélanám-, vélnám, deep learning, ml engineer, mlops, mlops engineer, machine learning engineer, machine learning scientist, neural networks, computer vision, natural language processing, dyb læring, djupinlärning, dyp læring, syväoppiminen, djúpnám, maskinlæringsingeniør, maskininlärningsingenjör, koneoppimisinsinööri',
    near: 'datascience, ^datascience',
  },
  {
    key: 'artificialintelligence',
    role: 'datascience',
    means:
      '=ai, =ki, artificial intelligence, kunstig intelligens, artificiell intelligens, tekoäly-, gervigreind-, generative ai, ai engineer, ai developer, ai scientist, gen ai, genai, =llm, tekoälyasiantuntija, tekoälykehittäjä',
    near: 'machinelearning, ^datascience',
  },
  {
    key: 'dataengineer',
    role: 'datascience',
    means:
      'data engineer, data engineering, dataingeniør, dataingenjör, datainsinööri, dataverkfræðingur, analytics engineer, data developer, data platform, data warehouse, etl, etl developer, dataudvikler, datautvecklare, datautvikler, datakehittäjä, gagnaverkfræðingur, gagnaforritari',
    near: '^datascience',
  },
  {
    key: 'datascience',
    role: 'datascience',
    means:
      'data scientist, data science, applied scientist, datascientist, datavetare, datavetenskap, dataforsker, dataviter, datatieteilijä, datatutkija, gagnafræðingur, gagnasérfræðingur, gagnavísindi, datascience, datavitenskap, datatiede, data science konsulent, gagnavísindamaður, gagnavísindakona, gagnavísindum',
    tells: '=nlp, research scientist',
    near: 'dataanalyst, ^analyst',
  },
  {
    key: 'sysadmin',
    role: 'devops',
    means:
      'sysadmin, system administrator, systemadministrator, systemadministratør, systemadministratör, järjestelmäylläpitäjä, ylläpitäjä, kerfisstjóri, system administration, network engineer, network administrator, netværkstekniker, nätverkstekniker, nettverkstekniker, netværksadministrator, verkkoasiantuntija, järjestelmäasiantuntija, drifttekniker, driftstekniker, driftsingeniør, driftingenjör, netstjóri, tölvumaður, database administrator, databaseadministrator',
    near: 'devops, ^devops, technician',
  },
  {
    key: 'devops',
    role: 'devops',
    means: '-devops, =devsecops, devops engineer, devops udvikler, devops utvecklare, devops utvikler',
    tells: 'platform engineer, kubernetes',
  },
  {
    key: 'sre',
    role: 'devops',
    means: '=sre, site reliability, site reliability engineer, reliability engineer, pålidelighed, driftsikkerhed',
    within: 'devops',
  },
  {
    key: 'cloud',
    role: 'devops',
    means:
      'cloud engineer, cloud developer, cloud specialist, cloud platform, cloud infrastructure, skyingeniør, skyutvikler, molningenjör, molnutvecklare, pilvi-, pilviasiantuntija, pilvi-insinööri, pilvikehittäjä, skýja-, cloudingeniør, cloudingenjör, cloudutvecklare, cloududvikler',
    within: 'devops',
  },
  {
    key: 'infrastructure',
    role: 'devops',
    means:
      'infrastructure, infrastructure engineer, infraingenjör, infraingeniør, infrastruktur, infrastruktur-, infrastruktuuri, infrastruktuuri-, innviðir, innviða-',
    within: 'devops',
  },
  {
    key: 'mobiledevelopment',
    role: 'mobiledevelopment',
    means:
      'mobile developer, mobile engineer, mobile app, mobile development, mobiludvikler, mobilutvecklare, mobilutvikler, mobiilikehittäjä, mobiilisovelluskehittäjä, snjallsímaforritari, appudvikler, apputvecklare, apputvikler, app developer, app udvikler, app utvecklare, app utvikler, app kehittäjä, app engineer, apps developer, app programmer, app kodare, mobilapp, mobilapper, mobilapps, mobilapputvikler, mobilappsutvecklare, mobiiliohjelmoija, mobiilisovellus, appforritari, smáforrit, mobile programmer, mobil udvikler, mobil utvecklare, mobil utvikler, mobiili kehittäjä',
    tells: '=ios, android, flutter, react native, kotlin, swift',
  },
  {
    key: 'fullstackdeveloper',
    role: 'fullstackdeveloper',
    means: 'fullstack-, fuldstack, full stack',
    near: '^backenddeveloper, ^frontenddeveloper',
  },
  {
    key: 'frontenddeveloper',
    role: 'frontenddeveloper',
    means:
      'frontend-, front end, framendi, framenda-, ui engineer, ui developer, käyttöliittymäkehittäjä, frontendare, klientutvecklare, javascript developer, frontender',
    tells: 'react, vue, angular, svelte',
    near: '^fullstackdeveloper',
  },
  {
    key: 'webdeveloper',
    role: 'frontenddeveloper',
    means:
      'web developer, web engineer, webudvikler, webutvecklare, webbutvecklare, webutvikler, vefforritari, verkkokehittäjä, verkkosovelluskehittäjä, web programmer, web development, web udvikler, web utvecklare, webb utvecklare, web utvikler, web kehittäjä, webkehittäjä, webbprogrammerare, webprogrammør, webprogrammerer, webmaster, webudvikling, webbutveckling, webutvikling, verkkokehitys, vefþróun, vefforritun, vefsíðugerð, hjemmesideudvikler, nettutvikler, nettsideutvikler, verkkosivukehittäjä',
    within: 'frontenddeveloper',
  },
  {
    key: 'backenddeveloper',
    role: 'backenddeveloper',
    means:
      'backend-, back end, bakendi, bakenda-, palvelinkehittäjä, taustajärjestelmä-, taustakehittäjä, server developer, serverudvikler, serverutvecklare, serverutvikler, server side, bagendeudvikler, backendare, palvelinohjelmoija, palvelinpuolen, bakendaforritari',
    tells:
      'java, python, golang, go developer, go engineer, node, nodejs, dotnet, csharp, php, ruby, rust, scala, elixir',
    near: '^fullstackdeveloper',
  },
  {
    key: 'ux',
    role: 'uxuidesigner',
    means:
      '=ux, uxui, ux designer, user experience, -uxdesigner, ux design, ux research, ux researcher, user research, user researcher, ux writer, usability, brugeroplevelse, användarupplevelse, brukeropplevelse, käyttökokemus, käyttökokemussuunnittelija, käytettävyys, käytettävyyssuunnittelija, käytettävyysasiantuntija, notendaupplifun, notendaupplifunar-, uxhönnuður, ux hönnuður, ux suunnittelija, interaction designer, interaction design, interaktionsdesigner, interaksjonsdesigner, interaktionsdesign, vuorovaikutussuunnittelija, viðmótshönnuður',
    within: 'uxuidesigner',
  },
  {
    key: 'uidesigner',
    role: 'uxuidesigner',
    means:
      'ui designer, ui ux, ux ui, ui design, user interface, uidesigner, web designer, webdesigner, webbdesigner, vefhönnuður, verkkosuunnittelija, käyttöliittymäsuunnittelija, gränssnittsdesigner, brugergrænsefladedesigner, grensesnittdesigner',
    within: 'uxuidesigner',
  },
  {
    key: 'productdesigner',
    role: 'uxuidesigner',
    means:
      'product designer, product design, produktdesigner, produktdesign, digital designer, digital product designer, tuotesuunnittelija, tuotemuotoilija, vöruhönnuður, vöruhönnun',
    within: 'uxuidesigner',
  },
  {
    key: 'uxuidesigner',
    role: 'uxuidesigner',
    means:
      'uxuidesigner, tjänstedesigner, tjenestedesigner, servicedesigner, service designer, palvelumuotoilija, þjónustuhönnuður',
    tells: 'user research, user researcher, design system',
  },
  {
    key: 'graphicdesigner',
    role: 'design',
    means:
      'graphic designer, graphic design, visual designer, visual design, brand designer, motion designer, communication designer, grafisk designer, grafisk design, grafisk formgivare, grafisk formgiver, grafisk formgivning, grafik, graafinen suunnittelija, graafinen, graafikko, grafískur hönnuður, grafísk hönnun, grafiker, -grafiker, visuell designer, visuaalinen suunnittelija, illustrator, illustratør, illustratör, kuvittaja, teiknari, art director, layouter',
    within: 'design',
    near: '^uxuidesigner',
  },
  {
    key: 'designer',
    role: 'design',
    means:
      'designer, -designer, formgivare, -formgivare, formgiver, formgivning, hönnuður, -hönnuður, muotoilija, -muotoilija, suunnittelija',
    within: 'design',
  },
  {
    key: 'design',
    role: 'design',
    means:
      'design, hönnun, muotoilu, design-, industridesigner, industriel designer, industrial designer, teollinen muotoilija, iðnhönnuður',
    tells: 'motion, graphic',
  },
  {
    key: 'productowner',
    role: 'productmanagement',
    means:
      'product owner, produktejer, produkteier, produktägare, tuoteomistaja, vörueigandi, =po, =cspo, produktejere, produkteiere',
    within: 'productmanagement',
  },
  {
    key: 'productmanagement',
    role: 'productmanagement',
    means:
      '=pm, product manager, product lead, product director, product management, head of product, vp product, produktchef, produktsjef, produktleder, produktledare, produktansvarlig, produktansvarig, tuotepäällikkö, tuotevastaava, vörustjóri, product specialist, produktledelse, produktledning, produktstyring, tuotehallinta, tuotepäälliköt, produktspecialist, produktspesialist, vörusérfræðingur, group product manager, produkt manager, produkt owner',
  },
  {
    key: 'projectmanagement',
    role: 'projectmanagement',
    means:
      '=pm, project manager, project lead, project coordinator, project management, program manager, programme manager, projektleder, prosjektleder, projektledare, projektchef, prosjektsjef, projektkoordinator, prosjektkoordinator, projektipäällikkö, projektikoordinaattori, verkefnastjóri, verkefnisstjóri, =pmo, implementeringskonsulent, implementeringskonsult, projektledelse, projektledning, projektstyring, projektstyrning, prosjektledelse, prosjektledning, prosjektstyring, verkefnastjórnun, projektinhallinta, projektin johtaja, projektijohtaja, projektiassistentti, projektmedarbejder, projektmedarbetare, prosjektmedarbeider, projektassistent, prosjektassistent, projektansvarlig, projektansvarig, prosjektansvarlig, programleder, ohjelmapäällikkö, programchef, hankepäällikkö, project leader, project assistant, projekt manager, prosjekt manager, projekti manager',
    tells:
      'scrum master, agile coach, implementation manager, delivery manager, delivery lead, rollout manager, implementation consultant',
  },
  {
    key: 'compliance',
    role: 'legal',
    means:
      'compliance, regelefterlevnad, regelefterlevelse, säännöstenmukaisuus, compliance officer, compliance manager, regulatory, regulatory affairs, =aml, =kyc, =gdpr, =dpo, data protection, databeskyttelse, dataskydd, personvern, tietosuoja, tietosuoja-, persónuvernd, regelverk, hvidvask, penningtvätt, rahanpesu',
    near: 'legal, ^legal',
  },
  {
    key: 'legal',
    role: 'legal',
    means:
      '-legal, -lawyer, -counsel, -jurist, attorney, paralegal, -advokat, lakimies, juristi, juridik, juss, asianajaja, lakiasiain-, lögfræðingur, lögmaður, legal counsel, juridisk rådgiver, juridisk konsulent, juridisk rådgivare, solicitor, juridisk, juridiska, juridiske, juridiikka, juridinen, lakiasiat, lakiasiantuntija, lögfræði, lögfræðiráðgjafi, bolagsjurist, virksomhedsjurist, selskapsjurist, company lawyer, in house counsel, house counsel, sopimusjuristi',
    near: 'compliance',
  },
  {
    key: 'recruiter',
    role: 'humanresources',
    means:
      'recruiter, recruitment, talent acquisition, rekryterare, rekrytering-, rekrutterer, rekruttering-, rekruteringskonsulent, rekrytoija, rekrytointi-, ráðningarfulltrúi, ráðgjafi í ráðningum, talent partner, headhunter, head hunter, headhunting, hodejeger, sourcer, talent sourcer, talent acquisition partner, talent acquisition specialist, recruiting, recruitment consultant, rekryteringskonsult, rekryteringsspecialist, rekruttør, rekrutteringskonsulent, rekrytointikonsultti, rekrytointiasiantuntija, ráðningar, ráðningar-, ráðningarstjóri, ta partner, ta specialist',
    near: 'humanresources, ^humanresources',
  },
  {
    key: 'humanresources',
    role: 'humanresources',
    means:
      '=hr, human resources, hr business partner, people partner, people operations, people ops, people and culture, people manager, people lead, head of people, personalechef, personalchef, personalsjef, personale-, personal, personalkonsulent, henkilöstö-, mannauðs-, mannauður, =hrbp, hr manager, people culture, people operations manager, personaleleder, personaleansvarlig, personalansvarig, personalansvarlig, personaladministratör, personaladministrator, henkilöstöpäällikkö, henkilöstöasiantuntija, starfsmannastjóri, starfsmanna-, mannauðsmál, mannauðsstjóri, hr konsulent, hr konsult, hr asiantuntija, hr partner, hr medarbejder',
    tells: 'talent manager, hrbp',
  },
  {
    key: 'accountant',
    role: 'finance',
    means:
      '-accountant, -bookkeeper, bookkeeping, accounting, bogholder, bogholderi, bokholder, bokfører, bokhållare, redovisning-, redovisningsekonom, bokföring-, bokførings-, regnskab-, regnskabs-, regnskap-, regnskaps-, regnskapsfører, kirjanpitäjä, kirjanpito-, bókari, bókhald-, bókhalds-, auditor, bokföring, bokförare, bokføring, bogføring, regnskabsmedarbejder, regnskabsassistent, regnskapsmedarbeider, regnskapskonsulent, kirjanpito, reskontranhoitaja, accounts payable, accounts receivable, financial accountant, redovisning, redovisningskonsult, redovisningsansvarig, bókhaldari, reikningshaldari, bókhaldsfulltrúi, bogholderiassistent, ekonomiassistent, tilintarkastaja, endurskoðandi, revisor, kreditorbogholder, debitorbogholder',
    near: 'finance, ^finance',
  },
  {
    key: 'controller',
    role: 'finance',
    means:
      'controller, -controller, business controller, financial controller, økonomicontroller, liiketoimintacontroller',
    within: 'finance',
  },
  {
    key: 'payroll',
    role: 'finance',
    means:
      'payroll, payroll specialist, lønspecialist, lönespecialist, lønnsspesialist, lönekonsult, lønkonsulent, lønnskonsulent, löneadministratör, lønmedarbejder, lønnsmedarbeider, palkanlaskija, palkkahallinto, launafulltrúi, launavinnsla',
    near: 'finance, ^finance',
  },
  {
    key: 'finance',
    role: 'finance',
    means:
      'finance, financial, økonomi-, ekonomi-, ekonom, økonom, økonomiassistent, finans-, talous-, taloushallinto-, fjármál, fjármála-, finance manager, economist, økonomi, ekonomi, talous, rahoitus, rahoitus-, fjármálum, fjármálafulltrúi, finans, finansiel, treasurer',
    tells: 'treasury',
  },
  {
    key: 'businessdevelopment',
    role: 'businessdevelopment',
    means:
      'business developer, business development, bizdev, biz dev, forretningsudvikl-, forretningsudvikler, forretningsudvikling, affärsutveckl-, affärsutvecklare, affärsutveckling, forretningsutvikl-, forretningsutvikler, forretningsutvikling, liiketoiminnan kehittäjä, liiketoiminnan kehitys, liiketoimintakehitys, viðskiptaþróun, viðskiptaþróunarstjóri, business development manager, biz developer, business developer manager, forretningsutviklingssjef, forretningsudviklingschef, affärsutvecklingschef, liiketoiminnan kehittäminen, liiketoimintakehittäjä, liiketoimintakehitys-, viðskiptaþróunar-, viðskiptaþróun-',
    tells: 'growth partner, market expansion',
  },
  {
    key: 'partnerships',
    role: 'businessdevelopment',
    means:
      'partnerships, partnership, partnership manager, partnerships manager, partner manager, partner success, strategic partnerships, partneransvarlig, partneransvarig, partnerchef, partnersjef, partnerskab, partnerskap, kumppanuus, kumppanuus-, kumppanuuspäällikkö, samstarfs-, samstarfsstjóri, alliance manager',
    near: 'businessdevelopment, ^businessdevelopment',
  },
  {
    key: 'salesdevelopment',
    role: 'sales',
    means:
      '=sdr, =bdr, sales development representative, sales development, business development representative, mødebooker, mötesbokare, møtebooker, sales development rep, business development rep, inside sales, outbound sales, lead generation, mötesbokning, møtebooking, telemarketing, telemarketer, telesales, innesäljare, innesalg, prospekterare, tapaamisbuukkaaja, buukkari',
    near: 'accountexecutive',
  },
  {
    key: 'keyaccount',
    role: 'sales',
    means:
      '=kam, key account, key account manager, key account executive, nøglekunde-, nyckelkund-, nyckelkundsansvarig, nøkkelkunde-, storkunde-, avainasiakas-, avainasiakaspäällikkö, lykilviðskipta-',
    within: 'accountmanager',
  },
  {
    key: 'accountmanager',
    role: 'sales',
    means:
      'account manager, kundeansvarlig, kundansvarig, asiakkuuspäällikkö, viðskiptastjóri, kundeansvarlig, account director, client manager, client executive, customer manager, kundechef, kundesjef, kundchef, kundemanager, storkundesælger, asiakasvastaava, asiakkuusvastaava, asiakkuusjohtaja, asiakkuuspäälliköt, viðskiptastjórn',
    near: 'accountexecutive',
  },
  { key: 'accountexecutive', role: 'sales', means: '=ae, account executive, account exec', within: 'sales' },
  {
    key: 'sales',
    role: 'sales',
    means:
      'sales, sale, seller, salesperson, salg, salgs-, sælger, -sælger, sälj-, säljare, -säljare, försäljning-, försäljnings-, försäljare, selger, -selger, selgere, myyjä, -myyjä, myynti, myynti-, myyntiedustaja, sölumaður, sölufulltrúi, söluráðgjafi, sölusérfræðingur, sölumanneskja, sala, telesales, puhelinmyyjä, sölu, sales representative, sales rep, sales agent, salesman, saleswoman, sales person, sales executive, sælgerjob, säljjobb, salgsjobb, myyntityö, myyntineuvottelija, myyntiassistentti, sölumenn, sölufólk, sölukona, sölustarf, sölumennska, utesäljare, fältsäljare, butikssäljare, salgsmedarbejder, field sales',
  },
  {
    key: 'communications',
    role: 'marketing',
    means:
      'communication, communications, kommunikation-, kommunikations-, kommunikasjon-, kommunikasjons-, kommunikatör, viestintä-, viestijä, kynningar-, samskipti, samskipta-, pr manager, public relations, press officer, upplýsingafulltrúi, =pr, presse-, pressansvarig, presseansvarlig, pressechef, tiedottaja, viestintä, viestintäpäällikkö, viestinnän, informationschef, informatør, informatör, informasjonsmedarbeider, informasjonsrådgiver, almannatengsl, almannatengill, kommunikatør, communications specialist, communications officer, internal communications, kynning, kynningarmál, upplýsingastjóri, press manager',
    near: 'content',
  },
  {
    key: 'content',
    role: 'marketing',
    means:
      'content, indhold-, indholds-, innhold-, innholds-, innehåll-, innehålls-, sisältö-, sisällöntuottaja, efnis-, copywriter, tekstforfatter, redaktør, redaktör, editor, toimittaja, ritstjóri, innehållsproducent, content creator, content producer, content writer, content manager, content strategist, skribent, journalist, reporter, blogger, författare, forfatter, kirjoittaja, sisällön-, sisällöntuotanto, textförfattare, copy writer, indholdsskaber, innehållsskapare, innholdsskaper, efnishöfundur, textahöfundur, textasmiður, textasmiðir, redaktion, redaktion-, blaðamaður, tekstiforfatter, mainoskirjoittaja, tekstskribent',
    near: 'communications',
  },
  {
    key: 'growth',
    role: 'marketing',
    means:
      'growth marketing, growth marketer, growth hacker, growth manager, growth lead, performance marketer, performance marketing, vækstmarketing, tillväxthackare, kasvumarkkinointi, growth hacking, kasvuhakkeri, vækstchef, tillväxtchef, vekstmarkedsføring, vaxtar-, paid media, paid social, =ppc',
    tells: 'growth',
    near: 'digitalmarketing, brand, content',
  },
  {
    key: 'digitalmarketing',
    role: 'marketing',
    means:
      'digital marketing, digital marketer, digital markedsføring, digital marknadsföring, digital marketing manager, digimarkkinointi, digimarkkinoija, verkkomarkkinointi, online marketing, online markedsføring, stafræn markaðssetning, seo specialist, email marketing, marketing automation',
    near: 'growth, content, brand',
  },
  {
    key: 'socialmedia',
    role: 'marketing',
    means:
      'social media, some ansvarlig, sociale medier, sociala medier, sosiale medier, sosiaalinen media, samfélagsmiðlar, somemanager, some manager',
    near: 'content, communications',
  },
  {
    key: 'brand',
    role: 'marketing',
    means:
      'brand manager, brand specialist, brand marketing, branding, varumärkes-, varumärkesansvarig, merkevare-, merkevareansvarlig, brandansvarlig, brändi-, brändipäällikkö, vörumerki, vörumerkja-, vörumerkjastjóri',
    near: 'growth, content, communications',
  },
  {
    key: 'marketing',
    role: 'marketing',
    means:
      '-marketing, marketing-, marketer, markedsføring-, markedsførings-, markedsfører, markeds-, marknadsföring-, marknadsförings-, marknadsförare, marknads-, markkinointi-, markkinoija, markaðs-, markaðssetning, marknadsföring, markedsføring, markkinointi, markkinoinnin, markaðsmál, markaðsmaður, marketeer',
    tells: '=seo, =sem, brand, community',
  },
  {
    key: 'dataanalyst',
    role: 'analyst',
    means:
      'data analyst, data analytics, data analysis, dataanalytiker, dataanalyse, dataanalys, data-analyytikko, data analyytikko, dataanalyytikko, data analytiker, gagnagreinandi, gagnagreining, bi developer, bi analyst, bi udvikler, bi utvecklare, bi konsulent',
    near: 'analyst, ^analyst',
  },
  {
    key: 'businessanalyst',
    role: 'analyst',
    means:
      'business analyst, business analysis, forretningsanalytiker, affärsanalytiker, verksamhetsanalytiker, liiketoiminta-analyytikko, liiketoiminta analyytikko, viðskiptagreinandi',
    near: 'analyst, ^analyst',
  },
  {
    key: 'analyst',
    role: 'analyst',
    means:
      '-analyst, analytics, -analytiker, -analyytikko, analyysi-, -greinandi, business intelligence, =bi, insights, analyse-, analys-, analytiikka-, greining-, greiningar-, data insights, insights manager, analyste, analytiker, sérfræðingur í greiningu',
  },
  {
    key: 'operations',
    role: 'operations',
    means:
      'operation, operations, drift, drifts-, toiminta-, tuotanto-, rekstrar-, rekstur, =ops, drift-, tuotanto, operaatio-, rekstrar, biz ops, business operations, driftsmedarbejder, driftmedarbeider, driftmedarbetare, produktionschef, produktionsleder, produktionsledare, produksjonssjef, produksjonsleder, framleiðslustjóri',
    tells:
      'chief of staff, driver, production planner, workshop lead, planlægger, planlegger, työnsuunnittelija, verkstjóri, værkstedet, office coordinator, office assistant, kontor-, lageransvarlig',
  },
  {
    key: 'foreman',
    role: 'operations',
    means:
      'workshop lead, workshop manager, foreman, verkstjóri, työnjohtaja, arbejdsleder, arbetsledare, arbeidsleder, værkfører, verkmester, verkmästare, værkstedsleder, verkstadschef, verkstedleder, verkstadsansvarig, shift leader, skiftleder, skiftledare, vuoropäällikkö, vaktstjóri',
    near: 'operations+manager',
  },
  {
    key: 'purchasing',
    role: 'operations',
    means:
      'purchaser, purchasing, procurement, buyer, indkøb-, indkøbs-, indkøber, inköp-, inköps-, inköpare, innkjøp-, innkjøps-, innkjøper, hankinta-, ostaja, innkaup, innkaupa-, category manager, sourcing, strategisk indkøber, strategisk inköpare, hankintapäällikkö, hankinnat, sisäänostaja, innkaupafulltrúi, innkjøpssjef',
    near: 'logistics',
  },
  {
    key: 'officemanager',
    role: 'operations',
    means:
      'office manager, kontorchef, kontorsjef, kontorschef, toimistopäällikkö, skrifstofustjóri, office coordinator, office administrator, kontorsansvarig, kontoransvarlig, kontorleder, toimistovastaava, workplace manager, facility manager, skrifstofa, skrifstofu-',
    near: 'administration, executiveassistant',
  },
  {
    key: 'administration',
    role: 'operations',
    means:
      'administrative assistant, office assistant, administrativ medarbejder, administrativ medarbeider, administrativ medarbetare, administrativ assistent, sekretær, sekreterare, sihteeri, ritari, kontorassistent, kontorsassistent, toimistoassistentti, skrifstofumaður, administrasjon, administration, hallinto, hallinto-, hallintoassistentti, secretary, receptionist, resepsjonist, receptionsmedarbejder, vastaanottovirkailija, móttökuritari, móttaka, kontorist, kontormedarbejder, kontormedarbeider, kontorsmedarbetare, toimistotyöntekijä, toimistosihteeri, office worker, clerk, back office',
    near: 'officemanager, executiveassistant',
  },
  {
    key: 'logistics',
    role: 'operations',
    means:
      'logistic, logistics, logistik-, logistikk-, logistiikka-, logistiker, logistikker, logistikmedarbejder, logistikansvarig, transport, transport-, transportleder, kuljetus-, flutningar, flutninga-, vörustjórnun, fulfilment, fulfillment, spedition, speditør, speditör, huolitsija, shipping',
  },
  {
    key: 'supplychain',
    role: 'operations',
    means:
      'supply chain, supply chain manager, supply chain planner, forsyningskæde, forsyningskæde-, forsyningskjede, försörjningskedja, toimitusketju, toimitusketju-, aðfangakeðja, aðfanga-',
    within: 'logistics',
  },
  {
    key: 'warehouse',
    role: 'operations',
    means:
      'warehouse, lager, lager-, varasto, varasto-, vöruhús, birgðavörður, birgða-, warehouse worker, lagerist, truckförer, truckfører, truckförare, trukinkuljettaja, terminalarbetare, stockroom',
    within: 'logistics',
  },
  {
    key: 'electrician',
    role: 'engineer',
    means:
      'electrician, elektriker, sähköasentaja, sähkömies, rafvirki, elmontör, elinstallatör, elmontør, elinstallatør',
    near: 'technician, electricalengineer',
  },
  {
    key: 'technician',
    role: 'engineer',
    means:
      '-technician, -tekniker, -teknikko, tæknimaður, -tæknimaður, mekaniker, montør, -montør, montör, -montör, -asentaja, field engineer, service engineer, huolto-, servicetekniker, service technician, field technician, fälttekniker, felttekniker, feltmontør, mechanic, mekanikker, mekaanikko, asentaja, vélvirki, reparatør, reparatör, huoltomies, huoltoteknikko, installatør, installatör, installer, maintenance, vedligehold, vedlikehold, underhåll, underhålls-, vedligeholds-, vedlikeholds-, kunnossapito, kunnossapito-, viðhald, viðhalds-, teknikko, drifttekniker, driftstekniker',
  },
  {
    key: 'softwaredeveloper',
    role: 'engineer',
    means:
      'software engineer, software developer, softwareudvikler, softwareudvikling, systemudvikler, systemudvikling, systemutveckling, systemutvikling, programvareutvikling, tölvunarfræðingur, applikationsudvikler, systemutvecklare, mjukvaruutvecklare, programutvecklare, applikationsutvecklare, systemutvikler, programvareutvikler, ohjelmistokehittäjä, sovelluskehittäjä, hugbúnaðarforritari, softwareingeniør, mjukvaruingenjör, mjukvaru-, programvare-, programvareingeniør, ohjelmisto-, ohjelmistoinsinööri, ohjelmistosuunnittelija, hugbúnaðar-, hugbúnaðarsérfræðingur, hugbúnaðarverkfræðingur, software engineering, software development, software programmer, systems developer, system developer, application developer, applikationsutvikler, mjukvaruutveckling, programutvikler, programudvikler, programutvikling, ohjelmistokehitys, sovelluskehitys, ohjelmistotuotanto, sovellussuunnittelija, hugbúnaðarþróun, hugbúnaðargerð, kerfisforritari, kerfisfræðingur, tölvunarfræði',
    within: 'developer',
  },
  {
    key: 'developer',
    role: 'engineer',
    means:
      '-developer, dev, devs, programmer, coder, -udvikler, programmør, -programmør, -utvecklare, -programmerare, -utvikler, programmerer, -kehittäjä, ohjelmoija, -ohjelmoija, koodari, devaaja, -forritari, forritun, programming, programmering, programmeringsjobb, ohjelmointi, ohjelmointi-, koodaaja, kooderi, koder, kodare, forritara, kehittäjä, devaus, utvecklarjobb, utviklerjobb, udviklerjob',
    tells: 'software, programming',
  },
  {
    key: 'mechanicalengineer',
    role: 'engineer',
    means:
      'mechanical engineer, mechanical engineering, mechanical designer, maskiningeniør, maskiningenjör, maskinkonstruktør, maskinkonstruktör, mekanisk ingeniør, mekanikingeniør, mekanikingenjör, mekanikkonstruktör, koneinsinööri, mekaniikkainsinööri, mekaniikkasuunnittelija, vélaverkfræðingur, maskinteknikker, maskintekniker, konetekniikka, konesuunnittelija, vélaverkfræði, vélahönnuður',
    near: 'hardware, electricalengineer',
  },
  {
    key: 'electricalengineer',
    role: 'engineer',
    means:
      'electrical engineer, electronics engineer, elektroingeniør, elektronikingeniør, elektronikkingeniør, elingeniør, elingenjör, elektronikingenjör, elektronikkonstruktør, elektronikkonstruktör, elkonstruktör, sähköinsinööri, sähkösuunnittelija, elektroniikkainsinööri, elektroniikkasuunnittelija, rafmagnsverkfræðingur, electrical, electronics, electronic, elektronik, elektronik-, elektronikk-, elektroniikka-, rafeinda-, rafeindavirki, rafeindaverkfræðingur, power electronics, elkraftingenjör, elkraftingeniør, sähköteknikko, pcb designer, piirilevysuunnittelija',
    near: 'hardware, embedded',
  },
  {
    key: 'hardware',
    role: 'engineer',
    means:
      'hardware, hardware-, hårdvara, hårdvaru-, maskinvare, maskinvare-, laitteisto-, vélbúnaður, vélbúnaðar-, hardwareingeniør, hardwareudvikler, hårdvaruutvecklare, hårdvaruingenjör, maskinvareingeniør, laitteistosuunnittelija, laitesuunnittelija, rautasuunnittelija',
    near: 'electricalengineer, mechanicalengineer, embedded',
  },
  {
    key: 'engineer',
    role: 'engineer',
    means:
      '-engineer, engineering, -ingeniør, -ingenjör, civilingenjör, sivilingeniør, -insinööri, -verkfræðingur, -konstruktör, -konstruktør, ingeniør, ingenjör, insinööri, diplomi-insinööri, verkfræðingur, verkfræði, ingeniørjob, ingenjörsjobb',
    tells: 'architect, -arkitekt, arkkitehti, embedded, firmware',
  },
];

/** Who writes software whatever the title says: their roles are looked for with `developer`. */
export const DEVELOPER_ROLES: readonly JobRole[] = [
  'backenddeveloper',
  'frontenddeveloper',
  'fullstackdeveloper',
  'mobiledevelopment',
];
