import { ChevronDown } from 'lucide';
import type { Job } from '#domain/jobs/views.ts';
import { choiceText } from '#domain/site/english.ts';
import { languageName } from '#domain/site/language-name.ts';
import type { Fact } from '#web/ui/lists/facts.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './text-facts.module.css';

type Quote = { text: string; language: string };

/**
 * The languages a job requires. Languages entered by the startup win, and a quote appears only if it agrees. Otherwise
 * they come from the job text, and the quote shows where.
 */
export function languageFacts(job: Job): Fact[] {
  const evidence = job.readFromText;
  const isRead = job.languages.length === 0 || job.fromText.includes('languages');
  const languages = job.languages.map(({ language, level }) => withLevel(languageName(language), level));
  // Only a text can state "Danish or Swedish"; it counts unless the startup entered something else.
  const either = isRead && job.englishEnough !== true ? evidence.languages.filter(({ anyOf }) => anyOf.length > 1) : [];
  languages.push(...either.map(({ anyOf, level }) => withLevel(choiceText(anyOf.map(languageName)), level ?? '')));
  if (!job.englishEnough && languages.length === 0) return [];
  const quotes = evidence.languages
    .filter((entry) => either.includes(entry) || (entry.anyOf.length === 1 && requires(job, entry.anyOf[0])))
    .map(({ quote }) => quote);
  if (job.englishEnough && evidence.englishEnough?.isEnough) quotes.unshift(evidence.englishEnough.quote);
  const rest = job.englishEnough ? languages.filter((name) => !name.startsWith('English')) : languages.slice(1);
  return [
    {
      label: 'Language',
      value: (
        <>
          {job.englishEnough ? 'English is enough' : languages[0]}
          {rest.length > 0 && <small>{rest.join('; ')}</small>}
          <Quotes quotes={quotes} isFromText={job.englishEnough ? job.fromText.includes('englishEnough') : isRead} />
        </>
      ),
    },
  ];
}

function requires(job: Job, code: string | undefined): boolean {
  return job.languages.some(({ language }) => language === code);
}

const MOVING: Record<string, Record<string, string>> = {
  offered: {
    offered: 'Help with visa and moving',
    notOffered: 'Help with moving, not with a visa',
    notSaid: 'Help with moving',
  },
  notOffered: {
    offered: 'Help with a visa, not with moving',
    notOffered: 'No help with visa or moving',
    notSaid: 'No help with moving',
  },
  notSaid: { offered: 'Help with a visa', notOffered: 'No help with a visa' },
};

/** Help with visa and relocation; empty if the job states neither. */
export function movingFacts(job: Job): Fact[] {
  const value = MOVING[job.relocation]?.[job.visa];
  if (value === undefined) return [];
  const quotes = [
    agreeingQuote(job.readFromText.relocation, job.relocation),
    agreeingQuote(job.readFromText.visa, job.visa),
  ];
  return [
    {
      label: 'Moving here',
      value: (
        <>
          {value}
          <Quotes
            quotes={quotes.filter((quote) => quote !== null)}
            isFromText={job.fromText.some((field) => field === 'relocation' || field === 'visa')}
          />
        </>
      ),
    },
  ];
}

/** The quote, if it agrees with the fact that is shown. */
function agreeingQuote(evidence: { isOffered: boolean; quote: Quote } | null, value: string): Quote | null {
  return evidence !== null && (evidence.isOffered ? 'offered' : 'notOffered') === value ? evidence.quote : null;
}

function withLevel(name: string, level: string): string {
  return level ? `${name}, ${level}` : name;
}

/** The quotes behind a disclosure that needs no script. `isFromText`: the fact was read from the text, not entered. */
function Quotes({ quotes, isFromText }: { quotes: readonly Quote[]; isFromText: boolean }) {
  const distinct = quotes.filter(({ text }, index) => quotes.findIndex((other) => other.text === text) === index);
  if (distinct.length === 0) return null;
  return (
    <details className={css.quotes}>
      <summary>
        <span className="link">{isFromText ? 'Read from the text' : 'In the text'}</span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      {distinct.map(({ text, language }) => (
        <q key={text} lang={language === 'en' ? undefined : language}>
          {text}
        </q>
      ))}
    </details>
  );
}
