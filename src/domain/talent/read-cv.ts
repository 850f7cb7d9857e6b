import { countryNamed } from '#domain/site/countries.ts';
import { webAddress } from '#domain/site/rich-text.ts';
import { type CvSection, LANGUAGE_NAMES, LEVEL_WORDS, SECTION_HEADINGS, STILL } from './cv-words.ts';
import { readMonth } from './months.ts';
import type { PdfContents } from './pdf.ts';
import { MOST_LINKS, MOST_PROFILE_LANGUAGES, PROFILE_LANGUAGES } from './profile-terms.ts';

/**
 * The facts that a CV states about its person. A field is missing where the text leaves a doubt, and the person fills
 * it in.
 */
export type CvFacts = {
  name?: string;
  phone?: string;
  place?: { locality: string; countryCode: string };
  links?: string[];
  skills?: string[];
  languages?: { language: string; level: string }[];
  /** Months as 2024-03, or the year where the CV has no month. `to` is empty while it goes on. */
  latestJob?: { title: string; organisation: string; from: string; to: string };
};

/** Name, contact and place stand at the top. */
const TOP_LINES = 20;
const MOST_SKILLS_READ = 20;
const LONGEST_LINE = 500;

/** Reads a CV's own text by fixed rules, without sending it anywhere and without judging its person. */
export function readCv({ lines: all, links }: Pick<PdfContents, 'lines' | 'links'>): CvFacts {
  const lines = all.map((line) => line.slice(0, LONGEST_LINE));
  const top = lines.slice(0, TOP_LINES);
  const sections = sectionsOf(lines);
  const facts = {
    name: nameIn(lines.slice(0, 3)),
    phone: phoneIn(top),
    place: placeIn(top),
    links: linksIn(top, links),
    skills: skillsIn(sections.skills),
    languages: languagesIn(sections.languages),
    latestJob: latestJobIn(sections.experience),
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}

function sectionsOf(lines: readonly string[]): Record<CvSection, string[]> {
  const sections: Record<CvSection, string[]> = { experience: [], skills: [], languages: [], other: [] };
  let current: CvSection = 'other';
  for (const line of lines) {
    const [head = '', ...rest] = line.split(':');
    const section = headingOf(head);
    if (section && (rest.length === 0 || rest.join(':').trim() === '')) current = section;
    else if (section) {
      // "Languages: Danish, English" is a section of one line.
      sections[section].push(rest.join(':').trim());
    } else sections[current].push(line);
  }
  return sections;
}

function headingOf(text: string): CvSection | null {
  // Some layouts put spaces between the letters of headings.
  const plain = /^(?:\p{L} )+\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;
  const heading = plain.trim().toLocaleLowerCase('en');
  const whole = sectionNamed(heading);
  if (whole) return whole;
  // "Erfaring / Experience" says it in two languages.
  const [own, ...others] = heading.split(/ ?[/|] ?| [–—-] /, 3).map(sectionNamed);
  return own && others.length > 0 && others.every((section) => section === own) ? own : null;
}

function sectionNamed(heading: string): CvSection | null {
  const section = Object.entries(SECTION_HEADINGS).find(([, headings]) => headings.includes(heading));
  return (section?.[0] as CvSection | undefined) ?? null;
}

const NO_NAME = /\b(?:cv|curriculum|vitae|resume|résumé|profile|linkedin|page|application)\b/i;
const NAME = /^\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}'’-]*|\p{Lu}\.|von|van|de|da|af|av)){1,4}$/u;

function nameIn(lines: readonly string[]): string | undefined {
  const line = lines.find((each) => !NO_NAME.test(each) && headingOf(each) === null);
  return line && line.length <= 60 && NAME.test(line) ? line : undefined;
}

const INTERNATIONAL = /(?:^|[^\w+])((?:\+|00)\d(?:[\s().-]{0,2}\d){7,14})(?!\d)/;
const LABELLED =
  /\b(?:phone|tel|telephone|mobile|cell|telefon|tlf|mobil|puh|puhelin|sími)\b\.?:? ?(\+?\d(?:[\s().-]{0,2}\d){6,13})(?!\d)/i;

function phoneIn(lines: readonly string[]): string | undefined {
  for (const pattern of [INTERNATIONAL, LABELLED]) {
    const numbers = new Set(lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? []));
    if (numbers.size === 1) return [...numbers][0];
    if (numbers.size > 1) return undefined;
  }
  return undefined;
}

function placeIn(lines: readonly string[]): CvFacts['place'] {
  for (const part of lines.flatMap((line) => line.split(/[|•·●▪]| [–—-] /))) {
    const [, locality = '', country = ''] =
      /(?:^|[ ,])(?:\d{3,5} ?\d{0,2} )?(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?), ?(\p{Lu}\p{L}{1,30})\.? ?$/u.exec(
        part,
      ) ?? [];
    const countryCode = country.length > 2 ? countryNamed(country)?.code : undefined;
    if (locality && countryCode) return { locality, countryCode };
  }
  return undefined;
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;<>"]{1,300}|\b(?:[a-z]{1,20}\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com)\/[\w%.-]{1,100}/gi;

function linksIn(lines: readonly string[], linksOfFile: readonly string[]): string[] {
  const linksOfText = lines.flatMap((line) => line.match(LINK) ?? []);
  // A link of the file leads where its text says; so it comes first, and the text without a scheme adds nothing new.
  const addresses = [...linksOfFile.filter((address) => /^https?:/i.test(address)), ...linksOfText]
    .map((address) => webAddress(address.replace(/[).]{1,3}$/, '')))
    .filter((address) => address !== null);
  const unique = new Map(
    addresses.map((address) => [address.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''), address]).reverse() as [
      string,
      string,
    ][],
  );
  return [...unique.values()].reverse().slice(0, MOST_LINKS);
}

function skillsIn(lines: readonly string[]): string[] {
  const skills = lines.flatMap((line) => {
    const list = line.replace(/^[\p{L} /&-]{2,30}: ?/u, '').replace(/^[•·●▪–-] ?/, '');
    const parts = list.split(/[,;|•·●▪]/);
    return parts.map((part) => part.trim().replace(/\.$/, ''));
  });
  const isSkill = (text: string) =>
    text.length <= 40 && text.split(' ').length <= 4 && /\p{L}/u.test(text) && !/[.!?](?:\s|$)|@|\d{4}/.test(text);
  return [...new Set(skills.filter(isSkill))].slice(0, MOST_SKILLS_READ);
}

const NAMES = PROFILE_LANGUAGES.map(({ key, label }) => {
  const names = [label, ...(LANGUAGE_NAMES[key] ?? [])].join('|');
  return { key, pattern: new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu') };
});

function languagesIn(lines: readonly string[]): CvFacts['languages'] {
  const parts = lines.flatMap((line) => line.split(/[,;|•·●▪]/));
  const levels = new Map<string, string>();
  for (const part of parts) {
    const languages = NAMES.filter(({ pattern }) => pattern.test(part));
    const [language] = languages;
    if (languages.length !== 1 || !language || part.length > 60 || levels.has(language.key)) continue;
    levels.set(language.key, LEVEL_WORDS.find(([, pattern]) => pattern.test(part))?.[0] ?? '');
  }
  return [...levels].map(([language, level]) => ({ language, level })).slice(0, MOST_PROFILE_LANGUAGES);
}

const MOMENT = String.raw`(?:\p{L}{3,12}\.? )?(?:19|20)\d\d|(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d|(?:19|20)\d\d-(?:0[1-9]|1[0-2])`;
const STILL_HERE = String.raw`(?:${STILL.join('|')})(?!\p{L})`;
const RANGE = new RegExp(
  String.raw`\(?(${MOMENT}) ?(?:[–—-]|to|til|till|til og med) ?(${MOMENT}|${STILL_HERE}|\p{L}[\p{L} ]{1,12})\)?`,
  'iu',
);

function latestJobIn(lines: readonly string[]): CvFacts['latestJob'] {
  const at = lines.findIndex((line) => RANGE.test(line));
  const line = lines[at];
  const [range, from = '', to = ''] = (line && RANGE.exec(line)) || [];
  if (!line || !range || at > 3) return undefined;
  const isCurrent = STILL.includes(to.toLowerCase());
  const end = isCurrent ? '' : monthOf(to);
  if (!isCurrent && !/\d{4}/.test(to)) return undefined;
  const beside = withoutEdges(line.replace(range, ' '));
  const [title, organisation, ...more] = splitJob(beside) ?? splitJob(headingAround(lines, at, beside)) ?? [];
  if (!title || !organisation || more.length > 0) return undefined;
  return { title, organisation, from: monthOf(from), to: end };
}

/** Title and organisation, where the text has both and no more. */
function splitJob(text: string): [string, string] | null {
  const parts = text
    .split(/[,|·•]| [–—-] | (?:at|hos|på|@) /i)
    .map(withoutEdges)
    .filter(Boolean);
  const [title = '', organisation = ''] = parts;
  return parts.length === 2 && isShort(title) && isShort(organisation) ? [title, organisation] : null;
}

/** The heading of the job, where its dates stand on a line of their own or beside one of the two. */
function headingAround(lines: readonly string[], at: number, beside: string): string {
  const line = (index: number) => withoutEdges(lines[index] ?? '');
  if (beside !== '') return `${beside}, ${line(at + 1)}`;
  if (at === 0) return '';
  return at === 1 ? line(0) : `${line(at - 2)}, ${line(at - 1)}`;
}

const EDGES = new Set([...' ,|·•–—()-']);
const isEdge = (sign: string) => EDGES.has(sign);

/** The text without signs at its ends that only separate. */
function withoutEdges(text: string): string {
  const signs = [...text];
  const from = signs.findIndex((sign) => !isEdge(sign));
  if (from === -1) return '';
  const end = signs.findLastIndex((sign) => !isEdge(sign)) + 1;
  return signs.slice(from, end).join('').replace(/ {2,}/g, ' ');
}

const isShort = (text: string) => text.length <= 60 && /\p{L}/u.test(text) && !/[.!?]\s|\.$/.test(text);

/** "March 2022" is 2022-03. A word that names no month leaves the year: "spring 2022". */
const monthOf = (text: string): string => readMonth(text) ?? /(?:19|20)\d\d/.exec(text)?.[0] ?? '';
