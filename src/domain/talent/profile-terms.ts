import { languageName } from '#domain/site/language-name.ts';

/** The closed lists of a talent's profile. */

/** Levels of a language at work, from the lowest. */
export const LANGUAGE_LEVELS = [
  { key: 'basic', label: 'Basic' },
  { key: 'everyday', label: 'Everyday' },
  { key: 'fluent', label: 'Fluent' },
  { key: 'native', label: 'Native' },
] as const;

/** Spoken in the Nordic countries, by their codes of two letters. */
export const PROFILE_LANGUAGES = [
  { key: 'en', label: 'English' },
  { key: 'da', label: 'Danish' },
  { key: 'sv', label: 'Swedish' },
  { key: 'nb', label: 'Norwegian' },
  { key: 'fi', label: 'Finnish' },
  { key: 'is', label: 'Icelandic' },
  { key: 'fo', label: 'Faroese' },
  { key: 'ar', label: 'Arabic' },
  { key: 'bg', label: 'Bulgarian' },
  { key: 'zh', label: 'Chinese' },
  { key: 'hr', label: 'Croatian' },
  { key: 'cs', label: 'Czech' },
  { key: 'nl', label: 'Dutch' },
  { key: 'et', label: 'Estonian' },
  { key: 'fr', label: 'French' },
  { key: 'de', label: 'German' },
  { key: 'el', label: 'Greek' },
  { key: 'hi', label: 'Hindi' },
  { key: 'hu', label: 'Hungarian' },
  { key: 'it', label: 'Italian' },
  { key: 'ja', label: 'Japanese' },
  { key: 'ko', label: 'Korean' },
  { key: 'lv', label: 'Latvian' },
  { key: 'lt', label: 'Lithuanian' },
  { key: 'fa', label: 'Persian' },
  { key: 'pl', label: 'Polish' },
  { key: 'pt', label: 'Portuguese' },
  { key: 'ro', label: 'Romanian' },
  { key: 'ru', label: 'Russian' },
  { key: 'sr', label: 'Serbian' },
  { key: 'sk', label: 'Slovak' },
  { key: 'so', label: 'Somali' },
  { key: 'es', label: 'Spanish' },
  { key: 'th', label: 'Thai' },
  { key: 'tr', label: 'Turkish' },
  { key: 'uk', label: 'Ukrainian' },
  { key: 'ur', label: 'Urdu' },
  { key: 'vi', label: 'Vietnamese' },
] as const;

/** The languages of a profile as an application sends them: "Norwegian, native". */
export function languageLines(languages: readonly { language: string; level: string }[]): string[] {
  const nameOf = (code: string) => PROFILE_LANGUAGES.find(({ key }) => key === code)?.label ?? languageName(code);
  return languages.map(({ language, level }) => [nameOf(language), level].filter(Boolean).join(', '));
}

export const MOST_PROFILE_LANGUAGES = 8;
export const MOST_EXPERIENCE = 10;
export const MOST_SKILLS = 40;
export const MOST_LINKS = 5;

/** The skills of a text, in which commas or lines separate them. */
export function skillsIn(input: string): string[] {
  const skills = input.split(/[,;\n]/).map((skill) => skill.trim().replace(/\s+/g, ' '));
  return [...new Set(skills.filter(Boolean))];
}
