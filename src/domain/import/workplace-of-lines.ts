import type { Workplace } from '#domain/jobs/job.ts';

/** Names of fields that state where people work, or where the place may be followed by it. */
const LABEL =
  /^(?:work ?place|work(?:ing)? (?:model|mode|style|arrangement|location)|location(?: type)?|place|where|arbejdsform|arbejdssted|arbeidsform|arbeidssted|arbetsform|arbetsplats|sted|lokation|plats|ort|työskentelytapa|työmuoto|työpaikka|sijainti|paikka|vinnufyrirkomulag|staðsetning) ?: */i;

/** Whole parts of a line, such as "Hybrid" in "Full-time · Hybrid". Within a sentence these words may be about a product. */
const PARTS: [RegExp, Workplace][] = [
  [
    /^(?:hybrid(?:i|ityö)?(?: (?:work(?:ing)?|work ?place|role|position|job|model|set-?up|remote|arbejde|arbeid|arbete|vinna))?(?: (?:with|from|in|at|and|\d).{0,50})?|hybrid(?:arbejde|arbeid|arbete)|(?:partly|partially) remote|remote[- ](?:friendly|possible|ok)|(?:some|a few|one|two|three|four|\d(?: ?[-–] ?\d)?) days? (?:(?:a|per|each|every) week )?(?:from|at) home|delvis (?:hjemmefra|på distans|hjemmekontor)|(?:mulighed|mulighet|möjlighet) (?:for|til|till|för) (?:hjemmearbejde|hjemmekontor|fjernarbejde|distansarbete)|osittain(?:en)? etä(?:nä|työ)|etätyömahdollisuus|etätyö (?:on )?mahdollis(?:ta|uus)|mahdollisuus etätyöhön)$/i,
    'hybrid',
  ],
  [
    /^(?:(?:(?:fully|100 ?%) )?(?:remote|remotely)(?: (?:first|only|work(?:ing)?|role|position|job))?(?: (?:in|from|within|across) .{2,40})?|work from (?:home|anywhere)|(?:fuldt |helt |100 ?% )?(?:fjernarbejde|hjemmearbejde|fjernarbeid|hjemmekontor|heimekontor|distansarbete|på distans|fjarvinna|hjemmefra)|(?:täysin |100 ?% )?(?:etätyö|etätyötä|etänä))$/i,
    'remote',
  ],
  [
    /^(?:(?:fully |only |100 ?% )?(?:on[- ]?site|in[- ]office|office[- ]based|(?:at|in|from) (?:the|our) office|på (?:vores |vårt |vår )?kontor(?:et)?|på stedet|på plats|paikan päällä|lähityö|toimistolla|á staðnum|á skrifstofunni)(?: (?:work|role|position|job|in .{2,40}))?|(?:no|not) (?:fully )?remote(?: work)?|remote(?: work)?\?? ?[:–-] ?(?:no|nej|nei|ei|not possible)|remote (?:work )?(?:is )?not possible)$/i,
    'onsite',
  ],
];

/** In sentences, only beside a word for the job or for work. */
const IN_SENTENCES: [RegExp, Workplace][] = [
  [
    /\bhybrid (?:work(?:ing|place)?|role|position|job|policy|schedule)\b|\bwork(?:ing)? hybrid\b|\b(?:role|position|job) is hybrid\b|\bhybrid(?:arbejde|arbeid|arbete|ityö)|(?<!\p{L})(?:arbejder|jobber|arbetar|arbeider) hybrid(?!\p{L})|\bdays? (?:a|per) week (?:(?:in|at|from) (?:the|our) office|from home)\b|\bfrom home (?:up to )?(?:one|two|three|four|some|a few|\d) days?\b|(?<!\p{L})(?:hjemmefra|hjemmekontor|heimekontor|hemifrån) (?:\S{1,12} ){0,3}(?:dag|dage|dager|dagar)(?!\p{L})|(?<!\p{L})(?:arbejder?|jobber?|arbeider?|jobbar?|arbetar?) (?:hjemme|hemma|heime) (?:\S{1,12} ){0,3}(?:dag|dage|dager|dagar)(?!\p{L})|(?<!\p{L})etätyö\p{L}{0,4} (?:\S{1,14} ){0,4}päivä\p{L}{0,4}(?!\p{L})|(?<!\p{L})(?:dag|dages?|dagers?|dagars?) (?:\S{1,12} ){0,3}(?:hjemmefra|hjemmekontor|heimekontor|hjemmearbejde|hemifrån)(?!\p{L})/iu,
    'hybrid',
  ],
  [
    /\b(?:(?:role|position|job) is (?:fully |100 ?% )?remote\b(?! (?:two|three|one|some|\d))|(?:fully[- ]remote|remote) (?:role|position|job)\b|work (?:fully|100 ?%) (?:remote|remotely)\b)/i,
    'remote',
  ],
  [
    /\b(?:on-?site (?:role|position|job)\b|(?:role|position|job) is (?:fully |100 ?% )?(?:on-?site|office-based)\b|(?:work|working) (?:fully |100 ?% )(?:on-?site|from (?:the|our) office)\b)|(?<!\p{L})(?:arbejdet|arbeidet|arbetet|stillingen|tjänsten) (?:foregår|utføres|utförs|er|är) på (?:vores |vårt )?kontor(?:et)?(?!\p{L})/iu,
    'onsite',
  ],
];

/** A sentence with a negation states no workplace: "not a remote role" may be hybrid. */
const NEGATION = /(?<!\p{L})(?:no|not|never|non|ikke|inte|ei|ekki)(?!\p{L})|n['’]t(?!\p{L})/iu;

const LONGEST_SENTENCE = 200;
const MOST_SENTENCES = 400;

/**
 * The workplace that the title, the short lines and the sentences of a pasted text state; null where they state none, or
 * both remote and on site.
 */
export function workplaceOfLines(title: string, lines: readonly string[], text: string): Workplace | null {
  const parts = [title, ...lines].flatMap((line) =>
    line
      .replace(/^[-–•*·] /, '')
      .replace(LABEL, '')
      .split(/[,;|·•()[\]/]|\s[-–—]\s|\.(?=\s|$)/)
      .map((part) => part.trim()),
  );
  const sentences = text
    .split(/\n|[.!?]\s/)
    .slice(0, MOST_SENTENCES)
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE && !NEGATION.test(sentence));
  return (
    agreed(parts.flatMap((part) => PARTS.filter(([pattern]) => pattern.test(part)))) ??
    agreed(sentences.flatMap((sentence) => IN_SENTENCES.filter(([pattern]) => pattern.test(sentence))))
  );
}

/** Some days at each place are hybrid, also beside a word for one of the places. */
function agreed(matches: readonly (readonly [RegExp, Workplace])[]): Workplace | null {
  const workplaces = new Set(matches.map(([, workplace]) => workplace));
  if (workplaces.has('hybrid')) return 'hybrid';
  const [workplace = null] = workplaces;
  return workplaces.size === 1 ? workplace : null;
}
