import { areForms, stemsOf } from '../inflections/inflections.server.ts';
import { isPossibleIn, stemmedLanguagesOf } from '../vocabulary/languages.server.ts';
import type { Word } from './search-text.ts';

/** Typed words in a case of Finnish, whose words change before the ending: päiväkodissa, peliyritykseen. */

const SHORTEST = 5;
/** Every case ends in one of these, folded: -n, -ssa, -lle, -ksi, the plural -t. */
const ENDS_AS_CASE = /(?:[aent]|ksi)$/;

/** Oppimisen, oppimista: cases of what one does (oppiminen). */
const OF_VERBAL_NOUN = /(?<=.{3}mi)(?:sen|sta|seen|sesta|sessa|seksi|sella)$/;

/** Finds the Finnish words among these, folded, of which a typed word is a form. */
export function finnishFormOf(words: readonly string[]): (typed: Word) => string[] {
  const byStem = new Map<string, string[]>();
  for (const word of words.filter((one) => one.length >= SHORTEST - 1 && stemmedLanguagesOf(one).includes('fi')))
    for (const stem of stemsOf('fi', word)) byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
  const all = new Set(words);
  return ({ folded, spelled }) => {
    const verbalNoun = folded.replace(OF_VERBAL_NOUN, 'nen');
    if (verbalNoun !== folded && all.has(verbalNoun)) return [verbalNoun];
    const isForm = folded.length >= SHORTEST && ENDS_AS_CASE.test(folded) && isPossibleIn(spelled, 'fi');
    // A word of the vocabulary is no form of another.
    if (!isForm || stemmedLanguagesOf(folded).length > 0) return [];
    const bases = stemsOf('fi', folded).flatMap((stem) => byStem.get(stem) ?? []);
    return bases.filter((base) => areForms('fi', base, folded));
  };
}

/** Names of companies and their trades that end a compound: a spelbolag makes games. */
const COMPANY_ENDS =
  /(?<=.{3})s?(?:startup|start|bolag|foretag|foretak|firma|virksomhed|virksomhet|verksemd|selskap|selskab|branche|bransje|bransch|industri|industrien|sektor|yhtio|ala|fyrirtaki|geiri)(?:et|en|er|n|ne|na|ssa|sta|lla|lle|lta|ta|on|s)?$/;
/** Those of Finnish that change before an ending: yritys, yritykseen; teollisuus, teollisuudessa. */
const FINNISH_COMPANY_ENDS =
  /(?<=.{3})(?:yrity(?:s|sta|ks[ei][a-z]{0,4})|teollisuu(?:s|tta|de[a-z]{1,3}|teen)|yhtio(?:n|ta|lle|issa)|alan?)$/;

/** What a trade is about, before its technology: vattenteknik, fødevareteknologi. */
const TECHNOLOGY_ENDS = /(?<=.{3})s?(?:tech|teknik|teknikk|teknologi|teknologia|tekniikka|taekni)(?:en|n|a|ssa)?$/;

/** The beginning of a compound that names companies or their trade, in its possible forms; none for other words. */
export function beginningOfCompany(folded: string): string[] {
  return formsOfBeginning(folded, folded.replace(COMPANY_ENDS, '').replace(FINNISH_COMPANY_ENDS, ''));
}

/** The same for a compound that names a technology. */
export function beginningOfTechnology(folded: string): string[] {
  return formsOfBeginning(folded, folded.replace(TECHNOLOGY_ENDS, ''));
}

/** A compound may have another form of the word: fødevarevirksomhed of fødevarer, reseföretag of resor. */
function formsOfBeginning(folded: string, beginning: string): string[] {
  if (beginning === folded) return [];
  const forms = [beginning, `${beginning}r`, `${beginning}er`];
  if (beginning.endsWith('e')) forms.push(beginning.replace(/e$/, 'a'), beginning.replace(/e$/, 'or'));
  return forms;
}
