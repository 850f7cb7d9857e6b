import { clausesOf } from './clauses.ts';
import { anyOfLines, anyOfWords, HELP_SIGN, type Phrases } from './grammar.ts';
import { type Joining, type NamedList, termsOf, withSigns } from './lists.ts';
import type { Sentence } from './sentences.ts';

export type HelpTopic = 'visa' | 'relocation';
export type HelpSaid = { topic: HelpTopic; isOffered: boolean };
export type HelpReader = (sentence: Sentence) => HelpSaid[];

/** What stands under these is work to be done, for others. */
const TASKS =
  /responsibilit|your tasks|what you(?:.ll| will) (?:do|be doing)|your role|about the role|opgaver|oppgaver|oppgåver|arbetsuppgifter|tehtäv|verkefni|ábyrgð/;
/** A bare name is an offer where it says that it is help, or stands under what is offered. */
const IS_HELP =
  /support|assistance|package|sponsor|help|allowance|bonus|budget|hjælp|hjelp|hjälp|støtte|stöd|paket|pakke|pakki|bidrag|ersättning|godtgør|tuki|tukea|apu|korvaus|styrk|aðstoð|spons/;
const OFFERS =
  /offer|benefit|perk|what you get|tilbyder|tilbyr|erbjuder|förmån|fordele|goder|tarjoamme|edut|etumme|bjóðum|fríðindi|í boði/;
const NEGATION =
  /(?<!\p{L})(?:not|never|no|neither|nor|hverken|verken|varken|hvorki|eikä|ikke|ikkje|inte|ej|ei|eivät|emme|ekki|engin|ingen)(?!\p{L})|n['’]t(?!\p{L})/u;

/** A reader of what a sentence says, in one language's words, about help with visa and moving. */
export function helpReader(phrases: Phrases): HelpReader {
  const { help } = phrases;
  const terms = termsOf(`visa ${help.visa}\nrelocation ${help.relocation}`);
  const joining: Joining = {
    // Two kinds of help in one breath, whichever way they are joined: "no visa or relocation support".
    and: new RegExp(
      `(?:${anyOfWords(`${phrases.and} ${phrases.or}`).source})(?: (?:an?|the|your|full|generous|en|ett?|ei|(?:help|support|assistance|hjælp|hjelp|støtte|hjälp|stöd|aðstoð) (?:with|for|til|med|við)))*`,
      'g',
    ),
    or: /(?!)/g,
    oneOf: /(?!)/g,
    mayFollow: null,
  };
  const breaks = anyOfWords(phrases.breaks);
  const continues = anyOfWords(phrases.continues);
  const offered = anyOfLines(help.offered);
  const notOffered = anyOfLines(help.notOffered);
  const noVisa = anyOfLines(help.noVisa);
  const helpsMoving = anyOfLines(help.helpsMoving);
  const unsure = anyOfLines(help.unsure);
  const otherwise = anyOfLines(help.otherwise);

  return (sentence) => {
    const { text: signed, lists } = withSigns(sentence.text, terms, joining, HELP_SIGN);
    const lower = sentence.text.toLowerCase();
    const under = sentence.under.toLowerCase();
    if (lower.trimEnd().endsWith('?') || TASKS.test(under) || first(otherwise, lower) !== null) return [];
    const answers: HelpSaid[] = [];
    if (first(noVisa, lower) !== null && first(unsure, lower) === null)
      answers.push({ topic: 'visa', isOffered: false });
    const isMoving = (part: string) => first(helpsMoving, part) && !first(unsure, part) && !NEGATION.test(part);
    if (
      lower
        .replace(breaks, ';')
        .split(/[;,.]/)
        .some((part) => isMoving(part.trim()))
    ) {
      answers.push({ topic: 'relocation', isOffered: true });
    }
    if (lists.length === 0) return answers;
    const { said } = clausesOf(signed, breaks, continues);
    for (const { text: clause, wider } of said) {
      if (first(unsure, clause) !== null) continue;
      const meant = [clause, ...wider]
        .map((one) => offerIn(one, sentence.isItem, OFFERS.test(under), lists))
        .find((one) => one !== null);
      if (meant) answers.push(...meant);
    }
    return answers;
  };

  function offerIn(clause: string, isItem: boolean, isOffers: boolean, lists: readonly NamedList[]): HelpSaid[] | null {
    const not = [...clause.matchAll(notOffered)].map(([match]) => match).join('');
    if (not !== '') return topicsIn(not, lists).map((topic) => ({ topic, isOffered: false }));
    const yes = first(offered, clause);
    if (yes === null || NEGATION.test(clause)) return null;
    const isBare = yes.length === clause.length && !/\p{L}{3}/u.test(yes);
    const isHelp = isOffers || lists.some(({ text }) => IS_HELP.test(text));
    if (isBare && !(isItem && isHelp)) return null;
    return topicsIn(yes, lists).map((topic) => ({ topic, isOffered: true }));
  }
}

function topicsIn(text: string, lists: readonly NamedList[]): HelpTopic[] {
  const signs = [...text].filter((character) => character >= '\ue100' && character <= '\ue13f');
  const named = signs.flatMap((sign) => lists[sign.charCodeAt(0) - HELP_SIGN]?.sets.flat() ?? []);
  return [...new Set(named)] as HelpTopic[];
}

function first(expression: RegExp, text: string): string | null {
  expression.lastIndex = 0;
  return expression.exec(text)?.[0] ?? null;
}
