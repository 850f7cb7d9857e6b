import { unescapeHtml } from '#domain/site/rich-text-tree.ts';
import { isOneWithAnswer, statementOf } from './questions.ts';

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

/** So many of a word's last letters show that it is no abbreviation. */
const LONGER_THAN_ABBREVIATIONS = 20;

/** Also an emoji or an arrow begins an item. */
const BULLET = /^(?:[-*–—]\s+|(?:[→➤➔▶●○■□»+]|\p{Extended_Pictographic}\uFE0F?)\s*)(?=\S)/u;

type Line = { text: string; kind: 'heading' | 'item' | 'text' };

/** The sentences of sanitised rich text, in order. */
export function sentencesOf(html: string): Sentence[] {
  const all: Sentence[] = [];
  const lines = linesOf(html.slice(0, MOST_TEXT)).map((line) => ({ ...line, sentences: splitLine(line.text) }));
  let heading = '';
  let lead = '';
  let isBelowHeading = false;
  for (const [at, { text, kind, sentences: asked }] of lines.entries()) {
    if (kind === 'heading') {
      heading = text;
      lead = '';
    } else if (kind === 'text') lead = text.endsWith(':') ? text : '';
    // The paragraph below a heading may be a list in prose: "Requirements ¶ Degree. Driving licence. Swedish."
    const isFirst = kind === 'text' && isBelowHeading;
    isBelowHeading = kind === 'heading';
    const under = kind === 'heading' ? '' : kind === 'text' ? heading : lead || heading;
    // A question that is a heading has its answer in the line below it.
    const below = asked.length === 1 ? lines[at + 1]?.sentences[0] : undefined;
    const sentences = asked.flatMap((sentence, index) => statementOf(sentence, asked[index + 1] ?? below) ?? sentence);
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

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  // Only from the beginning of a run of full stops: from each of them, a long run takes seconds.
  for (const match of line.matchAll(/(?<![.!?…])[.!?…]+["”»)]*\s+(?=["“”»(]*[\p{Lu}\p{N}])/gu)) {
    const before = line.slice(from, match.index);
    const after = line.slice(match.index + match[0].length);
    if (match[0].startsWith('.') && !match[0].startsWith('..') && endsInAbbreviation(before, after)) continue;
    if (match[0].startsWith('?') && isOneWithAnswer(before, after)) continue;
    if (NAMES_ENGLISH.test(before) && IS_WORKING_LANGUAGE.test(after)) continue;
    sentences.push(line.slice(from, match.index + match[0].length).trim());
    from = match.index + match[0].length;
  }
  sentences.push(line.slice(from).trim());
  const isLabelled = sentences.some((sentence) => QUESTION_LABEL.test(sentence));
  return sentences
    .map((sentence) => (isLabelled ? sentence.replace(QUESTION_LABEL, '').replace(ANSWER_LABEL, '') : sentence))
    .filter((sentence) => sentence !== '');
}

/** "Q: Do you sponsor visas? A: No." */
const QUESTION_LABEL = /^(?:q|question|f|fråga|sp|spm|spørsmål|spørgsmål|k|kysymys|spurning)[:.] (?=.*\?$)/iu;
const ANSWER_LABEL = /^(?:a|answer|s|sv|svar|v|vastaus)[:.] /i;

/** "Good English is required. It is our working language." is one statement. */
const NAMES_ENGLISH = /engli|engel|ensk/i;
const IS_WORKING_LANGUAGE =
  /^(?:(?:it|that|this)(?:['’]s| is) (?:the|our) (?:[\w-]+ ){0,2}language|(?:det|dette|detta) (?:er|är) (?:\p{L}+ ){0,2}\p{L}*(?:sprog|språk)\p{L}*|(?:se|tämä) on (?:\p{L}+ ){0,2}\p{L}*kiel\p{L}+|(?:hún|það) er (?:\p{L}+ ){0,2}\p{L}*mál\p{L}*)(?!\p{L})/iu;

/** "Licence B. You drive …", but "J. Hansen". */
const PRONOUN = /^(?:you|we|it|the|this|du|vi|det|den|de|sinä|me|þú|við)(?!\p{L})/iu;

function endsInAbbreviation(before: string, after: string): boolean {
  // "No. 5" is a number, "No. Can you …" an answer and the next question.
  if (/^no$/i.test(before.trim()) && !/^\d/.test(after)) return false;
  const word = /(?<![+/&-])[\p{L}.]+$/u.exec(before.slice(-LONGER_THAN_ABBREVIATIONS))?.[0].toLowerCase() ?? '';
  return (/^\p{L}$/u.test(word) && !PRONOUN.test(after)) || ABBREVIATIONS.has(word);
}
