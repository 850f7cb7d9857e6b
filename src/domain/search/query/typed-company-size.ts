import { NUMBER_OF_EMPLOYEES } from '#domain/site/company-filter-terms.ts';
import { hasQuotes } from './typed-signs.ts';

/** Reads the size of a startup in a search: "fewer than ten employees", "under 50 ansatte", "mellan 10 och 50 anställda". */

export type TypedCompanySize = {
  /** The chosen values of the filter. */
  keys: string[];
  /** Those that lie wholly within the size: startups of 11 to 50 people may have fewer than 20, those of up to 10 do. */
  surely: string[];
  label: string;
  /** As typed. */
  text: string;
};

const NUMBERS: Readonly<Record<number, string>> = {
  5: 'five|fem|viisi|viittä|fimm',
  10: 'ten|ti|tio|kymmenen|kymmentä|tíu',
  15: 'fifteen|femten|femton|fimmtán',
  20: 'twenty|tyve|tjugo|tjue|tjuge|kaksikymmentä|tuttugu',
  30: 'thirty|tredive|trettio|tretti|kolmekymmentä|þrjátíu',
  50: 'fifty|halvtreds|femtio|femti|viisikymmentä|fimmtíu',
  100: 'a hundred|hundred|hundrede|hundra|hundre|sata|sataa|hundrað',
};
const NUMBER = String.raw`\d{1,4}|${Object.values(NUMBERS).join('|')}`;
const BELOW =
  'fewer than|less than|under|below|færre end|mindre end|færre enn|mindre enn|færre|färre än|mindre än|' +
  'alle|vähemmän kuin|færri en|minna en|undir';
const UP_TO =
  'at most|no more than|not more than|max\\.?|maximum|up to|højst|maks\\.?|op til|högst|som mest|upp till|høyst|' +
  'opp til|opptil|inntil|enintään|korkeintaan|í mesta lagi|allt að';
const ABOVE =
  'more than|over|above|at least|flere end|mere end|mindst|fler än|mer än|över|minst|flere enn|mer enn|fleire enn|' +
  'yli|enemmän kuin|vähintään|fleiri en|meira en|yfir|að minnsta kosti';
const PEOPLE =
  'employees?|people|persons?|staff|colleagues|coworkers|co-workers|team members|ansatte|medarbejdere|medarbeidere|personer|' +
  'mennesker|kolleger|kollegaer|anställda|medarbetare|människor|kollegor|tilsette|tilsatte|folk|' +
  'työntekijää|työntekijän|työntekijöitä|henkilöä|henkilön|henkeä|hengen|ihmistä|starfsmenn|starfsmanna|starfsmönnum|manns';
const FEW =
  'few people|få (?:personer|mennesker|folk)(?! til )|muutaman hengen|fáein manns|fámennt|tiny (?:company|startup|team)|' +
  'very small (?:company|startup|team)|few employees|få ansatte|få anställda|få tilsette|få medarbejdere|få medarbetare|vähän työntekijöitä|fáir starfsmenn';

const SIZE = new RegExp(
  String.raw`(?<=^|[\s,(])(?:(?<few>${FEW})|(?:(?<below>${BELOW})|(?<upTo>${UP_TO})|(?<above>${ABOVE})) (?<number>${NUMBER}) (?:${PEOPLE})|` +
    String.raw`(?:(?:between|mellem|mellan|mellom|milli) )?(?<from>\d{1,4}) ?(?:[-–]|and|to|og|och|til|till|ja) ?(?<to>\d{1,4}) (?:${PEOPLE}))(?=$|[\s,.)])`,
  'iu',
);

const FEW_ARE = 10;

/** The size that a search names; null where it names none. */
export function typedCompanySizeIn(search: string): TypedCompanySize | null {
  if (hasQuotes(search)) return null;
  const match = SIZE.exec(search);
  if (!match?.groups) return null;
  const { few, below, upTo, from, to } = match.groups;
  const [text] = match;
  if (from !== undefined && to !== undefined)
    return { ...keysBetween(Number(from), Number(to)), label: `${from}–${to} employees`, text };
  const n = few === undefined ? numberOf(match.groups.number ?? '') : FEW_ARE;
  if (below !== undefined) return { ...keysBetween(0, n - 1), label: `Fewer than ${n} employees`, text };
  if (few !== undefined || upTo !== undefined) return { ...keysBetween(0, n), label: `Up to ${n} employees`, text };
  return { ...keysBetween(n, Number.POSITIVE_INFINITY), label: `More than ${n} employees`, text };
}

function numberOf(typed: string): number {
  const [number] = Object.entries(NUMBERS).find(([, names]) => names.split('|').includes(typed.toLowerCase())) ?? [];
  return Number(number ?? typed);
}

/** The ranges of the filter that have sizes above the least one and up to the most, and those that have no others. */
function keysBetween(least: number, most: number): Pick<TypedCompanySize, 'keys' | 'surely'> {
  const ranges = NUMBER_OF_EMPLOYEES.map(({ key }) => {
    const [from = 0, to = Number.POSITIVE_INFINITY] = key.replace('+', '').split('-').map(Number);
    return { key, isSome: from <= most && to > least, isWhole: from >= least && to <= most };
  });
  const keysOf = (which: 'isSome' | 'isWhole') => ranges.filter((range) => range[which]).map(({ key }) => key);
  return { keys: keysOf('isSome'), surely: keysOf('isWhole') };
}
