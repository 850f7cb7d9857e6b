import { trade } from './judging.ts';

/** The names of trades in titles in six languages, collected from the demo data and other job boards. */

const CODE = ['backenddeveloper', 'frontenddeveloper', 'fullstackdeveloper', 'mobiledevelopment'];
export const developer = trade(
  /(?<!business )developer|(?<!forretnings|product)udvikler|(?<!affärs)utveckla|(?<!forretnings)utvikler|(?<!nan )kehittäjä|forritar|hugbúnaðar|software engineer|programm/i,
  CODE,
  ['devops', 'engineer'],
);
export const backend = trade(/backend|bakend|palvelinkehittäjä/i, ['backenddeveloper'], ['fullstackdeveloper']);
export const frontend = trade(
  /frontend|framend|web developer|ui engineer/i,
  ['frontenddeveloper'],
  ['fullstackdeveloper'],
);
export const fullstack = trade(/full-?stack/i, ['fullstackdeveloper'], ['backenddeveloper', 'frontenddeveloper']);
export const devops = trade(/devops|reliability/i, ['devops'], ['backenddeveloper']);
export const mobile = trade(/mobile|ios|android/i, ['mobiledevelopment'], []);
export const engineer = trade(
  /engineer|ingeniør|ingenjör|insinööri|verkfræðing|konstruktör|elektroniikkasuunnittelija/i,
  ['engineer'],
  ['backenddeveloper', 'devops'],
);
export const technician = trade(/technician|tekniker|teknikko|montør|asentaja|tæknimað/i);
export const dataScience = trade(/data scientist|applied scientist|machine learning/i, ['datascience'], ['analyst']);
export const machineLearning = trade(/machine learning/i, ['datascience'], []);
export const analyst = trade(/analyst|analytiker|analyytikko|greinandi/i, ['analyst'], ['datascience']);
export const tester = trade(/test|qa |quality|kvalitet|laatu/i, ['qualityassurance'], []);
export const ux = trade(/ux|ui\/|interaction|product designer/i, ['uxuidesigner'], ['design']);
export const designer = trade(/designer|hönnuð|formgiv|muotoilija|grafiker/i, ['design', 'uxuidesigner'], []);
export const productManager = trade(
  /product (manager|owner|lead)|produkt(chef|leder|sjef|ägare)|tuotep/i,
  ['productmanagement'],
  ['projectmanagement'],
);
export const projectManager = trade(
  /project manager|projektl|prosjektl|projektip|verkefnastj/i,
  ['projectmanagement'],
  ['productmanagement'],
);
export const sales = trade(
  /sales|sælger|salgs|sälj|selger|myy[jn]|söl|account executive/i,
  ['sales'],
  ['businessdevelopment'],
);
export const businessDeveloper = trade(
  /business develop|market expansion|partnership/i,
  ['businessdevelopment'],
  ['sales'],
);
export const marketing = trade(
  /market(?!place| analyst| expansion)|markeds|marknads|markkinoin|markaðs/i,
  ['marketing'],
  [],
);
export const communications = trade(/communicat|kommunika|viesti|kynning/i, [], ['marketing']);
export const content = trade(/content|indhold|innhold|sisäl|redaktör|redaktør/i, [], ['marketing']);
export const support = trade(
  /customer|kunde(?!ansvarlig)|kundst|kundv|asiakas(?!kuus)|þjónust|notend|support/i,
  ['customersuccess'],
  [],
);
export const operations = trade(/operation|drift|rekstr|tuotanto/i, ['operations'], []);
export const logistics = trade(/logist|supply|lager/i, [], ['operations']);
export const finance = trade(
  /financ|økonomi|ekonomi|talous|controller|accountant|bogholder|regnskab/i,
  ['finance'],
  [],
);
export const accountant = trade(/accountant|bogholder|regnskab|kirjanp|bókari/i, ['finance'], []);
export const hr = trade(/^hr|people|talent|recruit/i, ['humanresources'], []);
export const recruiter = trade(/recruit|talent acq/i, ['humanresources'], []);
export const legal = trade(/legal|counsel|jurist|compliance/i, ['legal'], []);
export const executive = trade(/chief/i, ['cxo'], []);
