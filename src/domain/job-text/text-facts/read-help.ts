import { clausesOf } from './clauses.ts';
import { anyPhrase, anyWord, HELP_SIGN, SIGNS } from './expressions.ts';
import { type Joining, type NamedList, termsOf, withSigns } from './named-lists.ts';
import type { Phrases } from './phrases.server.ts';
import type { Sentence } from './sentences.ts';

export type HelpTopic = 'visa' | 'relocation';
export type HelpFact = { topic: HelpTopic; isOffered: boolean };
export type HelpReader = (sentence: Sentence) => HelpFact[];

/** Below these headings, help is work that the company does for others. */
const TASKS =
  /responsibilit|your tasks|what you(?:.ll| will) (?:do|be doing)|your role|about the role|opgaver|oppgaver|oppgåver|arbetsuppgifter|tehtäv|verkefni|ábyrgð|starfssvið|viðfangsefni|starfinu felst|starfslýsing/;
/** A bare name is an offer if it says that it is help, or stands below a heading of offers. */
const IS_HELP =
  /support|assistance|package|sponsor|help|allowance|bonus|budget|hjælp|hjelp|hjälp|støtte|stöd|paket|pakke|pakki|bidrag|ersättning|godtgør|godtgj|tilskud|tilskot|stønad|tuki|tukea|apu|korvaus|styrk|aðstoð|spons/;
const OFFERS =
  /offer|includ|benefit|perk|what you get|tilbyder|tilbyr|(?:vi|me) (?:ordner|ordnar|hjelper|hjælper|betaler|betalar|dekker|dækker)(?!\p{L})|du får|får du|(?<!\p{L})giver|gir deg|gjev|byr på|erbjuder|ingår|förmån|fordele|goder|tarjoamme|edut|etumme|etuih|etuja|mitä saat|saat meiltä|luvassa|bjóðum|fríðindi|hlunnindi|kjör|hvað færð|styðjum|tökum á móti|í boði/u;
/** The items below "What we cannot offer" are refused. */
const REFUSES =
  /(?:can['’]t|cannot|can not|don['’]t|do not) (?:offer|provide|pay|cover)|not included|emme (?:\p{L}+ )?(?:tarjoa|maksa|korvaa)|(?:ei sisälly|ei kuulu)|(?:ikke|ikkje|inte) (?:kan )?(?:tilby|erbjud|ingår|dekker|dækker|gi |give |gje )|(?:tilbyder|tilbyr|erbjuder|dekker|dækker|dekkjer|betaler) (?:vi|me) (?:ikke|ikkje|inte)|ingår inte|ekki (?:í boði|innifalið)/u;
const NEGATION =
  /(?<!\p{L})(?:not|cannot|never|no|neither|nor|hverken|verken|varken|hvorki|eikä|ikke|ikkje|inte|ej|ei|ettei|eivät|etteivät|emme|ettemme|emmekä|eivätkä|ekki(?! (?:hafa áhyggj|örvænta))|engin|engir|enga|engan|engar(?! áhyggj)|ekkert(?! (?:mál|vandamál))|ingen)(?!\p{L})|n['’]t(?!\p{L})/u;

/**
 * These deny nothing about the help: "do not worry about the permit", "not only the visa", "a missing permit is no
 * obstacle".
 */
const NO_DENIAL = [
  /not (?:only|just)|(?:do not|don['’]t) worry/,
  /ikke (?:bare|kun)|ikkje berre|bekymre dig ikke|ikke bekymre|ikkj?e-e[uø]\S*/,
  /inte (?:bara|minst)|oroa dig inte|(?:du )?(?:behöver (?:du )?|ska )inte (?:oroa|tänka|bekymra)|är du inte(?= (?:eu|medborgare|svensk|från))|ingen fara|inte (?:din|ditt|dina|du|dig)$|är inget du behöver (?:tänka på|oroa dig för)/,
  /(?:ei|eivät) (?:(?:se|ole|muodosta|mikään|\p{L}*kaan) ){0,2}(?:(?:este|ongelma|haitta)\p{L}*|hätää|huolta|haittaa|väliä)|ei (?:\p{L}+ ){0,2}tarvitse (?:\p{L}+ )?(?:huolehtia|murehtia|stressata|pelätä|taistella|painia|hoitaa|olla|osata)/u,
  /ekki (?:bara|aðeins)/,
];
const DENIES_NOTHING = new RegExp(
  `(?<!\\p{L})(?:${NO_DENIAL.map(({ source }) => source).join('|')})(?!\\p{L}) ?`,
  'gu',
);

/**
 * "No permit yet? No worries, we arrange it": a question denies no offer, nor does its answer, nor "if you have no permit"
 * and "you need not pay for the move".
 */
const NO_OBSTACLE =
  /^.*\?|(?<!\p{L})(?:(?:no|not an?|ingen|inga|intet|inget|ekkert|ei) (?:worr\p{L}+|problem\p{L}*|stress|bekymring\p{L}*|mál|hätää)|need not|needn['’]t|(?:don['’]t|do not) (?:have to|need|let|worry|mind)|(?:do not|don['’]t|never|will not|won['’]t) leave (?:you|anyone|anybody)(?: \S+)? alone|no (?:time|cost|charge|fees?|extra)|skal ikkj?e koste|not you$|(?:(?:ef|hafir|sértu|ertu|ert|þarft|þarftu)(?: \S+){0,2} ekki|ekki (?:gerð )?(?:krafa|kröfu|skilyrði))(?!\p{L}))/gu;

/** "…, but you may work remotely at first" leaves nothing open about the help. */
const OF_READER = /(?<=.) (?:but|men|mutta|en) (?:you|du|voit|þú) .*$/;

/** Between two kinds of help: "relocation, housing and work permits". */
const OTHER_HELP =
  '(?:housing|accommodation|bank accounts?|taxes|schools?|bolig|bustad|bostad|boende|skatt|asunnon|asunto|húsnæði|kennitölu)';

/** An item of so many words below a heading of offers is an offer: "Staff flat by the harbour". */
const SHORT_ITEM = 8;

/** Makes a reader of sentences in one language: do they offer help with a visa or with moving? */
export function helpReader(phrases: Phrases): HelpReader {
  const { help } = phrases;
  const terms = termsOf({ visa: help.visa, relocation: help.relocation });
  const joining: Joining = {
    // Two kinds of help in one list, however they are joined: "no visa or relocation support".
    and: new RegExp(
      `(?:${OTHER_HELP},? )?(?:${anyWord([...phrases.and, ...phrases.or]).source})(?: (?:an?|the|your|full|generous|en|ett?|ei|(?:help|support|assistance|hjælp|hjelp|støtte|hjälp|stöd|aðstoð) (?:with|for|til|med|við)))*`,
      'g',
    ),
    or: /(?!)/g,
    oneOf: /(?!)/g,
    mayFollow: null,
  };
  const starts = anyWord(phrases.clauseStarts);
  const continues = anyWord(phrases.clauseContinues);
  const offersHelp = anyPhrase(help.offered);
  const notOffered = anyPhrase(help.notOffered);
  const helpsMoving = anyPhrase(help.helpsMoving);
  const refersBack = help.refersBack && anyPhrase(help.refersBack);
  const unsure = anyPhrase(help.unsure);
  const otherMatters = anyPhrase(help.unrelated);

  return (sentence) => {
    const { text, lists } = withSigns(sentence.text, terms, joining, HELP_SIGN);
    const lower = sentence.text.toLowerCase();
    const answers: HelpFact[] = [];
    const isMoving = (part: string) => first(helpsMoving, part) && !first(unsure, part) && !NEGATION.test(part);
    const parts = lower.replace(starts, ';').split(/[;,.](?!\d)/);
    // "If you move here, we pay for the flight" is one statement.
    const statements = new Set([lower, ...parts].map((part) => part.trim()));
    if ([...statements].some(isMoving)) {
      answers.push({ topic: 'relocation', isOffered: true });
    }
    if (answers.length === 0 && lists.length === 0) return answers;
    const under = sentence.under.toLowerCase();
    if (lower.trimEnd().endsWith('?') || TASKS.test(under) || first(otherMatters, lower) !== null) return [];
    if (lists.length === 0) return answers;
    const { signed: clauses } = clausesOf(text, starts, continues, refersBack);
    for (const { text: whole, wider, referring } of clauses) {
      const clause = whole.replace(DENIES_NOTHING, '');
      if (first(unsure, clause.replace(OF_READER, '')) !== null) continue;
      // "You get no allowance, relocation or bonus": a bare name means what the words before it say.
      const isBareName = NEGATION.test(wider.at(-1) ?? '') && !/\p{L}/u.test(clause.replace(SIGNS, ''));
      const facts = [...(isBareName ? [] : [clause]), ...wider.map((one) => one.replace(DENIES_NOTHING, ''))]
        .map((one) => offerIn(one, sentence, lists))
        .find((one) => one !== null);
      // "A permit is no problem, we get it for you": the clause without the name tells who does what.
      const reply = referring ?? answerIn(clause);
      if (facts) answers.push(...facts);
      else if (reply !== null) {
        const isOffered = !NEGATION.test(reply);
        answers.push(...topicsIn(clause, lists).map((topic) => ({ topic, isOffered })));
      }
    }
    return answers;
  };

  /** "Do I need a permit? We get it for you." */
  function answerIn(clause: string): string | null {
    const answer = /[\ue100-\ue13f][^?]*\? (.+)$/.exec(clause)?.[1] ?? null;
    return answer !== null && refersBack && first(refersBack, answer) !== null ? answer : null;
  }

  function offerIn(clause: string, { isItem, under }: Sentence, lists: readonly NamedList[]): HelpFact[] | null {
    const isOffers = OFFERS.test(under.toLowerCase());
    const not = [...clause.matchAll(notOffered)].map(([match]) => match).join('');
    if (not !== '') return topicsIn(not, lists).map((topic) => ({ topic, isOffered: false }));
    if (isItem && REFUSES.test(under.toLowerCase())) {
      return topicsIn(clause, lists).map((topic) => ({ topic, isOffered: false }));
    }
    const yes = first(offersHelp, clause);
    const isShortItem = isItem && isOffers && clause.split(' ').length <= SHORT_ITEM;
    if (yes === null && isShortItem && !NEGATION.test(clause)) {
      return topicsIn(clause, lists).map((topic) => ({ topic, isOffered: true }));
    }
    if (yes === null || NEGATION.test(clause.replace(NO_OBSTACLE, ''))) return null;
    const isBare = yes.length === clause.length && !/\p{L}{3}|on us/u.test(yes);
    const isHelp = isOffers || lists.some(({ text }) => IS_HELP.test(text));
    if (isBare && !(isItem && isHelp)) return null;
    // "We offer a visa, and help with relocation" has two offers.
    offersHelp.lastIndex = 0;
    const offers = [...clause.matchAll(offersHelp)].map(([match]) => match).join('');
    return topicsIn(offers, lists).map((topic) => ({ topic, isOffered: true }));
  }
}

function topicsIn(text: string, lists: readonly NamedList[]): HelpTopic[] {
  const signs = [...text].filter((character) => character >= '\ue100' && character <= '\ue13f');
  const terms = signs.flatMap((sign) => lists[sign.charCodeAt(0) - HELP_SIGN]?.sets.flat() ?? []);
  return [...new Set(terms)] as HelpTopic[];
}

function first(expression: RegExp, text: string): string | null {
  expression.lastIndex = 0;
  return expression.exec(text)?.[0] ?? null;
}
