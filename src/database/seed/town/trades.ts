import type { JobRole } from '../../../domain/site/taxonomies.ts';

/** What a trade brings with it: its industries, goals, scenes, and the roles it looks for more than others do. */
type TradeFacts = {
  industries: string[];
  models: string[];
  sdgs: string[];
  /** Scenes that suit its cover and gallery; see art/scenes.ts. */
  scenes: string[];
  roles: JobRole[];
};

export const TRADES = {
  sea: {
    industries: ['maritime', 'hardware'],
    models: ['b2b'],
    sdgs: ['14', '9'],
    scenes: ['ferry', 'buoys', 'crane'],
    roles: ['engineer', 'operations', 'projectmanagement'],
  },
  energy: {
    industries: ['energy', 'cleantech'],
    models: ['b2b'],
    sdgs: ['7', '13'],
    scenes: ['windmills', 'crane', 'mountains'],
    roles: ['engineer', 'analyst', 'datascience'],
  },
  food: {
    industries: ['food', 'agriculture'],
    models: ['b2b', 'b2c'],
    sdgs: ['2', '12'],
    scenes: ['greenhouse', 'fields', 'houses'],
    roles: ['operations', 'sales', 'marketing'],
  },
  health: {
    industries: ['health'],
    models: ['b2b', 'b2g'],
    sdgs: ['3'],
    scenes: ['windows', 'houses', 'aurora'],
    roles: ['customersuccess', 'uxuidesigner', 'datascience'],
  },
  water: {
    industries: ['cleantech', 'iot'],
    models: ['b2g', 'saas'],
    sdgs: ['6', '13'],
    scenes: ['contours', 'mountains', 'buoys'],
    roles: ['datascience', 'engineer', 'backenddeveloper'],
  },
  weather: {
    industries: ['data', 'ai'],
    models: ['b2b', 'saas'],
    sdgs: ['13', '11'],
    scenes: ['mountains', 'aurora', 'contours'],
    roles: ['datascience', 'mobiledevelopment', 'backenddeveloper'],
  },
  build: {
    industries: ['construction', 'hardware'],
    models: ['b2b'],
    sdgs: ['11', '12'],
    scenes: ['houses', 'windows', 'crane'],
    roles: ['engineer', 'design', 'projectmanagement'],
  },
  mobility: {
    industries: ['mobility', 'publicsector'],
    models: ['b2g', 'b2b'],
    sdgs: ['11', '9'],
    scenes: ['rails', 'houses', 'mountains'],
    roles: ['fullstackdeveloper', 'mobiledevelopment', 'operations'],
  },
  fintech: {
    industries: ['fintech', 'saas'],
    models: ['b2b', 'saas'],
    sdgs: ['8'],
    scenes: ['windows', 'houses', 'lighthouse'],
    roles: ['backenddeveloper', 'frontenddeveloper', 'finance', 'legal'],
  },
  data: {
    industries: ['data', 'saas', 'iot'],
    models: ['b2b', 'saas'],
    sdgs: ['9'],
    scenes: ['contours', 'windows', 'forest'],
    roles: ['backenddeveloper', 'devops', 'datascience'],
  },
  edu: {
    industries: ['education', 'saas'],
    models: ['b2b', 'b2g'],
    sdgs: ['4'],
    scenes: ['houses', 'windows', 'lighthouse'],
    roles: ['uxuidesigner', 'frontenddeveloper', 'customersuccess'],
  },
  legal: {
    industries: ['legal', 'saas'],
    models: ['b2b', 'saas'],
    sdgs: ['16'],
    scenes: ['windows', 'houses', 'lighthouse'],
    roles: ['qualityassurance', 'legal', 'frontenddeveloper'],
  },
  games: {
    industries: ['gaming', 'media'],
    models: ['b2c'],
    sdgs: ['3'],
    scenes: ['aurora', 'forest', 'mountains'],
    roles: ['design', 'fullstackdeveloper', 'marketing'],
  },
  travel: {
    industries: ['travel'],
    models: ['b2c', 'marketplace'],
    sdgs: ['8', '11'],
    scenes: ['mountains', 'houses', 'aurora'],
    roles: ['marketing', 'mobiledevelopment', 'customersuccess'],
  },
  fashion: {
    industries: ['fashion', 'ecommerce'],
    models: ['b2c', 'b2b'],
    sdgs: ['12'],
    scenes: ['houses', 'fields', 'windows'],
    roles: ['design', 'marketing', 'operations'],
  },
  forest: {
    industries: ['cleantech', 'data', 'impact'],
    models: ['b2b', 'saas'],
    sdgs: ['15', '13'],
    scenes: ['forest', 'contours', 'fields'],
    roles: ['frontenddeveloper', 'datascience', 'projectmanagement'],
  },
  space: {
    industries: ['space', 'deeptech'],
    models: ['b2b'],
    sdgs: ['9', '13'],
    scenes: ['aurora', 'mountains', 'lighthouse'],
    roles: ['engineer', 'devops', 'datascience'],
  },
  safety: {
    industries: ['hardware', 'iot'],
    models: ['b2b', 'b2g'],
    sdgs: ['3', '11'],
    scenes: ['lighthouse', 'buoys', 'mountains'],
    roles: ['engineer', 'mobiledevelopment', 'qualityassurance'],
  },
  robotics: {
    industries: ['robotics', 'industrial', 'hardware'],
    models: ['b2b'],
    sdgs: ['9', '8'],
    scenes: ['crane', 'windows', 'fields'],
    roles: ['engineer', 'datascience', 'qualityassurance'],
  },
  media: {
    industries: ['media', 'saas'],
    models: ['b2b', 'saas'],
    sdgs: ['16'],
    scenes: ['windows', 'lighthouse', 'houses'],
    roles: ['fullstackdeveloper', 'productmanagement', 'datascience'],
  },
  hr: {
    industries: ['hr', 'education'],
    models: ['b2b', 'b2g'],
    sdgs: ['8', '4'],
    scenes: ['houses', 'rails', 'windows'],
    roles: ['customersuccess', 'sales', 'humanresources'],
  },
  publics: {
    industries: ['publicsector', 'saas'],
    models: ['b2g', 'saas'],
    sdgs: ['16', '11'],
    scenes: ['houses', 'contours', 'lighthouse'],
    roles: ['fullstackdeveloper', 'uxuidesigner', 'analyst'],
  },
  logistics: {
    industries: ['logistics', 'maritime'],
    models: ['b2b', 'marketplace'],
    sdgs: ['9', '12'],
    scenes: ['crane', 'ferry', 'rails'],
    roles: ['operations', 'backenddeveloper', 'businessdevelopment'],
  },
} as const satisfies Record<string, TradeFacts>;
export type Trade = keyof typeof TRADES;
