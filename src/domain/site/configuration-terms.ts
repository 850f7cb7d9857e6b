import type { JobRole } from './roles-and-position-types.ts';
import type { Term } from './term.ts';

/** Closed lists of the site configuration by which nobody filters. Roles and position types are in roles-and-position-types.ts. */

/** Icon (a name from Lucide) and signal colour of each role (product §9). */
export const ROLE_MARKS: Record<JobRole, { icon: string; color: string }> = {
  backenddeveloper: { icon: 'server', color: '#0c676b' },
  frontenddeveloper: { icon: 'panels-top-left', color: '#f6a33b' },
  fullstackdeveloper: { icon: 'layers', color: '#c22f38' },
  devops: { icon: 'infinity', color: '#0b2a2e' },
  mobiledevelopment: { icon: 'smartphone', color: '#c6e0de' },
  datascience: { icon: 'chart-scatter', color: '#f6a33b' },
  engineer: { icon: 'cog', color: '#0c676b' },
  qualityassurance: { icon: 'bug', color: '#c22f38' },
  uxuidesigner: { icon: 'pencil-ruler', color: '#c6e0de' },
  design: { icon: 'palette', color: '#f6a33b' },
  productmanagement: { icon: 'map', color: '#0b2a2e' },
  projectmanagement: { icon: 'kanban', color: '#c22f38' },
  businessdevelopment: { icon: 'handshake', color: '#f6a33b' },
  sales: { icon: 'trending-up', color: '#0c676b' },
  marketing: { icon: 'megaphone', color: '#c22f38' },
  customersuccess: { icon: 'life-buoy', color: '#0c676b' },
  operations: { icon: 'anchor', color: '#0b2a2e' },
  finance: { icon: 'coins', color: '#f6a33b' },
  humanresources: { icon: 'users', color: '#0c676b' },
  analyst: { icon: 'chart-line', color: '#c6e0de' },
  legal: { icon: 'scale', color: '#0b2a2e' },
  cxo: { icon: 'compass', color: '#c22f38' },
  other: { icon: 'shapes', color: '#c6e0de' },
};

export const JOB_STATUS_LABELS = [
  { key: 'DRAFT', label: 'Draft' },
  { key: 'PENDING_PAYMENT', label: 'Waiting for payment' },
  { key: 'PENDING_COMPANY_APPROVAL', label: 'Waiting for the startup to be approved' },
  { key: 'ACTIVE', label: 'Active' },
  { key: 'STOPPED', label: 'Paused' },
  { key: 'EXPIRED', label: 'Expired' },
] as const satisfies readonly Term[];

export const RECEIVE_APPLICANTS_LABELS = [
  { key: 'platform', label: 'On this site' },
  { key: 'email', label: 'By email' },
  { key: 'link', label: 'On your own page' },
] as const satisfies readonly Term[];

export const SORTING_LABELS = [
  { key: 'newest', label: 'Newest' },
  { key: 'mostPopular', label: 'Most popular' },
  { key: 'relevance', label: 'Relevance' },
] as const satisfies readonly Term[];

export const SALARY_TYPES = [
  { key: 'competitive', label: 'Competitive' },
  { key: 'unpaid', label: 'Unpaid' },
  { key: 'range', label: 'Range' },
] as const satisfies readonly Term[];

export const EQUITY_TYPES = [
  { key: 'undisclosed', label: 'Undisclosed' },
  { key: 'negotiated', label: 'Negotiated' },
  { key: 'percentage', label: 'Percentage' },
] as const satisfies readonly Term[];

/** Pipeline stages of an application (product §9). `custom` stands for a startup's own columns. */
export const PIPELINE_STAGES = [
  { key: 'applied', label: 'Applied', isLocked: false },
  { key: 'custom', label: 'Custom', isLocked: false },
  { key: 'hired', label: 'Hired', isLocked: false },
  { key: 'toreject', label: 'To be rejected', isLocked: false },
  { key: 'rejected', label: 'Rejected', isLocked: true },
] as const satisfies readonly (Term & { isLocked: boolean })[];

export const DIGEST_FREQUENCIES = [
  { key: 'daily', label: 'Every day' },
  { key: 'onceweek', label: 'Once a week' },
] as const satisfies readonly Term[];

/** Placeholders in a startup's own mails, filled in for each recipient. */
export const EMAIL_PLACEHOLDERS = [
  { key: '{{firstName}}', label: 'First name' },
  { key: '{{lastName}}', label: 'Last name' },
  { key: '{{jobTitle}}', label: 'Job title' },
  { key: '{{companyName}}', label: 'Startup' },
  { key: '{{senderName}}', label: 'Your name' },
] as const satisfies readonly Term[];

/** Hints that each person sees once; the account records it (rules §10). */
export const UI_FEATURES = ['answerClock', 'boardKeys', 'boost'] as const;

/** Colours of the application board's columns: the signal colours. */
export const COLUMN_COLORS = [
  '#0b2a2e',
  '#0c676b',
  '#c6e0de',
  '#f6a33b',
  '#c22f38',
  '#3a7046',
  '#6f8583',
  '#dbe2dc',
] as const;
