import { fold } from '../site/fold.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES } from '../site/taxonomies.ts';

/**
 * What people call the work of each role, in English and the five languages, as they would begin to type it.
 * Names that mean several roles stand at each of them.
 */
const NAMES: Record<string, string> = {
  backenddeveloper:
    'backend developer|backend engineer|server developer|backendudvikler|backendutvecklare|backend-utvikler|' +
    'backend-kehittäjä|bakendaforritari',
  frontenddeveloper:
    'frontend developer|frontend engineer|web developer|frontendudvikler|webudvikler|frontendutvecklare|' +
    'webbutvecklare|frontend-utvikler|webutvikler|frontend-kehittäjä|verkkokehittäjä|framendaforritari|vefforritari',
  fullstackdeveloper:
    'full-stack developer|fullstack developer|full stack engineer|fullstackudvikler|fullstackutvecklare|' +
    'fullstack-utvikler|fullstack-kehittäjä',
  development:
    'developer|software developer|programmer|udvikler|softwareudvikler|systemudvikler|programmør|utvecklare|' +
    'systemutvecklare|mjukvaruutvecklare|programmerare|utvikler|systemutvikler|programmerer|kehittäjä|' +
    'ohjelmistokehittäjä|ohjelmoija|forritari|hugbúnaðarforritari',
  devops:
    'devops engineer|site reliability engineer|sre|platform engineer|cloud engineer|infrastructure|' +
    'system administrator|systemadministrator|systemadministratör|driftstekniker|ylläpitäjä|kerfisstjóri',
  mobiledevelopment:
    'mobile developer|app developer|ios developer|android developer|mobiludvikler|appudvikler|mobilutvecklare|' +
    'apputvecklare|mobilutvikler|apputvikler|mobiilikehittäjä|appforritari',
  datascience:
    'data scientist|data engineer|machine learning engineer|ml engineer|ai engineer|artificial intelligence|' +
    'dataingeniør|dataingenjör|datavetare|dataviter|data-analyytikko|tekoäly|koneoppiminen|gagnafræðingur|' +
    'gervigreind|maskinlæring|maskininlärning',
  engineer:
    'software engineer|hardware engineer|embedded engineer|mechanical engineer|electrical engineer|technician|' +
    'architect|ingeniør|softwareingeniør|tekniker|ingenjör|mjukvaruingenjör|sivilingeniør|insinööri|teknikko|' +
    'verkfræðingur|hugbúnaðarverkfræðingur|tæknimaður',
  qualityassurance:
    'quality assurance|qa engineer|quality engineer|tester|software tester|kvalitetssikring|testare|' +
    'kvalitetssäkring|testaaja|laadunvarmistus|prófari|gæðastjóri',
  uxuidesigner:
    'ux designer|ui designer|product designer|user experience|interaction designer|ux researcher|produktdesigner|' +
    'interaktionsdesigner|tjänstedesigner|interaksjonsdesigner|palvelumuotoilija|käyttöliittymäsuunnittelija|' +
    'viðmótshönnuður',
  design:
    'designer|graphic designer|art director|illustrator|motion designer|grafiker|grafisk designer|formgivare|' +
    'formgiver|suunnittelija|graafikko|graafinen suunnittelija|hönnuður|grafískur hönnuður',
  productmanagement:
    'product manager|product owner|pm|head of product|produktchef|produktejer|produktägare|produktledare|' +
    'produkteier|produktleder|tuotepäällikkö|tuoteomistaja|vörustjóri|vörueigandi',
  projectmanagement:
    'project manager|program manager|scrum master|agile coach|pm|projektleder|projektledare|prosjektleder|' +
    'projektipäällikkö|verkefnastjóri',
  businessdevelopment:
    'business developer|partnerships|partner manager|forretningsudvikler|forretningsudvikling|affärsutvecklare|' +
    'affärsutveckling|forretningsutvikler|forretningsutvikling|liiketoiminnan kehittäjä|viðskiptaþróun',
  sales:
    'salesperson|sales manager|account executive|account manager|sdr|bdr|sælger|salg|salgschef|säljare|försäljning|' +
    'säljchef|selger|salgssjef|myyjä|myynti|myyntipäällikkö|sölumaður|sölustjóri|sala',
  marketing:
    'marketer|marketing manager|growth|content|social media|brand|communications|copywriter|community|seo|' +
    'markedsføring|kommunikation|marknadsföring|marknadsförare|markedsfører|kommunikasjon|markkinointi|viestintä|' +
    'markaðsstjóri|markaðsmál|samskipti',
  customersuccess:
    'customer success manager|customer support|customer service|support specialist|kundeservice|kundesupport|' +
    'kundtjänst|kundsupport|kundservice|kundestøtte|asiakaspalvelu|asiakastuki|þjónustufulltrúi|þjónusta',
  operations:
    'operations manager|office manager|supply chain|logistics|warehouse|chief of staff|logistik|lager|indkøb|drift|' +
    'kontorassistent|inköp|innkjøp|logistikk|logistiikka|varasto|hankinta|rekstrarstjóri|rekstur|lagerarbejder',
  finance:
    'accountant|accounting|controller|bookkeeper|financial analyst|payroll|økonomi|bogholder|revisor|regnskab|' +
    'ekonomi|ekonom|redovisning|bokföring|regnskap|regnskapsfører|talous|kirjanpitäjä|fjármál|bókari',
  humanresources:
    'human resources|people partner|people operations|talent acquisition|recruiter|rekruttering|personale|' +
    'rekryterare|rekrytering|personal|rekrutterer|henkilöstö|rekrytoija|mannauður|mannauðsstjóri',
  analyst: 'data analyst|business analyst|business intelligence|bi|analytics|analytiker|analyytikko|greinandi',
  legal: 'lawyer|legal counsel|compliance|paralegal|jurist|advokat|juridik|juss|lakimies|juristi|lögfræðingur|lögmaður',
  cxo:
    'ceo|cto|cfo|coo|cmo|cpo|chief executive|chief technology officer|managing director|founder|direktør|' +
    'teknisk direktør|vd|verkställande direktör|daglig leder|toimitusjohtaja|teknologiajohtaja|framkvæmdastjóri',
};

export type NamedRole = {
  /** Of a role or of a group of roles. */
  key: string;
  label: string;
  /** The label first. */
  names: { spelled: string; folded: string }[];
};

/** Every role that can be asked for by a name, and the one group that no role is called like. */
export const NAMED_ROLES: readonly NamedRole[] = [
  ...JOB_ROLES.filter(({ key }) => key !== 'other'),
  ...JOB_ROLE_GROUPS.filter(({ key }) => JOB_ROLES.every((role) => role.key !== key)),
].map(({ key, label }) => ({
  key,
  label,
  names: [label, ...(NAMES[key]?.split('|') ?? [])].map((spelled) => ({ spelled, folded: fold(spelled) })),
}));
