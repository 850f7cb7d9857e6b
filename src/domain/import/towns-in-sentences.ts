/** Words between the job and the town near which it is: "outside Bodø", "on site in Bodø", "ved Bodø". */
const BESIDE =
  '(?:(?:just|right|rett|lige|strax|straks) )?(?:(?:on[- ]?site|på stedet|på plats) (?:in|at|i)|outside(?: of)?|near|close to|ved|nær|utenfor|uden for|udenfor|utanför|nära|i nærheden af|i nærheten av|i närheten av)';
const TOWN_BESIDE = new RegExp(
  String.raw`(?<!\p{L})(${BESIDE}) ((?:\p{Lu}[\p{L}'’.-]*\s){0,2}\p{Lu}[\p{L}'’-]*)(?![\p{L}’'])`,
  'gu',
);
const BESIDE_AT_START = new RegExp(`^${BESIDE} `, 'iu');

/** A sentence is about the job only beside one of these words; "on site" is one itself. */
const OF_WORK =
  /(?<!\p{L})(?:on[- ]?site|på stedet|på plats|work(?:place|shop|ing)?|job|role|position|based|located|office|yard|site|factory|plant|lab|farm|harbour|quay|arbejd\p{L}{0,12}|arbeid\p{L}{0,12}|arbet\p{L}{0,12}|jobb\p{L}{0,6}|stilling\p{L}{0,4}|tjänst\p{L}{0,4}|kontor\p{L}{0,6}|værksted\p{L}{0,4}|verksted\p{L}{0,4}|verkstad\p{L}{0,4}|fabrik\p{L}{0,4}|holder til|ligger)(?!\p{L})/iu;
/** The town of somebody else, or of another time. */
const OF_OTHERS =
  /(?<!\p{L})(?:not|never|ikke|inte|another|other|customers?|clients?|partners?|suppliers?|kunde\p{L}{0,4}|kund|partner\p{L}{0,4}|founded|started|moved|grew|was|were|used to|soon|later)(?!\p{L})/iu;
/** A part of a line this short names the place of the job alone: "Full-time · just outside Bodø". */
const LONGEST_PART = 40;

/** The place without the words before it: "just outside Bodø" is "Bodø". */
export function withoutBeside(place: string): string {
  return place.replace(BESIDE_AT_START, '');
}

/**
 * The towns beside which a pasted text says that the work is, without a country. Only the gazetteer knows whether they
 * are towns: "ved NTNU" is none.
 */
export function townsInSentences(text: string): string[] {
  const sentences = text.split(/\n|\s[·|•]\s|[.!?]\s+/).map((sentence) => withSmallFirstLetter(sentence.trim()));
  const towns = sentences
    .filter((sentence) => !OF_OTHERS.test(sentence) && (OF_WORK.test(sentence) || isShortPart(sentence)))
    .flatMap((sentence) => [...sentence.matchAll(TOWN_BESIDE)].map(([, , town = '']) => town.trim()));
  return [...new Set(towns)];
}

/** "Outside Bodø" begins a line as "outside" stands within one. */
const withSmallFirstLetter = (sentence: string) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1);

function isShortPart(sentence: string): boolean {
  return sentence.length <= LONGEST_PART && BESIDE_AT_START.test(sentence);
}
