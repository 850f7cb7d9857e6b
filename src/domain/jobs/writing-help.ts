import { countryName } from '#domain/site/countries.ts';
import { payRuleOf } from './pay-rules.ts';

/** Help for somebody who writes a job: pure rules that name the passage. None of them stops anybody. */

export type WritingHelp = {
  /** The rule and its passage, so that a dismissed suggestion stays dismissed. */
  key: string;
  title: string;
  text: string;
  field: 'title' | 'description' | 'salary' | 'languages';
  /** The words in the title or the description; missing where the field as a whole is meant. */
  passage?: string;
  /** What could stand there instead, and the name of the button. */
  replacement?: { text: string; label: string };
};

export type WrittenJob = {
  title: string;
  /** The description without its markup, a line for each paragraph. */
  text: string;
  salaryType: string;
  salaryFrom: number | null;
  salaryTo: number | null;
  countryCodes: readonly string[];
  /** Whether the fields say a language, or that English is enough. */
  saysLanguage: boolean;
  hasStages: boolean;
  /** The day on which it is written. */
  day: string;
};

const LONGEST_TITLE = 80;
/** Above this share of its lower end a range says little. */
const WIDEST_RANGE = 0.5;
const MOST_OF_A_KIND = 3;

const PUTS_OFF: readonly [pattern: RegExp, instead: string][] = [
  [/\b(?:a |an )?(?:[\w-]+ )?(?:ninja|rock ?star|guru|wizard|hacker ?god|unicorn)s?\b/giu, 'an experienced person'],
  [/\b(?:young and hungry|digital native|young team)\b/giu, 'a curious team'],
  [/\b(?:crush(?:es|ing)? it|killer instinct|work hard,? play hard)\b/giu, 'good at what you do'],
];
const GENDERED: readonly [pattern: RegExp, instead: string][] = [
  [/\b(?:sales|business|fore|crafts|handy)m[ae]n\b/giu, 'salesperson'],
  [/\bchairm[ae]n\b/giu, 'chair'],
  [/\b(?:waitress|stewardess|hostess)(?:es)?\b/giu, 'waiter'],
  [/\b(?:he|his) (?:or|\/) (?:she|hers?)\b|\bhe\/she\b|\bs\/he\b/giu, 'they'],
  [/\b(?:guys|manpower)\b/giu, 'people'],
];
const LANGUAGE_NAMES =
  'danish|swedish|norwegian|finnish|icelandic|english|german|french|spanish|dutch|dansk|svensk|norsk|suomi|engelsk';
const NATIVE = new RegExp(
  `\\bnative(?:[- ]level)?(?:[- ]speak(?:er|ing))?(?: (?:of|in))? (?:${LANGUAGE_NAMES})\\b|\\b(?:${LANGUAGE_NAMES})(?: as)?(?: a)? (?:native|mother tongue)(?: speaker)?\\b|\\bmother tongue\\b`,
  'giu',
);
const NAMES_LANGUAGE = new RegExp(`(?<!\\p{L})(?:${LANGUAGE_NAMES})`, 'iu');

/** Kinds of work. A list that asks for three of them is three jobs. */
const KINDS_OF_WORK: readonly RegExp[] = [
  /\b(?:ops|operations|infrastructure|clusters?|kubernetes|deployments?)\b/iu,
  /\b(?:design|figma|ux|ui|illustrat\w*|branding)\b/iu,
  /\b(?:customer support|answer support|support tickets|helpdesk)\b/iu,
  /\b(?:sales|cold calls?|close deals|new business)\b/iu,
  /\b(?:marketing|social media|seo|campaigns?|newsletters?)\b/iu,
  /\b(?:book-?keeping|accounting|payroll|invoic\w*)\b/iu,
  /\b(?:recruit\w*|hiring|hr)\b/iu,
  /\b(?:backend|front-?end|programming|coding|write code|software)\b/iu,
];
const KINDS_IN_ONE_JOB = 3;

export function writingHelp(job: WrittenJob): WritingHelp[] {
  return [...titleHelp(job), ...payHelp(job), ...textHelp(job), ...languageHelp(job)];
}

function titleHelp({ title }: WrittenJob): WritingHelp[] {
  const help: WritingHelp[] = [];
  const letters = title.replace(/[^\p{L}]/gu, '');
  const words = title.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  if (letters.length >= 8 && letters === letters.toUpperCase() && words.length > 1) {
    help.push({
      key: 'shouting',
      field: 'title',
      title: 'The title shouts',
      text: 'Capital letters are harder to read, and searches show them as they stand.',
      passage: title,
      replacement: { text: sentenceCase(title), label: 'Use small letters' },
    });
  }
  if (/!{1,}|\p{Extended_Pictographic}/u.test(title)) {
    help.push({
      key: 'marks in title',
      field: 'title',
      title: 'The title has marks that nobody searches for',
      text: 'The plain title is found more often.',
      passage: title,
      replacement: {
        text: title
          .replace(/!+|\p{Extended_Pictographic}\uFE0F?/gu, '')
          .replace(/\s+/g, ' ')
          .trim(),
        label: 'Remove them',
      },
    });
  }
  if (title.length > LONGEST_TITLE) {
    help.push({
      key: 'long title',
      field: 'title',
      title: 'The title is long',
      text: `Lists cut titles after ${LONGEST_TITLE} characters.`,
      passage: title,
    });
  }
  return [...help, ...wordHelp(title, 'title')];
}

function payHelp({ salaryType, salaryFrom, salaryTo, countryCodes, day }: WrittenJob): WritingHelp[] {
  if (salaryType === 'range' && salaryFrom !== null && salaryTo !== null && salaryFrom > 0) {
    const share = salaryTo / salaryFrom - 1;
    if (share <= WIDEST_RANGE) return [];
    return [
      {
        key: 'wide range',
        field: 'salary',
        title: `The range is wide, ${Math.round(share * 100)} %`,
        text: 'People read the lower end. Two jobs, or a narrower range, say more.',
      },
    ];
  }
  const { mode, country } = payRuleOf(countryCodes, day);
  if (salaryType !== 'competitive' || mode === 'off' || country === null) return [];
  return [
    {
      key: 'no pay',
      field: 'salary',
      title: '“Competitive” says no pay',
      text: `You must tell applicants in ${countryName(country)} the pay before the first interview. The listing is the easiest place.`,
    },
  ];
}

function textHelp({ text }: WrittenJob): WritingHelp[] {
  const help: WritingHelp[] = [];
  for (const line of text.split('\n')) {
    const kinds = KINDS_OF_WORK.filter((kind) => kind.test(line)).length;
    if (kinds < KINDS_IN_ONE_JOB || line.length > 300) continue;
    help.push({
      key: `several jobs: ${line}`,
      field: 'description',
      title: 'This reads as several jobs',
      text: 'It asks for different kinds of work. Keep the one that matters most.',
      passage: line.trim(),
    });
    break;
  }
  return [...help, ...wordHelp(text, 'description')];
}

function languageHelp({ text, saysLanguage }: WrittenJob): WritingHelp[] {
  const help: WritingHelp[] = [];
  for (const [passage] of [...text.matchAll(NATIVE)].slice(0, MOST_OF_A_KIND)) {
    const language = new RegExp(LANGUAGE_NAMES, 'i').exec(passage)?.[0];
    help.push({
      key: `native: ${passage.toLowerCase()}`,
      field: 'description',
      title: '“Native” is not a level',
      text: 'Name the level you need, such as B2. To ask for native speakers can be unlawful.',
      passage,
      ...(language && { replacement: { text: `${capitalised(language)}, B2`, label: 'Use B2' } }),
    });
  }
  if (!saysLanguage && text.length > 200 && !NAMES_LANGUAGE.test(text)) {
    help.push({
      key: 'no language',
      field: 'languages',
      title: 'No language is named',
      text: 'People from abroad pass over jobs that do not say which language they need.',
    });
  }
  return help;
}

function wordHelp(text: string, field: 'title' | 'description'): WritingHelp[] {
  const found = (rules: typeof PUTS_OFF, about: (passage: string) => Pick<WritingHelp, 'title' | 'text'>) =>
    rules.flatMap(([pattern, instead]) =>
      [...text.matchAll(pattern)].slice(0, MOST_OF_A_KIND).map(([passage]): WritingHelp => {
        const words = passage.trim();
        const isStart = /^\p{Lu}/u.test(words);
        return {
          key: `${field}: ${words.toLowerCase()}`,
          field,
          passage: words,
          ...about(words),
          replacement: { text: isStart ? capitalised(instead) : instead, label: 'Replace' },
        };
      }),
    );
  return [
    ...found(PUTS_OFF, (words) => ({
      title: `“${capitalised(words.split(' ').at(-1) ?? words)}” puts people off`,
      text: 'Many readers take this as not meant for them.',
    })),
    ...found(GENDERED, (words) => ({
      title: `“${words}” means one gender`,
      text: 'Titles and texts of jobs must be neutral.',
    })),
  ];
}

/** What is good already, shown below the suggestions. */
export function writtenWell(job: WrittenJob): string[] {
  const { salaryType, salaryFrom, salaryTo } = job;
  const isRange = salaryType === 'range' && (salaryFrom !== null || salaryTo !== null);
  const share = salaryFrom && salaryTo ? salaryTo / salaryFrom - 1 : null;
  return [
    ...(isRange ? ['Pay is on the listing'] : []),
    ...(isRange && share !== null && share >= 0 && share <= WIDEST_RANGE
      ? [`The range is narrow, ${Math.round(share * 100)} %`]
      : []),
    ...(job.saysLanguage ? ['The languages are named'] : []),
    ...(job.hasStages ? ['The hiring stages are named'] : []),
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sentenceCase(text: string): string {
  return capitalised(text.toLowerCase());
}
