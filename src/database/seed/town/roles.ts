import type { JobRole } from '../../../domain/site/taxonomies.ts';
import { COMMERCIAL } from './roles-commercial.ts';
import { COMPANY } from './roles-company.ts';
import { PRODUCT } from './roles-product.ts';
import { SOFTWARE } from './roles-software.ts';

export type Family = 'software' | 'product' | 'commercial' | 'company';

/** How a role is written about: sentences with gaps, its own first and those of its family. */
export type RoleWords = {
  role: JobRole;
  family: Family;
  /** How common it is, of about a hundred. */
  weight: number;
  title: string[];
  tool: string[];
  lead: string[];
  do: string[];
  be: string[];
  familyDo: string[];
  familyBe: string[];
};

/** What follows a key, for each line that begins with it. */
export function linesOf(text: string, key: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${key}: `))
    .map((line) => line.slice(key.length + 2));
}

function parse(text: string): RoleWords[] {
  const sections = text.split(/^@/m).slice(1);
  const [family = '', ...roles] = sections.map((section) => section.replace(/^@/, ''));
  return roles.map((section) => {
    const [role, weight, name] = section.split('\n')[0]?.trim().split(' ') ?? [];
    return {
      role: role as JobRole,
      family: name as Family,
      weight: Number(weight),
      title: linesOf(section, 'title')[0]?.split(' | ') ?? [],
      tool: linesOf(section, 'tool')[0]?.split(' | ') ?? [],
      lead: linesOf(section, 'lead'),
      do: linesOf(section, 'do'),
      be: linesOf(section, 'be'),
      familyDo: linesOf(family, 'do'),
      familyBe: linesOf(family, 'be'),
    };
  });
}

export const ROLES: readonly RoleWords[] = [SOFTWARE, PRODUCT, COMMERCIAL, COMPANY].flatMap(parse);

export function wordsOf(role: JobRole): RoleWords {
  const found = ROLES.find((words) => words.role === role);
  if (!found) throw new Error(`no words for the role ${role}`);
  return found;
}
