import type { Term } from './term.ts';

/** The closed lists by which people filter jobs. Every visitor's page loads them; the others are in configuration-terms.ts. */

export const JOB_ROLES = [
  { key: 'backenddeveloper', label: 'Backend' },
  { key: 'frontenddeveloper', label: 'Frontend' },
  { key: 'fullstackdeveloper', label: 'Full-stack' },
  { key: 'devops', label: 'DevOps' },
  { key: 'mobiledevelopment', label: 'Mobile' },
  { key: 'datascience', label: 'Data science' },
  { key: 'engineer', label: 'Engineer' },
  { key: 'qualityassurance', label: 'QA' },
  { key: 'uxuidesigner', label: 'UX/UI designer' },
  { key: 'design', label: 'Design' },
  { key: 'productmanagement', label: 'Product management' },
  { key: 'projectmanagement', label: 'Project management' },
  { key: 'businessdevelopment', label: 'Business development' },
  { key: 'sales', label: 'Sales' },
  { key: 'marketing', label: 'Marketing' },
  { key: 'customersuccess', label: 'Customer success' },
  { key: 'operations', label: 'Operations' },
  { key: 'finance', label: 'Finance' },
  { key: 'humanresources', label: 'HR' },
  { key: 'analyst', label: 'Analyst' },
  { key: 'legal', label: 'Legal' },
  { key: 'cxo', label: 'CXO' },
  { key: 'other', label: 'Other' },
] as const satisfies readonly Term[];
export type JobRole = (typeof JOB_ROLES)[number]['key'];

/**
 * The second grouping (product §9): its keys are usable wherever a role is, meaning any of its roles. All but
 * `development` are a role of the same name, so that a key never means two things.
 */
export const JOB_ROLE_GROUPS = [
  { key: 'businessdevelopment', label: 'Business development', roles: ['businessdevelopment'] },
  { key: 'customersuccess', label: 'Customer success', roles: ['customersuccess'] },
  { key: 'design', label: 'Design', roles: ['design'] },
  {
    key: 'development',
    label: 'Development',
    roles: ['fullstackdeveloper', 'frontenddeveloper', 'backenddeveloper'],
  },
  { key: 'mobiledevelopment', label: 'Mobile development', roles: ['mobiledevelopment'] },
  { key: 'operations', label: 'Operations', roles: ['operations'] },
  { key: 'marketing', label: 'Marketing', roles: ['marketing'] },
  { key: 'projectmanagement', label: 'Project management', roles: ['projectmanagement'] },
  { key: 'sales', label: 'Sales', roles: ['sales'] },
] as const satisfies readonly (Term & { roles: readonly JobRole[] })[];

/**
 * Position types keep their long-standing ids: programs written by strangers send and read them (rules §1). Other words
 * for them, such as "apprenticeship", are in search/vocabulary/positions.yaml.
 */
export const POSITION_TYPES = [
  { key: 'fulltime', id: '5b8e46b3853f039706b6ea70', label: 'Full-time' },
  { key: 'parttime', id: '5b8e46b3853f039706b6ea71', label: 'Part-time' },
  { key: 'student', id: '5b8e46b3853f039706b6ea72', label: 'Student' },
  { key: 'internship', id: '5b8e46b3853f039706b6ea73', label: 'Internship' },
  { key: 'cofounder', id: '5b8e46b3853f039706b6ea74', label: 'Cofounder' },
  { key: 'freelance', id: '5b8e46b3853f039706b6ea75', label: 'Freelance' },
  { key: 'advisoryboard', id: '62e28180d8cca695ee60c98e', label: 'Advisory board' },
] as const satisfies readonly (Term & { id: string })[];
export type PositionType = (typeof POSITION_TYPES)[number]['key'];
