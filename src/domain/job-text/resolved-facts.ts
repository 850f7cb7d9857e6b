import type { TextFacts } from './text-facts/text-facts.server.ts';

/** Facts that a person or a feed entered in fields. */
export type EnteredFacts = {
  languages: { language: string; level: string }[];
  englishEnough: boolean | null;
  /** offered, notOffered or notSaid: help with visa and moving. */
  relocation: string;
};

export type FactName = 'languages' | 'englishEnough' | 'relocation' | 'visa';

/** `fromText`: the facts that only the text states. */
export type ResolvedFacts = EnteredFacts & { visa: string; fromText: FactName[] };

/**
 * The facts of a job, the same for lists, filters, page and API. An entered fact stands. The text fills the others, unless
 * an entered fact rules them out.
 */
export function resolvedFacts(fields: EnteredFacts, text: TextFacts): ResolvedFacts {
  const isEntered = fields.relocation !== 'notSaid';
  const facts = {
    languages: fields.languages.length > 0 ? fields.languages : languagesOf(fields, text),
    englishEnough: englishEnoughOf(fields, () => text),
    relocation: isEntered ? fields.relocation : offerOf(text.relocation),
    visa: isEntered ? fields.relocation : offerOf(text.visa),
  };
  const fromText: FactName[] = [];
  if (fields.languages.length === 0 && facts.languages.length > 0) fromText.push('languages');
  if (fields.englishEnough === null && facts.englishEnough !== null) fromText.push('englishEnough');
  if (!isEntered && facts.relocation !== 'notSaid') fromText.push('relocation');
  if (!isEntered && facts.visa !== 'notSaid') fromText.push('visa');
  return { ...facts, fromText };
}

/** The fact that English is enough, alone. It reads the text only where the fields do not decide. */
export function englishEnoughOf(
  { englishEnough, languages }: Pick<EnteredFacts, 'englishEnough' | 'languages'>,
  readText: () => TextFacts,
): boolean | null {
  const requiresAnother = languages.some(({ language }) => language !== 'en');
  return englishEnough ?? (requiresAnother ? null : (readText().englishEnough?.isEnough ?? null));
}

/** A choice ("Danish or Swedish") requires neither language alone, so the page only quotes its sentence. */
function languagesOf({ englishEnough }: EnteredFacts, { languages }: TextFacts): EnteredFacts['languages'] {
  return languages.flatMap(({ anyOf: [language, ...others], level }) =>
    language === undefined || others.length > 0 || (englishEnough === true && language !== 'en')
      ? []
      : [{ language, level: level ?? '' }],
  );
}

function offerOf(help: { isOffered: boolean } | null): string {
  return help === null ? 'notSaid' : help.isOffered ? 'offered' : 'notOffered';
}
