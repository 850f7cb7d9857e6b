import type { JobRole, PositionType } from '../../../domain/site/taxonomies.ts';
import type { TownCompany } from './companies.ts';
import type { Pay } from './salaries.ts';
import type { Town } from './startups.ts';
import type { Life, State } from './states.ts';

export type TownJob = {
  company: TownCompany;
  state: State;
  id: string;
  key: string;
  title: string;
  pitch: string;
  textLanguage: string;
  jobRole: JobRole;
  jobPositionTypes: PositionType[];
  workplace: 'onsite' | 'hybrid' | 'remote';
  pay: Pay;
  equityType: 'undisclosed' | 'negotiated' | 'percentage';
  equityFrom: number | null;
  equityTo: number | null;
  languages: { language: string; level: string }[];
  englishEnough: boolean | null;
  relocation: string;
  questions: { type: string; text: string; required: boolean }[];
  criterias: string[];
  hiringSteps: string[];
  receiveApplicants: string;
  link: string | null;
  applyEmail: string | null;
  boostingExpiresAt: Date | null;
  description: string;
  towns: Town[];
  life: Life;
  views: { day: string; visitors: number }[];
};

/** What a posting says, before it has dates. */
export type Draft = Omit<TownJob, 'state' | 'id' | 'key' | 'life' | 'views' | 'boostingExpiresAt'>;
