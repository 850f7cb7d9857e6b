import type { PositionType } from '../../site/taxonomies.ts';
import type { RoleLine } from './role-line.ts';

/** Words that titles of any role have, and what is searched for beside a role; written as in `role-words.ts`. */
export const COMMON_LINES: readonly RoleLine[] = [
  { key: 'senior', means: 'senior, =sr, seniori, reyndur, erfaren, kokenut' },
  {
    key: 'junior',
    means: 'junior, =jr, juniori, graduate, nyuddannet, nyutexaminerad, nyutdannet, vastavalmistunut, entry level',
  },
  {
    key: 'manager',
    means:
      'manager, leder, ledare, -leder, -ledare, ~chef, sjef, ~sjef, päällikkö, -päällikkö, stjóri, -stjóri, ~johtaja, -forstöðumaður, ansvarlig, -ansvarlig, ansvarig, -ansvarig',
  },
  {
    key: 'head',
    means:
      'head of, director, -direktør, -direktör, johtaja, ~johtaja, ~chef, ~sjef, forstöðumaður, vice president, =vp',
  },
  {
    key: 'consultant',
    means:
      'consultant, -konsulent, konsult, ~konsult, -konsultti, -ráðgjafi, advisor, adviser, rådgiver, -rådgiver, rådgivare, -rådgivare, neuvonantaja',
  },
  { key: 'coordinator', means: 'coordinator, -koordinator, -koordinaattori, -samordnare, samræmingaraðili' },
  { key: 'assistant', means: 'assistant, -assistent, avustaja, -avustaja, aðstoðarmaður' },
  {
    key: 'executiveassistant',
    means:
      'executive assistant, direktionsassistent, vd assistent, ledningsassistent, lederassistent, johdon assistentti',
  },
  {
    key: 'specialist',
    means: 'specialist, -specialist, -spesialist, asiantuntija, -asiantuntija, sérfræðingur, -sérfræðingur',
  },
  { key: 'architect', means: 'architect, -arkitekt, arkkitehti, -arkkitehti, -arkitekti' },
  {
    key: 'scientist',
    means:
      'scientist, researcher, forsker, forskare, -forsker, -forskare, tutkija, -tutkija, rannsakandi, vísindamaður',
  },
  { key: 'nurse', means: 'nurse, sygeplejerske, sykepleier, sjuksköterska, sairaanhoitaja, hjúkrunarfræðingur' },
  { key: 'teacher', means: 'teacher, lærer, lärare, opettaja, kennari' },
  { key: 'lead', means: 'tech lead, team lead, teamleder, teamledare, tiiminvetäjä, tiimivetäjä, teymisstjóri' },
  { key: 'product', means: 'product, produkt, produkt-, tuote, tuote-, vöru-' },
  { key: 'project', means: 'project, projekt, projekt-, prosjekt, prosjekt-, projekti, projekti-, verkefna-' },
  { key: 'customer', means: 'customer, kunde, kunde-, kund, kund-, asiakas, asiakas-, viðskiptavinur' },
  { key: 'web', means: 'web, web-, webb, webb-, nettside, verkko-, vefur, vef-' },
  { key: 'data', means: 'data, data-, dat-, gagna-' },
  { key: 'system', means: 'system, systems, system-, järjestelmä-, kerfis-' },
  { key: 'mobile', means: 'mobile, mobil, mobil-, mobiili, mobiili-' },
  { key: 'community', means: 'community manager, community, yhteisömanageri, samfélagsstjóri' },
  {
    key: 'golang',
    means:
      'golang, go developer, go engineer, go programmer, go udvikler, go utvecklare, go utvikler, go kehittäjä, go forritari',
  },
  // One by one they mean only themselves; they stand here to be taken as they stand.
  ...'c,r,go,java,it,pr,erp,crm,sap,aws,gcp,sql,php,ios,seo,sem,api,iot,esg'
    .split(',')
    .map((name) => ({ key: name, means: `=${name}` })),
  { key: 'javascript', means: 'javascript, =js' },
  { key: 'typescript', means: 'typescript, =ts' },
  { key: 'postgres', means: 'postgres, postgresql' },
  { key: 'kubernetes', means: 'kubernetes, =k8s' },
  { key: 'reactjs', means: 'react, reactjs' },
  { key: 'vuejs', means: 'vue, vuejs' },
  { key: 'node', means: 'node, nodejs' },
  { key: 'embedded', means: 'embedded, indlejret, inbyggda, innebygde, sulautettu, sulautetut' },
  {
    key: 'cybersecurity',
    means:
      'security, cybersecurity, sikkerhed-, sikkerheds-, säkerhet-, säkerhets-, sikkerhet-, sikkerhets-, tietoturva-, öryggis-, netöryggi',
  },
  {
    key: 'summer',
    means:
      'summer job, summer intern, summer internship, sommerjob, sommarjobb, sommerjobb, kesätyö, kesätyöntekijä, kesäharjoittelija, sumarstarf, sumarstarfsmaður',
  },
  {
    key: 'founder',
    means:
      'founder, cofounder, co founder, stifter, medstifter, grundare, medgrundare, gründer, medgründer, perustaja, stofnandi, meðstofnandi',
  },
];

/** What people here call a kind of position; hardly any job says it in its text. */
export const POSITION_LINES: readonly { type: PositionType; means: string }[] = [
  {
    type: 'parttime',
    means:
      'part time, parttime, deltid, deltids-, deltidsjob, deltidsjobb, osa aikainen, osaaikainen, osa aikatyö, hlutastarf',
  },
  {
    type: 'fulltime',
    means: 'full time, fulltime, fuldtid, fuldtids-, heltid, heltids-, kokoaikainen, kokopäiväinen, fullt starf',
  },
  {
    type: 'student',
    means:
      'student, student assistant, student worker, working student, student job, studentjob, studiejob, studenterjob, studerende, studentermedhjælper, studentermedarbejder, studentmedarbejder, studentmedhjelper, studentmedarbeider, studentassistent, studentjobb, extrajobb, opiskelija, opiskelijatyö, tuntiopiskelija, námsmaður, nemi, námsmannastarf',
  },
  {
    type: 'internship',
    means:
      '=intern, =interns, internship, trainee, praktik, praktikant, praktik-, praktikplads, praktikplats, praksisplass, praktikantplats, praktikophold, harjoittelu, harjoittelija, -harjoittelija, harjoittelupaikka, starfsnemi, starfsnám, starfsþjálfun',
  },
  {
    type: 'freelance',
    means: 'freelance, freelancer, freelancing, frilans, frilanser, contractor, verktaki, keikkatyö',
  },
  {
    type: 'cofounder',
    means: 'cofounder, co founder, medstifter, medgrundare, medgründer, perustajajäsen, meðstofnandi',
  },
  {
    type: 'advisoryboard',
    means:
      'advisory board, advisory board member, bestyrelsesmedlem, styremedlem, styrelseledamot, stjórnarmaður, rådgivende bestyrelse',
  },
];
