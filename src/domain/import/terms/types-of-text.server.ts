import type { PositionType } from '#domain/site/roles-and-position-types.ts';
import { importPhraseSource, importWords } from '../phrases/import-phrases.server.ts';
import { MOST_LINES } from '../text/lines-of-text.ts';
import { NEGATION, sentencesOf } from '../text/sentences-of-lines.ts';
import { hoursOfLines, hoursOfTitle } from './hours-of-lines.server.ts';
import { isHours, withTypesOfTitle } from './position-types.ts';

/** A line about the terms is shorter: "Full-time, hybrid". */
const LONGEST_TERM = 60;

/** Whose hours a sentence states when it is not about the job: "We also hire part-time students." */
const OTHERS_HOURS = importWords(({ types }) => types.others);

/** "…, while your colleague works full-time": the rest of the sentence is about somebody else. */
const MEANWHILE = new RegExp(
  String.raw`,? (?:${importPhraseSource(({ types }) => types.meanwhile)})(?!\p{L}).*$`,
  'iu',
);

/** "Experience from an internship is a plus", "You may have worked part-time before". */
const EARLIER = importWords(({ types }) => types.earlier);

/** "A student job at a repair shop": a sentence of a noun is about the job. */
const NAMES_JOB = new RegExp(
  String.raw`^(?:an?|en|et|ett|eit|ein) ((?:[\p{L}-]{1,20} ){0,3}${importPhraseSource(({ types }) => types.names)})(?!\p{L})`,
  'iu',
);

/** "Student job in our shop, 12 hours a week", "Som studentermedhjælper hos os får du …": a sentence that begins with the job. */
const BEGINS_WITH_JOB = new RegExp(`^${importPhraseSource(({ types }) => types.begins)}`, 'iu');
/** "Internship at a startup is a plus." */
const IS_WISHED = /(?<!\p{L})(?:plus|advantage|merit\p{L}{0,8}|fordel|eduksi|kostur)(?!\p{L})/iu;
/** "Du er studerende …": a job for somebody who studies. */
const FOR_STUDENTS = new RegExp(`^${importPhraseSource(({ types }) => types.student)}(?!\\p{L})`, 'iu');

/** "Praktikken er ulønnet", "The internship lasts six months": the sentence is about the job itself. */
const IS_INTERNSHIP = new RegExp(`^${importPhraseSource(({ types }) => types.internship)}(?!\\p{L})`, 'iu');

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

/**
 * The position types that a pasted text states. Shares and weeks state the hours; words state hours and kinds of job, in the
 * title, else in lines about the terms, else in sentences about the job.
 */
export function typesOfText(title: string, text: string): PositionType[] {
  const ofTitle = hoursOfTitle(title);
  const ofLines = hoursOfLines(text.split('\n').slice(0, MOST_LINES));
  const sources = [
    typesIn(ofTitle.rest.join(' ')),
    typesIn(ofLines.rest.filter(isTerm).join(' · ')),
    typesOfSentences(ofLines.rest),
  ];
  const hours = firstWith(sources, isHours);
  const kinds = firstWith(sources, isKind);
  const figures = ofTitle.types ?? ofLines.types;
  if (figures === null) return [...hours, ...kinds];
  // "Deltid" beside "100 %": neither counts.
  const isContradicted = hours.some((type) => !figures.some((one) => one === type));
  return [...(isContradicted ? [] : figures), ...kinds];
}

/** The hours, if the sentences about the job agree on them, and the kinds of job that they name as the job. */
function typesOfSentences(lines: readonly string[]): PositionType[] {
  const clauses = clausesAboutJob(lines);
  // "You can work full-time or part-time" is both, and two sentences that differ are none.
  const statements = clauses.map((clause) => typesIn(clause).filter(isHours)).filter(({ length }) => length > 0);
  const hours = new Set(statements.map((types) => types.join())).size === 1 ? (statements[0] ?? []) : [];
  // A sentence may mention an intern or a co-founder, but "full-time" is about the job.
  const jobs = clauses.flatMap(
    (clause) => (WANTED.exec(clause) ?? NAMES_JOB.exec(clause))?.[1] ?? AS_FREELANCER.exec(clause) ?? beginning(clause),
  );
  const kinds = typesIn(jobs.join(' · ')).filter(isKind);
  if (clauses.some((clause) => IS_INTERNSHIP.test(clause))) kinds.push('internship');
  const isForStudents = clauses.some((clause) => FOR_STUDENTS.test(clause)) && !kinds.includes('internship');
  return [...hours, ...new Set([...kinds, ...(isForStudents ? (['student'] as const) : [])])];
}

function beginning(clause: string): string[] {
  return IS_WISHED.test(clause) ? [] : [...(BEGINS_WITH_JOB.exec(clause) ?? [])];
}

function clausesAboutJob(lines: readonly string[]): string[] {
  return sentencesOf(lines)
    .flatMap((sentence) => sentence.split(/;\s/))
    .map((sentence) => sentence.replace(MEANWHILE, ''))
    .filter((sentence) => !OTHERS_HOURS.test(sentence) && !EARLIER.test(sentence))
    .flatMap((sentence) => (NEGATION.test(sentence) ? sentence.split(/,\s/) : sentence))
    .filter((clause) => !NEGATION.test(clause));
}

/** A short line without the end of a sentence: "Full-time, hybrid". */
function isTerm(line: string): boolean {
  const text = line.trim();
  return text.length <= LONGEST_TERM && !text.endsWith('.') && !OTHERS_HOURS.test(text) && !EARLIER.test(text);
}

const typesIn = (words: string) => withTypesOfTitle([], words);
const isKind = (type: PositionType) => !isHours(type);

/** The types of a sort in the first source that names any. */
function firstWith(sources: readonly PositionType[][], isOfSort: (type: PositionType) => boolean): PositionType[] {
  return sources.map((types) => types.filter(isOfSort)).find(({ length }) => length > 0) ?? [];
}
