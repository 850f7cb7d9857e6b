import { townsInForm } from '#domain/search/query/place-forms.ts';
import { fold } from '#domain/site/fold.ts';
import { MUNICIPALITY_NAMES } from '#domain/site/municipality-names.ts';
import { MUNICIPALITIES } from '#domain/site/municipality-table.ts';
import { SMALL_TOWNS } from '#domain/site/small-town-table.ts';

const KIND = / (?:kommune?|herad|kunta)$/i;

const namesInTable = [
  ...MUNICIPALITIES.flatMap(([, rows]) => rows.flatMap((row) => row.slice(row.indexOf(':') + 1).split('|'))),
  ...SMALL_TOWNS.flatMap(([, , , , , , , others = '']) => others.split('|')).filter((name) => KIND.test(name)),
];
const folded: ReadonlySet<string> = new Set(namesInTable.map(fold));
/** Not folded: Håbo and Habo are two municipalities. */
const withKind: ReadonlySet<string> = new Set(namesInTable.filter((name) => KIND.test(name)).map(spelling));
const all: ReadonlySet<string> = new Set(MUNICIPALITY_NAMES.flatMap(([, names]) => names).map(spelling));

function spelling(name: string): string {
  return name.normalize('NFC').toLowerCase().trim();
}

export function hasKindOfMunicipality(name: string): boolean {
  return KIND.test(name);
}

/** Whether a name is that of a municipality and of no town: "Karmøy", "Kiruna kommun". */
export function isNameOfMunicipality(name: string): boolean {
  // Also in a case: "Sandgerði, Suðurnesjabæ".
  return [fold(name), ...townsInForm(fold(name))].some((form) => folded.has(form)) || KIND.test(name);
}

/** Whether the table of municipalities has this very name with its kind: "Time kommune". */
export function isInTableWithKind(name: string): boolean {
  return withKind.has(spelling(name));
}

/** Whether a Nordic municipality has this name, also that of its town: "Ikaalinen". */
export function isMunicipalityOfItsName(name: string): boolean {
  return all.has(spelling(name).replace(KIND, ''));
}

/** The names of the table that a municipality without its kind may have: "Time kommune" of "Time". */
export function namesOfMunicipality(name: string): string[] {
  return ['kommun', 'kommune', 'herad'].map((kind) => `${name} ${kind}`).filter(isInTableWithKind);
}
