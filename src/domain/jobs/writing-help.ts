import type { CompiledHelp } from '#domain/job-text/posting-phrases/help-phrases.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { countryName, countryOf } from '#domain/site/countries.ts';
import { isCurrency } from '#domain/site/money.ts';
import { type PayRule, payRuleOf } from '#domain/site/pay-rules.ts';

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
  salaryCurrency: string;
  countryCodes: readonly string[];
  /** Whether the fields say a language, or that English is enough. */
  saysLanguage: boolean;
  hasStages: boolean;
  /** The day on which it is written, and the rules of the site about pay. */
  day: string;
  payRules: readonly PayRule[];
};

const LONGEST_TITLE = 80;
/** Above this share of its lower end a range says little. */
const WIDEST_RANGE = 0.5;
const MOST_OF_A_KIND = 3;

const KINDS_IN_ONE_JOB = 3;

/** Lists what the editor says about a job while it is written, in the order of its fields. Nothing here is refused. */
export function writingHelp(job: WrittenJob, phrases: CompiledHelp): WritingHelp[] {
  return [
    ...titleHelp(job, phrases),
    ...currencyHelp(job),
    ...payHelp(job),
    ...textHelp(job, phrases),
    ...languageHelp(job, phrases),
  ];
}

function titleHelp({ title }: WrittenJob, phrases: CompiledHelp): WritingHelp[] {
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
  return [...help, ...wordHelp(title, 'title', phrases)];
}

/** The currency is filled in before the place is known, so it may be that of another country. */
function currencyHelp({ salaryType, salaryFrom, salaryTo, salaryCurrency, countryCodes }: WrittenJob): WritingHelp[] {
  const [code] = countryCodes;
  if (salaryType !== 'range' || (salaryFrom ?? salaryTo) === null || code === undefined) return [];
  const currencies = countryCodes.map((each) => countryOf(each)?.currency ?? '');
  const [local = ''] = currencies;
  if (salaryCurrency === 'EUR' || currencies.includes(salaryCurrency) || !isCurrency(local)) return [];
  return [
    {
      key: `currency: ${salaryCurrency} ${code}`,
      field: 'salary',
      title: `The pay is in ${salaryCurrency}`,
      text: `The job is in ${countryName(code)}, where people are paid in ${local}. Please check the currency.`,
    },
  ];
}

function payHelp({ salaryType, salaryFrom, salaryTo, countryCodes, day, payRules }: WrittenJob): WritingHelp[] {
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
  const { mode, country } = payRuleOf(countryCodes, day, payRules);
  if (salaryType !== 'competitive' || mode === 'off' || country === null) return [];
  return [
    {
      key: 'no pay',
      field: 'salary',
      title: '“Competitive” says no pay',
      text:
        mode === 'require'
          ? `A job in ${countryName(country)} must say what it pays. You can publish it once it does.`
          : `You must tell applicants in ${countryName(country)} the pay before the first interview. The listing is the easiest place.`,
    },
  ];
}

function textHelp({ text }: WrittenJob, phrases: CompiledHelp): WritingHelp[] {
  const help: WritingHelp[] = [];
  for (const line of text.split('\n')) {
    if (line.length > 300 || phrases.worksWith.test(line)) continue;
    if (phrases.kindsOfWork.filter((kind) => kind.test(line)).length < KINDS_IN_ONE_JOB) continue;
    help.push({
      key: `several jobs: ${line}`,
      field: 'description',
      title: 'This reads as several jobs',
      text: 'It asks for different kinds of work. Keep the one that matters most.',
      passage: line.trim(),
    });
    break;
  }
  return [...help, ...wordHelp(text, 'description', phrases)];
}

function languageHelp({ text, saysLanguage }: WrittenJob, phrases: CompiledHelp): WritingHelp[] {
  const help: WritingHelp[] = [];
  for (const [passage] of [...text.matchAll(phrases.native)].slice(0, MOST_OF_A_KIND)) {
    const language = phrases.languageName.exec(passage)?.[0];
    help.push({
      key: `native: ${passage.toLowerCase()}`,
      field: 'description',
      title: '“Native” is not a level',
      text: 'Name the level you need, such as B2. To ask for native speakers can be unlawful.',
      passage,
      ...(language && { replacement: { text: `${capitalise(language)}, B2`, label: 'Use B2' } }),
    });
  }
  if (!saysLanguage && text.length > 200 && !phrases.languageName.test(text)) {
    help.push({
      key: 'no language',
      field: 'languages',
      title: 'No language is named',
      text: 'People from abroad pass over jobs that do not say which language they need.',
    });
  }
  return help;
}

function wordHelp(text: string, field: 'title' | 'description', phrases: CompiledHelp): WritingHelp[] {
  const adviceOn = (rules: CompiledHelp['putsOff'], about: (passage: string) => Pick<WritingHelp, 'title' | 'text'>) =>
    rules.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].slice(0, MOST_OF_A_KIND).map(([passage]): WritingHelp => {
        const words = passage.trim();
        const isStart = /^\p{Lu}/u.test(words);
        return {
          key: `${field}: ${words.toLowerCase()}`,
          field,
          passage: words,
          ...about(words),
          replacement: { text: isStart ? capitalise(instead) : instead, label: 'Replace' },
        };
      }),
    );
  const all = [
    ...adviceOn(phrases.putsOff, (words) => ({
      title: `“${capitalise(words.split(' ').at(-1) ?? words)}” puts people off`,
      text: 'Many readers take this as not meant for them.',
    })),
    ...adviceOn(phrases.age, (words) => ({
      title: `“${capitalise(words)}” is about age`,
      text: 'Older readers take this as not meant for them. To choose people by age can be unlawful.',
    })),
    ...adviceOn(phrases.gendered, (words) => ({
      title: `“${words}” means one gender`,
      text: 'Titles and texts of jobs must be neutral.',
    })),
  ];
  return withoutRepetition(all);
}

/** Languages share words: the longest passage counts once, and is replaced if they agree what to write instead. */
function withoutRepetition(all: readonly WritingHelp[]): WritingHelp[] {
  const longer = ({ key }: WritingHelp, other: WritingHelp) => other.key !== key && other.key.includes(passageOf(key));
  const whole = all.filter((one) => !all.some((other) => longer(one, other)));
  return whole.flatMap((one, at) => {
    const same = whole.filter(({ key }) => key === one.key);
    if (whole.indexOf(same[0] as WritingHelp) !== at) return [];
    const agree = same.every(({ replacement }) => replacement?.text === one.replacement?.text);
    const { replacement, ...rest } = one;
    return [agree && replacement ? { ...rest, replacement } : rest];
  });
}

function passageOf(key: string): string {
  return key.slice(key.indexOf(': ') + 2);
}

/** The strengths of the text, shown below the suggestions. */
export function writtenWell(job: WrittenJob): string[] {
  const { salaryType, salaryFrom, salaryTo } = job;
  const isRange = salaryType === 'range' && (salaryFrom !== null || salaryTo !== null);
  const share = salaryFrom && salaryTo ? salaryTo / salaryFrom - 1 : null;
  return [
    ...(isRange ? ['Pay is on the listing'] : []),
    ...(isRange && share !== null && share > 0 && share <= WIDEST_RANGE
      ? [`The range is narrow, ${Math.round(share * 100)} %`]
      : []),
    ...(job.saysLanguage ? ['The languages are named'] : []),
    ...(job.hasStages ? ['The hiring stages are named'] : []),
  ];
}

function sentenceCase(text: string): string {
  return capitalise(text.toLowerCase());
}
