import { EMAIL_PLACEHOLDERS } from '#domain/site/configuration-terms.ts';
import { firstNameOf } from './labels.ts';

/** Texts that a startup may begin with. Placeholders are filled in for each person. */
export type MessageText = { key: string; label: string; text: string; kind: 'message' | 'no' };

export const MESSAGE_TEXTS: readonly MessageText[] = [
  {
    key: 'firstTalk',
    label: 'Invite to a first talk',
    kind: 'message',
    text: `Hi {{firstName}},

Thank you for applying to be our {{jobTitle}}. We’d like to hear more. Could you spare half an hour to talk with us?

All the best,
{{senderName}} at {{companyName}}`,
  },
  {
    key: 'question',
    label: 'Ask a question',
    kind: 'message',
    text: `Hi {{firstName}},

Thank you for your application. Before we go on, may we ask you one thing?

All the best,
{{senderName}} at {{companyName}}`,
  },
  {
    key: 'later',
    label: 'Say that it takes longer',
    kind: 'message',
    text: `Hi {{firstName}},

We are still reading, and you have not been forgotten. You hear from us within a week.

All the best,
{{senderName}} at {{companyName}}`,
  },
  {
    key: 'no',
    label: 'A kind no',
    kind: 'no',
    text: `Hi {{firstName}},

Thank you for applying to be our {{jobTitle}}.

We have decided to go on with other people, so this time it’s a no. It says nothing about the quality of your work.

New jobs will be on our page on Havn whenever we hire again, and you are welcome to apply to them.

All the best,
{{senderName}} at {{companyName}}`,
  },
  {
    key: 'noAfterReading',
    label: 'A kind no, after reading',
    kind: 'no',
    text: `Hi {{firstName}},

Thank you for applying to be our {{jobTitle}}. We read every application, yours too.

We’ve chosen people whose experience is closer to what this job needs right now, so this time it’s a no. It says nothing about the quality of your work.

New jobs will be on our page on Havn whenever we hire again, and you are welcome to apply to them.

All the best,
{{senderName}} at {{companyName}}`,
  },
  {
    key: 'noAfterTalk',
    label: 'A kind no, after a talk',
    kind: 'no',
    text: `Hi {{firstName}},

Thank you for the time you gave us and for telling us about your work. We have decided to go on with somebody else for {{jobTitle}}.

It was close, and we would be glad to see your name again.

All the best,
{{senderName}} at {{companyName}}`,
  },
];

const textOf = (key: string) => MESSAGE_TEXTS.find((text) => text.key === key)?.text ?? '';

/** The text that a no begins with: the startup's own, else a template. None says "we read" to people nobody has read. */
export function noTextFor(own: string | null, hasUnopened: boolean): string {
  const afterReading = textOf('noAfterReading');
  const text = own ?? afterReading;
  return hasUnopened && text === afterReading ? textOf('no') : text;
}

/**
 * The field after somebody has chosen a text to begin with. Text that they typed stays below it; `templates` are texts that
 * nobody typed, such as the one chosen before.
 */
export function beginWith(template: string, current: string, templates: readonly string[]): string {
  const own = current.trim();
  return own === '' || templates.some((text) => text.trim() === own) ? template : `${template}\n\n${own}`;
}

/** Words by which a text says that somebody read the application or met the person, in English and the Nordic languages. */
const READ =
  /\b(?:read|reading|reviewed|studied|considered|went through|gone through|looked (?:at|through|into)|l[æeä]st|luimme|lukeneet|time you gave us|(?:talk|speak|talking|speaking) (?:to|with) you|meet(?:ing)? you|your interview)\b/i;

/** Whether a text would be untrue for somebody whose application nobody opened. For a warning only. */
export const saysWasRead = (text: string): boolean => READ.test(text);

export type Filling = { name: string; jobTitle: string; companyName: string; senderName: string };

type Placeholder = (typeof EMAIL_PLACEHOLDERS)[number]['key'];

/** Braces as people type them: `{{firstName}}`, and `{first name}` as in other programs. */
const BRACES = /\{{1,2}([^{}]{0,40})\}{1,2}/g;
const WORDS = /^\s*\p{L}[\p{L}\p{M}\p{N}\s_.-]*$/u;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
const KNOWN = new Map<string, Placeholder>(EMAIL_PLACEHOLDERS.map(({ key }) => [lettersOf(key), key]));

const placeholderOf = (inBraces: string) => (WORDS.test(inBraces) ? KNOWN.get(lettersOf(inBraces)) : undefined);

/** Fills in the placeholders of `emailPlaceholders`; all others stay as they were typed. */
export function fillIn(text: string, { name, jobTitle, companyName, senderName }: Filling): string {
  const firstName = firstNameOf(name);
  const values: Record<Placeholder, string> = {
    '{{firstName}}': firstName,
    '{{lastName}}': name.trim().slice(firstName.length).trim(),
    '{{jobTitle}}': jobTitle,
    '{{companyName}}': companyName,
    '{{senderName}}': senderName,
  };
  return text.replace(BRACES, (whole, inBraces: string) => {
    const key = placeholderOf(inBraces);
    return key ? values[key] : whole;
  });
}

/** Braces that are no placeholder, such as `{{fristName}}`, `{candidate}` or an open `{{`, which nobody should receive. */
export function unknownPlaceholders(text: string): string[] {
  const matches = [...text.matchAll(BRACES)].filter(
    ([whole, inBraces = '']) => !placeholderOf(inBraces) && (whole.startsWith('{{') || WORDS.test(inBraces)),
  );
  const loose = text.replace(BRACES, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...matches.map(([whole]) => whole), ...loose])];
}
