import { z } from 'zod';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { countryNamed } from '#domain/site/countries.ts';
import type { PositionType } from '#domain/site/roles-and-position-types.ts';
import { equityOfLines } from './equity-of-lines.server.ts';
import { offersEquity } from './equity-phrases.server.ts';
import { hoursOfLines, hoursOfTitle } from './hours-of-lines.server.ts';
import { payOfText } from './pay-of-text.server.ts';
import { importPhraseSource, importWords } from './phrases/import-phrases.server.ts';
import { isHours, withTypesOfTitle } from './position-types.ts';
import { NEGATION, sentencesOf } from './sentences-of-lines.ts';
import { withoutBeside } from './towns-of-text.ts';
import { withoutWorkplace } from './workplace.ts';
import { workplaceOfLines } from './workplace-of-lines.server.ts';

/** A longer line is a sentence about the work, and states no field. */
const LONGEST_LINE = 120;
const MOST_LINES = 400;
/** A line about the terms is shorter: "Full-time, hybrid". */
const LONGEST_TERM = 60;

const PLACE = new RegExp(`^${importPhraseSource(({ places }) => places.labels)} ?: *`, 'i');
/** Job boards put the place on the line below its name. */
const PLACE_ALONE = new RegExp(`^${importPhraseSource(({ places }) => places.labelsAlone)}:?$`, 'i');
const LONGEST_PLACE = 60;
/** "Kontorsted er Kristiansund", "Starfsstöðin er í Hafnarfirði". */
const PLACE_IN_SENTENCE = new RegExp(
  String.raw`(?<!\p{L})${importPhraseSource(({ places }) => places.inSentences)} (?:er|är|is|on|sijaitsee) (?:(?:i|in|på|í|á) )?((?:\p{Lu}[\p{L}'’.-]* ){0,2}\p{Lu}[\p{L}'’-]*)(?![\p{L}’'])`,
  'giu',
);
/** "in Bergen, Norway" within a sentence, or "Bergen, Norway" as a whole line or a part of one. */
const TOWN_AND_COUNTRY =
  /(?:^|(?<!\p{L})(?:in|at|near|outside|ved|utenfor|udenfor|utanför|nära|i|på|í)\s)((?:\p{Lu}[\p{L}'’.-]*\s){0,2}\p{Lu}[\p{L}'’-]*), (\p{Lu}\p{L}{3,}(?:\s\p{Lu}\p{L}+)?)(?!\p{L})/gu;
/** "Workplace: on site" leaves no name of a place. */
const NO_PLACE = /^(?:på|i|in|at|from|the|our|vores|vårt|\s)*$/i;
/** An address counts only where a line says that applications go to it; others are for questions. */
const APPLY = importWords(({ applying }) => applying);
/** "Write to maja@startup.example and tell us …": so people apply where no other line names an address. */
const WRITE = importWords(({ writing }) => writing);
const ASK = importWords(({ asking }) => asking);

/** Whose hours a sentence states when it is not about the job: "We also hire part-time students." */
const OTHERS_HOURS = importWords(({ types }) => types.others);

/** "Experience from an internship is a plus", "You may have worked part-time before". */
const EARLIER = importWords(({ types }) => types.earlier);

/** "A student job at a repair shop": a sentence of a noun is about the job. */
const NAMES_JOB = new RegExp(
  String.raw`^(?:an?|en|et|ett|eit|ein) ((?:[\p{L}-]{1,20} ){0,3}${importPhraseSource(({ types }) => types.names)})(?!\p{L})`,
  'iu',
);

/** "We need a part-time student assistant": the words after the verb, up to whom or what it serves. */
const WANTED = new RegExp(
  String.raw`(?<!\p{L})${importPhraseSource(({ types }) => types.wanted)}((?: (?!${importPhraseSource(({ types }) => types.wantedUntil)}(?!\p{L}))[\p{L}'’-]+){1,5})`,
  'iu',
);

/** "You work as a freelancer", "på frilansbasis": how somebody is paid is about the job wherever it stands. */
const AS_FREELANCER = new RegExp(
  String.raw`(?<!\p{L})${importPhraseSource(({ types }) => types.asFreelancer)}(?!\p{L})`,
  'iu',
);

/** Lines of a pasted text that are short enough to state a field. */
export function shortLines(text: string): string[] {
  return linesOf(text).filter((line) => line.length <= LONGEST_LINE);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** The places that a pasted text states: in a line such as "Location: Bergen, Norway", else in a sentence with a country. */
export function placesOfText(text: string): string[] {
  const lines = shortLines(text);
  const places = lines
    .flatMap((line, at) => {
      if (PLACE_ALONE.test(line)) return (lines[at + 1] ?? '').slice(0, LONGEST_PLACE + 1);
      return PLACE.test(line) ? line.replace(PLACE, '') : [];
    })
    .map(placeOfLine)
    .filter((place) => !NO_PLACE.test(place) && /\p{Lu}/u.test(place) && place.length <= LONGEST_PLACE);
  if (places.length > 0) return [...new Set(places)];
  const inSentences = [...text.matchAll(PLACE_IN_SENTENCE)].flatMap(([, place = '']) =>
    /^\p{Lu}/u.test(place) ? place : [],
  );
  return [...new Set(inSentences.length > 0 ? inSentences : placesIn(text))];
}

/**
 * The other fields that a pasted text states in lines: "Salary: 690 000–820 000 NOK a year", "Full-time, hybrid", and
 * the only email address for applications. Without such lines, a sentence may state the hours and the workplace. Where
 * lines or sentences disagree, none counts. `countryCode` is that of the place: "kr" means its money.
 */
export function fieldsOfLines(title: string, text: string, countryCode: string): DraftContents {
  const lines = shortLines(text);
  const types = typesOf(title, text);
  const workplace = workplaceOfLines(title, lines, text);
  const email = only(applyAddressesIn(text)) ?? onlyAddressToWriteTo(text);
  return {
    ...payOfText(title, linesOf(text), countryCode),
    ...(equityOfLines(lines) ?? (offersEquity(text) && { equityType: 'negotiated' as const })),
    ...(types.length > 0 && { jobPositionTypes: types }),
    ...(workplace !== null && { workplace }),
    ...(email && { receiveApplicants: 'email', applyEmail: email }),
  };
}

/** The types that the title names, else the lines about the terms, with the hours that shares and weeks state. */
function typesOf(title: string, text: string): PositionType[] {
  const [hours, ofTitle] = [hoursOfLines(text.split('\n').slice(0, MOST_LINES)), hoursOfTitle(title)];
  const ofWords = (words: string) => withTypesOfTitle([], words);
  const terms = ofWords(hours.rest.filter(isTerm).join(' · '));
  // A sentence may mention an intern or a co-founder, but "full-time" is about the job.
  const ofJob = sentencesOf(hours.rest)
    .filter((sentence) => !OTHERS_HOURS.test(sentence) && !EARLIER.test(sentence))
    .flatMap((sentence) => (NEGATION.test(sentence) ? sentence.split(/,\s/) : sentence))
    .filter((clause) => !NEGATION.test(clause));
  const wanted = ofWords(
    ofJob
      .flatMap(
        (sentence) => (WANTED.exec(sentence) ?? NAMES_JOB.exec(sentence))?.[1] ?? AS_FREELANCER.exec(sentence) ?? [],
      )
      .join(' · '),
  );
  // "You can work full-time or part-time" is both, and two sentences that differ are none.
  const inText = only(ofJob.map((sentence) => ofWords(sentence).filter(isHours)).filter(({ length }) => length > 0));
  const titleTypes = ofWords(ofTitle.rest.join(' '));
  const ofSentences = [...(inText ?? []), ...wanted.filter((type) => !isHours(type))];
  const sources = [titleTypes, terms, ofSentences];
  const kinds = sources.map((some) => some.filter((type) => !isHours(type))).find(({ length }) => length > 0) ?? [];
  const types = [...(sources.map((some) => some.filter(isHours)).find(({ length }) => length > 0) ?? []), ...kinds];
  const statedHours = ofTitle.types ?? hours.types;
  if (statedHours === null) return types;
  // "Deltid" beside "100 %": neither counts.
  const contradicts = types.some((type) => isHours(type) && !statedHours.some((one) => one === type));
  return [...(contradicts ? [] : statedHours), ...types.filter((type) => !isHours(type))];
}

/** A short line without the end of a sentence: "Full-time, hybrid". */
function isTerm(line: string): boolean {
  const text = line.trim();
  return text.length <= LONGEST_TERM && !text.endsWith('.') && !OTHERS_HOURS.test(text) && !EARLIER.test(text);
}

const placeOfLine = (text: string) =>
  withoutBeside(
    (withoutWorkplace(text).split(/[(.]/)[0] ?? '').replace(/^(?:(?:på|i|in|at|the|our|vores) )+/i, '').trim(),
  );

function placesIn(text: string): string[] {
  return text
    .split(/\n|\s[·|•–—-]\s/)
    .flatMap((part) => [...part.trim().matchAll(TOWN_AND_COUNTRY)])
    .filter(([, town = '', country = '']) => countryNamed(country) !== null && countryNamed(town) === null)
    .map(([, town, country]) => `${town}, ${country}`);
}

const END_OF_SENTENCE = /\n|(?<!\d)[.!?]\s+/;

/** Addresses in sentences, or on lines, that speak of applying. */
function applyAddressesIn(text: string): string[] {
  return text
    .split(END_OF_SENTENCE)
    .filter((sentence) => sentence.includes('@') && APPLY.test(sentence) && !NEGATION.test(sentence))
    .flatMap(addressesIn);
}

/** The only address of the text, if somebody is to write there and not to ask: "Questions? Write to …". */
function onlyAddressToWriteTo(text: string): string | null {
  const sentences = text.split(END_OF_SENTENCE);
  const withAddress = sentences.flatMap((sentence, at) =>
    sentence.includes('@') ? [{ sentence, before: sentences[at - 1] ?? '' }] : [],
  );
  const isForWriting = withAddress.some(({ sentence }) => WRITE.test(sentence) && !NEGATION.test(sentence));
  const isForAsking = withAddress.some(({ sentence, before }) => ASK.test(sentence) || ASK.test(before));
  return isForWriting && !isForAsking ? only(addressesIn(text)) : null;
}

function addressesIn(text: string): string[] {
  return text
    .split(/[\s<>()[\],;:"]/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word.includes('@') && word.length <= 200 && z.email().safeParse(word).success);
}

/** The value on which all agree; null for none or several. */
function only<T>(values: readonly T[]): T | null {
  const [first, ...others] = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  return first !== undefined && first !== '' && others.length === 0 ? first : null;
}
