import { unescapeHtml } from '#domain/site/rich-text-tree.ts';

/** A sentence of a job's text with the heading above it: a bullet below "Nice to have" is no requirement. */
export type Sentence = {
  text: string;
  /** A bullet, a heading or a line of its own, which may have no verb. */
  isItem: boolean;
  /** The heading or the line ending in a colon above it, or ''. */
  under: string;
};

/** Nobody writes or quotes a longer sentence. */
const LONGEST_SENTENCE = 500;
const MOST_TEXT = 100_000;

/** A full stop after one of these ends no sentence. */
const ABBREVIATIONS = new Set(
  (
    'e.g i.e etc approx incl excl vs mr mrs ms dr prof st no nr inc ltd co corp dept est max min ' +
    'f.eks bl.a dvs osv mv m.v m.fl m.m ca kl evt inkl ekskl o.l pct tlf mht iht hhv jf ' +
    't.ex t.o.m fr.o.m d.v.s s.k resp exkl o.s.v el f.d ' +
    'esim mm jne eli tms ym yms n klo ks oy ' +
    't.d þ.e o.s.frv þ.m.t þ.á.m u.þ.b m.a skv sbr hf ehf'
  ).split(' '),
);

/** "Don't speak Danish? No problem." is one statement. */
const ANSWER =
  /^(?:you(?:['’]ll| will) (?:be|do) (?:just |perfectly )?(?:fine|ok|okay)|det går (?:helt |lika )?(?:bra|fint)|ei (?:se )?haittaa|ei hätää|ekkert mál|no (?:problem|worries)|not a problem|not (?:needed|required|necessary)|no need|don['’]t worry|that['’]s (?:ok|okay|fine)|det gør (?:ikke noget|intet)|det gjør ingenting|(?:ingen|intet|inga) problem|ikke noe problem|det er (?:helt )?(?:ok|okay|fint)|fortvivl ikke|ingen fara|behövs inte|behøves ikke|trengs ikke|trengst ikkje|ikke nødvendigt?|ei tarvita|ei tarvitse|ekki nauðsynleg|óþarfi|det gör inget)/i;

/** "No permit? We sort it out." is one statement, too. */
const MISSING = /visum|visa|tillstånd|tilladelse|tillatelse|permit|bostad|boende|lägenhet|bolig/i;
const OFFER =
  /^(?:(?:nej|nei|no|ja),? )?(?:vi (?:hjälper|fixar|löser|ordnar|sköter|bistår|hjælper|ordner|hjelper|løser)|(?:det|den|då) (?:söker|fyller|gör|betalar|hjälper|fixar|löser|ordnar|sköter|tar|hjælper|ordner|hjelper|løser) vi|säg till)(?!\p{L})/iu;

/** So many of a word's last letters show that it is no abbreviation. */
const LONGER_THAN_ABBREVIATIONS = 20;

/** Also an emoji or an arrow begins an item. */
const BULLET = /^(?:[-*–—]\s+|(?:[→➤➔▶●○■□»+]|\p{Extended_Pictographic}\uFE0F?)\s*)(?=\S)/u;

/** "Can you help with the permit? Yes." states what it was asked. */
const QUESTION =
  /^(?:so,? |and |og |och )?(?:(?<verb>can|do|will|could|would|are|must) (?<who>you|i)|(?<verb2>kan|må|skal|ska|måste|behöver|behøver|trenger|får|hjælper|hjelper|hjälper|tilbyder|tilbyr|erbjuder|ordner|ordnar|betaler|betalar|dækker|dekker|sponsrar|bistår|ersätter|bekostar|täcker|fixar|stöttar|räcker|går) (?<who2>i|ni|dere|jeg|jag|eg|man|det))(?!\p{L}) /iu;
/** "Is Swedish needed? No." asks about a thing. */
const QUESTION_OF_THING = /^(?<verb>räcker|duger|krävs|behövs|ingår|erbjuds|ordnas) (?<thing>\p{L}.*)\?$/iu;
const YES =
  /^(?:yes|yep|sure|certainly|of course|absolutely|we do|we can|ja|japp|jepp|jo|självklart|selvfølgelig|naturligvis|absolut|kyllä|já)(?!\p{L})/iu;
const NO = /^(?:no|nope|not at all|unfortunately|sorry|nej|nei|desværre|dessverre|tyvärr|ei)(?!\p{L})/iu;
const SUBJECTS: Record<string, string> = { jeg: 'du', jag: 'du', eg: 'du', man: 'man', det: 'det' };
/** "Kan man …" begins a question in Swedish where another word shows it. */
const SWEDISH = /(?<!\p{L})(?:ni|jag|ska|måste|\p{L}*(?:ä|ö)\p{L}*|\p{L}+sk(?:a|an|t)|klara)(?!\p{L})/iu;

/** "Do you speak Danish? Then we want to hear from you." */
const WANTED =
  /^(?:then (?:you|we|it)|(?:då|da|så) (?:är|er) (?:det )?(?:du|dig|deg)|då (?:vill|söker|letar|behöver|hoppas) vi|då kan du vara|du behövs|vi (?:behöver|vill ha|söker) dig)(?!\p{L})/iu;
const ABOUT_READER =
  /^(?<verb>är|har|talar|pratar|kan|behärskar|skriver|förstår|er|taler|snakker|har|mestrer) du (?!.*(?:bara|enbart|ingen|inte|ikke|bare|kun)(?!\p{L}))/iu;

/** "Working language? English." and "Help with a visa? No." are labels with what follows them. */
const SHORT_QUESTION_WORDS = 6;
const SHORT_EXCHANGE_WORDS = 12;
const OF_READER = /^(?:\p{L}+ (?:du|you|sinä|þú)|är|er|is|are|onko|har|finns|ingår|can|do|kan)(?!\p{L})/iu;

type Line = { text: string; kind: 'heading' | 'item' | 'text' };

/** The sentences of sanitised rich text, in order. */
export function sentencesOf(html: string): Sentence[] {
  const all: Sentence[] = [];
  let heading = '';
  let lead = '';
  let isBelowHeading = false;
  for (const { text, kind } of linesOf(html.slice(0, MOST_TEXT))) {
    if (kind === 'heading') {
      heading = text;
      lead = '';
    } else if (kind === 'text') lead = text.endsWith(':') ? text : '';
    // The paragraph below a heading may be a list in prose: "Requirements ¶ Degree. Driving licence. Swedish."
    const isFirst = kind === 'text' && isBelowHeading;
    isBelowHeading = kind === 'heading';
    const under = kind === 'heading' ? '' : kind === 'text' ? heading : lead || heading;
    const sentences = splitLine(text).flatMap(
      (sentence, index, line) => statementOf(sentence, line[index + 1]) ?? sentence,
    );
    for (const sentence of sentences) {
      if (sentence.length <= LONGEST_SENTENCE) {
        all.push({ text: sentence, isItem: kind !== 'text' || sentences.length === 1 || isFirst, under });
      }
    }
  }
  return all;
}

function linesOf(html: string): Line[] {
  const lines: Line[] = [];
  let kind: Line['kind'] = 'text';
  let text = '';
  let strong = 0;
  let plain = false;
  const end = () => {
    const parts = text.split(/[•·▪◦►✓✔]/).map((part) => part.replace(/\s+/g, ' ').trim());
    for (const [index, part] of parts.entries()) {
      const bare = part.replace(BULLET, '');
      const isBullet = index > 0 || bare !== part;
      if (bare !== '') {
        lines.push({ text: bare, kind: kind === 'text' ? (isBullet ? 'item' : plain ? 'text' : 'heading') : kind });
      }
    }
    text = '';
    plain = false;
  };
  for (const [token, slash, tag] of html.matchAll(/<(\/?)([a-z0-9]+)(?![a-z0-9])[^<>]*>|[^<]+/g)) {
    if (tag === undefined) {
      text += unescapeHtml(token);
      if (strong === 0 && /[\p{L}\p{N}]/u.test(token)) plain = true;
    } else if (tag === 'strong') strong = Math.max(0, strong + (slash ? -1 : 1));
    else if (tag === 'br' || /^(?:p|li|ul|ol|blockquote|h[1-6]|div)$/.test(tag)) {
      end();
      if (tag !== 'br')
        kind = slash ? 'text' : tag === 'li' ? 'item' : /^h[1-6]$/.test(tag) ? 'heading' : inItem(kind, tag);
    }
  }
  end();
  return lines;
}

/** A paragraph inside a list item is still the item's. */
function inItem(kind: Line['kind'], tag: string): Line['kind'] {
  return tag === 'p' ? kind : 'text';
}

/** The statement that a question makes together with its answer; null for other sentences. */
function statementOf(question: string, answer: string | undefined): string | null {
  if (!question.endsWith('?') || answer === undefined) return null;
  const about = WANTED.test(answer) ? ABOUT_READER.exec(question) : null;
  if (about) return `du ${about.groups?.verb} ${question.slice(about[0].length, -1)}.`;
  const isYes = YES.test(answer);
  const isShort =
    !OF_READER.test(question) &&
    question.split(' ').length <= SHORT_QUESTION_WORDS &&
    `${question} ${answer}`.split(' ').length <= SHORT_EXCHANGE_WORDS;
  if (!isYes && !NO.test(answer)) return isShort ? `${question.slice(0, -1)}: ${answer}` : null;
  const { verb: does = '', thing } = QUESTION_OF_THING.exec(question)?.groups ?? {};
  const asks = QUESTION.exec(question);
  if (asks === null && thing !== undefined) return `${thing} ${does}${isYes ? '' : ' inte'}.`;
  if (asks === null) return isShort ? `${question.slice(0, -1)}: ${answer}` : null;
  const rest = question.slice(asks[0].length, -1);
  const { verb, who = '', verb2, who2 = '' } = asks.groups ?? {};
  if (verb2 !== undefined) {
    const not = isYes ? '' : SWEDISH.test(question) ? 'inte ' : 'ikke ';
    return `${SUBJECTS[who2.toLowerCase()] ?? 'vi'} ${verb2} ${not}${rest}.`;
  }
  const auxiliary = isYes && verb?.toLowerCase() === 'do' ? '' : `${verb} `;
  return `${who.toLowerCase() === 'i' ? 'you' : 'we'} ${auxiliary}${isYes ? '' : 'not '}${rest}.`;
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  // Only from the beginning of a run of full stops: from each of them, a long run takes seconds.
  for (const match of line.matchAll(/(?<![.!?…])[.!?…]+["”»)]*\s+(?=["“”»(]*[\p{Lu}\p{N}])/gu)) {
    const before = line.slice(from, match.index);
    const after = line.slice(match.index + match[0].length);
    if (match[0].startsWith('.') && !match[0].startsWith('..') && endsInAbbreviation(before, after)) continue;
    if (match[0].startsWith('?') && (ANSWER.test(after) || (OFFER.test(after) && MISSING.test(before)))) continue;
    sentences.push(line.slice(from, match.index + match[0].length).trim());
    from = match.index + match[0].length;
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** "Licence B. You drive …", but "J. Hansen". */
const PRONOUN = /^(?:you|we|it|the|this|du|vi|det|den|de|sinä|me|þú|við)(?!\p{L})/iu;

function endsInAbbreviation(before: string, after: string): boolean {
  const word = /(?<![+/&-])[\p{L}.]+$/u.exec(before.slice(-LONGER_THAN_ABBREVIATIONS))?.[0].toLowerCase() ?? '';
  return (/^\p{L}$/u.test(word) && !PRONOUN.test(after)) || ABBREVIATIONS.has(word);
}
