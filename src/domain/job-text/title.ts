import { countryNamed } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';

/** Parts around a title: gender notices, workplace, type, codes, pay. */
const GENDERS = /^(?:(?:all|any) genders?|alle (?:kön|køn|kjønn)|[mfwdxhkv*](?:\s?[/|,]\s?[mfwdxhkv*]){1,3})$/i;
const WORKPLACE =
  /^(?:(?:fully |100 ?% )?remote(?: (?:first|only|ok|possible|work))?|hybrid(?: remote| work)?|on-?site|work from (?:home|anywhere)|distans|hjemmefra|etätyö)$/i;
const TYPE = /^(?:full|part)[- ]?time$|^fuldtid$|^deltid$|^heltid$/i;
const CODE =
  /^(?:(?:job|req(?:uisition)?|ref(?:erence)?|id|position|vacancy|opening|jr|stilling)[\s.:#-]*(?:id|no|nr|number|code)?[\s.:#-]*[a-z]{0,4}-?\d[\w-]*|#\s?\w*\d\w*|[a-z]{1,5}[-_]?\d{3,}|(?!20[23]\d$)r?\d{4,})$/i;
const MONEY =
  /^(?:up to |from |salary:? ?|op til |upp till )?(?:[€$£]|eur|usd|gbp|dkk|sek|nok|isk|kr\.?)?\s?\d[\d.,\s]*k?\s?(?:[-–]\s?(?:[€$£])?\d[\d.,\s]*k?)?\s?(?:[€$£]|eur|usd|gbp|dkk|sek|nok|isk|kr\.?|k)?(?:\s?(?:\/|per|pr\.?|a)\s?(?:year|annum|month|hour|md\.?|mnd\.?|mån\.?|kk|time|år|måned|månad))?$/i;
/** One end of a range that the dash has split. */
const GROUPED_DIGITS = /^\d{1,3}(?:[\s.,]\d{3})+$/;
const SHOUTS =
  /^(?:urgent(?:ly)?|hiring(?: now)?|we(?:'|’)?(?: a)?re hiring|now hiring|apply now|new|hot|asap|join us|søges|sökes|søkes)$/i;
/** A remainder after a place is dropped ("Developer, based in", "Utvikler til vårt kontor i"). */
const BEFORE_PLACES =
  /[\s,]+(?:(?:based|located|placeret|baseret|basert|placerad|baserad)(?:\s+(?:in|i))?|in|i|í|á|til|till)$/i;
const BEFORE_OFFICES =
  /[\s,]+(?:for|to|at|in|til|till|på|ved|vid|hos|i|í|á|fyrir)\s+(?:our|the|vores|vår[ta]?|våre|skrifstofu)(?:\s+(?:new|nye?|nya))?(?:\s+(?:office|hq|headquarters|(?:hoved|huvud)?kontor(?:et)?|team(?:et)?|okkar))?$/i;
/** "Kok søges" after the company is dropped. */
const SOUGHT = /(?<=\p{L}{2,})\s+(?:søges|sökes|søkes|wanted|needed|haetaan|etsitään|óskast)$/iu;
/** Words that stay in lower case within a title. */
const SMALL_WORDS = /^(?:of|and|for|the|to|in|at|og|och|ja|til|till|av|af|på|med|or)$/i;
const LONGEST_CODE_WORD = 3;

/** Words around the name of a place ("Oslo office", "Copenhagen area"). */
const AROUND_PLACES = /\b(?:area|office|hq|region|based|metropolitan|greater|city)\b/gi;

/** "2100 København Ø", "Aarhus C": as folded, Ø is o. But "2027 – Oslo" begins with a year. */
const POSTAL_CODE = /^(?!20[23]\d )\d[\d ]{2,6} /;
const POSTAL_DISTRICT = / (?:c|k|v|o|n|s|nv|sv|so|no|m)$/;

/** A stored title has at most so many characters. */
const LONGEST_TITLE = 200;
/** Enough for any title. Some of these patterns take the square of a text's length. */
const MOST_OF_A_TITLE = 1_000;

/** Facts that the posting states elsewhere, so its title need not repeat them. */
export type PostingFacts = {
  company: string | null;
  places: readonly string[];
  countryCodes: readonly string[];
  /** Whether the job states the pay of its title, so that the title need not. */
  statesPay: boolean;
  workplace: string;
};

/** "Analyst <Insights>" has a word in brackets, and no tag. */
const TAG =
  /<\s*\/?\s*(?:a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|u|ul|wbr)(?:\s[^<>]*|\s*\/)?>/gi;

/**
 * The title without company, place, salary, codes and shouting (JP-7). It drops only whole parts between dashes, bars, commas
 * or brackets, and only if the posting states them elsewhere or they can be nothing else. A title is never left empty.
 */
export function cleanTitle(raw: string, facts: PostingFacts): string {
  const title = raw
    .slice(0, MOST_OF_A_TITLE)
    .replace(TAG, ' ')
    .replace(/<([\p{L}\p{N}][\p{L}\p{N} +&.-]*)>/gu, ' $1 ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f|[\u200b\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[!¡]+(?=\s|$|[)\]])|!{2,}|\*{2,}|\.{4,}|~+|={2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const company = facts.company === null ? '' : companyName(facts.company);
  const placeNames = new Set(facts.places.map(fold).filter((place) => place !== ''));
  const isPlace = (part: string) => isPlaceOf(part, placeNames, facts.countryCodes);
  const isNoise = (part: string): boolean => {
    const bare = part.trim().replace(/^[\s:,–—-]+|[\s:,–—-]+$/g, '');
    if (bare === '') return true;
    if ([GENDERS, TYPE, CODE, SHOUTS].some((pattern) => pattern.test(bare))) return true;
    if (isPay(bare) || GROUPED_DIGITS.test(bare)) return facts.statesPay;
    if (WORKPLACE.test(bare)) return isWorkplace(bare, facts.workplace);
    if (company !== '' && companyName(bare) === company) return true;
    return isPlace(bare);
  };

  let rest = title.replace(/\s*[([{]([^()[\]{}]*)[)\]}]/g, (whole, inside: string) =>
    inside.split(/[,/|;–—]|\s-\s|\bor\b|\band\b|&/).every(isNoise) || isNoise(inside) ? ' ' : whole,
  );
  if (company !== '') rest = withoutCompany(rest, company);
  rest = trimmedParts(withoutTail(rest.trim(), isPlace, facts.statesPay), isNoise)
    .replace(/\s+/g, ' ')
    .trim();
  // "Barista at Acme, Copenhagen": without the place, the company is at the end.
  if (company !== '') rest = withoutCompany(rest, company);
  rest = rest.replace(/^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/g, '');
  return cutTitle(inLowerCase(/\p{L}{2,}/u.test(rest) ? rest : title));
}

/** "HEAD OF SALES" becomes "Head of Sales". */
function inLowerCase(title: string): string {
  if (/\p{Ll}/u.test(title) || !/\p{L}{5,}/u.test(title)) return title;
  return title.replace(/\p{L}+/gu, (word, at: number) => {
    if (SMALL_WORDS.test(word) && at > 0) return word.toLowerCase();
    return word.length <= LONGEST_CODE_WORD ? word : `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;
  });
}

/** The fields of a job that its title may repeat. */
type TitledJob = {
  title: string;
  company: { name: string };
  places: readonly { locality: string | null; countryCode: string }[];
  locations: readonly { locality: string | null }[];
  salary: string;
  workplace: string;
};

/** The title of a job on this site, without the facts that the job states elsewhere (JP-7). */
export function bareTitle(job: TitledJob): string {
  return cleanTitle(job.title, {
    company: job.company.name,
    places: [...job.places, ...job.locations].map(({ locality }) => locality ?? ''),
    countryCodes: job.places.map(({ countryCode }) => countryCode),
    statesPay: job.salary === 'range',
    workplace: job.workplace,
  });
}

/** Drops noise from both ends, but never the last part. */
function trimmedParts(title: string, isNoise: (part: string) => boolean): string {
  // Odd entries are separators.
  const parts = title.split(/(\s+[-–—|•·@]\s+|\s*[|•·]\s*|:\s+|,\s+|\s+\/\s+|(?<!\d)\s*[–—]\s*|\s*[–—]\s*(?!\d))/);
  const mayEnd = (from: number, to?: number) => isBalanced(parts.slice(from, to).join(''));
  while (parts.length > 2 && isNoise(parts.at(-1) ?? '') && mayEnd(0, -2)) parts.splice(-2);
  while (parts.length > 2 && isNoise(parts[0] ?? '') && mayEnd(2)) parts.splice(0, 2);
  return parts.join('');
}

/** A cut within a bracket would leave "Specialist (Based in Helsinki". */
function isBalanced(text: string): boolean {
  return (text.match(/[([{]/g) ?? []).length === (text.match(/[)\]}]/g) ?? []).length;
}

/** "Designer at Acme", "Designer @ Acme ApS", "Acme søger Designer". */
function withoutCompany(title: string, company: string): string {
  const end = /^(.*\S)\s+(?:at|@|hos|till?|for|with|i|på)\s+(.+)$/i.exec(title);
  if (end?.[1] && end[2] && companyName(end[2]) === company) return end[1];
  const start =
    /^(.+?)\s+(?:is (?:hiring|looking for)|seeks|søger|söker|søker|hakee|leitar að)\s+(?!(?:in|for|at|across)\s)(?:an? |en |et |ett )?(.+)$/i.exec(
      title,
    );
  if (start?.[1] && start[2] && companyName(start[1]) === company)
    return start[2].replace(/^./u, (letter) => letter.toUpperCase());
  return title;
}

/** "Designer in Copenhagen", "Sales Manager Copenhagen", "Developer for our Oslo office", "Engineer #4432". */
function withoutTail(title: string, isPlace: (part: string) => boolean, statesPay: boolean): string {
  const withoutCode = title
    .replace(/(?:\s+#LI-\w+)+$/i, '')
    .replace(/(?<=\p{L}.*)\s+(?:#\s?\d+|(?:ref|req|id|job ?id)[\s.:#-]*\d[\w-]*)$/iu, '');
  return withoutPlace(statesPay ? withoutPay(withoutCode) : withoutCode, isPlace).replace(SOUGHT, '');
}

/** A field may state another workplace than the title: then the title keeps its own. */
function isWorkplace(part: string, workplace: string): boolean {
  if (/hybrid/i.test(part)) return workplace === 'hybrid';
  return workplace === (/on-?site/i.test(part) ? 'onsite' : 'remote');
}

function isPay(part: string): boolean {
  return (
    /\d/.test(part) &&
    /[€$£]|\b(?:k|eur|usd|gbp|dkk|sek|nok|isk|kr|salary)\b|\d k|\dk\b/i.test(part) &&
    MONEY.test(part)
  );
}

/** "Data Engineer €60k-80k": a number with a currency is always pay. */
function withoutPay(title: string): string {
  const pay = payAtEnd(title);
  return pay === '' ? title : title.slice(0, -pay.length).trimEnd();
}

function payAtEnd(title: string): string {
  const words = title.split(' ');
  for (let length = Math.min(7, words.length - 1); length > 0; length -= 1) {
    const tail = words.slice(-length).join(' ');
    if (/\d/.test(tail) && /[€$£]|\b(?:eur|usd|gbp|dkk|sek|nok|isk|kr)\b/i.test(tail) && MONEY.test(tail)) return tail;
  }
  return '';
}

/** The pay that a title states in brackets, after a separator or at its end; null for none. */
export function payInTitle(raw: string): string | null {
  const title = raw.slice(0, MOST_OF_A_TITLE).replace(/\s+/g, ' ').trim();
  const parts = title.split(/[()[\]{}|•·]|,\s|:\s|(?<!\d)\s[-–—]\s|\s[-–—]\s(?!\d)/).map((part) => part.trim());
  const pays = parts.filter(isPay);
  return pays.length > 1 ? null : (pays[0] ?? (payAtEnd(title) || null));
}

function withoutPlace(title: string, isPlace: (part: string) => boolean): string {
  const words = title.split(' ');
  for (let length = Math.min(4, words.length - 1); length > 0; length -= 1) {
    const tail = words.slice(-length).join(' ');
    // Never split a bracket: "Sales (Copenhagen or Aarhus)".
    if (/[()[\]{}]/.test(tail) || !isPlace(tail)) continue;
    const before = words.slice(0, -length).join(' ');
    const rest = before.replace(BEFORE_PLACES, '').replace(BEFORE_OFFICES, '');
    if (rest !== before) return rest;
    const last = before.split(' ').at(-1) ?? '';
    // "Head of Copenhagen", "Country Manager Denmark": the place is part of the work.
    if (
      countryNamed(tail) === null &&
      /^\p{L}{2,}$/u.test(last) &&
      !/^(?:of|for|the|and|or|og|och|eller|at|in|i|to|from|af|av|by|across|our|vores|vår[ta]?)$/i.test(last)
    )
      return before;
  }
  return title;
}

function isPlaceOf(part: string, places: ReadonlySet<string>, countryCodes: readonly string[]): boolean {
  const key = fold(part);
  if (places.has(key) || places.has(fold(part.replace(AROUND_PLACES, ' ')))) return true;
  if (places.has(key.replace(POSTAL_CODE, '').replace(POSTAL_DISTRICT, ''))) return true;
  // Two-letter words are often something else: "IT", "IS", "NO". Another country than the job's is its market.
  if (key.length > 2 && countryCodes.includes(countryNamed(part)?.code ?? '')) return true;
  const words = part.split(/\s*[/,&]\s*|\s+(?:or|and|og|och|eller|ja|tai)\s+/i);
  return words.length > 1 && words.every((word) => isPlaceOf(word, places, countryCodes));
}

/** The folded name of a company without its legal form. */
function companyName(name: string): string {
  return fold(name)
    .replace(/ (?:a s|aps|as|ab|oy|oyj|ehf|hf|inc|ltd|llc|gmbh|group|i s)$/, '')
    .trim();
}

function cutTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const short = title.slice(0, LONGEST_TITLE - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), LONGEST_TITLE / 2)).trimEnd()}…`.toWellFormed();
}
