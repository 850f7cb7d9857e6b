import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fold } from '#domain/site/fold.ts';
import { projectRoot } from '#project-root.ts';
import { STEMMED_LANGUAGES, type StemmedLanguage } from './stemmers.ts';

/** Forms that the stemmers do not lead back to their word. scripts/irregular-forms.mjs writes the file. */

const FILE = 'src/domain/search/inflections/irregular-forms.tsv';

type Line = { language: StemmedLanguage; source: string; base: string; forms: string[] };

export function readIrregularForms(text: string): Line[] {
  return text
    .split('\n')
    .map((line, at) => [line, at + 1] as const)
    .filter(([line]) => line !== '' && !line.startsWith('#'))
    .map(([line, at]) => {
      const [code, source, base, forms, ...rest] = line.split('\t');
      const language = STEMMED_LANGUAGES.find((one) => one === code);
      if (!language || !source || !base || !forms || rest.length > 0)
        throw new Error(`${FILE}, line ${at}: expected language, source, word and forms with tabs between them.`);
      return { language, source, base, forms: forms.split(' ') };
    });
}

let byLanguage: Map<StemmedLanguage, Map<string, string[]>> | undefined;

/** The dictionary forms of each irregular form of a language, folded. */
export function irregularForms(language: StemmedLanguage): ReadonlyMap<string, readonly string[]> {
  if (!byLanguage) {
    byLanguage = new Map(STEMMED_LANGUAGES.map((one) => [one, new Map()]));
    for (const line of readIrregularForms(readFileSync(resolve(projectRoot, FILE), 'utf8'))) {
      const bases = byLanguage.get(line.language) as Map<string, string[]>;
      const base = fold(line.base);
      for (const form of line.forms.map(fold)) bases.set(form, [...new Set([...(bases.get(form) ?? []), base])]);
    }
  }
  return byLanguage.get(language) ?? new Map();
}
