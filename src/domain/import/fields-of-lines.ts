import { z } from 'zod';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { countryNamed } from '#domain/site/countries.ts';
import { equityOfLines } from './equity-of-lines.ts';
import { payOfLine } from './pay-of-lines.ts';
import { payOfTitle } from './pay-of-title.ts';
import { withTypesOfTitle } from './position-types.ts';
import { withoutBeside } from './towns-in-sentences.ts';
import { withoutWorkplace } from './workplace.ts';
import { workplaceOfLines } from './workplace-of-lines.ts';

/** A longer line is a sentence about the work, and states no field. */
const LONGEST_LINE = 120;
const MOST_LINES = 400;

const PLACE =
  /^(?:place|location|where|sted|lokation|arbeidssted|arbejdssted|plats|ort|paikka|sijainti|staðsetning) ?: /i;
/** "in Bergen, Norway" within a sentence, or "Bergen, Norway" as a whole line or a part of one. */
const TOWN_AND_COUNTRY =
  /(?:^|(?<!\p{L})(?:in|at|near|outside|ved|utenfor|udenfor|utanför|nära|i|på|í)\s)((?:\p{Lu}[\p{L}'’.-]*\s){0,2}\p{Lu}[\p{L}'’-]*), (\p{Lu}\p{L}{3,}(?:\s\p{Lu}\p{L}+)?)(?!\p{L})/gu;
/** "Workplace: on site" leaves no name of a place. */
const NO_PLACE = /^(?:på|i|in|at|from|the|our|vores|vårt|\s)*$/i;
/** An address counts only where a line says that applications go to it; others are for questions. */
const APPLY =
  /(?<!\p{L})(?:appl(?:y|ies|ications?)|cv|cvs|resumes?|résumés?|ansøg(?:e|ning|ninger)?|søk(?:e|nad|naden|nader)?|ansök(?:a|an|ningar)?|hae|hakemu(?:s|ksen|kset)|sækja|sæktu|umsókn(?:ir)?)(?!\p{L})/iu;

const NEGATION = /(?<!\p{L})(?:not|never|ikke|inte|ekki|älä)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Lines of a pasted text that are short enough to state a field. */
export function shortLines(text: string): string[] {
  return text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line.length <= LONGEST_LINE);
}

/** The place of a pasted text: of a line such as "Location: Bergen, Norway", else of a sentence that names a country too. */
export function placeOfText(text: string): string | null {
  const places = shortLines(text)
    .filter((line) => PLACE.test(line))
    .map((line) => placeOfLine(line.replace(PLACE, '')))
    .filter((place) => !NO_PLACE.test(place));
  return only(places.length > 0 ? places : placesIn(text));
}

/**
 * The other fields that a pasted text states in lines: "Salary: 690 000–820 000 NOK a year", "Full-time, hybrid", and
 * the only email address for applications. Without such lines, a sentence may state the hours and the workplace. Where
 * lines or sentences disagree, none counts. `countryCode` is that of the place: "kr" means its money.
 */
export function fieldsOfLines(title: string, text: string, countryCode: string): DraftContents {
  const lines = shortLines(text);
  const pay =
    only(sentencesOf(lines).flatMap((line) => payOfLine(line, countryCode) ?? [])) ?? payOfTitle(title, countryCode);
  const terms = lines.filter((line) => line.length <= 60 && !line.endsWith('.'));
  const named = withTypesOfTitle([], terms.join(' · '));
  // A sentence may mention an intern or a co-founder, but "full-time" is about the job.
  const hours = only(withTypesOfTitle([], text).filter((type) => type === 'fulltime' || type === 'parttime'));
  const types = named.length > 0 || hours === null ? named : [hours];
  const workplace = workplaceOfLines(title, lines);
  const email = only(applyAddressesIn(text));
  return {
    ...(pay && {
      salaryType: 'range',
      salaryFrom: pay.from,
      salaryTo: pay.to,
      salaryCurrency: pay.currency,
      salaryPeriod: pay.period,
    }),
    ...equityOfLines(lines),
    ...(types.length > 0 && { jobPositionTypes: types }),
    ...(workplace !== null && { workplace }),
    ...(email && { receiveApplicants: 'email', applyEmail: email }),
  };
}

/** Splits lines at the ends of sentences, but not after "kr." or "pr.". */
function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    line.replace(/^[-–•*·] /, '').split(/(?<!(?<!\p{L})(?:kr|pr|ca|md|mnd|mån))\.\s+|\s[·|•]\s/u),
  );
}

const placeOfLine = (text: string) =>
  withoutBeside(
    (withoutWorkplace(text).split(/[(.]/)[0] ?? '').replace(/^(?:(?:på|i|in|at|the|our|vores) )+/i, '').trim(),
  );

function placesIn(text: string): string[] {
  return text
    .split(/\n|\s[·|•]\s/)
    .flatMap((part) => [...part.trim().matchAll(TOWN_AND_COUNTRY)])
    .filter(([, town = '', country = '']) => countryNamed(country) !== null && countryNamed(town) === null)
    .map(([, town, country]) => `${town}, ${country}`);
}

/** Addresses in sentences, or on lines, that speak of applying. */
function applyAddressesIn(text: string): string[] {
  return text
    .split(/\n|[.!?]\s+/)
    .filter((sentence) => sentence.includes('@') && APPLY.test(sentence) && !NEGATION.test(sentence))
    .flatMap(addressesIn);
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
