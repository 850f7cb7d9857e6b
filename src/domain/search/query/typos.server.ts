import { fold } from '#domain/site/fold.ts';
import { isOneTypoApart, variantsOf } from '#domain/site/typo-distance.ts';
import { JOBS_A_PAGE } from '../filters/filters.ts';
import {
  isInPhrase,
  isWhollyKnown,
  matchesExactly,
  similarWords,
  similarWordsOfPhrase,
} from '../vocabulary/synonyms.server.ts';
import { beginningQuery, quote, wordQuery } from './lexeme-queries.server.ts';
import { needsItsLetters } from './nordic-spellings.ts';
import { parseText, type TypedText, type Word } from './search-text.ts';
import { synonymQueries } from './sense-queries.server.ts';
import { similarFactWords } from './typed-facts.server.ts';

/** Shorter words are one typo away from too many others. */
const SHORTEST_ALONE = 4;
const SHORTEST_BESIDE = 3;

/** The words that titles and companies are looked up by (search_words): as typed, split and joined, and with a typo. */
export function variantsToLookUp(typedText: TypedText): string[] {
  if (typedText.phrases.length > 0) return [];
  const variants = new Set<string>();
  for (const word of typedText.words) {
    for (const form of spellingsOf(word)) for (const variant of variantsOf(form)) variants.add(variant);
    for (const part of partsOf(word.folded).flat()) variants.add(part);
  }
  for (const compound of joinsOf(typedText)) for (const variant of variantsOf(compound)) variants.add(variant);
  return [...variants];
}

/** Swapped letters can look like one Nordic letter (firmwrae), so each letter is also folded by itself. */
function spellingsOf(word: Word): string[] {
  return [...new Set([word.folded, [...word.spelled].map(fold).join('')])];
}

/** Every split of a word in two, as if a space were missing or replaced by a letter. */
function partsOf(word: string): [string, string][] {
  const letters = [...word];
  const parts: [string, string][] = [];
  for (let at = 1; at < letters.length; at++) {
    parts.push([letters.slice(0, at).join(''), letters.slice(at).join('')]);
    if (at + 1 < letters.length) parts.push([letters.slice(0, at).join(''), letters.slice(at + 1).join('')]);
  }
  return parts;
}

const asWord = (word: string): Word => ({ folded: word, spelled: word });

function joinsOf(typedText: TypedText): string[] {
  return typedText.words.slice(1).map((word, at) => `${typedText.words[at]?.folded}${word.folded}`);
}

/** The number of jobs that have the typed words, up to a page, and the known words that share a variant with them. */
export type WordsFound = { words: { variant: string; word: string }[] | null; inNames: number; inTexts: number };

/** `words` is each typed word or what was probably meant; `corrected` the text of these, where it differs and nothing is found. */
export type Correction = { query: string; words: string[]; corrected: string | null; certain: TypedText | null };

/**
 * Corrects typos: each word may also be a word of a title or company one typo away, split in two, or joined with its
 * neighbour. `certain` is the corrected text when no job has the typed words and each word has one correction, or is part
 * of a phrase of the vocabulary. Null when the text itself finds a page, or when there is no correction. `namedWords` have
 * a meaning outside of titles.
 */
export function findTypos(
  typedText: TypedText,
  variants: readonly string[],
  answers: WordsFound,
  namedWords: ReadonlySet<Word> = new Set(),
): Correction | null {
  const enough =
    typedText.words.length > 1
      ? answers.inNames >= JOBS_A_PAGE || (answers.inNames > 0 && answers.inTexts >= JOBS_A_PAGE)
      : answers.inTexts >= JOBS_A_PAGE;
  if (variants.length === 0) return null;
  const [only] = typedText.words;
  if (typedText.words.length === 1 && only && only.folded.length < SHORTEST_ALONE) return null;
  const byVariant = Map.groupBy(answers.words ?? [], ({ variant }) => variant);
  const isKnown = (word: string) => byVariant.get(word)?.some((entry) => entry.word === word) ?? false;
  const nearTo = (forms: string[]) => {
    const near = forms.flatMap((form) => variantsOf(form).flatMap((variant) => byVariant.get(variant) ?? []));
    return [...new Set([...near.map((entry) => entry.word), ...forms.flatMap(similarWords)])].filter(
      (word) => word !== forms[0] && forms.some((form) => isOneTypoApart(word, form)),
    );
  };
  // Such a word finds what its known part means: of `salgskonsuletn` everything in sales.
  const isSlip = ({ folded, spelled, forms }: TypedText['words'][number]) =>
    !isKnown(folded) &&
    forms === undefined &&
    !isWhollyKnown(folded) &&
    synonymQueries({ folded, spelled }).length > 0 &&
    nearTo(spellingsOf({ folded, spelled })).length === 1;
  const hasSlip = typedText.words.some(isSlip);
  if (enough && !hasSlip) return null;
  const isNothing = answers.inTexts + answers.inNames === 0;
  const folded = typedText.words.map((word) => word.folded);
  const likely: string[] = [];
  const isSure: boolean[] = [];
  const each = typedText.words.map((word, at) => {
    const isForm = word.forms !== undefined;
    // A teacher ("lærer") means no laser.
    const isExact =
      isForm ||
      namedWords.has(word) ||
      matchesExactly(word.folded) ||
      isWhollyKnown(word.folded) ||
      word.folded.length < SHORTEST_BESIDE;
    const nearTitles = isExact ? [] : nearTo(spellingsOf(word));
    const nearPhrase = isNothing && !isExact && !isKnown(word.folded) ? similarWordsOfPhrase(folded, at) : [];
    const nearFacts = isNothing && !isExact && nearTitles.length === 0 ? similarFactWords(word.folded) : [];
    const near = [nearPhrase, nearTitles, nearFacts].find((words) => words.length > 0) ?? [];
    const splits =
      isForm || isKnown(word.folded) ? [] : partsOf(word.folded).filter(([a, b]) => isKnown(a) && isKnown(b));
    const isUnderstood = isForm || namedWords.has(word) || isKnown(word.folded) || isWhollyKnown(word.folded);
    likely.push(isUnderstood ? word.spelled : (near[0] ?? splits[0]?.join(' ') ?? word.spelled));
    isSure.push(isUnderstood || near.length === 1);
    const senses = [
      needsItsLetters(word)
        ? wordQuery(word, 'names')
        : word.isPrefix && word.folded.length > 1
          ? beginningQuery(word.folded, word.completions)
          : quote(word.folded),
      ...(word.forms ?? []).map(quote),
      ...near.map(quote),
      ...splits.map(([a, b]) => `(${quote(a)} & ${quote(b)})`),
    ];
    const otherwise = [word, ...near.map(asWord)].flatMap(synonymQueries);
    return {
      isChanged: near.length + splits.length > 0,
      query: `(${[...new Set([...senses, ...otherwise])].join(' | ')})`,
    };
  });
  const queries = each.some((word) => word.isChanged) ? [each.map((word) => word.query).join(' & ')] : [];
  for (const [at, compound] of joinsOf(typedText).entries()) {
    const senses = [compound, ...nearTo([compound])].filter(isKnown).map(quote);
    if (senses.length === 0) continue;
    const rest = typedText.words
      .filter((_, other) => other !== at && other !== at + 1)
      .map((word) => quote(word.folded));
    queries.push([`(${senses.join(' | ')})`, ...rest].join(' & '));
  }
  if (queries.length === 0) return null;
  const original = typedText.words.map((word) => word.spelled).join(' ');
  const isTypo = (hasSlip || isNothing) && likely.join(' ') !== original;
  const isCertain = isTypo && isSure.every((sure, at) => sure || isInPhrase(likely.map(fold), at));
  return {
    query: queries.map((query) => `(${query})`).join(' | '),
    words: likely,
    corrected: isTypo ? likely.join(' ') : null,
    certain: isCertain ? parseText(likely.join(' '), matchesExactly) : null,
  };
}
