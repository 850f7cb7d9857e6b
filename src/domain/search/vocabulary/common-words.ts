import type { PositionType } from '#domain/site/taxonomies.ts';
import type { RoleLine } from './role-line.ts';

/** Words that titles of any role have, and what is searched for beside a role; written as in `role-words.ts`. */
export const COMMON_LINES: readonly RoleLine[] = [
  {
    key: 'senior',
    means:
      'senior, =sr, seniori, reyndur, erfaren, kokenut, =snr, experienced, erfarne, erfarna, kokeneet, reyndir, vanur, rutinerad, rutineret',
    near: 'foremost',
  },
  {
    key: 'junior',
    means:
      'junior, =jr, juniori, graduate, nyuddannet, nyutexaminerad, nyutdannet, vastavalmistunut, entry level, =jnr, juniors, entrylevel, newly graduated, graduates, new grad, nyexaminerad, nyuddannede, nyutexaminerade, nyutdannede, nýútskrifaður, nýútskrifuð, vastavalmistuneet, vastavalmistuneille, aloitteleva, aloittelija, byrjandi, nybegynder, nybörjare, nybegynner, beginner, early career, utan erfarenhet, uden erfaring, uten erfaring, ei kokemusta, no experience, ilman kokemusta',
  },
  { key: 'foremost', means: 'lead', near: 'senior' },
  {
    key: 'manager',
    means:
      'manager, leder, ledare, -leder, -ledare, ~chef, sjef, ~sjef, päällikkö, -päällikkö, stjóri, -stjóri, ~johtaja, -forstöðumaður, ansvarlig, -ansvarlig, ansvarig, -ansvarig, ledende, managers, -manager, esimies, esihenkilö, forstöðumaður, yfirmaður',
    near: 'head',
  },
  {
    key: 'head',
    means:
      'head of, director, -direktør, -direktör, johtaja, ~johtaja, ~chef, ~sjef, forstöðumaður, vice president, =vp, direktør, direktör, yfirmaður, =evp, =svp',
    near: 'manager',
  },
  {
    key: 'consultant',
    means:
      'consultant, -konsulent, konsult, ~konsult, -konsultti, -ráðgjafi, advisor, adviser, rådgiver, -rådgiver, rådgivare, -rådgivare, neuvonantaja, konsulent, ráðgjafi, konsultti, neuvoja, vejleder, veileder',
  },
  // Of sales or of software, too: it tells no role, but who looks for it alone mostly means customers'.
  { key: 'support', means: 'support', within: 'customersupport' },
  {
    key: 'coordinator',
    means:
      'coordinator, -koordinator, -koordinaattori, -samordnare, samræmingaraðili, koordinator, samordnare, samordner, koordinaattori, umsjónarmaður, koordinering',
  },
  {
    key: 'assistant',
    means:
      'assistant, -assistent, avustaja, -avustaja, aðstoðarmaður, aðstoð, assistentti, -assistentti, medhjælper, medhjelper',
  },
  {
    key: 'executiveassistant',
    means:
      'executive assistant, direktionsassistent, vd assistent, ledningsassistent, lederassistent, johdon assistentti, =ea, personal assistant, executive secretary, direktionssekretær, direktørassistent, direktörsassistent, ledelsessekretær, ledelsesassistent, vdassistent, johdon sihteeri, ea to ceo, assistant to ceo, assistant to the ceo',
    near: 'officemanager, administration',
  },
  {
    key: 'specialist',
    means:
      'specialist, -specialist, -spesialist, asiantuntija, -asiantuntija, sérfræðingur, -sérfræðingur, expert, ekspert, asiantuntijat, fagperson, spesialist',
  },
  { key: 'architect', means: 'architect, -arkitekt, arkkitehti, -arkkitehti, -arkitekti' },
  {
    key: 'scientist',
    means:
      'scientist, researcher, forsker, forskare, -forsker, -forskare, tutkija, -tutkija, rannsakandi, vísindamaður, research, researchers, research assistant, forskning, forskningsassistent, tutkimusassistentti, tutkimus, rannsóknir, rannsóknamaður, aðstoðarmaður við rannsóknir, vitenskap, videnskabelig assistent, vitenskapelig assistent, doktorand, postdoc, rnd, forskning og udvikling, forskning och utveckling',
  },
  {
    key: 'laboratory',
    means:
      'laboratory, lab technician, laborant, laboratorie-, laboratorio-, laborantti, laboratorietekniker, lífeindafræðingur, bioanalytiker, rannsóknarstofa, rannsóknamaður',
    near: 'scientist',
  },
  { key: 'nurse', means: 'nurse, sygeplejerske, sykepleier, sjuksköterska, sairaanhoitaja, hjúkrunarfræðingur' },
  { key: 'teacher', means: 'teacher, lærer, lärare, opettaja, kennari' },
  {
    key: 'lead',
    means:
      'tech lead, team lead, teamleder, teamledare, tiiminvetäjä, tiimivetäjä, teymisstjóri, teknisk leder, tiimipäällikkö, hópstjóri, gruppeleder, gruppledare, teamchef',
    near: 'foremost',
  },
  {
    key: 'developmentmanager',
    means:
      'engineering manager, head of engineering, vp engineering, director of engineering, head of development, development manager, udviklingschef, utvecklingschef, utviklingssjef, utviklingsleder, kehityspäällikkö, kehitysjohtaja, þróunarstjóri',
    near: 'developer+foremost, productmanagement',
  },
  {
    key: 'planner',
    means:
      'planner, planlægger, -planlægger, planlegger, -planlegger, planerare, -planerare, työnsuunnittelija, tuotannonsuunnittelija, skipuleggjandi, produktionsplanering, planering, planlægning, planlegging',
    near: 'supplychain, coordinator',
  },
  { key: 'product', means: 'product, produkt, produkt-, tuote, tuote-, vöru-' },
  { key: 'project', means: 'project, projekt, projekt-, prosjekt, prosjekt-, projekti, projekti-, verkefna-' },
  { key: 'customer', means: 'customer, kunde, kunde-, kund, kund-, asiakas, asiakas-, viðskiptavinur' },
  { key: 'web', means: 'web, web-, webb, webb-, nettside, verkko-, vefur, vef-' },
  { key: 'data', means: 'data, data-, dat-, gagna-' },
  { key: 'system', means: 'system, systems, system-, järjestelmä-, kerfis-' },
  { key: 'mobile', means: 'mobile, mobil, mobil-, mobiili, mobiili-' },
  {
    key: 'community',
    means:
      'community manager, community, yhteisömanageri, samfélagsstjóri, community lead, community builder, yhteisövastaava, yhteisöpäällikkö, communityansvarig, communityansvarlig',
  },
  {
    key: 'golang',
    means:
      'golang, go developer, go engineer, go programmer, go udvikler, go utvecklare, go utvikler, go kehittäjä, go forritari',
    named: 'golang, go+^developer, go+^devops',
  },
  { key: 'ui', means: '=ui', near: 'uxuidesigner, ^uxuidesigner' },
  { key: 'ios', means: '=ios, ios-, iphone', near: 'mobiledevelopment, ^mobiledevelopment' },
  { key: 'android', means: '=android, android-', near: 'mobiledevelopment, ^mobiledevelopment' },
  // One by one they mean only themselves; they stand here to be taken as they stand.
  ...'c,r,go,java,it,erp,crm,sap,aws,gcp,sql,php,seo,sem,api,iot,esg'
    .split(',')
    .map((name) => ({ key: name, means: `=${name}` })),
  // Known so that a slip in them is seen; each means only itself.
  ...'python,kotlin,django,angular,svelte,flutter,elixir,graphql,terraform,ansible,docker,jenkins,pytorch,tensorflow,salesforce,hubspot,solidworks,photoshop,playwright,cypress,mongodb,prometheus,excel,figma,kafka'
    .split(',')
    .map((name) => ({ key: name, means: name })),
  { key: 'javascript', means: 'javascript, =js', named: 'javascript, js' },
  { key: 'typescript', means: 'typescript, =ts', named: 'typescript, ts' },
  { key: 'postgres', means: 'postgres, postgresql, =psql', named: 'postgres, postgresql' },
  { key: 'kubernetes', means: 'kubernetes, =k8s', named: 'kubernetes, k8s' },
  { key: 'reactjs', means: 'react, reactjs, react js', named: 'react, reactjs' },
  { key: 'vuejs', means: 'vue, vuejs, vue js', named: 'vue, vuejs' },
  { key: 'node', means: 'node, nodejs, node js', named: 'node, nodejs' },
  { key: 'dotnet', means: '=dotnet, =csharp, c sharp', named: 'dotnet, csharp' },
  {
    key: 'embedded',
    means:
      'embedded, embedded systems, embedded software, firmware, firmwareudvikler, firmwareutvecklare, firmwareutvikler, embeddedudvikler, embedded-, firmware-, indlejret, indlejrede, inbyggda, inbyggd, inbyggda system, innebygde, innebygd, innvevd, innvevde, sulautettu, sulautetut, sulautettujen, sulautetun, ívafskerfi, sulautetut järjestelmät',
    near: 'hardware, electricalengineer',
  },
  {
    key: 'cybersecurity',
    means:
      'security, cybersecurity, sikkerhed-, sikkerheds-, säkerhet-, säkerhets-, sikkerhet-, sikkerhets-, tietoturva-, öryggis-, netöryggi, cyber security, information security, informationssikkerhed, informationssäkerhet, informasjonssikkerhet, kyberturvallisuus, kyberturva, säkerhetsspecialist, upplýsingaöryggi',
  },
  {
    key: 'summer',
    means:
      'summer job, summer intern, summer internship, sommerjob, sommarjobb, sommerjobb, kesätyö, kesätyöntekijä, kesäharjoittelija, sumarstarf, sumarstarfsmaður, sommerferiejob, sommarpraktik, sommerpraktik, sommerinternship, sommarvikarie, sommarvikariat, sommervikar, sommerstudent, feriejob, feriejobb, feriearbete, kesätöitä, kesätyöt, kesätyöpaikka, kesäduuni, kesäharjoittelu, sumarvinna, sumarstörf, sumarnemi, summer student, summer work, summer trainee, summer jobs',
    near: 'internship',
  },
  {
    key: 'founder',
    means:
      'founder, cofounder, co founder, stifter, medstifter, grundare, medgrundare, gründer, medgründer, perustaja, stofnandi, meðstofnandi, startup founder, grundlægger, grunnlegger, gründere, perustajat, frumkvöðull, entreprenör, entreprenør, iværksætter, yrittäjä',
  },
];

/** What people here call a kind of position; hardly any job says it in its text. */
export const POSITION_LINES: readonly { type: PositionType; means: string }[] = [
  {
    type: 'parttime',
    means:
      'part time, parttime, deltid, deltids-, deltidsjob, deltidsjobb, osa aikainen, osaaikainen, osa aikatyö, hlutastarf, part timer, deltidsstilling, deltidsarbejde, deltidsarbete, halvtid, halvtids-, halvdag, timebasis, timeløn, timanställning, extrajobb, ekstrajobb, ekstrajob, helgjobb, weekendjob, kvällsjobb, kveldsjobb, fritidsjob, osa aikatöitä, osa aikaista, osaaikatyö, tuntityö, aukastarf, hlutastörf, hlutavinna',
  },
  {
    type: 'fulltime',
    means:
      'full time, fulltime, fuldtid, fuldtids-, heltid, heltids-, kokoaikainen, kokopäiväinen, fullt starf, fuldtidsjob, heltidsjobb, heltidsstilling, kokoaikatyö, täysipäiväinen, fulltíma',
  },
  {
    type: 'student',
    means:
      'student, student assistant, student worker, working student, student job, studentjob, studiejob, studenterjob, studerende, studentermedhjælper, studentermedarbejder, studentmedarbejder, studentmedhjelper, studentmedarbeider, studentassistent, studentjobb, extrajobb, opiskelija, opiskelijatyö, tuntiopiskelija, námsmaður, nemi, námsmannastarf, students, student jobs, studenter, studenterne, studerande, studerandejobb, studentmedarbetare, studentermedhjælp, studiejobs, studiemedarbejder, werkstudent, opiskelijat, opiskelijoille, opiskelijoita, opiskelija-, opiskelijatöitä, opiskelijalle, námsmenn, námsmanna-, háskólanemi, nemendur, student helper',
  },
  {
    type: 'internship',
    means:
      '=intern, =interns, internship, trainee, praktik, praktikant, praktik-, praktikplads, praktikplats, praksisplass, praktikantplats, praktikophold, harjoittelu, harjoittelija, -harjoittelija, harjoittelupaikka, starfsnemi, starfsnám, starfsþjálfun, internships, interns, traineeship, trainee program, traineeprogram, traineestilling, apprentice, apprenticeship, praksis, praksis-, praksisplads, praktikpladser, praktikanter, praktikjob, praktikjobb, praktikstilling, harjoittelut, harjoittelu-, lærling, lærlinge, lærlingplass, lärling, lærlingeplads, oppisopimus, starfsnemar',
  },
  {
    type: 'freelance',
    means:
      'freelance, freelancer, freelancing, frilans, frilanser, contractor, verktaki, keikkatyö, freelancers, freelanceopgave, freelancejob, frilansare, frilansjobb, frilansoppdrag, frilansuppdrag, konsultuppdrag, konsulentopgave, kontraktsarbejde, verktakavinna, sjálfstætt starfandi, =interim, freelanceri, friikku, keikkaluonteinen',
  },
  {
    type: 'cofounder',
    means:
      'cofounder, co founder, medstifter, medgrundare, medgründer, perustajajäsen, meðstofnandi, cofounders, medgrundlægger, medgrunnlegger, grundlægger, perustajakumppani, yhtiökumppani, yhteisperustaja, kanssaperustaja, stofnfélagi, meðstofnendur',
  },
  {
    type: 'advisoryboard',
    means:
      'advisory board, advisory board member, bestyrelsesmedlem, styremedlem, styrelseledamot, stjórnarmaður, rådgivende bestyrelse, board member, board advisor, styrelse, styrelsen, bestyrelse, bestyrelsen, bestyrelsespost, styremedlemmer, styreverv, styrelseuppdrag, hallitus, hallituksen jäsen, hallitustyö, hallitusammattilainen, neuvottelukunta, stjórn, stjórnarseta, ráðgjafaráð, ráðgjafarnefnd, rådgivende styre, rådgivande styrelse, advisor board',
  },
];

/** Working from anywhere, said in more words than one. */
export const REMOTE_LINE: RoleLine = {
  key: 'remote',
  means:
    'remote, work from home, working from home, work remotely, home based, home office, work from anywhere, hjemmefra, arbejde hjemmefra, arbejde hjemme, arbeide hjemmefra, jobbe hjemmefra, jobba hemifrån, arbeta hemifrån, jobba hemma, arbeta på distans, fjernjob, distansjobb, distansarbeid, kotoa käsin, kotityö, työ kotoa, etätöitä, etätöissä, etätyöt, etätyönä, vinna heima, heiman frá, heimanfrá, fjarstarf, fjarstörf, í fjarvinnu',
};
