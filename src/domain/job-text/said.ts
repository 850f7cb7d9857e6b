import type { TextEvidence } from './text-facts/text-evidence.ts';

/** What a person or a feed entered in fields. */
export type Entered = {
  languages: { language: string; level: string }[];
  englishEnough: boolean | null;
  /** offered, notOffered or notSaid: help with visa and moving. */
  relocation: string;
};

/** What of it only the text says. */
export type FromText = 'languages' | 'englishEnough' | 'relocation' | 'visa';

export type Said = Entered & { visa: string; fromText: FromText[] };

/**
 * What holds of a job: what was entered, and only where nothing was, what its text says. One answer for lists,
 * filters, page and API; what was entered is never overridden, nor is its field filled with what it rules out.
 */
export function saidOf(entered: Entered, read: TextEvidence): Said {
  const isEntered = entered.relocation !== 'notSaid';
  const said = {
    languages: entered.languages.length > 0 ? entered.languages : readLanguages(entered, read),
    englishEnough: englishEnoughOf(entered, () => read),
    relocation: isEntered ? entered.relocation : offerOf(read.relocation),
    visa: isEntered ? entered.relocation : offerOf(read.visa),
  };
  const fromText: FromText[] = [];
  if (entered.languages.length === 0 && said.languages.length > 0) fromText.push('languages');
  if (entered.englishEnough === null && said.englishEnough !== null) fromText.push('englishEnough');
  if (!isEntered && said.relocation !== 'notSaid') fromText.push('relocation');
  if (!isEntered && said.visa !== 'notSaid') fromText.push('visa');
  return { ...said, fromText };
}

/** The same of English alone; the text is read only where it decides. */
export function englishEnoughOf(
  { englishEnough, languages }: Pick<Entered, 'englishEnough' | 'languages'>,
  read: () => TextEvidence,
): boolean | null {
  const asksForAnother = languages.some(({ language }) => language !== 'en');
  return englishEnough ?? (asksForAnother ? null : (read().englishEnough?.isEnough ?? null));
}

/** A choice between languages ("Danish or Swedish") asks for neither alone: it stays with its sentence. */
function readLanguages({ englishEnough }: Entered, { languages }: TextEvidence): Entered['languages'] {
  return languages.flatMap(({ anyOf: [language, ...others], level }) =>
    language === undefined || others.length > 0 || (englishEnough === true && language !== 'en')
      ? []
      : [{ language, level: level ?? '' }],
  );
}

function offerOf(read: { isOffered: boolean } | null): string {
  return read === null ? 'notSaid' : read.isOffered ? 'offered' : 'notOffered';
}
