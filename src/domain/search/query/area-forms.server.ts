import { areaNamed, type NamedArea } from '#domain/site/areas.server.ts';
import { townsInForm } from './place-forms.ts';

/** The area of this folded name in any of its forms; null for other words. */
export function areaInForm(name: string): NamedArea | null {
  return [name, ...townsInForm(name)].map(areaNamed).find((area) => area !== null) ?? null;
}
