import { fieldOfTrade, isOfRole } from '../vocabulary/entry-lookups.server.ts';
import { interpretWords } from '../vocabulary/synonyms.server.ts';
import { fieldFact, type JobFact } from './job-facts.server.ts';
import { quote } from './lexeme-queries.server.ts';
import type { TypedText } from './search-text.ts';
import { factsIn } from './typed-facts.server.ts';
import { type Group, nothing } from './word-group.ts';

/** Groups of words that name a fact of jobs, and the wider fact that theirs is a part of. */

/** A topic may be a part of a role, too: transport is a topic and logistics. */
export function ofFact(words: TypedText['words'], fact: JobFact): Group {
  const facts = [...fact.lexemes, ...(fact.roles ?? [])].map(quote);
  if (!fact.isTopic) return { ...nothing, words, facts, fact };
  const [only, ...others] = interpretWords(words);
  const senses = others.length === 0 ? (only?.senses ?? []) : [];
  const hasRole = senses.some(({ keys }) => keys.some(isOfRole));
  return { ...nothing, words, facts, fact, senses: hasRole ? senses : [], hasRole };
}

/** The group for the wider topic or the whole industry, where the words name a part of one. */
export function widen(group: Group): Group {
  const wider = widerFact(group);
  return wider ? ofFact(group.words, wider) : group;
}

/** The phrase for what one does as the topic that its words name: to bake bread, where no cook is looked for. */
export function topicOfPhrase(group: Group): Group | null {
  if (!group.isEveryday || group.words.length < 2) return null;
  // Together the words are the phrase; beside its verb stands what is worked with.
  const spans = [group.words.slice(1), group.words.slice(0, -1)].flatMap(factsIn);
  const span = spans.find(({ fact }) => fact.isTopic || fact.industry !== null);
  return span ? ofFact(group.words, span.fact) : null;
}

/** The topic or industry of which the words name a part, or in which people of the named trade work. */
export function widerFact({ fact, senses, isPart }: Group): JobFact | null {
  if (fact || isPart) return fact?.wider ?? null;
  const [field] = senses.flatMap(({ keys }) => keys.flatMap((key) => fieldOfTrade(key) ?? []));
  return field === undefined ? null : fieldFact(field);
}

/** The field in which people of the named trade work, with its whole industry: a nurse who leaves the hospital still knows health. */
export function ofField(group: Group): Group {
  const field = widerFact(group);
  if (!field || group.fact) return group;
  return ofFact(group.words, { ...field, lexemes: [...field.lexemes, ...(field.industry?.lexemes ?? [])] });
}
