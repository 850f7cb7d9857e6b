import { type SQL, sql } from 'drizzle-orm';
import { isFunctionWord } from '../inflections/function-words.ts';
import { areForms, stemsOf } from '../inflections/inflections.server.ts';
import { isRegular, STEMMED_LANGUAGES, type StemmedLanguage } from '../inflections/stemmers.ts';
import { isTechnology } from '../vocabulary/entry-lookups.server.ts';
import { isPossibleIn } from '../vocabulary/languages.server.ts';
import { interpret, similarWords } from '../vocabulary/synonyms.server.ts';
import { needsItsLetters, spellingsOfForm } from './nordic-spellings.ts';
import type { TypedText, Word } from './search-text.ts';
import type { Group } from './word-group.ts';

/** Other forms of typed words, among the words that jobs have: lageret is also lager. */

const SHORTEST = 3;
/** Each costs an index scan. */
const MOST_FORMS = 16;
/** More words with one stem are no forms of one word. */
const MOST_OF_STEM = 60;

export type FormRow = { typed: string; language: StemmedLanguage; word: string };

/**
 * The words of a search whose other forms are looked up: neither facts, technologies and phrases, nor words in quotes.
 * Names of topics are among them, because texts do not name a topic with every form.
 */
export function inflectableIn(groups: readonly Group[]): Word[] {
  const words = groups.flatMap((group) =>
    group.readings.length > 0
      ? group.readings.flatMap((reading) => inflectableIn(reading))
      : hasForms(group)
        ? group.words.filter(({ inPhrase }) => !inPhrase)
        : [],
  );
  return words.filter(({ folded }) => folded.length >= SHORTEST && /^\p{L}+$/u.test(folded));
}

function hasForms({ senses, facts, fact, town, words }: Group): boolean {
  if (fact?.isTopic) return true;
  if (fact !== null || town !== null || facts.length > 0) return false;
  return senses.length === 0 || (words.length === 1 && !senses.every(({ keys }) => keys.every(isTechnology)));
}

/** A column with the words of jobs that share a stem with these words in a language that has their letters. */
export function formsColumn(words: readonly Word[]): SQL {
  const stems = words.flatMap(({ folded, spelled }) =>
    STEMMED_LANGUAGES.filter((language) => isPossibleIn(spelled, language)).flatMap((language) =>
      stemsOf(language, folded).map((stem) => [folded, language, stem]),
    ),
  );
  if (stems.length === 0) return sql`'[]'::json`;
  return sql`(SELECT coalesce(json_agg(json_build_object('typed', typed ->> 0, 'language', language, 'word', word)), '[]')
    FROM json_array_elements(${JSON.stringify(stems)}::json) AS typed
    CROSS JOIN LATERAL (SELECT language, word FROM search_vocabulary
      WHERE language = (typed ->> 1) COLLATE "C" AND stem = (typed ->> 2) COLLATE "C" AND stem <> '' LIMIT ${sql.raw(String(MOST_OF_STEM))}) AS forms)`;
}

const meaningOf = (word: string) =>
  interpret([word])
    .flatMap(({ senses }) => senses.flatMap(({ keys }) => keys.join('+')))
    .join();

/** Languages that share most of their words: a Norwegian word in a Danish job is hardly another word. */
const ALIKE: readonly StemmedLanguage[] = ['da', 'no'];

/** Adds to the typed words their other forms, in the languages of the jobs that have the word as typed, if any has. */
export function addForms(typedText: TypedText, rows: readonly FormRow[]): void {
  for (const word of typedText.words) {
    const own = rows.filter((row) => row.typed === word.folded);
    const languages = new Set(own.filter((row) => row.word === word.folded).map(({ language }) => language));
    // Utvecklre shares a stem with utveckla (to develop), and is a typo of a developer.
    if (languages.size === 0 && similarWords(word.folded).length > 0) continue;
    if (ALIKE.some((language) => languages.has(language))) for (const language of ALIKE) languages.add(language);
    // Udvikler is a role, and has the stem of udvikle (develop). Enginer is a typo: the vocabulary knows forms of engineer.
    const meaning = meaningOf(word.folded);
    const forms = own
      .filter(
        ({ language, word: form }) =>
          form !== word.folded &&
          (languages.size === 0 || languages.has(language)) &&
          !isFunctionWord(language, form) &&
          !isFunctionWord('en', form) &&
          areForms(language, word.folded, form) &&
          meaningOf(form) === meaning,
      )
      .flatMap(({ language, word: form }) => {
        if (!needsItsLetters(word) || !isRegular(language, word.folded, form)) return [form];
        const spelling = spellingsOfForm(word, form);
        return spelling.length === 0 ? [form] : spelling.map((one) => `=${one}`);
      });
    const nearest = [...new Set(forms)].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
    if (nearest.length > 0) word.forms = nearest.slice(0, MOST_FORMS);
  }
}
