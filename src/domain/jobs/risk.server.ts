import { HIRING_SYSTEMS } from '#domain/companies/joining/shared-hosts.ts';
import { RISK_PHRASES } from '#domain/job-text/posting-phrases/posting-phrases.server.ts';
import { anyPhrase } from '#domain/job-text/text-facts/expressions.ts';
import { plainText } from '#domain/site/rich-text.ts';

const MONEY = anyPhrase(RISK_PHRASES.money, 'u');
const NUMBERS = anyPhrase(RISK_PHRASES.numbers, 'u');
const ONLY_CHAT = anyPhrase(RISK_PHRASES.chat, 'u');
const UNRELATED = anyPhrase(RISK_PHRASES.unrelated, 'u');
/** In any language: a chat app beside a number, a name or an address. */
const CHAT_CONTACT = /\b(?:whatsapp|telegram|wechat|signal)\b[^.]{0,60}(?:\+?\d[\d ()-]{6,}|@\w{4,}|t\.me\/|wa\.me\/)/i;
/** Not "500 kr. a month". */
const SENTENCE_END = /(?<=[.!?;])\s(?!\p{Ll})|\n/u;
/** Longer words are addresses and codes. Without them the phrases take linear time. */
const LONGEST_WORD = 40;
const LONGEST_QUOTE = 120;

const OF_LINK = 'the application link leads to';
/** Whether the link is the risk, and not the text. */
export const isOfLink = (risk: string) => risk.startsWith(OF_LINK);

/** The first risk in a job's text or link, as a reason for a review; null if there is none (rules §2). */
export function riskOf(
  job: { title: string; description: string; link: string | null },
  company: { domains: readonly string[] },
): string | null {
  const text = plainText(job.description);
  for (const sentence of [job.title, ...text.split(SENTENCE_END)]) {
    const risk = riskOfSentence(sentence);
    if (risk !== null) return risk;
  }
  if (job.link === null) return CHAT_CONTACT.test(text) ? 'people can apply only through a chat app' : null;
  const host = new URL(job.link).hostname.replace(/^www\./, '');
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  if ([...company.domains, ...HIRING_SYSTEMS].some(isOf)) return null;
  return `${OF_LINK} ${host}, which is neither the startup's own domain nor a known hiring system`;
}

function riskOfSentence(sentence: string): string | null {
  const whole = wordsOf(sentence);
  // "How it works: pay 100 EUR" asks in its second part.
  const parts = [whole, ...(/:\s/.test(sentence) ? sentence.split(/:\s/).map(wordsOf) : [])];
  const has = (pattern: RegExp) => parts.some((part) => pattern.test(part));
  const asks = has(MONEY) || has(NUMBERS);
  if ((!asks && !has(ONLY_CHAT)) || UNRELATED.test(whole)) return null;
  const reason = asks ? 'it asks for money, bank or identity numbers' : 'people can apply only through a chat app';
  return `${reason}: “${shorten(sentence)}”`;
}

/** Lower-case words and numbers with one space between them, as the phrases expect. */
function wordsOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/€/g, ' eur ')
    .replace(/£/g, ' gbp ')
    .replace(/\$/g, ' usd ')
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}\p{M}]/u)
    .filter((word) => word !== '' && word.length <= LONGEST_WORD)
    .join(' ');
}

function shorten(sentence: string): string {
  const text = sentence.replace(/\s+/g, ' ').trim();
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).trim()}…`;
}
