import { fold } from '#domain/site/fold.ts';
import { NAME_HIDDEN } from './labels.ts';
import { isCaseOf } from './name-forms.ts';

/** Fields of a profile that tell who somebody is. */
const CONTACT = new Set(['name', 'email', 'phone', 'links', 'website', 'image', 'imageId', 'photo']);

const PARTICLES = new Set('af al av bin da de del den der di el la le ten ter van von zu'.split(' '));
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}]+)*['’´`]?/gu;
const GENITIVE = /['’´`]s?$/i;
/** Between two words of one name. */
const JOINT = /^(?:[^\S\n]+|[.\-‐–_])$/;

/** No name stands right before these: "Will you", "Mark the date". */
const NO_NAME_BEFORE =
  /^ (?:I|you|we|they|he|she|it|this|that|these|those|there|the|an?|my|your|our|their|his|her)(?!\p{L})/u;

/**
 * Hides each word of a person's own name, also in other cases. A name may be a common word ("Dag", "Will"), so in small
 * letters it counts only as a signature, in an address, or beside another word of the name.
 */
export function withoutOwnName(text: string, name: string): string {
  const own = ownWords(name);
  const runs: { from: number; to: number; isCertain: boolean }[] = [];
  for (const { 0: word, index: from } of text.matchAll(WORD)) {
    const kind = kindOf(word, own);
    if (kind === null) continue;
    const to = from + word.length;
    const last = runs.at(-1);
    if (last && JOINT.test(text.slice(last.to, from))) Object.assign(last, { to, isCertain: true });
    else runs.push({ from, to, isCertain: kind === 'joined' || isWrittenAsName(text, word, to) });
  }
  return runs
    .filter((run) => run.isCertain || isInAddress(text, run) || isSignature(text, run))
    .reduceRight((rest, { from, to }) => rest.slice(0, from) + NAME_HIDDEN + rest.slice(to), text);
}

/** The texts of a card and the fields of the profile without what tells who somebody is. */
export function withoutIdentity<
  Card extends {
    name: string;
    headline: string;
    note: string;
    answers: { question?: unknown; answer?: unknown }[];
    profile: Record<string, unknown>;
    messages: { text: string }[];
    notes: { text: string; mentions: string[] }[];
  },
>(card: Card): Card {
  const hide = (value: unknown): unknown => hideIn(value, card.name);
  return {
    ...card,
    headline: hide(card.headline),
    note: hide(card.note),
    answers: card.answers.map((each) => ({ ...each, answer: hide(each.answer) })),
    profile: hide(Object.fromEntries(Object.entries(card.profile).filter(([key]) => !CONTACT.has(key)))),
    messages: card.messages.map((message) => ({ ...message, text: hide(message.text) })),
    notes: card.notes.map((note) => ({ ...note, text: noteWithoutName(note, card.name) })),
  };
}

/**
 * Removes the applicant's hidden name from a colleague's note. Colleagues whom the note mentions may share that name.
 */
export function noteWithoutName(
  { text, mentions }: { text: string; mentions: readonly string[] },
  name: string,
): string {
  if (mentions.length === 0) return withoutOwnName(text, name);
  const parts = text.split(/((?<![\p{L}\p{N}])@[\p{L}\p{M}'’-]+)/u);
  return parts.map((part, at) => (at % 2 === 1 ? part : withoutOwnName(part, name))).join('');
}

function hideIn(value: unknown, name: string): unknown {
  if (typeof value === 'string') return withoutOwnName(value, name);
  if (Array.isArray(value)) return value.map((each) => hideIn(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hideIn(each, name)]));
}

type OwnWords = { parts: ReadonlySet<string>; joined: ReadonlySet<string> };

/** The folded words of a name, and the name as one word, which is how people choose their addresses. */
function ownWords(name: string): OwnWords {
  const parts = (name.match(WORD) ?? []).map(fold).filter((part) => part.length > 1 && !PARTICLES.has(part));
  const [first, last] = [parts[0], parts.at(-1)];
  const joined = parts.length > 1 ? [parts.join(''), `${first}${last}`, `${last}${first}`] : [];
  return { parts: new Set(parts), joined: new Set(joined) };
}

function kindOf(word: string, { parts, joined }: OwnWords): 'part' | 'joined' | null {
  const forms = [fold(word), fold(word.replace(GENITIVE, ''))];
  if (forms[0]?.endsWith('s')) forms.push(forms[0].slice(0, -1));
  if (forms.some((form) => joined.has(form))) return 'joined';
  const isPart = forms.some((form) => parts.has(form) || [...parts].some((part) => isCaseOf(form, part)));
  return isPart ? 'part' : null;
}

/** With a capital, and no verb before a pronoun or an article. */
const isWrittenAsName = (text: string, word: string, to: number) =>
  /^\p{Lu}/u.test(word) && !NO_NAME_BEFORE.test(text.slice(to, to + 12));

type Run = { from: number; to: number };

const isInAddress = (text: string, { from, to }: Run) =>
  /[@/.]/.test(text[from - 1] ?? '') || /^[@.][\p{L}\p{N}]/u.test(text.slice(to, to + 2));

/** Alone on its line, or at its end after a greeting. */
function isSignature(text: string, { from, to }: Run): boolean {
  const end = text.indexOf('\n', to);
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from).trimEnd();
  const after = text.slice(to, end < 0 ? text.length : end).trim();
  return (before === '' || /[,/–—-]$/.test(before)) && ['', '.', '!'].includes(after);
}
