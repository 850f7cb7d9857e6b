import type { ApplicationStep } from '../application.ts';

/** The names of the columns that every board has. */
export const STEP_LABELS: Record<ApplicationStep, string> = {
  applied: 'Applied',
  custom: 'In process',
  hired: 'Hired',
  toreject: 'To be rejected',
  rejected: 'Rejected',
};

export function columnLabel(step: ApplicationStep, columnName: string | null): string {
  return step === 'custom' && columnName !== null ? columnName : STEP_LABELS[step];
}

/** An anonymous board shows this in place of a name that somebody wrote. */
export const NAME_HIDDEN = '(their name)';

/** The name on a card. On an anonymous board it is the same number for everybody until a custom column. */
export function shownName({ id, name, isHidden }: { id: string; name: string; isHidden: boolean }): string {
  return isHidden ? `Applicant ${id.slice(-5).toUpperCase()}` : name;
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
