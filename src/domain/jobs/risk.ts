import { HIRING_SYSTEMS } from '#domain/companies/shared-hosts.ts';
import { plainText } from '#domain/site/rich-text.ts';

const ASKS_FOR_MONEY_OR_NUMBERS =
  /\b(?:send|provide|share|submit|enter|e-?mail|give)\b[^.]{0,60}\b(?:bank account|account number|iban|card number|passport|social security|cpr[- ]?(?:number|nummer)|personnummer|national id)\b|\b(?:registration|processing|training|application) fee\b|\bpay (?:a|the) (?:deposit|fee)\b/i;
const CHAT_APP = /\b(?:whatsapp|telegram|wechat|signal)\b[^.]{0,60}(?:\+?\d[\d ()-]{6,}|@\w{4,}|t\.me\/|wa\.me\/)/i;

/** The first risk in a job's text or link, as a reason for a review; null if there is none (rules §2). */
export function riskOf(
  job: { title: string; description: string; link: string | null },
  company: { domains: readonly string[] },
): string | null {
  const text = plainText(job.description);
  if (ASKS_FOR_MONEY_OR_NUMBERS.test(text)) return 'it asks for money, bank or identity numbers';
  if (job.link === null) return CHAT_APP.test(text) ? 'people can apply only through a chat app' : null;
  const host = new URL(job.link).hostname.replace(/^www\./, '');
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  if ([...company.domains, ...HIRING_SYSTEMS].some(isOf)) return null;
  return `the application link leads to ${host}, which is neither the startup's own domain nor a known hiring system`;
}
